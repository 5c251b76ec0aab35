"""Every field of a state is looked after everywhere: in copies, positions, views and drawn games.

A field that is new fails the first test until it is told here what it is, and the others until that is true.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nasrid import Game, Options
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.mypyc_support import slot_names
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.state import Dirk, Player, State
from nasrid.rules.table.visibility import view_of
from nasrid.rules.text.position import read_position, write_position
from tests.properties.play import choose

# Seen by everybody: a view shows it, a position holds it, a drawn game has the same.
OPEN = {
    State: {"agenda", "turn", "exact", "held", "display", "discard", "second_card_aside", "site", "marker"},
    Player: {"city", "reserve", "holding", "score"},
    Dirk: {"tiles", "score"},
}
# In a position, but a view tells no more than how much there is.
HIDDEN = {State: {"deck", "bags", "piles", "chance"}, Player: {"hand"}, Dirk: set[str]()}
# Made of others that are tested by themselves.
WHOLES = {State: {"players", "dirk", "parts"}, Player: {"parts"}, Dirk: set[str]()}
# Neither in a position nor drawn, because it follows from something else or is not needed to go on.
DERIVED = {
    State: {
        "options": "written in a line of its own, before all fields",
        "kinds": "follows from the options",
        "has_modules": "follows from the options",
        "turns": "follow from the options",
        "seat": "who decides follows from the agenda",
        "queue": "empty whenever somebody decides",
        "sheets": "tell of scorings that are over",
        "events": "of the action being applied",
        "takings": "what was listed last, made anew",
        "standings": "what was counted last, made anew",
    },
    Player: {"lists": "what was listed last, made anew"},
    Dirk: dict[str, str](),
}
# Two fields for one: a tuple, and how much of it is left.
KEPT_IN = {"_steps": "agenda", "steps_left": "agenda", "_cards": "deck", "deck_size": "deck"}
OPTIONS = Options.of(game="combined", players=2, modules=["vizier", "exchange", "bonus", "huts"])
KINDS = (State, Player, Dirk)


def fields(kind: type) -> set[str]:
    return {KEPT_IN.get(name, name) for name in slot_names(kind)}


def game(seed: int, wanted: Callable[[Game], bool]) -> Game:
    """A random game until it is as wanted."""
    played = Game.new(OPTIONS, seed)
    chance = Random(seed)
    while not wanted(played):
        played.apply(choose(played.legal_actions(), chance))
    return played


GAMES = [
    *(game(seed, lambda one, seed=seed: len(one.actions) == 50 + 40 * seed) for seed in range(6)),  # type: ignore[misc]
    game(6, lambda one: one.state.paid_exactly),
    game(7, lambda one: bool(one.state.players[1].unplaced)),
    game(8, lambda one: 2 in one.state.scorings_held),
]


def holders(kind: type) -> list[tuple[int, Any]]:
    """All states, players of seat 1, or Dirks of the games, with the numbers of the games."""
    found = {
        State: lambda state: state,
        Player: lambda state: state.players[1],
        Dirk: lambda state: state.dirk,
    }
    return [(number, found[kind](one.state)) for number, one in enumerate(GAMES)]


def others(kind: type, field: str) -> list[tuple[State, State]]:
    """States, each with a twin that differs from it in this field alone: it has the value of another game."""
    pairs = []
    for number, holder in holders(kind):
        for _, other in holders(kind):
            if getattr(other, field) != getattr(holder, field) and field != "chance":
                pairs.append((number, getattr(other, field)))
    found = []
    for number, value in pairs[:12]:
        twin = GAMES[number].state.copy()
        owner = {State: twin, Player: twin.players[1], Dirk: twin.dirk}[kind]
        setattr(owner, field, value)
        found.append((GAMES[number].state, twin))
    assert found, f"no two games differ in {field}: play others in this test"
    return found


def fields_of(table: dict[type, Any]) -> list[Any]:
    return [pytest.param(kind, field, id=f"{kind.__name__}.{field}") for kind in KINDS for field in sorted(table[kind])]


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_is_told_what_it_is(kind: type) -> None:
    told = [*OPEN[kind], *HIDDEN[kind], *WHOLES[kind], *DERIVED[kind]]
    assert sorted(told) == sorted(fields(kind))


def test_a_copy_has_every_field_and_shares_nothing_that_changes() -> None:
    for one in GAMES:
        state = one.state
        twin = state.copy()
        for field in set(slot_names(State)) - {"players", "dirk", "chance", "events", "bags"}:
            assert getattr(twin, field) is getattr(state, field)
        assert all(own is other for own, other in zip(twin.bags, state.bags, strict=True))
        assert write_position(twin) == write_position(state)
        assert twin.chance is not state.chance
        for own, other in zip(state.players, twin.players, strict=True):
            assert own is not other
            assert all(getattr(own, field) is getattr(other, field) for field in slot_names(Player))
        assert twin.dirk is not state.dirk


@pytest.mark.parametrize(("kind", "field"), fields_of(OPEN))
def test_an_open_field_is_in_the_view(kind: type, field: str) -> None:
    for state, twin in others(kind, field):
        for viewer in (None, 0, 1):
            assert view_of(twin, viewer, (), ()) != view_of(state, viewer, (), ())


@pytest.mark.parametrize(
    ("kind", "field"), [*fields_of(OPEN), *fields_of({State: {"bags", "piles"}, Player: {"hand"}, Dirk: set()})]
)
def test_a_field_that_matters_is_in_the_position(kind: type, field: str) -> None:
    for state, twin in others(kind, field):
        assert write_position(twin) != write_position(state)


def test_deck_and_chance_are_in_the_position() -> None:
    state = GAMES[0].state
    twin = state.copy()
    twin.deck = state.deck[::-1]
    assert write_position(twin) != write_position(state)
    twin = state.copy()
    twin.chance.next_word()
    assert write_position(twin) != write_position(state)


def test_a_position_reads_back_to_the_same_fields() -> None:
    for one in GAMES:
        read = read_position(one.position())
        for field in fields(State) - {"players", "dirk", "chance", *DERIVED[State]}:
            assert getattr(read, field) == getattr(one.state, field), field
        for own, other in zip(one.state.players, read.players, strict=True):
            same = set(slot_names(Player)) - DERIVED[Player].keys()
            assert all(getattr(own, field) == getattr(other, field) for field in same)
        assert one.state.dirk
        assert read.dirk
        assert all(getattr(one.state.dirk, field) == getattr(read.dirk, field) for field in slot_names(Dirk))


def test_what_is_hidden_is_in_no_view() -> None:
    """The order of deck and bags, the chance, another's hand: replaced by others of the same size."""
    for one in GAMES:
        state = one.state
        twin = state.copy()
        twin.deck = state.deck[::-1]
        twin.bags = (state.bags[0][::-1], state.bags[1][::-1])
        twin.chance.next_word()
        for viewer in (None, 0, 1):
            assert view_of(twin, viewer, (), ()) == view_of(state, viewer, (), ())
        hidden = twin.players[1].hand.cards
        twin.players[1].hand = (
            twin.players[1].hand.without_cards(hidden[:1]).with_cards(["b9" if hidden[0] != "b9" else "b8"])
        )
        for viewer in (None, 0):
            assert view_of(twin, viewer, (), ()) == view_of(state, viewer, (), ())
        assert view_of(twin, 1, (), ()) != view_of(state, 1, (), ())


@pytest.mark.parametrize(("kind", "field"), fields_of(OPEN))
def test_a_drawn_game_has_every_open_field(kind: type, field: str) -> None:
    for one in GAMES:
        drawn = Determiniser(one.view(one.seat), Memory()).draw(Random(1)).state
        pairs: dict[type, list[tuple[Any, Any]]] = {
            State: [(one.state, drawn)],
            Player: list(zip(one.state.players, drawn.players, strict=True)),
            Dirk: [(one.state.dirk, drawn.dirk)],
        }
        for own, other in pairs[kind]:
            assert getattr(own, field) == getattr(other, field)


def test_what_modules_keep_is_in_copy_position_and_drawn_game() -> None:
    for one in GAMES:
        state, read = one.state, read_position(one.position())
        drawn = Determiniser(one.view(one.seat), Memory()).draw(Random(1)).state
        assert drawn.module_data.keys() == state.module_data.keys() == read.module_data.keys()
        assert read.module_data == state.module_data
        for module in modules_in_play(OPTIONS):
            for own, other in zip(state.players, drawn.players, strict=True):
                assert module.seat_view(own, include_hidden=False) == module.seat_view(other, include_hidden=False)
            assert module.table_view(state) == module.table_view(drawn)
