"""Games played in the browser to the end, each with another kind of hands. Those from the first turn on are played in
test_engines.py and test_offline.py; here they begin where a city has grown."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nasrid import write_action
from tests.browser.conftest import Open
from tests.browser.player import Finger, Keys, Mouse, Player, kind_of
from tests.browser.tables import game_until, take_up, take_up_game

ALWAYS = {"take", "build"}  # whatever the deal


def play(page: Page, hands: type[Mouse], seed: int) -> Player:
    player = Player(page, hands(page), random.Random(seed))
    player.play_to_the_end()
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    assert player.sees()["table"]["stage"] == "over"
    return player


def still(open_page: Open, screen: str) -> Page:
    return open_page(screen=screen, reduced_motion="reduce")


def test_granada_with_a_finger_on_a_phone(open_page: Open) -> None:
    page = still(open_page, "phone")
    take_up_game(page, {"game": "granada", "players": 6}, seed=1, tiles=8)
    assert set(play(page, Finger, 2).done) >= ALWAYS


def test_the_combination_with_keys_alone(open_page: Open) -> None:
    page = still(open_page, "wide")
    take_up_game(page, {"game": "combined", "players": 6}, seed=1, tiles=10)
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
    """Each in a game that offers it, and is left when it offers nothing else that is missing."""
    page = still(open_page, "wide")
    done: Counter[str] = Counter()

    def is_new(actions: Iterable[str]) -> bool:
        return any(kind_of(action) in wanted - set(done) for action in actions)

    for seed in count(1):
        offering = game_until(
            {"players": 2, **options}, seed, lambda game: is_new(map(write_action, game.legal_actions()))
        )
        take_up(page, offering)
        player = Player(page, Mouse(page), random.Random(seed), done)
        while player.awaits() == "turn" and is_new(player.sees()["view"]["legal_actions"]):
            player.act()
        if wanted <= set(done):
            return
