"""Tables with six players on a desktop, after a scoring: every part is visible, and none covers another."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from nasrid import Game
from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.browser.player import OWN_TURN
from tests.browser.pseudolocales import LONG_PSEUDOLOCALES, Pseudolocales
from tests.browser.screens import find_layout_faults, resize, set_language
from tests.browser.tables import (
    BOT_SEAT,
    act_over_http,
    become_guest,
    play_game_until,
    play_over_http,
    resume_game,
    resume_late_game,
)

DESKTOP_SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1440, "height": 900},
    {"width": 1920, "height": 1080},
]
ALL_MODULES = ["vizier", "exchange", "bonus", "huts"]
GRANADA_MODULES = ["vizier", "exchange"]
LARGE_HAND = 18  # cards; few hands are larger

# Returns the parts of the table that are cut off or covered, and the parts of opponents that overlap.
FIND_HIDDEN_PARTS = """() => {
    const OPPONENT_PARTS = ".opponent :is(header > *, .chip, .chips > span, p > *)";
    const PARTS = `${OPPONENT_PARTS}, .opponent .map, .log .scroller, .log form > *, .display .cards > *,
        [data-place=huts] button, .side .tile, .hand .cards > *, .pieces .piece, .action-panel > *, .alt > *`;
    const describe = each => `${each.className.baseVal ?? each.className} “${each.textContent.trim().slice(0, 30)}”`;
    const within = (rect, edge) => rect.left >= edge.left - 1 && rect.right <= edge.right + 1
        && rect.top >= edge.top - 1 && rect.bottom <= edge.bottom + 1;
    const shown = [...document.querySelectorAll(PARTS)]
        .map(each => ({ each, rect: each.getBoundingClientRect() }))
        .filter(({ each, rect }) => rect.width > 1 && getComputedStyle(each).clipPath !== "inset(50%)");
    const found = [];
    for (const { each, rect } of shown) {
        if (!within(rect, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }))
            found.push(`outside the window: ${describe(each)}`);
        for (let box = each.parentElement; box; box = box.parentElement)
            if (getComputedStyle(box).overflowY !== "visible" && !within(rect, box.getBoundingClientRect()))
                found.push(`cut off by ${box.className}: ${describe(each)}`);
        if (each.closest(".cards, .piece")) continue; // fanned, and raised when picked
        const over = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
        if (over && !each.contains(over) && !over.contains(each))
            found.push(`covered by ${describe(over)}: ${describe(each)}`);
    }
    const flat = shown.filter(({ each }) => each.matches(OPPONENT_PARTS));
    for (const [index, one] of flat.entries())
        for (const other of flat.slice(index + 1))
            if (Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left) > 1
                && Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top) > 1)
                found.push(`overlapping: ${describe(one.each)} and ${describe(other.each)}`);
    return found;
}"""


def check_parts(page: Page, where: str) -> None:
    """Check the parts in English at every size, and in the pseudolocales at the smallest."""
    for language in (*LONG_PSEUDOLOCALES, "en"):
        set_language(page, language)
        for size in DESKTOP_SIZES if language == "en" else DESKTOP_SIZES[:1]:
            resize(page, size)
            found = page.evaluate(FIND_HIDDEN_PARTS)
            assert not found, f"{where}, {language}, {size['width']}x{size['height']}:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("game", "modules", "scorings"),
    [("alhambra", ALL_MODULES, 1), ("granada", GRANADA_MODULES, 1), ("combined", ALL_MODULES, 2)],
)
def test_six_players_see_every_part_after_a_scoring(
    open_page: OpenPage, pseudolocales: Pseudolocales, game: str, modules: list[str], scorings: int
) -> None:
    page = open_page(reduced_motion="reduce")
    pseudolocales.install(page.context)
    options = {"game": game, "players": 6, "modules": modules}
    resume_game(page, play_game_until(options, 7, lambda played: len(played.view(0).sheets) >= scorings))
    expect(page.locator(OWN_TURN)).to_be_visible()
    check_parts(page, "own turn")
    assert not (found := find_violations(page)), found
    for picked in ("[data-place^=site-]", "[data-place^=display-]"):
        page.locator(picked).last.click()
        check_parts(page, picked)


def test_log_keeps_four_lines_beside_six_players(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    options = {"game": "alhambra", "players": 6, "modules": ALL_MODULES}
    resume_game(page, play_game_until(options, 7, lambda played: len(played.view(0).sheets) >= 1))
    log = page.locator(".log .scroller")
    for size in DESKTOP_SIZES:
        resize(page, size)
        page.wait_for_function("log => log.clientHeight >= 84", arg=log.element_handle())


def has_large_hand(played: Game) -> bool:
    """Return whether seat 0 has many cards, of every currency and an exchange card, after the first scoring."""
    hand = played.view(0).players[0].hand or ()
    kinds = {"exchange" if card[1].isalpha() else card[0] for card in hand}
    return bool(played.view(0).sheets) and len(hand) == LARGE_HAND and len(kinds) == 5


def test_every_card_of_a_large_hand_is_visible(open_page: OpenPage, pseudolocales: Pseudolocales) -> None:
    page = open_page(reduced_motion="reduce")
    pseudolocales.install(page.context)
    options = {"game": "alhambra", "players": 6, "modules": ALL_MODULES}
    resume_game(page, play_game_until(options, 1, has_large_hand, preferred="take"))
    expect(page.locator("[data-place^=hand-]")).to_have_count(LARGE_HAND)
    check_parts(page, "a large hand")


@pytest.mark.parametrize(
    ("game", "modules"), [("alhambra", ALL_MODULES), ("granada", GRANADA_MODULES), ("combined", ALL_MODULES)]
)
def test_waiting_player_with_vizier_and_plan_sees_every_part(
    open_page: OpenPage, pseudolocales: Pseudolocales, game: str, modules: list[str]
) -> None:
    page, other = open_page(reduced_motion="reduce"), open_page(reduced_motion="reduce")
    pseudolocales.install(page.context)
    open_table_for_two(page, other, {"game": game, "players": 6, "modules": modules})
    expect(page.get_by_role("button", name="Ask me about my vizier")).to_be_visible()
    expect(page.get_by_role("region", name="Omar").get_by_role("img", name="away", exact=True)).to_be_visible()
    check_parts(page, "waiting")
    page.locator("[data-place^=site-]").last.click()
    expect(page.get_by_test_id("plan")).to_be_visible()
    check_parts(page, "planning")


# Returns the scorings in a result whose points, if they have three digits, touch their name.
FIND_TIGHT_ROWS = """() => [...document.querySelectorAll("dialog dl div")].filter(row => {
    row.querySelector("dd").textContent = "127";
    const range = document.createRange();
    range.selectNodeContents(row.querySelector("dt"));
    return row.querySelector("dd").getBoundingClientRect().left - range.getBoundingClientRect().right < 4;
}).map(row => row.innerText)"""


def test_result_of_six_players_separates_scorings_from_points(
    open_page: OpenPage, pseudolocales: Pseudolocales
) -> None:
    page = open_page(reduced_motion="reduce", viewport=DESKTOP_SIZES[0])
    pseudolocales.install(page.context)
    options = {"game": "combined", "players": 6, "modules": []}
    table = resume_late_game(page, options, seed=1, tiles=3)
    play_over_http(page, table, random.Random(2), until=lambda view: bool(view["winners"]))
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    for language in LONG_PSEUDOLOCALES:
        set_language(page, language)
        found = [*page.evaluate(FIND_TIGHT_ROWS), *find_layout_faults(page)]
        assert not found, f"{language}:\n" + "\n".join(found)


def open_table_for_two(page: Page, other: Page, options: dict[str, Any]) -> None:
    """Open a table of two people and bots, after the first scoring and during the turn of the other person."""
    become_guest(page)
    become_guest(other, "Omar")
    seats = [{"kind": "invited"}] * 2 + [BOT_SEAT] * (options["players"] - 2)
    opened = page.request.post("/api/tables", data={"settings": {"options": options, "seats": seats}}).json()
    table, rng = opened["id"], random.Random(1)
    sit = {"type": "sit", "id": "sit", "invitation": opened["invitation"]}
    assert other.request.post(f"/api/tables/{table}/commands", data=sit).ok
    keep_vizier = {"type": "set_auto_pass", "id": "pass", "steps": ["vizier_window"]}
    assert page.request.post(f"/api/tables/{table}/commands", data=keep_vizier).ok
    while True:
        act_over_http(page, table, rng)
        view = other.request.get(f"/api/tables/{table}").json()["view"]
        if view["sheets"] and view["turn"] == view["seat"] == 1:
            break
        act_over_http(other, table, rng)
    page.goto(f"/table/{table}")
    expect(page.locator("main.table.waiting")).to_be_visible()


def test_score_sheet_of_six_players_fits_a_laptop(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce", viewport=DESKTOP_SIZES[0])
    become_guest(page)
    table = resume_late_game(page, {"players": 6}, seed=1, tiles=12)
    play_over_http(page, table, random.Random(2), until=lambda view: bool(view["winners"]))
    expect(page.get_by_role("button", name="Continue")).to_be_visible(timeout=30_000)
    scroller = page.get_by_role("dialog").locator(".scroller")
    expect(scroller.get_by_role("row")).to_have_count(9)  # names, seven kinds and the score
    assert scroller.evaluate("each => each.scrollHeight <= each.clientHeight")
