"""What must hold of every screen, at every size, in both themes and in every language: nothing bars anybody, hangs over
the edge, is cut off or overlaps, and whatever can be pressed is large enough. A change of size, theme or language costs
more than most looks, so they follow each other in an order that needs few."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.axe import find_violations
from tests.browser.painting import UNPAINTED_SELECTOR
from tests.browser.pseudolocales import LONG_PSEUDOLOCALES, PSEUDOLOCALES, SHORT_PSEUDOLOCALES

NARROW_SIZE: ViewportSize = {"width": 320, "height": 640}
PHONE_SIZE: ViewportSize = {"width": 360, "height": 740}
DESKTOP_SIZE: ViewportSize = {"width": 1280, "height": 800}
Theme = Literal["light", "dark"]
# Only colours differ from theme to theme; everything else is checked once.
THEME_RULES: dict[Theme, list[str] | None] = {"light": None, "dark": ["color-contrast"]}

# The browser of somebody who reads another language from now on.
SET_LANGUAGE = """language => {
    Object.defineProperty(navigator, "languages", { get: () => [language], configurable: true });
    dispatchEvent(new Event("languagechange"));
}"""
# Texts that can be seen, in HTML: which of them are cut off, and which lie on each other.
FIND_UNFIT_TEXTS = """unpainted => {
    const top = [...document.querySelectorAll("dialog:popover-open")].at(-1) ?? document.body;
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const lines = [], found = [];
    const opaque = each =>
        !each || ((each.matches(unpainted) || getComputedStyle(each).opacity !== "0") && opaque(each.parentElement));
    // drawings, what is only heard, and the news, whose older lines run out
    const IGNORED = "svg, .visually-hidden, option, noscript, [inert], .news";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!node.data.trim() || owner.closest(IGNORED)) continue;
        if (!owner.checkVisibility({ visibilityProperty: true }) || !opaque(owner)) continue;
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
# What can be pressed and is smaller than a finger. Fanned cards overlap; axe checks what is left of them.
FIND_SMALL_TARGETS = """() => [...document.querySelectorAll("button, select, summary, a.btn, [role=tab]")]
    .filter(each => each.checkVisibility() && !each.closest(".fan"))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (Math.round(box.width) < 40 || Math.round(box.height) < 40))
    .map(([each, box]) => `small: ${box.width} x ${box.height} ${each.outerHTML.slice(0, 160)}`)"""
# What follows the size of the window has followed it, and no colour is fading into another.
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
    """Where words have too little of it, and what is too small, at the size that the screen has."""
    yield from page.evaluate(FIND_UNFIT_TEXTS, UNPAINTED_SELECTOR)
    yield from page.evaluate(FIND_SMALL_TARGETS)
    if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        yield "hangs over the edge"


def find_accessibility_faults(page: Page, *themes: Theme) -> Iterator[str]:
    """Who cannot use it."""
    for theme in themes:
        set_theme(page, theme)
        if found := find_violations(page, THEME_RULES[theme]):
            yield f"{theme}:\n{found}"


def find_faults(page: Page, *, has_pseudolocales: bool = False) -> list[str]:
    """What is wrong with a screen, in English or in the pseudolocales that it was taught."""
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
    """Room in each; the page stays in the last."""
    for language in pseudolocales:
        set_language(page, language)
        yield from _prefix_faults(f"{where}, {PSEUDOLOCALES.get(language, language)}", find_layout_faults(page))


def _prefix_faults(where: str, found: Iterator[str]) -> Iterator[str]:
    return (f"{where}: {one}" for one in found)


def check_screen(page: Page, where: str) -> None:
    assert not (found := find_faults(page)), f"{where}:\n" + "\n".join(found)
