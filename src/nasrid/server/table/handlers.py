"""Command handlers: the log entry that a player's command adds, or the reason for refusing it. The rules check the
legality of an action when its entry is folded."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from hmac import compare_digest
from typing import Any, get_args

from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.quoting import quoted
from nasrid.rules.table.actions import Action
from nasrid.rules.table.piece_text import read_cell, write_cell
from nasrid.rules.table.scoring import DIRK
from nasrid.rules.what_if import legal_cells, standing_if_built
from nasrid.rules.wire.encode import encode
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import AnyCommand, Order, PlayerRef, poll_steps
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError, illegal_action
from nasrid.server.protocol.messages import PreviewResult, TilePreview
from nasrid.server.table.automatic import acted_entry, started_entry
from nasrid.server.table.clocks import time_used
from nasrid.server.table.folding import command_key
from nasrid.server.table.state import TableState, parse_action

MAX_SEAT_REQUESTS = 20
MAX_SITTINGS = 5  # of one player at a table that waits, because each adds entries to its log
MAX_AGREED_UNDOS = 20  # per game, because replaying the history repeats each of them
MAX_REPLAYED_ACTIONS = 2_000  # an undo by agreement replays the game, and all tables wait for that
Stamp = dict[str, Any]  # at, player, command, digest
INVISIBLE_CHARACTERS = "\u115f\u1160\u3164\uffa0\u2800"  # Unicode letters and symbols without a glyph


def repeated_command_seq(table: TableState, player: PlayerRef, command: AnyCommand) -> int | None:
    """Return the number of the entry that the same command added before, or None. Raise RefusalError if another command
    of the player had its id."""
    accepted = table.commands.get(command_key(player.id, command.id))
    if accepted is None:
        return None
    if accepted.digest != command.digest:
        raise RefusalError(
            "duplicate_id",
            f"the id {command.id} belongs to your command at event {accepted.seq}; give each command its own id",
        )
    return accepted.seq


def entry_for(table: TableState, player: PlayerRef, command: AnyCommand, now: float) -> AnyEntry | None:
    """Return the entry that the command adds, or None if nothing changes. Raise RefusalError if it is not allowed."""
    if table.stage == "closed":
        raise RefusalError("game_over", "this table is closed")
    _check_rules_version(table)
    return _HANDLERS[type(command)](table, player, command, make_stamp(player, command, now))


def entry_for_order(table: TableState, order: Order, now: float) -> AnyEntry | None:
    """Return the entry that an order of the tournament adds, or None if nothing changes."""
    if order.kind == "publish":
        return entries.Published(at=now) if table.is_sealed else None
    if table.stage != "playing" or table.is_time_over:
        return None
    return entries.TimeCalled(at=now, finish="score" if table.is_frozen else order.kind)  # bots cannot go on then


def make_stamp(player: PlayerRef, command: AnyCommand, now: float) -> Stamp:
    """Return the fields that every entry of a command has."""
    return {"at": now, "player": player.id, "command": command.id, "digest": command.digest}


def _act(table: TableState, player: PlayerRef, command: commands.Act, stamp: Stamp) -> AnyEntry:
    seat = _require_decider(table, player, command.seq)
    _read_action(command.action)
    return acted_entry(table, seat, command.action, "player", **stamp)


def preview(table: TableState, player: PlayerRef, command: commands.Preview) -> PreviewResult:
    """Return the player's standing after an action. The rest of the turn is ignored: it could reveal secrets."""
    _check_rules_version(table)
    seat, action = _require_decider(table, player, command.seq), _read_action(command.action)
    assert table.game
    try:
        standing = encode(table.game.standing(seat, action))
    except IllegalActionError as error:
        raise illegal_action(error) from None
    dirk = None if table.game.dirk_score is None else encode(table.game.standing(DIRK, action))
    return PreviewResult(command.id, table.seq, command.action, standing, dirk)


def _check_rules_version(table: TableState) -> None:
    if table.is_frozen:
        raise RefusalError(
            "rules_version_mismatch",
            f"this game was dealt with rules version {table.rules_version}, but this server has version "
            f"{RULES_VERSION}; the game cannot continue",
        )


def try_tile(table: TableState, player: PlayerRef, command: commands.TryTile) -> TilePreview:
    """Return the legal cells for a tile in the player's city, and the standing with the tile in the given cell."""
    seat = _require_seat(table, player)
    if table.game is None:
        raise RefusalError("not_started", "the game has not started yet")
    try:
        cells = [write_cell(cell) for cell in legal_cells(table.game, seat, command.tile)]
        if command.cell is None:
            return TilePreview(command.id, command.tile, cells)
        standing = standing_if_built(table.game, seat, command.tile, read_cell(command.cell))
    except NotationError as error:
        raise RefusalError("bad_message", str(error)) from None
    except IllegalActionError as error:
        raise illegal_action(error) from None
    return TilePreview(command.id, command.tile, cells, encode(standing))


def _read_action(text: str) -> Action:
    try:
        return parse_action(text)
    except NotationError as error:
        raise RefusalError("bad_message", str(error)) from None


def _undo(table: TableState, player: PlayerRef, command: commands.Undo, stamp: Stamp) -> AnyEntry:
    seat = _require_decider(table, player, command.seq)
    if not table.undo:
        raise RefusalError(
            "nothing_to_undo",
            "there is nothing to undo: since your last action, something was revealed or another player decided",
        )
    return entries.Undone(seat=seat, used=time_used(table, stamp["at"]), **stamp)


def _request_undo(table: TableState, player: PlayerRef, command: commands.RequestUndo, stamp: Stamp) -> AnyEntry | None:
    seat = _require_player(table, player)
    if table.undo_request:
        if table.undo_request.seat == seat:
            return None
        raise RefusalError(
            "not_your_decision",
            f"seat {table.undo_request.seat} has already requested an undo; answer that request first",
        )
    if table.is_attempt:
        raise RefusalError(
            "nothing_to_undo", "everybody has the deal of the day, so nothing that was revealed can be undone"
        )
    if table.is_sealed:
        raise RefusalError(
            "nothing_to_undo", "other tables have the same deal, so nothing that was revealed can be undone"
        )
    if seat == table.decider and table.undo:
        raise RefusalError("bad_message", "you can undo your last action without asking")
    if table.agreed_undos >= MAX_AGREED_UNDOS:
        raise RefusalError("quota_exceeded", f"at most {MAX_AGREED_UNDOS} undos by agreement are allowed per game")
    if len(table.actions) > MAX_REPLAYED_ACTIONS:
        raise RefusalError(
            "quota_exceeded", f"after {MAX_REPLAYED_ACTIONS} actions, undos by agreement are no longer possible"
        )
    if seat in table.undo_refused:
        raise RefusalError("nothing_to_undo", "another player refused the undo; continue the game")
    if not table.actions_since(seat):
        raise RefusalError("nothing_to_undo", "you have not taken any action yet")
    return entries.UndoRequested(seat=seat, **stamp)


def _answer_undo(table: TableState, player: PlayerRef, command: commands.AnswerUndo, stamp: Stamp) -> AnyEntry | None:
    seat = _require_player(table, player)
    undo_request = table.undo_request
    if undo_request is None or undo_request.number != command.request:
        raise RefusalError("stale", "this undo request is no longer pending")
    if seat == undo_request.seat:
        if command.accept:
            raise RefusalError("not_your_decision", "the other players have to agree")
        return entries.UndoWithdrawn(seat=seat, **stamp)
    if command.accept and seat in undo_request.agreed:
        return None
    return entries.UndoAnswered(seat=seat, accepted=command.accept, **stamp)


def _require_decider(table: TableState, player: PlayerRef, seq: int) -> int:
    """Return the player's seat if it has to decide and the player has seen the last move."""
    seat = _require_player(table, player)
    if seq > table.seq:
        raise RefusalError("stale", f"there is no event {seq} yet; the last one is {table.seq}")
    if seq < table.last_move_seq:
        raise RefusalError("stale", f"you have seen event {seq}, but the last move is event {table.last_move_seq}")
    if seat != table.decider:
        raise RefusalError("not_your_decision", f"seat {table.decider} has to decide, you are seat {seat}")
    return seat


def _require_player(table: TableState, player: PlayerRef) -> int:
    """Return the player's seat in a running game."""
    seat = _require_seat(table, player)
    if table.stage == "over":
        raise RefusalError("game_over", "the game is over")
    if table.game is None:
        raise RefusalError("not_started", "the game has not started yet")
    _check_time(table)
    return seat


def _check_time(table: TableState) -> None:
    if table.is_time_over:
        raise RefusalError("game_over", "the time of the round is over; bots finish this game")


def _require_seat(table: TableState, player: PlayerRef) -> int:
    seat = table.seat_of(player.id)
    if seat is None:
        raise RefusalError("not_seated", "you have no seat at this table")
    return seat


def _sit(table: TableState, player: PlayerRef, command: commands.Sit, stamp: Stamp) -> AnyEntry | None:
    mine = table.seat_of(player.id)
    if mine is not None:
        if command.seat in (None, mine):
            return None
        raise RefusalError("already_seated", f"you already have seat {mine}; leave it first")
    if table.stage != "waiting":
        raise RefusalError("already_started", "the game has started; you can watch it")
    if player.id in table.removed_players:
        raise RefusalError("not_invited", "the host has removed you from this table")
    is_invited = player.id == table.host or compare_digest(command.invitation.encode(), table.invitation.encode())
    if command.invitation and not is_invited:
        raise RefusalError("not_invited", "this invitation is not valid for this table; ask for a new link")
    if player.id != table.host and is_invited and stamp["at"] >= table.invitation_expires:
        raise RefusalError("not_invited", "this invitation has expired; ask the host for a new link")
    seat = _free_seat(table, command.seat, is_invited)
    _check_sittings(table, player)
    return entries.Seated(seat=seat, sitter=player.id, name=player.name, **stamp)


def _check_sittings(table: TableState, player: PlayerRef) -> None:
    if table.sittings.get(player.id, 0) >= MAX_SITTINGS:
        raise RefusalError(
            "quota_exceeded", f"you have taken or requested a seat here {MAX_SITTINGS} times; open a table of your own"
        )


def _free_seat(table: TableState, requested: int | None, is_invited: bool) -> int:
    free = [seat for seat, seat_state in enumerate(table.seats) if not seat_state.is_taken]
    allowed = [seat for seat in free if is_invited or table.seats[seat].kind == "open"]
    if requested is None:
        if not free:
            raise RefusalError("seat_taken", "every seat is taken")
        if not allowed:
            raise RefusalError(
                "not_invited", "the free seats are for invited players; ask the host for the invitation link"
            )
        return allowed[0]
    _check_seat(table, requested)
    if requested not in free:
        raise RefusalError("seat_taken", f"seat {requested} is taken")
    if requested not in allowed:
        raise RefusalError(
            "not_invited", f"seat {requested} is for an invited player; ask the host for the invitation link"
        )
    return requested


def _check_seat(table: TableState, seat: int) -> None:
    if seat >= len(table.seats):
        raise RefusalError("bad_message", f"there is no seat {seat}; seats are numbered 0 to {len(table.seats) - 1}")


def _request_seat(table: TableState, player: PlayerRef, command: commands.RequestSeat, stamp: Stamp) -> AnyEntry | None:
    if table.stage != "waiting":
        raise RefusalError("already_started", "the game has started; you can watch it")
    if table.seat_of(player.id) is not None or any(
        request.requester == player.id for request in table.seat_requests.values()
    ):
        return None
    if player.id in table.removed_players:
        raise RefusalError("not_invited", "the host has removed you from this table")
    if table.is_full:
        raise RefusalError("seat_taken", "every seat is taken")
    _check_sittings(table, player)
    if len(table.seat_requests) >= MAX_SEAT_REQUESTS:
        raise RefusalError("quota_exceeded", "there are too many seat requests; wait until the host has answered")
    return entries.SeatRequested(requester=player.id, name=player.name, **stamp)


def _answer_seat_request(
    table: TableState, player: PlayerRef, command: commands.AnswerSeatRequest, stamp: Stamp
) -> AnyEntry:
    _check_host_before_start(table, player)
    request = table.seat_requests.get(command.request)
    if request is None:
        raise RefusalError("stale", "this seat request is no longer pending")
    if not command.accept:
        return entries.SeatRequestDeclined(requester=request.requester, name=request.name, **stamp)
    seat = _free_seat(table, None, is_invited=True)
    return entries.Seated(seat=seat, sitter=request.requester, name=request.name, **stamp)


def _leave(table: TableState, player: PlayerRef, command: commands.Leave, stamp: Stamp) -> AnyEntry | None:
    for request in table.seat_requests.values():
        if request.requester == player.id:
            return entries.SeatRequestDeclined(requester=player.id, name=request.name, **stamp)
    seat = _require_seat(table, player)
    if table.stage == "waiting":
        return entries.SeatVacated(seat=seat, **stamp)
    if table.stage == "over" or table.seats[seat].is_away:
        return None
    if table.settings.lesson or table.is_attempt:
        return entries.Closed(**stamp)  # nobody else learns here, and no bot may finish an attempt
    return entries.PlayerAway(seat=seat, why="left", **stamp)


def _come_back(table: TableState, player: PlayerRef, command: commands.ComeBack, stamp: Stamp) -> AnyEntry | None:
    seat = _require_seat(table, player)
    _check_time(table)
    return entries.PlayerReturned(seat=seat, **stamp) if table.seats[seat].is_away else None


def _start(table: TableState, player: PlayerRef, command: commands.Start, stamp: Stamp) -> AnyEntry:
    _check_host_before_start(table, player)
    return started_entry(table, bot_level=command.bot_level, **stamp)


def _set_seat(table: TableState, player: PlayerRef, command: commands.SetSeat, stamp: Stamp) -> AnyEntry:
    _check_host_before_start(table, player)
    _check_seat(table, command.seat)
    if table.seats[command.seat].player == player.id:
        raise RefusalError("seat_taken", "this is your own seat; leave it first")
    new = secrets.token_urlsafe(16) if table.seats[command.seat].player else ""
    return entries.SeatChanged(seat=command.seat, kind=command.kind, level=command.level, invitation=new, **stamp)


def _renew_invitation(
    table: TableState, player: PlayerRef, command: commands.RenewInvitation, stamp: Stamp
) -> AnyEntry:
    _check_host_before_start(table, player)
    return entries.InvitationRenewed(invitation=secrets.token_urlsafe(16), **stamp)


def _check_host_before_start(table: TableState, player: PlayerRef) -> None:
    _check_host(table, player)
    if table.stage != "waiting":
        raise RefusalError("already_started", "the game has already started")


def _check_host(table: TableState, player: PlayerRef) -> None:
    if player.id != table.host:
        raise RefusalError("not_host", f"only the host, {table.host_name}, can do that")


def _send_chat(table: TableState, player: PlayerRef, command: commands.SendChat, stamp: Stamp) -> AnyEntry:
    seat = _require_seat(table, player)
    if not table.chat:
        raise RefusalError("chat_disabled", "the host has turned the chat off")
    text = one_line(command.text)
    if not text:
        raise RefusalError("bad_message", "the message has no visible characters")
    return entries.ChatSent(seat=seat, text=text, **stamp)


def _set_chat(table: TableState, player: PlayerRef, command: commands.SetChat, stamp: Stamp) -> AnyEntry | None:
    _check_host(table, player)
    return None if command.enabled == table.chat else entries.ChatToggled(enabled=command.enabled, **stamp)


def _set_auto_pass(
    table: TableState, player: PlayerRef, command: commands.SetAutoPass, stamp: Stamp
) -> AnyEntry | None:
    seat, steps = _require_seat(table, player), poll_steps()
    for step in command.steps:
        if step not in steps:
            raise RefusalError(
                "bad_message", f"there is no auto-pass at a step {quoted(step)}; possible steps: {', '.join(steps)}"
            )
    chosen = tuple(sorted(set(command.steps)))
    return None if table.seats[seat].auto_pass == chosen else entries.AutoPassChanged(seat=seat, steps=chosen, **stamp)


def _vote_out(table: TableState, player: PlayerRef, command: commands.VoteOut, stamp: Stamp) -> AnyEntry | None:
    seat = _require_seat(table, player)
    _check_seat(table, command.seat)
    if table.settings.clock is not None:
        raise RefusalError("bad_message", "this table has a clock, so there are no votes")
    if seat == command.seat or command.seat != table.decider or table.seats[command.seat].bot_level:
        raise RefusalError("not_your_decision", "you can vote only against another player who has to decide")
    return None if seat in table.votes else entries.VoteCast(seat=seat, against=command.seat, **stamp)


def _move_to_device(table: TableState, player: PlayerRef, command: commands.MoveToDevice, stamp: Stamp) -> AnyEntry:
    """Close the table, because its record contains the seed and nobody may play on knowing it."""
    seat = _require_player(table, player)
    if any(seat_state.player for other, seat_state in enumerate(table.seats) if other != seat):
        raise RefusalError(
            "not_your_decision", "other people play here; only a game against bots can be moved to a device"
        )
    if table.tournament:
        raise RefusalError("bad_message", "the game of a tournament cannot be moved to a device")
    if table.is_attempt:
        raise RefusalError("bad_message", "your attempt at the deal of the day ends where it began")
    if table.position:
        raise RefusalError("bad_message", "a lesson or puzzle cannot be moved to a device, because it has no seed")
    return entries.Closed(**stamp)


_HANDLERS: dict[type, Callable[..., AnyEntry | None]] = {
    commands.Act: _act,
    commands.Undo: _undo,
    commands.RequestUndo: _request_undo,
    commands.AnswerUndo: _answer_undo,
    commands.Sit: _sit,
    commands.RequestSeat: _request_seat,
    commands.AnswerSeatRequest: _answer_seat_request,
    commands.Leave: _leave,
    commands.ComeBack: _come_back,
    commands.Start: _start,
    commands.SetSeat: _set_seat,
    commands.SendChat: _send_chat,
    commands.SetChat: _set_chat,
    commands.RenewInvitation: _renew_invitation,
    commands.SetAutoPass: _set_auto_pass,
    commands.VoteOut: _vote_out,
    commands.MoveToDevice: _move_to_device,
}
_OWNER_COMMANDS = (commands.Preview, commands.TryTile, commands.Hint, commands.Rematch)  # answered by TableOwner
if _missing := set(get_args(AnyCommand)) - {*_HANDLERS, *_OWNER_COMMANDS}:
    raise TypeError(f"_HANDLERS has no function for {', '.join(command.__name__ for command in _missing)}")


def one_line(text: str) -> str:
    """Return the text with control, direction and invisible characters replaced, and without surrounding spaces."""
    cleaned = (
        " " if unicodedata.category(character)[0] == "C" or character in INVISIBLE_CHARACTERS else character
        for character in text
    )
    return " ".join(unicodedata.normalize("NFC", "".join(cleaned)).split())
