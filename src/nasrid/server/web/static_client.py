"""The built browser client: its pages and files, compressed if possible."""

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

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import CLIENT_PAGES, LOCAL_ID_PREFIX
from nasrid.server.web.endpoint import PAGE_ID_PATTERN, TABLE_ID_PATTERN

CLIENT_DIR = Path(str(files("nasrid.server.web"))) / "static"
INDEX_PAGE = "index.html"
TABLE_PAGE = "table.html"  # the same page with preloads for a table
NOT_BUILT = "the browser client is not built; run make setup or pip install . in the checkout"
PAGES = {  # "." is the root
    INDEX_PAGE: re.compile(
        rf"\.|{'|'.join(CLIENT_PAGES)}|table/{TABLE_ID_PATTERN}/(?:replay|review)|people/{PAGE_ID_PATTERN}"
        rf"|tournament/{TABLE_ID_PATTERN}(/screen)?|puzzles/{PAGE_ID_PATTERN}"
    ),
    TABLE_PAGE: re.compile(rf"table/{TABLE_ID_PATTERN}"),
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first
ZERO_QUALITY_RE = re.compile(r"\s*q=0(?:\.0*)?\s*")
CONTENT_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
CACHE_FOREVER = "public, max-age=31536000, immutable"  # for files with a hash in the name
CACHE_REVALIDATE = "no-cache"
MESSAGES_RE = re.compile(r"language-([a-z]+)-(?:([a-z]+)-)?[\w-]{7}\.js")  # language, part
LANGUAGE_COOKIE = "nasrid-language"
SCRIPT_RE = re.compile(r'<script type="module" crossorigin src="([^"]+)"')
STYLE_RE = re.compile(r'<link rel="stylesheet" crossorigin href="([^"]+)"')


class StaticClient(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """Accept a missing folder, because the API works without the client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        page = next((page for page, paths in PAGES.items() if paths.fullmatch(path)), None)
        try:
            response = await super().get_response(page or path, scope)
        except ValueError:  # not a file name; newer versions of Starlette handle this
            raise HTTPException(404) from None
        except HTTPException as error:
            if page and error.status_code == 404:
                raise RefusalError("not_found", NOT_BUILT) from None
            raise
        response.headers["cache-control"] = CACHE_FOREVER if path.startswith("assets/") else CACHE_REVALIDATE
        if page:
            response.headers["link"] = self._preload_links(page, path, Request(scope))
            response.headers.add_vary_header("Accept-Language, Cookie")
        return response

    def _preload_links(self, page: str, path: str, request: Request) -> str:
        """Return a Link header with the files of the page, which saves a round trip on a slow connection."""
        html = Path(str(self.directory), page).read_text(encoding="utf-8")
        scripts = SCRIPT_RE.findall(html) + self._message_scripts(page, request)
        links = [f"<{script}>; rel=modulepreload" for script in scripts]
        links += [f"<{style}>; rel=preload; as=style; crossorigin" for style in STYLE_RE.findall(html)]
        if page == TABLE_PAGE and not path.startswith(f"table/{LOCAL_ID_PREFIX}"):
            links.append(f"</api/tables/{path.partition('/')[2]}>; rel=preload; as=fetch; crossorigin")
        return ", ".join(links)

    def _message_scripts(self, page: str, request: Request) -> list[str]:
        """Return the message files of the chosen or preferred language."""
        names = (file.name for file in Path(str(self.directory), "assets").glob("language-*"))
        matches = [match for match in map(MESSAGES_RE.fullmatch, names) if match]
        accepted = re.findall(r"\b[a-z]{2}\b", request.headers.get("accept-language", ""))
        requested = [request.cookies.get(LANGUAGE_COOKIE), *accepted]
        language = next((code for code in requested if any(match[1] == code for match in matches)), "en")
        parts = (None, "home") if page == INDEX_PAGE else (None,)
        return [f"/assets/{match[0]}" for match in matches if match[1] == language and match[2] in parts]

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        headers, plain = Headers(scope=scope), Path(full_path)
        file, encoding = _compressed(plain, headers)
        response = FileResponse(
            file,
            status_code,
            {"vary": "Accept-Encoding"} | ({"content-encoding": encoding} if encoding else {}),
            CONTENT_TYPES.get(plain.suffix) or mimetypes.guess_type(plain.name)[0],
            stat_result=file.stat(),
        )
        del response.headers["last-modified"]  # the etag is more exact, and every header counts on a slow connection
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, headers) else response


def _compressed(plain: Path, headers: Headers) -> tuple[Path, str]:
    """Return the file in the best encoding that the browser accepts, and the encoding."""
    accepted = [part.partition(";") for part in headers.get("accept-encoding", "").lower().split(",")]
    supported = {name.strip() for name, _, weight in accepted if not ZERO_QUALITY_RE.fullmatch(weight)}
    for encoding, end in ENCODINGS.items():
        file = plain.with_name(plain.name + end)
        if encoding in supported and file.is_file():
            return file, encoding
    return plain, ""


def is_built() -> bool:
    return (CLIENT_DIR / INDEX_PAGE).is_file()
