"""Command handlers: what a player's command adds to the log of a table, or why it cannot be done. Whether an action is
legal is left to the rules: the table's fold refuses it."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from hmac import compare_digest
from typing import Any

from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.quoting import quoted
from nasrid.rules.table.actions import Action
from nasrid.rules.table.scoring import DIRK
from nasrid.rules.table.words import read_cell, write_cell
from nasrid.rules.trying import legal_cells, standing_if_built
from nasrid.rules.wire.encode import encode
from nasrid.server.protocol import commands, entries
from nasrid.server.protocol.commands import AnyCommand, asking_steps
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import Refusal, illegal
from nasrid.server.protocol.messages import Preview, Tried
from nasrid.server.table.player import Player
from nasrid.server.table.state import TableState, parse_action

MOST_ASKERS = 20
MOST_REWINDS = 20  # in one game: each is played again by whoever looks at its story
Stamp = dict[str, Any]  # at, player, command, digest
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"  # letters and signs to Unicode, nothing to the eye


def done_before(table: TableState, player: Player, command: AnyCommand) -> int | None:
    """The number of the entry that this very command added when it came first."""
    known = table.done_before(player.id, command.id)
    if known is None:
        return None
    seq, digest = known
    if digest != command.digest:
        raise Refusal("id_used", f"your command {command.id} at event {seq} was another one; give each its own id")
    return seq


def entry_for(table: TableState, player: Player, command: AnyCommand, now: float) -> AnyEntry | None:
    """None if all is as wanted already."""
    if table.stage == "closed":
        raise Refusal("over", "this table is closed")
    _check_rules(table)
    stamp = {"at": now, "player": player.id, "command": command.id, "digest": command.digest}
    return _HANDLERS[type(command)](table, player, command, stamp)


def _act(table: TableState, player: Player, command: commands.Act, stamp: Stamp) -> AnyEntry:
    seat = _deciding(table, player, command.seq)
    _read_action(command.action)
    return table.action_of(seat, command.action, "player", **stamp)


def preview(table: TableState, player: Player, command: commands.Preview) -> Preview:
    """How the player would stand after an action. The rest of the turn is not looked at: it could reveal something."""
    _check_rules(table)
    seat, action = _deciding(table, player, command.seq), _read_action(command.action)
    assert table.game
    try:
        standing = encode(table.game.standing(seat, action))
    except IllegalActionError as error:
        raise illegal(error) from None
    dirk = None if table.game.dirk_score is None else encode(table.game.standing(DIRK, action))
    return Preview(command.id, table.seq, command.action, standing, dirk)


def _check_rules(table: TableState) -> None:
    if table.is_frozen:
        raise Refusal(
            "other_rules",
            f"this game was dealt by version {table.rules_version} of the rules, and this server plays version "
            f"{RULES_VERSION}: it stays as it is",
        )


def tried(table: TableState, player: Player, command: commands.Try) -> Tried:
    """What a tile would do in the player's city, were it theirs to place."""
    seat = _seat(table, player)
    if table.game is None:
        raise Refusal("not_started", "the game has not started yet")
    try:
        cells = [write_cell(cell) for cell in legal_cells(table.game, seat, command.tile)]
        if command.cell is None:
            return Tried(command.id, command.tile, cells)
        standing = standing_if_built(table.game, seat, command.tile, read_cell(command.cell))
    except NotationError as error:
        raise Refusal("bad_message", str(error)) from None
    except IllegalActionError as error:
        raise illegal(error) from None
    return Tried(command.id, command.tile, cells, encode(standing))


def _read_action(text: str) -> Action:
    try:
        return parse_action(text)
    except NotationError as error:
        raise Refusal("bad_message", str(error)) from None


def _undo(table: TableState, player: Player, command: commands.Undo, stamp: Stamp) -> AnyEntry:
    seat = _deciding(table, player, command.seq)
    if not table.undo:
        raise Refusal(
            "nothing_to_undo",
            "nothing can be taken back: since your last action something was revealed or somebody else decided",
        )
    return entries.Undone(seat=seat, used=table.time_used(stamp["at"]), **stamp)


def _ask_undo(table: TableState, player: Player, command: commands.AskUndo, stamp: Stamp) -> AnyEntry | None:
    seat = _playing(table, player)
    if table.undo_asked:
        if table.undo_asked.seat == seat:
            return None
        raise Refusal("not_your_decision", f"seat {table.undo_asked.seat} asks already; answer first")
    if seat == table.decider and table.undo:
        raise Refusal("bad_message", "nobody need be asked: your last action can be taken back")
    if table.rewinds >= MOST_REWINDS:
        raise Refusal("too_many", "at this table enough was taken back; play on")
    if seat in table.undo_refused:
        raise Refusal("nothing_to_undo", "somebody did not agree; play on")
    if not table.actions_since(seat):
        raise Refusal("nothing_to_undo", "you have not done anything yet that could be taken back")
    return entries.UndoAsked(seat=seat, **stamp)


def _answer_undo(table: TableState, player: Player, command: commands.AnswerUndo, stamp: Stamp) -> AnyEntry | None:
    seat = _playing(table, player)
    asked = table.undo_asked
    if asked is None or asked.number != command.request:
        raise Refusal("stale", "nobody asks for that any more; look again")
    if seat == asked.seat:
        if command.agrees:
            raise Refusal("not_your_decision", "the others have to agree")
        return entries.UndoWithdrawn(seat=seat, **stamp)
    if command.agrees and seat in asked.agreed:
        return None
    return entries.UndoAnswered(seat=seat, agrees=command.agrees, **stamp)


def _deciding(table: TableState, player: Player, seq: int) -> int:
    """The player's seat, if it has to decide and the player has seen how things stand."""
    seat = _playing(table, player)
    if seq > table.seq:
        raise Refusal("stale", f"there is no event {seq} yet; the last one is {table.seq}")
    if seq < table.acted_at:
        raise Refusal("stale", f"you knew the game up to event {seq}, it has gone on to {table.acted_at}; look again")
    if seat != table.decider:
        raise Refusal("not_your_decision", f"seat {table.decider} has to decide, you are seat {seat}")
    return seat


def _playing(table: TableState, player: Player) -> int:
    """The player's seat, in a game that goes on."""
    seat = _seat(table, player)
    if table.stage == "over":
        raise Refusal("over", "the game is over")
    if table.game is None:
        raise Refusal("not_started", "the game has not started yet")
    return seat


def _seat(table: TableState, player: Player) -> int:
    seat = table.seat_of(player.id)
    if seat is None:
        raise Refusal("not_seated", "you do not sit at this table")
    return seat


def _sit(table: TableState, player: Player, command: commands.Sit, stamp: Stamp) -> AnyEntry | None:
    mine = table.seat_of(player.id)
    if mine is not None:
        if command.seat in (None, mine):
            return None
        raise Refusal("already_seated", f"you sit at seat {mine}; leave it first")
    if table.stage != "waiting":
        raise Refusal("started", "the game has started; you can watch it")
    if player.id in table.sent_away:
        raise Refusal("not_invited", "the host has sent you away from this table")
    invited = player.id == table.host or compare_digest(command.invitation.encode(), table.invitation.encode())
    if command.invitation and not invited:
        raise Refusal("not_invited", "this invitation is not for this table; ask for the link again")
    seat = _free_seat(table, command.seat, invited)
    return entries.Seated(seat=seat, sitter=player.id, name=player.name, **stamp)


def _free_seat(table: TableState, wanted: int | None, invited: bool) -> int:
    free = [seat for seat, chair in enumerate(table.chairs) if not chair.is_taken]
    allowed = [seat for seat in free if invited or table.chairs[seat].kind == "open"]
    if wanted is None:
        if not free:
            raise Refusal("seat_taken", "every seat is taken")
        if not allowed:
            raise Refusal("not_invited", "the free seats are for invited players; ask the host for the link")
        return allowed[0]
    _check_seat(table, wanted)
    if wanted not in free:
        raise Refusal("seat_taken", f"seat {wanted} is taken")
    if wanted not in allowed:
        raise Refusal("not_invited", f"seat {wanted} is for an invited player; ask the host for the link")
    return wanted


def _check_seat(table: TableState, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Refusal("bad_message", f"there is no seat {seat}; the seats are 0 to {len(table.chairs) - 1}")


def _ask(table: TableState, player: Player, command: commands.Ask, stamp: Stamp) -> AnyEntry | None:
    if table.stage != "waiting":
        raise Refusal("started", "the game has started; you can watch it")
    if table.seat_of(player.id) is not None or any(asked.asker == player.id for asked in table.askers.values()):
        return None
    if table.is_full:
        raise Refusal("seat_taken", "every seat is taken")
    if len(table.askers) >= MOST_ASKERS:
        raise Refusal("too_many", "many ask for a seat here already; wait until the host has answered")
    return entries.Asked(asker=player.id, name=player.name, **stamp)


def _answer(table: TableState, player: Player, command: commands.Answer, stamp: Stamp) -> AnyEntry:
    _check_arranging(table, player)
    asked = table.askers.get(command.asker)
    if asked is None:
        raise Refusal("stale", "nobody asks for a seat under this number any more; look again")
    if not command.seated:
        return entries.Declined(asker=asked.asker, name=asked.name, **stamp)
    seat = _free_seat(table, None, invited=True)
    return entries.Seated(seat=seat, sitter=asked.asker, name=asked.name, **stamp)


def _leave(table: TableState, player: Player, command: commands.Leave, stamp: Stamp) -> AnyEntry | None:
    seat = _seat(table, player)
    if table.stage == "waiting":
        return entries.Vacated(seat=seat, **stamp)
    if table.stage == "over" or table.chairs[seat].away:
        return None
    return entries.WentAway(seat=seat, why="left", **stamp)


def _back(table: TableState, player: Player, command: commands.Back, stamp: Stamp) -> AnyEntry | None:
    seat = _seat(table, player)
    return entries.CameBack(seat=seat, **stamp) if table.chairs[seat].away else None


def _start(table: TableState, player: Player, command: commands.Start, stamp: Stamp) -> AnyEntry:
    _check_arranging(table, player)
    return table.start(fill=command.fill, **stamp)


def _arrange(table: TableState, player: Player, command: commands.Arrange, stamp: Stamp) -> AnyEntry:
    _check_arranging(table, player)
    _check_seat(table, command.seat)
    if table.chairs[command.seat].player == player.id:
        raise Refusal("seat_taken", "you sit there yourself; leave the seat first")
    new = secrets.token_urlsafe(16) if table.chairs[command.seat].player else ""
    return entries.Arranged(seat=command.seat, kind=command.kind, level=command.level, invitation=new, **stamp)


def _check_arranging(table: TableState, player: Player) -> None:
    _check_host(table, player)
    if table.stage != "waiting":
        raise Refusal("started", "the game has started already")


def _check_host(table: TableState, player: Player) -> None:
    if player.id != table.host:
        raise Refusal("not_host", f"only {table.host_name}, the host of the table, can do that")


def _say(table: TableState, player: Player, command: commands.Say, stamp: Stamp) -> AnyEntry:
    seat = _seat(table, player)
    if not table.chat:
        raise Refusal("chat_off", "the host has turned the chat off")
    text = one_line(command.text)
    if not text:
        raise Refusal("bad_message", "there is nothing to say in this text")
    return entries.Said(seat=seat, text=text, **stamp)


def _chat(table: TableState, player: Player, command: commands.Chat, stamp: Stamp) -> AnyEntry | None:
    _check_host(table, player)
    return None if command.on == table.chat else entries.ChatSwitched(on=command.on, **stamp)


def _prefer(table: TableState, player: Player, command: commands.Prefer, stamp: Stamp) -> AnyEntry | None:
    seat, known = _seat(table, player), asking_steps()
    for step in command.passes:
        if step not in known:
            raise Refusal("bad_message", f"no seats are asked at a step {quoted(step)}; they are at {', '.join(known)}")
    if table.chairs[seat].passes == frozenset(command.passes):
        return None
    return entries.Preferred(seat=seat, passes=tuple(sorted(set(command.passes))), **stamp)


def _vote_out(table: TableState, player: Player, command: commands.VoteOut, stamp: Stamp) -> AnyEntry | None:
    seat = _seat(table, player)
    _check_seat(table, command.seat)
    if table.settings.clock is not None:
        raise Refusal("bad_message", "this table has a clock, which nobody need vote for")
    if seat == command.seat or command.seat != table.decider or table.chairs[command.seat].bot:
        raise Refusal("not_your_decision", "you can vote about another person, when they have to decide")
    return None if seat in table.votes else entries.Voted(seat=seat, against=command.seat, **stamp)


def _take_away(table: TableState, player: Player, command: commands.TakeAway, stamp: Stamp) -> AnyEntry:
    """The record has the seed in it: nobody may play on here who could know what comes."""
    seat = _playing(table, player)
    if any(chair.player for other, chair in enumerate(table.chairs) if other != seat):
        raise Refusal("not_your_decision", "others play here, too; only a game against bots can be taken away")
    if table.settings.lesson:
        raise Refusal("bad_message", "a lesson begins with a position, and a game elsewhere is dealt from a seed")
    return entries.Closed(**stamp)


_HANDLERS: dict[type, Callable[..., AnyEntry | None]] = {
    commands.Act: _act,
    commands.Undo: _undo,
    commands.AskUndo: _ask_undo,
    commands.AnswerUndo: _answer_undo,
    commands.Sit: _sit,
    commands.Ask: _ask,
    commands.Answer: _answer,
    commands.Leave: _leave,
    commands.Back: _back,
    commands.Start: _start,
    commands.Arrange: _arrange,
    commands.Say: _say,
    commands.Chat: _chat,
    commands.Prefer: _prefer,
    commands.VoteOut: _vote_out,
    commands.TakeAway: _take_away,
}


def one_line(text: str) -> str:
    """Without control and direction characters and letters that show nothing, and without spaces around."""
    kept = (" " if unicodedata.category(one)[0] == "C" or one in BLANKS else one for one in text)
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())
