"""The shapes of events: numbered log entries as clients receive them. All viewers receive the same fields, except for
`private`."""

from collections.abc import Mapping
from typing import Any, get_args

from nasrid.rules.table.events import Event
from nasrid.rules.table.scoring import SeatStanding, Standings
from nasrid.rules.table.view import PlayerModules, PlayerView, View
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import shape_of
from nasrid.rules.wire.shapes import FieldShape, ObjectShape, Shape
from nasrid.rules.wire.source import docstring_of, hints_of
from nasrid.server.protocol.commands import PollStep
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import Clocks, TableInfo

# The fields of a view that the `changes` of an event never contain.
CONSTANT_FIELDS = ("options", "viewer")
SENT_WITH_DECISION = ("legal_actions",)  # sent in `decision`


def event_shape() -> shapes.UnionShape:
    """Return the union of all events. Each has the public fields of its entry and optional additions."""
    return shapes.UnionShape(tuple(map(_event, get_args(AnyEntry))), "TableEvent", "A change of the table.")


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
    """Return the optional fields of events, in the order in which a client applies them."""
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
    description = "Changed fields of the view and the standings. `players` contains the seats that changed."
    return ObjectShape("Changes", description, (*_optional(view=_view_changes(), standings=_standing_changes()),), dict)


def _view_changes() -> ObjectShape:
    player = partial_record(PlayerView, "PlayerChanges", omitted=("hand",))
    return partial_record(
        View, "ViewChanges", omitted=(*CONSTANT_FIELDS, *SENT_WITH_DECISION), players=_by_seat(player)
    )


def _standing_changes() -> ObjectShape:
    return partial_record(Standings, "StandingChanges", players=_by_seat(shape_of(SeatStanding)))


def _private() -> ObjectShape:
    description = "Data for one seat only: its cards, the secret events of the setup, and its auto-pass steps."
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
    """Return a record in which every field of another one is optional."""
    whole = shape_of(cls)
    assert isinstance(whole, ObjectShape)
    shown: Mapping[str, Shape] = {field.name: field.shape for field in whole.fields if field.name not in omitted}
    return ObjectShape(name, f"The changed fields of {whole.name}.", tuple(_optional(**{**shown, **replaced})), dict)
