"""Serving the browser client: its page at every address of the client, its files compressed and cached."""

import asyncio
import gzip
import json
import socket
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from starlette.types import ASGIApp

from nasrid import loading
from nasrid.server import serve
from nasrid.server.bots.policies import Policies
from nasrid.server.limits import Limits
from nasrid.server.node.bus import NoBus
from nasrid.server.node.node import Node
from nasrid.server.protocol.info import CLIENT_PAGES
from nasrid.server.store.database import Database
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.web.app import make_app
from nasrid.server.web.guard import SECURITY_HEADERS

PAGE = "<!doctype html><title>Nasrid</title>"
TABLE_PAGE = "<!doctype html><title>A table</title>"
SCRIPT = "export const city = 1;\n"
BROTLI = b"as Brotli would write it"
TABLE = "AbC-def_0123456789abcd"


def zipped(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like the one that the build writes."""
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "fonts").mkdir()
    (built / "index.html").write_text(PAGE)
    (built / "index.html.gz").write_bytes(zipped(PAGE))
    (built / "table.html").write_text(TABLE_PAGE)
    (built / "assets" / "app-1a2b3c.js").write_text(SCRIPT)
    (built / "assets" / "app-1a2b3c.js.br").write_bytes(BROTLI)
    (built / "assets" / "app-1a2b3c.js.gz").write_bytes(zipped(SCRIPT))
    (built / "assets" / "app-4d5e6f.css").write_text("body { margin: 0 }")
    (built / "fonts" / "kufi.woff2").write_bytes(b"wOF2")
    (built / "favicon.svg").write_text("<svg/>")
    (built / "manifest.webmanifest").write_text("{}")
    return built


class Answer(NamedTuple):
    status: int
    headers: httpx.Headers
    content: bytes  # as it was sent

    @property
    def error(self) -> tuple[int, str]:
        return self.status, json.loads(self.content)["code"]


class Browser:
    def __init__(self, folder: Path) -> None:
        node = Node(Database(SqliteDriver(folder.parent / "nasrid.sqlite")), NoBus(), Limits())
        self.app: ASGIApp = make_app(node, client=folder)

    def get(self, path: str, encoding: str = "", method: str = "GET", **headers: str) -> Answer:
        return asyncio.run(self._ask(method, path, {"accept-encoding": encoding} | headers))

    async def _ask(self, method: str, path: str, headers: dict[str, str]) -> Answer:
        transport = httpx.ASGITransport(self.app)
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://nasrid") as http,
            http.stream(method, path, headers=headers) as answer,
        ):
            content = b"".join([part async for part in answer.aiter_raw()])
        return Answer(answer.status_code, answer.headers, content)


@pytest.fixture
def browser(folder: Path) -> Browser:
    return Browser(folder)


INDEX_PATHS = ["/", "/?new", "/index.html", f"/table/{TABLE}/replay", "/people/abc", *map("/{}".format, CLIENT_PAGES)]
PAGES = dict.fromkeys(INDEX_PATHS, PAGE) | {f"/table/{TABLE}": TABLE_PAGE}


@pytest.mark.parametrize(("path", "page"), PAGES.items())
def test_the_page_is_at_every_address_of_the_client(browser: Browser, path: str, page: str) -> None:
    answer = browser.get(path)
    assert (answer.status, answer.content) == (200, page.encode())
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert browser.get(path, method="HEAD").headers["content-length"] == str(len(page))


NOWHERE = ["/foo", "/table", f"/table/{TABLE}/foo", "/table/a.b", "/assets/gone.js", "/assets", "/assets/../../app.py"]


@pytest.mark.parametrize("path", [*NOWHERE, "/%2e%2e/nasrid.sqlite", "/api/foo"])
def test_other_paths_are_not_pages(browser: Browser, folder: Path, path: str) -> None:
    (folder.parent / "nasrid.sqlite").touch()
    answer = browser.get(path, accept="text/html")
    assert answer.error == (404, "not_found")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/app-1a2b3c.js", "text/javascript; charset=utf-8"),
        ("/assets/app-4d5e6f.css", "text/css; charset=utf-8"),
        ("/fonts/kufi.woff2", "font/woff2"),
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_content_types_and_hashed_files_are_cached(browser: Browser, path: str, kind: str) -> None:
    answer = browser.get(path)
    assert (answer.status, answer.headers["content-type"]) == (200, kind)
    kept = "public, max-age=31536000, immutable" if "assets" in path else "no-cache"
    assert answer.headers["cache-control"] == kept
    again = browser.get(path, **{"if-none-match": answer.headers["etag"]})
    assert (again.status, again.headers["cache-control"]) == (304, kept)


@pytest.mark.parametrize("path", ["/", "/assets/app-1a2b3c.js", "/foo"])
def test_pages_have_security_headers(browser: Browser, path: str) -> None:
    headers = browser.get(path).headers
    for name in set(SECURITY_HEADERS) - {"cache-control"}:
        assert headers[name] == SECURITY_HEADERS[name]
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # no script is
    for kind in ("script", "style", "font", "connect", "manifest", "media"):
        assert f"{kind}-src 'self'" in policy
    assert "img-src 'self' data:" in policy
    for feature in ("clipboard-write", "web-share"):  # an invitation is copied or shared
        assert feature not in headers["permissions-policy"]


@pytest.mark.parametrize(
    ("accept", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=1.0, br;q=0.5", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip;q=0.5, br; q=0.0", "gzip"),
        ("deflate", None),
        ("gzip;q=0", None),
        ("", None),
    ],
)
def test_file_is_compressed_as_the_browser_accepts(browser: Browser, accept: str, encoding: str | None) -> None:
    path = "/assets/app-1a2b3c.js"
    answer = browser.get(path, accept)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-length"] == str(len(answer.content))
    assert answer.content == {"br": BROTLI, "gzip": zipped(SCRIPT), None: SCRIPT.encode()}[encoding]
    same = browser.get(path, accept, **{"if-none-match": answer.headers["etag"]})
    assert (same.status, same.headers["vary"]) == (304, "Accept-Encoding")
    plain = browser.get(path, "", **{"if-none-match": answer.headers["etag"]})
    assert plain.status == (200 if encoding else 304), "another encoding is another answer"


def test_page_is_compressed_if_possible(browser: Browser) -> None:
    page = browser.get("/", "br, gzip")
    assert (page.headers["content-encoding"], page.content) == ("gzip", zipped(PAGE))
    style = browser.get("/assets/app-4d5e6f.css", "br, gzip")
    assert "content-encoding" not in style.headers
    assert style.content == b"body { margin: 0 }"


def test_missing_client_is_explained_and_the_api_works(tmp_path: Path) -> None:
    browser = Browser(tmp_path / "nothing")
    for path in ("/", f"/table/{TABLE}"):
        answer = browser.get(path)
        assert answer.error == (404, "not_found")
        assert b"make setup" in answer.content
        assert b"pip install ." in answer.content
    assert browser.get("/health").content == b'{"status":"ok"}'


def test_busy_port_is_replaced_only_if_it_is_the_default() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(serve.ServeError, match=f"port {port} cannot be used: .*choose another with --port"):
            serve._listen("127.0.0.1", port)
        with serve._listen("127.0.0.1", port, can_use_any_port=True) as other:
            assert other.getsockname()[1] not in (0, port)


@pytest.mark.parametrize("is_requested", [False, True])
def test_server_explains_slow_bots_unless_that_was_requested(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], is_requested: bool
) -> None:
    monkeypatch.setattr(serve, "is_compiled", False)
    monkeypatch.setattr(loading, "IS_PURE_REQUESTED", is_requested)
    settings = serve.ServerSettings(
        host="127.0.0.1",
        port=0,
        can_use_any_port=False,
        data=tmp_path,
        database=None,
        bus=None,
        should_open_browser=False,
        should_open_table=False,
        url=None,
        proxies="",
        drain_seconds=0,
        allow_private_push=False,
        limits=Limits(),
        policies=Policies({}),
        log_level="info",
    )
    with serve._listen("127.0.0.1", 0) as listener:
        serve._print_welcome(settings, SqliteDriver(tmp_path / "nasrid.db"), listener)
    assert ("is not compiled" in capsys.readouterr().out) is not is_requested


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "en"),
        ({"accept-language": "de-CH,de;q=0.9,en;q=0.8"}, "de"),
        ({"accept-language": "pt-BR,pt;q=0.9"}, "en"),
        ({"accept-language": "de", "cookie": "nasrid-language=en"}, "en"),
        ({"accept-language": "de", "cookie": "nasrid-language=../"}, "de"),
    ],
)
def test_page_preloads_messages_of_one_language(folder: Path, headers: dict[str, str], language: str) -> None:
    for one in ("en", "de"):
        for part in ("", "-home", "-end"):
            (folder / "assets" / f"language-{one}{part}-0a1b-2_.js").touch()
    first, home = (f"</assets/language-{language}{part}-0a1b-2_.js>; rel=modulepreload" for part in ("", "-home"))
    sent_headers = Browser(folder).get("/", **headers).headers
    assert set(sent_headers["link"].split(", ")) == {first, home}
    assert {"Accept-Language", "Cookie"} <= set(sent_headers["vary"].split(", "))
    at_table = Browser(folder).get(f"/table/{TABLE}", **headers).headers["link"].split(", ")
    assert [link for link in at_table if "language" in link] == [first]
