"""Messages from the server to a client. docs/protocol.md explains each of them."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Struct

from nasrid.rules.table.actions import Action
from nasrid.rules.table.scoring import SeatStanding, Standings
from nasrid.rules.table.view import View
from nasrid.server.protocol.errors import ErrorCode, RefusalError
from nasrid.server.protocol.info import CLIENT_PROTOCOL_VERSION, Clocks, TableInfo, You
from nasrid.server.protocol.wire import Encoded, union_of_subclasses

encode = msgspec.json.Encoder().encode

ActionText = Annotated[str, Encoded(Action)]
Fact = str | float | list[str | float]


class Alternative(Struct, frozen=True):
    """The effect of another move, as a key with facts in notation; see docs/bots.md."""

    what: str
    facts: dict[str, Fact]


class DeclinedMove(Alternative, frozen=True):
    """An exact purchase that was not chosen, and the objection to it: a key, empty if it was only worse in a search."""

    why: str


class Explanation(Struct, frozen=True, omit_defaults=True):
    """The effect of a move, the reason for it, the second-best move and an exact purchase that was declined, as keys
    with facts in notation; see docs/bots.md."""

    what: str
    why: str
    facts: dict[str, Fact]
    instead: Alternative | None = None
    declined: DeclinedMove | None = None


class ServerMessage(Struct, frozen=True, tag_field="type"):
    """A message from the server, apart from events."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The complete table as the viewer may see it. It replaces all earlier data. It is also sent instead of an event
    that changes `you`: when the viewer sits down, leaves or becomes the host, or the invitation changes."""

    seq: int  # number of the last event
    you: You  # the viewer's role
    table: TableInfo  # public information
    clocks: Clocks  # deadline and reserves
    view: Annotated[dict[str, Any] | None, Encoded(View | None)]  # the game; null before the start
    standings: Annotated[dict[str, Any] | None, Encoded(Standings | None)]  # null before the start
    can_undo: bool  # true if the viewer may undo the last action
    protocol: int = CLIENT_PROTOCOL_VERSION  # version of the protocol


class Resumed(ServerMessage, frozen=True, tag="resumed"):
    """The connection is resumed. The missed events follow, up to `seq`."""

    seq: int
    you: You
    protocol: int = CLIENT_PROTOCOL_VERSION  # version of the protocol


class Presence(ServerMessage, frozen=True, tag="presence"):
    """The connected seats and the spectators."""

    seats: list[int]
    watching: int  # number of spectators
    names: list[str] = []  # names of the first spectators


class Decision(ServerMessage, frozen=True, tag="decision"):
    """The viewer has to decide. `legal_actions` omits alternative payments. The message is sent once per decision, and
    again on connecting or returning."""

    seq: int
    legal_actions: list[ActionText]
    can_undo: bool


class Reply(ServerMessage, frozen=True):
    """The reply to a command that was carried out. `id` is the id of the command."""

    id: str


class Done(Reply, frozen=True, tag="done", omit_defaults=True):
    """The command has been carried out and stored. `seq` is the number of its event, or of the last event if nothing
    changed. `table` is the id of a rematch."""

    seq: int
    table: str | None = None


class HintResult(Reply, frozen=True, tag="hint"):
    """The reply to `hint`: the move that a strong bot would choose, and the reason."""

    seq: int
    action: ActionText
    reason: Explanation


class PreviewResult(Reply, frozen=True, tag="preview", omit_defaults=True):
    """The reply to `preview`: the player's standing after `action` and, in a game for two, Dirk's."""

    seq: int
    action: ActionText
    standing: Annotated[dict[str, Any], Encoded(SeatStanding)]
    dirk: Annotated[dict[str, Any] | None, Encoded(SeatStanding)] = None


class TilePreview(Reply, frozen=True, tag="tile_preview", omit_defaults=True):
    """The reply to `try_tile`: the legal cells for the tile, and the player's standing with the tile in the requested
    cell."""

    tile: str
    cells: list[str]
    standing: Annotated[dict[str, Any] | None, Encoded(SeatStanding)] = None


class Error(ServerMessage, frozen=True, tag="error", omit_defaults=True):
    """The command was refused and changed nothing. `code` is for programs and `message` for people. `rule` is the id of
    the rule that an illegal action breaks. `id` is missing if the message was not a command."""

    code: ErrorCode
    message: str
    id: str | None = None
    rule: str | None = None


if TYPE_CHECKING:
    AnyReply = Reply
    AnyServerMessage = ServerMessage
else:
    AnyReply = union_of_subclasses(Reply)
    AnyServerMessage = union_of_subclasses(ServerMessage)


def error_message(refusal: RefusalError, command_id: str | None = None) -> Error:
    return Error(refusal.code, refusal.message, command_id, refusal.rule)
