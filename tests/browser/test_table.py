"""Tables in the browser: undo, refusals, reconnecting, the log, chat and spectators."""

from __future__ import annotations

import random
import re
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from nasrid import Game, replay, write_action
from nasrid.rules.table.events import Scored
from tests.browser.conftest import OpenPage
from tests.browser.player import MAIN_CHOICE, OWN_TURN, Mouse, Player, box_of, wait_for_own_turn
from tests.browser.screens import LANDSCAPE_SIZE, PHONE_SIZE, find_covered_parts, find_faults, resize
from tests.browser.tables import (
    act_over_http,
    become_guest,
    make_late_game,
    open_table,
    play_game_until,
    play_over_http,
    resume_game,
    send_action,
    start_duel,
)
from tests.server.client import Server


def open_game(open_page: OpenPage, players: int = 2, **options: Any) -> Page:
    """Open a page without animations at a table with bots."""
    page = open_page(reduced_motion="reduce")
    open_table(page, {"players": players, **options})
    return page


def money_action(player: Player) -> str:
    legal: list[str] = player.seen["view"]["legal_actions"]
    return next(action for action in legal if action.startswith("take "))


def take_money_until_purchase(page: Page) -> tuple[Player, str]:
    """Take money until a tile can be bought. Return the player and the purchase."""
    player = wait_for_own_turn(page)
    while True:
        bought = [action for action in player.seen["view"]["legal_actions"] if action.startswith("buy ")]
        if bought:
            return player, bought[0]
        player.perform(money_action(player))
        assert player.awaits() == "turn"
        player.seen = player.sees()


def buy_tile(page: Page) -> tuple[Player, str]:
    """Buy a tile. Return the player and the tile, which is not placed yet."""
    player, action = take_money_until_purchase(page)
    player.perform(action)
    player.awaits()
    if page.locator("[data-action=end]").is_visible():  # decline the extra action of an exact payment
        page.locator("[data-action=end]").click()
        player.awaits()
    return player, action.split()[1]


def test_undo_returns_a_bought_tile_and_the_money(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"players": 3})
    player, action = take_money_until_purchase(page)
    hand = len(player._me()["hand"])
    player.perform(action)
    expect(page.locator(f"[data-place=unplaced-{action.split()[1]}]")).to_be_visible()
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(f"[data-place=site-{action.split()[1]}]")).to_be_visible()
    expect(page.locator(".hand [data-place^=hand-]")).to_have_count(hand)


def test_wrong_currency_is_rejected_with_the_rule(open_page: OpenPage) -> None:
    page = open_game(open_page, 3)
    player, action = take_money_until_purchase(page)
    while not (foreign := [card for card in player._me()["hand"] if card[0] != action.split()[2][0]]):
        player.perform(money_action(player))
        player, action = take_money_until_purchase(page)
    tile = action.split()[1]
    page.locator(f"[data-place=site-{tile}]").click()
    expect(page.locator(MAIN_CHOICE)).to_have_attribute("data-action", re.compile(f"^buy {tile} "))
    card = page.locator(f".hand button[data-place=hand-{foreign[0]}]").first
    card.click()
    expect(page.locator(".action-panel")).to_contain_text("A tile is paid for in the currency of its space")
    expect(page.locator(MAIN_CHOICE)).to_have_count(0)
    card.click()
    expect(page.locator(MAIN_CHOICE)).to_have_attribute("data-action", re.compile(f"^buy {tile} "))


def test_menu_switches_set_auto_pass(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = open_table(page, {"players": 2, "modules": ["vizier", "bonus"]})
    wait_for_own_turn(page)
    for name in ("Never use my vizier between turns", "Never show bonus cards"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("switch", name=name).click()
        expect(page.get_by_role("switch", name=name)).to_be_checked()
        page.keyboard.press("Escape")
    you = page.request.get(f"/api/tables/{table}").json()["you"]
    assert you["auto_pass"] == ["reveal_round", "vizier_window"]


def test_unconfirmed_turn_can_be_undone_or_is_confirmed_automatically(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"players": 2, "confirm_turns": True})
    player = wait_for_own_turn(page)
    player.perform(money_action(player))
    expect(page.locator(MAIN_CHOICE)).to_contain_text("Confirm")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("[data-place=display-3]")).to_be_visible()
    page.evaluate("localStorage.setItem('nasrid-preferences', JSON.stringify({confirmSeconds: 1}))")
    page.reload()
    player = wait_for_own_turn(page)
    player.perform(money_action(player))
    expect(page.locator("main.table.waiting").or_(page.locator(MAIN_CHOICE, has_text="Confirm")).first).to_be_visible()
    expect(page.locator(MAIN_CHOICE, has_text="Confirm")).to_be_hidden(timeout=5000)


def test_illegal_cell_shows_the_rule_and_a_legal_one_its_score_change(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"players": 3})
    _, tile = buy_tile(page)
    expect(page.locator(f"[data-place=unplaced-{tile}]")).to_have_attribute("aria-pressed", "true")
    refused = page.locator(".board [role=gridcell]:not(.offered)").first  # at least the fountain
    refused.click()
    expect(page.get_by_text("Not here")).to_be_visible()
    expect(page.locator(OWN_TURN)).to_be_visible()
    page.locator(".board [role=gridcell].offered").first.click()
    expect(page.locator(".board").get_by_text(re.compile(r"\d → \d")).first).to_be_visible()
    expect(page.locator(MAIN_CHOICE)).to_have_text("Build here")


TAP_DURING_ANIMATION = """async (cell) => {
    const out = document.querySelector("[aria-label='Zoom out']");
    for (let i = 0; i < 4; i++) out.click();
    await Promise.resolve();  // the page renders
    const glide = cell.closest(".plane").getAnimations()[0];
    glide.pause();
    glide.currentTime = 20;
    const { x, y, width, height } = cell.getBoundingClientRect();
    const at = { bubbles: true, pointerId: 1, clientX: x + width / 2, clientY: y + height / 2 };
    const board = cell.closest(".board");
    board.setPointerCapture = () => {};  // the pointer does not exist
    board.dispatchEvent(new PointerEvent("pointerdown", at));
    glide.finish();
    board.dispatchEvent(new PointerEvent("pointerup", at));
}"""


def test_tap_during_zoom_selects_the_visible_cell(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, {"players": 2})
    buy_tile(page)
    cell = page.locator(".board [role=gridcell].offered").first
    expect(cell).to_have_attribute("aria-selected", "false")
    cell.evaluate(TAP_DURING_ANIMATION)
    expect(cell).to_have_attribute("aria-selected", "true")


def drag(page: Page, thing: Locator, to: Locator) -> None:
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=8)
    page.mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = box_of(thing)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_dragging_takes_money_and_builds_a_tile(open_page: OpenPage) -> None:
    page = open_game(open_page)
    player = wait_for_own_turn(page)
    before = len(player._me()["hand"])
    drag(page, page.locator("[data-place=display-0]"), page.locator(".hand"))
    player.awaits()
    assert len(wait_for_own_turn(page)._me()["hand"]) == before + 1
    player, tile = buy_tile(page)
    cell = page.locator(".board [role=gridcell].offered").first
    name = cell.get_attribute("data-cell")
    drag(page, page.locator(f"[data-place=unplaced-{tile}]"), cell)
    expect(page.locator(f"[data-place=unplaced-{tile}]")).to_have_count(0)
    assert f"{tile}@{name}" in player.sees()["view"]["players"][0]["city"]


def test_page_reconnects_after_server_restart_during_a_turn(
    open_page: OpenPage, server: Server, page_errors: list[str]
) -> None:
    page = open_game(open_page)
    _, tile = buy_tile(page)
    server.kill()
    try:
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        expect(page.locator(f"[data-place=unplaced-{tile}]")).to_be_visible()
    finally:
        server.start()  # other tests need it
    expect(page.get_by_text("Reconnecting")).to_be_hidden(timeout=20_000)
    expect(page.locator(OWN_TURN)).to_be_visible()
    player = wait_for_own_turn(page)
    player.perform(next(action for action in player.seen["view"]["legal_actions"] if action.startswith("reserve")))
    expect(page.locator(f"[data-place=reserve-{tile}]")).to_be_visible()
    # Parts are requested at any time. If one is missing, its import fails and the page asks whether there is a network.
    expected = ("WebSocket connection", "favicon.svg", "/assets/", f"HEAD {page.url}", f"({page.url})")
    page_errors[:] = [
        trouble
        for trouble in page_errors
        if trouble.strip() != "exception:" and not any(word in trouble for word in expected)
    ]


def test_missing_part_is_named_and_loaded_when_the_network_returns(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_game(open_page)
    buy_tile(page)
    before = read_table(page)
    page.context.set_offline(True)
    for _ in range(2):
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("alert").get_by_text("This could not be loaded")).to_be_visible()
        assert read_table(page) == before
        page.get_by_role("button", name="Close").click()
        expect(page.get_by_role("button", name="Close")).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="This could not be loaded")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".log li")).to_have_count(len(before[1]))  # the log arrives after the table
    assert read_table(page) == before
    page_errors.clear()


@pytest.mark.parametrize(("ask_everyone", "hint"), [(False, "once about each tile"), (True, "asks you every time")])
def test_menu_says_how_often_the_vizier_asks(open_page: OpenPage, ask_everyone: bool, hint: str) -> None:
    page = open_page(reduced_motion="reduce")
    open_table(page, {"players": 2, "modules": ["vizier"], "ask_everyone": ask_everyone})
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog").get_by_text(hint)).to_be_visible()


def read_table(page: Page) -> list[Any]:
    places: list[str] = page.eval_on_selector_all("[data-place]", "all => all.map(each => each.dataset.place)")
    story: list[str] = page.locator(".log li").all_inner_texts()
    return [sorted(places), story]


def test_log_follows_new_lines_unless_scrolled_up(open_page: OpenPage) -> None:
    page = open_game(open_page, 3)
    player, log = wait_for_own_turn(page), page.locator(".log .scroller")
    for _ in range(3):
        player.perform(money_action(player))
        player = wait_for_own_turn(page)
    expect(page.locator(".log li").last).to_be_in_viewport()
    page.keyboard.press("l")
    expect(log).to_be_focused()
    log.evaluate("log => { log.scrollTop -= 150; }")
    first_line, line_count = top_line(log), page.locator(".log li").count()
    player.perform(money_action(player))
    wait_for_own_turn(page)
    assert page.locator(".log li").count() > line_count
    assert top_line(log) == first_line


def test_long_log_is_shortened_and_can_be_expanded(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = open_table(page, {"players": 6})
    play_over_http(page, table, random.Random(4), until=lambda view: bool(view["sheets"]))
    page.get_by_role("button", name="Continue").click()
    earlier = page.get_by_role("button", name="earlier lines")
    expect(earlier).to_have_count(1)
    hidden = int(earlier.inner_text().split()[0])
    shown = page.locator(".log li").count() - 1  # without the button
    assert shown >= 50
    earlier.click()
    expect(earlier).to_have_count(0)
    assert page.locator(".log li").count() >= hidden + shown


RECORD_DIALOG_FRAMES = """() => {
    window.frames_of_dialog = [];
    const look = () => {
        const dialog = document.querySelector("dialog:popover-open");
        if (dialog) frames_of_dialog.push([
            document.getElementById(dialog.getAttribute("aria-labelledby")).innerText,
            document.activeElement.innerText,
            dialog.querySelector(".drop").offsetHeight,
        ].join());
        const row = dialog?.querySelector("tbody tr:last-child:not(.untold)"), foot = dialog?.querySelector("tfoot");
        if (row) window.last_row_was_visible ||=
            row.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top + 1;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_score_sheet_opens_with_final_name_focus_and_size(open_page: OpenPage) -> None:
    page = open_page(screen="phone")
    record = play_game_until({"players": 4}, 1, lambda game: find_scoring_action(game) is not None)
    table = resume_game(page, record)
    page.evaluate(RECORD_DIALOG_FRAMES)
    action = find_scoring_action(replay(record))
    assert action
    send_action(page, table, action, page.request.get(f"/api/tables/{table}").json()["seq"])
    expect(page.locator("dialog tbody tr:last-child td b").first).to_be_visible()
    assert len(set(page.evaluate("frames_of_dialog"))) == 1
    page.wait_for_function("() => window.last_row_was_visible")
    page.wait_for_function("() => document.querySelector('dialog .scroller').scrollTop === 0")
    expect(page.locator("dialog thead .name")).to_have_text(["You", "Yusuf", "Teresa", "Idris"])
    for name in page.locator("dialog thead .name").all():
        assert box_of(name)["width"] > 10


def find_scoring_action(game: Game) -> str | None:
    """Return an action that causes a scoring, or None."""
    for action in game.legal_actions():
        if any(isinstance(event, Scored) for event in game.copy().apply(action)):
            return write_action(action)
    return None


def top_line(log: Locator) -> str:
    """Return the first line that is completely visible."""
    found: str = log.evaluate(
        """log => [...log.querySelectorAll("li")]
            .find(each => each.getBoundingClientRect().top >= log.getBoundingClientRect().top).innerText"""
    )
    return found


def test_invited_players_chat_plan_moves_and_agree_to_undo(open_page: OpenPage) -> None:
    host = open_page("/")
    host.get_by_role("button", name="Open a table").click()
    form = host.get_by_role("dialog")
    form.get_by_role("radio", name="2", exact=True).check(force=True)
    form.get_by_role("combobox", name="Seat 2").select_option("invited")
    form.get_by_role("textbox").fill("Teresa")
    form.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/table/*")
    expect(host.get_by_role("textbox").first).to_have_value(re.compile("/table/"))
    guest = open_page(host.get_by_role("textbox").first.input_value(), "phone")
    guest.get_by_role("button", name=re.compile("^Sit")).first.tap()
    guest.get_by_role("dialog").get_by_role("textbox").fill("Yusuf")
    guest.get_by_role("dialog").locator("form button").last.tap()
    for page in (host, guest):
        expect(page.locator("main.table")).to_be_visible(timeout=15_000)
    host.get_by_role("textbox", name="Write a message").fill("¡Buena suerte! <b>")
    host.get_by_role("button", name="Send").click()
    expect(host.locator(".log")).to_contain_text("¡Buena suerte! <b>")
    guest.get_by_role("button", name="Menu").tap()
    expect(guest.get_by_role("dialog")).to_contain_text("¡Buena suerte! <b>")
    host.get_by_role("button", name="Quick messages").click()
    host.get_by_role("button", name="Well played!").click()
    expect(guest.get_by_role("dialog").locator(".log")).to_contain_text("Well played!")
    guest.get_by_role("switch", name="Mute Teresa").tap()
    expect(guest.get_by_role("dialog").locator(".log")).not_to_contain_text("Well played!")
    guest.keyboard.press("Escape")
    first, second = (host, guest) if host.locator(OWN_TURN).is_visible() else (guest, host)
    mover = wait_for_own_turn(first)
    mover.perform(money_action(mover))
    expect(second.locator(OWN_TURN)).to_be_visible()  # the other player sees the move and has the turn
    expect(first.locator("main.table.waiting")).to_be_visible()
    planned = first.locator("[data-place^=site-]").first  # a plan made while waiting persists
    planned.click()
    expect(first.get_by_test_id("plan")).to_be_visible()
    expect(first.locator(".board [role=gridcell].offered").first).to_be_visible()
    mover = wait_for_own_turn(second)
    mover.perform(money_action(mover))
    expect(first.locator(OWN_TURN)).to_be_visible()
    kept = first.locator("[data-place^=site-][aria-pressed=true]")
    expect(kept.or_(first.get_by_text("Your plan no longer works"))).to_be_visible()
    check_spectators_and_undo(open_page, first, second)


def request_undo(page: Page) -> None:
    page.get_by_role("button", name="Ask to undo").click()
    page.get_by_role("status").get_by_role("button", name="Ask to undo").click()
    expect(page.get_by_text("The undo needs an answer from")).to_be_visible()


def check_spectators_and_undo(open_page: OpenPage, first: Page, second: Page) -> None:
    """Check the spectators, and undo a move that has refilled the display, so that the first player has to agree."""
    table = first.url.split("#")[0]
    leila = open_page()
    become_guest(leila, "Leila")
    leila.goto(table)
    open_page(table)
    log = first if first.locator(".opponents .log").is_visible() else second
    expect(log.locator(".opponents .log header")).to_contain_text("Watching: Leila and 1 guest")
    before = hand_size(second)
    request_undo(second)
    second.get_by_role("button", name="Never mind").click()
    expect(first.get_by_role("button", name="Agree", exact=True)).to_be_hidden()
    expect(log.locator(".opponents .log")).to_contain_text(re.compile("no longer asks? to undo"))
    request_undo(second)
    first.get_by_role("button", name="Agree", exact=True).click()
    expect(second.locator(OWN_TURN)).to_be_visible()
    expect(first.get_by_role("button", name="Agree", exact=True)).to_be_hidden()
    assert hand_size(second) < before


def hand_size(page: Page) -> int:
    player = Player(page, Mouse(page), random.Random(0))
    player.seen = player.sees()
    return len(player._me()["hand"])


def test_discards_are_separate_numbers(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    table = resume_game(page, make_late_game({"players": 2}, seed=1, tiles=30))
    discard = page.request.get(f"/api/tables/{table}").json()["view"]["discard"]
    page.locator("[data-place=deck]").click()
    values = page.locator(".known div", has_text="Discards").locator(".money b")
    expect(values).to_have_count(len(discard))
    boxes = [box_of(value) for value in values.all()]
    for left, right in pairwise(boxes):
        assert right["y"] > left["y"] or right["x"] >= left["x"] + left["width"] + 3


def test_clock_shows_the_time_of_the_move_and_the_reserve(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    page.clock.install()
    open_table(page, {"players": 3}, clock={"kind": "real_time", "move_seconds": 45, "reserve_seconds": 300})
    clock = page.get_by_role("timer", name="Time left for this move, and 5:00 in reserve")
    expect(clock).to_have_text(re.compile(r"^0:[0-4]\d \+5:00$"))
    clock.click()
    card = page.get_by_role("status").filter(has_text="45 s for each move")
    expect(card).to_contain_text("5 min 0 s in reserve for the rest of the game")
    page.clock.run_for(60_000)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^0:00 \+4:[0-5]\d$"))


def test_picked_card_stays_picked_after_a_reconnection(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    connections: list[WebSocketRoute] = []
    decisions: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        def forward(message: str | bytes) -> None:
            socket.send(message)
            decisions.extend(re.findall('"type":"decision"', str(message)))

        connections.append(socket)
        socket.connect_to_server().on_message(forward)

    page.route_web_socket(re.compile("/api/tables/"), connect)
    resume_game(page, play_game_until({"players": 3}, 1, lambda _: True))
    wait_for_own_turn(page)
    card = page.locator("[data-place^=display-]").first
    while not decisions:
        page.wait_for_timeout(20)
    card.click()
    connections[-1].close()
    while len(decisions) < 2:  # the server repeats the decision to a new connection
        page.wait_for_timeout(20)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_spectator_follows_a_player_and_score_sheets_close_by_themselves(open_page: OpenPage) -> None:
    page, guest = open_page(), open_page(reduced_motion="reduce")
    record = play_game_until({"players": 3}, 1, lambda game: find_scoring_action(game) is not None)
    table = resume_game(page, record)
    guest.goto(f"/table/{table}")
    tray = guest.get_by_role("region", name="You are watching")
    expect(tray).to_contain_text("Just now")
    assert not (faults := list(find_faults(guest))), faults
    guest.clock.install()
    guest.goto(f"/table/{table}")
    tray.get_by_role("button", name="Yusuf").click()
    expect(guest.get_by_role("heading", name="Yusuf’s city")).to_be_visible()
    tray.get_by_role("button", name="Current player").click()
    expect(guest.get_by_role("heading", name="Zaida’s city")).to_be_visible()
    action = find_scoring_action(replay(record))
    assert action
    send_action(page, table, action, page.request.get(f"/api/tables/{table}").json()["seq"])
    expect(guest.get_by_role("dialog")).to_be_visible()
    guest.clock.run_for(16_000)
    expect(guest.get_by_role("dialog")).to_have_count(0)


def test_returning_player_sees_what_the_bot_did(open_page: OpenPage) -> None:
    page, guest = open_page(reduced_motion="reduce"), open_page()
    table = start_duel(page, guest)
    page.goto("/favicon.svg")
    assert page.request.post(f"/api/tables/{table}/commands", data={"type": "leave", "id": "leave"}).ok
    while not any(event.get("by") == "stand_in" for event in acted_events(page, table)):
        act_over_http(guest, table, random.Random(1))
    page.goto(f"/table/{table}")
    report = page.get_by_role("region", name="While you were away, a bot played for you")
    expect(report).to_contain_text(re.compile(r"You (took|bought)"))
    turns = [[*moves] for _, moves in groupby(acted_events(page, table), key=itemgetter("seat"))]
    absent_turns = [moves for moves in turns if moves[0].get("by") == "stand_in"]
    expect(report).to_contain_text(re.compile(rf"Turns\s*{len(absent_turns)}\b"))
    expect(report).to_contain_text("Coins in hand")
    assert not (faults := list(find_faults(page))), faults
    for size in (PHONE_SIZE, LANDSCAPE_SIZE):
        resize(page, size)
        assert not (covered := list(find_covered_parts(page))), (size, covered)
    report.get_by_role("button", name="Close").click()
    expect(report).to_have_count(0)


def acted_events(page: Page, table: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = page.request.get(f"/api/tables/{table}/events").json()["events"]
    return [event for event in events if event["entry"] == "acted"]


def test_rematch_names_the_players_it_is_waiting_for(open_page: OpenPage) -> None:
    page, guest = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    table = start_duel(page, guest)
    for each in (page, guest):
        each.goto("/favicon.svg")
    rng = random.Random(1)
    while page.request.get(f"/api/tables/{table}").json()["table"]["stage"] != "over":
        for each in (page, guest):
            act_over_http(each, table, rng)
    for each in (page, guest):
        each.goto(f"/table/{table}")
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("status").filter(has_text="Waiting for Omar.")).to_be_visible()
    expect(page.locator("li .avatar[aria-hidden]")).to_have_count(1)  # of the player who sits
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
    page.get_by_text("Invite somebody else").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    guest.get_by_role("button", name="Join the rematch").click()
    for each in (page, guest):
        expect(each.locator("main.table")).to_be_visible()


RECORD_AUDIO = """() => {
    window.contexts = [];
    window.AudioContext = class extends AudioContext {
        constructor() {
            super();
            contexts.push(this);
        }
    };
    Object.defineProperty(document, "hidden", { get: () => window.isAway ?? false });
}"""
SET_HIDDEN = "away => { window.isAway = away; document.dispatchEvent(new Event('visibilitychange')); }"


def test_ambience_is_off_waits_for_a_gesture_and_stops_with_the_page(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    page.add_init_script(f"({RECORD_AUDIO})()")
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    open_table(page, {"players": 2})
    page.locator(".bar").click()
    assert not [url for url in requested if "ambience" in url], "nothing is loaded by default"
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Appearance, pace and sound").click()
    turn_ambience_on(page)
    page.wait_for_function("() => contexts.at(-1)?.state === 'running'")
    assert [url for url in requested if "ambience" in url]
    page.evaluate(SET_HIDDEN, True)
    page.wait_for_function("() => contexts.every(({ state }) => state !== 'running')")
    page.evaluate(SET_HIDDEN, False)
    page.wait_for_function("() => contexts.at(-1).state === 'running'")
    page.get_by_role("switch", name="Ambience").click()
    page.wait_for_function("() => contexts.at(-1).state === 'closed'")
    page.get_by_role("switch", name="Ambience").click()
    later = open_page(reduced_motion="reduce", storage_state=page.context.storage_state())
    later.add_init_script(f"({RECORD_AUDIO})()")
    # the browser counts the checks of a test as gestures
    later.add_init_script("Object.defineProperty(navigator, 'userActivation', {})")
    with later.expect_request(re.compile("ambience")):
        later.goto(page.url)
    expect(later.locator("main.table")).to_be_visible()
    assert later.evaluate("contexts.length") == 0, "no sound before a gesture"
    later.locator(".bar").click()
    later.wait_for_function("() => contexts.some(({ state }) => state === 'running')")


def turn_ambience_on(page: Page) -> None:
    volume = page.get_by_role("slider", name="Volume of the ambience")
    expect(volume).to_be_disabled()
    page.get_by_role("switch", name="Ambience").click()
    expect(volume).to_be_enabled()


def test_unknown_table_shows_an_error_page(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page("/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading")).to_contain_text("no such table")
    page_errors.clear()
