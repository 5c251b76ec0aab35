"""Late games played to the end by mouse, touch and keyboard.

test_engines.py and test_offline.py play games from the first turn.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nasrid import write_action
from tests.browser.conftest import OpenPage
from tests.browser.player import Finger, Keys, Mouse, Player, action_kind
from tests.browser.tables import play_game_until, resume_game, resume_late_game

COMMON_ACTIONS = {"take", "build"}  # possible in every game


def open_still_page(open_page: OpenPage, screen: str) -> Page:
    return open_page(screen=screen, reduced_motion="reduce")


@pytest.mark.parametrize(
    ("game", "tiles", "screen", "hands", "seed"),
    [("granada", 8, "phone", Finger, 2), ("combined", 10, "wide", Keys, 3)],
    ids=["granada by touch on a phone", "combined game by keyboard"],
)
def test_game_can_be_finished(
    open_page: OpenPage, game: str, tiles: int, screen: str, hands: type[Mouse], seed: int
) -> None:
    page = open_still_page(open_page, screen)
    resume_late_game(page, {"game": game, "players": 6}, seed=1, tiles=tiles)
    player = Player(page, hands(page), random.Random(seed))
    player.play_to_the_end()
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    assert player.sees()["table"]["stage"] == "over"
    assert set(player.done) >= COMMON_ACTIONS


VERBS = "take buy build reserve remove swap give hut reveal reactivate pass confirm end"
ACTION_KINDS: list[tuple[dict[str, Any], set[str]]] = [
    (
        {"game": "alhambra", "modules": ["vizier", "exchange", "bonus", "huts"], "confirm_turns": True},
        {*VERBS.split(), "buy with an exchange card", "buy exactly"},
    ),
    ({"game": "granada", "granada_scoring": "simple"}, {"build turned over", "give turned over"}),
]


@pytest.mark.parametrize(("options", "wanted"), ACTION_KINDS, ids=["all modules", "turning over"])
def test_every_kind_of_action_can_be_performed(open_page: OpenPage, options: dict[str, Any], wanted: set[str]) -> None:
    """Resume games that offer a missing kind of action, until every kind has been performed."""
    page = open_still_page(open_page, "wide")
    done: Counter[str] = Counter()

    def is_new(actions: Iterable[str]) -> bool:
        return any(action_kind(action) in wanted - set(done) for action in actions)

    for seed in count(1):
        offering = play_game_until(
            {"players": 2, **options}, seed, lambda game: is_new(map(write_action, game.legal_actions()))
        )
        resume_game(page, offering)
        player = Player(page, Mouse(page), random.Random(seed), done)
        while player.awaits() == "turn" and is_new(player.sees()["view"]["legal_actions"]):
            player.act()
        if wanted <= set(done):
            return
