"""Language changes during a game, and the size of language files. test_screens.py checks the screens."""

from __future__ import annotations

import random
import re
import zlib

from playwright.sync_api import Browser, expect

from nasrid.server.web.static_client import CLIENT_DIR, MESSAGES_RE
from tests.browser.conftest import OpenPage
from tests.browser.pseudolocales import LANGUAGES
from tests.browser.tables import act_over_http, open_table
from tests.server.client import Server


def test_language_change_during_a_game_persists(open_page: OpenPage) -> None:
    page = open_page("/", locale="fr-CH")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    table = open_table(page, {"players": 3})
    expect(page.locator("main.table:not(.waiting)")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("heading", name="Argent", exact=True)).to_be_visible()
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("combobox", name="Langue").select_option("hu")
    expect(page.get_by_role("combobox", name="Nyelv")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Pénz", exact=True)).to_be_visible()
    expect(page.locator(".log li").first).to_contain_text("asztal")
    act_over_http(page, table, random.Random(1))
    expect(page.locator("main.table.waiting, main.table:not(.waiting)").first).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.get_by_role("heading", name="Pénz", exact=True)).to_be_visible()
    page.goto("/")
    page.get_by_role("combobox", name="Nyelv").select_option("auto")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def part_of(name: str) -> tuple[str, str | None] | None:
    """Return the language and the part of a file of messages, or None for another file."""
    found = MESSAGES_RE.fullmatch(name)
    return (found[1], found[2]) if found else None


def test_first_load_is_hardly_larger_in_other_languages() -> None:
    assets = CLIENT_DIR / "assets"
    page = (CLIENT_DIR / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    whole = sum(len(zlib.compress((CLIENT_DIR / name).read_bytes(), 9)) for name in named)

    def size(language: str) -> int:
        files = (file for file in assets.iterdir() if part_of(file.name) in ((language, None), (language, "home")))
        return sum(len(zlib.compress(file.read_bytes(), 9)) for file in files)

    english = size("en")
    assert english
    for language in LANGUAGES:
        assert size(language) - english < 0.05 * (whole + english), language


def test_page_fetches_messages_of_one_language_only(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="de-AT")
    requested: list[str] = []
    context.on("request", lambda request: requested.append(request.url.rpartition("/")[2]))
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name="Mit Bots spielen")).to_be_visible()
    fetched = [part for name in requested if (part := part_of(name))]
    context.close()
    assert sorted(fetched, key=str) == [("de", "home"), ("de", None)]
