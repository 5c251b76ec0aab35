"""Exchange offices: cards that allow paying for a tile in two currencies (EXCH)."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice

from nasrid.rules.errors import IllegalActionError
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.lists import read_list
from nasrid.rules.pieces.money import CURRENCIES, MONEY, Cards, Hand, mixed_payments
from nasrid.rules.table.actions import Buy
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import Module
from nasrid.rules.table.specs import OptionSpec
from nasrid.rules.table.state import Player, Purchase, State

MODULE_NAME = "exchange"
TAKE_OPTION = OptionSpec("exchange_take", "how an exchange card is taken (AMB-M1)", ("alone", "value_zero"))
EXACT_ONLY_OPTION = OptionSpec("exchange_exact_only", "exchange cards pay only exactly (AMB-M3)", (False, True))


def _read_cards() -> dict[str, tuple[int, int]]:
    columns = ("currency_a", "currency_b")
    pairs = read_list("exchange_cards.csv", None, columns, lambda row: (row[columns[0]], row[columns[1]]))
    return {a[0] + b[0]: (CURRENCIES.index(a), CURRENCIES.index(b)) for a, b in pairs}


EXCHANGE_CURRENCIES = _read_cards()  # EXCH-01, AMB-A8: cards are named by the letters of their currencies


@lru_cache(maxsize=1 << 12)
def _list_purchases(face: Face, currency: int, hand: Hand, exact_only: bool, limit: int | None) -> tuple[Buy, ...]:
    """List the payments with each exchange card of the currency. The other currency must be used (AMB-M5)."""
    purchases: list[Buy] = []
    for card in hand.special:
        if currency in EXCHANGE_CURRENCIES.get(card, ()):
            money = tuple(coin for coin in hand.cards if coin in MONEY and MONEY[coin][0] in EXCHANGE_CURRENCIES[card])
            payments = mixed_payments(money, face.price, exact_only)
            mixed = (paid for paid in payments if any(MONEY[coin][0] != currency for coin in paid))
            purchases += [Buy(face.name, (*paid, card)) for paid in islice(mixed, limit)]
    return tuple(purchases)


def _is_exact_only(state: State) -> bool:
    return bool(state.options.module_options[EXACT_ONLY_OPTION.name])


def _exchange_cards_in(cards: Cards) -> list[str]:
    return [card for card in cards if card in EXCHANGE_CURRENCIES]


class ExchangeModule(Module):
    name = MODULE_NAME
    option_specs = (TAKE_OPTION, EXACT_ONLY_OPTION)
    cards = tuple(EXCHANGE_CURRENCIES)
    card_currencies = EXCHANGE_CURRENCIES
    piles = {2: 2, 3: 2, 4: 2}  # EXCH-02, AMB-M10

    def combinable(self, options: Options) -> Cards:
        return self.cards if options.module_options[TAKE_OPTION.name] == "value_zero" else ()

    def check_take(self, options: Options, cards: Cards) -> None:
        if options.module_options[TAKE_OPTION.name] == "alone" and _exchange_cards_in(cards):
            raise IllegalActionError("AMB-M1", "an exchange card is taken alone")

    def purchases(
        self, state: State, player: Player, face: Face, currency: int, exact_only: bool, limit: int | None
    ) -> Sequence[Buy]:
        return _list_purchases(face, currency, player.hand, exact_only or _is_exact_only(state), limit)

    def currencies(self, purchase: Purchase) -> tuple[int, ...]:
        used = _exchange_cards_in(purchase.cards)
        if len(used) > 1:
            raise IllegalActionError("AMB-M7", "one exchange card at most serves a purchase")
        (card,) = used
        if purchase.currency not in EXCHANGE_CURRENCIES[card]:
            raise IllegalActionError("EXCH-05", f"{card} does not show {CURRENCIES[purchase.currency]}")
        if all(MONEY[coin][0] == purchase.currency for coin in purchase.cards if coin in MONEY):
            currency = CURRENCIES[purchase.currency]
            raise IllegalActionError("AMB-M5", f"{card} is not needed to pay with {currency} alone")
        return EXCHANGE_CURRENCIES[card]

    def check_purchase(self, state: State, purchase: Purchase) -> None:
        if _is_exact_only(state) and not purchase.is_exact and _exchange_cards_in(purchase.cards):
            paid = f"exactly {purchase.face.price}, not {purchase.paid}"
            raise IllegalActionError("AMB-M3", f"with an exchange card this table pays {paid}")


MODULE = ExchangeModule()
