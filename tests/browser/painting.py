"""Painting is a large part of what a browser computes, and most tests look at no colours: so nothing is painted until
one does. What is there, where it lies and what can be pressed stays the same."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

UNPAINTED = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html, dialog { opacity: 0 !important }");
    document.adoptedStyleSheets = [sheet];
}"""
PAINTED = """() => {
    if (!document.adoptedStyleSheets.length) return;
    document.adoptedStyleSheets = [];
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}"""


def paint_nothing(context: BrowserContext) -> None:
    context.add_init_script(UNPAINTED)


def paint(page: Page) -> None:
    """Until the next page."""
    page.evaluate(PAINTED)
