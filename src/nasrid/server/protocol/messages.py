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
    """The command is carried out and safe. `seq` is the number of the event it led to, or the last one if it changed
    nothing; `table` is another table to go to."""

    id: str
    seq: int
    table: str | None = None


class HintResult(Struct, frozen=True, tag_field="type", tag="hint"):
    """The answer to `hint`: what a good bot would do, and why."""

    id: str
    seq: int
    action: ActionText
    reason: Explanation


class PreviewResult(Struct, frozen=True, tag_field="type", tag="preview", omit_defaults=True):
    """How the player would stand after `action`, and in a game for two how Dirk would; nothing has changed."""

    id: str
    seq: int
    action: ActionText
    standing: Annotated[dict[str, Any], Encoded(SeatStanding)]
    dirk: Annotated[dict[str, Any] | None, Encoded(SeatStanding)] = None


class TilePreview(Struct, frozen=True, tag_field="type", tag="tile_preview", omit_defaults=True):
    """The answer to `try`: the cells where the tile could lie, and how the player would stand if it lay in the one that
    was asked for."""

    id: str
    tile: str
    cells: list[str]
    standing: Annotated[dict[str, Any] | None, Encoded(SeatStanding)] = None


class Error(Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """Your command was refused and changed nothing. `code` is for programs, `message` for people, `rule` the id of the
    rule that an illegal action breaks; without `id` the message was no command."""

    code: ErrorCode
    message: str
    id: str | None = None
    rule: str | None = None


Reply = Done | HintResult | PreviewResult | TilePreview | Error


def error_message(refusal: RefusalError, command_id: str | None = None) -> Error:
    return Error(refusal.code, refusal.message, command_id, refusal.rule)


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything you may know, up to event `seq`. It replaces all you had. It also comes instead of an event that
    changes `you`: when you sit down, leave or become the host. Before the start there is no game."""

    seq: int  # the number of the last event
    you: You  # what you are at this table
    table: TableInfo  # what everybody may know of it
    clocks: Clocks  # who has how much time
    view: Annotated[dict[str, Any] | None, Encoded(View | None)]  # the game as you may see it
    standings: Annotated[dict[str, Any] | None, Encoded(Standings | None)]  # what a scoring would count now
    can_undo: bool  # you may take back your last action


class Resumed(Struct, frozen=True, tag_field="type", tag="resumed"):
    """You have come back, and the events that you missed follow, up to `seq`."""

    seq: int
    you: You


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats are connected, how many people watch, and the names of those who have one."""

    seats: list[int]
    watching: int
    names: list[str] = []  # of the first of them


class Decision(Struct, frozen=True, tag_field="type", tag="decision"):
    """You have to decide: what you may do after event `seq`, but not every way to pay for it, and whether you may take
    back your last action. It comes once for each decision, and again when you connect or come back."""

    seq: int
    legal_actions: list[ActionText]
    can_undo: bool
