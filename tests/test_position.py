"""Whole positions: they read back and play on alike; a damaged one is refused with the line that is wrong."""

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nasrid import Game, Options
from nasrid.rules.errors import NotationError
from tests.positions import table

TABLES = [
    Options(players=3, modules=frozenset({"vizier", "exchange", "bonus", "huts"}), confirm_turns=True),
    Options(game="granada", players=2, modules=frozenset({"vizier", "exchange"}), ask_everyone=True),
    Options(game="combined", players=2, modules=frozenset({"vizier", "exchange", "bonus", "huts"})),
]


def later(options: Options, seed: int, actions: int) -> Game:
    """The game after some random actions."""
    game, random = Game.new(options, seed), Random(seed)
    for _ in range(actions):
        if not game.is_over:
            game.apply(random.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("options", TABLES, ids=lambda options: options.game)
@pytest.mark.parametrize("actions", [0, 1, 25, 80, 200, 3000])
def test_a_position_reads_back_and_plays_on_alike(options: Options, actions: int) -> None:
    game = later(options, actions, actions)
    twin = Game.from_position(game.position())
    random = Random(1)
    for _ in range(60):
        assert twin.position() == game.position()
        assert twin.legal_actions() == game.legal_actions()
        if game.is_over:
            break
        action = random.choice(game.legal_actions())
        assert twin.apply(action) == game.apply(action)


@pytest.mark.parametrize(
    ("pieces", "surplus"),
    [
        ({"hands": ["y1 y1", "y1"], "display": "y1"}, "y1"),
        ({"players": 2, "hands": ["y1 y1"], "discard": "y1"}, "y1"),
        ({"modules": ["exchange"], "hands": ["by"], "deck": "by"}, "by"),
        ({"deck": "A y1 A"}, "A"),
        ({"cities": ["garden10@1,0", "garden10@1,0"]}, "garden10"),
        ({"reserves": ["garden10"], "bag": "garden10"}, "garden10"),
        ({"site": "garden10 - garden10 -"}, "garden10"),
        ({"players": 2, "dirk": "tower11", "to_place": ["tower11"]}, "tower11"),
        ({"game": "granada", "reserves": ["arena2NES", "district3NES"]}, "arena2NES"),
        ({"modules": ["huts"], "huts": "hut-pavilion-N/////", "reserves": ["hut-pavilion-N"]}, "hut-pavilion-N"),
        ({"modules": ["bonus"], "bonus": ["tower11"], "removed_bonus": "tower11"}, "tower11"),
        ({"modules": ["bonus"], "bonus": ["tower11"], "revealed": ["tower11"]}, "tower11"),
        ({"game": "combined", "aside": True, "deck": "B"}, "B"),
        ({"hands": ["by"]}, "by"),
        ({"reserves": ["hut-pavilion-N"]}, "hut-pavilion-N"),
        ({"reserves": ["arena2NES"]}, "arena2NES"),
        ({"game": "granada", "bag": "garden10"}, "garden10"),
        ({"bonus": ["tower11"]}, "bonus card tower11"),
    ],
)
def test_a_position_cannot_have_more_pieces_than_the_box(pieces: dict[str, Any], surplus: str) -> None:
    with pytest.raises(NotationError, match=f"{surplus} occurs more often than the box holds it"):
        table(**pieces)


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ({"game": "granada", "granada_bag": "district3NES"}, "granada bag: district3NES cannot be in it"),
        ({"game": "combined", "bag": "arena2NES"}, "alhambra bag: arena2NES cannot be in it"),
        ({"modules": ["huts"], "bag": "hut-tower-N"}, "alhambra bag: hut-tower-N cannot be in it"),
        ({"modules": ["huts"], "site": "- hut-tower-N - -"}, "site: hut-tower-N cannot lie on place 2"),
        ({"game": "combined", "site": "arena2NES - - - - - - -"}, "site: arena2NES cannot lie on place 1"),
        (
            {"modules": ["huts"], "reserves": ["hut-tower-N hut-tower-E hut-tower-W hut-garden-E"]},
            r"seat 0 has more than 3 huts \[HUT-09\]",
        ),
    ],
)
def test_every_piece_lies_where_a_game_could_have_put_it(pieces: dict[str, Any], reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        table(**pieces)


@pytest.mark.rule("BONUS-07")
def test_a_revealed_bonus_card_needs_its_tile() -> None:
    with pytest.raises(NotationError, match="BONUS-07"):
        table(modules=["bonus"], revealed=["tower11"])


POSITION = later(TABLES[2], 3, 40).position()


def with_line(name: str, value: str) -> str:
    lines = POSITION.splitlines()
    (place,) = (number for number, line in enumerate(lines) if line.startswith(f"{name}:"))
    lines[place] = f"{name}: {value}"
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("options", "{"),
        ("options", "[" * 100_000),
        ("options", '{"players": 9}'),
        ("options", '{"granada_tiles": 5}'),
        ("agenda", "Act("),
        ("agenda", "Act"),
        ("agenda", "Act(seat=2)"),
        ("agenda", "Act(0)"),
        ("agenda", "Place(0, seat=1)"),
        ("agenda", "Act(seat=(1,))"),
        ("agenda", "Dance(seat=0)"),
        ("agenda", "__import__('os')"),
        ("agenda", "Window(waiting=1)"),
        ("agenda", "Window(waiting=(0, 2))"),
        ("agenda", "Score(scoring=0)"),
        ("agenda", "Award(space=4)"),
        ("turn", "2"),
        ("turn", "-1"),
        ("turn", "first"),
        ("exact", "maybe"),
        ("scorings held", "one"),
        ("scorings held", "7"),
        ("display", "A"),
        ("display", "b10"),
        ("deck", "C"),
        ("discard", "b7,b8"),
        ("piles", "-1"),
        ("second scoring card aside", ""),
        ("site", "- - -"),
        ("site", "- - - - - - - ?"),
        ("marker", "both"),
        ("alhambra bag", "nothing"),
        ("chance", "00"),
        ("chance", "zz 0"),
        ("chance", "00 -1"),
        ("huts", "/"),
        ("removed bonus cards", "garden10N"),
        ("dirk tiles", "fountain"),
        ("dirk score", "none"),
        ("seat 0 city", "garden10"),
        ("seat 0 hand", "A"),
        ("seat 0 score", "1.5"),
        ("seat 0 score", "-1"),
        ("seat 1 vizier", "asleep"),
        ("seat 1 bonus", "tower13E"),
    ],
)
def test_a_wrong_line_of_a_position_is_named(name: str, value: str) -> None:
    with pytest.raises(NotationError, match=f"^{name}: "):
        Game.from_position(with_line(name, value))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a position begins with the line 'nasrid position 1'"),
        (POSITION.replace("position 1", "position 2", 1), "a position begins with"),
        (POSITION.replace("turn:", "turns:"), "the line 'turn: ...' is missing"),
        (POSITION + "seat 2 city:", "a position of this game has no line 'seat 2 city: ...'"),
        (POSITION + "turn: 0", "'turn: 0' is not a new line of the form 'name: value'"),
        (POSITION + "the end", "'the end' is not a new line"),
    ],
)
def test_a_position_has_exactly_its_lines(text: str, reason: str) -> None:
    with pytest.raises(NotationError, match=re.escape(reason)):
        Game.from_position(text)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_damaged_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(POSITION) - 1))
    cut = data.draw(st.integers(0, 12))
    insert = data.draw(st.text(alphabet="0123ygbo()=;:,@*-/ \nANESW", max_size=4))
    damaged = POSITION[:place] + insert + POSITION[place + cut :]
    try:
        game = Game.from_position(damaged)
    except NotationError:
        return
    game.legal_actions()
    assert Game.from_position(game.position()).position() == game.position()
