"""The first entries of a table: a new one, or one that continues an earlier game."""

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from nasrid.levels import DEFAULT_LEVEL, LEVEL_NAMES
from nasrid.rules.errors import RecordError
from nasrid.rules.record import replay_events, start_replay
from nasrid.rules.text.notation import write_action
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.table.handlers import entry_for
from nasrid.server.table.live import LiveTable

MAX_RECORD_ACTIONS = 5_000  # ten times as many as most games have
_GAME_ENTRIES = (entries.Started, entries.Acted, entries.Undone)  # the entries that change a game


def opening_entries(
    live: LiveTable, host: PlayerRef, settings: TableSettings, sitters: Mapping[int, PlayerRef], now: float
) -> list[AnyEntry]:
    """Open a new table with these people on their seats. Return its entries."""
    settings, _ = settings.with_lesson().checked()
    invitation = secrets.token_urlsafe(16)
    opened = entries.Opened(at=now, settings=settings, host=host.id, host_name=host.name, invitation=invitation)
    log: list[AnyEntry] = [opened]
    live.fold(opened)
    for seat, sitter in sitters.items():
        sit = commands.Sit(id="", seat=seat, invitation=invitation)  # no id, because the players sent no command
        seated = entry_for(live.state, sitter, sit, now)
        assert seated
        live.fold(seated)
        log.append(seated)
    return log


def resuming_entries(
    live: LiveTable,
    player: PlayerRef,
    options: dict[str, Any],
    past: Iterable[AnyEntry],
    seat: int,
    names: Sequence[str],
    now: float,
) -> list[AnyEntry]:
    """Open a table that continues a game: this player against bots. Return its entries. A seat's bot has the level that
    `names` gives, or else the default level."""
    players = int(options["players"])
    if seat >= players:
        raise RefusalError("bad_message", f"there is no seat {seat}; seats are numbered 0 to {players - 1}")
    levels = [name if name in LEVEL_NAMES else DEFAULT_LEVEL for name in (*names, *[""] * players)]
    seats = tuple(
        SeatPlan() if seat_number == seat else SeatPlan("bot", levels[seat_number]) for seat_number in range(players)
    )
    settings = TableSettings(options, seats, rated=False)
    secret = secrets.token_urlsafe(16)
    log: list[AnyEntry] = [
        entries.Opened(
            at=now, settings=settings, host=player.id, host_name=player.name, invitation=secret, resumed=True
        ),
        entries.Seated(at=now, seat=seat, sitter=player.id, name=player.name),
        *(
            replace(entry, at=now, player="", command="", digest="")
            for entry in past
            if isinstance(entry, _GAME_ENTRIES)
        ),
    ]
    live.load(log)
    return log


def entries_from_record(record: Any, max_cpu_seconds: float | None = None) -> tuple[dict[str, Any], list[AnyEntry]]:
    """Return the options and the entries of a recorded game. Raise RefusalError if the record is invalid, or if its
    replay takes more CPU time than allowed."""
    _check_length(record)
    end = None if max_cpu_seconds is None else time.thread_time() + max_cpu_seconds
    try:
        if isinstance(record, dict) and "position" in record:  # unread, because a position can be anything
            raise RecordError("it starts from a position, but a table needs a seed")
        game = start_replay(record)
        started = entries.Started(at=0.0, seed=str(record["seed"]), rules_version=record["rules_version"])
        log: list[AnyEntry] = [started]
        decider = game.seat
        for action, _ in replay_events(game, record):
            assert decider is not None
            log.append(entries.Acted(at=0.0, seat=decider, action=write_action(action), by="player"))
            decider = game.seat
            if end is not None and time.thread_time() > end:
                raise RefusalError("too_large", f"the replay of this record takes more than {max_cpu_seconds} seconds")
    except RecordError as error:
        raise RefusalError("bad_message", f"this record cannot be continued: {error}") from None
    return game.options.to_json(), log


def _check_length(record: Any) -> None:
    actions = record.get("actions") if isinstance(record, dict) else None
    if isinstance(actions, list) and len(actions) > MAX_RECORD_ACTIONS:
        raise RefusalError(
            "too_large", f"a record may have at most {MAX_RECORD_ACTIONS} actions; this one has {len(actions)}"
        )


def player_names(record: Any) -> list[str]:
    """Return the names of the players and bot levels in a record, if it has any."""
    names = record.get("players")
    return [name if isinstance(name, str) else "" for name in names] if isinstance(names, list) else []
