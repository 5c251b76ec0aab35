"""What a hand is worth and what it can pay."""

from __future__ import annotations

from typing import Final

from nasrid.rules.pieces.money import Hand, size_of, total_of, values_of

HIGH_PRICE: Final = 12  # hardly a tile costs more
SPECIAL_CARD_COINS: Final = 4  # coins, for a card that is no money
USEFUL_COINS: Final = 40  # coins: more are not needed at a time
USEFUL_CARDS: Final = 9  # cards: more give hardly more choice
SURPLUS_WEIGHT: Final = 0.1  # the share that a coin or a card is worth beyond
PAYMENT_CACHE_SIZE: Final = 1 << 14  # least payments that are remembered
_LEAST_PAYMENTS: Final[dict[int, int]] = {}  # by the money of a currency, as a hand has it, and the price


def worth(hand: Hand, coin: float, card: float, glut: float, spendable: int) -> float:
    """Coins, those of one currency beyond a dear tile's price for less, and the choice that more cards give; what can
    hardly be spent is worth little."""
    size = len(hand.special)
    coins = float(SPECIAL_CARD_COINS * size)
    for currency in range(4):
        counts = hand.counts(currency)
        total = total_of(counts)
        size += size_of(counts)
        coins += float(total) if total <= HIGH_PRICE else HIGH_PRICE + glut * (total - HIGH_PRICE)
    useful = float(min(spendable, USEFUL_COINS))
    return coin * _diminishing(coins, useful) + card * _diminishing(float(size), min(float(USEFUL_CARDS), useful / 4))


def _diminishing(amount: float, enough: float) -> float:
    return amount if amount <= enough else enough + SURPLUS_WEIGHT * (amount - enough)


def least_payment(counts: int, price: int) -> int:
    """The least sum of a hand's money of a currency that pays the price; 0 if it does not suffice."""
    if total_of(counts) < price:
        return 0
    key = counts << 8 | price
    least = _LEAST_PAYMENTS.get(key)
    if least is None:
        if len(_LEAST_PAYMENTS) >= PAYMENT_CACHE_SIZE:
            _LEAST_PAYMENTS.clear()
        sums = 1
        for value in values_of(counts):
            sums |= sums << value
        enough = sums >> price
        least = _LEAST_PAYMENTS[key] = price + (enough & -enough).bit_length() - 1
    return least
