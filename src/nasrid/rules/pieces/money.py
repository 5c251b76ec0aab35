"""Money cards, hands, payments and the cards that may be taken together.

A card is its own notation: a currency's letter and a value (b7). Modules may add special cards, which are worth 0.
A currency is the number of its space on the building site, counted from 0 (AMB-A5).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Annotated, Final, final

from nasrid.rules.containers import without
from nasrid.rules.mypyc_support import mypyc_attr
from nasrid.rules.wire.declare import Notation

CURRENCIES: Final = ("yellow", "green", "blue", "orange")
CURRENCY_LETTERS: Final = "ygbo"
SITE_SPACES: Final = range(4)

CARD_COPIES: Final = 3  # CORE-COMP-02
# Currency and value of each money card.
MONEY: Final[dict[str, tuple[int, int]]] = {
    f"{letter}{value}": (currency, value) for currency, letter in enumerate(CURRENCY_LETTERS) for value in range(1, 10)
}
SCORING_CARDS: Final = ("A", "B")  # CORE-COMP-04

MAX_TAKE_VALUE: Final = 5  # CORE-MONEY-02: the maximum total of several cards

CardName = Annotated[str, Notation("card", "[a-z][a-z0-9]+")]
Cards = tuple[CardName, ...]
Values = tuple[int, ...]
CARD_NAMES: Final = [{value: f"{letter}{value}" for value in range(1, 10)} for letter in CURRENCY_LETTERS]
SPECIAL_CARD_MODULES: Final[dict[str, str]] = {}  # the module of each card that is no money, by the card's name
COMBINABLE_MONEY: Final = frozenset(card for card, (_, value) in MONEY.items() if value <= MAX_TAKE_VALUE)
_CARD_VALUES: Final = {card: value for card, (_, value) in MONEY.items()}
_CARD_ORDER: Final = {card: number for number, card in enumerate(MONEY)}
# The money of a currency is one number: the number of cards of each value from 1 to 9 in three bits each, then their
# total value, then their number. Each entry is the number that one card adds.
_TOTAL_SHIFT: Final = 27
_SIZE_SHIFT: Final = 36
_CURRENCY_BITS: Final = 42
_COUNTS_MASK: Final = (1 << _TOTAL_SHIFT) - 1
_CARD_UNITS: Final = {
    card: 1 << 3 * (value - 1) | value << _TOTAL_SHIFT | 1 << _SIZE_SHIFT for card, (_, value) in MONEY.items()
}
_VALUES_CACHE: Final[dict[int, Values]] = {}  # by counts
_PAYMENTS_CACHE: Final[dict[int, tuple[Cards, ...]]] = {}
PAYMENT_CACHE_SIZE: Final = 1 << 16
_OVERPAY_STRIDE: Final = 256  # more cards than a payment can have


def add_special_cards(module: str, cards: Iterable[str]) -> None:
    for card in cards:
        SPECIAL_CARD_MODULES[card] = module
        _CARD_VALUES[card] = 0
        _CARD_ORDER[card] = len(_CARD_ORDER)


def sorted_cards(cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards, key=_CARD_ORDER.__getitem__))


def money_total(cards: Iterable[str]) -> int:
    """Return the total value of cards; special cards are worth 0.

    Args:
        cards: Cards in notation.
    """
    total = 0
    for card in cards:
        total += _CARD_VALUES[card]
    return total


@final
@mypyc_attr(acyclic=True)
class Hand:
    """A player's cards as an immutable value."""

    __slots__ = ("blue", "green", "orange", "special", "yellow")

    def __init__(self, yellow: int = 0, green: int = 0, blue: int = 0, orange: int = 0, special: Cards = ()) -> None:
        self.yellow = yellow
        self.green = green
        self.blue = blue
        self.orange = orange
        self.special = special

    @classmethod
    def of(cls, cards: Iterable[str]) -> Hand:
        """Return the hand with these cards."""
        return Hand().with_cards(cards)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Hand)
            and self.yellow == other.yellow
            and self.green == other.green
            and self.blue == other.blue
            and self.orange == other.orange
            and self.special == other.special
        )

    def __hash__(self) -> int:
        return hash((self.yellow, self.green, self.blue, self.orange, self.special))

    def __reduce__(self) -> tuple[object, ...]:
        return Hand, (self.yellow, self.green, self.blue, self.orange, self.special)

    def __repr__(self) -> str:
        return f"Hand.of({self.cards})"

    def counts(self, currency: int) -> int:
        """Return the money of a currency, encoded for `values_of`, `total_of`, `size_of` and `payments`."""
        if currency == 0:
            return self.yellow
        if currency == 1:
            return self.green
        return self.blue if currency == 2 else self.orange

    @property
    def cards(self) -> Cards:
        """Return all cards."""
        names: list[str] = []
        for currency in SITE_SPACES:
            of_value = CARD_NAMES[currency]
            names += [of_value[value] for value in values_of(self.counts(currency))]
        return (*names, *self.special)

    @property
    def size(self) -> int:
        """Return the number of cards."""
        money = size_of(self.yellow) + size_of(self.green) + size_of(self.blue) + size_of(self.orange)
        return money + len(self.special)

    def total(self, currency: int) -> int:
        """Return the total value of a currency."""
        return total_of(self.counts(currency))

    def has_cards(self, cards: Cards) -> bool:
        """Return True if the hand contains these cards."""
        return self._subtract(cards) is not None

    def with_cards(self, cards: Iterable[str]) -> Hand:
        """Return the hand with these cards added."""
        yellow, green, blue, orange, special = self.yellow, self.green, self.blue, self.orange, self.special
        for card in cards:
            unit = _CARD_UNITS.get(card)
            if unit is None:
                special = sorted_cards((*special, card))
            elif card[0] == "y":
                yellow += unit
            elif card[0] == "g":
                green += unit
            elif card[0] == "b":
                blue += unit
            else:
                orange += unit
        return Hand(yellow, green, blue, orange, special)

    def without_cards(self, cards: Cards) -> Hand:
        """Return the hand with these cards removed."""
        left = self._subtract(cards)
        if left is None:
            raise ValueError(f"{' '.join(cards)} are not all among {' '.join(self.cards)}")
        return left

    def _subtract(self, cards: Cards) -> Hand | None:
        """Return the hand with these cards removed, or None if it does not contain them all."""
        yellow, green, blue, orange, special = self.yellow, self.green, self.blue, self.orange, self.special
        for card in cards:
            unit = _CARD_UNITS.get(card)
            if unit is None:
                if card not in special:
                    return None
                special = without(special, card)
            elif card[0] == "y":
                if not yellow & 7 * (unit & _COUNTS_MASK):
                    return None
                yellow -= unit
            elif card[0] == "g":
                if not green & 7 * (unit & _COUNTS_MASK):
                    return None
                green -= unit
            elif card[0] == "b":
                if not blue & 7 * (unit & _COUNTS_MASK):
                    return None
                blue -= unit
            else:
                if not orange & 7 * (unit & _COUNTS_MASK):
                    return None
                orange -= unit
        return Hand(yellow, green, blue, orange, special)


def values_of(counts: int) -> Values:
    """Return the values of the counted cards, ascending."""
    known = _VALUES_CACHE.get(counts)
    if known is None:
        known = tuple([value for value in range(1, 10) for _ in range(counts >> 3 * (value - 1) & 7)])
        _VALUES_CACHE[counts] = known
    return known


def total_of(counts: int) -> int:
    return counts >> _TOTAL_SHIFT & (1 << _SIZE_SHIFT - _TOTAL_SHIFT) - 1


def size_of(counts: int) -> int:
    return counts >> _SIZE_SHIFT


def payments(currency: int, counts: int, price: int, exact_only: bool = False) -> tuple[Cards, ...]:
    """Return every payment of at least the price without a superfluous card, cheapest first. `counts` are the cards of
    the currency."""
    key = ((price << _CURRENCY_BITS | counts) << 2 | currency) << 1 | exact_only
    known = _PAYMENTS_CACHE.get(key)
    if known is None:
        if len(_PAYMENTS_CACHE) >= PAYMENT_CACHE_SIZE:
            _PAYMENTS_CACHE.clear()
        values = values_of(counts)[::-1]
        names = CARD_NAMES[currency]
        cards = [names[value] for value in values]
        known = _PAYMENTS_CACHE[key] = tuple(_complete_sets(cards, values, price, exact_only))
    return known


def mixed_payments(cards: Cards, price: int, exact_only: bool = False) -> Iterator[Cards]:
    """Yield the payments with money of several currencies. There may be thousands, and the first few are found
    immediately."""
    stock = sorted(cards, key=lambda card: (-MONEY[card][1], card))
    for paid in range(price, price + 1 if exact_only else price + 9):
        values = [MONEY[card][1] for card in stock if MONEY[card][1] > paid - price]
        for size in range(1, min(len(values), paid) + 1):
            yield from _exact_sets(stock, values, 0, size, paid, ())


def _exact_sets(
    cards: list[str], values: list[int], start: int, size: int, missing: int, chosen: Cards
) -> Iterator[Cards]:
    """Yield the chosen cards with `size` more cards, from `start` on, that are worth exactly the rest."""
    for index in range(start, len(values) - size + 1):
        value = values[index]
        if value * size < missing:
            return
        card = cards[index]
        if index > start and card == cards[index - 1]:
            continue
        if size > 1 and value + (size - 1) * values[-1] <= missing:
            yield from _exact_sets(cards, values, index + 1, size - 1, missing - value, (*chosen, card))
        elif size == 1 and value == missing:
            yield (*chosen, card)


def _complete_sets(cards: list[str], values: Sequence[int], price: int, exact_only: bool = False) -> list[Cards]:
    """Return all sets that reach the price without a superfluous card, the cheapest and smallest first."""
    sets_by_rank: dict[int, list[Cards]] = {}
    if sum(values) >= price:
        _extend(sets_by_rank, cards, values, 0, price, [])
    sets: list[Cards] = []
    for rank in sorted(sets_by_rank):
        if rank < _OVERPAY_STRIDE or not exact_only:
            sets += sets_by_rank[rank]
    return sets


def _extend(
    sets_by_rank: dict[int, list[Cards]],
    cards: list[str],
    values: Sequence[int],
    start: int,
    missing: int,
    chosen: list[str],
) -> None:
    """Add each card from `start` on to the chosen ones. Sets are collected by overpayment, then by size.

    Cards are added in descending order, so a set is complete as soon as it reaches the price: its last card is its
    smallest. The first of equal cards represents them all.
    """
    for index in range(start, len(cards)):
        card = cards[index]
        if index > start and card == cards[index - 1]:
            continue
        rest = missing - values[index]
        chosen.append(card)
        if rest <= 0:
            sets_by_rank.setdefault(_OVERPAY_STRIDE * -rest + len(chosen), []).append(tuple(chosen))
        else:
            _extend(sets_by_rank, cards, values, index + 1, rest, chosen)
        chosen.pop()


def takeable_sets(display: Cards, combinable: Container[str]) -> list[Cards]:
    """Return the sets of several combinable cards worth at most 5, small sets first (CORE-MONEY-02, AMB-M1)."""
    card_sets: list[Cards] = []
    low = [card for card in display if card in combinable]
    for size in range(2, len(low) + 1):
        before = len(card_sets)
        _add_combinations(card_sets, low, 0, size, MAX_TAKE_VALUE, ())
        if len(card_sets) == before:
            break  # a larger set is possible only if a smaller one is
    return card_sets


def _add_combinations(card_sets: list[Cards], low: list[str], start: int, size: int, limit: int, chosen: Cards) -> None:
    """Append the chosen cards with `size` more cards, from `start` on, that are worth at most `limit`."""
    for index in range(start, len(low) - size + 1):
        card = low[index]
        rest = limit - _CARD_VALUES[card]
        if rest >= 0 and size == 1:
            card_sets.append((*chosen, card))
        elif rest >= 0:
            _add_combinations(card_sets, low, index + 1, size - 1, rest, (*chosen, card))


def can_take_together(cards: Cards, combinable: Container[str]) -> bool:
    """Return True if these cards of the display may be taken together."""
    return len(cards) == 1 or (money_total(cards) <= MAX_TAKE_VALUE and all(card in combinable for card in cards))
