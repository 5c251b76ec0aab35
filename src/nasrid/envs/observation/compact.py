"""A small observation: no planes and no lists of tiles, but the effect of each choice.

Changing any piece requires a new version of the environments (docs/environments.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.encoder import BaseEncoder, Encoder
from nasrid.envs.observation.layout import BUILDING_SCALE, Sizes, observation_pieces
from nasrid.envs.observation.piece import Piece
from nasrid.envs.observation.rows import FLOAT_BYTES
from nasrid.envs.observation.tiles import face_features
from nasrid.envs.space import CELL_INDEX, CELL_START, TILE_START, VERB_INDEX, WINDOW_WIDTH, tile_number
from nasrid.rules.city.city import City
from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.rules.pieces.money import SITE_SPACES, Hand, values_of
from nasrid.rules.table.actions import Build, Remove, Swap
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

OMITTED_PIECES: Final = ("prefix", "bag", "reserves", "unplaced", "dirk", "cities")  # pieces of the full observation
CELLS_PIECE: Final = "cells"
NEUTRAL_GAIN: Final = 0.5  # the value of a cell that changes nothing
GAIN_PER_EDGE: Final = 0.06  # per edge that the longest borders grow; they rarely change by more than 7
MONEY_SCALE: Final = 40

BUILD_INDEX, SWAP_INDEX, REMOVE_INDEX = (VERB_INDEX[verb] for verb in (Build, Swap, Remove))


@lru_cache(maxsize=64)
def compact_pieces(options: Options) -> tuple[Piece, ...]:
    """Return all pieces of a compact observation in order.

    Args:
        options: The options of the table.
    """
    return (
        *(piece for piece in observation_pieces(options) if piece.name not in OMITTED_PIECES),
        *_own_pieces(options),
    )


def _own_pieces(options: Options) -> tuple[Piece, ...]:
    sizes = Sizes(options)
    seats, buildings = sizes.seats, len(sizes.buildings)
    change = f"its effect on the borders: {NEUTRAL_GAIN:g} for none, plus {GAIN_PER_EDGE:g} per edge"
    return (
        Piece("chosen", (TILE_START,), "number of times the observer has chosen each index below the tiles", 3),
        Piece("tile", (sizes.features,), "the chosen tile, encoded as in `site`"),
        Piece("reserve_counts", (seats, buildings), f"tiles of each building in the reserve / {BUILDING_SCALE}", 2),
        Piece("unplaced_counts", (seats, buildings), f"unplaced tiles of each building / {BUILDING_SCALE}", 2),
        Piece("money_totals", (seats, len(SITE_SPACES)), f"money of each currency / {MONEY_SCALE}, if known", 5),
        Piece("payable", (sizes.places, 2), "by place: 1 if the observer can pay for its tile; 1 if exactly"),
        Piece("site_gains", (sizes.places,), f"by place: 0 if the tile fits nowhere, or at the best cell {change}"),
        Piece(
            CELLS_PIECE,
            (WINDOW_WIDTH, WINDOW_WIDTH),
            f"0, or if the chosen tile may be built or removed there, {change}",
        ),
    )


class CompactEncoder(BaseEncoder):
    """Encoder of compact observations."""

    def __init__(self, options: Options, leave_out: Sequence[str] = ()) -> None:
        super().__init__(options, compact_pieces(options), leave_out)
        own = {piece.name for piece in _own_pieces(options)}
        requested = {piece.name for piece in self.pieces}
        self._shared = Encoder(
            options, [piece.name for piece in observation_pieces(options) if piece.name not in requested]
        )
        self._starts: dict[str, int] = {}  # positions of the pieces that only compact observations have
        size = 0
        for piece in self.pieces:
            if piece.name in own:
                self._starts[piece.name] = size
                size += piece.size
        self._blank = memoryview(bytes(FLOAT_BYTES * size)).cast("f")
        # The last encoded state. All steps of a decision share one view.
        self._view: View | None = None
        self._ledger: Ledger | None = None
        self._own = memoryview(bytearray(self._blank)).cast("f")
        self._sizes = Sizes(options)
        self._kinds = options.tile_sets
        self._buildings = {building: number for number, building in enumerate(self._sizes.buildings)}
        faces = options.components.faces.values()
        self._by_index = {TILE_START + tile_number(face): face for face in faces if face.building}
        self._hands: list[Hand | None] = [None] * options.players  # the last encoded hands
        self._purses: list[list[float]] = [[]] * options.players
        self._sites = [SiteGains(options) for _ in range(options.players)]

    def fill(self, row: Any, view: View, ledger: Ledger, prefix: Sequence[int] = ()) -> None:
        shared = self._shared.size
        self._shared.fill(row[:shared], view, ledger)
        if view is not self._view or ledger is not self._ledger:
            self._view = None  # invalid until the whole row is written
            self._own[:] = self._blank
            self._show_tiles(view)
            self._show_money(view, ledger)
            self._show_site(view)
            self._view, self._ledger = view, ledger
        row[shared:] = self._own
        self.update_prefix(row, view, prefix, 0)

    def update_prefix(self, row: Any, view: View, prefix: Sequence[int], known: int) -> None:
        for place in range(known, len(prefix)):
            self._show_chosen(row[self._shared.size :], view, prefix[: place + 1])

    def _show_tiles(self, view: View) -> None:
        assert view.viewer is not None
        own, seats, buildings = self._own, len(view.players), self._buildings
        for name in ("reserve_counts", "unplaced_counts"):
            if name not in self._starts:
                continue
            for seat, player in enumerate(view.players):
                start = self._starts[name] + (seat - view.viewer) % seats * len(buildings)
                for face in player.reserve if name == "reserve_counts" else player.unplaced:
                    assert face.building
                    own[start + buildings[face.building]] += 1 / BUILDING_SCALE

    def _show_money(self, view: View, ledger: Ledger) -> None:
        assert view.viewer is not None
        own, seats = self._own, len(view.players)
        for seat, player in enumerate(view.players):
            hand = ledger.hands.get(seat)
            if hand is None or hand.size != player.hand_size:
                if player.hand is None:
                    continue
                hand = Hand.of(player.hand)
            if "money_totals" in self._starts:
                start = self._starts["money_totals"] + (seat - view.viewer) % seats * len(SITE_SPACES)
                if hand is not self._hands[seat]:
                    self._hands[seat] = hand
                    self._purses[seat] = [hand.total(currency) / MONEY_SCALE for currency in SITE_SPACES]
                for place, share in enumerate(self._purses[seat], start):
                    own[place] = share
            if seat == view.viewer and "payable" in self._starts:
                self._show_payable(view, hand)

    def _show_payable(self, view: View, hand: Hand) -> None:
        own, start = self._own, self._starts["payable"]
        for place, face in enumerate(view.site):
            if face:
                currency, price = place // len(self._kinds), face.price
                if hand.total(currency) >= price:
                    own[start + 2 * place] = 1.0
                    if _can_pay_exactly(values_of(hand.counts(currency)), price):
                        own[start + 2 * place + 1] = 1.0

    def _show_site(self, view: View) -> None:
        assert view.viewer is not None
        if "site_gains" in self._starts:
            own, gains = self._own, self._sites[view.viewer]
            gains.update(view)
            for place, face in enumerate(view.site):
                if face:
                    own[self._starts["site_gains"] + place] = gains.by_name[face.name]

    def _show_chosen(self, own: Any, view: View, prefix: Sequence[int]) -> None:
        """Write the last index of the current action, and the cells where a tile may go."""
        index = prefix[-1]
        if index < TILE_START:
            if "chosen" in self._starts:
                own[self._starts["chosen"] + index] += 1.0
            if index == REMOVE_INDEX and CELLS_PIECE in self._starts:
                self._show_cells(own, view, prefix, None)
        elif index < CELL_START:
            face = self._by_index[index]
            if "tile" in self._starts:
                self._show_tile(own, face)
            if CELLS_PIECE in self._starts:
                self._show_cells(own, view, prefix, face)

    def _show_tile(self, own: Any, face: Face) -> None:
        for place, value in enumerate(face_features(face, self._sizes.buildings), self._starts["tile"]):
            own[place] = value

    def _show_cells(self, own: Any, view: View, prefix: Sequence[int], face: Face | None) -> None:
        assert view.viewer is not None
        city = view.players[view.viewer].city
        before = _longest_edges(city.plan, self._kinds)
        for number, plan in _plans(city, prefix, face):
            index = CELL_INDEX.get(city.grid.all_cells[number], 0)
            if index:
                own[self._starts[CELLS_PIECE] + index - CELL_START] = _scaled_gain(
                    _longest_edges(plan, self._kinds) - before
                )


class SiteGains:
    """The gains that the tiles on the site would bring a seat, by name. They are cached until its city changes."""

    def __init__(self, options: Options) -> None:
        self._city: City | None = None
        self._edges = 0  # of the seat's borders
        self._kinds = options.tile_sets
        self.by_name: dict[str, float] = {}

    def update(self, view: View) -> None:
        assert view.viewer is not None
        city = view.players[view.viewer].city
        if city is not self._city:
            self._city = city
            self._edges = _longest_edges(city.plan, self._kinds)
            self.by_name = {}
        for face in view.site:
            if face and face.name not in self.by_name:
                plans = [_plan_with(city, face, number) for number in city.buildable(face)]
                max_edges = max([_longest_edges(plan, self._kinds) for plan in plans], default=-1)
                self.by_name[face.name] = _scaled_gain(max_edges - self._edges) if plans else 0.0


def _plans(city: City, prefix: Sequence[int], face: Face | None) -> list[tuple[int, Plan]]:
    """Return the cells that the next index may choose, each with the resulting plan."""
    verb, plan = prefix[0], city.plan
    if verb == BUILD_INDEX and face is not None:
        return [(number, _plan_with(city, face, number)) for number in city.buildable(face)]
    if verb == SWAP_INDEX and face is not None:
        return [(number, plan.with_face(face, number)) for number in city.swappable(face)]
    if verb == REMOVE_INDEX:
        return [(number, plan.without_tile(number)) for number in city.removable()]
    return []


def _plan_with(city: City, face: Face, number: int) -> Plan:
    """Return the plan of the city with the tile at a cell.

    A cell at the edge of the plan's window needs a larger window.
    """
    cell = city.grid.all_cells[number]
    if city.grid.contains(cell):
        return city.plan.with_tile(face, number, city.is_first(face))
    return city.build(face, cell).plan


def _longest_edges(plan: Plan, kinds: tuple[TileSet, ...]) -> int:
    """Return the total length of the longest border of each kind."""
    return sum([plan.border_length(kind) for kind in kinds])


def _scaled_gain(edges: int) -> float:
    return min(max(NEUTRAL_GAIN + GAIN_PER_EDGE * edges, GAIN_PER_EDGE), 1.0)


def _can_pay_exactly(values: Sequence[int], price: int) -> bool:
    sums = 1  # bit n is set if n can be paid
    for value in values:
        sums |= sums << value
    return bool(sums >> price & 1)
