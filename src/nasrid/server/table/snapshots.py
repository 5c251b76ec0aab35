"""The messages that describe a table to one viewer."""

from __future__ import annotations

from nasrid.rules.text.notation import write_action
from nasrid.rules.wire.encode import encode
from nasrid.server.protocol.info import You
from nasrid.server.protocol.messages import Decision, Snapshot
from nasrid.server.table.clocks import clocks
from nasrid.server.table.public_info import called_end, table_info
from nasrid.server.table.state import TableState


def viewer_info(table: TableState, player: str) -> You:
    seat = table.seat_of(player)
    is_host = bool(player) and player == table.host
    knows_invitation = is_host or seat is not None
    invitation = table.invitation if knows_invitation else None
    expires = table.invitation_expires if knows_invitation else None
    passes = () if seat is None else table.seats[seat].auto_pass
    has_requested = any(has_requested.requester == player for has_requested in table.seat_requests.values())
    return You(seat, is_host, invitation, expires, passes, has_requested)


def snapshot_for(table: TableState, player: str) -> Snapshot:
    you, game = viewer_info(table, player), table.game
    end = called_end(table)
    return Snapshot(
        seq=table.seq,
        you=you,
        table=table_info(table),
        clocks=clocks(table),
        view=encode(game.view(you.seat, proposed=True)) | end | ({"legal_actions": []} if end else {})
        if game
        else None,
        standings=encode(game.standings()) if game else None,
        can_undo=you.seat is not None and you.seat == table.decider and bool(table.undo),
    )


def decision_for(table: TableState) -> Decision:
    assert table.game
    return Decision(table.seq, [write_action(action) for action in table.game.proposed_actions()], bool(table.undo))
