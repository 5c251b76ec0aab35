"""Values as JSON: encoded values decode again and match their schema, and all other input is rejected."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, make_dataclass
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator, meta

from nasrid import Game, Options
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import Building
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import EVENTS, Event, TileBought, TileBuilt
from nasrid.rules.table.scoring import DIRK, NextScoring, ScoreSheet, SeatStanding
from nasrid.rules.table.state import STEPS, Step
from nasrid.rules.table.view import View
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import Family, shape_of
from nasrid.rules.wire.decode import WireError, decode_shape
from nasrid.rules.wire.encode import encode
from nasrid.rules.wire.schema import Definitions
from nasrid.rules.wire.typescript import TypeDeclarations
from tests.properties.play import MODULES, name_of, play_on

TABLES = [
    Options.of(game=game, players=players, modules=modules, ask_everyone=players == 3, confirm_turns=players == 2)
    for game, modules in MODULES.items()
    for players in (2, 3)
] + [Options(players=6)]
every_table = pytest.mark.parametrize("options", TABLES, ids=name_of)


class Played(NamedTuple):
    events: list[Event]
    moments: list[Game]  # from the start to the end


@cache
def played(options: Options) -> Played:
    """Play a whole random game."""
    game = Game.new(options, 5)
    events, moments = list(game.setup_events), [game.copy()]
    for number, (_, _, happened) in enumerate(play_on(game, Random(5))):
        events += happened
        if number % 60 == 0:
            moments.append(game.copy())
    return Played(events, [*moments, game])


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(encode(value)))


def contenders(game: Game) -> list[int]:
    return [*range(game.options.players), *([DIRK] if game.dirk_score is not None else [])]


@cache
def shape(kind: Any) -> shapes.Shape:
    return shape_of(kind)


def decode(kind: Any, data: Any, read_with: Any = None) -> Any:
    return decode_shape(shape(kind), data, read_with)


def schema_of(kind: Any) -> dict[str, Any]:
    definitions = Definitions()
    return {**definitions.schema_of(kind), "$defs": definitions.schemas}


@cache
def validator(kind: Any) -> Draft202012Validator:
    """Return the validator of a declared kind."""
    return Draft202012Validator(schema_of(kind))


# Round trips


def test_games_contain_every_kind_of_event() -> None:
    kinds = {type(event) for options in TABLES for event in played(options).events}
    assert kinds == set(EVENTS.members.values())


@every_table
def test_events_round_trip_through_json(options: Options) -> None:
    for event in played(options).events:
        data = through_json(event)
        assert data["event"] == EVENTS.names[type(event)]
        kind: Any = type(event)
        assert decode_shape(shape(Event), data) == event
        assert decode_shape(shape(kind), data) == event


@every_table
def test_views_round_trip_through_json(options: Options) -> None:
    for game in played(options).moments:
        for seat in (None, *range(options.players)):
            view = game.view(seat)
            data = through_json(view)
            assert decode(View, data, options) == view
            assert (data["viewer"], data["step"]) == (seat, game.step)


@every_table
def test_standings_and_score_sheets_round_trip_through_json(options: Options) -> None:
    for game in played(options).moments:
        for seat in contenders(game):
            standing = game.standing(seat)
            assert decode(SeatStanding, through_json(standing)) == standing
        ahead = game.next_scoring()
        assert decode(NextScoring | None, through_json(ahead)) == ahead
        for sheet in game.sheets:
            assert decode(ScoreSheet, through_json(sheet)) == sheet


@every_table
def test_options_actions_and_steps_round_trip_through_json(options: Options) -> None:
    assert decode(Options, through_json(options)) == options
    for game in played(options).moments:
        for action in game.legal_actions():
            assert decode(Action, through_json(action)) == action
        for step in game.view(None).agenda:
            data = through_json(step)
            assert data["step"] == STEPS.names[type(step)]
            assert decode(Step, data) == step


def test_every_step_round_trips_through_json() -> None:
    steps = {type(step) for options in TABLES for game in played(options).moments for step in game.state.agenda}
    assert {"act", "place", "confirm", "begin_turn"} <= {STEPS.names[kind] for kind in steps}
    for name, kind in STEPS.members.items():
        declared = shape_of(kind)
        assert isinstance(declared, shapes.ObjectShape)
        assert declared.tag == ("step", name)
        fields = {field.name: _some(field.shape) for field in declared.fields}
        step = kind(**fields)
        assert through_json(step) == {"step": name} | json.loads(json.dumps(fields))
        assert decode(Step, through_json(step)) == step


def _some(field: shapes.Shape) -> Any:
    if isinstance(field, shapes.ListShape):
        return (_some(field.item),)
    return True if isinstance(field, shapes.BooleanShape) else 1


# Schemas


@pytest.mark.parametrize("kind", [Event, View, SeatStanding, NextScoring, ScoreSheet, Options, Step, Action])
def test_every_schema_is_valid_and_self_contained(kind: Any) -> None:
    schema = schema_of(kind)
    meta.validate(schema | {"$schema": "https://json-schema.org/draft/2020-12/schema"})
    referred = set(re.findall(r'"#/\$defs/(\w+)"', json.dumps(schema)))
    assert referred == set(schema["$defs"])


@every_table
def test_encoded_values_match_their_schema(options: Options) -> None:
    events, moments = played(options)
    counts: Counter[Any] = Counter()
    for event in events:
        kind: Any = type(event)
        counts[kind] += 1
        if counts[kind] <= 25:
            validator(Event).validate(through_json(event))
            validator(kind).validate(through_json(event))
    validator(Options).validate(through_json(options))
    for game in moments[::3] + moments[-1:]:
        for seat in (None, *range(options.players)):
            validator(View).validate(through_json(game.view(seat)))
        for seat in contenders(game):
            validator(SeatStanding).validate(through_json(game.standing(seat)))
        validator(NextScoring | None).validate(through_json(game.next_scoring()))
        for action in game.legal_actions()[:20]:
            validator(Action).validate(through_json(action))


def test_two_declarations_of_one_name_have_no_schema() -> None:
    definitions = Definitions()
    definitions.schema_of(View)
    definitions.schema_of(View)
    with pytest.raises(ValueError, match="two declarations have the name View"):
        definitions.schema_of(make_dataclass("View", [("seat", int)]))


# Strictness


class Place(NamedTuple):
    """A value within JSON data: its container, its key or index, and its name in errors."""

    within: Any
    key: Any
    at: str

    @property
    def value(self) -> Any:
        return self.within[self.key]


def places(data: Any, at: str = "") -> Iterator[Place]:
    """Yield every value within JSON data, however deep."""
    if isinstance(data, dict):
        for key in data:
            place = Place(data, key, f"{at}.{key}" if at else key)
            yield place
            yield from places(data[key], place.at)
    if isinstance(data, list):
        for number in range(len(data)):
            place = Place(data, number, f"{at}[{number}]")
            yield place
            yield from places(data[number], place.at)


def wrong_for(value: Any) -> list[Any]:
    """Return JSON values of other types."""
    match value:
        case bool():
            return [1, "true", [value]]
        case int():
            return [True, str(value), value + 0.5, [value]]
        case str():
            return [7, [value], {value: 1}]
        case list():
            return ["x", 7, {"0": value}]
        case dict():
            return ["x", 7, [value]]
    return [False, 0.5, {"null": None}]


@cache
def samples() -> dict[str, tuple[Any, Any]]:
    """Return sample values of each declared kind, as JSON."""
    game = played(TABLES[4]).moments[8]
    found: dict[str, tuple[Any, Any]] = {
        "view of a seat": (View, through_json(game.view(game.seat))),
        "view of a spectator": (View, through_json(game.view(None))),
        "standing": (SeatStanding, through_json(game.standing(0))),
        "next scoring": (NextScoring, through_json(game.next_scoring())),
    }
    for event in (event for options in TABLES for event in played(options).events):
        found.setdefault(f"event {EVENTS.names[type(event)]}", (Event, through_json(event)))
    return found


OPTIONS = TABLES[4]
SAMPLES = [
    "view of a seat",
    "view of a spectator",
    "standing",
    "next scoring",
    *(f"event {name}" for name in EVENTS.members),
]
every_sample = pytest.mark.parametrize("name", SAMPLES)


def refusal(kind: Any, data: Any) -> str | None:
    """Return the error for an invalid value, or None. The schema must agree."""
    reason = None
    try:
        decode_shape(shape(kind), data, OPTIONS)
    except WireError as error:
        reason = str(error)
    assert validator(kind).is_valid(data) == (reason is None), reason
    return reason


def some_places(data: Any) -> list[Place]:
    found = list(places(data))
    return Random(1).sample(found, min(len(found), 60))


@every_sample
def test_value_of_another_type_is_rejected_at_its_place(name: str) -> None:
    kind, data = samples()[name]
    data = deepcopy(data)
    for place in some_places(data):
        value = place.value
        for wrong in wrong_for(value):
            place.within[place.key] = wrong
            reason = refusal(kind, data)
            assert reason is not None, (place.at, wrong)
            assert reason.startswith(f"{place.at}: "), (reason, place.at)
        place.within[place.key] = value
    assert refusal(kind, data) is None
    assert decode(kind, data, OPTIONS)


@every_sample
def test_unknown_field_is_rejected(name: str) -> None:
    kind, data = samples()[name]
    data = deepcopy(data)
    objects = [("", data), *((place.at, place.value) for place in some_places(data) if isinstance(place.value, dict))]
    for at, one in objects:
        one["surplus"] = []
        reason = refusal(kind, data)
        assert reason is not None, at
        assert reason.startswith(at)
        assert "surplus" in reason
        del one["surplus"]
    assert refusal(kind, data) is None


@every_sample
def test_missing_field_is_named(name: str) -> None:
    kind, data = samples()[name]
    for field in data:
        reason = refusal(kind, {key: value for key, value in data.items() if key != field})
        if field == "event":
            assert reason is not None
            assert reason.startswith("event: None is not one of hand_dealt, ")
        else:
            assert reason == f"the field {field} is missing"


BOUGHT = through_json(TileBought(0, "garden10", 3, ("b7", "b3"), exact=True))
BUILT = through_json(TileBuilt(0, "garden10", (1, -2), "bought"))


@pytest.mark.parametrize(
    ("kind", "data", "reason"),
    [
        (Event, BOUGHT | {"seat": 6}, "seat: 6 is not a number from 0 to 5"),
        (Event, BOUGHT | {"seat": -1}, "seat: -1 is not a number from 0 to 5"),
        (Event, BOUGHT | {"seat": 10**40}, "seat: 1000000000"),
        (Event, BOUGHT | {"space": 0}, "space: 0 is not a number from 1 to 4"),
        (Event, BOUGHT | {"space": 5}, "space: 5 is not a number from 1 to 4"),
        (Event, BOUGHT | {"seat": None}, "seat: None is not a whole number"),
        (Event, BOUGHT | {"exact": 1}, "exact: 1 is not true or false"),
        (Event, BOUGHT | {"cards": ["b7", 3]}, "cards[1]: 3 is not a card"),
        (Event, BOUGHT | {"cards": ["b7", "3b"]}, "cards[1]: '3b' is not a card"),
        (Event, BOUGHT | {"cards": ["B7"]}, "cards[0]: 'B7' is not a card"),
        (Event, BOUGHT | {"tile": "Garden 10"}, "tile: 'Garden 10' is not a tile"),
        (Event, BOUGHT | {"tile": ""}, "tile: '' is not a tile"),
        (Event, BOUGHT | {"event": "tile_sold"}, "event: 'tile_sold' is not one of hand_dealt, "),
        (Event, BOUGHT | {"event": "TileBought"}, "event: 'TileBought' is not one of hand_dealt, "),
        (Event, BOUGHT | {"event": ["tile_bought"]}, "event: ['tile_bought'] is not one of hand_dealt, "),
        (Event, BOUGHT | {"event": "tile_revealed"}, "there is no field 'seat'; there are tile, space"),
        (TileBought, BOUGHT | {"event": "tile_built"}, "event: 'tile_built' is not tile_bought"),
        (Event, BUILT | {"cell": [1]}, "cell: [1] is not a list of 2 values"),
        (Event, BUILT | {"cell": [1, 2, 3]}, "cell: [1, 2, 3] is not a list of 2 values"),
        (Event, BUILT | {"cell": "1,-2"}, "cell: '1,-2' is not a list of 2 values"),
        (Event, BUILT | {"origin": "hut"}, "origin: 'hut' is not one of reserve, bought, award, taken"),
        (Event, [], "[] is not an object"),
        (Event, "tile_bought", "'tile_bought' is not an object"),
        (Event, None, "None is not an object"),
        (Step, {"step": "act"}, "the field seat is missing"),
        (Step, {"step": "place", "seat": 9, "awarded": False}, "seat: 9 is not a number from 0 to 5"),
        (Step, {"step": "place", "seat": 0, "awarded": 0}, "awarded: 0 is not true or false"),
        (Step, {"step": "score", "scoring": 4}, "scoring: 4 is not a number from 1 to 3"),
        (Step, {"step": "vizier_window", "waiting": [0, 6]}, "waiting[1]: 6 is not a number from 0 to 5"),
        (Step, {"step": "Act", "seat": 0}, "step: 'Act' is not one of act, place, confirm, "),
        (Options, {"game": "chess", "players": 3}, "game: 'chess' is not one of alhambra, granada, combined"),
        (Options, {"game": "alhambra", "players": 7}, "players: 7 is not a number from 2 to 6"),
        (Options, {"game": "alhambra"}, "the field players is missing"),
        (
            Options,
            {"game": "alhambra", "players": 3, "modules": ["dance"]},
            "modules[0]: 'dance' is not one of vizier, ",
        ),
        (Options, {"game": "alhambra", "players": 3, "ask_everyone": 1}, "ask_everyone: 1 is not true or false"),
        (Options, {"game": "alhambra", "players": 3, "choices": {}}, "there is no field 'choices'; there are game, "),
    ],
)
def test_invalid_value_is_rejected_by_decoder_and_schema(kind: Any, data: Any, reason: str) -> None:
    assert not validator(kind).is_valid(data)
    with pytest.raises(WireError, match=f"^{re.escape(reason)}"):
        decode(kind, data)


@pytest.mark.parametrize(
    ("at", "value", "reason"),
    [
        ("players[0].city", "garden10@9,9", "players[0].city: the city 'garden10@9,9' is illegal"),
        ("players[0].city", "castle@1,0", "players[0].city: there is no tile 'castle' in this box"),
        ("players[1].reserve", ["tower99"], "players[1].reserve[0]: there is no tile 'tower99' in this box"),
        ("legal_actions", ["take b7", "fly"], "legal_actions[1]: 'fly' is not an action: the verbs are take, "),
        ("options", {"game": "granada", "players": 2, "modules": ["huts"]}, "options: huts cannot be played with"),
        ("options", {"game": "combined", "players": 2, "age_ranks": [1]}, "options: age_ranks must have one number"),
        ("options", {"game": "granada", "players": 2, "granada_tiles": ""}, "options: granada_tiles.csv, line 1"),
    ],
)
def test_unreadable_text_is_rejected_at_its_place(at: str, value: Any, reason: str) -> None:
    """The schema cannot detect this."""
    data = deepcopy(samples()["view of a seat"][1])
    (place,) = (place for place in places(data) if place.at == at)
    place.within[place.key] = value
    assert validator(View).is_valid(data)
    with pytest.raises(WireError, match=f"^{re.escape(reason)}"):
        decode(View, data, OPTIONS)


@pytest.mark.parametrize(
    ("kind", "data", "reason"),
    [
        (dict[Cell, int], {"1,-2": 3}, None),
        (dict[Cell, int], {"1": 3}, "[1] is not a list of 2 values"),
        (dict[Cell, int], {"1,2,3": 3}, "[1, 2, 3] is not a list of 2 values"),
        (dict[Cell, int], {"one,two": 3}, "'one,two' is not the name of a cell"),
        (dict[Cell, int], {"1,-2": "3"}, "1,-2: '3' is not a whole number"),
        (dict[Building, int], {"tower": 3}, None),
        (dict[Building, int], {"castle": 3}, "'castle' is not one of pavilion, "),
    ],
)
def test_keys_of_an_object_may_be_cells_or_buildings(kind: Any, data: Any, reason: str | None) -> None:
    assert validator(kind).is_valid(data) == (reason is None)
    if reason is None:
        assert through_json(decode(kind, data)) == data
    else:
        with pytest.raises(WireError, match=re.escape(reason)):
            decode(kind, data)


def test_foreign_values_are_shown_briefly() -> None:
    nested: Any = []
    for _ in range(5000):
        nested = [nested]
    for wrong in (nested, "x" * 100_000, {"x": nested}, 10**4000, list(range(10_000))):
        for data in (wrong, BOUGHT | {"seat": wrong}, BOUGHT | {"event": wrong}):
            with pytest.raises(WireError) as caught:
                decode(Event, data)
            assert len(str(caught.value)) < 1000


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(
    json_values
    | st.fixed_dictionaries({"event": st.sampled_from(sorted(EVENTS.members))}, optional={"seat": json_values})
)
def test_any_json_is_an_event_or_a_wire_error(data: Any) -> None:
    try:
        event = decode(Event, data)
    except WireError:
        return
    assert through_json(event) == data


# Declarations


def test_undeclared_class_has_no_shape_and_is_not_encoded() -> None:
    class Thing:
        pass

    with pytest.raises(TypeError, match="Thing is not declared and cannot be encoded"):
        encode(Thing())
    with pytest.raises(TypeError, match="Thing has no shape"):
        shape_of(Thing)
    with pytest.raises(TypeError, match="has no shape"):
        shape_of("a text")


def test_two_members_of_a_family_need_two_names() -> None:
    @dataclass(frozen=True)
    class Base:
        pass

    @dataclass(frozen=True)
    class One(Base):
        pass

    family = Family(Base, "kind", {"one": One})
    assert decode(Base, {"kind": "one"}) == One()
    with pytest.raises(ValueError, match="two classes have the name one"):
        family.add({"one": Base})


def test_open_record_may_have_other_fields() -> None:
    record = shapes.ObjectShape("Open", "", (shapes.FieldShape("x", shapes.IntegerShape()),), dict, is_open=True)
    assert decode_shape(record, {"x": 1, "y": 2}) == {"x": 1}
    definitions = Definitions()
    schema = definitions.shape_schema(record)
    checks = Draft202012Validator({**schema, "$defs": definitions.schemas})
    assert checks.is_valid({"x": 1, "y": 2})
    assert not checks.is_valid({"y": 2})


# TypeScript


def types() -> str:
    found = TypeDeclarations()
    for kind in (Event, View, SeatStanding):
        found.add(kind)
    found.add(NextScoring | None, "Ahead")
    return found.render()


def interface(name: str) -> list[str]:
    """Return the fields of an interface as written."""
    found = re.search(rf"^export interface {name} \{{\n(.*?)^\}}", types(), re.MULTILINE | re.DOTALL)
    assert found, name
    return [line.strip() for line in found[1].splitlines()]


def test_types_are_declared_once_and_completely() -> None:
    declared = re.findall(r"^export (?:interface|type) (\w+)", types(), re.MULTILINE)
    assert len(set(declared)) == len(declared)
    bodies = re.sub(r'/\*\*.*?\*/|"[^"]*"', "", types())
    assert set(re.findall(r"\b[A-Z]\w+", bodies)) == {*declared, "Record"}


def test_every_event_and_step_has_its_type() -> None:
    for family in (EVENTS, STEPS):
        for name, kind in family.members.items():
            assert interface(kind.__name__ + family.suffix)[0] == f'{family.tag}: "{name}";'
    members = re.search(rf"export type {EVENTS.name} = (.*);", types())
    assert members
    assert members[1].split(" | ") == [kind.__name__ for kind in EVENTS.members.values()]


def test_types_describe_lists_choices_nulls_and_optional_fields() -> None:
    assert interface("TileBuilt") == [
        'event: "tile_built";',
        "seat: number;",
        "tile: string;",
        "cell: [number, number];",
        "origin: Origin;",
        "fee: string[];",
    ]
    assert 'export type Origin = "reserve" | "bought" | "award" | "taken";' in types()
    view = interface("View")
    assert "viewer: number | null;" in view
    assert "step: StepName | null;" in view
    assert "site: (string | null)[];" in view
    assert "players: PlayerView[];" in view
    assert "legal_actions: string[];" in view
    assert "bag_sizes: [number, number];" in view
    assert "confirm_turns?: boolean;" in interface("Options")
    assert "bonus?: BonusView;" in interface("PlayerModules")
    assert "tile_values: Record<string, number>;" in interface("SeatStanding")
    assert "export type Ahead = NextScoring | null;" in types()
