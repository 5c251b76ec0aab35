"""The deal of the day: its day, its table and its page. A server and a device share this."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import date

from nasrid.daily import PERSON_SEAT, closing_time, day_at, day_number, deal_of, end_of, puzzle_of, read_date
from nasrid.puzzles import Puzzle, puzzles
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.quoting import quoted
from nasrid.server.protocol import entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import DailyAttempt, DailyPage, DailyResult, PuzzleDetails
from nasrid.server.protocol.settings import DailyPlace, SeatPlan, TableSettings
from nasrid.server.table.live import LiveTable

OPEN_DAYS = 366  # past deals that can be practised


def requested_day(text: str | None, now: float) -> date:
    """Return the requested day, by default today. Raise RefusalError if it has not begun or is long over."""
    today = day_at(now)
    try:
        day = today if text is None else read_date(text)
    except ValueError:
        raise RefusalError("bad_message", f"{quoted(text or '')} is not a date; write it like {today}") from None
    if day > today:
        raise RefusalError("bad_message", f"{day} has not begun; today is {today} in UTC")
    if day_number(today) - day_number(day) > OPEN_DAYS:
        raise RefusalError("bad_message", f"{day} is too long ago; the deals of the last {OPEN_DAYS} days are open")
    return day


def is_attempt_over(day: date, now: float, attempt: DailyAttempt | None) -> bool:
    """Return whether a player can neither begin nor continue an attempt, so that nothing spoils the deal any more."""
    return attempt.stage != "playing" if attempt else day != day_at(now)


def check_may_attempt(day: date, now: float, attempt: DailyAttempt | None) -> None:
    """Raise RefusalError if the player can neither begin an attempt nor continue it."""
    today = day_at(now)
    if attempt is None and day != today:
        raise RefusalError("attempt_over", f"the day of this deal is over; practise it, or play the deal of {today}")
    if attempt and attempt.stage != "playing":
        raise RefusalError("attempt_over", "your attempt at this deal is over; practise it, or come back tomorrow")


def check_may_practise(day: date, now: float, attempt: DailyAttempt | None) -> None:
    """Raise RefusalError if the player's own attempt is still possible, which practice would spoil."""
    if not is_attempt_over(day, now, attempt):
        raise RefusalError("game_not_over", "finish your attempt at this deal before you practise it")


def daily_entries(live: LiveTable, player: PlayerRef, place: DailyPlace, now: float) -> list[AnyEntry]:
    """Open and start a table with the deal of a day. Return its entries."""
    deal = deal_of(read_date(place.date))
    seats = (SeatPlan(), *(SeatPlan("bot", level) for level in deal.bots))
    settings, _ = TableSettings(deal.options.to_json(), seats, chat=False, rated=False).checked()
    log: list[AnyEntry] = [
        entries.Opened(
            at=now,
            settings=settings,
            host=player.id,
            host_name=player.name,
            invitation=secrets.token_urlsafe(16),
            daily=place,
        ),
        entries.Seated(at=now, seat=PERSON_SEAT, sitter=player.id, name=player.name),
        entries.Started(at=now, seed=str(deal.seed), rules_version=RULES_VERSION),
    ]
    live.load(log)
    return log


def daily_page(
    day: date,
    now: float,
    attempt: DailyAttempt | None,
    puzzle: PuzzleDetails,
    *,
    is_ranked: bool = False,
    players: int = 0,
    results: list[DailyResult] | None = None,
    best: str = "",
) -> DailyPage:
    """Return the page of a day. Without a server, it has no results."""
    deal = deal_of(day)
    return DailyPage(
        date=day.isoformat(),
        today=day_at(now).isoformat(),
        seconds_left=end_of(day) - now,
        closes=closing_time(day),
        options=deal.options.to_json(),
        bots=list(deal.bots),
        attempt=attempt,
        is_ranked=is_ranked,
        players=players,
        results=results or [],
        best=best,
        puzzle=puzzle.puzzle,
        puzzle_answer=puzzle.answer,
    )


def puzzle_of_day(day: date) -> Puzzle:
    return puzzles()[puzzle_of(day, [*puzzles()])]


def lead_of(scores: Sequence[int], seat: int) -> int:
    """Return how many points a seat is ahead of its best opponent."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
