"""Observations: everything a seat may know, as named arrays or as one flat array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.layout import PREFIX_PIECE, observation_pieces, without_pieces
from nasrid.envs.observation.module_encoder import module_encoders
from nasrid.envs.observation.money import MoneyRows
from nasrid.envs.observation.numbers import NumberRow
from nasrid.envs.observation.piece import Piece
from nasrid.envs.observation.rows import FLOAT_BYTES
from nasrid.envs.observation.tiles import TileRows
from nasrid.envs.space import ACTION_COUNT
from nasrid.rules.pieces.money import Cards, Hand
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

Floats: TypeAlias = NDArray[np.float32]
Observation = dict[str, Floats]


class BaseEncoder:
    """The common parts of the encoders: the requested pieces, and the observation by name."""

    def __init__(self, options: Options, pieces: tuple[Piece, ...], leave_out: Sequence[str]) -> None:
        self.options = options
        self.pieces: tuple[Piece, ...] = without_pieces(pieces, leave_out)
        self.size = sum(piece.size for piece in self.pieces)
        self._leave_out = tuple(leave_out)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.options, self._leave_out)

    def observe(self, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> Observation:
        """Return the observation by the names of its pieces. The caller owns the arrays.

        Args:
            view: The view of the observer.
            ledger: The money and bonus cards that all players have shown.
            prefix: The indices chosen so far, if the observer decides.
        """
        return self.split(self.flat(view, ledger, prefix))

    def split(self, flat: Floats) -> Observation:
        """Return a flat observation by the names of its pieces. They share its memory."""
        rows: Observation = {}
        start = 0
        for piece in self.pieces:
            rows[piece.name] = flat[start : start + piece.size].reshape(piece.shape)
            start += piece.size
        return rows

    def flat(self, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> Floats:
        """Return the observation as one array, piece after piece. It takes the arguments of `observe`."""
        flat: Floats = np.zeros(self.size, np.float32)
        self.fill(flat.data, view, ledger, prefix)
        return flat

    def fill(self, row: Any, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> None:
        """Write the flat observation into a memoryview of float32."""
        raise NotImplementedError

    def update_prefix(self, row: Any, view: View, prefix: Sequence[int], known: int) -> None:
        """Add the indices of the prefix after the first `known` to a row that already shows the view."""
        raise NotImplementedError


class Encoder(BaseEncoder):
    """Encoder of full observations. Seats are listed clockwise from the observer."""

    def __init__(self, options: Options, leave_out: Sequence[str] = ()) -> None:
        """Prepare the observations of a table.

        Args:
            options: The options of the table.
            leave_out: Pieces to leave out.
        """
        super().__init__(options, observation_pieces(options), leave_out)
        self._has_prefix = self.pieces[0].name == PREFIX_PIECE
        self._shown = EncodedTable(options, self.pieces)

    def flat(self, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> Floats:
        """Return the observation as one array. Joining the parts is faster than filling an array."""
        flat: Floats = np.frombuffer(bytearray().join(self._encoded_parts(view, ledger)), np.float32)
        if self._has_prefix:
            for index in prefix:
                flat[index] += 1  # the prefix is the first piece
        return flat

    def fill(self, row: Any, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> None:
        start = 0
        for part in self._encoded_parts(view, ledger):
            end = start + len(part)
            row[start:end] = part
            start = end
        self.update_prefix(row, view, prefix, 0)

    def update_prefix(self, row: Any, view: View, prefix: Sequence[int], known: int) -> None:
        if self._has_prefix:
            for place in range(known, len(prefix)):
                row[prefix[place]] += 1.0

    def _encoded_parts(self, view: View, ledger: Ledger) -> list[Any]:
        """Return the memory of the viewer's observation, part by part."""
        assert view.viewer is not None, "a spectator has no observation"
        shown = self._shown
        if shown.view is not view or shown.ledger is not ledger:
            try:
                shown.update(view, ledger)
            except BaseException:
                self._shown = EncodedTable(self.options, self.pieces)  # the old one may be half written
                raise
        return shown.seen_from[view.viewer]


class EncodedTable:
    """The last encoded observation, of any seat. Only differences from it are written for the next view."""

    def __init__(self, options: Options, requested: tuple[Piece, ...]) -> None:
        self.view: View | None = None
        self.ledger: Ledger | None = None
        self._modules = module_encoders(options)
        self._numbers = NumberRow(options, self._modules)
        self._money = MoneyRows(options)
        self._tiles = TileRows(options)
        self._hands: list[Hand | None] = [None] * options.players  # as counted by the ledger
        self._counted: list[Cards] = [()] * options.players
        self.seen_from = [self._parts_for_seat(requested, seat) for seat in range(options.players)]

    def _parts_for_seat(self, requested: tuple[Piece, ...], seat: int) -> list[Any]:
        """Return the memory blocks of the seat's flat observation, without the prefix."""
        rows = {**self._money.pieces(), **self._tiles.pieces()}
        for module in self._modules:
            rows |= module.rows()
        parts: list[Any] = []
        for piece in requested:
            if piece.name == PREFIX_PIECE:
                parts.append(memoryview(bytes(FLOAT_BYTES * ACTION_COUNT)).cast("f"))
            elif piece.name in rows:
                for row in rows[piece.name]:
                    parts += row.seen_from(seat)
        place = 1 if requested[0].name == PREFIX_PIECE else 0
        parts[place:place] = self._numbers.parts([piece.name for piece in requested])
        return parts

    def update(self, view: View, ledger: Ledger) -> None:
        hands = [self._known_hand(view, seat, ledger) for seat in range(len(view.players))]
        self._money.update(view, hands)
        self._tiles.update(view)
        for module in self._modules:
            module.update(view, ledger)
        self._numbers.update(view, [hand is not None for hand in hands], self._tiles.tiles_outside_window())
        self.view, self.ledger = view, ledger

    def _known_hand(self, view: View, seat: int, ledger: Ledger) -> Cards | None:
        """Return a player's cards if the observer may see them or has counted all of them, else None."""
        player = view.players[seat]
        if player.hand is not None:
            return player.hand
        hand = ledger.hands.get(seat)
        if hand is None:
            return None
        if hand is not self._hands[seat]:
            self._counted[seat] = hand.cards
            self._hands[seat] = hand
        counted = self._counted[seat]
        return counted if len(counted) == player.hand_size else None
