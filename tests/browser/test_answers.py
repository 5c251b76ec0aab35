"""Feedback at the table: cards about objects, news of opponents' actions, hints and previews."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from nasrid import Game, replay, write_action
from nasrid.i18n import LANGUAGES
from tests.browser.axe import find_violations
from tests.browser.conftest import SCREENS, OpenPage
from tests.browser.player import MAIN_CHOICE, OWN_TURN, Finger, box_of, wait_for_own_turn
from tests.browser.screens import SETTLE, find_layout_faults, set_language
from tests.browser.tables import (
    become_guest,
    open_table,
    play_game_until,
    play_over_http,
    resume_game,
    resume_late_game,
    send_action,
)

ALL_MODULES = ["vizier", "exchange", "bonus", "huts"]
DESKTOP_SIZES = ((1280, 720), (1440, 900), (1920, 1080))


def about_card(page: Page) -> Locator:
    """Return the card about the object under the pointer."""
    return page.locator("[role=status] .about")


def move_pointer_away(page: Page) -> None:
    page.mouse.move(640, 3)
    expect(about_card(page)).to_have_count(0)


def take_money(page: Page, table: str, turns: int) -> None:
    """Take money over HTTP for several turns, and wait for the next turn."""
    taken = 0
    while True:
        seen = page.request.get(f"/api/tables/{table}").json()
        legal = seen["view"]["legal_actions"]
        takes = [action for action in legal if action.startswith("take ")]
        if takes and taken == turns and page.locator(OWN_TURN).is_visible():
            return
        if legal and not (takes and taken == turns):
            taken += bool(takes)
            send_action(page, table, takes[0] if takes else legal[-1], seen["seq"])
        else:
            page.wait_for_timeout(50)


def test_fullest_table_fits_and_every_object_has_a_card(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = open_table(page, {"game": "combined", "players": 6, "modules": ALL_MODULES})
    take_money(page, table, 3)
    page.reload()
    expect(page.locator(".log li").first).to_be_visible()

    page.get_by_role("button", name="Quick messages").click()  # they must not push anything out of view
    for width, height in DESKTOP_SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for thing in (*page.locator("section.opponent").all(), page.get_by_role("textbox", name="Write a message")):
            box = box_of(thing)
            assert box["y"] + box["height"] <= height - 150, f"{thing} at {width} x {height}"
        side = page.locator("aside.side, aside.opponents")
        fits = "all => all.every(each => each.scrollHeight <= each.clientHeight + 1)"
        assert side.evaluate_all(fits), (width, height)
        expect(page.locator(".log li").last).to_be_in_viewport()
        expect(page.locator(".side .words p").first).to_be_visible()  # possible payments
    page.get_by_role("button", name="Quick messages").click()
    page.set_viewport_size(SCREENS["wide"]["viewport"])

    answers = {
        ".track[role=img]": "Points",
        ".marker": "Granada tile",
        "[data-place^=display-]": "As an action, take one card",
        "button.tile:nth-child(2)": "On its back: ",
        ".chips [data-about^=kind]": "at scoring 1 ",
        ".hand button": "There is no change",
        "[data-about='borders 1']": "wall",
        "[data-about='hidden 1']": "hidden bonus card",
        "[data-place=bag]": "tiles in the bag",
        "[data-place=deck]": "discarded",
        "[data-about=scoring]": "Its card comes within",
        "[data-about^=hut]": "left in this pile",
        "[data-about=vizier] >> nth=0": "The vizier",
        "[data-about='cell 0 0,0']": "The start tile",
    }
    for selector, words in answers.items():
        page.locator(selector).first.hover()
        expect(about_card(page)).to_contain_text(words)
        assert is_below_bar(page), selector
        move_pointer_away(page)
    page.locator(".hand button").first.click()
    expect(about_card(page)).to_contain_text("Pays for tiles on the space of its currency")
    page.keyboard.press("Escape")
    expect(about_card(page)).to_have_count(0)
    page.locator(".board[role=grid]").click(position={"x": 30, "y": 60})
    expect(about_card(page)).to_contain_text("Free ground")
    move_pointer_away(page)

    expect(page.locator(".city h2")).to_contain_text(re.compile(r"\d"))  # the own score
    assert count_overlapping_marks(page) == 0
    expect(page.get_by_role("button", name=re.compile(r"Longest wall \d+, moat \d+, and stretch \d+"))).to_be_visible()

    page.get_by_role("button", name="All majorities").click()
    overview = page.get_by_role("dialog")
    expect(overview.get_by_role("row")).to_have_count(1 + 15 + 1 + 2)
    expect(overview).to_contain_text("Discards")
    expect(overview.get_by_text(re.compile(r"holds \d+ card"))).to_have_count(5)
    assert not (found := find_violations(page)), found
    page.set_viewport_size(SCREENS["phone"]["viewport"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def is_below_bar(page: Page) -> bool:
    """Return whether the card leaves the bar visible, with the turn and the clock."""
    bar = box_of(page.locator("main.table > .bar"))
    return box_of(about_card(page))["y"] >= bar["y"] + bar["height"]


CARD_DELAY_MS = 700  # longer than the delay of a card


def test_cards_open_next_to_a_moved_pointer_and_not_for_empty_ground(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    open_table(page, {"players": 3})
    wait_for_own_turn(page)
    fountain = box_of(page.locator("[data-about='cell 0 0,0']"))
    x, y = fountain["x"] + fountain["width"] / 2, fountain["y"] + 10
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.mouse.move(x, y)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.mouse.move(x, y)  # a browser reports a resting pointer when the page changes beneath it
    page.wait_for_timeout(CARD_DELAY_MS)
    expect(about_card(page)).to_have_count(0)
    page.mouse.move(x + 2, y)
    expect(about_card(page)).to_contain_text("The start tile")

    board = box_of(page.locator(".board[role=grid]"))
    x, y = board["x"] + board["width"] - 60, board["y"] + board["height"] - 60
    page.mouse.move(x, y)
    page.wait_for_timeout(CARD_DELAY_MS)
    expect(about_card(page)).to_have_count(0)
    page.mouse.click(x, y)
    expect(about_card(page)).to_contain_text("Free ground")
    card = box_of(about_card(page))
    assert card["x"] <= x <= card["x"] + card["width"]
    assert 0 < y - card["y"] - card["height"] < 100
    assert is_below_bar(page)


def count_overlapping_marks(page: Page) -> int:
    """Return the number of marks on the score track that overlap another."""
    found: int = page.evaluate(
        """() => {
            const boxes = [...document.querySelectorAll(".track .seat svg")].map(each => each.getBoundingClientRect());
            const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
            return boxes.filter((a, i) => boxes.some((b, j) => i !== j && apart(a, b) < 9)).length;
        }"""
    )
    return found


def test_long_press_shows_a_card_and_tray_height_stays_constant(open_page: OpenPage) -> None:
    page = open_page(screen="phone", reduced_motion="reduce")
    resume_late_game(page, {"players": 3, "modules": ALL_MODULES}, seed=1, tiles=6)
    player = wait_for_own_turn(page, Finger)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.evaluate(SETTLE)
    long_press(page, page.locator(".chips [data-about^=kind]").first)
    page.wait_for_timeout(400)  # longer than the delay before a card closes
    about_card(page).get_by_role("link").tap()
    rule = page.get_by_role("dialog")
    expect(rule).to_be_visible()
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
    expect(about_card(page)).to_be_hidden()

    page.locator("[data-place=display-0]").tap()
    panel, button = (box_of(page.locator(each)) for each in (".action-panel", MAIN_CHOICE))
    assert button["width"] == panel["width"]  # a card offers no other action
    page.locator("[data-place=display-0]").tap()

    height = "document.querySelector('footer.dado').offsetHeight"
    before = page.evaluate(height)
    player.perform(next(each for each in player.seen["view"]["legal_actions"] if each.startswith("hut")))
    expect(page.locator("[data-place^=unplaced-]")).to_be_visible()
    assert page.evaluate(height) == before


def long_press(page: Page, thing: Locator) -> None:
    """Press with a finger until the card appears."""
    box = box_of(thing)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(about_card(page)).to_be_visible()
    page.locator(".strip").dispatch_event("scroll")  # scrolling elsewhere must not cancel the press
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_opponents_actions_are_listed_and_marked_at_every_size(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = open_table(page, {"players": 3})
    take_money(page, table, 2)
    page.reload()
    news = page.get_by_role("button", name=re.compile("^Since your last turn "))
    expect(news).to_be_visible()
    expect(page.locator(".opponent .avatar")).to_have_count(2)
    expect(page.locator(".log .since")).to_be_attached()
    line = page.locator(".log li.act").last
    line.hover()
    expect(page.locator(".spot").first).to_be_attached()
    page.locator(".log .scroller").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log li.lit")).to_have_count(1)
    play_over_http(page, table, random.Random(5), until=has_opponent_built)
    page.reload()
    expect(page.locator(OWN_TURN)).to_be_visible()
    page.set_viewport_size(SCREENS["phone"]["viewport"])
    page.request.post(f"/api/tables/{table}/commands", data={"type": "send_chat", "id": "1", "text": "hm"})
    take_money(page, table, 1)
    expect(news).to_be_visible()
    badge = page.get_by_role("button", name=re.compile(r"Menu, \d+ new"))
    expect(badge).to_be_visible()
    badge.click()
    expect(page.get_by_role("dialog").locator(".since")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()


def has_opponent_built(view: dict[str, object]) -> bool:
    players = view["players"]
    assert isinstance(players, list)
    return any(player["city"] for player in players[1:])


def test_trying_a_tile_before_purchase_causes_no_flash_or_jump(open_page: OpenPage) -> None:
    page = open_page(screen="phone")
    page.add_init_script(RECORD_FLIGHTS)
    open_table(page, {"players": 2, "game": "granada"})
    player = wait_for_own_turn(page)
    height = city_height(page)
    site = page.locator("[data-place^=site-]").first
    site.click()
    expect(page.locator(".board [role=gridcell].offered").first).to_be_visible()
    tried = page.locator(".board [role=gridcell].offered").first
    tried.click()
    expect(page.locator(".board").get_by_text(re.compile(r"\d → \d")).first).to_be_visible()
    assert city_height(page) == height
    page.get_by_role("button", name=re.compile("^Back: ")).click()
    expect(page.get_by_role("button", name="Turn back")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-place=display-0]").click()
    assert city_height(page) == height
    page.evaluate(RECORD_FLASHES)
    page.locator(MAIN_CHOICE).click()
    player.awaits()
    assert page.evaluate("flashes") == []
    flights = page.evaluate("flights")
    assert flights
    assert all(hidden for _, hidden in flights if hidden is not None), flights


def city_height(page: Page) -> float:
    return box_of(page.locator(".board[role=grid]"))["height"]


# Records each flight of a piece: its destination, and whether the piece is still hidden there.
RECORD_FLIGHTS = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    if (this.dataset?.flight) {
        const there = [...document.querySelectorAll(`[data-place="${this.dataset.flight}"]`)];
        const pieces = there.filter(each => each.tagName === "BUTTON");
        const hidden = pieces.some(each => each.style.visibility === "hidden");
        flights.push([this.dataset.flight, pieces.length ? hidden : null]);
    }
    return animate.apply(this, how);
};
"""
RECORD_FLASHES = """() => {
    window.flashes = [];
    const look = () => {
        const text = document.querySelector(".action-panel")?.innerText ?? "";
        const mine = document.querySelector("h1.turn")?.innerText.startsWith("Your turn");
        if (mine && /Waiting|One moment/.test(text)) flashes.push(text);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


def test_redesign_stays_available_after_choosing_unaffordable_tile(open_page: OpenPage) -> None:
    page = open_page("/", "phone", reduced_motion="reduce")
    resume_game(
        page, play_game_until({"game": "granada", "players": 3}, 1, lambda game: bool(unaffordable_tiles(game)))
    )
    view = wait_for_own_turn(page).seen["view"]
    bought = {action.split()[1] for action in view["legal_actions"] if action.startswith("buy")}
    tile = next(tile for tile in view["site"] if tile and tile not in bought)
    page.locator(f"[data-place=site-{tile}]").click()
    expect(page.locator(".action-panel .cannot")).to_be_visible()
    page.get_by_role("button", name="Redesign").click()
    expect(page.locator(".board [role=gridcell].offered").first).to_be_visible()


def unaffordable_tiles(game: Game) -> set[str]:
    """Return the tiles that cannot be bought, or nothing if the city cannot be redesigned."""
    legal = [write_action(action).split() for action in game.legal_actions()]
    bought = {words[1] for words in legal if words[0] == "buy"}
    on_sale = {face.name for face in game.view(0).site if face}
    return on_sale - bought if any(words[0] == "remove" for words in legal) else set()


def test_full_hand_leaves_no_gap_and_turning_a_tile_shows_its_price(open_page: OpenPage) -> None:
    page = open_page("/", "phone", reduced_motion="reduce")
    options = {"game": "granada", "players": 2}
    record = play_game_until(options, 1, lambda game: find_turnable_purchase(game) is not None, preferred="take")
    resume_game(page, record)
    player = wait_for_own_turn(page, Finger)
    tray, hand = (box_of(page.locator(each)) for each in ("footer.dado", ".hand"))
    assert hand["y"] - tray["y"] < 12
    action = find_turnable_purchase(replay(record))
    assert action
    player.perform(action)
    piece = page.locator("[data-place^=unplaced-]")
    expect(piece).to_be_visible()
    assert box_of(page.locator("footer.dado"))["height"] == tray["height"]
    piece.tap()
    turn = page.get_by_role("button", name=re.compile(r"^Turn over for \d \w+$"))
    expect(turn).to_contain_text(re.compile(r"^Turn over for \d \w+\s*\d$"))
    expect(turn.locator(".fee svg")).to_be_visible()
    assert not find_texts_without_room(page)
    turn.tap()
    page.locator(".board [role=gridcell].offered").first.tap()
    expect(page.locator(MAIN_CHOICE)).to_contain_text("Build here")
    assert not find_texts_without_room(page)


def find_texts_without_room(page: Page) -> list[str]:
    """Return the layout faults of the page and its action buttons in every language."""
    found: list[str] = []
    for language in LANGUAGES:
        set_language(page, language)
        found.extend(f"{language}: {each}" for each in find_layout_faults(page))
        found.extend(f"{language}: {each}" for each in page.evaluate(FIND_OVERFULL_BUTTONS))
    set_language(page, "en")
    return found


FIND_OVERFULL_BUTTONS = """[...document.querySelectorAll(".action-panel .btn")]
    .filter(each => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
    .map(each => `overfull: ${each.innerText}`)"""


def find_turnable_purchase(game: Game) -> str | None:
    """Return a purchase of a tile that can then be turned over for money, if the hand is large."""
    me = game.view(0).players[0]
    if len(me.hand or ()) < 10 or me.reserve:
        return None
    for action in game.legal_actions():
        if not write_action(action).startswith("buy"):
            continue
        after = game.copy()
        after.apply(action)
        steps = [write_action(each).split() for each in after.legal_actions()]
        if any(words[0] == "build" and "for" in words for words in steps):
            return write_action(action)
    return None


def test_browser_back_closes_dialogs_before_leaving_the_table(open_page: OpenPage) -> None:
    page = open_page("/", "phone", reduced_motion="reduce")
    table = open_table(page, {"players": 3})
    dialog = page.locator("dialog")
    for opener in ("Menu", "All majorities"):
        page.get_by_role("button", name=opener).first.click()
        expect(dialog).to_be_visible()
        page.go_back()
        expect(dialog).to_have_count(0)
        assert page.url.endswith(f"/table/{table}")
    page.get_by_role("button", name="Menu").click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(re.compile("/$"))


def test_browser_back_closes_the_upper_of_two_dialogs(open_page: OpenPage) -> None:
    page = open_page(screen="phone", reduced_motion="reduce")
    table = resume_late_game(page, {"players": 3}, seed=1, tiles=6)
    page.goto(f"/table/{table}/replay")
    page.get_by_role("button", name="First scoring").click()
    page.get_by_role("button", name="Score sheet").click()
    dialog = page.locator("dialog")
    dialog.locator("a[href^='/rules#']").first.click()
    for count in (2, 1, 0):
        expect(dialog).to_have_count(count)
        if count:
            page.go_back()
    assert f"/table/{table}/replay" in page.url


def test_hint_names_a_move_with_its_reason_and_carries_it_out(open_page: OpenPage) -> None:
    page = open_page(screen="phone", reduced_motion="reduce")
    open_table(page, {"players": 3})
    player = wait_for_own_turn(page)
    ask, do = (page.get_by_role("button", name=name) for name in ("Ask for a hint", "Do it"))
    ask.tap()
    expect(page.locator(".words[role=status]")).to_contain_text(re.compile(r"^\s*\w+ .*: .*\."), timeout=20_000)
    page.locator("[data-place^=display-][aria-pressed=false]").first.click()  # another choice dismisses the hint
    expect(page.locator(".words[role=status]")).to_have_text("")
    ask.tap()
    expect(do).to_be_visible(timeout=20_000)
    expect(page.locator("[aria-pressed=true]").first).to_be_visible()  # the suggested card or tile is selected
    do.tap()
    player.awaits()
    assert player.sees()["seq"] > player.seen["seq"]


def test_guest_requests_a_seat_and_finished_games_can_be_replayed(open_page: OpenPage) -> None:
    host = open_page(reduced_motion="reduce")
    table = open_table(host, {"players": 2}, people=2)
    host.request.post(f"/api/tables/{table}/commands", data={"type": "sit", "id": "1"})
    guest = open_page(f"/table/{table}", "phone", reduced_motion="reduce")
    guest.get_by_role("button", name="Ask for a seat").tap()
    name = guest.get_by_role("dialog").get_by_role("textbox")
    expect(name).to_be_focused()
    expect(name).not_to_have_value("")
    name.fill("Omar")
    guest.get_by_role("dialog").get_by_role("button", name="Ask for a seat").tap()
    expect(guest.get_by_text("You have asked Zaida for a seat")).to_be_visible()
    expect(guest.locator(":focus")).to_have_count(1)
    host.get_by_role("button", name="Give a seat").click()
    for page in (host, guest):
        expect(page.locator("main.table")).to_be_visible()
    watcher = open_page(f"/table/{table}", reduced_motion="reduce")
    expect(watcher.get_by_role("region", name="You are watching")).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator(".log li")).not_to_have_count(0)

    become_guest(host)
    quick = resume_late_game(host, {"players": 2}, seed=1, tiles=3)
    play_over_http(host, quick, random.Random(2), until=lambda view: bool(view["winners"]))
    host.goto("/")
    host.get_by_text(re.compile("finished game")).click()
    finished = host.locator("details li").first
    expect(finished).to_contain_text(re.compile(r"won with \d+.* · .*\d{4}"))
    finished.get_by_role("link", name="Replay").click()
    expect(host).to_have_url(re.compile(f"/table/{quick}/replay"))
