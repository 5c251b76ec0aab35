"""Events as version 1 wrote them: what the outcomes of the records without a version were counted over.

An event was called by the name of its class, a tile of a module was built from a "hut", and a holding had a field for
each module that could add to it; Dirk had 0 points where he did not take part. All else is as version 2 writes it.
"""

from __future__ import annotations

from typing import Any

from nasrid.rules.table.events import Event
from nasrid.rules.wire.encode import encode


def encode_1(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = encode(event)
    name = data["event"]
    data["event"] = name.title().replace("_", "")  # tile_bought: TileBought
    if name == "tile_built" and data["origin"] == "taken":
        data["origin"] = "hut"
    if name == "scored":
        data["sheet"]["dirk_score"] = data["sheet"]["dirk_score"] or 0
        for majority in data["sheet"]["majorities"]:
            for standing in majority["standings"]:
                standing["holding"] = _holding(standing["holding"])
    return data


def _holding(holding: dict[str, Any]) -> dict[str, int]:
    extras = holding["extras"]
    assert extras.keys() <= {"bonus", "huts"}
    return {
        "seat": holding["seat"],
        "tiles": holding["tiles"],
        "bonus": extras.get("bonus", 0),
        "huts": extras.get("huts", 0),
        "dearest": holding["dearest"],
    }
