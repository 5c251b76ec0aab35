"""The tournaments of benchmarks/growth.py: copies of a finished one, and of one that people can join."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from nasrid.server.protocol import tournaments as protocol
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.tournaments import AnyTournamentEntry, TournamentForm, TournamentSettings
from nasrid.server.store.driver import Driver, Row, Statement
from nasrid.server.tournament.handlers import entries_for, next_round_entries, opening_entries
from nasrid.server.tournament.page import summary_of
from nasrid.server.tournament.state import TournamentState, fold

PLAYERS = 16
ROUNDS = 4
GAMES_PER_TOURNAMENT = 100  # so many games for each tournament of the database
TOURNAMENTS_PER_REGULAR = 5  # one of so many names the regular player
TOURNAMENTS_PER_OPEN = 10  # one of so many is listed, and waits for players
TOURNAMENTS_PER_TRANSACTION = 200
FIRST_START = 1_700_000_000.0
Insert = Callable[[str, Sequence[Row]], Statement]


@dataclass(frozen=True)
class OriginalTournament:
    """A tournament to copy."""

    stage: str
    listed: int
    summary: dict[str, Any]
    bodies: list[str]


def make_original(is_open: bool) -> OriginalTournament:
    """Return a tournament that has been played, or one that still waits for its start."""
    state, log = TournamentState("original"), list[AnyTournamentEntry]()

    def add(entries: Sequence[AnyTournamentEntry]) -> None:
        for entry in entries:
            fold(state, entry)
            log.append(entry)

    people = [PlayerRef(f"person {number}", f"Player {number}") for number in range(PLAYERS)]
    settings = TournamentSettings({"players": 4}, rounds=ROUNDS, listed=is_open)
    add(opening_entries(people[0], TournamentForm("Friday", settings), "invitation", FIRST_START))
    for person in people:
        add(entries_for(state, person, protocol.Join(invitation=state.invitation), FIRST_START, PLAYERS))
    random = Random(1)
    while not (is_open or state.has_ended):
        add(next_round_entries(state, FIRST_START))
        if state.has_ended:
            break
        add([protocol.RoundStarted(at=FIRST_START)])
        for place, table in enumerate(state.rounds[-1].tables, 1):
            scores = tuple(random.randrange(40, 160) for _ in table.players)
            add([protocol.ResultRecorded(at=FIRST_START, table=place, scores=scores)])
        add([protocol.RoundEnded(at=FIRST_START)])
        if len(state.rounds) == state.planned_rounds:
            add([protocol.TournamentEnded(at=FIRST_START)])
    summary: dict[str, Any] = msgspec.to_builtins(summary_of(state))
    return OriginalTournament(
        state.stage, int(is_open), summary, [msgspec.json.encode(entry).decode() for entry in log]
    )


def tournament_id(number: int) -> str:
    return sha256(f"tournament {number}".encode()).hexdigest()[:22]


def is_open(number: int) -> bool:
    return number % TOURNAMENTS_PER_OPEN == 1


async def fill_tournaments(
    driver: Driver, games: int, accounts: int, player: Callable[[int], str], insert: Insert
) -> None:
    """Add the tournaments of a database with so many games. `player` returns the id of an account; 0 is the regular."""
    originals = {True: make_original(is_open=True), False: make_original(is_open=False)}
    ((number,),) = (await driver.run([("SELECT count(*) FROM tournaments", ())]))[0]
    wanted = games // GAMES_PER_TOURNAMENT
    for start in range(number, wanted, TOURNAMENTS_PER_TRANSACTION):
        numbers = range(start, min(start + TOURNAMENTS_PER_TRANSACTION, wanted))
        copies = [(number, tournament_id(number), originals[is_open(number)]) for number in numbers]
        rows = [_row(number, name, copy) for number, name, copy in copies]
        bodies = [(name, seq, body) for _, name, copy in copies for seq, body in enumerate(copy.bodies, 1)]
        people = [
            (name, player(one), FIRST_START + number) for number, name, _ in copies for one in _people(number, accounts)
        ]
        await driver.run(
            [
                insert("tournaments (id, seq, version, stage, listed, due, updated, summary)", rows),
                insert("tournament_entries (tournament_id, seq, body)", bodies),
                insert("tournament_people (tournament_id, player, since)", people),
            ]
        )


def _row(number: int, name: str, copy: OriginalTournament) -> Row:
    updated = time.time() if copy.listed else FIRST_START + number
    summary = msgspec.json.encode(copy.summary | {"id": name}).decode()
    return (name, len(copy.bodies), 1, copy.stage, copy.listed, None, updated, summary)


def _people(tournament: int, accounts: int) -> list[int]:
    numbers = Random(tournament).sample(range(1, accounts), PLAYERS)
    return [0, *numbers[1:]] if tournament % TOURNAMENTS_PER_REGULAR == 0 else numbers
