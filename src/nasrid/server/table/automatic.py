"""Entries that the server adds to a log: the start, moves, and the consequences of votes, agreements and timeouts."""

from __future__ import annotations

import secrets
from typing import Any

from nasrid.chapters import load_chapters
from nasrid.rules.game import RULES_VERSION, SEED_LIMIT
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry, Mover
from nasrid.server.table.clocks import closes_at, deadline, due_at, time_used
from nasrid.server.table.state import TableState


def acted_entry(table: TableState, seat: int, action: str, by: Mover, at: float, **stamp: str) -> entries.Acted:
    used = time_used(table, at) if by == "player" else 0.0
    return entries.Acted(at=at, seat=seat, action=action, by=by, used=used, **stamp)


def started_entry(table: TableState, at: float, **fields: Any) -> entries.Started:
    """Return the start of the game with a new seed."""
    lesson = load_chapters().get(table.settings.lesson)
    position = lesson.position if lesson else ""
    return entries.Started(at=at, seed=new_seed(), rules_version=RULES_VERSION, position=position, **fields)


def new_seed() -> str:
    return str(secrets.randbelow(SEED_LIMIT))


def next_automatic_entry(table: TableState, now: float) -> AnyEntry | None:
    """Return the entry that now follows without a command, or None: a new host, the start, an undo that all agreed to,
    an automatic pass, or a bot for a player who was voted out."""
    if table.stage == "waiting":
        return _next_entry_before_start(table, now)
    seat = table.decider
    if seat is None or table.game is None:
        return None
    if (request := table.undo_request) and set(request.agreed).issuperset(table.other_players(request.seat)):
        return entries.Undone(at=now, seat=request.seat, actions=table.actions_since(request.seat), agreed=True)
    seat_state = table.seats[seat]
    if passes_automatically(table):
        return acted_entry(table, seat, "pass", "preference", now)
    if table.votes and not seat_state.bot_level:
        others = table.other_people(seat)
        if 2 * sum(other in table.votes for other in others) > len(others):
            return entries.PlayerAway(at=now, seat=seat, why="voted")
    return None


def passes_automatically(table: TableState) -> bool:
    """Return True if the server passes for the seat that has to decide.

    Its player never wants to be asked at this step, or has declined every tile on offer. A table that asks everyone
    hides who can pay, and an instant pass would show it.
    """
    if table.decider is None or table.game is None or not table.game.is_polling:
        return False
    seat_state = table.seats[table.decider]
    if seat_state.bot_level:
        return False
    if table.game.step in seat_state.auto_pass:
        return True
    if not seat_state.declined or table.options.ask_everyone:
        return False
    offered = table.tiles_on_offer
    return bool(offered) and set(offered).issubset(seat_state.declined)


def _next_entry_before_start(table: TableState, now: float) -> AnyEntry | None:
    if table.host:
        return started_entry(table, now) if table.is_full else None
    heir = next((seat_state for seat_state in table.seats if seat_state.player), None)
    if heir is None:
        return entries.Closed(at=now)
    return entries.HostChanged(at=now, host=heir.player, host_name=heir.name)


def timeout_entry(table: TableState, now: float) -> AnyEntry | None:
    """Return the entry that a timeout requires, or None."""
    if table.stage == "waiting":
        due = due_at(table)
        return entries.Closed(at=now) if due is not None and now >= due else None
    end = closes_at(table)
    if end is not None and now >= end:
        return entries.Closed(at=now)
    limit = deadline(table)
    if limit is not None and now >= limit and table.decider is not None:
        return entries.PlayerAway(at=now, seat=table.decider, why="late")
    return None
