"""Exchange offices: cards that let a tile be paid in two currencies (EXCH)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from nasrid.rules.errors import IllegalAction
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.lists import read_list
from nasrid.rules.pieces.money import CURRENCIES, MONEY, Cards, Hand, mixed_payments
from nasrid.rules.table.actions import Buy
from nasrid.rules.table.facts import Choice
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import Module
from nasrid.rules.table.state import Player, Purchase, State

NAME = "exchange"
TAKE = Choice("exchange_take", "whether an exchange card is taken alone (AMB-M1)", ("alone", "value_zero"))
EXACT_ONLY = Choice("exchange_exact_only", "with an exchange card one pays exactly (AMB-M3)", (False, True))


def _read_cards() -> dict[str, tuple[int, int]]:
    columns = ("currency_a", "currency_b")
    pairs = read_list("exchange_cards.csv", None, columns, lambda row: (row[columns[0]], row[columns[1]]))
    return {a[0] + b[0]: (CURRENCIES.index(a), CURRENCIES.index(b)) for a, b in pairs}


EXCHANGE = _read_cards()  # EXCH-01, AMB-A8: the two currencies of each card; a card is named by their letters


@lru_cache(maxsize=1 << 12)
def _purchases(face: Face, currency: int, hand: Hand, exact_only: bool, most: int | None) -> tuple[Buy, ...]:
    """With each exchange card that shows the space's currency, at least one card of its other one (AMB-M5)."""
    found: list[Buy] = []
    for card in hand.special:
        if currency in EXCHANGE.get(card, ()):
            money = tuple(own for own in hand.cards if own in MONEY and MONEY[own][0] in EXCHANGE[card])
            ways = (
                Buy(face.name, (*paid, card))
                for paid in mixed_payments(money, face.price, exact_only)
                if any(MONEY[own][0] != currency for own in paid)
            )
            found += islice(ways, most)
    return tuple(found)


def _among(cards: Cards) -> list[str]:
    return [card for card in cards if card in EXCHANGE]


class ExchangeModule(Module):
    name = NAME
    choices = (TAKE, EXACT_ONLY)
    cards = tuple(EXCHANGE)
    piles = {2: 2, 3: 2, 4: 2}  # EXCH-02, AMB-M10

    def combinable(self, options: Options) -> Cards:
        return self.cards if options.choices[TAKE.name] == "value_zero" else ()

    def check_take(self, options: Options, cards: Cards) -> None:
        if options.choices[TAKE.name] == "alone" and _among(cards):
            raise IllegalAction("AMB-M1", "an exchange card is taken alone")

    def purchases(
        self, state: State, player: Player, face: Face, currency: int, exact_only: bool, most: int | None
    ) -> Sequence[Buy]:
        return _purchases(face, currency, player.hand, exact_only or state.options.choices[EXACT_ONLY.name], most)

    def currencies(self, purchase: Purchase) -> tuple[int, ...]:
        used = _among(purchase.cards)
        if len(used) > 1:
            raise IllegalAction("AMB-M7", "one exchange card at most serves a purchase")
        (card,) = used
        if purchase.currency not in EXCHANGE[card]:
            raise IllegalAction("EXCH-05", f"{card} does not show {CURRENCIES[purchase.currency]}")
        if all(MONEY[own][0] == purchase.currency for own in purchase.cards if own in MONEY):
            raise IllegalAction("AMB-M5", f"{card} is not needed to pay with {CURRENCIES[purchase.currency]} alone")
        return EXCHANGE[card]

    def check_purchase(self, state: State, purchase: Purchase) -> None:
        if state.options.choices[EXACT_ONLY.name] and not purchase.is_exact and _among(purchase.cards):
            price = purchase.face.price
            raise IllegalAction("AMB-M3", f"with an exchange card this table pays exactly {price}, not {purchase.paid}")


MODULE = ExchangeModule()
