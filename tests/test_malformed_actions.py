"""Actions made by hand can hold anything; what is not of the right form is refused and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from nasrid import Game, IllegalAction
from nasrid.rules.actions import Build, Buy, Give, Remove, Reserve, Reveal, Swap, TakeHut, TakeMoney
from tests.positions import table


def acting() -> Game:
    return table(
        hands=["b7 b3"], cities=["garden10@1,0"], reserves=["tower11"], site="- - garden8NE -", display="y2 b3 o6 g9"
    )


def placing() -> Game:
    return table(
        game="granada", hands=["b3"], to_place=["school8N"], agenda="Place(seat=0, awarded=False); BeginTurn(seat=1)"
    )


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
    ],
    ids=repr,
)
def test_a_malformed_action_on_ones_turn_is_refused_and_changes_nothing(action: Any) -> None:
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
def test_a_malformed_placement_is_refused_and_changes_nothing(action: Any) -> None:
    refuses(placing(), action)


def refuses(game: Game, action: Any) -> None:
    before = game.position()
    with pytest.raises(IllegalAction):
        game.apply(action)
    assert game.position() == before


@pytest.mark.parametrize("thing", ["take y2", None, 3, ("take", "y2")])
def test_what_is_no_action_at_all_is_a_type_error(thing: Any) -> None:
    game = acting()
    with pytest.raises(TypeError, match="parse_action"):
        game.apply(thing)
