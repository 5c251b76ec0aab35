"""Games played in the browser to the end, each with another kind of hands. Those from the first turn on are played in
test_engines.py and test_offline.py; here they begin where a city has grown."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.player import Finger, Keys, Mouse, Player
from tests.browser.tables import take_up_game

ALWAYS = {"take", "build"}  # whatever the deal


def play(page: Page, hands: type[Mouse], seed: int) -> Player:
    player = Player(page, hands(page), random.Random(seed))
    player.play_to_the_end()
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    assert player.sees()["table"]["state"] == "over"
    return player


def still(open_page: Open, screen: str) -> Page:
    return open_page("/", screen, reduced_motion="reduce")


def test_granada_with_a_finger_on_a_phone(open_page: Open) -> None:
    page = still(open_page, "phone")
    take_up_game(page, {"game": "granada", "players": 6}, seed=1, tiles=14)
    assert set(play(page, Finger, 2).done) >= ALWAYS


def test_the_combination_with_keys_alone(open_page: Open) -> None:
    page = still(open_page, "wide")
    take_up_game(page, {"game": "combined", "players": 6}, seed=1, tiles=18)
    assert set(play(page, Keys, 3).done) >= ALWAYS


EVERY_KIND: list[tuple[dict[str, Any], set[str]]] = [
    (
        {"game": "alhambra", "modules": ["vizier", "exchange", "bonus", "huts"], "confirm_turns": True},
        {
            "take",
            "buy",
            "build",
            "reserve",
            "remove",
            "swap",
            "give",
            "hut",
            "reveal",
            "reactivate",
            "pass",
            "confirm",
            "buy with an exchange card",
            "buy exactly",
            "end",
        },
    ),
    ({"game": "granada", "granada_scoring": "simple"}, {"build turned over", "give turned over"}),
]


@pytest.mark.parametrize(("options", "wanted"), EVERY_KIND, ids=["all modules", "turning over"])
def test_every_kind_of_action_is_done_at_least_once(open_page: Open, options: dict[str, Any], wanted: set[str]) -> None:
    """A deal need not offer every kind, so there are more deals; but the first game is played to its end."""
    page = still(open_page, "wide")
    missing = set(wanted)
    for seed in range(1, 6):
        take_up_game(page, {"players": 2, **options}, seed, tiles=20)
        player = Player(page, Mouse(page), random.Random(seed))
        if seed == 1 and "modules" in options:
            player.play_to_the_end()
        else:
            player.play_until(missing)
        missing -= set(player.done)
        if not missing:
            return
    raise AssertionError(f"not done in five games: {missing}")
