"""The first entries of a table: as it is opened, or as it takes a game up where that stood."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from nasrid.levels import LEVEL_NAMES
from nasrid.rules.errors import RecordError
from nasrid.rules.record import replay_events, start_replay
from nasrid.rules.text.notation import write_action
from nasrid.server.ids import new_id
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import DEFAULT_LEVEL, SeatPlan, TableSettings
from nasrid.server.table.handlers import entry_for
from nasrid.server.table.live import LiveTable
from nasrid.server.table.player import PlayerRef

_GAME_ENTRIES = (entries.Started, entries.Acted, entries.Undone)  # what a game is made of


def new_table_id() -> str:
    return new_id(16)


def opening_entries(
    live: LiveTable, host: PlayerRef, settings: TableSettings, sitters: Mapping[int, PlayerRef], now: float
) -> list[AnyEntry]:
    """A new table with these people on their seats; the entries that it has taken in."""
    settings, _ = settings.with_lesson().checked()
    invitation = secrets.token_urlsafe(16)
    opened = entries.Opened(at=now, settings=settings, host=host.id, host_name=host.name, invitation=invitation)
    log: list[AnyEntry] = [opened]
    live.fold(opened)
    for seat, sitter in sitters.items():
        sit = commands.Sit(id="", seat=seat, invitation=invitation)  # no id: they sent none
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
    """A table where a game goes on from its past: this player against bots, those that were there if `names` are names
    of levels. The entries that it has taken in."""
    players = int(options["players"])
    if seat >= players:
        raise RefusalError("bad_message", f"there is no seat {seat}; the seats are 0 to {players - 1}")
    levels = [name if name in LEVEL_NAMES else DEFAULT_LEVEL for name in (*names, *[""] * players)]
    seats = tuple(
        SeatPlan() if seat_number == seat else SeatPlan("bot", levels[seat_number]) for seat_number in range(players)
    )
    settings = TableSettings(options, seats, rated=False)
    secret = secrets.token_urlsafe(16)
    log: list[AnyEntry] = [
        entries.Opened(at=now, settings=settings, host=player.id, host_name=player.name, invitation=secret),
        entries.Seated(at=now, seat=seat, sitter=player.id, name=player.name),
        *(
            replace(entry, at=now, player="", command="", digest="")
            for entry in past
            if isinstance(entry, _GAME_ENTRIES)
        ),
    ]
    for entry in log:
        live.fold(entry)
    return log


def entries_from_record(record: Any) -> tuple[dict[str, Any], list[AnyEntry]]:
    """The options and the entries of the game of a record. Refusal says what is wrong with it."""
    try:
        game = start_replay(record)
        if "seed" not in record:
            raise RecordError("it begins with a position, and a table is dealt from a seed")
        started = entries.Started(at=0.0, seed=str(record["seed"]), rules_version=record["rules_version"])
        log: list[AnyEntry] = [started]
        decider = game.seat
        for action, _ in replay_events(game, record):
            assert decider is not None
            log.append(entries.Acted(at=0.0, seat=decider, action=write_action(action), by="player"))
            decider = game.seat
    except RecordError as error:
        raise RefusalError("bad_message", f"this record cannot be taken up: {error}") from None
    return game.options.to_json(), log


def player_names(record: Any) -> list[str]:
    """Who played the game of a record, if it says so: names of people and of levels."""
    names = record.get("players")
    return [name if isinstance(name, str) else "" for name in names] if isinstance(names, list) else []
