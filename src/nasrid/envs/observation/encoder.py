"""Observations: what a seat may know as named arrays, and the same as one flat array."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.layout import BAG, BONUS_CARDS, Piece, numbers, pieces
from nasrid.envs.observation.money import MoneyRows
from nasrid.envs.observation.numbers import numbers_of
from nasrid.envs.observation.rows import Floats, Rows
from nasrid.envs.observation.tiles import TileRows
from nasrid.envs.space import SIZE
from nasrid.rules.modules.bonus import NAME as BONUS
from nasrid.rules.modules.bonus import cards_seen
from nasrid.rules.pieces.money import Cards, Hand
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

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
        flat: Floats = np.concatenate(shown.seen_from[view.viewer])
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
        self._names = [piece.name for piece in numbers(options)]
        self._written = [0.0] * sum(piece.size for piece in numbers(options))
        self._numbers = Rows(SIZE + len(self._written))  # an empty prefix before them
        self._money = MoneyRows(options)
        self._tiles = TileRows(options)
        self._hands: list[Hand | None] = [None] * options.players  # as the ledger has counted them, and their cards
        self._counted: list[Cards] = [()] * options.players
        self._has_bonus = BONUS in options.modules
        self._bonus = Rows(len(BONUS_CARDS), options.players)
        self._revealed = Rows(len(BONUS_CARDS), options.players)
        self.seen_from = self._arrays(pieces(options), options.players)

    def _arrays(self, names: tuple[Piece, ...], seats: int) -> list[list[Floats]]:
        """By seat: what stands one after the other in its flat observation."""
        bonus = {"bonus": [self._bonus], "revealed": [self._revealed]}
        rows = {**self._money.pieces(), **self._tiles.pieces(), **bonus}
        in_order = [self._numbers, *[one for piece in names for one in rows.get(piece.name, ())]]
        return [[one.seen_from(seat) for one in in_order] for seat in range(seats)]

    def show(self, view: View, ledger: Ledger) -> None:
        hands = [self._known_hand(view, seat, ledger) for seat in range(len(view.players))]
        self._money.show(view, hands)
        self._tiles.show(view)
        if self._has_bonus:
            self._show_bonus(view, ledger)
        self._show_numbers(view, hands)
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

    def _show_numbers(self, view: View, hands: list[Cards | None]) -> None:
        assert view.viewer is not None
        seats = [*range(view.viewer, len(hands)), *range(view.viewer)]
        values = numbers_of(view, seats)
        values["hands_known"] = [hands[seat] is not None for seat in seats]
        values["beyond"] = [self._tiles.beyond(seat) / BAG for seat in seats]
        written, place = self._written, 0
        for name in self._names:
            for value in values[name]:
                if value != written[place]:
                    written[place] = value
                    self._numbers.put(0, SIZE + place, value)
                place += 1

    def _show_bonus(self, view: View, ledger: Ledger) -> None:
        for seat, player in enumerate(view.players):
            cards = cards_seen(player)
            own = ledger.returned.get(seat, frozenset()) if cards.hidden is None else cards.hidden
            self._bonus.fill(seat, 0, [float(card in own) for card in BONUS_CARDS])
            self._revealed.fill(seat, 0, [float(card in cards.revealed) for card in BONUS_CARDS])
