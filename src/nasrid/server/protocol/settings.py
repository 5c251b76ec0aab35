"""What the host of a table chooses."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from nasrid.chapters import LEARNER_SEAT, load_chapters
from nasrid.levels import LEVEL_NAMES
from nasrid.rules.errors import ComponentError, OptionsError
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import Options, options_shape
from nasrid.rules.wire import shapes
from nasrid.rules.wire.declare import SchemaName
from nasrid.rules.wire.shapes import Shape
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.wire import Shaped

SeatKind = Annotated[Literal["invited", "open", "bot"], SchemaName("SeatKind")]
POLICY_PREFIX = "policy:"  # before the name of a trained policy that the server offers
POLICY_NAME_PATTERN = "[a-z0-9][a-z0-9-]{0,23}"


def _bot_names() -> Shape:
    levels = shapes.EnumShape(LEVEL_NAMES, "LevelName")
    return shapes.UnionShape(
        (levels, shapes.TextShape("", f"^{POLICY_PREFIX}{POLICY_NAME_PATTERN}$")), "BotName", "A level, or a policy."
    )


BotName = Annotated[
    str, Shaped(_bot_names), Meta(pattern=f"^({'|'.join(LEVEL_NAMES)}|{POLICY_PREFIX}{POLICY_NAME_PATTERN})$")
]
STAND_IN_LEVEL: BotName = "architect"  # plays for who is away
DEFAULT_LEVEL: BotName = "mason"
BEGINNER_LEVEL: BotName = "apprentice"  # whom people learn with

DAY_SECONDS = 24 * 3600


class SeatPlan(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Whom a seat is for: who has the invitation, anyone, or a bot."""

    kind: SeatKind = "invited"
    level: BotName = DEFAULT_LEVEL  # of the bot


class RealTime(Struct, frozen=True, tag_field="kind", tag="real_time", forbid_unknown_fields=True):
    """Seconds for each decision, and a reserve for the whole game that is used up when they are over."""

    move_seconds: Annotated[int, Meta(ge=5, le=3600)]
    reserve_seconds: Annotated[int, Meta(ge=0, le=4 * 3600)] = 0


class Correspondence(Struct, frozen=True, tag_field="kind", tag="correspondence", forbid_unknown_fields=True):
    """Days for each decision: players need not be there at the same time."""

    days: Annotated[int, Meta(ge=1, le=30)]


TimeControl = RealTime | Correspondence


class TableSettings(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table is. `options` are those of the rules engine."""

    options: Annotated[dict[str, Any], Shaped(partial(options_shape, is_input=True))] = {}  # the engine's options
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=6)] = ()  # one per seat; the default is invited
    listed: bool = False  # true to show the table in the lobby
    chat: bool = True  # true to enable chat
    clock: TimeControl | None = None  # null for no time limit
    rated: bool = True  # true to rate the game
    lesson: Annotated[str, Meta(max_length=40)] = ""  # a tutorial chapter, which determines everything else

    def with_lesson(self) -> TableSettings:
        """What somebody asks for, as the table keeps it."""
        if not self.lesson:
            return self
        chapter = load_chapters().get(self.lesson)
        if chapter is None:
            lessons = ", ".join(load_chapters())
            raise RefusalError("bad_options", f"there is no lesson {quoted(self.lesson)}; the lessons are {lessons}")
        rivals = [SeatPlan("bot", BEGINNER_LEVEL)] * (chapter.options.players - 1)
        seats = (*rivals[:LEARNER_SEAT], SeatPlan(), *rivals[LEARNER_SEAT:])
        return TableSettings(chapter.options.to_json(), seats, chat=False, rated=False, lesson=self.lesson)

    def checked(self) -> tuple[TableSettings, Options]:
        """With a plan for every seat, and the options as the engine has them."""
        options = read_options(self.options)
        seats = self.seats or (SeatPlan(),) * options.players
        if len(seats) != options.players:
            raise RefusalError("bad_options", f"seats has {len(seats)} plans; the game has {options.players} players")
        return replace(self, options=options.to_json(), seats=seats), options


def read_options(data: dict[str, Any]) -> Options:
    try:
        return Options.from_json(data)
    except (OptionsError, ComponentError, TypeError) as error:
        raise RefusalError("bad_options", str(error)) from None
