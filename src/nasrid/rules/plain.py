"""Events, views, standings and score sheets as plain JSON values, for files, scripts and other languages."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from nasrid.rules.actions import Action
from nasrid.rules.city import City
from nasrid.rules.components import Face
from nasrid.rules.events import Event
from nasrid.rules.notation import write_action, write_cell, write_city
from nasrid.rules.options import Options
from nasrid.rules.standing import SeatStanding


def plain(value: Any) -> Any:
    """Tiles, cities and actions become their notation; an event gets its name as `event`."""
    match value:
        case Face():
            return value.name
        case City():
            return write_city(value)
        case Action():
            return write_action(value)
        case Options():
            return value.to_json()
        case tuple() | list():
            return [plain(item) for item in value]
        case dict():
            return {key: plain(item) for key, item in value.items()}
        case Event():
            return {"event": type(value).__name__} | _fields(value)
        case SeatStanding():
            return _standing(value)
    if is_dataclass(value):
        return _fields(value)
    return value


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: plain(getattr(value, field.name)) for field in fields(value)}


def _standing(standing: SeatStanding) -> dict[str, Any]:
    return {
        "holdings": [
            {
                "building": building,
                "tiles": one.tiles,
                "bonus": one.bonus,
                "huts": one.huts,
                "dearest": one.dearest,
                "count": one.count,
            }
            for building, one in standing.holdings.items()
        ],
        "borders": [
            {"name": border.name, "edges": plain(border.edges), "points": border.points} for border in standing.borders
        ],
        "hut_values": {write_cell(cell): value for cell, value in standing.hut_values.items()},
    }
