"""Positions of version 1, as they were written before steps had names of their own: they still read.

Their agenda shows steps as calls, like `Place(seat=2, awarded=False)`, and every seat has the lines of all modules.
"""

from __future__ import annotations

import re

from nasrid.rules.errors import NotationError
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import in_play
from nasrid.rules.table.state import STEPS
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of

HEADER_1 = "nasrid position 1"
STEPS_1 = {
    "Act": "act",
    "AwaitConfirmation": "confirm",
    "Award": "award",
    "BeginTurn": "begin_turn",
    "CheckEnd": "check_end",
    "CountMoney": "count_money",
    "DirkDraws": "dirk_draws",
    "EndGame": "end_game",
    "HoldMissedScorings": "hold_missed_scorings",
    "HoldQueuedScorings": "hold_scorings",
    "OpenReveals": "open_reveals",
    "OpenWindow": "open_vizier_window",
    "Place": "place",
    "RefillDisplay": "refill_display",
    "RefillSite": "refill_site",
    "RevealRound": "reveal_round",
    "Score": "score",
    "Window": "vizier_window",
}
_CALL = re.compile(r"\s*(\w+)\(([^()]*(?:\([^()]*\)[^()]*)?)\)\s*")
_ARGUMENT = re.compile(r"\s*(\w+)\s*=\s*(\d+|True|False|\([^()]*\))\s*(?:,|$)")
_SEATS = re.compile(r"\(\)|\(\d+,\)|\(\d+(?:, ?\d+)+,?\)")


def modernised(lines: dict[str, str], options: Options) -> dict[str, str]:
    """The lines of a position of version 1 as version 2 has them."""
    lines = dict(lines)
    if "agenda" in lines:
        lines["agenda"] = "; ".join(map(_step, filter(str.strip, lines["agenda"].split(";"))))
    needed = {line.name for module in in_play(options) for line in module.player_lines}
    for seat in range(options.players):
        for name, value in (("vizier", "no"), ("bonus", ""), ("revealed", "")):
            if name not in needed and lines.get(f"seat {seat} {name}") == value:
                del lines[f"seat {seat} {name}"]
    return lines


def _step(text: str) -> str:
    call = _CALL.fullmatch(text)
    if call is None or call[1] not in STEPS_1:
        raise NotationError(f"agenda: {quoted(text.strip())} is not a step; steps are {', '.join(STEPS_1)}")
    name, rest = STEPS_1[call[1]], call[2]
    shape = shape_of(STEPS.members[name])
    assert isinstance(shape, shapes.Record)
    known = {field.name: field.shape for field in shape.fields}
    values: dict[str, list[str]] = {}
    while rest.strip():
        argument = _ARGUMENT.match(rest)
        if argument is None or argument[1] in values or argument[1] not in known:
            raise NotationError(f"agenda: {quoted(text.strip())} cannot be read")
        values[argument[1]] = _value(argument[1], argument[2], known[argument[1]])
        rest = rest[argument.end() :]
    return " ".join([name, *(word for field in known for word in values.get(field, []))])


def _value(name: str, value: str, shape: shapes.Shape) -> list[str]:
    if isinstance(shape, shapes.Flag) and value in ("True", "False"):
        return [name] if value == "True" else []
    if isinstance(shape, shapes.Sequence) and _SEATS.fullmatch(value):
        return [",".join(re.findall(r"\d+", value)) or "-"]
    if isinstance(shape, shapes.Integer) and value.isdigit():
        return [value]
    raise NotationError(f"agenda: {name} cannot be {quoted(value)}")
