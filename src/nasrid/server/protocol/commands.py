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
    """Do this, in notation. `seq` is the number of the last event the player knew."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class Preview(Command, frozen=True, tag="preview"):
    """How the player would stand after this action, in notation. Nothing changes."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class TryTile(Command, frozen=True, tag="try_tile"):
    """Where a tile with this face could lie in the player's city as it is, and how they would stand if it lay in this
    cell; also while others decide. Nothing changes."""

    tile: Annotated[str, Meta(min_length=1, max_length=40)]
    cell: Annotated[str, Meta(max_length=20)] | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Take the last action back."""

    seq: EventNumber


class RequestUndo(Command, frozen=True, tag="request_undo"):
    """Ask the others to let the player's last action be taken back, with all that came after it. Bots agree."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Agree to that, or not; `request` is its number. When everybody agrees, it is taken back."""

    request: EventNumber
    accept: bool


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or the first that is free for this player; `invitation` is the secret of the invitation link."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class RequestSeat(Command, frozen=True, tag="request_seat"):
    """Somebody without an invitation asks the host for a seat."""


class AnswerSeatRequest(Command, frozen=True, tag="answer_seat_request"):
    """The host gives the first free seat to somebody who has asked for one, or declines."""

    request: EventNumber
    accept: bool


class Leave(Command, frozen=True, tag="leave"):
    """Give up the seat; after the start a bot plays on until the player is back."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """The player wants to play again instead of the bot."""


class Start(Command, frozen=True, tag="start"):
    """The host starts; seats nobody took are played by bots of this level."""

    bot_level: BotName = DEFAULT_LEVEL


class SetSeat(Command, frozen=True, tag="set_seat"):
    """The host changes whom a seat is for, before the start; whoever sits there leaves."""

    seat: SeatNumber
    kind: SeatKind
    level: BotName = DEFAULT_LEVEL


class SendChat(Command, frozen=True, tag="send_chat"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class SetChat(Command, frozen=True, tag="set_chat"):
    """The host turns the chat on or off."""

    enabled: bool


class SetAutoPass(Command, frozen=True, tag="set_auto_pass"):
    """Pass at once whenever asked at these steps, where the seats are asked in turn; the list replaces the last one."""

    steps: Annotated[tuple[PollStep, ...], Meta(max_length=16)]


class VoteOut(Command, frozen=True, tag="vote_out"):
    """Let a bot play for the seat that has to decide and does not, where there is no clock. When more than half of the
    others who play want it, it does, until its player is back."""

    seat: SeatNumber


class MoveToDevice(Command, frozen=True, tag="move_to_device"):
    """Who plays against bots alone goes on elsewhere: the table is closed without a result, and gives its record."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: open the same table again, or find the one that was opened, and sit there."""


class Hint(Command, frozen=True, tag="hint"):
    """What a good bot would do in this player's place, and why."""


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
