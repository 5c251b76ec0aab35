"""The lease of a table. Each table has one owner, the only process that adds to its log."""

from msgspec import Struct


class Fenced(Exception):  # noqa: N818 (an established term)
    """This process no longer owns the table."""


class Lease(Struct, frozen=True):
    """A table's owner. `epoch` increases with every change of ownership."""

    owner: str
    epoch: int
