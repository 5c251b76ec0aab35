"""The browser client as it was built: its page at each of its addresses, and its files, compressed if possible."""

from __future__ import annotations

import mimetypes
import os
import re
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from nasrid.server.protocol.errors import Refusal
from nasrid.server.protocol.info import HERE
from nasrid.server.web.endpoints import PAGE_ID, TABLE_ID

BUILT = Path(str(files("nasrid.server.web"))) / "static"
INDEX = "index.html"
TABLE = "table.html"  # the same, but it asks at once for all that a table needs
NOT_BUILT = "the browser client is not built; run make setup or pip install . in the checkout"
PAGES = {  # "." is the root
    INDEX: re.compile(rf"\.|learn|rules|here|companion|box|table/{TABLE_ID}/replay|people/{PAGE_ID}|admin"),
    TABLE: re.compile(rf"table/{TABLE_ID}"),
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
NEVER = re.compile(r"\s*q=0(?:\.0*)?\s*")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
FOR_EVER = "public, max-age=31536000, immutable"  # what has another name whenever its content is another
ASK_AGAIN = "no-cache"
MESSAGES = re.compile(r"language-([a-z]+)-(?:([a-z]+)-)?[\w-]{8}\.js")  # of a language, all that a page needs or a part
LANGUAGE = "nasrid-language"  # the cookie with the language that was chosen
SCRIPT = re.compile(r'<script type="module" crossorigin src="([^"]+)"')
STYLE = re.compile(r'<link rel="stylesheet" crossorigin href="([^"]+)"')


class Client(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """The folder may be missing: programs are served without it, too."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        page = next((page for page, paths in PAGES.items() if paths.fullmatch(path)), None)
        try:
            response = await super().get_response(page or path, scope)
        except ValueError:  # no name of a file; newer versions of Starlette know that
            raise HTTPException(404) from None
        except HTTPException as error:
            if page and error.status_code == 404:
                raise Refusal("no_such_page", NOT_BUILT) from None
            raise
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        if page:
            response.headers["link"] = self._soon(page, path, Request(scope))
            response.headers.add_vary_header("Accept-Language, Cookie")
        return response

    def _soon(self, page: str, path: str, asked: Request) -> str:
        """What the page will ask for, told before the page itself: on a slow line that is a round trip earlier."""
        html = Path(str(self.directory), page).read_text(encoding="utf-8")
        scripts = SCRIPT.findall(html) + self._messages(page, asked)
        links = [f"<{script}>; rel=modulepreload" for script in scripts]
        links += [f"<{style}>; rel=preload; as=style; crossorigin" for style in STYLE.findall(html)]
        if page == TABLE and not path.startswith(f"table/{HERE}"):
            links.append(f"</api/tables/{path.partition('/')[2]}>; rel=preload; as=fetch; crossorigin")
        return ", ".join(links)

    def _messages(self, page: str, asked: Request) -> list[str]:
        """Those of the language that the browser's owner has chosen, or would like best."""
        names = (file.name for file in Path(str(self.directory), "assets").glob("language-*"))
        found = [match for match in map(MESSAGES.fullmatch, names) if match]
        liked = re.findall(r"\b[a-z]{2}\b", asked.headers.get("accept-language", ""))
        wanted = [asked.cookies.get(LANGUAGE), *liked]
        language = next((one for one in wanted if any(match[1] == one for match in found)), "en")
        parts = (None, "home") if page == INDEX else (None,)
        return [f"/assets/{match[0]}" for match in found if match[1] == language and match[2] in parts]

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked, plain = Headers(scope=scope), Path(full_path)
        file, encoding = _compressed(plain, asked)
        response = FileResponse(
            file,
            status_code,
            {"vary": "Accept-Encoding"} | ({"content-encoding": encoding} if encoding else {}),
            TYPES.get(plain.suffix) or mimetypes.guess_type(plain.name)[0],
            stat_result=file.stat(),
        )
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def _compressed(plain: Path, asked: Headers) -> tuple[Path, str]:
    """The file beside this one in the best encoding that the browser takes; otherwise the file itself."""
    accepted = [part.partition(";") for part in asked.get("accept-encoding", "").lower().split(",")]
    taken = {name.strip() for name, _, weight in accepted if not NEVER.fullmatch(weight)}
    for encoding, end in ENCODINGS.items():
        file = plain.with_name(plain.name + end)
        if encoding in taken and file.is_file():
            return file, encoding
    return plain, ""


def is_built() -> bool:
    return (BUILT / INDEX).is_file()
