"""Commands: requests of a client to a table, sent over the WebSocket or by POST."""

from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta, Struct

from nasrid.levels import DEFAULT_LEVEL
from nasrid.rules.table.state import STEPS
from nasrid.rules.turn.polling import PollSeats
from nasrid.rules.wire import shapes
from nasrid.server.protocol.reading import read
from nasrid.server.protocol.settings import BotName, SeatKind
from nasrid.server.protocol.wire import Shaped, union_of_subclasses

PollStep = Annotated[str, Shaped(lambda: shapes.EnumShape(poll_steps(), "PollStep"))]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
EventNumber = Annotated[int, Meta(ge=0, le=2**53)]  # every JSON parser reads integers up to 2**53 exactly


def poll_steps() -> tuple[str, ...]:
    """Return the names of the steps that ask each seat in turn and allow a pass."""
    return tuple(name for name, step in STEPS.members.items() if issubclass(step, PollSeats))


class PlayerRef(Struct, frozen=True):
    """The player who sends a command."""

    id: str
    name: str


class Command(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A command. `id` is chosen by the client; a command sent twice with the same id is carried out once."""

    schema_suffix: ClassVar[str] = "Command"
    id: CommandId

    @property
    def digest(self) -> str:
        """A hash that tells apart different commands with the same id."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]


class Act(Command, frozen=True, tag="act"):
    """Carry out an action. `action` is in notation, and `seq` is the number of the last event received."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class Preview(Command, frozen=True, tag="preview"):
    """Show the player's standing after an action, without carrying it out. `action` is in notation."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class TryTile(Command, frozen=True, tag="try_tile"):
    """Show the legal cells for a tile in the player's city, and the player's standing with the tile in `cell`. Works on
    other players' turns as well. Nothing changes."""

    tile: Annotated[str, Meta(min_length=1, max_length=40)]
    cell: Annotated[str, Meta(max_length=20)] | None = None


class Undo(Command, frozen=True, tag="undo"):
    """Undo the last action."""

    seq: EventNumber


class RequestUndo(Command, frozen=True, tag="request_undo"):
    """Ask the other players to undo the player's last action and everything after it. Bots agree."""


class AnswerUndo(Command, frozen=True, tag="answer_undo"):
    """Accept or refuse an undo request. `request` is its number. The undo happens when everybody has agreed."""

    request: EventNumber
    accept: bool


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat. Without `seat`, it is the first free one. `invitation` is the secret of the invitation link."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class RequestSeat(Command, frozen=True, tag="request_seat"):
    """Ask the host for a seat without an invitation."""


class AnswerSeatRequest(Command, frozen=True, tag="answer_seat_request"):
    """Accept or decline a seat request as the host. `request` is its number. The player gets the first free seat."""

    request: EventNumber
    accept: bool


class Leave(Command, frozen=True, tag="leave"):
    """Leave the seat. After the start, a bot plays until the player returns. A lesson is closed, and so is an attempt
    at the deal of the day, which is then over."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """Return to the seat and replace the bot that stood in."""


class Start(Command, frozen=True, tag="start"):
    """Start the game as the host. Bots of this level play the free seats."""

    bot_level: BotName = DEFAULT_LEVEL


class SetSeat(Command, frozen=True, tag="set_seat"):
    """Change the kind of a seat as the host, before the start. A player on that seat is removed."""

    seat: SeatNumber
    kind: SeatKind
    level: BotName = DEFAULT_LEVEL


class SendChat(Command, frozen=True, tag="send_chat"):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class RenewInvitation(Command, frozen=True, tag="renew_invitation"):
    """Replace the invitation link as the host. The previous one is no longer valid."""


class SetChat(Command, frozen=True, tag="set_chat"):
    """Turn the chat on or off as the host."""

    enabled: bool


class SetAutoPass(Command, frozen=True, tag="set_auto_pass"):
    """Pass automatically at these steps, which ask each seat in turn. The list replaces the previous one."""

    steps: Annotated[tuple[PollStep, ...], Meta(max_length=16)]


class VoteOut(Command, frozen=True, tag="vote_out"):
    """Vote for a bot to replace the player who has to decide, at a table without a clock. The bot plays once more than
    half of the other players have voted, until the player returns."""

    seat: SeatNumber


class MoveToDevice(Command, frozen=True, tag="move_to_device"):
    """Move a game against bots to the player's device. The table closes without a result and publishes its record."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Open a rematch after the end, or sit down at the one that was opened."""


class Hint(Command, frozen=True, tag="hint"):
    """Get the move that a strong bot would choose for the player, with the reason."""


if TYPE_CHECKING:
    AnyCommand = Command
else:
    AnyCommand = union_of_subclasses(Command)


OrderKind = Literal["bots", "score", "publish"]


class Order(Struct, frozen=True, tag="order", tag_field="type"):
    """What the server asks of a table in a tournament: to end without its players, or to become public."""

    kind: OrderKind


# Commands that advance a game or add nothing to a log. All others are limited, because they could be sent forever.
GAME_COMMANDS = (Act, Preview, TryTile, Start, Rematch, Hint)

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class _CommandId(Struct):
    id: CommandId | None = None


_id_decoder = msgspec.json.Decoder(_CommandId)


def peek_id(data: bytes | str) -> str | None:
    """Return the id in a text that may not be a valid command, so that the error can name it."""
    try:
        return _id_decoder.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def read_command(data: bytes | str) -> AnyCommand:
    syntax_message = "a command is a JSON object with type and id; this is not JSON"
    return read(_decoder, data, mismatch_message="this is not a command", syntax_message=syntax_message)
