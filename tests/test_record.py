"""Records: their contents, and the reasons for which a damaged record is rejected."""

import json
import re
from random import Random
from typing import Any

import pytest

from nasrid import Game, IllegalActionError, Options, replay
from nasrid.records import Record
from nasrid.rules.errors import NotationError, RecordError
from tests.positions import do, table
from tests.properties.play import game_after

ALL_MODULES = ["vizier", "exchange", "bonus", "huts"]
OPTIONS = Options.of(players=3, modules=ALL_MODULES, ask_everyone=True, confirm_turns=True, exchange_take="value_zero")
SITE = "garden11 tower11 tower12 arcades9"
RECORD: dict[str, Any] = {**game_after(OPTIONS, 5, 12).record()}


def through_json(record: Record) -> Any:
    return json.loads(json.dumps(record))


def test_record_contains_versions_options_seed_and_actions() -> None:
    game = Game.new(Options(players=3), 11)
    action = game.legal_actions()[0]
    game.apply(action)
    record = game.record()
    assert {name: record[name] for name in ("version", "rules_version", "options", "seed")} == {
        "version": 2,
        "rules_version": 1,
        "options": {"game": "alhambra", "players": 3},
        "seed": 11,
    }
    assert len(record["actions"]) == 1
    assert set(record) == {"version", "rules_version", "options", "seed", "actions"}


def test_record_of_a_game_from_a_position_contains_it() -> None:
    game = table(display="y6 g6 b6 o6", deck="A y9", cities=["garden10@1,0"], site=SITE)
    do(game, "take y6", "take g6")
    record = through_json(game.record())
    assert "seed" not in record
    again = replay(record)
    assert again.position() == game.position()
    assert again.sheets == game.sheets


def test_record_of_a_game_from_a_state_contains_its_position() -> None:
    state = Game.new(OPTIONS, 3).state
    game = Game(state)
    before = game.position()
    random = Random(3)
    for _ in range(20):
        game.apply(random.choice(game.legal_actions()))
    twin = game.copy()
    game.apply(game.legal_actions()[0])
    record = through_json(game.record())
    assert "seed" not in record
    assert record["position"] == before
    assert replay(record).position() == game.position()
    assert replay(twin.record()).position() == twin.position()


def test_rejected_action_is_not_recorded() -> None:
    game = table(display="y6 g6", site=SITE)
    with pytest.raises(IllegalActionError):
        do(game, "take y6 g6")
    assert game.record()["actions"] == []


def test_copy_has_its_own_record() -> None:
    game = table(display="y6 g6", site=SITE)
    twin = game.copy()
    do(twin, "take g6")
    assert (game.record()["actions"], twin.record()["actions"]) == ([], ["take g6"])
    assert replay(twin.record()).position() == twin.position()


@pytest.mark.parametrize(
    ("number", "text", "reason"),
    [
        (1, "end", r"a turn has at least one action, and one is possible \[AMB-C3\]"),
        (1, "take y0", "'take y0' is not an action: 'y0' is not a card"),
        (3, "fly away", "'fly away' is not an action: the verbs are take, buy"),
        (5, "", "'' is not an action"),
    ],
)
def test_illegal_action_is_reported_with_number_and_reason(number: int, text: str, reason: str) -> None:
    actions = [*RECORD["actions"]]
    actions[number - 1] = text
    with pytest.raises(RecordError, match=rf"^action {number}, '{text}': {reason}"):
        replay(RECORD | {"actions": actions})


@pytest.mark.parametrize(("number", "value"), [(7, None), (9, 7), (12, ["end"])])
def test_non_text_action_is_reported_with_its_number(number: int, value: object) -> None:
    actions = [*RECORD["actions"]]
    actions[number - 1] = value
    with pytest.raises(RecordError, match=rf"^action {number}: {re.escape(repr(value))} is not a text"):
        replay(RECORD | {"actions": actions})


@pytest.mark.parametrize("part", ["version", "rules_version", "options", "position", "actions"])
def test_deeply_nested_value_is_rejected(part: str) -> None:
    nested: list[Any] = []
    for _ in range(5000):
        nested = [nested]
    record = {name: value for name, value in RECORD.items() if name != "seed" or part != "position"}
    with pytest.raises(RecordError):
        replay(record | {part: {"game": nested} if part == "options" else nested})


def test_illegal_action_after_a_position_is_reported_with_its_rule() -> None:
    record = table(display="y6 g6 b6 o6", site=SITE).record() | {"actions": ["take y6", "take g6", "take b6 o6"]}
    with pytest.raises(RecordError, match=r"^action 3, 'take b6 o6': .* \[CORE-MONEY-02\]$") as caught:
        replay(record)
    assert isinstance(caught.value.__cause__, IllegalActionError)
    with pytest.raises(RecordError, match=r"^action 1, 'tale y6': ") as caught:
        replay(record | {"actions": ["tale y6"]})
    assert isinstance(caught.value.__cause__, NotationError)


def test_action_after_the_end_is_rejected() -> None:
    game = game_after(Options(players=2), 5, 5000)
    record = game.record()
    number = len(record["actions"]) + 1
    with pytest.raises(RecordError, match=rf"^action {number}, 'pass': the game is over \[CORE-END-10\]$"):
        replay(record | {"actions": [*record["actions"], "pass"]})


def test_wrong_seed_is_detected_at_the_first_illegal_action() -> None:
    game = game_after(OPTIONS, 5, 5000)
    with pytest.raises(RecordError, match=r"^action \d+, '.+': .+ \[[A-Z]+-[A-Z0-9-]+\]$"):
        replay(game.record() | {"seed": 6})


@pytest.mark.parametrize("record", [None, [], "record", 1, [RECORD]])
def test_record_must_be_an_object(record: object) -> None:
    with pytest.raises(RecordError, match="a record is an object with rules_version, options, seed and actions"):
        replay(record)


@pytest.mark.parametrize("version", [{}, {"version": 1}])
def test_record_from_before_the_first_release_is_rejected_unchanged(version: dict[str, int]) -> None:
    record = {name: value for name, value in RECORD.items() if name != "version"} | version
    before = json.dumps(record)
    with pytest.raises(RecordError, match=r"^this record was made by a version of Nasrid before 0\.1\.0, .*; use the"):
        replay(record)
    assert json.dumps(record) == before


@pytest.mark.parametrize("version", [0, 3, 1.5, 2.0, "2", True, None, [2]])
def test_record_of_another_format_is_rejected(version: object) -> None:
    with pytest.raises(RecordError, match=rf"its version is {re.escape(repr(version))}; .* reads version 2"):
        replay(RECORD | {"version": version})


@pytest.mark.parametrize("version", [0, 2, 1.5, "1", True, None, [1]])
def test_record_of_another_rules_version_is_rejected(version: object) -> None:
    with pytest.raises(RecordError, match=rf"rules_version is {re.escape(repr(version))}; .* version 1"):
        replay(RECORD | {"rules_version": version})


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        ("rules_version", "its rules_version is missing"),
        ("options", "its options are invalid: options must be an object"),
        ("seed", "it has neither a seed nor a position"),
        ("actions", "its actions must be a list of texts"),
    ],
)
def test_missing_field_is_named(field: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        replay({name: value for name, value in RECORD.items() if name != field})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"options": {"players": 9}}, "its options are invalid: players must be one of 2, 3, 4, 5, 6, not 9"),
        ({"options": {"game": "granada", "modules": ["huts"]}}, "its options are invalid: huts cannot be played"),
        ({"options": {"granada_tiles": "rubbish"}}, "its options are invalid: granada_tiles.csv, line 1"),
        ({"options": {"granada_tiles": 5}}, "its options are invalid"),
        ({"options": {"worker_huts": ["type,walls"]}}, "its options are invalid"),
        ({"options": [3]}, "its options are invalid"),
        ({"seed": "5"}, "its seed is invalid: a seed is a whole number, 0 or more"),
        ({"seed": -5}, "its seed is invalid"),
        ({"seed": None}, "its seed is invalid"),
        ({"seed": True}, "its seed is invalid"),
        ({"actions": "take y1"}, "its actions must be a list of texts"),
        ({"actions": {"1": "take y1"}}, "its actions must be a list of texts"),
        ({"position": table(site=SITE).position()}, "it has both a seed and a position"),
    ],
)
def test_field_of_the_wrong_type_is_rejected_with_the_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        replay(RECORD | change)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("", "its position cannot be read: a position begins with"),
        (5, "its position cannot be read"),
        (table(site=SITE).position(), "its position has other options than the record"),
        ("nasrid position 2\nturn: 0", "its position cannot be read: the line 'options: ...' is missing"),
        ("nasrid position 1\noptions: {}", "its position cannot be read: this position was made by"),
        ("nasrid position 3\noptions: {}", "its position cannot be read: a position begins with"),
    ],
)
def test_invalid_position_is_rejected_with_the_reason(position: object, reason: str) -> None:
    record = {name: value for name, value in RECORD.items() if name != "seed"}
    with pytest.raises(RecordError, match=reason):
        replay(record | {"position": position})
