"""Actions and steps as text, written and parsed (docs/notation.md).

buy garden10N b7 b3            an action: its verb and one or more words per field
place 2 awarded                a step: its name and one word per field

Both are derived from the declarations. The fields of an action have a notation; those of a step are numbers, seats and
flags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from sys import intern
from typing import Any, NamedTuple

from nasrid.rules.containers import LazyDict
from nasrid.rules.errors import NotationError
from nasrid.rules.mypyc_support import Unchecked
from nasrid.rules.pieces.money import Cards
from nasrid.rules.quoting import quoted
from nasrid.rules.table.actions import ACTIONS, Action
from nasrid.rules.table.piece_text import read_card, read_cell, read_tile_name, write_cell
from nasrid.rules.table.scoring import SEAT_RANGE_NAME
from nasrid.rules.table.state import STEPS, Step
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import TEXT_CODECS, Notation, TextCodec, notations_of, shape_of
from nasrid.rules.wire.decode import WireError, decode_shape

FEE_WORD = "for"
MAX_ACTION_LENGTH = 500  # characters; all the money of the box needs fewer


class FieldSyntax(NamedTuple):
    """The notation of a field: one word or, if `takes_rest`, all remaining words."""

    usage: str
    write: Callable[[Any], Iterable[str]]
    read: Callable[[list[str]], Any]
    takes_rest: bool = False


def _read_cards(words: list[str]) -> Cards:
    return tuple(map(read_card, words))


def _write_fee(cards: Cards) -> tuple[str, ...]:
    return (FEE_WORD, *cards) if cards else ()


def _read_fee(words: list[str]) -> Cards:
    if not words:
        return ()
    if words[0] != FEE_WORD or len(words) == 1:
        raise NotationError(f"a fee is written '{FEE_WORD} CARD ...' at the end")
    return _read_cards(words[1:])


_TILE_SYNTAX = FieldSyntax("TILE", lambda name: (name,), lambda words: read_tile_name(words[0]))
_CARDS_SYNTAX = FieldSyntax("CARD ...", tuple, _read_cards, takes_rest=True)
# By the name of the notation.
FIELD_SYNTAX = {
    "tile": _TILE_SYNTAX,
    "site tile": _TILE_SYNTAX,
    "cell": FieldSyntax("CELL", lambda cell: (write_cell(cell),), lambda words: read_cell(words[0])),
    "cards": _CARDS_SYNTAX,
    "display cards": _CARDS_SYNTAX,
    "fee": FieldSyntax(f"[{FEE_WORD} CARD ...]", _write_fee, _read_fee, takes_rest=True),
}


class ActionSyntax(NamedTuple):
    """The notation of an action: its verb and its fields."""

    verb: str
    fields: tuple[tuple[str, FieldSyntax], ...]

    @property
    def usage(self) -> str:
        return " ".join([self.verb, *(words.usage for _, words in self.fields)])


def _action_syntax(cls: type[Action]) -> ActionSyntax:
    fields = tuple((name, FIELD_SYNTAX[notation]) for name, notation in notations_of(cls).items())
    return ActionSyntax(ACTIONS.names[cls], fields)


ACTION_SYNTAX = LazyDict(_action_syntax)


def write_action(action: Unchecked[Action]) -> str:
    """Return an action in notation.

    Args:
        action: Any action.
    """
    verb, fields = ACTION_SYNTAX[type(action)]
    words = [verb]
    for name, syntax in fields:
        words += syntax.write(getattr(action, name))
    return " ".join(words)


def parse_action(text: Unchecked[str]) -> Action:
    """Return the action of a text.

    Args:
        text: An action in notation, such as `take y2 b3`.

    Raises:
        NotationError: The text is not an action.
    """
    if not isinstance(text, str):
        raise TypeError(f"an action in notation is a text, not {type(text).__name__}")
    if len(text) > MAX_ACTION_LENGTH:
        raise NotationError(f"{quoted(text)} is not an action: it is longer than {MAX_ACTION_LENGTH} characters")
    verb, *words = map(intern, text.split() or [""])  # names of cards and tiles repeat
    try:
        return _read_words(verb, words)
    except NotationError as error:
        raise NotationError(f"{quoted(text)} is not an action: {error}") from None


def _read_words(verb: str, words: list[str]) -> Action:
    cls = ACTIONS.members.get(verb)
    if cls is None:
        raise NotationError(f"the verbs are {', '.join(ACTIONS.members)}")
    action_syntax = ACTION_SYNTAX[cls]
    values: list[Any] = []
    for _, field_syntax in action_syntax.fields:
        taken = len(words) if field_syntax.takes_rest else 1
        if taken > len(words):
            break
        values.append(field_syntax.read(words[:taken]))
        words = words[taken:]
    if words or len(values) < len(action_syntax.fields):
        raise NotationError(f"write it like '{action_syntax.usage}'")
    return cls(*values)


# Steps


def write_step(step: Step) -> str:
    words = [STEPS.names[type(step)]]
    for field in fields(step):  # type: ignore[arg-type]  # every step is a dataclass
        value = getattr(step, field.name)
        if isinstance(value, bool):
            words += [field.name] if value else []
        else:
            words.append(",".join(map(str, value)) or "-" if isinstance(value, tuple) else str(value))
    return " ".join(words)


def read_step(text: str, players: int) -> Step:
    """Return the step of a text, or raise NotationError."""
    name, *words = text.split() or [""]
    cls = STEPS.members.get(name)
    if cls is None:
        raise NotationError(f"{quoted(text)} is not a step; steps are {', '.join(STEPS.members)}")
    try:
        return cls(**_read_fields(cls, words, players))
    except WireError as error:
        raise NotationError(f"{quoted(text)} is not a step: {error}") from None


def _read_fields(cls: type[Step], words: list[str], players: int) -> dict[str, Any]:
    shape = shape_of(cls)
    assert isinstance(shape, shapes.ObjectShape)
    values: dict[str, Any] = {}
    for field in shape.fields:
        if isinstance(field.shape, shapes.BooleanShape):
            values[field.name] = words[:1] == [field.name]
            words = words[values[field.name] :]
            continue
        if not words:
            raise WireError(f"its {field.name} is missing")
        numbers = _read_numbers(words[0], field.shape)
        values[field.name] = decode_shape(_limit_seats(field.shape, players), numbers, None, field.name)
        if isinstance(numbers, list) and len(set(numbers)) < len(numbers):
            raise WireError("a seat occurs twice", field.name)
        words = words[1:]
    if words:
        raise WireError(f"unexpected {quoted(words[0])}")
    return values


def _limit_seats(shape: shapes.Shape, players: int) -> shapes.Shape:
    """Return a shape whose seats are limited to those of this table."""
    if isinstance(shape, shapes.ListShape):
        return replace(shape, item=_limit_seats(shape.item, players))
    if isinstance(shape, shapes.IntegerShape) and shape.name == SEAT_RANGE_NAME:
        return replace(shape, high=players - 1)
    return shape


def _read_numbers(word: str, shape: shapes.Shape) -> int | list[int]:
    if isinstance(shape, shapes.ListShape):
        return [] if word == "-" else [_read_number(number) for number in word.split(",")]
    return _read_number(word)


def _read_number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise WireError(f"{quoted(word)} is not a number")
    return int(word)


def read_agenda(text: str, players: int) -> tuple[Step, ...]:
    """Return the agenda of a text. The current step is first in the text and last on the agenda."""
    return tuple(read_step(step, players) for step in reversed(text.split(";")) if step.strip())


def write_agenda(agenda: tuple[Step, ...]) -> str:
    return "; ".join(map(write_step, reversed(agenda)))


TEXT_CODECS[Action] = TextCodec(Notation("action"), write_action, lambda text, _: parse_action(text))
