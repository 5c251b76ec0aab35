"""What the log of an ended table means for its tournament: the result, and who has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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

    An empty log could not be read, and says nothing about anybody. Without a result, nobody is absent.
    """
    table = state.rounds[-1].tables[place - 1]
    players = table.players
    came = _seats_by(log, "player")
    absent = _absent_seats(log, range(len(players))) if result and log else set()
    added: Log = [
        protocol.ResultRecorded(
            at=now,
            table=place,
            scores=tuple(result.scores) if result else None,
            absent=tuple(number for seat, number in enumerate(players) if seat in absent),
        )
    ]
    if table.corrected:  # an organiser has entered who has played
        return added
    for seat, number in enumerate(players):
        player = state.players[number - 1]
        if seat in came and not player.present and player.absence is None:
            added.append(protocol.PlayerPresent(at=now, number=number))
        if seat in absent - came and player.present and state.settings.no_shows == "drop":
            added.append(protocol.PlayerAbsent(at=now, number=number, why="no_show"))
    return added


def _absent_seats(log: Sequence[AnyEntry], seats: Iterable[int]) -> set[int]:
    """Return the seats that bots have played: their players never acted, or left and were still away when the game
    ended or time was called.

    Players who still waited for their first turn when time was called are not absent, unless nobody has acted.
    """
    in_time = list(takewhile(lambda entry: not isinstance(entry, entries.TimeCalled), log))
    came = _seats_by(in_time, "player")
    if not came:
        return set(seats)
    left = set[int]()
    for entry in in_time:
        if isinstance(entry, entries.Acted) and entry.by == "stand_in":
            left.add(entry.seat)
        elif isinstance(entry, entries.Acted | entries.PlayerReturned):
            left.discard(entry.seat)
    return left | (_seats_by(in_time, "stand_in") - came)


def _seats_by(log: Iterable[AnyEntry], mover: entries.Mover) -> set[int]:
    return {entry.seat for entry in log if isinstance(entry, entries.Acted) and entry.by == mover}
