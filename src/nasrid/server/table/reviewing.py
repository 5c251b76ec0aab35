"""The review of a table's game: whether it is possible, and how it relates to the table's log."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec
from msgspec import Raw, Struct

from nasrid import __version__
from nasrid.rules.game import RULES_VERSION
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.reviews import ReviewEffort
from nasrid.server.table.public_info import game_record
from nasrid.server.table.state import TableState

MAX_REVIEWED_ACTIONS = 2_000  # four times as many as most games have
RECORD_REMEDY = "download its record, and run `nasrid review`"
EFFORT_ORDER: tuple[ReviewEffort, ...] = ("quick", "standard", "deep")


class ReviewHead(Struct, frozen=True):
    """A review whose parts are not decoded."""

    nasrid_review: int
    version: str
    effort: ReviewEffort
    game: Raw
    net: Raw
    complete: bool
    scorings: Raw
    decisions: list[Raw]
    seats: Raw

    @property
    def is_outdated(self) -> bool:
        """True if another version of Nasrid has made the review."""
        return self.version != __version__

    def is_at_least(self, effort: ReviewEffort) -> bool:
        return EFFORT_ORDER.index(self.effort) >= EFFORT_ORDER.index(effort)

    def is_current(self, effort: ReviewEffort) -> bool:
        """Return True if this version has made the review with at least this effort."""
        return not self.is_outdated and self.is_at_least(effort)

    def encode_after(self, decisions: int) -> Raw:
        """Return the review without its first decisions."""
        return Raw(msgspec.json.encode(msgspec.structs.replace(self, decisions=self.decisions[decisions:])))


class ReviewedLuck(Struct, frozen=True):
    """The part of a balance that progress needs."""

    luck: float
    luck_error: float  # standard error


class ReviewedSeat(Struct, frozen=True):
    """The part of a player's summary that progress needs: the accuracy from 0 to 1, and the luck in points."""

    accuracy: float
    points: ReviewedLuck


class ReviewedSeats(Struct, frozen=True):
    """The part of a complete review that progress needs."""

    effort: ReviewEffort
    seats: list[ReviewedSeat]


read_reviewed_seats = msgspec.json.Decoder(ReviewedSeats).decode
read_review = msgspec.json.Decoder(ReviewHead).decode


def check_is_over(table: TableState) -> None:
    """Raise RefusalError if the game is not over, or if others still play the same deal."""
    if table.stage != "over" or table.is_sealed:
        raise RefusalError("game_not_over", "a game can be reviewed when it is over, and so are all tables of its deal")


def check_reviewable(table: TableState) -> None:
    """Raise RefusalError if the game that is over cannot be reviewed."""
    if table.is_frozen:
        raise no_review(
            f"its rules have version {table.rules_version}, and this server reviews version {RULES_VERSION}; "
            f"{RECORD_REMEDY} with the version of Nasrid of that time"
        )
    if table.game is None or not table.game.is_over:
        raise no_review("it ended before its last scoring; choose a game that was played to its end")
    if len(table.actions) > MAX_REVIEWED_ACTIONS:
        raise no_review(
            f"it has {len(table.actions)} actions, but at most {MAX_REVIEWED_ACTIONS} are reviewed; {RECORD_REMEDY}"
        )


def no_review(reason: str) -> RefusalError:
    return RefusalError("no_review", f"this game cannot be reviewed: {reason}")


def record_text(table: TableState, review: bytes | None = None) -> str:
    """Return the record of an ended game as JSON. Not by msgspec, which cannot write an integer as long as a seed."""
    text = json.dumps(game_record(table), indent=1)
    return text + "\n" if review is None else f'{text[:-2]},\n "review": {review.decode()}\n}}\n'


def action_events(log: Iterable[AnyEntry]) -> list[int]:
    """Return the number of the event of each action of the game that was not undone."""
    events: list[int] = []
    for number, entry in enumerate(log, 1):
        if isinstance(entry, entries.Acted):
            events.append(number)
        elif isinstance(entry, entries.Undone):
            del events[len(events) - entry.actions :]
    return events
