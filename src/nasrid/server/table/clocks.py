"""Clocks and deadlines of a table."""

from __future__ import annotations

from nasrid.daily import closing_time, read_date
from nasrid.server.protocol.info import Clocks
from nasrid.server.protocol.settings import DAY_SECONDS, Correspondence, RealTime
from nasrid.server.table.state import TableState

UNJOINED_TABLE_DAYS = 7  # a table is closed if nobody sits down for this long
EMPTY_TABLE_SECONDS = 900.0  # on one decision
IDLE_PUZZLE_SECONDS = DAY_SECONDS


def clocks(table: TableState) -> Clocks:
    return Clocks(deadline(table), table.reserves)


def deadline(table: TableState) -> float | None:
    """Return when the deciding player's time runs out, or None if nobody's does."""
    clock = table.settings.clock
    if clock is None or (seat := table.decider) is None or table.seats[seat].bot_level:
        return None
    if isinstance(clock, Correspondence):
        return max(table.since + clock.days * DAY_SECONDS, table.grace_until)
    charged = table.charged_seconds if seat == table.undo_seat else 0.0
    return table.since + clock.move_seconds + charged + table.reserves[seat]


def timeout_at(table: TableState) -> float | None:
    """Return when nobody sat down for too long, or the time for the game or a decision runs out, or None."""
    if table.stage == "waiting":
        return table.since + UNJOINED_TABLE_DAYS * DAY_SECONDS
    return closes_at(table) or deadline(table)


def closes_at(table: TableState) -> float | None:
    """Return when an unfinished attempt at the deal of the day or an abandoned puzzle ends, or None."""
    if table.stage != "playing":
        return None
    if table.puzzle:
        return table.since + IDLE_PUZZLE_SECONDS
    return closing_time(read_date(table.daily.date)) if table.daily and table.is_attempt else None


def due_at(table: TableState) -> float | None:
    """Return when the table needs attention without any command, or None if it does not."""
    if table.bot_to_decide:
        return table.since if table.must_go_on else None
    return timeout_at(table) or empty_until(table)


def empty_until(table: TableState) -> float | None:
    """Return when a bot plays although nobody is connected, or None. A tournament waits for the table, but neither a
    clock nor the deadline of a round ends the game."""
    is_endless = table.tournament is not None and not table.tournament.timed and table.settings.clock is None
    if not is_endless or (seat := table.decider) is None or table.seats[seat].bot_level:
        return None
    return table.since + EMPTY_TABLE_SECONDS


def time_used(table: TableState, now: float) -> float:
    """Return the seconds that the current decision has taken on the clock."""
    return round(max(0.0, now - table.since), 3) if isinstance(table.settings.clock, RealTime) else 0.0


def credit_downtime(table: TableState, now: float) -> None:
    """Charge nobody for the time in which the table was not served."""
    if isinstance(table.settings.clock, RealTime):
        table.credited_seconds = now - table.began_at


def turn_number(table: TableState) -> int | None:
    """Return the number of actions before the deciding player's turn in a correspondence game, or None."""
    if not isinstance(table.settings.clock, Correspondence):
        return None
    seat = table.decider
    if seat is None or table.seats[seat].bot_level:
        return None
    others = (number for number in range(len(table.actors), 0, -1) if table.actors[number - 1] != seat)
    return next(others, 0)
