"""Observations of an OpenSpiel state as named arrays and as text, with or without perfect recall."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from nasrid.envs.observation.encoder import Floats
from nasrid.envs.openspiel.table import ChanceTable, OpenSpielConfig
from nasrid.envs.space import ACTION_COUNT, describe_index
from nasrid.rules.wire.encode import encode

SINGLE_PLAYER_INFO = pyspiel.PrivateInfoType.SINGLE_PLAYER
NO_PRIVATE_INFO = pyspiel.PrivateInfoType.NONE
# These follow from the rest of a view or add nothing.
_OMITTED_VIEW_FIELDS = ("options", "legal_actions", "sheets", "viewer")
CHOSEN_BEFORE = "chosen_before"
OTHER_SEATS = "other_seats"  # with perfect information: the observations of the other seats, clockwise
_SETUP_TEXT = "the table is being set up"


def is_supported(kind: pyspiel.IIGObservationType) -> bool:
    """Return True for all kinds except the secrets of all seats together, which nobody may see."""
    return kind.private_info in (SINGLE_PLAYER_INFO, NO_PRIVATE_INFO) and (not kind.perfect_recall or _is_full(kind))


def _is_full(kind: pyspiel.IIGObservationType) -> bool:
    return bool(kind.public_info) and kind.private_info == SINGLE_PLAYER_INFO


class Observer:
    """An OpenSpiel observer. Only the full observation of a seat has a tensor, made of the Encoder's pieces.

    No array of fixed size can contain everything seen in a game. The tensor of an information state therefore adds the
    number of times that each seat has chosen each index.
    """

    def __init__(self, config: OpenSpielConfig, kind: pyspiel.IIGObservationType) -> None:
        self._kind = kind
        self._encoder = config.encoder
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}
        self._seats_shown = config.options.players if config.has_perfect_information else 1
        self._now = self._encoder.size * self._seats_shown
        if _is_full(kind):
            seats, size = config.options.players, self._encoder.size
            self.tensor = np.zeros(self._now + kind.perfect_recall * seats * ACTION_COUNT, np.float32)
            self.dict = self._encoder.split(self.tensor[:size])
            if config.has_perfect_information:
                self.dict[OTHER_SEATS] = self.tensor[size : self._now].reshape(seats - 1, size)
            if kind.perfect_recall:
                self.dict[CHOSEN_BEFORE] = self.tensor[self._now :].reshape(seats, ACTION_COUNT)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the arrays in place. They are all 0 before the table is set up."""
        table: ChanceTable = state.table
        if self.tensor is None:
            return
        if table.decisions is None:
            self.tensor[:] = 0
            return
        size, seats = self._encoder.size, table.config.options.players
        for place in range(self._seats_shown):
            seat = (player + place) % seats
            part = self.tensor.data[place * size : (place + 1) * size]
            self._encoder.fill(part, *table.decisions.encoder_input(seat))
        if self._kind.perfect_recall:
            counts = table.path_counts
            np.concatenate((counts[player:], counts[:player]), out=self.dict[CHOSEN_BEFORE])

    def string_from(self, state: Any, player: int) -> str:
        table: ChanceTable = state.table
        if self._kind.perfect_recall:
            return f"you are seat {player}\n{table.seen_by(player)}"
        if table.decisions is None:
            return _SETUP_TEXT
        parts = []
        if self._kind.public_info:
            parts += _public_lines(table)
        if self._kind.private_info == SINGLE_PLAYER_INFO:
            for place in range(self._seats_shown):
                parts += _private_lines(table, (player + place) % table.config.options.players)
        return "\n".join(parts)


def _public_lines(table: ChanceTable) -> list[str]:
    """Return the knowledge of a spectator, and the public counts."""
    assert table.decisions
    shown = encode(table.decisions.game.view(None))
    ledger = table.decisions.ledger
    shown["counted"] = {seat: hand.cards for seat, hand in sorted(ledger.hands.items())}
    shown["returned"] = {seat: sorted(cards) for seat, cards in sorted(ledger.returned.items()) if cards}
    return [f"{name}: {json.dumps(value)}" for name, value in shown.items() if name not in _OMITTED_VIEW_FIELDS]


def _private_lines(table: ChanceTable, player: int) -> list[str]:
    """Return the seat's private knowledge: its cards and the indices chosen so far."""
    assert table.decisions
    _, _, prefix = table.decisions.encoder_input(player)
    own = encode(table.decisions.game.player_view(player))
    return [
        f"you: {player}",
        f"your hand: {' '.join(own['hand'])}",
        *(f"your {name}: {json.dumps(part)}" for name, part in own["modules"].items()),
        f"chosen: {', '.join(map(describe_index, prefix))}",
    ]
