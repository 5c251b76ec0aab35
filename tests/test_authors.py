"""The parts of the API that help the author of a bot."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nasrid import Game, IllegalActionError, Options, parse_action
from nasrid.actions import Action, Buy
from nasrid.cities import Building
from nasrid.records import Record, RecordError, replay_actions, start_replay
from nasrid.scoring import point_table
from tests.positions import do, table
from tests.properties.play import game_after


@pytest.mark.parametrize("cls", ["buy", Action, Game, Buy("garden10", ("y9",)), None, []])
def test_actions_of_something_else_than_a_class_are_an_error(cls: Any) -> None:
    with pytest.raises(TypeError, match=r"is not a class of actions, such as Buy of nasrid\.actions"):
        Game.new(Options(), 1).legal_actions_of(cls)


def test_illegal_action_is_explained_without_applying_it() -> None:
    game = table(display="b9", deck="b8", hands=["y3"], site="garden10 tower11 tower12 arcades9")
    before = game.position()
    action = parse_action("buy garden10 y3")
    error = game.explain_illegal(action)
    assert error
    with pytest.raises(IllegalActionError) as raised:
        game.apply(action)
    assert (error.rule, error.reason) == (raised.value.rule, raised.value.reason)
    assert game.position() == before
    assert game.explain_illegal(parse_action("take b9")) is None


def test_point_table_of_every_scoring_is_known() -> None:
    tables = [point_table(Options(), scoring) for scoring in (1, 2, 3)]
    assert [points[Building.TOWER] for points in tables] == [(6,), (13, 6), (21, 13, 6)]
    assert list(tables[0]) == ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]


def test_point_table_of_granada_depends_on_the_visible_tiles() -> None:
    game = game_after(Options(game="granada", players=2), 3, 60)
    tiles = [face for player in game.view(None).players for face in player.city.tiles.values()]
    tiles += game.view(None).dirk.tiles  # type: ignore[union-attr]
    totals = Counter(face.building for face in tiles if face.building)
    assert max(totals.values()) > 1
    ahead = game.next_scoring()
    assert ahead
    assert game.point_table(ahead.scoring) == ahead.rank_points == point_table(game.options, ahead.scoring, totals)
    assert all(points[2] == totals[building] for building, points in game.point_table(3).items())


@pytest.mark.parametrize("scoring", [0, 4, "1", None])
def test_unknown_scoring_has_no_points(scoring: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no scoring .*; there are 1, 2 and 3"):
        point_table(Options(), scoring)


def test_replay_has_the_seat_and_the_events_of_every_action() -> None:
    game = table(display="b9", deck="b8")
    events = do(game, "take b9")
    record: Record = game.record()
    replayed = start_replay(record)
    [step] = replay_actions(replayed, record)
    assert (step.seat, step.action, step.events) == (0, parse_action("take b9"), events)
    assert replayed.position() == game.position()


def test_replay_stops_at_an_impossible_action() -> None:
    record = game_after(Options(), 3, 5).record()
    record["actions"][3] = "pass"
    steps = replay_actions(start_replay(record), record)
    assert [next(steps).seat for _ in range(3)]
    with pytest.raises(RecordError, match="action 4, 'pass': "):
        next(steps)
