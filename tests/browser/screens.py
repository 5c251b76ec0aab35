"""What must hold of every screen, at every size, in both themes and in every language: nothing bars anybody, hangs over
the edge, is cut off or overlaps, and whatever can be pressed is large enough. A change of size, theme or language costs
more than most looks, so they follow each other in an order that needs few."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from playwright.sync_api import Page, ViewportSize

from tests.browser.axe import axe
from tests.browser.painting import UNPAINTED
from tests.browser.pseudolocales import LONGEST, PSEUDOLOCALES, SHORTEST

NARROW: ViewportSize = {"width": 320, "height": 640}
PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
Theme = Literal["light", "dark"]
# Only colours differ from theme to theme; everything else is checked once.
THEMES: dict[Theme, list[str] | None] = {"light": None, "dark": ["color-contrast"]}

# The browser of somebody who reads another language from now on.
READS = """language => {
    Object.defineProperty(navigator, "languages", { get: () => [language], configurable: true });
    dispatchEvent(new Event("languagechange"));
}"""
# Texts that can be seen, in HTML: which of them are cut off, and which lie on each other.
UNFIT = """unpainted => {
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
SMALL = """() => [...document.querySelectorAll("button, select, summary, a.btn, [role=tab]")]
    .filter(each => each.checkVisibility() && !each.closest(".fan"))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (Math.round(box.width) < 40 || Math.round(box.height) < 40))
    .map(([each, box]) => `small: ${box.width} x ${box.height} ${each.outerHTML.slice(0, 160)}`)"""
# What follows the size of the window has followed it, and no colour is fading into another.
REST = """async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}"""


def resize(page: Page, size: ViewportSize) -> None:
    if page.viewport_size != size:
        page.set_viewport_size(size)
        page.evaluate(REST)


def read(page: Page, language: str) -> None:
    if page.evaluate("document.documentElement.lang") == language:
        return
    page.evaluate(READS, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.evaluate(REST)


def turn(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    page.evaluate(REST)


def room(page: Page) -> Iterator[str]:
    """Where words have too little of it, and what is too small, at the size that the screen has."""
    yield from page.evaluate(UNFIT, UNPAINTED)
    yield from page.evaluate(SMALL)
    if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
        yield "hangs over the edge"


def barred(page: Page, *themes: Theme) -> Iterator[str]:
    """Who cannot use it."""
    for theme in themes:
        turn(page, theme)
        if found := axe(page, THEMES[theme]):
            yield f"{theme}:\n{found}"


def faults(page: Page, *, taught: bool = False) -> list[str]:
    """What is wrong with a screen, in English or in the pseudolocales that it was taught."""
    return [*_on_a_phone(page, taught=taught), *_on_a_desktop(page, taught=taught)]


def _on_a_phone(page: Page, *, taught: bool) -> Iterator[str]:
    resize(page, NARROW)
    yield from _at("320 px", room(page))
    resize(page, PHONE)
    yield from _in_pseudolocales(page, "360 px", (*SHORTEST, *reversed(LONGEST)) if taught else ("en",))
    yield from _at("360 px", barred(page, "light", "dark"))


def _on_a_desktop(page: Page, *, taught: bool) -> Iterator[str]:
    resize(page, DESKTOP)
    yield from _in_pseudolocales(page, "1280 px", LONGEST if taught else ("en",))
    yield from _at("1280 px", barred(page, "dark", "light"))
    read(page, "en")


def _in_pseudolocales(page: Page, where: str, pseudolocales: Iterable[str]) -> Iterator[str]:
    """Room in each; the page stays in the last."""
    for language in pseudolocales:
        read(page, language)
        yield from _at(f"{where}, {PSEUDOLOCALES.get(language, language)}", room(page))


def _at(where: str, found: Iterator[str]) -> Iterator[str]:
    return (f"{where}: {one}" for one in found)


def check(page: Page, where: str) -> None:
    assert not (found := faults(page)), f"{where}:\n" + "\n".join(found)
