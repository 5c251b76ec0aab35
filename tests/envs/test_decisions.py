"""Games played by indices: masks, errors, copies, and cities that outgrow the window."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest

from nasrid import Game, Options, parse_action
from nasrid.envs.decisions import Decisions, IllegalIndexError
from nasrid.envs.space import ACTION_COUNT, describe_index
from nasrid.rules.table.actions import Action, Build, EndActions, Remove
from nasrid.rules.table.events import GameEnded
from tests.envs.walk import DOCUMENT, INDEX, some_moments, table
from tests.positions import table as position
from tests.properties.play import COMBINATIONS, few_moats, name_of


@pytest.mark.parametrize("base", COMBINATIONS[::9], ids=name_of)
def test_whole_game_can_be_played_by_indices(base: Options) -> None:
    decisions, chance = table(base, seed=2)
    events = None
    while not decisions.is_over:
        mask = decisions.mask()
        assert mask.dtype == np.int8
        assert mask.shape == (ACTION_COUNT,)
        assert np.flatnonzero(mask).tolist() == decisions.legal_indices() != []
        assert decisions.seat == decisions.game.seat
        events = decisions.step(chance.choice(decisions.legal_indices()))
    assert events
    assert isinstance(events[-1], GameEnded)
    assert decisions.seat is None
    assert not decisions.mask().any()
    assert decisions.legal_indices() == []
    with pytest.raises(IllegalIndexError, match="the game is over"):
        decisions.step(0)


def test_mask_belongs_to_the_caller() -> None:
    decisions = Decisions(Game.new(Options(), 1))
    mask = decisions.mask()
    mask[:] = 1 - mask
    assert np.flatnonzero(decisions.mask()).tolist() == decisions.legal_indices()


def test_events_come_when_the_action_is_complete() -> None:
    decisions = Decisions(Game.new(Options(), 1))
    assert decisions.step(INDEX["take"]) is None
    assert decisions.prefix == (INDEX["take"],)
    events = decisions.step(decisions.legal_indices()[0])
    assert events is not None
    assert [type(event).__name__ for event in events][:2] == ["MoneyTaken", "MoneyRevealed"]
    assert not decisions.prefix


def test_documented_examples_run() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    actions = text.partition("\n## Actions\n")[2].partition("\n## Observations\n")[0]
    turn, loop = re.findall(r"(?:^    .*\n|^\n(?=    ))+", actions, flags=re.M)
    exec(re.sub(r"^    ", "", loop, flags=re.M), {})
    decisions = Decisions(Game.new(Options(), 33))
    for line in turn.strip("\n").splitlines():
        found = re.fullmatch(r"    (\d+) +(.+?)(?:  +=> (\w+))?", line)
        assert found, line
        assert describe_index(int(found[1])) == found[2]
        events = decisions.step(int(found[1]))
        assert found[3] == (type(events[0]).__name__ if events else None)


@pytest.mark.parametrize(
    ("index", "words"),
    [
        (-1, "there is no index -1; indices are 0 to 770"),
        (771, "there is no index 771"),
        (INDEX["confirm"], r"9 \(confirm\) cannot be chosen; there are 0 \(take\)"),
        (INDEX["cell 1,0"], r"551 \(cell 1,0\) cannot be chosen"),
    ],
)
def test_illegal_index_raises_and_changes_nothing(index: int, words: str) -> None:
    decisions = Decisions(Game.new(Options(), 1))
    before = decisions.legal_indices()
    with pytest.raises(IllegalIndexError, match=words):
        decisions.step(index)
    assert decisions.legal_indices() == before
    assert decisions.prefix == ()
    assert not decisions.game.actions


def test_error_names_the_indices_chosen_before() -> None:
    decisions = Decisions(Game.new(Options(), 1))
    decisions.step(INDEX["take"])
    with pytest.raises(IllegalIndexError, match=r"0 \(take\) cannot be chosen after take; there are 13 \(card 1 of"):
        decisions.step(INDEX["take"])
    with pytest.raises(TypeError):
        decisions.step("take")  # type: ignore[arg-type]
    assert decisions.step(np.int64(INDEX["card 1 of the display"]))  # type: ignore[arg-type]


def test_decisions_reject_a_game_in_progress() -> None:
    game = Game.new(Options(), 1)
    game.apply(game.legal_actions()[0])
    with pytest.raises(ValueError, match="not in mid-game"):
        Decisions(game)


def test_whole_actions_can_be_applied() -> None:
    decisions = Decisions(Game.new(Options(), 1))
    action = decisions.game.legal_actions()[0]
    decisions.step(INDEX["take"])
    seat = decisions.seat
    events = decisions.apply(action)
    assert events
    assert decisions.prefix == ()
    assert decisions.game.actions == (action,)
    assert seat is not None
    assert decisions.ledger.hands[seat].cards == decisions.game.player_view(seat).hand


@pytest.mark.parametrize("base", COMBINATIONS[::12], ids=name_of)
def test_copy_and_original_are_independent(base: Options) -> None:
    def facts(one: Decisions) -> tuple[Any, ...]:
        return one.game.position(), one.prefix, one.legal_indices(), dict(one.ledger.hands)

    for decisions in some_moments(base):
        decisions.step(decisions.legal_indices()[-1])
        twin, before = decisions.copy(), facts(decisions)
        assert facts(twin) == before
        for _ in range(20):
            if not twin.is_over:
                twin.step(twin.legal_indices()[0])
        assert facts(decisions) == before


def test_position_can_be_played() -> None:
    decisions = Decisions(position(display="y1 y2 y3 y4", hands=["b3"], site="- - tower9ES -"))
    assert [describe_index(index) for index in decisions.legal_indices()] == ["take"]
    assert decisions.ledger.hands == {}


# --- Cities outside the window ------------------------------------------------------------------------------

OPEN_TILES = [face.name for face in Options(granada_tiles=few_moats()).components.granada if not face.borders]
SPARE = OPEN_TILES[-1]


def long_row(**more: Any) -> Game:
    """Return a game with a Granada city of tiles without moats in a row up to 12,0."""
    city = " ".join(f"{name}@{x},0" for x, name in enumerate(OPEN_TILES[:12], 1))
    return position(game="granada", granada_tiles=few_moats(), cities=[city], **more)


def cell_of(action: Action) -> tuple[int, int]:
    return action.cell  # type: ignore[attr-defined, no-any-return]


def test_cells_outside_the_window_are_reported() -> None:
    decisions = Decisions(long_row(to_place=[SPARE], agenda="place 0"))
    actions = decisions.view(0).legal_actions
    beyond = tuple(action for action in actions if isinstance(action, Build) and cell_of(action)[0] > 10)
    assert len(beyond) == 5
    assert decisions.actions_outside_window == beyond
    decisions.step(INDEX["build"])
    decisions.step(decisions.legal_indices()[0])
    cells = {f"cell {x},{y}" for x, y in (cell_of(one) for one in actions if isinstance(one, Build)) if x <= 10}
    assert {describe_index(index) for index in decisions.legal_indices()} == cells
    for action in beyond:
        with pytest.raises(ValueError, match="cannot be chosen"):
            decisions.path_of(action)


def test_report_is_cleared_when_another_seat_decides() -> None:
    site = " ".join(OPEN_TILES[12:16])
    decisions = Decisions(long_row(display="y1", deck="y2 y3", site=site))
    assert decisions.actions_outside_window == (Remove((12, 0)),)
    decisions.step(INDEX["take"])
    assert decisions.actions_outside_window
    decisions.step(INDEX["card 1 of the display"])
    assert decisions.seat == 1
    assert not decisions.actions_outside_window
    assert [describe_index(index) for index in decisions.legal_indices()] == ["take"]


def test_nearest_action_is_used_if_none_fits_the_window() -> None:
    """At an empty table, only the last tile of the row can be removed."""
    decisions = Decisions(long_row())
    actions = decisions.view(0).legal_actions
    assert actions == (Remove((12, 0)),)
    assert decisions.actions_outside_window == actions
    assert [describe_index(index) for index in decisions.legal_indices()] == ["remove"]
    decisions.step(INDEX["remove"])
    assert [describe_index(index) for index in decisions.legal_indices()] == ["cell 10,0"]
    assert decisions.step(INDEX["cell 10,0"]) is not None
    assert decisions.game.actions == (Remove((12, 0)),)


def test_city_outside_the_window_always_has_a_choice() -> None:
    """Money runs out at this table, and then only redesigns are left."""
    site, bag = " ".join(OPEN_TILES[12:16]), " ".join(OPEN_TILES[16:22])
    for seed in range(20):
        chance = Random(seed)
        decisions = Decisions(long_row(hands=["b9 o9 y9 g9"] * 2, site=site, granada_bag=bag, display="y9"))
        said = 0
        for _ in range(200):
            if decisions.is_over:
                break
            said += bool(decisions.actions_outside_window)
            decisions.step(chance.choice(decisions.legal_indices()))
        assert said


def test_ending_without_an_action_is_offered() -> None:
    decisions = Decisions(position())
    assert decisions.view(0).legal_actions == (EndActions(),)
    assert [describe_index(index) for index in decisions.legal_indices()] == ["end"]
    assert decisions.path_of(parse_action("end")) == (INDEX["end"],)
