"""What the host of a table chooses, and what the host of a server allows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from nasrid.bots import LEVELS
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.options import Options
from nasrid.server.errors import Refusal

SeatKind = Literal["invited", "open", "bot"]
LevelName = Literal["apprentice", "mason", "architect", "vizier"]
STAND_IN: LevelName = "architect"  # plays for who is away
DEFAULT_LEVEL: LevelName = "mason"
assert set(LevelName.__args__) == set(LEVELS)  # type: ignore[attr-defined]

DAY = 24 * 3600


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Whom a seat is for: who has the invitation, anyone, or a bot."""

    kind: SeatKind = "invited"
    level: LevelName = DEFAULT_LEVEL  # of the bot


class RealTime(Struct, frozen=True, tag_field="kind", tag="real_time", forbid_unknown_fields=True):
    """Seconds for each decision, and a reserve for the whole game that is used up when they are over."""

    move: Annotated[int, Meta(ge=5, le=3600)]
    reserve: Annotated[int, Meta(ge=0, le=4 * 3600)] = 0


class Days(Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Days for each decision: players need not be there at the same time."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = RealTime | Days


class Settings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table is. `options` are those of the rules engine."""

    options: dict[str, Any] = {}
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=6)] = ()  # one each, or none: all by invitation
    listed: bool = False  # in the lobby
    chat: bool = True
    clock: Clock | None = None

    def checked(self) -> tuple[Settings, Options]:
        """With a plan for every seat, and the options as the engine has them."""
        options = read_options(self.options)
        seats = self.seats or (SeatPlan(),) * options.players
        if len(seats) != options.players:
            raise Refusal("bad_options", f"seats has {len(seats)} plans; the game has {options.players} players")
        return Settings(options.to_json(), seats, self.listed, self.chat, self.clock), options


def read_options(data: dict[str, Any]) -> Options:
    try:
        return Options.from_json(data)
    except (OptionsError, ComponentError, TypeError) as error:
        raise Refusal("bad_options", str(error)) from None


class Limits(Struct, frozen=True):
    """What one person or address may use up; set with `nasrid serve --limit NAME=NUMBER`."""

    body_bytes: int = 64 * 1024  # of a request
    message_bytes: int = 8 * 1024  # of a WebSocket message
    messages_per_10s: int = 200  # on one socket
    requests_per_10s: int = 200  # from one address
    chat_per_10s: int = 5  # of one player at one table
    chat_characters: int = 500
    sockets_per_address: int = 100
    sockets_per_table: int = 200
    sockets: int = 20_000
    tables_per_hour: int = 30  # one player
    guests_per_hour: int = 60  # new ones from one address
    logins_per_10min: int = 20  # tries from one address
    gone_after: int = 60  # seconds without a connection until a bot plays for somebody others wait for
    outbox: int = 256  # messages that wait for a slow connection before it is closed


def read_limits(texts: list[str]) -> Limits:
    """From "tables_per_hour=100" and the like; ValueError says what is wrong."""
    values: dict[str, int] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in Limits.__struct_fields__:
            raise ValueError(f"there is no limit '{name}'; there are {', '.join(Limits.__struct_fields__)}")
        if not number.isdecimal() or int(number) < 1:
            raise ValueError(f"a limit is written NAME=NUMBER with a number above 0, not '{text}'")
        values[name] = int(number)
    return Limits(**values)
