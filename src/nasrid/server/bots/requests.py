"""What is asked of the processes in which bots decide, and what they answer."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from nasrid.rules.table.actions import Action


class DecisionRequest(NamedTuple):
    """What shall the seat that decides do? The game is told as it began and by its actions."""

    table: str
    options: dict[str, Any]
    seed: int
    actions: tuple[Action, ...]
    seat: int
    code: str  # of the bot
    should_explain: bool = False
    payer: str = ""  # the person who opened the table
    is_watched: bool = True  # somebody waits for the answer
    position: str = ""  # that the game began from, if not from its seed


class WorkerRequest(Struct, frozen=True):
    """The same on its way to a process that knows the first actions of that table's game already."""

    table: str
    known: int  # so many actions; with `options` and `seed`, or a position, the game begins anew
    actions: list[str]  # those after them
    seat: int
    code: str
    should_explain: bool = False
    options: dict[str, Any] | None = None
    seed: str = ""  # too long for a number in JSON
    position: str = ""


class WorkerReply(Struct, frozen=True):
    action: str = ""
    reason: dict[str, Any] | None = None  # why, if that was asked
    error: str = ""  # what went wrong
    needs_whole_game: bool = False  # the process does not know that game as far as it was said to: tell it everything
