"""The table on a phone in both orientations: paid cards, bought tiles and scores stay visible."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from nasrid import Game, replay, write_action
from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.browser.player import MAIN_CHOICE, Finger, Player, box_of, wait_for_own_turn
from tests.browser.pseudolocales import LONG_PSEUDOLOCALES, Pseudolocales
from tests.browser.screens import (
    LANDSCAPE_SIZE,
    NARROW_SIZE,
    PHONE_SIZE,
    SETTLE,
    find_covered_parts,
    find_layout_faults,
    overlap,
    set_language,
)
from tests.browser.tables import open_finished_game, play_game_until, resume_game, send_action
from tests.browser.test_table import find_scoring_action

OPTIONS = {"players": 6, "modules": ["vizier", "exchange", "bonus", "huts"]}


def can_buy(game: Game) -> bool:
    return bool(game.view(0).sheets) and any(write_action(each).startswith("buy ") for each in game.legal_actions())


@pytest.fixture(scope="module")
def record() -> dict[str, object]:
    """Return a game after a scoring in which seat 0 can buy a tile."""
    return play_game_until(OPTIONS, 1, can_buy)


def open_on_phone(open_page: OpenPage, size: ViewportSize, record: dict[str, object]) -> tuple[Page, Player]:
    page = open_page(screen="phone", viewport=size, reduced_motion="reduce")
    resume_game(page, record)
    return page, wait_for_own_turn(page, Finger)


@pytest.mark.parametrize("size", [PHONE_SIZE, LANDSCAPE_SIZE], ids=["portrait", "landscape"])
def test_news_covers_no_scores_and_a_tap_hides_it(
    open_page: OpenPage, record: dict[str, object], size: ViewportSize
) -> None:
    page, _ = open_on_phone(open_page, size, record)
    page.reload()  # the news hides after a while
    news = box_of(page.locator("button.news"))
    assert not any(overlap(news, box_of(each)) for each in page.locator(".strip > *").all())
    assert not overlap(news, box_of(page.locator(".market")))
    page.locator("[data-place^=site-]").first.tap()
    expect(page.locator("button.news")).to_have_count(0)


def test_landscape_phone_shows_paid_cards_and_bought_tiles(open_page: OpenPage, record: dict[str, object]) -> None:
    page, player = open_on_phone(open_page, LANDSCAPE_SIZE, record)
    purchase = next(each for each in player.seen["view"]["legal_actions"] if each.startswith("buy "))
    page.locator(f"[data-place=site-{purchase.split()[1]}]").tap()
    raised = page.locator(".hand .up")
    expect(raised.first).to_be_visible()
    neighbours = [box_of(each) for each in page.locator(f"{MAIN_CHOICE}, .action-panel .btn, .pieces .piece").all()]
    for card in map(box_of, raised.all()):
        assert not any(overlap(card, each) for each in neighbours)
        assert card["y"] + card["height"] <= LANDSCAPE_SIZE["height"]
    page.locator(MAIN_CHOICE).tap()
    bought = box_of(page.locator("[data-place^=unplaced-]").first)
    assert bought["y"] + bought["height"] <= LANDSCAPE_SIZE["height"]


def test_landscape_score_sheet_shows_whole_rows_between_names_and_totals(open_page: OpenPage) -> None:
    page = open_page(screen="phone", viewport=LANDSCAPE_SIZE, reduced_motion="reduce")
    record = play_game_until(OPTIONS, 3, lambda game: find_scoring_action(game) is not None)
    action = find_scoring_action(replay(record))
    assert action
    table = resume_game(page, record)
    send_action(page, table, action, page.request.get(f"/api/tables/{table}").json()["seq"])
    expect(page.locator("dialog tbody tr").first).to_be_visible()
    page.evaluate(SETTLE)
    head, row, foot = (box_of(page.locator(f"dialog {each}").first) for each in ("thead th", "tbody tr", "tfoot td"))
    assert head["y"] + head["height"] <= row["y"] + 1
    assert row["y"] + row["height"] <= foot["y"] + 1
    expect(page.locator("dialog thead .name").first).to_be_visible()


READ_FADES = "each => ['--fade-start', '--fade-end'].map(name => getComputedStyle(each).getPropertyValue(name))"


def test_strip_of_players_fades_where_it_continues(open_page: OpenPage, record: dict[str, object]) -> None:
    page, _ = open_on_phone(open_page, PHONE_SIZE, record)
    strip = page.locator(".strip")
    assert strip.evaluate(READ_FADES) == ["0px", "28px"]
    for name in (".hand .row", ".legend .chips", ".pieces"):
        fade = page.locator(name).first.evaluate("each => getComputedStyle(each).animationName")
        assert "fade-ends" in fade, name
    strip.evaluate("each => each.scrollTo({ left: 9999, behavior: 'instant' })")
    page.evaluate(SETTLE)
    assert strip.evaluate(READ_FADES) == ["28px", "0px"]
    page.set_viewport_size({"width": 1000, "height": 1200})  # everyone fits
    page.evaluate(SETTLE)
    assert strip.evaluate(READ_FADES) == ["0px", "0px"]


def check_fades(page: Page, name: str) -> None:
    """Check that a strip fades where it continues, and nowhere if it fits."""
    strip = page.locator(name)
    expect(strip).to_be_visible()
    page.evaluate(SETTLE)
    assert strip.evaluate(READ_FADES) == ["0px", "28px"]
    strip.evaluate("each => each.scrollTo({ left: 9999, behavior: 'instant' })")
    page.evaluate(SETTLE)
    assert strip.evaluate(READ_FADES) == ["28px", "0px"]
    page.set_viewport_size({"width": 1000, "height": 1200})
    page.evaluate(SETTLE)
    assert strip.evaluate(READ_FADES) == ["0px", "0px"]


def test_strip_of_a_spectator_fades_where_it_continues(open_page: OpenPage, record: dict[str, object]) -> None:
    table = resume_game(open_page(), record)
    check_fades(open_page(f"/table/{table}", "phone", reduced_motion="reduce"), ".seats .choices")


def test_strip_of_a_replay_fades_where_it_continues(open_page: OpenPage) -> None:
    page = open_page(screen="phone", viewport=NARROW_SIZE, reduced_motion="reduce")
    table = open_finished_game(page, {"players": 3}, seed=1)
    page.goto(f"/table/{table}/replay")
    page.get_by_role("button", name="Third scoring").click()
    expect(page.get_by_role("button", name="Score sheet")).to_be_attached()
    check_fades(page, ".controls .more")


FITS = "each => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth"
DESKTOP_SIZE: ViewportSize = {"width": 1280, "height": 720}
_SEARCH = {"by": "points", "ahead": 12.5, "chance": 60, "other_chance": 52, "games": 40, "moves": 128}
LONG_ADVICE: dict[str, Any] = {
    "why": "pays-exactly",
    "facts": {"wanted": "hut-pavilion-ES", **_SEARCH},
    "instead": {"what": "build-from-reserve", "facts": {"tile": "seraglio10NES", "side": "S", "beside": "arcades10N"}},
    "declined": {
        "what": "buy-exactly",
        "why": "later",
        "facts": {"tile": "seraglio12N", "coins": 12, "times": 31, "plays": 40, **_SEARCH},
    },
}


def lengthen_hints(page: Page) -> None:
    """Give every hint a long reason: the suggested move stays as the server answers."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def deliver(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                reason = message["reason"]
                message["reason"] = {**reason, **LONG_ADVICE, "facts": {**reason["facts"], **LONG_ADVICE["facts"]}}
            route.send(json.dumps(message))

        server.on_message(deliver)

    page.route_web_socket(re.compile("/api/tables/"), connect)


@pytest.mark.parametrize("size", [PHONE_SIZE, LANDSCAPE_SIZE, DESKTOP_SIZE], ids=["portrait", "landscape", "desktop"])
def test_long_hint_covers_neither_market_nor_marked_cell(
    open_page: OpenPage, record: dict[str, object], pseudolocales: Pseudolocales, size: ViewportSize
) -> None:
    page = open_page(screen="phone", viewport=size, reduced_motion="reduce")
    pseudolocales.install(page.context)
    lengthen_hints(page)
    table = resume_game(page, record)
    seen = page.request.get(f"/api/tables/{table}").json()
    purchases = [each for each in seen["view"]["legal_actions"] if each.startswith("buy ")]
    send_action(page, table, purchases[0], seen["seq"])
    wait_for_own_turn(page, Finger)
    page.locator("[data-place=hint]").tap()
    details = page.get_by_role("button", name="Details")
    expect(details).to_be_visible()
    expect(page.locator(".board [aria-selected=true]")).to_have_count(1)
    for is_open in (False, True):
        for language in LONG_PSEUDOLOCALES:
            set_language(page, language)
            fits = page.locator(".words[role=status]").evaluate(FITS)
            assert fits or is_open, language
            assert not (faults := [*find_covered_parts(page), *find_layout_faults(page)]), (language, is_open, faults)
        set_language(page, "en")
        if not is_open:
            details.tap()
            expect(details).to_be_focused()
    expect(page.locator(".words[role=status]")).to_contain_text("31 of 40 sampled games")
    expect(page.locator(".words[role=status]")).to_contain_text(re.compile(r"Build .* (left of|right of|above|below) "))
    assert not (found := find_violations(page)), found


def test_long_hint_shows_its_buttons_at_the_fullest_table(open_page: OpenPage, pseudolocales: Pseudolocales) -> None:
    page = open_page(screen="phone", reduced_motion="reduce")
    pseudolocales.install(page.context)
    lengthen_hints(page)
    options = {"game": "combined", "players": 3, "modules": ["vizier", "exchange", "bonus", "huts"]}
    resume_game(page, play_game_until(options, 7, lambda played: len(played.view(0).sheets) >= 1))
    wait_for_own_turn(page, Finger)
    page.locator("[data-place=hint]").tap()
    expect(page.get_by_role("button", name="Details")).to_be_visible()
    for language in ("en", "hu", *LONG_PSEUDOLOCALES):
        set_language(page, language)
        message, button = box_of(page.locator(".words[role=status]")), box_of(page.locator(".words .acts .gold"))
        assert button["y"] + button["height"] <= message["y"] + message["height"], language
