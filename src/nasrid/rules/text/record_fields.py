"""The fields of a record (docs/records.md)."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class Record(TypedDict):
    """A whole game as JSON values. It has either a seed or a position; programs may add fields of their own."""

    version: int
    rules_version: int
    options: dict[str, Any]
    seed: NotRequired[int]
    position: NotRequired[str]
    actions: list[str]
    players: NotRequired[list[str]]  # a name per seat; of the arena and of servers, like the rest
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
