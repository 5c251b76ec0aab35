"""What a log adds up to at some number, written down so that whoever loads the table begins there. It can be thrown
away at any time: the log alone is the table."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from nasrid.rules.game import RULES_VERSION
from nasrid.rules.text.notation import write_action
from nasrid.server.protocol import entries
from nasrid.server.protocol.info import GameResult, TableStage, UndoRequest
from nasrid.server.protocol.settings import BotName, SeatKind, SeatPlan, TableSettings
from nasrid.server.table.state import SeatState, TableState, parse_action

CHECKPOINT_INTERVAL_ENTRIES = 100  # entries from one checkpoint to the next
CHECKPOINT_VERSION = 1  # bumped whenever a checkpoint is written otherwise, or the same log adds up to something else


class SeatCheckpoint(Struct, frozen=True):
    """A seat and who sits there."""

    kind: SeatKind
    level: BotName
    player: str
    name: str
    is_away: bool
    auto_pass: list[str]


class Checkpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """Secrets included: it stays with the log. Of the game it keeps the actions that were not taken back."""

    version: int
    rules_version: int  # of the engine that found it
    seq: int
    stage: TableStage
    settings: TableSettings
    seats: list[SeatCheckpoint]
    host: str
    host_name: str
    opener: str
    invitation: str
    removed_players: list[str]
    chat: bool
    rematch: entries.RematchOpened | None
    seat_requests: dict[int, entries.SeatRequested]
    is_dealt: bool
    result: GameResult | None
    seed: str
    position: str
    actions: list[str]
    actors: list[int | None]
    undo_request: UndoRequest | None
    undo_refused: list[int]
    agreed_undos: int
    votes: list[int]
    last_move_seq: int
    began_at: float
    reserves: list[float]
    commands: list[tuple[str, str, int, str]]


encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Checkpoint).decode


def is_due(table: TableState) -> bool:
    """Whether a checkpoint is written with the entry that the table has just taken in."""
    return table.seq % CHECKPOINT_INTERVAL_ENTRIES == 0 and not table.is_frozen


def make_checkpoint(table: TableState) -> Checkpoint:
    """Of a table that this engine plays."""
    return Checkpoint(
        version=CHECKPOINT_VERSION,
        rules_version=RULES_VERSION,
        seq=table.seq,
        stage=table.stage,
        settings=table.settings,
        seats=[
            SeatCheckpoint(
                seat_state.kind,
                seat_state.level,
                seat_state.player,
                seat_state.name,
                seat_state.is_away,
                sorted(seat_state.auto_pass),
            )
            for seat_state in table.seats
        ],
        host=table.host,
        host_name=table.host_name,
        opener=table.opener,
        invitation=table.invitation,
        removed_players=sorted(table.removed_players),
        chat=table.chat,
        rematch=table.rematch,
        seat_requests=table.seat_requests,
        is_dealt=table.game is not None,
        result=table.result,
        seed=str(table.seed),
        position=table.position,
        actions=[write_action(action) for action in table.game.actions] if table.game else [],
        actors=table.actors,
        undo_request=table.undo_request,
        undo_refused=sorted(table.undo_refused),
        agreed_undos=table.agreed_undos,
        votes=sorted(table.votes),
        last_move_seq=table.last_move_seq,
        began_at=table.began_at,
        reserves=table.reserves,
        commands=[(*key, *value) for key, value in table.commands.items()],
    )


def decode(text: str | None) -> Checkpoint | None:
    """None if there is none, or none that is of use to this engine."""
    try:
        checkpoint = _decode(text) if text else None
    except msgspec.MsgspecError:
        return None
    return (
        checkpoint
        if checkpoint and (checkpoint.version, checkpoint.rules_version) == (CHECKPOINT_VERSION, RULES_VERSION)
        else None
    )


def restore(table: TableState, checkpoint: Checkpoint) -> None:
    """Bring a new table to where its log was. The game is played again, so it can be recorded and taken back."""
    table.settings, table.options = checkpoint.settings.checked()
    table.seq, table.stage, table.result = checkpoint.seq, checkpoint.stage, checkpoint.result
    table.seats = [_seat_state(sitting) for sitting in checkpoint.seats]
    table.host, table.host_name, table.opener = checkpoint.host, checkpoint.host_name, checkpoint.opener
    table.invitation, table.removed_players = checkpoint.invitation, set(checkpoint.removed_players)
    table.chat, table.rematch, table.seat_requests = checkpoint.chat, checkpoint.rematch, dict(checkpoint.seat_requests)
    table.undo_request, table.undo_refused = checkpoint.undo_request, set(checkpoint.undo_refused)
    table.agreed_undos, table.votes, table.last_move_seq = (
        checkpoint.agreed_undos,
        set(checkpoint.votes),
        checkpoint.last_move_seq,
    )
    table.began_at, table.reserves = checkpoint.began_at, list(checkpoint.reserves)
    table.commands = {(player, command): (seq, digest) for player, command, seq, digest in checkpoint.commands}
    if checkpoint.is_dealt:
        table.deal(int(checkpoint.seed), checkpoint.position, checkpoint.rules_version)
        table.actors = list(checkpoint.actors)
        table.replay([parse_action(action) for action in checkpoint.actions])


def _seat_state(seat: SeatCheckpoint) -> SeatState:
    chair = SeatState(SeatPlan(seat.kind, seat.level))
    chair.player, chair.name, chair.is_away = seat.player, seat.name, seat.is_away
    chair.auto_pass = frozenset(seat.auto_pass)
    return chair
