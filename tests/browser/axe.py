"""Accessibility checks with axe-core."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.painting import UNPAINTED_SELECTOR

AXE_PATH = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# To save time, axe does not descend into drawings, which screen readers skip, or into content behind a dialog, which
# cannot be used. Unpainted elements count as visible.
RUN_AXE = """async ([runOnly, unpainted]) => {
    const within = new Map(); // the children that axe sees, where they are limited
    for (const drawing of document.querySelectorAll("svg[aria-hidden=true]:not(:has([tabindex], a))"))
        within.set(drawing, []);
    const dialog = [...document.querySelectorAll("dialog:popover-open")].at(-1);
    for (let each = dialog; each?.parentElement; each = each.parentElement) within.set(each.parentElement, [each]);
    for (const [each, found] of within)
        for (const name of ["children", "childNodes"])
            Object.defineProperty(each, name, { value: found, configurable: true });
    const isFound = each => within.get(each.parentElement)?.includes(each) ?? true;
    document.createTreeWalker = (root, kinds) => Document.prototype.createTreeWalker.call(
        document, root, kinds, each => isFound(each) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
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
        delete document.createTreeWalker;
        for (const each of within.keys()) { delete each.children; delete each.childNodes; }
    }
}"""
AXE_RULE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def find_violations(page: Page, rules: list[str] | None = None) -> str:
    """Return the violations on the page as text, or an empty text.

    If a dialog is open, only the dialog is checked. The script is evaluated, because the page's content security policy
    blocks scripts from other origins.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(_load_axe())
    found = page.evaluate(RUN_AXE, [rules or AXE_RULE_TAGS, UNPAINTED_SELECTOR])
    return "\n\n".join(
        f"{violation['id']} ({violation['impact']}): {violation['help']}\n{node['html']}\n{node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    )


@cache
def _load_axe() -> str:
    return AXE_PATH.read_text(encoding="utf-8")
