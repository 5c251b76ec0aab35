"""What a client may ask of a table, over WebSocket or by POST."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from nasrid.server.errors import Refusal
from nasrid.server.settings import DEFAULT_LEVEL, LevelName, SeatKind

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
EventNumber = Annotated[int, Meta(ge=0, le=2**53)]  # what a number in JSON can hold everywhere


class Command(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """`id` is the client's own: the same command sent twice is carried out once."""

    id: CommandId

    @property
    def digest(self) -> str:
        """The same only for the same command."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:16]


class Act(Command, frozen=True):
    """Do this, in notation. `seq` is the number of the last event the player knew."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class Preview(Command, frozen=True):
    """How the player would stand after this action, in notation. Nothing changes."""

    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seq: EventNumber


class Undo(Command, frozen=True):
    """Take the last action back."""

    seq: EventNumber


class Sit(Command, frozen=True):
    """Take a seat, or the first that is free for this player; `invitation` is the secret of the invitation link."""

    seat: SeatNumber | None = None
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Leave(Command, frozen=True):
    """Give up the seat; after the start a bot plays on until the player is back."""


class Back(Command, frozen=True):
    """The player wants to play again instead of the bot."""


class Start(Command, frozen=True):
    """The host starts; seats nobody took are played by bots of this level."""

    fill: LevelName = DEFAULT_LEVEL


class Arrange(Command, frozen=True):
    """The host changes whom a seat is for, before the start; whoever sits there leaves."""

    seat: SeatNumber
    kind: SeatKind
    level: LevelName = DEFAULT_LEVEL


class Say(Command, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Chat(Command, frozen=True):
    """The host turns the chat on or off."""

    on: bool


class Prefer(Command, frozen=True):
    """Decline at once whenever asked for the vizier, for bonus cards while a scoring waits."""

    pass_vizier: bool = False
    pass_bonus: bool = False


class Rematch(Command, frozen=True):
    """After the end: open the same table again, or find the one that was opened, and sit there."""


class Hint(Command, frozen=True):
    """What a good bot would do in this player's place, and why."""


AnyCommand = Act | Preview | Undo | Sit | Leave | Back | Start | Arrange | Say | Chat | Prefer | Rematch | Hint

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class _Identified(Struct):
    id: CommandId | None = None


_identified = msgspec.json.Decoder(_Identified)


def id_of(data: str) -> str | None:
    """Of a text that may not be a command otherwise, so that its sender knows what was refused."""
    try:
        return _identified.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def read_command(data: bytes | str) -> AnyCommand:
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", f"this is not a command: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal("bad_message", "a command is a JSON object with type and id; this is no JSON") from None
