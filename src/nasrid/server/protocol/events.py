"""How clients are told of the entries of a log: numbered events, the same for everybody, with an addition for the seat
that may know more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from nasrid.rules.table.events import Event
from nasrid.rules.table.scoring import SeatStanding, Standings
from nasrid.rules.table.view import PlayerModules, PlayerView, View
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.shapes import FieldShape, ObjectShape, Shape
from nasrid.rules.wire.source import docstring_of, hints_of
from nasrid.server.protocol.changes import CONSTANT_FIELDS, SENT_WITH_DECISION
from nasrid.server.protocol.commands import PollStep
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import Clocks, TableInfo


def event_shape() -> shapes.UnionShape:
    """One record for each kind of entry: what it tells, and what may follow from it."""
    return shapes.UnionShape(
        tuple(map(_event, get_args(AnyEntry))), "TableEvent", "Something has changed at the table."
    )


def _event(entry: Any) -> ObjectShape:
    hints = hints_of(entry)
    name = str(entry.__struct_config__.tag)
    return ObjectShape(
        f"{entry.__name__}Event",
        docstring_of(entry),
        (
            FieldShape("type", shapes.EnumShape(("event",))),
            FieldShape("seq", shapes.IntegerShape()),
            FieldShape("at", shapes.NumberShape()),
            *(FieldShape(public, shape_of(hints[public])) for public in entry.public),
            *(FieldShape(more, shape, is_optional=True) for more, shape in additions().items()),
        ),
        dict,
        ("entry", name),
    )


def additions() -> dict[str, Shape]:
    """What an event may bring along, in the order in which a client takes it in."""
    return {
        "table": shape_of(TableInfo),
        "events": shapes.ListShape(shape_of(Event)),
        "clocks": shape_of(Clocks),
        "view": shape_of(View),
        "standings": shape_of(Standings),
        "changes": _changes(),
        "private": _private(),
    }


def _changes() -> ObjectShape:
    description = "Fields that replace those of the view and of the standings; `players` has the seats that changed."
    return ObjectShape("Changes", description, (*_optional(view=_view_changes(), standings=_standing_changes()),), dict)


def _view_changes() -> ObjectShape:
    player = partial_record(PlayerView, "PlayerChanges", omitted=("hand",))
    return partial_record(
        View, "ViewChanges", omitted=(*CONSTANT_FIELDS, *SENT_WITH_DECISION), players=_by_seat(player)
    )


def _standing_changes() -> ObjectShape:
    return partial_record(Standings, "StandingChanges", players=_by_seat(shape_of(SeatStanding)))


def _private() -> ObjectShape:
    description = "For one seat alone: its own cards, secret events of the start, and what it passes."
    fields = _optional(
        hand=shapes.ListShape(shapes.TextShape("card")),
        modules=shape_of(PlayerModules),
        events=shapes.ListShape(shape_of(Event)),
        auto_pass=shapes.ListShape(shape_of(PollStep)),
    )
    return ObjectShape("Private", description, tuple(fields), dict)


def _optional(**members: Shape) -> list[FieldShape]:
    return [FieldShape(name, shape, is_optional=True) for name, shape in members.items()]


def _by_seat(shape: Shape) -> Shape:
    return shapes.MapShape(shapes.TextShape("seat", "[0-5]"), shape)


def partial_record(cls: type, name: str, omitted: tuple[str, ...] = (), **replaced: Shape) -> ObjectShape:
    """A record of some of the fields of another one."""
    whole = shape_of(cls)
    assert isinstance(whole, ObjectShape)
    shown: Mapping[str, Shape] = {field.name: field.shape for field in whole.fields if field.name not in omitted}
    return ObjectShape(
        name, f"The fields of {whole.name} that have changed.", tuple(_optional(**{**shown, **replaced})), dict
    )
