"""Folding the log: how each entry changes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

from msgspec.structs import replace

from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import commitment
from nasrid.rules.table.events import Event
from nasrid.rules.undo import UndoStack
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.info import GameResult, UndoRequest
from nasrid.server.protocol.settings import DAY_SECONDS, INVITATION_DAYS, RealTime
from nasrid.server.table.data import AcceptedCommand, SeatState, TableData
from nasrid.server.table.state import TableState, parse_action

COMMAND_HISTORY_SIZE = 32  # accepted commands that are recognised when they are repeated


def fold_log(table_id: str, log: list[AnyEntry]) -> TableState:
    """Return the table that this log describes."""
    table = TableState(table_id)
    fold_all(table, log)
    return table


def fold(table: TableState, entry: AnyEntry) -> list[Event]:
    """Apply the next entry and return the events of the game. Raise IllegalActionError and change nothing if the
    entry's action is illegal."""
    events: list[Event] = _FOLDS[type(entry)](table, entry) or []
    _update_decider(table)
    _count_entry(table, entry)
    return events


def fold_all(table: TableState, log: list[AnyEntry]) -> None:
    """Apply these entries in order without playing actions that are undone later."""
    for _ in fold_steps(table, log):
        pass


def fold_steps(table: TableState, log: list[AnyEntry]) -> Iterator[None]:
    """Fold like `fold_all`. Each step applies one entry."""
    undone = _undone_positions(log)
    for number, entry in enumerate(log):
        if number in undone and table.game:
            assert isinstance(entry, entries.Acted | entries.Undone)
            _end_decision(table, entry)
            _update_decider(table)
            _count_entry(table, entry)
        else:
            fold(table, entry)
        yield


def restore(table: TableState, data: TableData) -> None:
    """Load a new table with durable data. The game is replayed, so that it can be recorded and undone."""
    for name in TableData.__struct_fields__:
        setattr(table, name, getattr(data, name))
    table.settings, table.options = table.settings.checked()
    if table.rules_version is not None:
        _replay(table)
    _update_decider(table)


def restore_result(table: TableState, result: GameResult | None) -> None:
    """Set the stored result. It stays valid even if the current rules lead to another one."""
    if result is not None:
        table.stage, table.result = "over", result
        _update_decider(table)


def _update_decider(table: TableState) -> None:
    """Set the seat that has to decide. It is read several times per action, so it is not a property."""
    seat = table.game.seat if table.game and table.stage == "playing" else None
    if seat != table.decider:
        table.decider = seat


def command_key(player: str, command_id: str) -> str:
    """Return the key of a player's command. Ids of players contain no space."""
    return f"{player} {command_id}"


def _count_entry(table: TableState, entry: AnyEntry) -> None:
    table.seq += 1
    if entry.command:
        table.commands[command_key(entry.player, entry.command)] = AcceptedCommand(table.seq, entry.digest)
        if len(table.commands) > COMMAND_HISTORY_SIZE:
            del table.commands[next(iter(table.commands))]


# Seats


def _opened(table: TableState, entry: entries.Opened) -> None:
    table.settings, table.options = entry.settings.checked()
    table.seats = [SeatState(plan.kind, plan.level) for plan in table.settings.seats]
    table.host, table.host_name = entry.host, entry.host_name
    _set_invitation(table, entry.invitation, entry.at)
    table.opener = entry.tournament.id if entry.tournament else entry.host
    table.resumed, table.rematch_of = entry.resumed, entry.rematch_of
    table.chat, table.tournament = entry.settings.chat, entry.tournament
    table.daily, table.puzzle = entry.daily, entry.puzzle
    _restart_timer(table, entry.at)


def _seated(table: TableState, entry: entries.Seated) -> None:
    seat_state = table.seats[entry.seat]
    seat_state.player, seat_state.name = entry.sitter, entry.name
    _restart_timer(table, entry.at)
    _drop_seat_request(table, entry.sitter)
    _count_sitting(table, entry.sitter)


def _seat_requested(table: TableState, entry: entries.SeatRequested) -> None:
    table.seat_requests[table.seq + 1] = entry
    _count_sitting(table, entry.requester)


def _count_sitting(table: TableState, player: str) -> None:
    table.sittings[player] = table.sittings.get(player, 0) + 1


def _seat_request_declined(table: TableState, entry: entries.SeatRequestDeclined) -> None:
    _drop_seat_request(table, entry.requester)


def _drop_seat_request(table: TableState, requester: str) -> None:
    table.seat_requests = {
        number: request for number, request in table.seat_requests.items() if request.requester != requester
    }


def _seat_vacated(table: TableState, entry: entries.SeatVacated) -> None:
    seat_state = table.seats[entry.seat]
    if seat_state.player == table.host:
        table.host = ""
    seat_state.player = seat_state.name = ""


def _seat_changed(table: TableState, entry: entries.SeatChanged) -> None:
    removed = table.seats[entry.seat].player
    if removed and removed not in table.removed_players:
        table.removed_players.append(removed)
    if entry.invitation:
        _set_invitation(table, entry.invitation, entry.at)
    table.seats[entry.seat] = SeatState(entry.kind, entry.level)


def _invitation_renewed(table: TableState, entry: entries.InvitationRenewed) -> None:
    _set_invitation(table, entry.invitation, entry.at)


def _set_invitation(table: TableState, invitation: str, now: float) -> None:
    table.invitation, table.invitation_expires = invitation, now + INVITATION_DAYS * DAY_SECONDS


def _host_changed(table: TableState, entry: entries.HostChanged) -> None:
    table.host, table.host_name = entry.host, entry.host_name


def _player_away(table: TableState, entry: entries.PlayerAway) -> None:
    table.seats[entry.seat].is_away = True
    if entry.why == "late" and table.reserves:
        table.reserves[entry.seat] = 0.0


def _player_returned(table: TableState, entry: entries.PlayerReturned) -> None:
    table.seats[entry.seat].is_away = False
    if table.decider == entry.seat and not table.has_returned:  # once, or a player could stall the game for ever
        table.votes, table.has_returned = [], True
        _restart_timer(table, entry.at)


def _auto_pass_changed(table: TableState, entry: entries.AutoPassChanged) -> None:
    table.seats[entry.seat].auto_pass = entry.steps
    table.seats[entry.seat].declined = ()  # the player is asked again


def _vote_cast(table: TableState, entry: entries.VoteCast) -> None:
    table.votes.append(entry.seat)


# The game


def _started(table: TableState, entry: entries.Started) -> list[Event]:
    for seat_state in table.seats:
        if not seat_state.is_taken:
            assert entry.bot_level
            seat_state.kind, seat_state.level = "bot", entry.bot_level
    table.seat_requests, table.sittings = {}, {}
    table.stage = "playing"
    table.seed, table.position, table.rules_version = entry.seed, entry.position, entry.rules_version
    table.commitment = "" if entry.position else commitment(int(entry.seed))
    if isinstance(table.settings.clock, RealTime):
        table.reserves = [float(table.settings.clock.reserve_seconds)] * len(table.seats)
    _replay(table)
    _after_move(table, entry.at)
    return list(table.game.setup_events) if table.game else []


def _replay(table: TableState) -> None:
    """Play the game from its beginning, unless it was dealt with another rules version."""
    if table.is_frozen:
        return
    table.game = Game.from_position(table.position) if table.position else Game.new(table.options, int(table.seed))
    table.undo = UndoStack()
    for action in table.actions:
        _play(table, action)


def _play(table: TableState, action: str) -> list[Event]:
    assert table.game
    before = table.game.copy()
    events = table.game.apply(parse_action(action))
    table.undo.push(before, table.game, events)
    return events


def _acted(table: TableState, entry: entries.Acted) -> list[Event]:
    is_asked = table.game is not None and table.game.is_polling and entry.by == "player"
    declined = _declined_tiles(table, entry) if is_asked else ()
    events = _play(table, entry.action) if table.game else []
    if is_asked:
        table.seats[entry.seat].declined = declined
    table.actions.append(entry.action)
    table.actors.append(entry.seat if entry.by == "player" else None)
    if table.game:
        _end_decision(table, entry)
    return events


def _declined_tiles(table: TableState, entry: entries.Acted) -> tuple[str, ...]:
    """Return the tiles of the site that a player has declined, sorted. Passing declines every tile on offer."""
    assert table.game
    declined = {*table.seats[entry.seat].declined, *(table.tiles_on_offer if entry.action == "pass" else ())}
    return tuple(sorted(face.name for face in table.game.state.site if face and face.name in declined))


def _undone(table: TableState, entry: entries.Undone) -> None:
    left = len(table.actions) - entry.actions
    if left < 0:
        raise ValueError(f"the log undoes {entry.actions} of {len(table.actions)} actions")
    del table.actions[left:]
    del table.actors[left:]
    if table.game is None:
        return
    if entry.agreed:
        _replay(table)
    else:
        table.game = table.undo.pop()
    _end_decision(table, entry)


def _end_decision(table: TableState, entry: entries.Acted | entries.Undone) -> None:
    """Charge the clock, and drop the undo request after an undo or a player's action. A bot's action leaves it pending,
    because the undo would cover that action as well."""
    if isinstance(entry, entries.Undone):
        table.agreed_undos += entry.agreed
        for seat_state in table.seats:
            seat_state.declined = ()
    elif entry.by == "stand_in" and entry.seat not in table.stand_in_seats:
        table.stand_in_seats.append(entry.seat)
    if table.undo_request and (isinstance(entry, entries.Undone) or entry.by == "player"):
        table.undo_request = None
    is_own_undo = isinstance(entry, entries.Undone) and not entry.agreed
    shares_time = entry.seat == table.undo_seat and (is_own_undo or isinstance(entry, entries.Acted))
    if isinstance(clock := table.settings.clock, RealTime):
        charged = table.charged_seconds if shares_time else 0.0
        overtime = max(0.0, entry.used - clock.move_seconds - charged)
        charge = min(overtime, table.reserves[entry.seat])
        table.reserves[entry.seat] -= charge
        table.charged_seconds = charged + charge
    undo_seat = entry.seat if is_own_undo else None
    if not shares_time and table.undo_seat != undo_seat:
        table.undo_seat = undo_seat
    keeps_time = shares_time and table.game is not None and table.game.seat == entry.seat
    _after_move(table, entry.at, keeps_time)


def _undo_requested(table: TableState, entry: entries.UndoRequested) -> None:
    table.undo_request = UndoRequest(table.seq + 1, entry.seat, [])


def _undo_answered(table: TableState, entry: entries.UndoAnswered) -> None:
    assert table.undo_request
    if entry.accepted:
        table.undo_request = replace(table.undo_request, agreed=[*table.undo_request.agreed, entry.seat])
    else:
        table.undo_refused.append(table.undo_request.seat)
        table.undo_request = None


def _undo_withdrawn(table: TableState, entry: entries.UndoWithdrawn) -> None:
    table.undo_request = None


def _after_move(table: TableState, at: float, keeps_time: bool = False) -> None:
    """Start the next decision. With `keeps_time`, its time has begun: undoing and repeating an action gains none."""
    table.last_move_seq = table.seq + 1
    if table.undo_refused:  # each assignment takes as long as five such checks
        table.undo_refused = []
    if not keeps_time:
        if table.votes:
            table.votes = []
        if table.has_returned:
            table.has_returned = False
        _restart_timer(table, at)
    if table.game and table.game.is_over:
        table.stage = "over"
        table.undo_request = None
        table.result = GameResult(list(table.game.scores), list(table.game.winners))


def _restart_timer(table: TableState, at: float) -> None:
    table.began_at = at
    if table.credited_seconds:
        table.credited_seconds = 0.0
    if table.charged_seconds:
        table.charged_seconds = 0.0


# Chat, rematch, end


def _chat_sent(table: TableState, entry: entries.ChatSent) -> None:
    table.chat_messages += 1


def _chat_toggled(table: TableState, entry: entries.ChatToggled) -> None:
    table.chat = entry.enabled


def _rematch_opened(table: TableState, entry: entries.RematchOpened) -> None:
    table.rematch = entry


def _time_called(table: TableState, entry: entries.TimeCalled) -> None:
    table.is_time_over, table.undo_request = True, None
    if entry.finish == "bots":
        for seat_state in table.seats:
            seat_state.is_away = seat_state.kind != "bot"
    elif table.game:
        scores = list(table.game.scores)
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        table.stage, table.result = "over", GameResult(scores, winners)
    else:
        table.stage = "closed"


def _published(table: TableState, entry: entries.Published) -> None:
    assert table.tournament
    table.tournament = replace(table.tournament, sealed=False)


def _closed(table: TableState, entry: entries.Closed) -> None:
    table.stage = "closed"


_FOLDS: dict[type, Callable[..., list[Event] | None]] = {
    entries.Opened: _opened,
    entries.Seated: _seated,
    entries.SeatRequested: _seat_requested,
    entries.SeatRequestDeclined: _seat_request_declined,
    entries.SeatVacated: _seat_vacated,
    entries.SeatChanged: _seat_changed,
    entries.HostChanged: _host_changed,
    entries.Started: _started,
    entries.Acted: _acted,
    entries.Undone: _undone,
    entries.UndoRequested: _undo_requested,
    entries.UndoAnswered: _undo_answered,
    entries.UndoWithdrawn: _undo_withdrawn,
    entries.ChatSent: _chat_sent,
    entries.ChatToggled: _chat_toggled,
    entries.InvitationRenewed: _invitation_renewed,
    entries.AutoPassChanged: _auto_pass_changed,
    entries.VoteCast: _vote_cast,
    entries.PlayerAway: _player_away,
    entries.PlayerReturned: _player_returned,
    entries.RematchOpened: _rematch_opened,
    entries.TimeCalled: _time_called,
    entries.Published: _published,
    entries.Closed: _closed,
}
if _missing := set(get_args(AnyEntry)) - set(_FOLDS):
    raise TypeError(f"_FOLDS has no function for {', '.join(entry.__name__ for entry in _missing)}")


def _undone_positions(log: list[AnyEntry]) -> set[int]:
    """Return the positions of the actions that are undone within this log, and of the entries that undo them."""
    acted: list[int] = []
    undone: set[int] = set()
    for number, entry in enumerate(log):
        if isinstance(entry, entries.Acted):
            acted.append(number)
        elif isinstance(entry, entries.Undone) and len(acted) >= entry.actions:
            undone |= {number, *acted[-entry.actions :]}
            del acted[-entry.actions :]
    return undone
