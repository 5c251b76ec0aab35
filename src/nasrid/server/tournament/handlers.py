"""Commands to a tournament: the entries that a command adds, or the reason for refusing it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hmac import compare_digest
from typing import get_args

from msgspec.structs import replace

from nasrid.rules.game import SEED_LIMIT
from nasrid.server.ids import new_id, new_table_id
from nasrid.server.protocol import tournaments as protocol
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import read_options
from nasrid.server.protocol.tournaments import AnyTournamentCommand, AnyTournamentEntry, TournamentForm
from nasrid.server.table.handlers import one_line
from nasrid.server.tournament.state import MINUTE_SECONDS, TournamentState
from nasrid.tournaments import MAX_ROUND_ROBIN_PLAYERS

MAX_TITLE_LENGTH = 60
MAX_RETURNS = 5  # of one player; each return and each departure adds an entry to the log
JOINERS_PER_PLACE = 4  # people who ever joined, for each player that a tournament may have
ENTRIES_PER_PLAYER = 100  # of the log, for each player that a tournament may have; players can fill less than half
Log = list[AnyTournamentEntry]


def opening_entries(organiser: PlayerRef, form: TournamentForm, invitation: str, now: float) -> Log:
    """Return the first entries of a tournament. Raise RefusalError if the settings are inconsistent."""
    title = one_line(form.title)
    if not 0 < len(title) <= MAX_TITLE_LENGTH:
        raise RefusalError("bad_name", f"the name of a tournament has 1 to {MAX_TITLE_LENGTH} visible characters")
    options = read_options(form.settings.options)
    for players in range(2, options.players):  # small tables have the same options
        read_options(form.settings.options | {"players": players})
    if form.settings.duplicate and form.settings.at_deadline == "score":
        raise RefusalError("bad_options", 'duplicate compares only finished games: set at_deadline to "bots"')
    settings = replace(form.settings, options=options.to_json())
    return [
        protocol.TournamentOpened(
            at=now,
            player=organiser.id,
            title=title,
            settings=settings,
            organiser=organiser.id,
            organiser_name=organiser.name,
            invitation=invitation,
        ),
        protocol.SeedDrawn(
            at=now,
            seed=str(secrets.randbelow(SEED_LIMIT)),
            repeat_id=new_id(16),
            repeat_invitation=new_invitation(),
        ),
    ]


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


def entries_for(
    state: TournamentState, player: PlayerRef, command: AnyTournamentCommand, now: float, max_players: int
) -> Log:
    """Return the entries that a command adds; none if nothing changes. Raise RefusalError if it is not allowed."""
    if isinstance(command, _ORGANISER_COMMANDS) and not state.is_organiser(player.id):
        raise RefusalError("not_organiser", f"only the organisers can do that: ask {state.opener_name}")
    if isinstance(command, _RUNNING_COMMANDS) and state.has_ended:
        raise RefusalError("tournament_over", "the tournament is over")
    log = _HANDLERS[type(command)](state, player, command, now)
    if log and state.seq >= ENTRIES_PER_PLAYER * max_players and not _is_necessary(state, player, command):
        raise RefusalError("quota_exceeded", "too much has happened in this tournament; end it and open another one")
    _check_room(state, log, max_players)
    return log


def _is_necessary(state: TournamentState, player: PlayerRef, command: AnyTournamentCommand) -> bool:
    """Return whether a command is allowed even if the log is full. Organisers may return any number of times before."""
    number = state.number_of(player.id)
    has_returned_often = number is not None and state.returns[number] >= MAX_RETURNS
    return isinstance(command, _NECESSARY_COMMANDS) and not (isinstance(command, protocol.Join) and has_returned_often)


def _check_room(state: TournamentState, log: Log, max_players: int) -> None:
    """Raise RefusalError if too many players take part, or too many have ever joined."""
    joiners = sum(isinstance(entry, protocol.PlayerJoined) for entry in log)
    returning = sum(
        isinstance(entry, protocol.PlayerPresent) and state.players[entry.number - 1].absence is not None
        for entry in log
    )
    if not joiners + returning:
        return
    taking_part = sum(one.absence is None for one in state.players) + joiners + returning
    if state.settings.format == "round_robin" and taking_part > MAX_ROUND_ROBIN_PLAYERS:
        raise RefusalError("round_robin_full", f"a round robin has at most {MAX_ROUND_ROBIN_PLAYERS} players")
    if taking_part > max_players or len(state.players) + joiners > JOINERS_PER_PLACE * max_players:
        raise RefusalError("too_many_players", f"a tournament has at most {max_players} players")


def departure_entries(state: TournamentState, player: PlayerRef, now: float) -> Log:
    """Return the entries with which somebody leaves for good. The first player who is here succeeds the only
    organiser; without such a player, the tournament ends between rounds."""
    if state.has_ended:
        return []
    number = state.number_of(player.id)
    log = _quit(state, player, protocol.Quit(), now) if number else []
    if number and state.players[number - 1].organiser:
        log.append(protocol.OrganiserChanged(at=now, player=player.id, number=number, organiser=False))
    if player.id == state.opener:
        log.append(protocol.OpenerLeft(at=now, player=player.id))
    if state.organisers == [player.id]:
        heirs = [one.number for one in state.players if one.present and state.people[one.number - 1] != player.id]
        if heirs:
            log.append(protocol.OrganiserChanged(at=now, number=heirs[0], organiser=True))
        elif not state.running_round:
            log.append(protocol.TournamentEnded(at=now))
    return log


def _join(state: TournamentState, player: PlayerRef, command: protocol.Join, now: float) -> Log:
    if number := state.number_of(player.id):
        return _come(state, player, number, now)
    is_invited = compare_digest(command.invitation.encode(), state.invitation.encode())
    if not (is_invited or (state.settings.listed and not command.invitation) or player.id == state.opener):
        raise RefusalError("not_admitted", "this invitation is not valid for this tournament; ask for a new link")
    if not state.is_joining_allowed:
        raise RefusalError("joining_closed", "the organisers admit no further players")
    if state.is_last_round:
        raise RefusalError("last_round", "the last round has started, so there is no further one to join")
    is_present = bool(state.rounds) or not state.settings.check_in
    return [protocol.PlayerJoined(at=now, player=player.id, joiner=player.id, name=player.name, present=is_present)]


def _come(state: TournamentState, player: PlayerRef, number: int, now: float) -> Log:
    """Return the entry that makes an absent player present."""
    known = state.players[number - 1]
    if known.present:
        return []
    if known.absence == "removed" and not state.is_organiser(player.id):
        raise RefusalError("not_admitted", "an organiser has removed you from this tournament")
    if known.absence and state.returns[number] >= MAX_RETURNS and not state.is_organiser(player.id):
        raise RefusalError("quota_exceeded", "you have returned too often; ask an organiser to check you in")
    return [protocol.PlayerPresent(at=now, player=player.id, number=number)]


def _check_in(state: TournamentState, player: PlayerRef, command: protocol.CheckIn, now: float) -> Log:
    own = state.number_of(player.id)
    numbers = sorted(set(command.numbers)) or ([own] if own else [])
    if not numbers or numbers[-1] > len(state.players):
        raise RefusalError("not_joined", "join the tournament first")
    if numbers != [own] and not state.is_organiser(player.id):
        raise RefusalError("not_organiser", "only organisers can check in somebody else")
    return [entry for number in numbers for entry in _come(state, player, number, now)]


def _quit(state: TournamentState, player: PlayerRef, command: protocol.Quit, now: float) -> Log:
    number = state.number_of(player.id)
    if number is None:
        raise RefusalError("not_joined", "you have not joined this tournament")
    if state.players[number - 1].absence:
        return []
    return [protocol.PlayerAbsent(at=now, player=player.id, number=number, why="left")]


def _remove_players(state: TournamentState, player: PlayerRef, command: protocol.RemovePlayers, now: float) -> Log:
    numbers = sorted(set(command.numbers))
    _check_player(state, numbers[-1])
    if player.id != state.opener and state.number_of(state.opener) in numbers:
        raise RefusalError("not_organiser", f"nobody can remove {state.opener_name}, who opened the tournament")
    removed = [number for number in numbers if state.players[number - 1].absence != "removed"]
    return [protocol.PlayerAbsent(at=now, player=player.id, number=number, why="removed") for number in removed]


def _set_organiser(state: TournamentState, player: PlayerRef, command: protocol.SetOrganiser, now: float) -> Log:
    _check_player(state, command.number)
    chosen = state.players[command.number - 1]
    if chosen.organiser == command.organiser:
        return []
    if chosen.absence == "removed":
        raise RefusalError("not_joined", f"{chosen.name} was removed from the tournament; check the player in first")
    return [protocol.OrganiserChanged(at=now, player=player.id, number=command.number, organiser=command.organiser)]


def _check_player(state: TournamentState, number: int) -> None:
    if number > len(state.players):
        raise RefusalError("bad_message", f"there is no player {number}; the last one is {len(state.players)}")


def _set_joining(state: TournamentState, player: PlayerRef, command: protocol.SetJoining, now: float) -> Log:
    if state.is_joining_allowed == command.allowed:
        return []
    return [protocol.JoiningChanged(at=now, player=player.id, allowed=command.allowed)]


def _renew_link(state: TournamentState, player: PlayerRef, command: protocol.RenewLink, now: float) -> Log:
    return [protocol.LinkRenewed(at=now, player=player.id, invitation=new_invitation())]


def _start_round(state: TournamentState, player: PlayerRef, command: protocol.StartRound, now: float) -> Log:
    if command.round == len(state.rounds):
        return []  # it was started by a repeated command, by another organiser, or by itself
    _check_between_rounds(state)
    if command.round != len(state.rounds) + 1:
        raise RefusalError("stale", f"the next round is round {len(state.rounds) + 1}")
    return next_round_entries(state, now, player.id)


def next_round_entries(state: TournamentState, now: float, player: str = "") -> Log:
    """Return the next round, or the end of the tournament. Raise RefusalError if too few players are here."""
    seats, is_compared = state.plan.seats, state.settings.duplicate and not state.rounds
    if is_compared and len(state.participants) < 2 * seats:
        raise RefusalError(
            "too_few_for_duplicate",
            f"duplicate compares two full tables or more: tables of {seats} need {2 * seats} players who are here",
        )
    if len(state.participants) < 2:
        raise RefusalError("too_few_players", "a round needs at least two players who are here")
    pairing = state.next_pairing()
    if pairing is None:
        return [protocol.TournamentEnded(at=now, player=player)]
    tables = tuple((new_table_id(), tuple(map(int, players))) for players in pairing.tables)
    rests = tuple(map(int, pairing.rests))
    absent: Log = [
        protocol.PlayerAbsent(at=now, number=one.number, why="no_show")
        for one in state.players
        if not (state.rounds or one.present or one.absence) and state.settings.no_shows == "drop"
    ]
    return [*absent, protocol.RoundPaired(at=now, player=player, tables=tables, rests=rests, final=pairing.is_final)]


def _check_between_rounds(state: TournamentState) -> None:
    if state.has_ended:
        raise RefusalError("tournament_over", "the tournament is over")
    if state.running_round:
        raise RefusalError("round_not_over", "a round is being played; end it first")


def _extend_round(state: TournamentState, player: PlayerRef, command: protocol.ExtendRound, now: float) -> Log:
    last = state.running_round
    if last is None or command.round != len(state.rounds) or last.time_over or last.deadline is None:
        raise RefusalError("stale", f"round {command.round} is not being played, or has no deadline")
    if command.deadline > now + protocol.MAX_ROUND_MINUTES * MINUTE_SECONDS:
        raise RefusalError("bad_message", f"a deadline is at most {protocol.MAX_ROUND_MINUTES} minutes away")
    if command.deadline <= last.deadline:
        return []
    return [protocol.DeadlineChanged(at=now, player=player.id, deadline=command.deadline)]


def _end_round(state: TournamentState, player: PlayerRef, command: protocol.EndRound, now: float) -> Log:
    last = state.running_round
    if last is None or command.round != len(state.rounds):
        raise RefusalError("stale", f"round {command.round} is not being played")
    started: Log = [protocol.RoundStarted(at=now, player=player.id)] if state.stage == "starting" else []
    return [] if last.time_over else [*started, protocol.TimeEnded(at=now, player=player.id)]


def _correct_result(state: TournamentState, player: PlayerRef, command: protocol.CorrectResult, now: float) -> Log:
    if command.round > len(state.rounds) or command.table > len(state.rounds[command.round - 1].tables):
        raise RefusalError("bad_message", f"there is no table {command.table} in round {command.round}")
    if command.round == len(state.rounds) and state.stage == "starting":
        raise RefusalError("stale", "the round is just starting")
    table = state.rounds[command.round - 1].tables[command.table - 1]
    if command.scores is not None and len(command.scores) != len(table.players):
        raise RefusalError("bad_message", f"this table has {len(table.players)} seats; give a score for each")
    if command.absent is not None and not set(command.absent).issubset(table.players):
        raise RefusalError("bad_message", f"absent players must be among {table.players}, the players of this table")
    if command.undo and not (table.table in state.recorded or state.is_running(command.round)):
        raise RefusalError("stale", "the game of this table has ended without a result")
    scores, absent = command.scores, table.absent if command.absent is None else sorted(set(command.absent))
    if command.undo:
        is_same = not table.corrected
    else:
        is_same = table.over and (scores and [*scores]) == table.scores and {*absent} == {*table.absent}
    if is_same:
        return []
    return [
        protocol.ResultCorrected(
            at=now,
            player=player.id,
            round=command.round,
            table=command.table,
            scores=None if command.undo else scores,
            absent=None if command.undo else tuple(absent),
            undo=command.undo,
            name=player.name,
        )
    ]


def _finish(state: TournamentState, player: PlayerRef, command: protocol.Finish, now: float) -> Log:
    if state.has_ended:
        return []
    _check_between_rounds(state)
    return [protocol.TournamentEnded(at=now, player=player.id)]


def _repeat(state: TournamentState, player: PlayerRef, command: protocol.RepeatTournament, now: float) -> Log:
    if not state.has_ended:
        raise RefusalError("round_not_over", "the tournament is not over yet")
    return [] if state.is_repeated else [protocol.Repeated(at=now, player=player.id)]


_HANDLERS: dict[type, Callable[..., Log]] = {
    protocol.Join: _join,
    protocol.CheckIn: _check_in,
    protocol.Quit: _quit,
    protocol.RemovePlayers: _remove_players,
    protocol.SetOrganiser: _set_organiser,
    protocol.SetJoining: _set_joining,
    protocol.RenewLink: _renew_link,
    protocol.StartRound: _start_round,
    protocol.ExtendRound: _extend_round,
    protocol.EndRound: _end_round,
    protocol.CorrectResult: _correct_result,
    protocol.Finish: _finish,
    protocol.RepeatTournament: _repeat,
}
_OWN_COMMANDS = (protocol.Join, protocol.CheckIn, protocol.Quit)  # of players
# Which need a tournament that is not over.
_RUNNING_COMMANDS = (
    *_OWN_COMMANDS,
    *(protocol.RemovePlayers, protocol.SetOrganiser, protocol.SetJoining, protocol.RenewLink),
)
# Even if the log is full: they lead to the end, or a player can send them a few times only.
_NECESSARY_COMMANDS = (
    *(protocol.Join, protocol.Quit, protocol.StartRound, protocol.EndRound, protocol.Finish),
    protocol.RepeatTournament,
)
_ORGANISER_COMMANDS = tuple(set(get_args(AnyTournamentCommand)) - set(_OWN_COMMANDS))
if _missing := set(get_args(AnyTournamentCommand)) - set(_HANDLERS):
    raise TypeError(f"_HANDLERS has no function for {', '.join(command.__name__ for command in _missing)}")
