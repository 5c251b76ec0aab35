"""Checks of a screen at every size, in both themes and in every language.

A screen must be accessible and must not overflow. Texts must not be cut off or overlap, and controls must be large
enough. Changing the size, theme or language is expensive, so the checks are ordered to need few changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from playwright.sync_api import FloatRect, Page, ViewportSize

from tests.browser.axe import find_violations
from tests.browser.painting import UNPAINTED_SELECTOR
from tests.browser.player import box_of
from tests.browser.pseudolocales import LONG_PSEUDOLOCALES, PSEUDOLOCALES, SHORT_PSEUDOLOCALES

NARROW_SIZE: ViewportSize = {"width": 320, "height": 640}
PHONE_SIZE: ViewportSize = {"width": 360, "height": 740}
LANDSCAPE_SIZE: ViewportSize = {"width": 740, "height": 360}
DESKTOP_SIZE: ViewportSize = {"width": 1280, "height": 800}
Theme = Literal["light", "dark"]
# The themes differ only in colours, so everything else is checked once.
THEME_RULES: dict[Theme, list[str] | None] = {"light": None, "dark": ["color-contrast"]}

TABLE_PARTS = (
    ".bar, .strip, .opponents, .market, .side, .board [aria-selected=true], .city .news, .dado, .words[role=status]"
)

# Changes the language of the browser.
SET_LANGUAGE = """language => {
    Object.defineProperty(navigator, "languages", { get: () => [language], configurable: true });
    dispatchEvent(new Event("languagechange"));
}"""
# Returns the visible HTML texts that are cut off or overlap.
FIND_UNFIT_TEXTS = """unpainted => {
    const top = [...document.querySelectorAll("dialog:popover-open")].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const lines = [], found = [];
    const opaque = each =>
        !each || ((each.matches(unpainted) || getComputedStyle(each).opacity !== "0") && opaque(each.parentElement));
    // drawings, texts for screen readers, and the news, whose older lines may be cut off
    const IGNORED = "svg, .visually-hidden, option, noscript, [inert], .news";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!node.data.trim() || owner.closest(IGNORED)) continue;
        if (!owner.checkVisibility({ visibilityProperty: true }) || !opaque(owner)) continue;
        if (getComputedStyle(owner).clipPath === "inset(50%)") continue; // for screen readers
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
# Returns controls smaller than 40 px. Fanned cards overlap, so axe checks them.
FIND_SMALL_TARGETS = """() => [...document.querySelectorAll("button, select, summary, a.btn, [role=tab]")]
    .filter(each => each.checkVisibility() && !each.closest(".fan"))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (Math.round(box.width) < 40 || Math.round(box.height) < 40))
    .map(([each, box]) => `small: ${box.width} x ${box.height} ${each.outerHTML.slice(0, 160)}`)"""
# Waits for reactions to a change of size and ends colour transitions.
SETTLE = """async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}"""


def resize(page: Page, size: ViewportSize) -> None:
    if page.viewport_size != size:
        page.set_viewport_size(size)
        page.evaluate(SETTLE)


def set_language(page: Page, language: str) -> None:
    if page.evaluate("document.documentElement.lang") == language:
        return
    page.evaluate(SET_LANGUAGE, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.evaluate(SETTLE)


def set_theme(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    page.evaluate(SETTLE)


def find_layout_faults(page: Page) -> Iterator[str]:
    """Yield unfit texts, small controls and overflow at the current size."""
    yield from page.evaluate(FIND_UNFIT_TEXTS, UNPAINTED_SELECTOR)
    yield from page.evaluate(FIND_SMALL_TARGETS)
    if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        yield "the page overflows"


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def find_covered_parts(page: Page) -> Iterator[str]:
    """Yield the parts of the table that a message above the tray covers, or that have left the screen."""
    page.evaluate(SETTLE)
    screen = page.viewport_size
    assert screen
    message = box_of(page.locator("main.table > .words"))
    parts = (
        ".bar, .strip, .opponents, .market, .side, .board [aria-selected=true], .city .news, .dado, .words[role=status]"
    )
    for part in page.locator(f"main.table :is({parts})").all():
        box = box_of(part)
        name = part.get_attribute("class") or ""
        if "words" not in name.split() and overlap(message, box):
            yield f"{name} is covered"
        if box["y"] < -1 or box["y"] + box["height"] > screen["height"] + 1:
            yield f"{name} leaves the screen"


def find_accessibility_faults(page: Page, *themes: Theme) -> Iterator[str]:
    """Yield accessibility violations in these themes."""
    for theme in themes:
        set_theme(page, theme)
        if found := find_violations(page, THEME_RULES[theme]):
            yield f"{theme}:\n{found}"


def find_faults(page: Page, *, has_pseudolocales: bool = False) -> list[str]:
    """Return the faults of a screen, in English or in the installed pseudolocales."""
    return [
        *_find_phone_faults(page, has_pseudolocales=has_pseudolocales),
        *_find_desktop_faults(page, has_pseudolocales=has_pseudolocales),
    ]


def _find_phone_faults(page: Page, *, has_pseudolocales: bool) -> Iterator[str]:
    resize(page, NARROW_SIZE)
    yield from _prefix_faults("320 px", find_layout_faults(page))
    resize(page, PHONE_SIZE)
    yield from _find_pseudolocale_faults(
        page, "360 px", (*SHORT_PSEUDOLOCALES, *reversed(LONG_PSEUDOLOCALES)) if has_pseudolocales else ("en",)
    )
    yield from _prefix_faults("360 px", find_accessibility_faults(page, "light", "dark"))


def _find_desktop_faults(page: Page, *, has_pseudolocales: bool) -> Iterator[str]:
    resize(page, DESKTOP_SIZE)
    yield from _find_pseudolocale_faults(page, "1280 px", LONG_PSEUDOLOCALES if has_pseudolocales else ("en",))
    yield from _prefix_faults("1280 px", find_accessibility_faults(page, "dark", "light"))
    set_language(page, "en")


def _find_pseudolocale_faults(page: Page, where: str, pseudolocales: Iterable[str]) -> Iterator[str]:
    """Yield the layout faults in each. The page stays in the last."""
    for language in pseudolocales:
        set_language(page, language)
        yield from _prefix_faults(f"{where}, {PSEUDOLOCALES.get(language, language)}", find_layout_faults(page))


def _prefix_faults(where: str, faults: Iterator[str]) -> Iterator[str]:
    return (f"{where}: {fault}" for fault in faults)


def check_screen(page: Page, where: str) -> None:
    assert not (found := find_faults(page)), f"{where}:\n" + "\n".join(found)
