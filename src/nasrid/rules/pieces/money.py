"""Money cards, hands, and which cards can pay a price or be taken from the display.

A card is its own notation: a currency's letter and a value (b7). Modules may add cards that are no money and worth 0.
A currency is the number of its space on the building site, counted from 0 (AMB-A5).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Annotated, NamedTuple

from nasrid.rules.containers import without
from nasrid.rules.errors import IllegalAction
from nasrid.rules.wire.declare import Notation

CURRENCIES = ("yellow", "green", "blue", "orange")
LETTERS = "ygbo"
SPACES = range(4)

# CORE-COMP-02: currency and value of each money card; three of each are in the box.
MONEY: dict[str, tuple[int, int]] = {
    f"{letter}{value}": (currency, value) for currency, letter in enumerate(LETTERS) for value in range(1, 10)
}
SCORING = ("A", "B")  # CORE-COMP-04: the scoring cards in the deck

LIMIT = 5  # CORE-MONEY-02: the most that several cards of the display may be worth

CardName = Annotated[str, Notation("card", "[a-z][a-z0-9]+")]
Cards = tuple[CardName, ...]
Values = tuple[int, ...]
NAMES = [{value: f"{letter}{value}" for value in range(1, 10)} for letter in LETTERS]
SPECIAL: dict[str, str] = {}  # the cards that are no money, by name, and the module that each belongs to
LOW = frozenset(card for card, (_, value) in MONEY.items() if value <= LIMIT)  # what can be taken with others
_VALUES = {card: value for card, (_, value) in MONEY.items()}
_ORDER = {card: number for number, card in enumerate(MONEY)}


def add_special_cards(module: str, cards: Iterable[str]) -> None:
    for card in cards:
        SPECIAL[card] = module
        _VALUES[card] = 0
        _ORDER[card] = len(_ORDER)


def sorted_cards(cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def money_total(cards: Iterable[str]) -> int:
    return sum([_VALUES[card] for card in cards])


def check_cards(cards: object) -> None:
    """An action made by hand may hold anything."""
    if type(cards) is not tuple:
        raise IllegalAction("AMB-Q4", "cards are a tuple of their names, like ('b7', 'y2')")


class Hand(NamedTuple):
    """A player's cards, an immutable value: the money's values by currency, ascending, and the cards of modules."""

    money: tuple[Values, Values, Values, Values] = ((), (), (), ())
    special: Cards = ()

    @classmethod
    def of(cls, cards: Iterable[str]) -> Hand:
        return cls().plus(cards)

    @property
    def cards(self) -> Cards:
        money = (NAMES[currency][value] for currency, values in enumerate(self.money) for value in values)
        return (*money, *self.special)

    @property
    def size(self) -> int:
        return sum(map(len, self.money)) + len(self.special)

    def total(self, currency: int) -> int:
        return sum(self.money[currency])

    def holds(self, cards: Cards) -> bool:
        own = list(self.cards)
        for card in cards:
            if card not in own:
                return False
            own.remove(card)
        return True

    def plus(self, cards: Iterable[str]) -> Hand:
        money, special = list(self.money), self.special
        for card in cards:
            if card in MONEY:
                currency, value = MONEY[card]
                money[currency] = tuple(sorted((*money[currency], value)))
            else:
                special = sorted_cards((*special, card))
        return Hand((money[0], money[1], money[2], money[3]), special)

    def minus(self, cards: Iterable[str]) -> Hand:
        money, special = list(self.money), self.special
        for card in cards:
            if card in MONEY:
                currency, value = MONEY[card]
                money[currency] = without(money[currency], value)
            else:
                special = without(special, card)
        return Hand((money[0], money[1], money[2], money[3]), special)


@lru_cache(maxsize=1 << 16)
def payments(currency: int, values: Values, price: int, exact_only: bool = False) -> tuple[Cards, ...]:
    """Every way to pay at least the price from which no card can be taken away, cheapest first."""
    names = NAMES[currency]
    return tuple(
        tuple([names[value] for value in paid])
        for paid in _payments(values, price)
        if not exact_only or sum(paid) == price
    )


@lru_cache(maxsize=1 << 14)
def _payments(values: Values, price: int) -> tuple[Values, ...]:
    stock = values[::-1]
    return tuple(tuple([stock[place] for place in chosen]) for chosen in _complete_sets(stock, stock, price))


def mixed_payments(cards: Cards, price: int) -> list[Cards]:
    """The same with money of several currencies."""
    stock = sorted(cards, key=lambda card: (-MONEY[card][1], card))
    sets = _complete_sets(stock, [MONEY[card][1] for card in stock], price)
    return [tuple(stock[place] for place in chosen) for chosen in sets]


def _complete_sets(stock: Sequence[object], values: Sequence[int], price: int) -> list[tuple[int, ...]]:
    """The places of all sets that reach the price and miss it without any one of their cards.

    Cards are added from the highest value down, so a set is complete as soon as it reaches the price: its
    last card is then its smallest. Of equal cards the first stands for all.
    """
    found: list[tuple[int, int, tuple[int, ...]]] = []

    def extend(start: int, missing: int, chosen: tuple[int, ...]) -> None:
        for place in range(start, len(stock)):
            if place > start and stock[place] == stock[place - 1]:
                continue
            rest, now = missing - values[place], (*chosen, place)
            if rest <= 0:
                found.append((-rest, len(now), now))
            else:
                extend(place + 1, rest, now)

    if sum(values) >= price:
        extend(0, price, ())
    return [chosen for _, _, chosen in sorted(found)]


def takes(display: Cards, combinable: Container[str]) -> list[Cards]:
    """What may be taken from the display: one card, or several of the combinable up to 5 (CORE-MONEY-01/02, AMB-M1)."""
    found: list[Cards] = [(card,) for card in display]
    low = [card for card in display if card in combinable]
    for size in range(2, len(low) + 1):
        found += [sorted_cards(cards) for cards in combinations(low, size) if money_total(cards) <= LIMIT]
    return found if len(set(display)) == len(display) else list(dict.fromkeys(found))


def may_take(cards: Cards, combinable: Container[str]) -> bool:
    """Whether these cards of the display may be taken together."""
    return len(cards) == 1 or (money_total(cards) <= LIMIT and all(card in combinable for card in cards))
