"""Hand-made actions with malformed fields are rejected and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from nasrid import Game, IllegalActionError, Options, parse_action
from nasrid.rules.modules.bonus import Reveal
from nasrid.rules.modules.huts import TakeHut
from nasrid.rules.table.actions import Build, Buy, Give, Remove, Reserve, Swap, TakeMoney
from tests.positions import table


def acting() -> Game:
    return table(
        hands=["b7 b3"], cities=["garden10@1,0"], reserves=["tower11"], site="- - garden8NE -", display="y2 b3 o6 g9"
    )


def placing() -> Game:
    return table(game="granada", hands=["b3"], to_place=["school8N"], agenda="place 0; begin_turn 1")


@pytest.mark.rule("AMB-Q4")
@pytest.mark.parametrize(
    "action",
    [
        TakeMoney(["y2"]),  # type: ignore[arg-type]
        TakeMoney("y2"),  # type: ignore[arg-type]
        TakeMoney((2,)),  # type: ignore[arg-type]
        TakeMoney(([],)),  # type: ignore[arg-type]
        Buy("garden8NE", ["b7", "b3"]),  # type: ignore[arg-type]
        Buy(["garden8NE"], ("b7", "b3")),  # type: ignore[arg-type]
        Buy("garden8NE", ("b7", 3)),  # type: ignore[arg-type]
        Build("tower11", [0, 1]),  # type: ignore[arg-type]
        Build("tower11", (0.0, 1.0)),  # type: ignore[arg-type]
        Build("tower11", "0,1"),  # type: ignore[arg-type]
        Build("tower11", (0, 1, 2)),  # type: ignore[arg-type]
        Build("tower11", (10**30, 0)),
        Build(None, (0, 1)),  # type: ignore[arg-type]
        Remove((True, 0)),
        Remove(None),  # type: ignore[arg-type]
        Swap((1.0, 0), "tower11"),  # type: ignore[arg-type]
        Swap((1, 0), ["tower11"]),  # type: ignore[arg-type]
        TakeHut(7),  # type: ignore[arg-type]
        Reveal(["garden10"]),  # type: ignore[arg-type]
        Reserve(None),  # type: ignore[arg-type]
        Build("", (0, 1)),
        Build("tower11", (0, 1), []),  # type: ignore[arg-type]
        Build("tower11", (0, 1), None),  # type: ignore[arg-type]
        Swap((1, 0), ""),
    ],
    ids=repr,
)
def test_malformed_action_of_a_turn_is_rejected(action: Any) -> None:
    game = acting()
    refuses(game, action)


@pytest.mark.rule("AMB-Q4")
@pytest.mark.parametrize(
    "action",
    [
        Build("library9N", (0, 1), ["b3"]),  # type: ignore[arg-type]
        Build("library9N", (0, 1), "b3"),  # type: ignore[arg-type]
        Build("school8N", (0.0, 1)),  # type: ignore[arg-type]
        Give("library9N", ["b3"]),  # type: ignore[arg-type]
        Reserve(["school8N"]),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_malformed_placement_is_rejected(action: Any) -> None:
    refuses(placing(), action)


@pytest.mark.rule("AMB-Q4")
@pytest.mark.parametrize(
    "action",
    [
        TakeHut(7),  # type: ignore[arg-type]
        TakeHut(["hut-tower-N"]),  # type: ignore[arg-type]
        TakeHut(None),  # type: ignore[arg-type]
        TakeHut(""),
        Reveal(["garden10"]),  # type: ignore[arg-type]
        Reveal(("garden10",)),  # type: ignore[arg-type]
        Reveal(None),  # type: ignore[arg-type]
        Reveal(""),
        Buy("garden8NE", ["b7", "by"]),  # type: ignore[arg-type]
        Buy("garden8NE", ("b7", ["by"])),  # type: ignore[arg-type]
        TakeMoney("by"),  # type: ignore[arg-type]
        TakeMoney(("by", "by")),
    ],
    ids=repr,
)
def test_malformed_action_of_a_module_is_rejected(action: Any) -> None:
    game = table(
        modules=["vizier", "exchange", "bonus", "huts"],
        hands=["b7 by"],
        cities=["garden10@1,0"],
        bonus=["garden10"],
        site="- - garden8NE -",
        display="y2 b3 bo g9",
        huts="/////hut-tower-N hut-tower-E",
    )
    refuses(game, action)


@pytest.mark.parametrize("action", [Reserve(""), Build("", (1, 0)), Give("")], ids=repr)
def test_tile_without_back_has_no_unnamed_face(action: Any) -> None:
    refuses(table(players=2, to_place=["garden10"], agenda="place 0; begin_turn 1"), action)


def refuses(game: Game, action: Any) -> None:
    before = game.position()
    with pytest.raises(IllegalActionError):
        game.apply(action)
    assert game.position() == before


def test_returned_objects_are_immutable() -> None:
    game = acting()
    with pytest.raises(AttributeError):
        game.legal_actions()[0].cards = ("b9",)  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        game.view(0).players[0].city.tiles[5, 5] = None  # type: ignore[index]


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: Game.new({"players": 3}, 1), "Game.new takes Options"),  # type: ignore[arg-type]
        (lambda: Game.from_position(None), "a position is a text"),  # type: ignore[arg-type]
        (lambda: parse_action(None), "an action in notation is a text"),  # type: ignore[arg-type]
        (lambda: acting().standing(0, "take y1"), "'take y1' is not an action; parse_action reads one"),  # type: ignore[arg-type]
    ],
)
def test_wrong_type_is_named(call: Any, reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        call()


@pytest.mark.parametrize("seat", [-1, 3, 0.0, "0", True, (0,)])
def test_invalid_seat_has_no_view(seat: Any) -> None:
    for look in (acting().view, acting().player_view):
        with pytest.raises(ValueError, match=r"there is no seat .*; seats are 0 to 2"):
            look(seat)


def test_own_player_view_is_part_of_the_view() -> None:
    game = acting()
    assert game.player_view(0) == game.view(0).players[0]
    assert game.player_view(0).hand == ("b3", "b7")
    with pytest.raises(ValueError, match="there is no seat None"):
        game.player_view(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**256, 1.0, "1", None, True])
def test_seed_must_be_an_integer_of_256_bits(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        Game.new(Options(), seed)


@pytest.mark.parametrize("thing", ["take y2", None, 3, ("take", "y2")])
def test_non_action_raises_type_error(thing: Any) -> None:
    game = acting()
    with pytest.raises(TypeError, match="parse_action"):
        game.apply(thing)
