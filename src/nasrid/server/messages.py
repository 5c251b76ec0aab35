"""What a client is told. docs/protocol.md explains each message."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from nasrid.rules.notation import write_action
from nasrid.server.errors import Refusal
from nasrid.server.sights import seen_by
from nasrid.server.table import Table

encode = msgspec.json.Encoder().encode


class Done(Struct, frozen=True, tag_field="type", tag="done", omit_defaults=True):
    """The command is carried out and safe. `seq` is the number of the event it led to, or the last one if it changed
    nothing; `table` is another table to go to."""

    id: str
    seq: int
    table: str | None = None


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """What a good bot would do: the action in notation, why as keys with facts, and the same in English."""

    id: str
    seq: int
    action: str
    reason: dict[str, Any]
    text: str


class Preview(Struct, frozen=True, tag_field="type", tag="preview", omit_defaults=True):
    """How the player would stand after `action`, and in a game for two how Dirk would; nothing has changed."""

    id: str
    seq: int
    action: str
    standing: dict[str, Any]
    dirk: dict[str, Any] | None = None


class Error(Struct, frozen=True, tag_field="type", tag="error", omit_defaults=True):
    """`code` is for programs, `message` for people, `rule` the id of the rule that an illegal action breaks."""

    code: str
    message: str
    id: str | None = None
    rule: str | None = None


Reply = Done | Advice | Preview | Error


def error_of(refusal: Refusal, command_id: str | None = None) -> Error:
    return Error(refusal.code, refusal.message, command_id, refusal.rule)


class You(Struct, frozen=True, omit_defaults=True):
    """What the viewer is at this table."""

    seat: int | None
    host: bool = False
    invitation: str | None = None
    pass_vizier: bool = False
    pass_bonus: bool = False


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything the viewer may know, up to event `seq`."""

    seq: int
    you: You
    table: dict[str, Any]
    clocks: dict[str, Any]
    view: dict[str, Any] | None  # before the start there is no game
    undo: bool


class Resumed(Struct, frozen=True, tag_field="type", tag="resumed"):
    """To a viewer who has come back: the events that were missed follow, up to `seq`."""

    seq: int
    you: You


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats are connected, and how many people watch."""

    seats: list[int]
    watching: int


class Turn(Struct, frozen=True, tag_field="type", tag="turn"):
    """To the seat that has to decide: what it may do after event `seq`."""

    seq: int
    legal: list[str]
    undo: bool


def you_are(table: Table, player: str) -> You:
    seat = table.seat_of(player)
    is_host = bool(player) and player == table.host
    invitation = table.invitation if is_host or seat is not None else None
    if seat is None:
        return You(None, is_host, invitation)
    chair = table.chairs[seat]
    return You(seat, is_host, invitation, chair.pass_vizier, chair.pass_bonus)


def snapshot_for(table: Table, player: str) -> Snapshot:
    you = you_are(table, player)
    view = seen_by(table.game, you.seat) if table.game else None
    decides = you.seat is not None and you.seat == table.decider
    return Snapshot(table.seq, you, table.info(), table.clocks(), view, decides and bool(table.undo))


def turn_of(table: Table) -> Turn:
    assert table.game
    return Turn(table.seq, [write_action(action) for action in table.game.legal_actions()], bool(table.undo))
