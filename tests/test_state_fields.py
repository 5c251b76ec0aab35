"""Every field of a state is copied, and every field that is not derived is part of a position."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from nasrid import Game, Options
from nasrid.rules.mypyc_support import field_names
from nasrid.rules.table.state import State, durable_fields
from nasrid.rules.text.position import read_position, write_position
from tests.properties.play import choose

OPTIONS = Options.of(game="combined", players=2, modules=["vizier", "exchange", "bonus", "huts"])
MUTABLE_FIELDS = {"players", "dirk", "chance"}
# A position has neither what has happened nor drawn cards and finished steps.
PAST_FIELDS = {"sheets", "events", "deck_cards", "agenda_steps"}


@pytest.fixture(scope="module", params=[(0, 50), (1, 90), (2, 130), (3, 170), (4, 210), (5, 250)])
def state(request: pytest.FixtureRequest) -> State:
    """Return the state after random actions."""
    seed, action_count = request.param
    game, random = Game.new(OPTIONS, seed), Random(seed)
    for _ in range(action_count):
        game.apply(choose(game.legal_actions(), random))
    return game.state


def test_copy_shares_every_immutable_field_and_no_mutable_one(state: State) -> None:
    copy = state.copy()
    assert field_names(copy) == field_names(state)
    for name in {*field_names(state)} - {"events"}:
        own, other = getattr(state, name), getattr(copy, name)
        if name == "bags":  # compiled, a pair is a struct
            assert all(bag is copied for bag, copied in zip(own, other, strict=True))
        else:
            assert (own is other) == (name not in MUTABLE_FIELDS), name
    assert copy.events is None
    for player, copied in zip(state.players, copy.players, strict=True):
        assert player is not copied
        assert all(getattr(player, name) is getattr(copied, name) for name in field_names(player))


def test_position_reads_back_to_the_same_fields(state: State) -> None:
    for ranks in permutations(range(6)):  # equal options no longer share their caches
        Options(players=6, age_ranks=ranks)
    read = read_position(write_position(state))
    for name in {*durable_fields(state), "deck", "agenda"} - PAST_FIELDS - MUTABLE_FIELDS:
        assert getattr(read, name) == getattr(state, name), name
    assert [durable_fields(player) for player in read.players] == [durable_fields(player) for player in state.players]
    assert read.dirk
    assert state.dirk
    assert (read.dirk.tiles, read.dirk.score) == (state.dirk.tiles, state.dirk.score)
    assert (read.chance.key, read.chance.count) == (state.chance.key, state.chance.count)
