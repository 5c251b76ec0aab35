"""axe-core in the page: what keeps people from using it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.painting import UNPAINTED

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# axe takes the order of layers from z-index alone, and does not know that an open popover lies above everything.
# Drawings are hidden from who hears the page; what they consist of, most of all elements, is nobody's concern.
# What is not painted counts as seen.
RUN = """async ([runOnly, unpainted]) => {
    for (const drawing of document.querySelectorAll("svg[aria-hidden=true]:not(:has([tabindex], a))"))
        Object.defineProperty(drawing, "childNodes", { value: [], configurable: true });
    const dialog = [...document.querySelectorAll("dialog:popover-open")].at(-1);
    if (dialog) dialog.style.zIndex = 1000;
    const { getComputedStyle } = window;
    const seen = style => new Proxy(style, {
        get: (_, name) => name === "getPropertyValue" ? of => (of === "opacity" ? "1" : style.getPropertyValue(of))
            : name === "opacity" ? "1" : style[name],
    });
    window.getComputedStyle = (each, part) =>
        each.matches(unpainted) ? seen(getComputedStyle(each, part)) : getComputedStyle(each, part);
    try {
        return await axe.run(dialog ?? document, { runOnly, resultTypes: ["violations"], preload: false });
    } finally {
        window.getComputedStyle = getComputedStyle;
    }
}"""
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def axe(page: Page, rules: list[str] | None = None) -> str:
    """The violations, or nothing; of a dialog alone if one is open, since nothing else can be used then. The page's
    policy allows no script from elsewhere, so this one is evaluated."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())
    found = page.evaluate(RUN, [rules or STANDARDS, UNPAINTED])
    return "\n\n".join(
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n{node['html']}\n{node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    )


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")
