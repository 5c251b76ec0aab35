"""Observations: what a seat may know as named arrays, and the same as one flat array."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.layout import BONUS_CARDS, Piece, pieces
from nasrid.envs.observation.money import MoneyRows
from nasrid.envs.observation.numbers import NumberRow
from nasrid.envs.observation.rows import FLOAT, Rows
from nasrid.envs.observation.tiles import TileRows
from nasrid.envs.space import SIZE
from nasrid.rules.modules.bonus import NAME as BONUS
from nasrid.rules.modules.bonus import cards_seen
from nasrid.rules.pieces.money import Cards, Hand
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

Floats: TypeAlias = NDArray[np.float32]
Observation = dict[str, Floats]


class Encoder:
    """Makes the observations of tables with these options. Seats go clockwise from the observer, who is first."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.pieces: tuple[Piece, ...] = pieces(options)
        ends = list(accumulate(piece.size for piece in self.pieces))
        self.size = ends[-1]
        self._at = {piece.name: slice(end - piece.size, end) for piece, end in zip(self.pieces, ends, strict=True)}
        self._shapes = {piece.name: piece.shape for piece in self.pieces if len(piece.shape) > 1}
        self._shown = Shown(options)

    def __reduce__(self) -> tuple[object, ...]:
        return Encoder, (self.options,)

    def observe(self, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> Observation:
        """The observation of the view's seat by the names of its pieces. The arrays are the caller's."""
        return self.split(self.flat(view, ledger, prefix))

    def flat(self, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> Floats:
        """The same in one array, piece after piece. `prefix` is for the seat that decides: what it has chosen so far.

        All steps of a decision have the same view, so only the prefix is added to what was made for the first of them.
        """
        assert view.viewer is not None, "a spectator has no observation"
        shown = self._shown
        if shown.view is not view or shown.ledger is not ledger:
            try:
                shown.show(view, ledger)
            except BaseException:
                self._shown = Shown(self.options)  # half of the view may be written
                raise
        flat: Floats = np.frombuffer(bytearray().join(shown.seen_from[view.viewer]), np.float32)
        for index in prefix:
            flat[index] += 1  # the prefix is the first piece
        return flat

    def split(self, flat: Floats) -> Observation:
        """The pieces of a flat observation; they share its memory."""
        rows = {name: flat[at] for name, at in self._at.items()}
        for name, shape in self._shapes.items():
            rows[name] = rows[name].reshape(shape)
        return rows


class Shown:
    """What was shown last, to whichever seat. The next view is compared with it, and only what differs is written; then
    nothing is left of the one before."""

    def __init__(self, options: Options) -> None:
        self.view: View | None = None
        self.ledger: Ledger | None = None
        self._numbers = NumberRow(options)
        self._money = MoneyRows(options)
        self._tiles = TileRows(options)
        self._hands: list[Hand | None] = [None] * options.players  # as the ledger has counted them, and their cards
        self._counted: list[Cards] = [()] * options.players
        self._has_bonus = BONUS in options.modules
        self._bonus = Rows(len(BONUS_CARDS), options.players)
        self._revealed = Rows(len(BONUS_CARDS), options.players)
        self.seen_from = self._in_order(pieces(options), options.players)

    def _in_order(self, names: tuple[Piece, ...], seats: int) -> list[list[Any]]:
        """By seat: the memory of what stands one after the other in its flat observation, without a prefix."""
        bonus = {"bonus": [self._bonus], "revealed": [self._revealed]}
        rows = {**self._money.pieces(), **self._tiles.pieces(), **bonus}
        in_order = [self._numbers.row, *[one for piece in names for one in rows.get(piece.name, ())]]
        no_prefix = bytes(FLOAT * SIZE)
        return [[no_prefix, *[one.seen_from(seat) for one in in_order]] for seat in range(seats)]

    def show(self, view: View, ledger: Ledger) -> None:
        hands = [self._known_hand(view, seat, ledger) for seat in range(len(view.players))]
        self._money.show(view, hands)
        self._tiles.show(view)
        if self._has_bonus:
            self._show_bonus(view, ledger)
        beyond = [self._tiles.beyond(seat) for seat in range(len(hands))]
        self._numbers.show(view, [hand is not None for hand in hands], beyond)
        self.view, self.ledger = view, ledger

    def _known_hand(self, view: View, seat: int, ledger: Ledger) -> Cards | None:
        """A player's cards, if the observer may see them or has counted them all."""
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

    def _show_bonus(self, view: View, ledger: Ledger) -> None:
        for seat, player in enumerate(view.players):
            cards = cards_seen(player)
            own = ledger.returned.get(seat, frozenset()) if cards.hidden is None else cards.hidden
            self._bonus.fill(seat, 0, [float(card in own) for card in BONUS_CARDS])
            self._revealed.fill(seat, 0, [float(card in cards.revealed) for card in BONUS_CARDS])
