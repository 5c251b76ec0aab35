"""Clocks and deadlines of a table."""

from __future__ import annotations

from nasrid.server.protocol.info import Clocks
from nasrid.server.protocol.settings import DAY_SECONDS, Correspondence, RealTime
from nasrid.server.table.state import TableState

UNJOINED_TABLE_DAYS = 7  # a table is closed if nobody sits down for this long


def clocks(table: TableState) -> Clocks:
    return Clocks(deadline(table), table.reserves)


def deadline(table: TableState) -> float | None:
    """Return when the deciding player's time runs out, or None if nobody's does."""
    clock = table.settings.clock
    if clock is None or (seat := table.decider) is None or table.seats[seat].bot_level:
        return None
    if isinstance(clock, Correspondence):
        return max(table.since + clock.days * DAY_SECONDS, table.grace_until)
    return table.since + clock.move_seconds + table.reserves[seat]


def due_at(table: TableState) -> float | None:
    """Return when the table needs attention without any command, or None if it does not."""
    if table.stage == "waiting":
        return table.since + UNJOINED_TABLE_DAYS * DAY_SECONDS
    if table.bot_to_decide:
        return table.since if table.has_present_player else None
    return deadline(table)


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
