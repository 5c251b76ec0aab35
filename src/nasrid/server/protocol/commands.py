"""What a client may ask of a table, over WebSocket or by POST."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta, Struct

from nasrid.rules.table.state import STEPS
from nasrid.rules.turn.polling import PollSeats
from nasrid.rules.wire import shapes
from nasrid.server.protocol.reading import read
from nasrid.server.protocol.settings import DEFAULT_LEVEL, BotName, SeatKind
from nasrid.server.protocol.wire import Shaped

PollStep = Annotated[str, Shaped(lambda: shapes.EnumShape(poll_steps(), "PollStep"))]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
EventNumber = Annotated[int, Meta(ge=0, le=2**53)]  # what a number in JSON can hold everywhere


def poll_steps() -> tuple[str, ...]:
    """The names of the steps at which seats are asked in turn and may pass."""
    return tuple(name for name, step in STEPS.members.items() if issubclass(step, PollSeats))


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """`id` is the client's own: the same command sent twice is carried out once."""

    schema_suffix: ClassVar[str] = "Command"
    id: CommandId

    @property
    def digest(self) -> str:
        """The same only for the same command."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]


class Act(Command, frozen=True, tag="act"):
    """Take an action, in notation. `seq` is the last event you have seen."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class Preview(Command, frozen=True, tag="preview"):
    """Return your standing after this action. Nothing changes."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class TryTile(Command, frozen=True, tag="try_tile"):
    """Return the cells where a tile could be built in your city, and your standing with the tile at this cell. Allowed
    at any time. Nothing changes."""

    tile: Annotated[str, Meta(min_length=1, max_length=40)]
    cell: Annotated[str, Meta(max_length=20)] | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Undo your last action."""

    seq: EventNumber


class RequestUndo(Command, frozen=True, tag="request_undo"):
    """Ask the others to undo your last action and everything after it. Bots agree."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Accept or decline an undo request; `request` is its number. It is carried out when everyone has accepted."""

    request: EventNumber
    accept: bool


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or the first free one. `invitation` is the secret of the invitation link."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class RequestSeat(Command, frozen=True, tag="request_seat"):
    """Request a seat from the host without an invitation."""


class AnswerSeatRequest(Command, frozen=True, tag="answer_seat_request"):
    """As the host, accept a seat request with the first free seat, or decline it."""

    request: EventNumber
    accept: bool


class Leave(Command, frozen=True, tag="leave"):
    """Give up the seat. After the start, a bot plays until you return."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """Take over from the bot that stands in for you."""


class Start(Command, frozen=True, tag="start"):
    """As the host, start the game. Bots of this level take the free seats."""

    bot_level: BotName = DEFAULT_LEVEL


class SetSeat(Command, frozen=True, tag="set_seat"):
    """As the host, change the kind of a seat before the start. A player who sits there leaves."""

    seat: SeatNumber
    kind: SeatKind
    level: BotName = DEFAULT_LEVEL


class SendChat(Command, frozen=True, tag="send_chat"):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class SetChat(Command, frozen=True, tag="set_chat"):
    """As the host, enable or disable the chat."""

    enabled: bool


class SetAutoPass(Command, frozen=True, tag="set_auto_pass"):
    """Pass automatically at these steps. The list replaces the previous one."""

    steps: Annotated[tuple[PollStep, ...], Meta(max_length=16)]


class VoteOut(Command, frozen=True, tag="vote_out"):
    """Vote to let a bot play for a seat that does not decide, if there is no clock. It needs more than half of the
    other players."""

    seat: SeatNumber


class MoveToDevice(Command, frozen=True, tag="move_to_device"):
    """Close a table without other people, to continue the game from its record."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end, open a rematch, or find it, and sit there."""


class Hint(Command, frozen=True, tag="hint"):
    """Ask for the move of a strong bot, and an explanation."""


AnyCommand = (
    Act
    | Preview
    | TryTile
    | Undo
    | RequestUndo
    | AnswerUndo
    | Sit
    | RequestSeat
    | AnswerSeatRequest
    | Leave
    | ComeBack
    | Start
    | SetSeat
    | SendChat
    | SetChat
    | SetAutoPass
    | VoteOut
    | MoveToDevice
    | Rematch
    | Hint
)

# Those that bring a game on or add nothing to a log; all others could go on for ever.
GAME_COMMANDS = (Act, Preview, TryTile, Start, Rematch, Hint)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class _CommandId(Struct):
    id: CommandId | None = None


_id_decoder = msgspec.json.Decoder(_CommandId)


def peek_id(data: str) -> str | None:
    """Of a text that may not be a command otherwise, so that its sender knows what was refused."""
    try:
        return _id_decoder.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def read_command(data: bytes | str) -> AnyCommand:
    syntax_message = "a command is a JSON object with type and id; this is no JSON"
    return read(_decoder, data, mismatch_message="this is not a command", syntax_message=syntax_message)
