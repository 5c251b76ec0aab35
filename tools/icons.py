"""Draw the icons of the installed app from the SVG, with Chromium, because some systems do not accept SVG.

.venv/bin/python tools/icons.py
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import open_chromium  # noqa: E402 (after the change of sys.path)

PUBLIC_DIR = ROOT / "web" / "public"
ICON_SIZES_PX = (180, 192, 512)  # the sizes required by Apple, Android and splash screens


def main() -> None:
    drawing = (PUBLIC_DIR / "icon.svg").read_text(encoding="utf-8")
    with open_chromium() as browser:
        for size in ICON_SIZES_PX:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>*{{margin:0}} svg{{width:{size}px;height:{size}px;display:block}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC_DIR / f"icon-{size}.png")
            page.close()


if __name__ == "__main__":
    main()
