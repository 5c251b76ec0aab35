"""Errors quote values from outside in short form and without control characters."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from nasrid import Game, Options, parse_action, replay
from nasrid.cli.serve import parse_limits
from nasrid.command_errors import CommandError
from nasrid.rules.errors import ComponentError, NotationError, OptionsError, RecordError
from nasrid.rules.quoting import quoted
from nasrid.rules.table.actions import ACTIONS
from nasrid.rules.table.options import OPTION_SPECS, module_option_specs
from nasrid.server.protocol.commands import read_command
from nasrid.server.protocol.errors import RefusalError
from tests.processes import nasrid
from tests.test_position import POSITION, with_line

MAX_ERROR_LENGTH = 1000
FOREIGN = {
    "colours": "\x1b[31mred\x1b]0;title\x07",
    "backwards": "a\u202eb\u200b",
    "half a character": "\ud800",
    "long": "a" * 200_000,
    "many words": "y1 " * 70_000,
    "many digits": "9" * 5000,
}
DATA = resources.files("nasrid.rules") / "data"
TILES, HUTS = ((DATA / name).read_text(encoding="utf-8") for name in ("granada_tiles.csv", "worker_huts.csv"))
RECORD = Game.new(Options(players=3), 1).record()

foreign = pytest.mark.parametrize("text", FOREIGN.values(), ids=FOREIGN)


def assert_tame(shown: str) -> None:
    assert shown.isprintable()
    assert len(shown) < MAX_ERROR_LENGTH


def assert_refused(read: Callable[[Any], object], value: object) -> None:
    with pytest.raises((NotationError, OptionsError, ComponentError, RecordError, RefusalError)) as caught:
        read(value)
    assert_tame(str(caught.value))


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("b7", "'b7'"),
        ("\x1b[1m", "'?[1m'"),
        ("trop\u202f; 1\u00a0234", "'trop\u202f; 1\u00a0234'"),
        ("y" * 300, f"'{'y' * 200}…'"),
        (3, "3"),
        (None, "None"),
        (10**5000, "a number that is too long"),
        ([-(10**5000)], "[a number that is too long]"),
        ([[[[]]]], "[[[...]]]"),
        ({"a": ["\x1b"]}, r"{'a': ['\x1b']}"),
    ],
    ids=["text", "control", "no-break", "long", "number", "none", "long number", "in a list", "nested", "in an object"],
)
def test_values_are_shown_briefly_in_python_notation(value: object, shown: str) -> None:
    assert quoted(value) == shown


def test_long_and_nested_values_are_shown_briefly() -> None:
    nested: Any = "a" * 1000
    for _ in range(8):
        nested = [nested] * 8
    assert_tame(quoted(nested))


@foreign
@pytest.mark.parametrize("verb", ["", *ACTIONS.members])
def test_invalid_action_is_quoted(verb: str, text: str) -> None:
    assert_refused(parse_action, f"{verb} {text}")
    assert_refused(parse_action, f"{verb} garden10N {text}")


@foreign
def test_invalid_action_of_a_record_is_quoted(text: str) -> None:
    for action in (text, f"take {text}", f"buy {text} y1", f"build garden10N 0,1 for {text}", [text] * 9):
        assert_refused(replay, RECORD | {"actions": [action]})


@foreign
@pytest.mark.parametrize("field", ["version", "rules_version", "options", "position", "actions"])
def test_invalid_field_of_a_record_is_quoted(field: str, text: str) -> None:
    for value in (text, [text], {text: text}):
        assert_refused(replay, RECORD | {field: value})


@foreign
def test_invalid_line_of_a_position_is_quoted(text: str) -> None:
    for line in POSITION.splitlines()[1:]:
        name = line.partition(":")[0]
        for value in (text, f"{text}@1,0", f"act {text}", f"{text}; {text}"):
            assert_refused(Game.from_position, with_line(name, value, POSITION))
    assert_refused(Game.from_position, f"{POSITION}{text}: {text}")
    assert_refused(Game.from_position, f"{POSITION}{text}")


@foreign
@pytest.mark.parametrize("name", ["game", "players", "modules", *OPTION_SPECS, *module_option_specs()])
def test_invalid_option_is_quoted(name: str, text: str) -> None:
    for value in (text, [text], {text: text}):
        assert_refused(Options.from_json, {name: value})
    assert_refused(Options.from_json, {text: name})


@foreign
@pytest.mark.parametrize(("name", "box"), [("granada_tiles", TILES), ("worker_huts", HUTS)])
def test_invalid_field_of_a_component_list_is_quoted(name: str, box: str, text: str) -> None:
    header, first, *rest = box.splitlines()
    for place, column in enumerate(header.split(",")):
        if column not in ("id", "provenance"):
            fields = first.split(",")
            fields[place] = text
            own = "\n".join([header, ",".join(fields), *rest])
            assert_refused(Options.from_json, {"modules": ["huts"], name: own})


@foreign
def test_invalid_message_to_the_server_is_quoted(text: str) -> None:
    text = text.replace("\ud800", "\x9b")
    for message in ({"type": text, "id": "x"}, {"type": "send_chat", "id": "x", text: 1}, {"type": "act", text: text}):
        assert_refused(read_command, json.dumps(message))


@foreign
def test_invalid_server_limit_is_quoted(text: str) -> None:
    for limit in (text, f"sockets_total={text}", f"sockets_total=-{text}"):
        with pytest.raises(CommandError, match=r"there is no limit|is not a limit") as caught:
            parse_limits([limit])
        assert_tame(str(caught.value))


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", "\x1b[31m.json"),
        ("replay", "\x1b[31m", "\x1b[31m"),
        ("\x1b[31m",),
        ("play", "--age-ranks", "\x1b[31m"),
        ("arena", "\x1b[31m"),
        ("arena", "greedy", "--games", "\x1b[31m"),
        ("serve", "--port", "\x1b[31m"),
        ("serve", "--port", "9" * 5000),
        ("serve", "--url", "\x1b[31m"),
        ("serve", "--database", "\x1b[31m"),
        ("serve", "--limit", "\x1b[31m"),
    ],
    ids=lambda arguments: quoted(" ".join(arguments))[:40],
)
def test_invalid_command_line_argument_is_quoted(arguments: tuple[str, ...], tmp_path: Path) -> None:
    done = nasrid(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert_tame(done.stderr.removesuffix("\n"))


def test_invalid_record_on_the_command_line_is_quoted(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for text in FOREIGN.values():
        file.write_text(json.dumps(RECORD | {"actions": [f"buy {text}"]}), encoding="utf-8")
        done = nasrid("replay", str(file))
        assert done.returncode == 1
        assert_tame(done.stderr.removesuffix("\n"))


@pytest.mark.parametrize("claim", ["scores", "winners", "commitment"])
def test_false_claim_of_a_record_is_quoted(claim: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    nested: Any = ["\x1b[31m" * 1000] * 3
    for _ in range(500):
        nested = [nested]
    file.write_text(json.dumps(RECORD | {claim: nested}), encoding="utf-8")
    done = nasrid("replay", str(file), "--verify", *(["0" * 64] if claim == "winners" else []))
    assert done.returncode in (1, 2)
    assert_tame(done.stderr.removesuffix("\n"))
