"""Observations: what a seat may know as named arrays, and the same as one flat array."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.arrays import (
    Floats,
    agenda_values,
    all_cards,
    bonus_array,
    cards_array,
    display_array,
    hand_array,
)
from nasrid.envs.observation.layout import (
    ALL_CARDS,
    BAG,
    BONUS_CARDS,
    COPIES,
    FEW_CARDS,
    MOST_POINTS,
    PILE,
    PILES,
    POINTS,
    SCORINGS,
    Piece,
    numbers,
    pieces,
)
from nasrid.envs.observation.tiles import CityArrays, TileArrays
from nasrid.rules.modules.bonus import cards_seen
from nasrid.rules.modules.huts import piles_seen
from nasrid.rules.modules.vizier import is_active
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import PlayerView, View

Observation = dict[str, Floats]
Players = list[PlayerView]  # the observer first


class Encoder:
    """Makes the observations of tables with these options. Seats go clockwise from the observer, who is first."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.pieces: tuple[Piece, ...] = pieces(options)
        ends = list(accumulate(piece.size for piece in self.pieces))
        self.size = ends[-1]
        self._at = {piece.name: slice(end - piece.size, end) for piece, end in zip(self.pieces, ends, strict=True)}
        self._shapes = {piece.name: piece.shape for piece in self.pieces if len(piece.shape) > 1}
        self._numbers = [piece.name for piece in numbers(options)]
        self._numbers_at = slice(self._at[self._numbers[0]].start, self._at[self._numbers[-1]].stop)
        self._tiles = TileArrays(options)
        self._cards = all_cards(options)
        # The observation made last, without a prefix, and of what. Its pieces are written in place.
        self._flat = np.zeros(self.size, np.float32)
        self._seen = self.split(self._flat)
        self._of: tuple[View | None, Ledger | None] = (None, None)

    def __reduce__(self) -> tuple[object, ...]:
        return Encoder, (self.options,)

    def observe(self, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> Observation:
        """The observation of the view's seat by the names of its pieces. The arrays are the caller's."""
        return self.split(self.flat(view, ledger, prefix))

    def flat(self, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> Floats:
        """The same in one array, piece after piece. `prefix` is for the seat that decides: what it has chosen so far.

        All steps of a decision have the same view, so only the prefix is added to what was made for the first of them.
        """
        if self._of[0] is not view or self._of[1] is not ledger:
            self._show(view, ledger)
            self._of = view, ledger
        flat = self._flat.copy()
        for index in prefix:
            flat[index] += 1  # the prefix is the first piece
        return flat

    def split(self, flat: Floats) -> Observation:
        """The pieces of a flat observation; they share its memory."""
        rows = {name: flat[at] for name, at in self._at.items()}
        for name, shape in self._shapes.items():
            rows[name] = rows[name].reshape(shape)
        return rows

    # What a view shows

    def _show(self, view: View, ledger: Ledger) -> None:
        seats = _clockwise(view)
        players = [view.players[seat] for seat in seats]
        cities = [self._tiles.city(player.city) for player in players]
        hands = [_known_hand(player, ledger.hands.get(seat)) for player, seat in zip(players, seats, strict=True)]
        values = _values(view, seats, players)
        values["hands_known"] = [hand is not None for hand in hands]
        values["beyond"] = [city.beyond / BAG for city in cities]
        self._flat[self._numbers_at] = [value for name in self._numbers for value in values[name]]
        self._show_money(view, hands)
        self._show_tiles(view, players, cities)
        self._show_cities(view, players, cities)
        if "huts" in self._seen:
            self._seen["huts"][:] = self._tiles.hut_piles(piles_seen(view))
        if "bonus" in self._seen:
            self._show_bonus(players, [ledger.returned.get(seat, frozenset()) for seat in seats])

    def _show_money(self, view: View, hands: list[Floats | None]) -> None:
        seen = self._seen
        discard = cards_array(view.discard)
        unseen = self._cards - discard - cards_array(view.display)
        for place, hand in enumerate(hands):
            seen["hands"][place] = 0 if hand is None else hand
            if hand is not None:
                unseen -= hand
        seen["hands"] /= COPIES
        seen["display"][:] = display_array(view.display)
        np.divide(discard, COPIES, out=seen["discard"])
        np.divide(unseen, COPIES, out=seen["deck"])

    def _show_tiles(self, view: View, players: Players, cities: list[CityArrays]) -> None:
        tiles, seen = self._tiles, self._seen
        hidden = tiles.box - tiles.named(view.site) - tiles.named(piles_seen(view).tops)
        for place, (player, city) in enumerate(zip(players, cities, strict=True)):
            seen["reserves"][place] = tiles.counts(player.reserve)
            seen["holdings"][place] = tiles.counts(player.holding)
            hidden -= city.seen
            for faces in filter(None, (player.reserve, player.holding)):
                hidden -= tiles.seen(faces)
        if view.dirk:
            seen["dirk"][:] = tiles.counts(view.dirk.tiles)
            hidden -= tiles.seen(view.dirk.tiles)
        seen["bag"][:] = hidden
        seen["site"][:] = tiles.site(view.site)

    def _show_cities(self, view: View, players: Players, cities: list[CityArrays]) -> None:
        seen = self._seen
        for place, (player, city) in enumerate(zip(players, cities, strict=True)):
            seen["cities"][place] = city.planes
            seen["borders"][place] = city.borders
            seen["buildings"][place] = city.buildings
            if revealed := cards_seen(player).revealed:
                seen["buildings"][place] += self._tiles.bonus_buildings(revealed)
            if "dearest" in seen:
                seen["dearest"][place] = city.dearest
        if view.dirk:
            seen["buildings"][-1] = self._tiles.dirk_buildings(view.dirk.tiles)
            if "dearest" in seen:
                seen["dearest"][-1] = self._tiles.dirk_dearest(view.dirk.tiles)

    def _show_bonus(self, players: Players, returned: list[frozenset[str]]) -> None:
        for place, (player, known) in enumerate(zip(players, returned, strict=True)):
            cards = cards_seen(player)
            own = known if cards.hidden is None else frozenset(cards.hidden)
            self._seen["bonus"][place] = bonus_array(own)
            self._seen["revealed"][place] = bonus_array(frozenset(cards.revealed))


def _clockwise(view: View) -> list[int]:
    """All seats, the observer first."""
    assert view.viewer is not None, "a spectator has no observation"
    seats = len(view.players)
    return [(view.viewer + place) % seats for place in range(seats)]


def _known_hand(player: PlayerView, counted: Hand | None) -> Floats | None:
    """A player's cards, if the observer may see them or has counted them all."""
    if player.hand is not None:
        return cards_array(player.hand)
    return hand_array(counted) if counted is not None and counted.size == player.hand_size else None


def _values(view: View, seats: list[int], players: Players) -> dict[str, Sequence[float]]:
    """The pieces that are a few numbers each, whether the table has them or not."""
    scores = [player.score for player in players] + ([view.dirk.score] if view.dirk else [])
    piles = [size / PILE for size in view.piles[:PILES]]
    return {
        **agenda_values(view.agenda, seats[0], len(seats)),
        "decider": [seat == view.seat for seat in seats],
        "turn": [seat == view.turn for seat in seats],
        "exact": [view.exact],
        "scorings_held": [scoring in view.scorings_held for scoring in SCORINGS],
        "scores": [min(score / POINTS, MOST_POINTS) for score in scores],
        "hand_sizes": [player.hand_size / FEW_CARDS for player in players],
        "deck_size": [view.deck_size / ALL_CARDS],
        "piles": piles + [0.0] * (PILES - len(piles)),
        "second_card_aside": [view.second_card_aside],
        "bag_sizes": [view.bag_sizes[kind] / BAG for kind in view.options.kinds],
        "marker": [view.marker == "odd"],
        "viziers": [is_active(player) for player in players],
        "bonus_sizes": [cards_seen(player).count / len(BONUS_CARDS) for player in players],
    }
