"""The features of a position after a turn, the input of the nets. They contain nothing hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from nasrid.bots.heuristics.building_strengths import StrengthsByBuilding
from nasrid.bots.heuristics.majorities import PRICE_BOUND
from nasrid.bots.heuristics.module_evaluation import DEFAULT_EVALUATION, EVALUATIONS
from nasrid.bots.heuristics.outlook import Outlook
from nasrid.bots.heuristics.purse import least_payment
from nasrid.bots.heuristics.stage import Stage
from nasrid.rules.city.city import City
from nasrid.rules.city.plan import Plan
from nasrid.rules.pieces.components import BUILDINGS, Building, Face, TileSet
from nasrid.rules.pieces.money import MONEY, SITE_SPACES, Cards, Hand, size_of, total_of, values_of
from nasrid.rules.table.options import Options
from nasrid.rules.table.state import Player, State, Tiles

FEATURE_CACHE_SIZE: Final = 1 << 13  # shapes, and the same number of hands
MAX_PRICE: Final = 13
MONEY_FEATURES: Final = 4  # per currency
OFFER_FEATURES: Final = 4  # per place of the site and seat
SITE_FEATURES: Final = 3  # per place
DISPLAY_FEATURES: Final = 3  # per currency
SHAPE_FEATURES: Final = 7
STAGE_FEATURES: Final = 12
MAX_PLAYERS: Final = 6  # nets for more than two players have columns for this many
EXACT_PURCHASE_POINTS: Final = 3.0  # the assumed value of another action
MIN_PURCHASE_POINTS: Final = -0.5  # an opponent is expected to buy a tile if it gains more
NO_PURCHASE_POINTS: Final = -2.5
FEATURE_MODULES: Final = ("vizier", "bonus", "huts")  # one column each; more modules need new nets


@final
class Features:
    """The encoder for games with these options. The number of features depends on the game and the players."""

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.kinds = len(options.tile_sets)
        self.buildings: list[Building] = [building for kind in options.tile_sets for building in BUILDINGS[kind]]
        self.granada: list[Building] = list(BUILDINGS[TileSet.GRANADA]) if TileSet.GRANADA in options.tile_sets else []
        self._feature_modules = [
            EVALUATIONS[name] if name in options.modules else DEFAULT_EVALUATION for name in FEATURE_MODULES
        ]
        self._max_opponents = 1 if options.players == 2 else MAX_PLAYERS - 1
        self.piles = options.rules.scoring_piles
        self._places = {building: place for place, building in enumerate(self.buildings)}
        self._box = [0.0] * len(self.buildings)  # tiles per building; faces of two-sided tiles count half
        self._samples: list[tuple[Face, float]] = []  # one face per pattern of borders, and its share
        self._load_components(options)
        self._hand_column = 3 * len(self.buildings) + len(self.granada) + SHAPE_FEATURES + 1  # in the block of a seat
        self._offers_column = self._hand_column + len(SITE_SPACES) * MONEY_FEATURES + 3 + len(FEATURE_MODULES)
        self._block_size = self._offers_column + len(SITE_SPACES) * self.kinds * OFFER_FEATURES + 4 + 3
        self._shapes: dict[Plan, list[float]] = {}
        self._money: dict[int, list[float]] = {}

    def _load_components(self, options: Options) -> None:
        samples: dict[tuple[int, int], Face] = {}
        counts: dict[tuple[int, int], int] = {}
        for kind in options.tile_sets:
            for face in options.components.of_tile_set(kind):
                faces = [face, options.components.back(face)] if face.back else [face]
                for sample in faces:
                    assert sample.building
                    self._box[self._places[sample.building]] += 1 / len(faces)
                key = int(kind), face.borders
                samples.setdefault(key, face)
                counts[key] = counts.get(key, 0) + 1
        total = sum(counts.values())
        self._samples = [(samples[key], count / total) for key, count in counts.items()]

    def encode(self, outlook: Outlook) -> list[float]:
        """Return all features from the perspective of the outlook's seat."""
        state, seat, stage, shown = outlook.state, outlook.seat, outlook.stage, outlook.shown
        own_score = state.players[seat].score
        next_leads = stage.next_leads(shown)
        blocks: list[list[float]] = []
        for turn in range(self.players):
            other = (seat + turn) % self.players
            block = self._seat(state, other, stage, shown)
            player = state.players[other]
            block += [
                outlook.worth(player.hand) / 10,
                next_leads[other] / 10,
                (player.score - own_score) / 20,
            ]
            blocks.append(block)
        row = blocks[0].copy()
        row += blocks[1]
        if self.players == 2:
            row += self._dirk(shown)
        else:
            row += _means(blocks[1:])
            row += _maxima(blocks[1:])
            row.append(self.players / 4)
        row += self._table(state, stage, shown)
        for block in blocks[2:]:
            row += block
        row += [0.0] * ((self._max_opponents + 1 - self.players) * len(blocks[0]))
        row += self._purchases(outlook, blocks)
        row += self._seat_leads(outlook)
        return row

    # The opponents' next turns

    def _purchases(self, outlook: Outlook, blocks: list[list[float]]) -> list[float]:
        """Return what the opponents will probably buy before the seat's next turn, and what remains for the seat."""
        site = outlook.state.site
        taken = [0.0] * len(site)
        surpluses = [0.0] * self._max_opponents
        harm = 0.0
        for turn in range(1, self.players):
            seat = (outlook.seat + turn) % self.players
            surplus, place = NO_PURCHASE_POINTS, -1
            for offer in self._surpluses(outlook, seat, blocks[turn], taken):
                points = offer[0] + (EXACT_PURCHASE_POINTS * outlook.fade if offer[2] else 0.0)
                if points > surplus:
                    surplus, place = points, offer[1]
            surpluses[turn - 1] = surplus / 5
            if place >= 0 and surplus > MIN_PURCHASE_POINTS:
                taken[place] = 1.0
                face = site[place]
                assert face is not None
                harm += outlook.gain_from_contender(seat, face)
        offers = self._surpluses(outlook, outlook.seat, blocks[0], taken)
        exact = [offer[0] for offer in offers if offer[2]]
        best = max([offer[0] for offer in offers], default=0.0)
        best_exact = max(exact, default=0.0)
        return [
            *taken,
            *surpluses,
            harm / 5,
            max(best, 0.0) / 5,
            max(best_exact, 0.0) / 5,
            len(offers) / 2,
            len(exact) / 2,
        ]

    def _surpluses(
        self, outlook: Outlook, seat: int, block: list[float], taken: list[float]
    ) -> list[tuple[float, int, bool]]:
        """Return the gain less the price of each tile that a seat can buy, with its place and exactness."""
        hand = outlook.state.players[seat].hand
        found: list[tuple[float, int, bool]] = []
        for place, face in enumerate(outlook.state.site):
            if face is None or face.building is None or taken[place]:
                continue
            paid = least_payment(hand.counts(place // self.kinds), face.price)
            if paid:
                gain = 5 * block[self._offers_column + place * OFFER_FEATURES]
                found.append((gain - outlook.coin * paid, place, paid == face.price))
        return found

    def _seat_leads(self, outlook: Outlook) -> list[float]:
        """Return the lead over each opponent by the hand-written evaluation, then the smallest and the largest."""
        worths = outlook.seat_worths()
        own = worths[outlook.seat]
        leads = [(own - worths[(outlook.seat + turn) % self.players]) / 20 for turn in range(1, self.players)]
        padding = [0.0] * (self._max_opponents + 1 - self.players)
        return [*leads, *padding, min(leads), max(leads)]

    # A seat

    def _seat(self, state: State, seat: int, stage: Stage, shown: StrengthsByBuilding) -> list[float]:
        player = state.players[seat]
        block: list[float] = []
        for building in self.buildings:
            block.append(shown[building][seat] // PRICE_BOUND / 3)
        for building in self.granada:
            block.append(shown[building][seat] % PRICE_BOUND / MAX_PRICE)
        for building in self.buildings:
            block.append(stage.leads[building].for_strengths(shown[building])[seat] / 10)
        block += self._shape(player.city)
        block += self._reserve(player.reserve)
        block += self._hand(player.hand)
        block += self._modules(player)
        block += self._offers(state, seat, stage, shown)
        return block

    def _shape(self, city: City) -> list[float]:
        """Return borders, room, and the share of all tiles that fit."""
        plan = city.plan
        known = self._shapes.get(plan)
        if known is None:
            if len(self._shapes) >= FEATURE_CACHE_SIZE:
                self._shapes.clear()
            fit = places = 0.0
            for face, share in self._samples:
                cells = len(plan.buildable(face, city.is_first(face)))
                if cells:
                    fit += share
                    places += share * min(cells, 4)
            known = self._shapes[plan] = [
                plan.border_length(0) / 10,
                plan.border_length(1) / 10,
                plan.stretch_length() / 5,
                min(plan.reachable_cell_count(), 12) / 8,
                len(city.tiles) / 10,
                fit,
                places / 2,
            ]
        return known

    def _reserve(self, reserve: Tiles) -> list[float]:
        block = [0.0] * (len(self.buildings) + 1)
        for face in reserve:
            if face.building:
                block[self._places[face.building]] += 1.0
        block[-1] = len(reserve) / 3
        return block

    def _hand(self, hand: Hand) -> list[float]:
        block: list[float] = []
        for currency in SITE_SPACES:
            block += self._money_of(hand.counts(currency))
        total = hand.total(0) + hand.total(1) + hand.total(2) + hand.total(3)
        block += [total / 30, hand.size / 8, float(len(hand.special))]
        return block

    def _money_of(self, counts: int) -> list[float]:
        """Return the sum, the number of cards, the highest card and the number of prices that can be paid exactly."""
        known = self._money.get(counts)
        if known is None:
            if len(self._money) >= FEATURE_CACHE_SIZE:
                self._money.clear()
            values = values_of(counts)
            exact = sum([least_payment(counts, price) == price for price in range(2, MAX_PRICE + 1)])
            dearest = values[-1] if values else 0
            known = self._money[counts] = [total_of(counts) / 12, size_of(counts) / 3, dearest / 9, exact / 12]
        return known

    def _modules(self, player: Player) -> list[float]:
        return [module.feature(player) for module in self._feature_modules]

    def _offers(self, state: State, seat: int, stage: Stage, shown: StrengthsByBuilding) -> list[float]:
        """Return gain, payability, exactness and missing coins of each tile of the site, and the best of them."""
        hand = state.players[seat].hand
        block: list[float] = []
        best = best_exact = 0.0
        payable = exact = 0
        for place, face in enumerate(state.site):
            if face is None or face.building is None:
                block += [0.0, 0.0, 0.0, 0.0]
                continue
            gain = _gain(face, seat, stage, shown[face.building])
            counts = hand.counts(place // self.kinds)
            paid = least_payment(counts, face.price)
            missing = 0 if paid else face.price - total_of(counts)
            if paid:
                payable += 1
                best = max(best, gain)
            if paid == face.price:
                exact += 1
                best_exact = max(best_exact, gain)
            block += [gain / 5, float(paid > 0), float(paid == face.price), missing / 10]
        block += [best / 5, best_exact / 5, payable / 2, exact / 2]
        return block

    def _dirk(self, shown: StrengthsByBuilding) -> list[float]:
        block = [shown[building][-1] // PRICE_BOUND / 3 for building in self.buildings]
        return block + [shown[building][-1] % PRICE_BOUND / MAX_PRICE for building in self.granada]

    # The table

    def _table(self, state: State, stage: Stage, shown: StrengthsByBuilding) -> list[float]:
        left = self._box.copy()
        for building, strengths in shown.items():
            for strength in strengths:
                left[self._places[building]] -= strength // PRICE_BOUND
        for player in state.players:
            for face in player.reserve:
                if face.building and not face.module:
                    left[self._places[face.building]] -= 1
        site: list[float] = []
        for on_sale in state.site:
            if on_sale is None or on_sale.building is None:
                site += [0.0, 0.0, 0.0]
            else:
                left[self._places[on_sale.building]] -= 1
                site += [1.0, on_sale.price / 10, on_sale.borders.bit_count() / 2]
        return self._stage(state, stage) + site + _display(state.display) + [count / 5 for count in left]

    def _stage(self, state: State, stage: Stage) -> list[float]:
        ahead, bag = len(stage.scorings), len(state.bags[0]) + len(state.bags[1])
        min_cards, max_cards = self._cards_until(state, stage.scorings[0])
        return [
            float(ahead == 3),
            float(ahead == 2),
            float(ahead == 1),
            min_cards / 20,
            max_cards / 20,
            1.0 / (1.0 + max_cards),
            stage.tiles[0] / 5,
            stage.tiles[-1] / 10,
            min(stage.turns, 20.0) / 10,
            1.0 / (1.0 + stage.turns),
            bag / 40,
            min(1.0, stage.turns / 3.0),
        ]

    def _cards_until(self, state: State, scoring: int) -> tuple[float, float]:
        """Return the minimum and maximum number of cards above the scoring card."""
        cards = state.deck_size
        if scoring == 3:
            return 0.0, 0.0
        if scoring == 2 and state.second_card_aside:
            return cards + 20.0, cards + 45.0
        if not state.piles:
            return 0.0, float(cards)
        number = self.piles[scoring - 1]
        below = sum(state.piles[number:])
        return float(max(0, cards - below - state.piles[number - 1])), float(max(0, cards - below))

    # Columns of currencies

    def currency_columns(self) -> list[tuple[int, int]]:
        """Return the first column of each group of four currencies, and the number of columns per currency."""
        places = len(SITE_SPACES) * self.kinds
        block = self._block_size
        seats = 2 if self.players == 2 else 4
        table = seats * block + (len(self.buildings) + len(self.granada) if self.players == 2 else 1)
        site = table + STAGE_FEATURES
        display = site + places * SITE_FEATURES
        others = display + len(SITE_SPACES) * DISPLAY_FEATURES + 1 + len(self.buildings)
        blocks = [number * block for number in range(seats)]
        blocks += [others + number * block for number in range(self._max_opponents - 1)]
        columns: list[tuple[int, int]] = []
        for first in blocks:
            columns.append((first + self._hand_column, MONEY_FEATURES))
            columns.append((first + self._offers_column, OFFER_FEATURES * self.kinds))
        columns.append((site, SITE_FEATURES * self.kinds))
        columns.append((display, DISPLAY_FEATURES))
        columns.append((others + (self._max_opponents - 1) * block, self.kinds))
        return columns


def _gain(face: Face, seat: int, stage: Stage, shown: tuple[int, ...]) -> float:
    """Return the lead that a seat gains by adding the face."""
    assert face.building
    own = shown[seat]
    dearest = face.price if face.is_granada else 0
    more = (own // PRICE_BOUND + 1) * PRICE_BOUND + max(own % PRICE_BOUND, dearest)
    leads = stage.leads[face.building]
    return leads.for_strengths((*shown[:seat], more, *shown[seat + 1 :]))[seat] - leads.for_strengths(shown)[seat]


@lru_cache(maxsize=1 << 12)
def _display(display: Cards) -> list[float]:
    block = [0.0] * (len(SITE_SPACES) * DISPLAY_FEATURES + 1)
    for card in display:
        if card in MONEY:
            currency, value = MONEY[card]
            first = DISPLAY_FEATURES * currency
            block[first] += value / 9
            block[first + 1] += 1.0
            block[first + 2] = max(block[first + 2], value / 9)
    block[-1] = len(display) / 4
    return block


def _means(blocks: list[list[float]]) -> list[float]:
    total = blocks[0].copy()
    for block in blocks[1:]:
        for place in range(len(total)):
            total[place] += block[place]
    return [number / len(blocks) for number in total]


def _maxima(blocks: list[list[float]]) -> list[float]:
    largest = blocks[0].copy()
    for block in blocks[1:]:
        for place in range(len(largest)):
            if block[place] > largest[place]:
                largest[place] = block[place]
    return largest


@lru_cache(maxsize=1 << 4)
def features_of(options: Options) -> Features:
    return Features(options)
