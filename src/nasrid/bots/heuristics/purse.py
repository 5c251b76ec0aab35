"""The value of a hand of money, and its smallest payments."""

from __future__ import annotations

from typing import Final

from nasrid.rules.pieces.money import Hand, size_of, total_of, values_of

HIGH_PRICE: Final = 12  # few tiles cost more
SPECIAL_CARD_COINS: Final = 4
USEFUL_COINS: Final = 40
USEFUL_CARDS: Final = 9  # further cards add little choice
SURPLUS_WEIGHT: Final = 0.1  # the share of the value of further coins and cards
LEAST_PAYMENT_CACHE_SIZE: Final = 1 << 14
_LEAST_PAYMENTS: Final[dict[int, int]] = {}  # by the hand's money of a currency and the price


def worth(hand: Hand, coin: float, card: float, glut: float, spendable: int) -> float:
    """Return the value of a hand in points.

    Coins of one currency beyond a high price count for less, and so does money that can hardly be spent.
    """
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
    """Return the smallest sum of these cards that pays the price, or 0 if none does."""
    if total_of(counts) < price:
        return 0
    key = counts << 8 | price
    least = _LEAST_PAYMENTS.get(key)
    if least is None:
        if len(_LEAST_PAYMENTS) >= LEAST_PAYMENT_CACHE_SIZE:
            _LEAST_PAYMENTS.clear()
        sums = 1
        for value in values_of(counts):
            sums |= sums << value
        enough = sums >> price
        least = _LEAST_PAYMENTS[key] = price + (enough & -enough).bit_length() - 1
    return least
