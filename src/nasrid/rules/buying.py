"""Buying a tile of the building site: which payments there are, and whether one is good (CORE-BUY, EXCH)."""

from __future__ import annotations

from functools import lru_cache

from nasrid.rules.actions import Action, Buy, check_cards
from nasrid.rules.components import Face
from nasrid.rules.errors import IllegalAction
from nasrid.rules.events import TileBought
from nasrid.rules.money import (
    CURRENCIES,
    EXCHANGE,
    MONEY,
    Cards,
    Hand,
    mixed_payments,
    money_total,
    payments,
)
from nasrid.rules.state import FORGOTTEN, Player, State

_buy = lru_cache(maxsize=1 << 15)(Buy)  # the same purchases are listed over and over again


def purchases(state: State, player: Player, *, exact_only: bool = False) -> list[Action]:
    """Every purchase without a superfluous card, tile by tile along the site."""
    found: list[Action] = []
    hand = player.hand
    kinds = len(state.options.kinds)
    for place, face in enumerate(state.site):
        if face is not None:
            currency = place // kinds
            found += _buys(player, place, face, currency, exact_only)
            if hand.exchange:
                found += _exchange_buys(face, currency, hand, exact_only or state.options.exchange_exact_only)
    return found


def _buys(player: Player, place: int, face: Face, currency: int, exact_only: bool) -> list[Action]:
    """The purchases of this tile with its currency alone."""
    values = player.hand.money[currency]
    old_face, old_values, old_exact, listed = player.memory.get(place, FORGOTTEN)
    if old_face is not face or old_values is not values or old_exact is not exact_only:
        listed = [_buy(face.name, cards) for cards in payments(currency, values, face.price, exact_only)]
        player.memory[place] = face, values, exact_only, listed
    return listed


@lru_cache(maxsize=1 << 12)
def _exchange_buys(face: Face, currency: int, hand: Hand, exact_only: bool) -> tuple[Buy, ...]:
    """With each exchange card that shows the space's currency, at least one card of its other one (AMB-M5)."""
    found: list[Buy] = []
    for card in hand.exchange:
        if currency in EXCHANGE[card]:
            money = tuple(own for own in hand.cards if own in MONEY and MONEY[own][0] in EXCHANGE[card])
            for paid in mixed_payments(money, face.price):
                needed = any(MONEY[own][0] != currency for own in paid)
                if needed and not (exact_only and money_total(paid) > face.price):
                    found.append(Buy(face.name, (*paid, card)))
    return tuple(found)


def can_pay_exactly(state: State, player: Player) -> bool:
    return bool(purchases(state, player, exact_only=True))


def buy(state: State, seat: int, action: Buy, *, exact_only: bool = False) -> bool:
    """Pay and put the tile beside the city; whether it was paid exactly. Raises before anything changes."""
    check_cards(action.cards)
    player = state.players[seat]
    place = _place_of(state, action.tile)
    face = state.site[place]
    assert face is not None
    currency = state.space_of(place)
    _check_cards(player.hand, action.cards)
    _check_currencies(currency, action.cards)
    exact = _check_total(state, face, action.cards, exact_only)
    state.discard_cards(player, action.cards)
    state.lay_tile(place, None)
    player.holding += (face,)
    state.emit(TileBought(seat, face.name, currency + 1, action.cards, exact))
    return exact


def _place_of(state: State, tile: str) -> int:
    for place, face in enumerate(state.site):
        if face is not None and face.name == tile:
            return place
    raise IllegalAction("CORE-BUY-01", f"{tile} does not lie on the building site")


def _check_cards(hand: Hand, cards: Cards) -> None:
    if not hand.holds(cards):
        raise IllegalAction("CORE-BUY-04", f"you do not hold {' '.join(map(str, cards))}")


def _check_currencies(currency: int, cards: Cards) -> None:
    exchange = [card for card in cards if card in EXCHANGE]
    if len(exchange) > 1:
        raise IllegalAction("AMB-M7", "one exchange card at most serves a purchase")
    allowed: tuple[int, ...] = (currency,)
    if exchange:
        allowed = EXCHANGE[exchange[0]]
        if currency not in allowed:
            raise IllegalAction("EXCH-05", f"{exchange[0]} does not show {CURRENCIES[currency]}")
    for card in cards:
        if card in MONEY and MONEY[card][0] not in allowed:
            names = " or ".join(CURRENCIES[one] for one in allowed)
            raise IllegalAction("CORE-BUY-03", f"{card} cannot pay here, only {names} can")
    if exchange and all(MONEY[card][0] == currency for card in cards if card in MONEY):
        raise IllegalAction("AMB-M5", f"{exchange[0]} is not needed to pay with {CURRENCIES[currency]} alone")


def _check_total(state: State, face: Face, cards: Cards, exact_only: bool) -> bool:
    paid = money_total(cards)
    if paid < face.price:
        raise IllegalAction("CORE-BUY-04", f"{face.name} costs {face.price}, and {paid} is not enough")
    if paid > face.price and exact_only:
        raise IllegalAction("VIZ-05", f"the vizier pays exactly {face.price}, not {paid}")
    if paid > face.price and state.options.exchange_exact_only and any(card in EXCHANGE for card in cards):
        raise IllegalAction("AMB-M3", f"with an exchange card this table pays exactly {face.price}, not {paid}")
    return paid == face.price
