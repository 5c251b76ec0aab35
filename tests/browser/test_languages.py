"""Every language on every screen: nothing is cut off, nothing overlaps, nobody is barred; and it can be changed."""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, expect

from nasrid.server.web.client import BUILT
from tests.browser.axe import axe
from tests.browser.conftest import Open
from tests.browser.pseudo import longer, speak_pseudo
from tests.browser.tables import act_by_letter, become, open_table, play_by_letters
from tests.browser.test_screens import EVERYTHING, come_to_rest, fits
from tests.server.client import Server

LOCALES = Path(__file__).parents[2] / "locales"
LANGUAGES: dict[str, str] = json.loads((LOCALES / "languages.json").read_text("utf-8"))
SIZES: dict[str, ViewportSize] = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1280, "height": 800}}

# The browser of somebody who reads another language from now on.
READS = """language => {
    Object.defineProperty(navigator, "languages", { get: () => [language], configurable: true });
    dispatchEvent(new Event("languagechange"));
}"""
# Texts that can be seen, in HTML: which of them are cut off, and which lie on each other.
UNFIT = """() => {
    const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const lines = [], found = [];
    // drawings, what is only heard, and the news, whose older lines run out
    const IGNORED = "svg, .visually-hidden, option, noscript, [inert], .news";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!node.data.trim() || owner.closest(IGNORED)) continue;
        if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (getComputedStyle(owner).clipPath === "inset(50%)") continue; // only to be heard
        const range = document.createRange();
        range.selectNodeContents(node);
        const rects = [...range.getClientRects()].filter(each => each.width > 1 && each.height > 1);
        for (const rect of rects) {
            let box = owner;
            while (box !== document.body && getComputedStyle(box).overflowX === "visible") box = box.parentElement;
            const edge = box.getBoundingClientRect();
            const scrolls = ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
            if (!scrolls && (rect.right > edge.right + 1.5 || rect.left < edge.left - 1.5))
                found.push(`cut off: “${node.data.trim()}” in ${box.className}`);
            if (rect.top < edge.top || rect.bottom > edge.bottom) continue; // scrolled away
            const middle = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
            if (middle && (owner.contains(middle) || middle.contains(owner))) lines.push({ node, rect });
        }
    }
    for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1)) {
            if (one.node === other.node) continue;
            const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
            const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
            if (across > 2 && down > Math.min(one.rect.height, other.rect.height) / 2)
                found.push(`overlapping: “${one.node.data.trim()}” and “${other.node.data.trim()}”`);
        }
    return [...new Set(found)];
}"""


MAIN = ("home", "the table", "the result")  # checked in every language; the others in the longest one


def longest() -> str:
    size = {code: sum(len(file.read_text("utf-8")) for file in (LOCALES / code).glob("*.ftl")) for code in LANGUAGES}
    return max(size, key=size.__getitem__)


def read(page: Page, language: str) -> None:
    page.evaluate(READS, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def unfit(page: Page) -> list[str]:
    """What is wrong with the screen, at both sizes."""
    found = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        come_to_rest(page)
        found += [f"{name}: {one}" for one in page.evaluate(UNFIT)]
        if not fits(page):
            found.append(f"{name}: hangs over the edge")
    return found


class Walk:
    """Through every screen, in English or in what `say` makes of it; each waits for its check."""

    def __init__(self, page: Page, check: Callable[[str], None], say: Callable[[str], str] = str) -> None:
        self.page, self.check, self.say = page, check, say

    def press(self, name: str, role: Literal["button", "radio"] = "button") -> None:
        self.page.get_by_role(role, name=self.say(name)).first.click()

    def whole(self) -> None:
        self.before_a_game()
        table = self.during_a_game()
        self.after_a_game(table)

    def before_a_game(self) -> None:
        expect(self.page.get_by_role("heading", name=self.say("New here?"))).to_be_attached()
        self.check("home")
        self.press("Open a table")
        self.press("More settings")
        self.check("the form of a table")
        self.page.keyboard.press("Escape")
        self.press("Find me a game")
        self.check("looking for a game")
        self.page.keyboard.press("Escape")
        self.press("Settings")
        self.check("settings")
        self.page.keyboard.press("Escape")
        open_table(self.page, {"players": 3}, mine=2)
        expect(self.page.get_by_role("textbox").first).to_be_visible()
        self.check("the waiting room")

    def during_a_game(self) -> str:
        table = open_table(self.page, EVERYTHING)
        expect(self.page.locator("main.table:not(.waiting)")).to_be_visible(timeout=30_000)
        self.check("the table")
        self.page.locator("[data-place^=site-]").first.click()
        self.check("a tile to buy")
        self.press("All majorities")
        self.check("all majorities")
        self.page.keyboard.press("Escape")
        self.press("Open the city")
        self.check("a rival's city")
        self.page.keyboard.press("Escape")
        self.press("Menu")
        self.check("the menu")
        self.page.keyboard.press("Escape")
        return table

    def after_a_game(self, table: str) -> None:
        rng = random.Random(2)
        play_by_letters(self.page, table, rng, until=lambda view: bool(view["sheets"]))
        sheet = self.page.get_by_role("button", name=self.say("Continue"))
        expect(sheet).to_be_visible(timeout=30_000)
        self.check("a score sheet")
        play_by_letters(self.page, table, rng, until=lambda view: bool(view["winners"]))
        self.page.add_locator_handler(sheet, lambda sheet: sheet.click(), no_wait_after=True)
        expect(self.page.get_by_role("button", name=self.say("Play again"))).to_be_visible(timeout=60_000)
        self.check("the result")
        for tab in ("Score sheets", "Charts", "Record"):
            self.press(tab, "radio")
            self.check(tab)
        self.page.goto(f"/table/{table}/replay")
        expect(self.page.get_by_role("slider").first).to_be_visible()
        self.check("the replay")


def test_every_screen_has_room_for_longer_words(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    speak_pseudo(context)
    page = context.new_page()
    page.goto("/")
    become(page)
    page.reload()
    found: list[str] = []
    Walk(page, lambda where: found.extend(f"{where}, {one}" for one in unfit(page)), longer).whole()
    context.close()
    assert not found, "\n".join(found)


def test_every_screen_in_the_longest_language_and_the_main_ones_in_all(open_page: Open) -> None:
    page = open_page("/", reduced_motion="reduce")
    become(page)
    page.reload()
    found: list[str] = []

    def check(where: str) -> None:
        for language in sorted(LANGUAGES.keys() - {"en"}) if where in MAIN else [longest()]:
            read(page, language)
            found.extend(f"{where}, {language}, {one}" for one in unfit(page))
            if where in MAIN and (barred := axe(page)):
                found.append(f"{where}, {language}:\n{barred}")
        read(page, "en")

    Walk(page, check).whole()
    assert not found, "\n".join(found)


def test_the_language_changes_in_mid_game_and_is_remembered(open_page: Open) -> None:
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
    act_by_letter(page, table, random.Random(1))
    expect(page.locator("main.table.waiting, main.table:not(.waiting)").first).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    expect(page.get_by_role("heading", name="Pénz", exact=True)).to_be_visible()
    page.goto("/")
    page.get_by_role("combobox", name="Nyelv").select_option("auto")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_first_load_is_not_much_larger_in_another_language() -> None:
    assets = BUILT / "assets"
    page = (BUILT / "index.html").read_text("utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page)
    whole = sum(len(zlib.compress((BUILT / name).read_bytes(), 9)) for name in named)

    def size(language: str) -> int:
        files = (
            each for each in assets.iterdir() if re.fullmatch(rf"language-{language}-(home-)?[\w-]{{8}}\.js", each.name)
        )
        return sum(len(zlib.compress(file.read_bytes(), 9)) for file in files)

    english = size("en")
    assert english
    for language in LANGUAGES:
        assert size(language) - english < 0.05 * (whole + english), language


def test_a_page_fetches_the_messages_of_one_language(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.url, locale="de-AT")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page = context.new_page()
    page.goto("/", wait_until="networkidle")
    expect(page.get_by_role("button", name="Mit Bots spielen")).to_be_visible()
    fetched = [name for name in asked if name.startswith("language-")]
    context.close()
    assert sorted(name[: -len("-12345678.js")] for name in fetched) == [
        f"language-de{part}" for part in ("", "-home", "-offline", "-start")
    ]
