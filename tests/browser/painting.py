"""Painting is a large part of what a browser computes, and no test looks at a picture: so nothing is painted, and what
a drawing takes from the sheet of symbols is left out. What else is there, where it lies, which colours it has and what
can be pressed stays the same."""

from __future__ import annotations

from playwright.sync_api import BrowserContext

UNPAINTED_SELECTOR = "html, dialog"
HIDE_PAGE = f"""{{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("{UNPAINTED_SELECTOR} {{ opacity: 0 !important }} use {{ display: none !important }}");
    document.adoptedStyleSheets = [sheet];
}}"""


def disable_painting(context: BrowserContext) -> None:
    context.add_init_script(HIDE_PAGE)
