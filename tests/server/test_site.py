"""The static site that `nasrid site` writes."""

import json
import re
from pathlib import Path

import pytest

from nasrid.cli import main
from nasrid.server.protocol.info import CLIENT_PAGES


def test_site_finds_its_files_in_any_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "public"
    assert main(["site", str(folder)]) == 0
    assert str(folder) in capsys.readouterr().out
    page = (folder / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="(?!data:)([^"]+)"', page)
    assert named
    assert all(name.startswith("./") and (folder / name).is_file() for name in named)
    for file in json.loads((folder / "offline.json").read_text(encoding="utf-8"))["files"]:
        assert (folder / file["url"]).is_file()
    assert not list(folder.rglob("*.br"))
    for path in folder.rglob("*.css"):
        assert not re.search(r"url\([\"']?/", path.read_text(encoding="utf-8"))  # nothing from the root


def test_app_manifest_names_pages_and_pictures_of_the_site(tmp_path: Path) -> None:
    folder = tmp_path / "public"
    assert main(["site", str(folder)]) == 0
    app = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert "id" not in app  # the start page is the id, so each copy on an origin is an app of its own
    pages = [re.fullmatch(r"\./\?at=/(\w+)(#new)?", shortcut["url"]) for shortcut in app["shortcuts"]]
    assert {page and page[1] for page in pages} <= set(CLIENT_PAGES)
    kept = {file["url"] for file in json.loads((folder / "offline.json").read_text(encoding="utf-8"))["files"]}
    for picture in app["screenshots"]:
        assert (folder / picture["src"]).is_file()
        assert picture["src"] not in kept


def test_site_replaces_an_older_site_and_rejects_other_folders(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    site, other = tmp_path / "site", tmp_path / "other"
    assert main(["site", str(site)]) == 0
    (site / "index.html").write_text((site / "index.html").read_text().replace("Nasrid", "Older"))
    assert main(["site", str(site)]) == 0
    assert "Older" not in (site / "index.html").read_text()
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    assert main(["site", str(other)]) != 0
    assert "is not empty" in capsys.readouterr().err
    assert [path.name for path in other.iterdir()] == ["letter.txt"]
