"""Pages without painting.

Painting takes much of a browser's CPU time, and no test looks at a picture. Elements are therefore transparent, and
symbols of drawings are left out. Layout, colours and pointer targets stay the same.
"""

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
