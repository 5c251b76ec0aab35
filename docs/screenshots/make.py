"""Make the pictures of the README and the gallery, and the page of the gallery, with a server and Chromium.

    .venv/bin/python -m docs.screenshots.make [home new alhambra ...]

Bots play each game, always the same one, until the position is worth a picture.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect

from nasrid import Game, Options, write_action
from nasrid.bots import LEVELS, notify_bots
from tests.browser.chromium import open_chromium
from tests.browser.screens import set_language
from tests.server.client import Server

SCREENSHOTS_DIR = Path(__file__).parent
GALLERY_PAGE = SCREENSHOTS_DIR.parent / "gallery.md"
VIEWPORT_SIZES: dict[str, ViewportSize] = {
    "360": {"width": 360, "height": 740},
    "1280": {"width": 1280, "height": 720},
    "1440": {"width": 1440, "height": 900},
    "1920": {"width": 1920, "height": 1080},
}
# The pictures that a browser shows when it offers to install Nasrid (web/public/manifest.webmanifest).
MANIFEST_PICTURES = {"own-turn-1280.webp", "majorities-1280.webp", "own-turn-360.webp", "granada-360.webp"}
MANIFEST_PICTURES_DIR = SCREENSHOTS_DIR.parent.parent / "web/public/screenshots"
WIDE_SCREEN = {"viewport": VIEWPORT_SIZES["1440"]}
MAX_WIDTH_PX = 1440
BOT_SEAT = {"kind": "bot", "level": "architect"}
ALL_MODULES = ["vizier", "exchange", "bonus", "huts"]
LOBBY_TABLES: dict[str, dict[str, Any]] = {
    "Yusuf": {"game": "alhambra", "players": 4},
    "Teresa": {"game": "combined", "players": 3},
}
PLAYERS = ("Zaida", "Yusuf", "Teresa", "Idris", "Zahra", "Leonor", "Omar", "Noor", "Sami", "Ines", "Tarik", "Alba")
# The pictures of the gallery, in this order; each is taken at every size.
CAPTIONS = {
    "home": "The home page.",
    "home-dark": "The home page, dark theme.",
    "new-table": "A new table, with all options of the rulebooks.",
    "waiting-room": "The waiting room, with a link, a code and a QR code for the missing players.",
    "own-turn": "Your turn: legal moves and changes since your last turn are marked.",
    "own-turn-dark": "Your turn, dark theme.",
    "own-turn-hungarian": "Your turn, in Hungarian.",
    "buying": "Buying a tile: you choose how to pay.",
    "placing": "Placing a bought tile: a tip shows what it would earn.",
    "redesign": "Redesigning: the tiles that can leave the city or enter it.",
    "hint": "A hint points at its move and can carry it out.",
    "majorities": "All majorities and all public information.",
    "plan": "A plan made during another player's turn, ready for one tap.",
    "score-sheet": "A score sheet explains every point.",
    "end": "The result, and how the scores developed.",
    "replay": "A replay on the real table.",
    "granada": "Granada: both faces of a tile are visible before you buy it.",
    "six-players": "The combined game with six players.",
    "six-players-dark": "Six players, dark theme.",
    "tournament": "A tournament: the next table, the standings and the rounds.",
    "projector": "A tournament on a projector.",
}


class Studio:
    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url

    def home(self) -> None:
        for name, options in LOBBY_TABLES.items():
            host = self.page(WIDE_SCREEN, name)
            settings = {"options": options, "seats": [{"kind": "open"}] * options["players"], "listed": True}
            host.request.post("/api/tables", data={"settings": settings})
        page = self.page(WIDE_SCREEN)
        page.goto("/")
        expect(page.get_by_text("Yusuf").first).to_be_visible()
        self.shoot_all_sizes(page, "home")
        page.emulate_media(color_scheme="dark")
        self.shoot_all_sizes(page, "home-dark")

    def new(self) -> None:
        page = self.page(WIDE_SCREEN)
        page.goto("/")
        page.get_by_role("button", name="Open a table").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        self.shoot_all_sizes(page, "new-table")

    def waiting(self) -> None:
        page = self.page(WIDE_SCREEN)
        self.create_table(
            page, {"game": "combined", "players": 4}, [{}, {"kind": "invited"}, {"kind": "invited"}, BOT_SEAT]
        )
        expect(page.get_by_role("textbox").first).to_be_visible()
        self.shoot_all_sizes(page, "waiting-room")

    def alhambra(self) -> None:
        page = self.page(WIDE_SCREEN)
        self.open_position(page, {"game": "alhambra", "players": 4}, lambda view: tiles(view) >= 11 and can_build(view))
        self.pick_up_tile(page)
        self.save_picture(page, "alhambra")
        self.shoot_all_sizes(page, "placing")

    def turn(self) -> None:
        """Take the pictures of one turn."""
        page = self.page(WIDE_SCREEN)
        self.open_position(page, {"game": "alhambra", "players": 3, "modules": ["bonus"]}, has_choices)
        self.shoot_all_sizes(page, "own-turn")
        page.emulate_media(color_scheme="dark")
        self.shoot_all_sizes(page, "own-turn-dark")
        page.emulate_media(color_scheme="light")
        set_language(page, "hu")
        self.shoot_all_sizes(page, "own-turn-hungarian")
        set_language(page, "en")
        tile = payable_tile(fetch_view(page, table_of(page))["view"]["legal_actions"])
        page.locator(f"[data-place='site-{tile}']").first.click()
        self.shoot_all_sizes(page, "buying")
        page.keyboard.press("Escape")
        page.keyboard.press("r")
        self.shoot_all_sizes(page, "redesign")
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        expect(page.get_by_role("button", name="Do it")).to_be_visible(timeout=60_000)
        self.shoot_all_sizes(page, "hint")
        page.get_by_role("button", name="All majorities").first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        self.shoot_all_sizes(page, "majorities")

    def six(self) -> None:
        page = self.page(WIDE_SCREEN)
        self.open_position(page, {"game": "combined", "players": 6}, lambda view: tiles(view) >= 9)
        self.shoot_all_sizes(page, "six-players")
        page.emulate_media(color_scheme="dark")
        self.shoot_all_sizes(page, "six-players-dark")

    def granada(self) -> None:
        page = self.page(WIDE_SCREEN)
        self.open_position(page, {"game": "granada", "players": 3}, lambda view: tiles(view) >= 8)
        self.shoot_all_sizes(page, "granada")

    def plan(self) -> None:
        """Take a picture of a player who waits for a friend to decide."""
        page, friend = self.page(WIDE_SCREEN), self.page(WIDE_SCREEN, "Yusuf")
        table = self.create_table(page, {"game": "alhambra", "players": 3}, [{}, {"kind": "open"}, BOT_SEAT])
        send_command(friend, table, type="sit", id="sit")
        while fetch_view(page, table)["seq"] < 40 or not is_my_turn(fetch_view(friend, table)):
            self.follow_hint(page, table)
            self.follow_hint(friend, table)
        expect(page.locator("main.table.waiting")).to_be_visible()
        if (sheet := page.get_by_role("button", name="Continue")).is_visible():
            sheet.click()
        expect(page.locator("h1.turn")).to_contain_text("Yusuf")  # the page has shown the player's own action
        payable = page.locator(".space").filter(has_text=re.compile("exact|pay "))
        payable.locator("[data-place^=site-]").first.click()
        expect(page.get_by_role("button", name="Drop the plan")).to_be_visible()
        self.shoot_all_sizes(page, "plan")

    def scores(self) -> None:
        """Take pictures of a score sheet, the result and the replay."""
        page = self.page(WIDE_SCREEN)
        options = {"game": "alhambra", "players": 4, "modules": ALL_MODULES}
        self.open_position(page, options, lambda view: len(view.sheets) == 1 and view.bag_sizes[0] < 12)
        sheet = page.get_by_role("button", name="Continue")
        self.follow_hints(page, lambda seen: len(seen["view"]["sheets"]) == 2)
        expect(sheet).to_be_visible(timeout=60_000)
        expect(page.locator(".room")).to_have_count(0)  # every map is drawn
        self.shoot_all_sizes(page, "score-sheet")
        sheet.click()
        self.follow_hints(page, lambda seen: seen["table"]["stage"] == "over")
        page.reload()
        expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=60_000)
        self.shoot_all_sizes(page, "end")
        page.goto(f"/table/{table_of(page)}/replay")
        slider = page.get_by_role("slider").first
        expect(slider).to_be_visible()
        slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
        self.shoot_all_sizes(page, "replay")

    def tournament(self) -> None:
        """Take pictures of a round that has almost been played."""
        page, *others = (self.page(WIDE_SCREEN, name) for name in PLAYERS)
        settings = {"options": {"players": 4}, "rounds": 4, "round_minutes": 60}
        form = {"title": "Friday evening", "settings": settings}
        opened = page.request.post("/api/tournaments", data=form).json()
        address = f"/api/tournaments/{opened['id']}"
        for player in (page, *others):
            command = {"type": "join", "invitation": opened["invitation"]}
            player.request.post(f"{address}/commands", data=command)
        page.request.post(f"{address}/commands", data={"type": "start_round", "round": 1})
        page.goto(f"/tournament/{opened['id']}")
        expect(page.get_by_role("link", name="To your table").first).to_be_visible(timeout=60_000)
        seen = page.request.get(address).json()
        for number, table in enumerate(seen["rounds"][0]["tables"], 1):
            if table["table"] != seen["you"]["table"]:
                scores = [(61 * number + 37 * seat) % 70 + 60 for seat in range(4)]
                result = {"type": "correct_result", "round": 1, "table": number, "scores": scores}
                page.request.post(f"{address}/commands", data=result)
        page.reload()
        expect(page.get_by_role("link", name="To your table").first).to_be_visible()
        self.shoot_all_sizes(page, "tournament")
        page.goto(f"/tournament/{opened['id']}/screen")
        expect(page.get_by_role("timer")).to_be_visible()
        self.shoot_all_sizes(page, "projector")

    # Helpers

    def page(self, screen: dict[str, Any], name: str = "Zaida", **options: Any) -> Page:
        context = self.browser.new_context(base_url=self.url, reduced_motion="reduce", **screen, **options)
        page = context.new_page()
        page.request.post("/api/me", data={"name": name})
        page.add_init_script(f"localStorage.setItem('nasrid-name', '{name}')")
        return page

    def open_position(self, page: Page, options: dict[str, Any], is_wanted: Callable[[Any], bool]) -> None:
        """Go to a table where it is the user's turn and the position matches."""
        bots = ["Zaida"] + ["architect"] * (options["players"] - 1)
        record = find_game(options, is_wanted).record() | {"players": bots}
        table = page.request.post("/api/records", data={"record": record}).json()["id"]
        page.goto(f"/table/{table}")
        expect(page.locator("main.table:not(.waiting)")).to_be_visible()

    def create_table(self, page: Page, options: dict[str, Any], seats: list[dict[str, Any]]) -> str:
        settings = {"options": options, "seats": seats, "rated": False}  # rated games have no hints
        table: str = page.request.post("/api/tables", data={"settings": settings}).json()["id"]
        page.goto(f"/table/{table}")
        return table

    def follow_hints(self, page: Page, should_stop: Callable[[Any], bool]) -> None:
        """Follow the hints over HTTP while the page shows the table."""
        table = table_of(page)
        while not should_stop(fetch_view(page, table)):
            self.follow_hint(page, table)

    def follow_hint(self, page: Page, table: str) -> None:
        seen = fetch_view(page, table)
        if is_my_turn(seen):
            seq = seen["seq"]
            send_command(page, table, type="act", id=f"act-{seq}", seq=seq, action=fetch_hint(page, table))
        else:
            page.wait_for_timeout(20)

    def pick_up_tile(self, page: Page) -> None:
        """Pick up the bought tile and point at a cell for it: the best one if the hint is to build it."""
        table = table_of(page)
        actions = [fetch_hint(page, table), *fetch_view(page, table)["view"]["legal_actions"]]
        cell = next(action.split()[2] for action in actions if action.startswith("build"))
        tile = page.locator("[data-place^=unplaced-]").first
        if tile.get_attribute("aria-pressed") != "true":
            tile.click()
        page.locator(f".board [data-cell='{cell}']").click()
        expect(page.locator("[data-testid=main-choice]")).to_be_visible()

    def shoot_all_sizes(self, page: Page, name: str) -> None:
        """Take a picture for the gallery at every size. The widest are scaled down."""
        for size in sizes_of(name):
            page.set_viewport_size(VIEWPORT_SIZES[size])
            path = SCREENSHOTS_DIR / "gallery" / f"{name}-{size}.webp"
            path.parent.mkdir(exist_ok=True)
            picture = self.take_screenshot(page)
            if picture.width > MAX_WIDTH_PX:
                picture.thumbnail((1280, 720))
            picture.save(path, quality=50, method=6)
            if path.name in MANIFEST_PICTURES:
                shutil.copy(path, MANIFEST_PICTURES_DIR)
            print(f"{path.name}, {path.stat().st_size // 1000} KB", flush=True)
        page.set_viewport_size(VIEWPORT_SIZES["1440"])

    def save_picture(self, page: Page, name: str) -> None:
        few = self.take_screenshot(page).quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(SCREENSHOTS_DIR / f"{name}.png", optimize=True)
        print(f"{name}.png, {(SCREENSHOTS_DIR / f'{name}.png').stat().st_size // 1000} KB", flush=True)

    def take_screenshot(self, page: Page) -> Image.Image:
        page.evaluate("document.fonts.ready")
        page.mouse.move(0, 0)  # hides the card about the object under the pointer
        page.wait_for_timeout(500)
        return Image.open(BytesIO(page.screenshot())).convert("RGB")


def find_game(options: dict[str, Any], is_wanted: Callable[[Any], bool]) -> Game:
    """Return the first game in which bots reach a matching position with the first seat to decide."""
    seed = 0
    while True:
        seed += 1
        game = Game.new(Options.from_json(options), seed)
        bots = {seat: LEVELS["architect"].make(seat) for seat in range(options["players"])}
        notify_bots(bots, game.setup_events)
        while game.seat is not None:
            if game.seat == 0 and is_wanted(game.view(0)):
                return game
            notify_bots(bots, game.apply(bots[game.seat].choose(game.view(game.seat), 0.5)))


def actions(view: Any) -> list[str]:
    return [write_action(action) for action in view.legal_actions]


def tiles(view: Any) -> int:
    return len(view.players[0].city.tiles)


def can_build(view: Any) -> bool:
    """Return True if the user has bought a tile that can be placed."""
    return any(action.startswith("build") for action in actions(view))


def has_choices(view: Any) -> bool:
    """Return True if a tile can be paid for in several ways and the city can be redesigned."""
    legal = actions(view)
    return tiles(view) >= 9 and payable_tile(legal) != "" and any(action.startswith("swap") for action in legal)


def payable_tile(legal: list[str]) -> str:
    """Return a tile that can be bought with at least two different payments."""
    bought = [action.split()[1] for action in legal if action.startswith("buy")]
    return next((tile for tile in bought if bought.count(tile) > 1), "")


def sizes_of(name: str) -> list[str]:
    """Return the sizes of a picture. Other colours and languages are shown once on a phone and once on a desktop."""
    return ["360", "1440"] if name.endswith(("-dark", "-hungarian")) else list(VIEWPORT_SIZES)


def table_of(page: Page) -> str:
    return page.url.split("/table/")[1].split("#")[0]


def fetch_view(page: Page, table: str) -> Any:
    return page.request.get(f"/api/tables/{table}").json()


def send_command(page: Page, table: str, **fields: Any) -> Any:
    return page.request.post(f"/api/tables/{table}/commands", data=fields).json()


def fetch_hint(page: Page, table: str) -> str:
    advice: str = send_command(page, table, type="hint", id="hint")["action"]
    return advice


def is_my_turn(seen: Any) -> bool:
    return bool(seen["view"] and seen["view"].get("legal_actions"))


def write_page() -> None:
    """Replace the list of pictures below the marker of the page."""
    text, mark, _ = GALLERY_PAGE.read_text("utf-8").partition("<!-- states -->\n")
    for name, caption in CAPTIONS.items():
        address = f"screenshots/gallery/{name}"
        others = " · ".join(f"[{size}]({address}-{size}.webp)" for size in sizes_of(name))
        shown = f'<img src="{address}-1440.webp" width="620" alt="{caption}">'
        shown += f' <img src="{address}-360.webp" width="190" alt="On a phone.">'
        mark += f"\n{shown}\n\n*{caption}* Width in pixels: {others}\n"
    GALLERY_PAGE.write_text(text + mark, "utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, open_chromium() as browser:
        studio = Studio(browser, server.url)
        pictures = ["home", "new", "waiting", "alhambra", "turn", "six", "granada", "plan", "scores", "tournament"]
        for name in sys.argv[1:] or pictures:
            getattr(studio, name)()
    write_page()


if __name__ == "__main__":
    main()
