"""Requests to the worker processes, and their replies."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from nasrid.rules.table.actions import Action


class DecisionRequest(NamedTuple):
    """A request for the decision of a seat in a game, given by its start and its actions."""

    table: str
    options: dict[str, Any]
    seed: int
    actions: tuple[Action, ...]
    seat: int
    code: str  # the bot's
    should_explain: bool = False
    payer: str = ""  # the person who opened the table
    is_watched: bool = True  # a player or spectator is waiting
    position: str = ""  # the start of the game, if not the seed
    bot_seed: int | None = None  # of this decision; None if the bot may choose at random

    def is_same_position(self, other: DecisionRequest) -> bool:
        """Return True if both requests of a table ask for the same decision."""
        return (self.seat, self.actions) == (other.seat, other.actions)


class WorkerRequest(Struct, frozen=True):
    """A request as sent to a worker that may know the first actions of the game."""

    table: str
    known: int  # number of known actions; a request with `options` starts the game from scratch
    actions: list[str]  # those after the known ones
    seat: int
    code: str
    should_explain: bool = False
    options: dict[str, Any] | None = None
    seed: str = ""  # too long for a JSON number
    position: str = ""
    bot_seed: str = ""  # of this decision, equally long; empty if the bot may choose at random


class WorkerReply(Struct, frozen=True):
    action: str = ""
    reason: dict[str, Any] | None = None  # if requested
    error: str = ""
    needs_whole_game: bool = False  # the worker does not know the game this far
