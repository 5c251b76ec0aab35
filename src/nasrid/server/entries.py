"""The log of a table: everything that ever changed it, in order. The table is what these entries add up to."""

from __future__ import annotations

import re
from typing import ClassVar, Literal

import msgspec
from msgspec import Struct

from nasrid.server.settings import LevelName, SeatKind, Settings

Mover = Literal["player", "bot", "stand_in", "preference"]


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Entry(Struct, frozen=True, tag_field="entry", tag=_snake, omit_defaults=True, kw_only=True):
    """`player`, `command` (its id) and `digest` tell who asked for it and for what, so that a repeated command is
    recognised; old logs have no digests. `told` names the fields that everybody may know; all others are secret."""

    told: ClassVar[tuple[str, ...]] = ()
    at: float  # seconds since 1970
    player: str = ""
    command: str = ""
    digest: str = ""


class Opened(Entry, frozen=True):
    settings: Settings
    host: str
    host_name: str
    invitation: str  # a secret that lets people sit down on invited seats


class Seated(Entry, frozen=True):
    told = ("seat", "name")
    seat: int
    sitter: str
    name: str


class Vacated(Entry, frozen=True):
    """Before the start: the player left or was sent away."""

    told = ("seat",)
    seat: int


class Arranged(Entry, frozen=True):
    """The host made a seat something else; whoever sat there left."""

    told = ("seat", "kind", "level")
    seat: int
    kind: SeatKind
    level: LevelName


class HostChanged(Entry, frozen=True):
    told = ("host_name",)
    host: str
    host_name: str


class Started(Entry, frozen=True):
    """Seats nobody took are played by a bot of this level. The seed is secret until the end."""

    told = ("fill",)
    seed: str
    fill: LevelName | None = None


class Acted(Entry, frozen=True):
    told = ("seat", "action", "by")
    seat: int
    action: str
    by: Mover
    used: float = 0.0  # seconds on the clock


class Undone(Entry, frozen=True):
    told = ("seat",)
    seat: int
    used: float = 0.0


class Said(Entry, frozen=True):
    told = ("seat", "text")
    seat: int
    text: str


class ChatSwitched(Entry, frozen=True):
    told = ("on",)
    on: bool


class Preferred(Entry, frozen=True):
    """Whether a seat declines at once when it is asked for its vizier, for bonus cards."""

    seat: int
    pass_vizier: bool
    pass_bonus: bool


class WentAway(Entry, frozen=True):
    """A bot plays for this seat until its player is back."""

    told = ("seat", "why")
    seat: int
    why: Literal["left", "gone", "late"]


class CameBack(Entry, frozen=True):
    told = ("seat",)
    seat: int


class Rematched(Entry, frozen=True):
    """The table where they play again."""

    told = ("table",)
    table: str
    invitation: str


class Closed(Entry, frozen=True):
    """Nobody is left at a table that has not started."""


AnyEntry = (
    Opened
    | Seated
    | Vacated
    | Arranged
    | HostChanged
    | Started
    | Acted
    | Undone
    | Said
    | ChatSwitched
    | Preferred
    | WentAway
    | CameBack
    | Rematched
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
