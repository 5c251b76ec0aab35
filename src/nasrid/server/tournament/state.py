"""A tournament in memory: the fold of its log. No I/O and no clock."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import get_args

from nasrid.rules.pieces.chance import commitment
from nasrid.server.protocol import tournaments as protocol
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.protocol.tournaments import (
    AnyTournamentEntry,
    Correction,
    CreatedTournament,
    RoundInfo,
    TournamentPlayer,
    TournamentSettings,
    TournamentStage,
    TournamentTable,
)
from nasrid.tournaments import Pairing, TableResult, TournamentPlan, TournamentRound, next_pairing, standings
from nasrid.tournaments.rounds import planned_rounds
from nasrid.tournaments.standings import PlayerStanding

MINUTE_SECONDS = 60.0
ABANDONED_SECONDS = 100 * DAY_SECONDS  # without a new round, after which a tournament ends


@dataclass
class TournamentState:
    """Everything that the log of a tournament says, including secrets."""

    id: str
    seq: int = 0  # number of the last entry
    title: str = ""
    title_reset: float | None = None
    settings: TournamentSettings = field(default_factory=TournamentSettings)
    opener: str = ""  # the id of the person who opened it
    opener_name: str = ""
    opened_at: float = 0.0
    changed_at: float = 0.0
    invitation: str = ""
    seed: int = 0
    # The only tournament that repeats this one. A repeated command finds it, even if the log does not name it.
    repetition: CreatedTournament = field(default_factory=lambda: CreatedTournament("", ""))
    stage: TournamentStage = "joining"
    is_joining_allowed: bool = True
    people: list[str] = field(default_factory=list)  # the id of each player, by number - 1
    players: list[TournamentPlayer] = field(default_factory=list)
    returns: Counter[int] = field(default_factory=Counter)  # how often players have come back on their own
    rounds: list[RoundInfo] = field(default_factory=list)
    recorded: dict[str, protocol.ResultRecorded] = field(default_factory=dict)  # results of games, by table id
    corrections: list[Correction] = field(default_factory=list)
    is_repeated: bool = False

    @property
    def plan(self) -> TournamentPlan:
        settings = self.settings
        return TournamentPlan(
            seats=settings.options["players"],
            rounds=settings.rounds,
            format="swiss" if settings.format == "swiss" else "round-robin",
            uneven=settings.uneven,
            is_duplicate=settings.duplicate,
            has_final=settings.final,
        )

    @property
    def running_round(self) -> RoundInfo | None:
        return self.rounds[-1] if self.stage in ("starting", "playing") else None

    def is_running(self, round_number: int) -> bool:
        return self.running_round is not None and round_number == len(self.rounds)

    @property
    def is_last_round(self) -> bool:
        """True if no round that anybody can join follows the rounds so far. A final has players of the other rounds."""
        planned = self.planned_rounds
        return bool(self.rounds) and planned is not None and len(self.rounds) >= planned - self.settings.final

    @property
    def is_sealed(self) -> bool:
        """True if the latest round has several tables with the same deal, which nobody may see before its end."""
        return self.settings.duplicate and len(self.rounds[-1].tables) > 1

    @property
    def has_ended(self) -> bool:
        return self.stage in ("over", "cancelled")

    @property
    def next_start(self) -> float | None:
        """Return when the next round starts by itself, or None."""
        pause, last = self.settings.pause_minutes, self.rounds[-1] if self.rounds else None
        if self.stage != "break" or pause is None or last is None or last.ended is None:
            return None
        return last.ended + pause * MINUTE_SECONDS

    @property
    def due(self) -> float | None:
        """Return when the tournament needs attention without any command, or None."""
        last = self.running_round
        if self.stage == "starting" or (last and (last.time_over or last.is_over)):
            return self.changed_at
        if self.stage == "break" and self.next_start is None:
            return self.changed_at + ABANDONED_SECONDS
        return last.deadline if last else self.next_start

    def is_abandoned(self, now: float) -> bool:
        """Return whether the organisers have not started the next round for too long."""
        return self.stage == "break" and self.next_start is None and now >= self.changed_at + ABANDONED_SECONDS

    @property
    def participants(self) -> list[int]:
        """The players of the next round: those who are present, and those for whom bots play until they come."""
        has_bots = self.settings.no_shows == "bot"
        return [one.number for one in self.players if one.present or (has_bots and one.absence is None)]

    @property
    def planned_rounds(self) -> int | None:
        """The number of rounds with the final, or None if it depends on the players of the first round."""
        if self.rounds:
            first = self.rounds[0]
            roster = sum(len(table.players) for table in first.tables) + len(first.rests)
            return planned_rounds(self.plan, roster) + self.settings.final
        return self.settings.rounds + self.settings.final if self.settings.format == "swiss" else None

    @property
    def next_tables(self) -> int:
        """The number of full tables of the next round; smaller ones may follow."""
        is_final = self.settings.final and len(self.rounds) + 1 == self.planned_rounds
        return 1 if is_final else len(self.participants) // self.plan.seats

    def number_of(self, player: str) -> int | None:
        return self.people.index(player) + 1 if player and player in self.people else None

    @property
    def organisers(self) -> list[str]:
        """The ids of the organisers, beginning with the opener, who may have left."""
        others = (self.people[one.number - 1] for one in self.players if one.organiser)
        return list(filter(None, dict.fromkeys((self.opener, *others))))

    def is_organiser(self, player: str) -> bool:
        return player in self.organisers

    def table_of(self, number: int) -> tuple[int, TournamentTable] | None:
        """Return the number and the table of a player in the running round, or None."""
        tables = self.running_round.tables if self.running_round else []
        return next(((place, table) for place, table in enumerate(tables, 1) if number in table.players), None)

    # Pairings and deals follow from the seed

    def deal_seed(self, round_number: int, table: int) -> int:
        """Return the seed that deals a table. With duplicate, it is the same at all tables of a round."""
        place = "" if self.settings.duplicate else f" table {table}"
        return int.from_bytes(sha256(f"{self.seed} deal {round_number}{place}".encode()).digest(), "big")

    def deal_commitment(self, round_number: int) -> str:
        return commitment(self.deal_seed(round_number, 1)) if self.settings.duplicate else ""

    def next_pairing(self) -> Pairing | None:
        """Return the next round, or None if there is none."""
        return next_pairing(self.plan, _names(self.participants), self._played(), self.seed)

    def standings(self) -> tuple[PlayerStanding, ...]:
        """Return the standings of everybody who has had a seat or a rest, or takes part."""
        drawn = {number for info in self.rounds for table in info.tables for number in table.players}
        drawn |= {number for info in self.rounds for number in info.rests}
        ranked = [str(player.number) for player in self.players if player.present or player.number in drawn]
        return standings(ranked, self._played(), self.settings.duplicate)

    def _played(self) -> list[TournamentRound]:
        return [
            TournamentRound(
                Pairing(
                    tuple(_names(table.players) for table in info.tables),
                    _names(info.rests),
                    info.final,
                ),
                tuple(
                    TableResult(_finishers(table), tuple(table.scores)) if table.scores else None
                    for table in info.tables
                ),
            )
            for info in self.rounds
        ]


def _finishers(table: TournamentTable) -> tuple[str, ...]:
    """Return who has played at a table, by seat: the players, and the bots for those who did not come."""
    return tuple(f"bot for {number}" if number in table.absent else str(number) for number in table.players)


def _names(numbers: list[int]) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def fold(state: TournamentState, entry: AnyTournamentEntry) -> None:
    """Apply the next entry."""
    _FOLDS[type(entry)](state, entry)
    state.seq += 1
    state.changed_at = entry.at


def fold_log(tournament_id: str, log: list[AnyTournamentEntry]) -> TournamentState:
    state = TournamentState(tournament_id)
    for entry in log:
        fold(state, entry)
    return state


def _opened(state: TournamentState, entry: protocol.TournamentOpened) -> None:
    state.title, state.settings, state.invitation = entry.title, entry.settings, entry.invitation
    state.opener, state.opener_name, state.opened_at = entry.organiser, entry.organiser_name, entry.at


def _seed_drawn(state: TournamentState, entry: protocol.SeedDrawn) -> None:
    state.seed = int(entry.seed)
    state.repetition = CreatedTournament(entry.repeat_id, entry.repeat_invitation)


def _player_joined(state: TournamentState, entry: protocol.PlayerJoined) -> None:
    state.people.append(entry.joiner)
    state.players.append(TournamentPlayer(len(state.people), entry.name, entry.present))


def _player_present(state: TournamentState, entry: protocol.PlayerPresent) -> None:
    player = state.players[entry.number - 1]
    if player.absence and entry.player == state.people[entry.number - 1]:
        state.returns[entry.number] += 1
    player.present, player.absence = True, None


def _player_absent(state: TournamentState, entry: protocol.PlayerAbsent) -> None:
    player = state.players[entry.number - 1]
    player.present, player.absence = False, entry.why
    player.organiser = player.organiser and entry.why != "removed"


def _organiser_changed(state: TournamentState, entry: protocol.OrganiserChanged) -> None:
    state.players[entry.number - 1].organiser = entry.organiser


def _opener_left(state: TournamentState, entry: protocol.OpenerLeft) -> None:
    state.opener = ""


def _joining_changed(state: TournamentState, entry: protocol.JoiningChanged) -> None:
    state.is_joining_allowed = entry.allowed


def _link_renewed(state: TournamentState, entry: protocol.LinkRenewed) -> None:
    state.invitation = entry.invitation


def _round_paired(state: TournamentState, entry: protocol.RoundPaired) -> None:
    state.stage = "starting"
    tables = [TournamentTable(table, list(players)) for table, players in entry.tables]
    number = len(state.rounds) + 1
    state.rounds.append(RoundInfo(tables, list(entry.rests), entry.final, state.deal_commitment(number)))


def _round_started(state: TournamentState, entry: protocol.RoundStarted) -> None:
    state.stage, minutes = "playing", state.settings.round_minutes
    last = state.rounds[-1]
    last.started, last.deadline = entry.at, entry.at + minutes * MINUTE_SECONDS if minutes else None


def _deadline_changed(state: TournamentState, entry: protocol.DeadlineChanged) -> None:
    state.rounds[-1].deadline = entry.deadline


def _time_ended(state: TournamentState, entry: protocol.TimeEnded) -> None:
    state.rounds[-1].time_over = True


def _result_recorded(state: TournamentState, entry: protocol.ResultRecorded) -> None:
    table = state.rounds[-1].tables[entry.table - 1]
    state.recorded[table.table] = entry
    if not table.corrected:
        _show_recorded(state, table)


def _show_recorded(state: TournamentState, table: TournamentTable) -> None:
    """Let the result of the game count, or let the game continue."""
    result = state.recorded.get(table.table)
    table.over, table.corrected = result is not None, False
    table.scores = list(result.scores) if result and result.scores else None
    table.absent = list(result.absent) if result else []


def _result_corrected(state: TournamentState, entry: protocol.ResultCorrected) -> None:
    table = state.rounds[entry.round - 1].tables[entry.table - 1]
    scores, absent = table.scores, table.absent
    if entry.undo:
        _show_recorded(state, table)
    else:
        table.over, table.corrected, table.scores = True, True, list(entry.scores) if entry.scores else None
        table.absent = absent if entry.absent is None else list(entry.absent)
    state.corrections.append(
        Correction(
            at=entry.at,
            by=entry.name,
            round=entry.round,
            table=entry.table,
            before=scores,
            after=table.scores,
            absent_before=absent,
            absent_after=table.absent,
            undo=entry.undo,
        )
    )


def _round_ended(state: TournamentState, entry: protocol.RoundEnded) -> None:
    state.stage, number = "break", len(state.rounds)
    state.rounds[-1].ended = entry.at
    if state.settings.duplicate:
        state.rounds[-1].seed = str(state.deal_seed(number, 1))


def _tournament_ended(state: TournamentState, entry: protocol.TournamentEnded) -> None:
    state.stage = "over" if state.rounds else "cancelled"


def _title_reset(state: TournamentState, entry: protocol.TitleReset) -> None:
    state.title_reset = entry.at


def _repeated(state: TournamentState, entry: protocol.Repeated) -> None:
    state.is_repeated = True


_FOLDS: dict[type, Callable[..., None]] = {
    protocol.TournamentOpened: _opened,
    protocol.SeedDrawn: _seed_drawn,
    protocol.PlayerJoined: _player_joined,
    protocol.PlayerPresent: _player_present,
    protocol.PlayerAbsent: _player_absent,
    protocol.OrganiserChanged: _organiser_changed,
    protocol.OpenerLeft: _opener_left,
    protocol.JoiningChanged: _joining_changed,
    protocol.LinkRenewed: _link_renewed,
    protocol.RoundPaired: _round_paired,
    protocol.RoundStarted: _round_started,
    protocol.DeadlineChanged: _deadline_changed,
    protocol.TimeEnded: _time_ended,
    protocol.ResultRecorded: _result_recorded,
    protocol.ResultCorrected: _result_corrected,
    protocol.RoundEnded: _round_ended,
    protocol.TournamentEnded: _tournament_ended,
    protocol.TitleReset: _title_reset,
    protocol.Repeated: _repeated,
}
if _missing := set(get_args(AnyTournamentEntry)) - set(_FOLDS):
    raise TypeError(f"_FOLDS has no function for {', '.join(entry.__name__ for entry in _missing)}")
