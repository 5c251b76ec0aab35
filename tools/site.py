"""Build the documentation as a site in build/site/html, and fail on broken links.

    make docs

The pages keep their places of the checkout, together with every file that they link to, so the same links work in an
editor, on the code host and on the site.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).parents[1]
BUILD_DIR = ROOT / "build" / "site"  # as in zensical.toml
PAGES_DIR, HTML_DIR = BUILD_DIR / "pages", BUILD_DIR / "html"
LINK_RE = re.compile(r"\]\(([^)#\s]+)[^)]*\)|(?:src|href)=\"([^\"#]+)")


def document_files() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def linked_files(page: Path) -> Iterator[Path]:
    """Yield the files of the checkout that a page links to."""
    for link, source in LINK_RE.findall(page.read_text(encoding="utf-8")):
        target = (page.parent / unquote(link or source)).resolve()
        if target.is_file() and target.is_relative_to(ROOT):
            yield target


def copy_pages() -> None:
    shutil.rmtree(BUILD_DIR, ignore_errors=True)
    pages = document_files()
    for path in {*pages, *(target for page in pages for target in linked_files(page))}:
        copy = PAGES_DIR / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


@dataclass
class PageLinks(HTMLParser):
    """The anchors and the links of a page."""

    anchors: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and (name == "id" or (name == "name" and tag == "a")):
                self.anchors.add(value)
            if value and name in ("href", "src") and not urlsplit(value).scheme:
                self.links.append(value)


def read_page(file: Path) -> PageLinks:
    page = PageLinks()
    page.feed(file.read_text(encoding="utf-8"))
    return page


def find_dead_links(site: Path) -> list[str]:
    """Return a message for every link to a missing file or anchor."""
    pages = {file.resolve(): read_page(file) for file in site.rglob("*.html") if file.name != "404.html"}
    return [
        f"{file.relative_to(site.resolve())} links to {link}, which is not there"
        for file, page in pages.items()
        for link in page.links
        if not is_link_valid(file, link, pages)
    ]


def is_link_valid(file: Path, link: str, pages: dict[Path, PageLinks]) -> bool:
    parts = urlsplit(link)
    target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or target not in pages or anchor in pages[target].anchors


def main() -> int:
    copy_pages()
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, file=sys.stderr)
        return 1
    dead = find_dead_links(HTML_DIR)
    print(*dead, sep="\n", end="\n" if dead else "", file=sys.stderr)
    if not dead:
        print(f"The documentation is in {(HTML_DIR / 'index.html').relative_to(ROOT)}")
    return bool(dead)


if __name__ == "__main__":
    sys.exit(main())
