"""Makes the pictures of this folder, with a server and Chromium of their own.

    .venv/bin/python -m docs.screenshots.make [home new alhambra ...]

Good bots play, and so does somebody who takes the server's hints, until there is something to see.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import chromium
from tests.server.client import Server

FOLDER = Path(__file__).parent
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
ALL = ["vizier", "exchange", "bonus", "huts"]
LOBBY: dict[str, dict[str, Any]] = {
    "Yusuf": {"game": "alhambra", "players": 4},
    "Teresa": {"game": "combined", "players": 3},
}


class Studio:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url

    def home(self) -> None:
        for name, options in LOBBY.items():
            host = self.page(WIDE, name)
            settings = {"options": options, "seats": [{"kind": "open"}] * options["players"], "listed": True}
            host.request.post("/api/tables", data={"settings": settings})
        page = self.page(WIDE)
        page.goto("/")
        expect(page.get_by_text("Yusuf").first).to_be_visible()
        self.take(page, "home")

    def new(self) -> None:
        page = self.page(WIDE)
        page.goto("/")
        page.get_by_role("button", name="Open a table").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        self.take(page, "new-table")

    def alhambra(self) -> None:
        page = self.page(WIDE)
        self.play(page, {"game": "alhambra", "players": 4}, until=lambda seen: len(cells(seen)) >= 11 and builds(seen))
        self.lift(page)
        self.take(page, "alhambra")

    def combined(self) -> None:
        page = self.page(WIDE, color_scheme="dark")
        self.play(page, {"game": "combined", "players": 3}, until=lambda seen: len(cells(seen)) >= 11 and mine(seen))
        self.take(page, "combined-dark")

    def phones(self) -> None:
        light, dark = self.page(PHONE), self.page(PHONE, color_scheme="dark")
        self.play(light, {"game": "alhambra", "players": 3}, until=lambda seen: len(cells(seen)) >= 10 and builds(seen))
        self.lift(light)
        self.play(dark, {"game": "granada", "players": 3}, until=lambda seen: len(cells(seen)) >= 8 and mine(seen))
        self.take(light, "phone")
        self.take(dark, "phone-dark")

    def scores(self) -> None:
        """The page watches while the last turns are played: it shows a score sheet when one comes, and the end."""
        page = self.page(WIDE)
        options = {"game": "alhambra", "players": 4, "modules": ALL}
        self.play(page, options, until=lambda seen: scored(seen) == 1 and mine(seen))
        sheet = page.get_by_role("button", name="Continue")
        self.go_on(page, table_of(page), until=lambda seen: scored(seen) == 2)
        expect(sheet).to_be_visible(timeout=60_000)
        self.take(page, "score-sheet")
        sheet.click()
        self.go_on(page, table_of(page), until=lambda seen: seen["table"]["state"] == "over")
        page.reload()
        expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=60_000)
        self.take(page, "end")

    # How it is done

    def page(self, screen: dict[str, Any], name: str = "Zaida", **options: Any) -> Page:
        context = self.browser.new_context(base_url=self.url, reduced_motion="reduce", **screen, **options)
        page = context.new_page()
        page.request.post("/api/me", data={"name": name})
        page.add_init_script(f"localStorage.setItem('nasrid-name', '{name}')")
        return page

    def play(self, page: Page, options: dict[str, Any], until: Callable[[Any], bool]) -> None:
        """Opens tables until one gets as far as wanted, and goes there."""
        seats = [{}, *[{"kind": "bot", "level": "architect"}] * (options["players"] - 1)]
        settings = {"options": options, "seats": seats}
        found = False
        while not found:
            table = page.request.post("/api/tables", data={"settings": settings}).json()["id"]
            found = self.go_on(page, table, until)
        page.goto(f"/table/{table}")
        expect(page.locator("main.table:not(.waiting)")).to_be_visible()

    def go_on(self, page: Page, table: str, until: Callable[[Any], bool]) -> bool:
        """Follows the hints, by HTTP; whether it led to what is wanted."""
        while not until(seen := see(page, table)):
            if seen["table"]["state"] == "over":
                return False
            if mine(seen):
                seq = seen["seq"]
                command(page, table, type="act", id=f"act-{seq}", seq=seq, action=hint(page, table))
            else:
                page.wait_for_timeout(20)
        return True

    def lift(self, page: Page) -> None:
        """Takes up the tile that was bought and points at a place for it, the best one if it should be built."""
        table = table_of(page)
        actions = [hint(page, table), *see(page, table)["view"]["legal_actions"]]
        cell = next(action.split()[2] for action in actions if is_build(action))
        tile = page.locator("[data-place^=holding-]").first
        if tile.get_attribute("aria-pressed") != "true":
            tile.click()
        page.locator(f".board [data-cell='{cell}']").click()
        expect(page.locator("[data-testid=main-choice]")).to_be_visible()

    def take(self, page: Page, name: str) -> None:
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(500)
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        few = picture.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(FOLDER / f"{name}.png", optimize=True)
        print(f"{name}.png, {(FOLDER / f'{name}.png').stat().st_size // 1000} KB", flush=True)


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1]


def see(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}").json()


def command(page: Page, table: str, **fields: Any) -> Any:
    return page.request.post(f"/api/tables/{table}/commands", data=fields).json()


def hint(page: Page, table: str) -> str:
    advice: str = command(page, table, type="hint", id="hint")["action"]
    return advice


def mine(seen: Any) -> bool:
    return bool(seen["view"] and seen["view"].get("legal_actions"))


def me(seen: Any) -> Any:
    return seen["view"]["players"][0] if seen["view"] else {}


def cells(seen: Any) -> Any:
    return me(seen).get("city", "").split()


def builds(seen: Any) -> bool:
    """Whether I have bought a tile, and there is a place for it."""
    return mine(seen) and bool(me(seen)["holding"]) and any(map(is_build, seen["view"]["legal_actions"]))


def is_build(action: str) -> bool:
    return action.startswith("build")


def scored(seen: Any) -> int:
    return len(seen["view"]["sheets"]) if seen["view"] else 0


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, chromium() as browser:
        studio = Studio(browser, server.url)
        for name in sys.argv[1:] or ["home", "new", "alhambra", "combined", "phones", "scores"]:
            getattr(studio, name)()


if __name__ == "__main__":
    main()
