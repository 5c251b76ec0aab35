"""Events as sentences, with the messages of the browser's log.

The message of an event is `story-` and its name. Score sheets are drawn by sheet.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from nasrid.i18n import MessageValue, find_message, join_list, t
from nasrid.rules.pieces.money import CURRENCY_LETTERS, SITE_SPACES
from nasrid.rules.table import events
from nasrid.rules.table.events import EVENTS, Event
from nasrid.rules.table.scoring import SEAT_RANGE_NAME
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.encode import encode
from nasrid.terminal.module_text import GROUPED_EVENTS, JOINED_EVENTS, notation_of
from nasrid.terminal.names import Perspective, cards_text, cell_text, money_name


def visible_events(events: Iterable[Event], viewer: int | None) -> list[Event]:
    return [event for event in events if event.is_visible_to(viewer)]


def event_lines(events: Iterable[Event], perspective: Perspective) -> Iterator[tuple[Event, list[str]]]:
    """Yield the first event of each group that shares lines, and the lines.

    The events must be visible to the perspective's viewer.
    """
    for group in _group(events):
        yield group[0], _lines(group, perspective)


def _group(events: Iterable[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for event in events:
        if groups and _same_group(event, groups[-1][0]):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def _same_group(event: Event, first: Event) -> bool:
    if type(event) in JOINED_EVENTS:
        return type(first) is JOINED_EVENTS[type(event)]
    return type(event) in GROUPED_EVENTS and type(event) is type(first)


def _lines(group: Sequence[Event], perspective: Perspective) -> list[str]:
    match group[0]:
        case events.TileBought() as event:
            used = "yes" if len(group) > 1 else "no"
            return [_event_line([event], perspective, cards=cards_text(event.cards), vizier=used)]
        case events.MoneyCounted() as event:
            hands = (_money_counted_line(seat, totals, perspective) for seat, totals in enumerate(event.totals))
            return [_event_line([event], perspective), *hands]
        case events.Scored() as event:
            return [t("scoring-title", scoring=event.sheet.scoring)]
        case events.GameEnded() as event:
            return [_game_ended_line(event, perspective)]
        case _:
            return [_event_line(group, perspective)]


def _money_counted_line(seat: int, totals: Sequence[int], perspective: Perspective) -> str:
    money = [t(f"coins-{CURRENCY_LETTERS[space]}", count=totals[space]) for space in SITE_SPACES if totals[space]]
    words = perspective.who(seat) | {"money": join_list(money)}
    return t("story-holds" if money else "story-holds-nothing", **words)


def _game_ended_line(event: events.GameEnded, perspective: Perspective) -> str:
    others = [perspective.name(seat) for seat in event.winners if seat != perspective.viewer]
    return t(
        "story-game_ended",
        who="you" if perspective.viewer in event.winners else "other",
        count=len(event.winners),
        winners=join_list(others),
        points=max(event.scores),
    )


def _event_line(group: Sequence[Event], perspective: Perspective, **more: MessageValue) -> str:
    """Return the message of an event with its cell. An event without a message is described by its fields."""
    event = group[0]
    seat = getattr(event, "seat", None)
    who = {} if seat is None else perspective.who(seat)
    line = find_message(f"story-{EVENTS.names[type(event)]}", **who | _words(group, perspective) | more)
    if line is None:
        return _unknown_event_line(event, who, perspective)
    cell = getattr(event, "cell", None)
    return line if cell is None else f"{line.removesuffix('.')} ({cell_text(cell)})."


def _words(group: Sequence[Event], perspective: Perspective) -> dict[str, MessageValue]:
    """Return the message variables for events of one type. `cards_count` is the length of `cards`."""
    fields: dict[str, list[Any]] = {}
    for event in group:
        for name, value in encode(event).items():
            fields.setdefault(name, []).extend(value if isinstance(value, list) else [value])
    words: dict[str, MessageValue] = {}
    for name, values in fields.items():
        words[f"{name}_count"] = len(values)
        word = _word(name, values, perspective)
        if word is not None:
            words[name] = word
    return words


def _word(name: str, values: list[Any], perspective: Perspective) -> MessageValue | None:
    """Return the text of a field, or None for cells and score sheets."""
    first = values[0] if values else ""
    if isinstance(first, bool):
        return "yes" if first else "no"
    if isinstance(first, int):
        return money_name(first - 1) if name == "space" else first
    if not all(isinstance(value, str) for value in values):
        return None
    return cards_text(values) if name == "fee" else perspective.pieces(values)


def _unknown_event_line(event: Event, who: dict[str, MessageValue], perspective: Perspective) -> str:
    """Return the line of an event without a message, from its fields: Yusuf: well dug, garden10N."""
    shape = shape_of(type(event))
    assert isinstance(shape, shapes.ObjectShape)
    fields = [_field(field, getattr(event, field.name), perspective) for field in shape.fields if field.name != "seat"]
    what = ", ".join([EVENTS.names[type(event)].replace("_", " "), *filter(None, fields)])
    return t("story-other", **who, what=what) if who else t("story-other-table", what=what)


def _field(field: shapes.FieldShape, value: Any, perspective: Perspective) -> str:
    """Return a seat as its player's name, a flag as its own name, and anything else in notation."""
    if isinstance(field.shape, shapes.BooleanShape):
        return field.name.replace("_", " ") if value else ""
    if isinstance(field.shape, shapes.IntegerShape) and field.shape.name == SEAT_RANGE_NAME:
        return perspective.name(value)
    return notation_of(value)
