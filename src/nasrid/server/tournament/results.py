"""What the log of an ended table means for its tournament: the result, and who has come."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from nasrid.server.protocol import entries
from nasrid.server.protocol import tournaments as protocol
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import GameResult
from nasrid.server.tournament.handlers import Log
from nasrid.server.tournament.state import TournamentState


def result_entries(
    state: TournamentState, place: int, result: GameResult | None, log: Sequence[AnyEntry], now: float
) -> Log:
    """Return the result of a table of the running round, who has come although awaited in vain, and who has not come if
    absent players are dropped.

    Who still waited for their first turn when the time was over has come, unless nobody has acted.
    """
    players = state.rounds[-1].tables[place - 1].players
    acted = [entry for entry in log if isinstance(entry, entries.Acted)]
    came = {entry.seat for entry in acted if entry.by == "player"}
    in_time = takewhile(lambda entry: not (came and isinstance(entry, entries.TimeCalled)), log)
    replaced = {entry.seat for entry in in_time if isinstance(entry, entries.Acted) and entry.by == "stand_in"}
    absent = [number for seat, number in enumerate(players) if seat in replaced - came]
    scores = tuple(result.scores) if result else None
    added: Log = [protocol.ResultRecorded(at=now, table=place, scores=scores, absent=tuple(absent) if scores else ())]
    for seat, number in enumerate(players):
        player = state.players[number - 1]
        if seat in came and not player.present and player.absence is None:
            added.append(protocol.PlayerPresent(at=now, number=number))
        if number in absent and player.present and state.settings.no_shows == "drop":
            added.append(protocol.PlayerAbsent(at=now, number=number, why="no_show"))
    return added
