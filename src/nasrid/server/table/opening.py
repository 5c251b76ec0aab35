"""The first entries of a table: a new one, or one that continues an earlier game."""

import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from msgspec.structs import replace

from nasrid.levels import DEFAULT_LEVEL, LEVEL_NAMES
from nasrid.rules.errors import RecordError
from nasrid.rules.game import RULES_VERSION, Game
from nasrid.rules.record import check_result, is_of_other_version, replay_actions, start_replay
from nasrid.rules.text.notation import write_action
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import SeatPlan, TableSettings, TournamentPlace
from nasrid.server.table.handlers import entry_for
from nasrid.server.table.live import LiveTable

MAX_RECORD_ACTIONS = 5_000  # ten times as many as most games have
_GAME_ENTRIES = (entries.Started, entries.Acted, entries.Undone)  # the entries that change a game


def opening_entries(
    live: LiveTable,
    host: PlayerRef,
    settings: TableSettings,
    sitters: Mapping[int, PlayerRef],
    now: float,
    rematch_of: str = "",
) -> list[AnyEntry]:
    """Open a new table with these people on their seats. Return its entries."""
    settings, _ = settings.with_lesson().checked()
    invitation = secrets.token_urlsafe(16)
    opened = entries.Opened(
        at=now,
        settings=settings,
        host=host.id,
        host_name=host.name,
        invitation=invitation,
        rematch_of=rematch_of,
    )
    log: list[AnyEntry] = [opened]
    live.fold(opened)
    for seat, sitter in sitters.items():
        sit = commands.Sit(id="", seat=seat, invitation=invitation)  # no id, because the players sent no command
        seated = entry_for(live.state, sitter, sit, now)
        assert seated
        live.fold(seated)
        log.append(seated)
    return log


def round_entries(
    live: LiveTable,
    settings: TableSettings,
    sitters: Sequence[PlayerRef],
    absent: Collection[str],
    place: TournamentPlace,
    seed: int,
    now: float,
) -> list[AnyEntry]:
    """Open and start the table of a tournament round. Bots play for absent players until they come. Return its
    entries."""
    invitation = secrets.token_urlsafe(16)
    log: list[AnyEntry] = [
        entries.Opened(at=now, settings=settings, host="", host_name="", invitation=invitation, tournament=place),
        *(entries.Seated(at=now, seat=seat, sitter=sitter.id, name=sitter.name) for seat, sitter in enumerate(sitters)),
        entries.Started(at=now, seed=str(seed), rules_version=RULES_VERSION),
        *(
            entries.PlayerAway(at=now, seat=seat, why="gone")
            for seat, sitter in enumerate(sitters)
            if sitter.id in absent
        ),
    ]
    live.load(log)
    return log


def resumed_settings(options: dict[str, Any], people: Collection[int], names: Sequence[str]) -> TableSettings:
    """Return the settings of a continued game: these seats for people, and bots on the others.

    A bot has the level that `names` gives for its seat, or else the default level.
    """
    players = int(options["players"])
    if max(people) >= players:
        raise RefusalError("bad_message", f"there is no seat {max(people)}; seats are numbered 0 to {players - 1}")
    levels = [name if name in LEVEL_NAMES else DEFAULT_LEVEL for name in (*names, *[""] * players)]
    seats = tuple(SeatPlan() if seat in people else SeatPlan("bot", levels[seat]) for seat in range(players))
    return TableSettings(options, seats, rated=False)


def resuming_entries(
    settings: TableSettings, people: Mapping[int, PlayerRef], past: Iterable[AnyEntry], now: float
) -> list[AnyEntry]:
    """Return the first entries of a table that continues a game with these people on their seats."""
    host = people[min(people)]
    secret = secrets.token_urlsafe(16)
    return [
        entries.Opened(at=now, settings=settings, host=host.id, host_name=host.name, invitation=secret, resumed=True),
        *(entries.Seated(at=now, seat=seat, sitter=sitter.id, name=sitter.name) for seat, sitter in people.items()),
        *(
            replace(entry, at=now, player="", command="", digest="")
            for entry in past
            if isinstance(entry, _GAME_ENTRIES)
        ),
    ]


def entries_from_record(record: Any, is_trusted: bool = False) -> tuple[dict[str, Any], list[AnyEntry]]:
    """Return the options and the entries of a recorded game. See `replay_steps`."""
    options, steps = replay_steps(record, is_trusted)
    return options, list(steps)


def replay_steps(record: Any, is_trusted: bool = False) -> tuple[dict[str, Any], Iterator[AnyEntry]]:
    """Return the options of a recorded game, and its entries, one per step.

    Args:
        record: The JSON values of the record.
        is_trusted: Whether it may start from a position, which can be anything.

    Raises:
        RefusalError: The record is too long, impossible or altered, or another version has saved it. The steps raise it
            if only the actions show this.
    """
    _check_length(record)
    try:
        if isinstance(record, dict) and "position" in record and not is_trusted:
            raise RecordError("it starts from a position, but a table needs a seed")
        game = start_replay(record)
    except RecordError as error:
        code = "rules_version_mismatch" if is_of_other_version(record) else "bad_message"
        remedy = "; open it with the version of Nasrid that saved it" if code == "rules_version_mismatch" else ""
        raise RefusalError(code, f"this record cannot be opened: {error}{remedy}") from None
    return game.options.to_json(), chain([_started_by(record)], _action_steps(game, record))


def _action_steps(game: Game, record: Any) -> Iterator[AnyEntry]:
    try:
        for seat, action, _ in replay_actions(game, record):
            yield entries.Acted(at=0.0, seat=seat, action=write_action(action), by="player")
        check_result(game, record)
    except RecordError as error:
        raise RefusalError("record_altered", f"this record cannot be opened: {error}") from None


def _started_by(record: Any) -> entries.Started:
    """Return the start of the game of a record that can be replayed."""
    seed, position = str(record.get("seed", 0)), record.get("position", "")
    return entries.Started(at=0.0, seed=seed, position=position, rules_version=record["rules_version"])


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


def people_of(record: Any) -> dict[int, str]:
    """Return the names of the people in a record by seat. Without `people`, everyone who is no bot level counts."""
    names = player_names(record)
    listed = record.get("people")
    seats = listed if isinstance(listed, list) else [seat for seat, name in enumerate(names) if name not in LEVEL_NAMES]
    return {seat: name for seat, name in enumerate(names) if name and seat in seats}
