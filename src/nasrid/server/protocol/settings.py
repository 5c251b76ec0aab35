"""Table settings: the choices of the host."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from nasrid.chapters import LEARNER_SEAT, load_chapters
from nasrid.levels import DEFAULT_LEVEL, LEVEL_NAMES, POLICY_PREFIX
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import Options, options_shape
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import SchemaName
from nasrid.rules.wire.shapes import Shape
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.wire import TEXT_END, Shaped

SeatKind = Annotated[Literal["invited", "open", "bot"], SchemaName("SeatKind")]
POLICY_NAME_PATTERN = "[a-z0-9][a-z0-9-]{0,23}"


def _bot_names() -> Shape:
    levels = shapes.EnumShape(LEVEL_NAMES, "LevelName")
    return shapes.UnionShape(
        (levels, shapes.TextShape("", f"^{POLICY_PREFIX}{POLICY_NAME_PATTERN}$")),
        "BotName",
        "A bot level or a trained policy.",
    )


BotName = Annotated[
    str,
    Shaped(_bot_names),
    Meta(pattern=f"^({'|'.join(LEVEL_NAMES)}|{POLICY_PREFIX}{POLICY_NAME_PATTERN}){TEXT_END}"),
]
STAND_IN_LEVEL: BotName = "architect"  # plays for absent players
ADVISER_CODE = "adviser:2s"  # gives hints, usually in less time
DEVICE_ADVISER_CODE = "adviser:1s"  # on devices, which are slower
BEGINNER_LEVEL: BotName = "apprentice"  # the opponent in lessons

DAY_SECONDS = 24 * 3600
INVITATION_DAYS = 7  # validity of an invitation to a table


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The kind of a seat: `invited` (needs the invitation), `open` (for anybody) or `bot`."""

    kind: SeatKind = "invited"
    level: BotName = DEFAULT_LEVEL  # the bot's level


class RealTime(Struct, frozen=True, tag_field="kind", tag="real_time", forbid_unknown_fields=True):
    """A clock with seconds per decision, and a reserve for the whole game that is used after them."""

    move_seconds: Annotated[int, Meta(ge=5, le=3600)]
    reserve_seconds: Annotated[int, Meta(ge=0, le=4 * 3600)] = 0


class Correspondence(Struct, frozen=True, tag_field="kind", tag="correspondence", forbid_unknown_fields=True):
    """A correspondence game: days per decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


TimeControl = RealTime | Correspondence


class TableSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The settings of a table."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}  # engine options
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=6)] = ()  # by seat; default: all invited
    listed: bool = False  # true if the lobby (`GET /api/tables`) shows the table
    chat: bool = True  # true if chat is enabled
    clock: TimeControl | None = None  # null if there is no time limit
    rated: bool = True  # true if the game is rated, provided that at least two people play
    lesson: Annotated[str, Meta(max_length=40)] = ""  # tutorial chapter, which sets all other settings

    def with_lesson(self) -> TableSettings:
        """Return the settings that the lesson prescribes, or these settings if there is no lesson."""
        if not self.lesson:
            return self
        chapter = load_chapters().get(self.lesson)
        if chapter is None:
            lessons = ", ".join(load_chapters())
            raise RefusalError("bad_options", f"there is no lesson {quoted(self.lesson)}; available lessons: {lessons}")
        rivals = [SeatPlan("bot", BEGINNER_LEVEL)] * (chapter.options.players - 1)
        seats = (*rivals[:LEARNER_SEAT], SeatPlan(), *rivals[LEARNER_SEAT:])
        return TableSettings(chapter.options.to_json(), seats, chat=False, rated=False, lesson=self.lesson)

    def checked(self) -> tuple[TableSettings, Options]:
        """Return complete settings and the engine's options. Raise RefusalError if they are inconsistent."""
        options = read_options(self.options)
        seats = self.seats or (SeatPlan(),) * options.players
        if len(seats) != options.players:
            raise RefusalError(
                "bad_options", f"seats has {len(seats)} entries, but the game has {options.players} players"
            )
        return replace(self, options=options.to_json(), seats=seats), options


class TournamentPlace(Struct, frozen=True, omit_defaults=True):
    """The place of a table in a tournament."""

    id: str  # of the tournament
    round: int
    table: int  # number in the round
    timed: bool = False  # true if the round has a deadline
    sealed: bool = False  # true while only its players may see the table, because others have the same deal


class DailyPlace(Struct, frozen=True, omit_defaults=True):
    """The day whose deal a table has. Its bots answer the same position in the same way everywhere."""

    date: str  # in UTC, such as 2026-01-31
    is_practice: bool = False  # true if the game does not count: the player's attempt is over, or the day


def read_options(data: dict[str, Any]) -> Options:
    try:
        return Options.from_json(data)
    except (OptionsError, ComponentError, TypeError) as error:
        raise RefusalError("bad_options", str(error)) from None
