"""The public side of a table: its info, the record of its game, and the settings of its rematch."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from nasrid.levels import POLICY_PREFIX
from nasrid.rules.game import RECORD_VERSION
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import SeatInfo, SeatRequest, TableInfo
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.table.data import SeatState
from nasrid.server.table.state import TableState

MIN_RATED_PEOPLE = 2
MAX_LISTED_TEXT_CHARACTERS = 64  # of an option; a custom list of tiles has thousands


def table_info(table: TableState) -> TableInfo:
    """Return the public facts about the table, apart from the game."""
    return TableInfo(
        id=table.id,
        stage=table.stage,
        options=table.settings.options,
        listed=table.settings.listed,
        chat=table.chat,
        clock=table.settings.clock,
        host=table.host_name,
        host_seat=table.seat_of(table.host),
        seats=[_seat_info(seat_state) for seat_state in table.seats],
        commitment=table.commitment,
        rematch=table.rematch.table if table.rematch else None,
        seat_requests=[SeatRequest(number, request.name) for number, request in table.seat_requests.items()],
        undo_request=table.undo_request,
        result=table.result,
        rated=is_rated(table),
        resumed=table.resumed,
        rematch_of=table.rematch_of,
        stand_in_seats=[*table.stand_in_seats],
        lesson=table.settings.lesson,
        tournament=table.tournament,
        daily=table.daily,
        puzzle=table.puzzle,
        time_over=table.is_time_over,
        frozen=table.is_frozen,
    )


def listed_info(table: TableState) -> TableInfo:
    """Return the public facts about the table for lists of tables."""
    return replace(table_info(table), options=listed_options(table.settings.options))


def listed_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return options for lists of tables. A custom list of components is replaced by its hash."""
    return {name: _shortened(value) for name, value in options.items()}


def _shortened(value: Any) -> Any:
    is_long = isinstance(value, str) and len(value) > MAX_LISTED_TEXT_CHARACTERS
    return sha256(value.encode()).hexdigest() if is_long else value


def check_may_watch(table: TableState, player: str) -> None:
    """Raise RefusalError if this player may not see the table. Spectators have no id."""
    if table.is_sealed and table.seat_of(player) is None:
        raise RefusalError(
            "round_not_over", "all tables of this round have the same deal; watch this one when they are over"
        )


def _seat_info(seat: SeatState) -> SeatInfo:
    level = seat.level if seat.kind == "bot" else None
    return SeatInfo(seat.kind, level, seat.name, seat.is_taken, seat.is_away)


def is_rated(table: TableState) -> bool:
    """Return whether the game is rated. One person could abandon each lost game, so there must be two."""
    people = sum(bool(seat_state.player) for seat_state in table.seats)
    has_enough_people = table.stage == "waiting" or people >= MIN_RATED_PEOPLE
    has_usual_tiles = table.options.granada_tiles is None
    if table.is_time_over:
        return False
    return table.settings.rated and has_enough_people and has_usual_tiles and not _has_policy(table)


def called_end(table: TableState) -> dict[str, Any]:
    """Return the fields of all views that differ because a round's time has ended the game before the rules did."""
    if table.stage != "over" or table.game is None or table.game.is_over:
        return {}
    assert table.result
    return {"seat": None, "step": None, "winners": table.result.winners}


def _has_policy(table: TableState) -> bool:
    """Return whether a trained policy plays. Such games are not rated, because the operator may replace the policy."""
    return any(seat_state.kind == "bot" and seat_state.level.startswith(POLICY_PREFIX) for seat_state in table.seats)


def game_record(table: TableState) -> dict[str, Any]:
    """Return the record of the game with its commitment, its players and, after the end, its result."""
    played = table.game.record() if table.game else _frozen_record(table)
    result = {"scores": table.result.scores, "winners": table.result.winners} if table.result else {}
    people = [seat for seat, seat_state in enumerate(table.seats) if seat_state.kind != "bot"]
    return {**played, "commitment": table.commitment, "players": table.names, "people": people, **result}


def _frozen_record(table: TableState) -> dict[str, Any]:
    return {
        "version": RECORD_VERSION,
        "rules_version": table.rules_version,
        "options": table.settings.options,
        "seed": int(table.seed or 0),
        "actions": table.actions,
    }


def rematch_settings(table: TableState) -> TableSettings:
    """Return the settings of a rematch: the same bots and free seats for people. After a lesson it is a normal game."""
    plans = tuple(
        SeatPlan("bot", seat_state.level) if seat_state.kind == "bot" else SeatPlan() for seat_state in table.seats
    )
    return replace(table.settings, seats=plans, lesson="")
