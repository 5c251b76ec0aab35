"""What a client is told. docs/protocol.md explains each message."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Struct

from nasrid.rules.table.actions import Action
from nasrid.rules.table.scoring import SeatStanding, Standings
from nasrid.rules.table.view import View
from nasrid.server.protocol.errors import ErrorCode, RefusalError
from nasrid.server.protocol.info import Clocks, TableInfo, You
from nasrid.server.protocol.wire import Encoded

encode = msgspec.json.Encoder().encode

ActionText = Annotated[str, Encoded(Action)]
Fact = str | float | list[str | float]


class Alternative(Struct, frozen=True):
    """What another move does, as a key with facts in notation: docs/bots.md."""

    what: str
    facts: dict[str, Fact]


class Explanation(Struct, frozen=True, omit_defaults=True):
    """What a move does and what speaks for it, as keys with facts in notation, and what would be second best:
    docs/bots.md."""

    what: str
    why: str
    facts: dict[str, Fact]
    instead: Alternative | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """The command is carried out and stored. `seq` is the number of its event, or of the last one if nothing changed.
    `table` is another table to open."""

    id: str
    seq: int
    table: str | None = None


class HintResult(Struct, frozen=True, tag_field="type", tag="hint"):
    """The answer to `hint`: the move of a strong bot, and an explanation."""

    id: str
    seq: int
    action: ActionText
    reason: Explanation


class PreviewResult(Struct, frozen=True, tag_field="type", tag="preview", omit_defaults=True):
    """Your standing after `action`, and Dirk's in a two-player game. Nothing has changed."""

    id: str
    seq: int
    action: ActionText
    standing: Annotated[dict[str, Any], Encoded(SeatStanding)]
    dirk: Annotated[dict[str, Any] | None, Encoded(SeatStanding)] = None


class TilePreview(Struct, frozen=True, tag_field="type", tag="tile_preview", omit_defaults=True):
    """The answer to `try_tile`: the cells where the tile could be built, and your standing with the tile at the
    requested cell."""

    id: str
    tile: str
    cells: list[str]
    standing: Annotated[dict[str, Any] | None, Encoded(SeatStanding)] = None


class Error(Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """The command was rejected and changed nothing. `rule` is the id of the broken rule. `id` is missing if the message
    was not a command."""

    code: ErrorCode
    message: str
    id: str | None = None
    rule: str | None = None


Reply = Done | HintResult | PreviewResult | TilePreview | Error


def error_message(refusal: RefusalError, command_id: str | None = None) -> Error:
    return Error(refusal.code, refusal.message, command_id, refusal.rule)


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything you may know, up to event `seq`. It replaces your state. It is also sent instead of an event that
    changes `you`. `view` and `standings` are null before the start."""

    seq: int  # the number of the last event
    you: You  # what you are at this table
    table: TableInfo  # what everybody may know of it
    clocks: Clocks  # who has how much time
    view: Annotated[dict[str, Any] | None, Encoded(View | None)]  # the game as you may see it
    standings: Annotated[dict[str, Any] | None, Encoded(Standings | None)]  # what a scoring would count now
    can_undo: bool  # you may take back your last action


class Resumed(Struct, frozen=True, tag_field="type", tag="resumed"):
    """You have resumed; the missed events follow, up to `seq`."""

    seq: int
    you: You


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """The connected seats, the number of spectators, and the names of those who have one."""

    seats: list[int]
    watching: int
    names: list[str] = []  # of the first of them


class Decision(Struct, frozen=True, tag_field="type", tag="decision"):
    """You have to decide. `legal_actions` are valid after event `seq`, but do not list every payment. Sent once per
    decision, and again when you connect or return."""

    seq: int
    legal_actions: list[ActionText]
    can_undo: bool
