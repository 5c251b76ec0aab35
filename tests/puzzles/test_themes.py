"""The themes of puzzles, each in a small position."""

from __future__ import annotations

from typing import Any

import pytest

from nasrid import parse_action
from nasrid.puzzles.themes import themes_of
from nasrid.rules.game import Game
from tests.positions import table

# More than two turns of each player
BAG = "arcades10 arcades9 seraglio9 chambers10 chambers11 tower11 tower12 pavilion7E arcades8N arcades8E seraglio8S"
BAG += " chambers9W chambers9S garden10N garden10W tower11N tower11S"
DECK = "b5 b6 b7 o1 o2 o3 g1 g2 g3 o5 o6 o7 o8"
EXACT: dict[str, Any] = {"site": "garden10 - - -", "hands": ["y5 y5"]}
PLACING: dict[str, Any] = {"agenda": "place 0; begin_turn 1", "to_place": ["tower8NES"]}


def themes(solution: str, rival: str, **what: Any) -> tuple[str, ...]:
    pieces: dict[str, Any] = {"players": 2, "display": "b1 b2 b3 b4", "deck": DECK, "bag": BAG} | what
    return themes_in(table(**pieces), solution, rival)


def themes_in(game: Game, solution: str, rival: str) -> tuple[str, ...]:
    for move in (solution, rival):
        assert game.explain_illegal(parse_action(move)) is None
    return themes_of(game, parse_action(solution), parse_action(rival))


def test_exact_payment_in_a_turn() -> None:
    assert themes("buy garden10 y5 y5", "take b1", **EXACT) == ("exact",)
    assert themes("buy garden10 y9 y5", "take b1", site="garden10 - - -", hands=["y9 y5"]) == ()
    assert themes("take b1", "buy garden10 y5 y5", **EXACT) == ()


def test_longer_wall() -> None:
    assert themes("build tower8NES 1,0", "reserve tower8NES", **PLACING) == ("wall",)
    assert themes("reserve tower8NES", "build tower8NES 1,0", **PLACING) == ()


def test_denied_tile() -> None:
    contest: dict[str, Any] = {
        "site": "garden10 - - -",
        "hands": ["y9 y9", "y8 y7 y6 y5 y4 y3 g9 g8 g7 g6 o9 o8 b9 b8"],
        "cities": ["garden11@1,0 garden12S@0,1", "garden8NE@1,0"],
    }
    assert themes("buy garden10 y9 y9", "take b1", **contest) == ("denial",)
    assert themes("take b1", "buy garden10 y9 y9", **contest) == ()
    exchanged = contest | {"cities": contest["cities"][::-1]}
    assert themes("buy garden10 y9 y9", "take b1", **exchanged) == (), "it is worth more to the buyer"
    assert themes("buy garden10 y9 y9", "take b1", **contest | {"hands": ["y9 y9", "o1"]}) == (), (
        "nobody can pay for it"
    )
    assert themes("give tower8NES", "reserve tower8NES", **PLACING) == ("denial",)


def test_plan_for_the_next_turn() -> None:
    saving: dict[str, Any] = {"site": "garden10 - - -", "hands": ["y5"], "display": "y5 b1 b2 b3"}
    assert themes("take y5", "take b1", **saving) == ("plan",)
    assert themes("take b1", "take y5", **saving) == ()


def test_redesign_in_a_turn() -> None:
    assert themes("build tower8NES 1,0", "take b1", reserves=["tower8NES"]) == ("wall", "redesign")
    assert themes("remove 1,0", "take b1", cities=["tower8NES@1,0"]) == ("redesign",)


def test_vizier_between_turns_and_its_return() -> None:
    game = table(
        modules=["vizier"], display="y6 b1 b2 b3", deck=DECK, bag=BAG, site="garden10 - - -", hands=["", "y9 y1"]
    )
    game.apply(parse_action("take y6"))
    assert (game.seat, game.view(1).step) == (1, "vizier_window")
    assert themes_in(game, "buy garden10 y9 y1", "pass") == ("vizier",)
    assert themes_in(game, "pass", "buy garden10 y9 y1") == ("vizier",)
    assert themes("reactivate", "take b1", modules=["vizier"], viziers=[False, True]) == ("vizier",)


def test_huts() -> None:
    owner: dict[str, Any] = {"modules": ["huts"], "cities": ["pavilion8@0,1"], "huts": "hut-pavilion-N/////"}
    assert themes("hut hut-pavilion-N", "take b1", **owner) == ("huts",)
    assert themes("take b1", "hut hut-pavilion-N", **owner) == ()
    placing = {"agenda": "place 0; begin_turn 1", "to_place": ["hut-pavilion-N"], "huts": "/////"}
    assert "huts" in themes("build hut-pavilion-N 1,0", "reserve hut-pavilion-N", **owner | placing)


def test_bonus_cards() -> None:
    own: dict[str, Any] = {"modules": ["bonus"], "bonus": ["garden10"]}
    assert themes("buy garden10 y5 y5", "take b1", **EXACT, **own) == ("exact", "bonus")
    assert themes("buy garden10 y5 y5", "take b1", **EXACT, modules=["bonus"], bonus=["", "garden10"]) == ("exact",)
    assert themes("reveal garden10", "take b1", **own, cities=["garden10@1,0"]) == ("bonus",)
    game = table(**own, agenda="reveal_round 0 0; begin_turn 1", cities=["garden10@1,0"], deck=DECK, bag=BAG)
    assert themes_in(game, "pass", "reveal garden10") == ("bonus",)


@pytest.mark.parametrize(("bag", "expected"), [(BAG, ()), ("", ("endgame",))])
def test_last_turns(bag: str, expected: tuple[str, ...]) -> None:
    assert themes("take b1", "take b2", bag=bag) == expected
