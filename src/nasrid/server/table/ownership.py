"""Every table has one owner, a process that alone adds to its log."""

from __future__ import annotations

from msgspec import Struct


class Fenced(Exception):  # noqa: N818 (what has happened)
    """This process does not own the table any more."""


class Lease(Struct, frozen=True):
    """Who owns a table, and the number that proves it."""

    owner: str
    epoch: int
