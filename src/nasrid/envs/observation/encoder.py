"""Observations: what a seat may know as named arrays, and the same as one flat array."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from types import EllipsisType

import numpy as np

from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.arrays import (
    NO_CARDS,
    Floats,
    agenda_values,
    all_cards,
    bonus_array,
    cards_array,
    display_array,
    hand_array,
    shares,
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
from nasrid.rules.modules.bonus import NAME as BONUS
from nasrid.rules.modules.bonus import cards_seen
from nasrid.rules.modules.huts import piles_seen
from nasrid.rules.modules.vizier import is_active
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import PlayerView, View

Observation = dict[str, Floats]
Players = list[PlayerView]  # the observer first
Row = int | EllipsisType
WHOLE = ...  # the row that is the whole piece
DIRK = -1  # his row is the last


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
        self._shown = [Shown(self) for _ in range(options.players)]  # to each seat

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
        shown = self._shown[view.viewer]
        if shown.view is not view or shown.ledger is not ledger:
            self._show(shown, view, ledger)
        flat = shown.flat.copy()
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

    def _show(self, shown: Shown, view: View, ledger: Ledger) -> None:
        seats = _clockwise(view)
        players = [view.players[seat] for seat in seats]
        cities = [self._tiles.city(player.city) for player in players]
        hands = [_known_hand(player, ledger.hands.get(seat)) for player, seat in zip(players, seats, strict=True)]
        values = _values(view, seats, players)
        values["hands_known"] = [hand is not None for hand in hands]
        values["beyond"] = [city.beyond / BAG for city in cities]
        shown.flat[self._numbers_at] = [value for name in self._numbers for value in values[name]]
        self._show_money(shown, view, hands)
        self._show_tiles(shown, view, players, cities)
        self._show_cities(shown, view, players, cities)
        if self._tiles.has_huts:
            shown.put("huts", WHOLE, self._tiles.hut_piles(piles_seen(view)))
        if BONUS in view.options.modules:
            self._show_bonus(shown, players, [ledger.returned.get(seat, frozenset()) for seat in seats])
        shown.view, shown.ledger = view, ledger

    def _show_money(self, shown: Shown, view: View, hands: list[Floats | None]) -> None:
        discard = cards_array(view.discard)
        unseen = self._cards - discard - cards_array(view.display)
        for place, hand in enumerate(hands):
            shown.put("hands", place, NO_CARDS if hand is None else shares(hand))
            if hand is not None:
                unseen -= hand
        shown.put("display", WHOLE, display_array(view.display))
        np.divide(discard, COPIES, out=shown.pieces["discard"])
        np.divide(unseen, COPIES, out=shown.pieces["deck"])

    def _show_tiles(self, shown: Shown, view: View, players: Players, cities: list[CityArrays]) -> None:
        tiles = self._tiles
        hidden = tiles.box - tiles.named(view.site)
        if tiles.has_huts:
            hidden -= tiles.named(piles_seen(view).tops)
        for place, (player, city) in enumerate(zip(players, cities, strict=True)):
            shown.put("reserves", place, tiles.counts(player.reserve))
            shown.put("holdings", place, tiles.counts(player.holding))
            hidden -= city.seen
            if player.reserve:
                hidden -= tiles.seen(player.reserve)
            if player.holding:
                hidden -= tiles.seen(player.holding)
        if view.dirk:
            shown.put("dirk", WHOLE, tiles.counts(view.dirk.tiles))
            hidden -= tiles.seen(view.dirk.tiles)
        shown.pieces["bag"][:] = hidden
        shown.put("site", WHOLE, tiles.site(view.site))

    def _show_cities(self, shown: Shown, view: View, players: Players, cities: list[CityArrays]) -> None:
        for place, (player, city) in enumerate(zip(players, cities, strict=True)):
            shown.put("cities", place, city.planes)
            shown.put("borders", place, city.borders)
            revealed = cards_seen(player).revealed
            shown.put("buildings", place, city.with_bonus(self._tiles, revealed) if revealed else city.buildings)
            if self._tiles.has_granada:
                shown.put("dearest", place, city.dearest)
        if view.dirk:
            shown.put("buildings", DIRK, self._tiles.dirk_buildings(view.dirk.tiles))
            if self._tiles.has_granada:
                shown.put("dearest", DIRK, self._tiles.dirk_dearest(view.dirk.tiles))

    def _show_bonus(self, shown: Shown, players: Players, returned: list[frozenset[str]]) -> None:
        for place, (player, known) in enumerate(zip(players, returned, strict=True)):
            cards = cards_seen(player)
            own = known if cards.hidden is None else frozenset(cards.hidden)
            shown.put("bonus", place, bonus_array(own))
            shown.put("revealed", place, bonus_array(frozenset(cards.revealed)))


class Shown:
    """The observation that a seat was shown last, without a prefix. Only what has changed since is written."""

    def __init__(self, encoder: Encoder) -> None:
        self.flat = np.zeros(encoder.size, np.float32)
        self.pieces = encoder.split(self.flat)
        self.view: View | None = None
        self.ledger: Ledger | None = None
        self._written: dict[str, dict[Row, Floats]] = {name: {} for name in self.pieces}

    def put(self, name: str, row: Row, values: Floats) -> None:
        """Write a row of a piece. The same array never changes, so it is not written twice."""
        written = self._written[name]
        if written.get(row) is not values:
            written[row] = values
            self.pieces[name][row] = values


def _clockwise(view: View) -> list[int]:
    """All seats, the observer first."""
    assert view.viewer is not None
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
