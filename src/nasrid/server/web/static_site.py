"""The client as a static site without a server, for any web host and path."""

import json
import shutil
from pathlib import Path

from nasrid.server.web.static_client import CLIENT_DIR, INDEX_PAGE, TABLE_PAGE

STATIC_SITE_META = '<meta name="nasrid-site" content="files" />'
OFFLINE_MANIFEST = "offline.json"
APP_MANIFEST = "manifest.webmanifest"
IGNORED_FILES = shutil.ignore_patterns("*.br", "*.gz", ".*", TABLE_PAGE)  # web hosts compress files themselves


def write_site(folder: Path, built: Path = CLIENT_DIR) -> None:
    """Write the site into a new folder, or over an older site."""
    shutil.copytree(built, folder, dirs_exist_ok=True, ignore=IGNORED_FILES)
    page = (built / INDEX_PAGE).read_text(encoding="utf-8")
    page = page.replace('="/', '="./').replace("<head>", f"<head>\n    {STATIC_SITE_META}", 1)
    (folder / INDEX_PAGE).write_text(page, encoding="utf-8")
    manifest = json.loads((built / OFFLINE_MANIFEST).read_text(encoding="utf-8"))
    manifest["files"] = [file for file in manifest["files"] if file["url"] != TABLE_PAGE]
    (folder / OFFLINE_MANIFEST).write_text(json.dumps(manifest), encoding="utf-8")
    app = json.loads((built / APP_MANIFEST).read_text(encoding="utf-8"))
    for shortcut in app["shortcuts"]:  # a site has one page, which receives the others in a query (web/src/urls.ts)
        shortcut["url"] = shortcut["url"].replace("./", "./?at=/", 1)
    (folder / APP_MANIFEST).write_text(json.dumps(app), encoding="utf-8")


def is_site(folder: Path) -> bool:
    page = folder / INDEX_PAGE
    return page.is_file() and STATIC_SITE_META in page.read_text(encoding="utf-8")
