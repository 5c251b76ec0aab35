"""Damaged positions, records, options and lists are rejected with a reason, or are sound: they can be played, written
and read back."""

from __future__ import annotations

import json
from importlib import resources
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from nasrid import Game, Options, replay
from nasrid.rules.errors import ComponentError, NotationError, OptionsError, RecordError

DATA = resources.files("nasrid.rules") / "data"
TILES, HUTS = ((DATA / name).read_text(encoding="utf-8") for name in ("granada_tiles.csv", "worker_huts.csv"))
TABLES = [
    Options(players=3, modules=frozenset({"vizier", "exchange", "bonus", "huts"}), confirm_turns=True),
    Options(game="granada", players=4),
    Options(game="combined", players=2, modules=frozenset({"vizier", "huts"}), force_missed_scorings=True),
    Options.of(players=2, modules=["huts", "bonus"], ask_everyone=True, worker_huts=HUTS, granada_tiles=TILES),
]
MOMENTS = (0, 12, 90, 260, 4000)


def later(options: Options, actions: int) -> Game:
    game, random = Game.new(options, actions), Random(actions)
    while not game.is_over and len(game.actions) < actions:
        game.apply(game.random_action(random))
    return game


GAMES = [later(options, moment) for options in TABLES for moment in MOMENTS]
POSITIONS = [game.position() for game in GAMES]
RECORDS = [game.record() for game in GAMES[::3]] + [Game.from_position(text).record() for text in POSITIONS[::4]]
WORDS = sorted({word for text in POSITIONS for word in text.split()})
SEATS = st.integers(0, 2).map(str)
STEPS = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["act", "place", "confirm", "begin_turn", "begin_vizier_window"]), SEATS),
    st.builds("{} {}".format, st.sampled_from(["score", "dirk_draws"]), st.integers(1, 3)),
    st.builds("place {} awarded".format, SEATS),
    st.builds("award {}".format, st.integers(0, 3)),
    st.builds("vizier_window {}".format, st.lists(SEATS, min_size=1, max_size=3).map(",".join)),
    st.builds("reveal_round {} 0".format, st.lists(SEATS, min_size=1, max_size=3).map(",".join)),
    st.sampled_from(["refill_display", "refill_site", "hold_scorings", "check_end", "begin_reveal_round"]),
    st.sampled_from(["hold_missed_scorings", "count_money", "end_game"]),
)
AGENDAS = st.lists(STEPS, min_size=1, max_size=6).map("; ".join)
JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, 0, -1, 1.5, 2**70, "", "\x1b[31m", "take y1", [], [[]], {}, {"players": 3}]
)
SNIPPETS = st.sampled_from(["", " ", "\n", ",", '"', "\0", "\x1b", "0", "9" * 50, "\ud800", "\u2028", "@1,0", "*"])


@st.composite
def damaged_positions(draw: st.DrawFn) -> str:
    lines = draw(st.sampled_from(POSITIONS)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(1, len(lines) - 1))
        name, _, value = lines[place].partition(":")
        lines[place] = f"{name}: {draw(AGENDAS) if name == 'agenda' else draw(damaged_lines(value))}"
    return "\n".join(lines)


@st.composite
def damaged_lines(draw: st.DrawFn, value: str) -> str:
    words = value.split()
    place = draw(st.integers(0, len(words)))
    match draw(st.sampled_from(["insert", "replace", "remove", "repeat", "cut", "exchange"])):
        case "insert":
            words.insert(place, draw(st.sampled_from(WORDS)))
        case "replace":
            words[place : place + 1] = [draw(st.sampled_from(WORDS))]
        case "remove":
            del words[place : place + draw(st.integers(1, 3))]
        case "repeat":
            words *= draw(st.integers(2, 20))
        case "cut":
            return draw(damaged_texts(value))
        case "exchange":
            line = draw(st.sampled_from(draw(st.sampled_from(POSITIONS)).splitlines()))
            return line.partition(":")[2]
    return " ".join(words)


@st.composite
def damaged_texts(draw: st.DrawFn, text: str) -> str:
    place = draw(st.integers(0, len(text)))
    return text[:place] + draw(SNIPPETS) + text[place + draw(st.integers(0, 5)) :]


@st.composite
def damaged_values(draw: st.DrawFn, value: Any) -> Any:
    """Return the value with something missing, replaced or added."""
    if isinstance(value, str):
        return draw(st.one_of(JUNK, damaged_texts(value)))
    if not isinstance(value, (dict, list)) or not value:
        return draw(JUNK)
    copy: Any = value.copy()
    place = draw(st.sampled_from(sorted(copy) if isinstance(copy, dict) else range(len(copy))))
    if draw(st.booleans()):
        copy[place] = draw(damaged_values(copy[place]))
    elif draw(st.booleans()):
        del copy[place]
    elif isinstance(copy, list):
        copy.insert(place, draw(JUNK))
    else:
        copy[draw(st.sampled_from(["seed", "position", "modules", "wind"]))] = draw(JUNK)
    return copy


def assert_reads_well(error: Exception) -> None:
    assert str(error).isprintable()
    assert len(str(error)) < 1000


def assert_reads_back(game: Game) -> None:
    assert Game.from_position(game.position()).position() == game.position()
    assert game.standings().players
    assert json.dumps(game.record())


@settings(max_examples=300, deadline=None)
@given(damaged_positions(), st.randoms(use_true_random=False))
def test_damaged_position_is_rejected_or_sound(text: str, random: Random) -> None:
    try:
        game = Game.from_position(text)
    except NotationError as error:
        assert_reads_well(error)
        return
    assert_reads_back(game)
    for _ in range(20):
        if not game.is_over:
            game.apply(game.random_action(random))
    assert_reads_back(game)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(RECORDS).flatmap(damaged_values))
def test_damaged_record_is_rejected_or_sound(record: Any) -> None:
    try:
        game = replay(record)
    except RecordError as error:
        assert_reads_well(error)
    else:
        assert_reads_back(game)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(TABLES).map(Options.to_json).flatmap(damaged_values))
def test_damaged_options_are_rejected_or_sound(data: Any) -> None:
    try:
        options = Options.from_json(data)
    except (OptionsError, ComponentError) as error:
        assert_reads_well(error)
    else:
        assert Options.from_json(json.loads(json.dumps(options.to_json()))) == options
        assert_reads_back(Game.new(options, 1))
