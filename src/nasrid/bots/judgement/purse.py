"""What a hand is worth and what it can pay."""

from __future__ import annotations

from typing import Final

from nasrid.rules.pieces.money import SPACES, Hand, values_of

DEAR: Final = 12  # hardly a tile costs more
SPECIAL_WORTH: Final = 4  # coins, for a card that is no money
PLENTY: Final = 40  # coins: more are not needed at a time
ENOUGH: Final = 9  # cards: more give hardly more choice
SUPERFLUOUS: Final = 0.1  # the share that a coin or a card is worth beyond
MOST_KNOWN: Final = 1 << 14  # counts and payments that are remembered

# By how many cards of each value there are of a currency, as a hand has them.
_TOTALS: Final[dict[int, int]] = {}
_SIZES: Final[dict[int, int]] = {}
_LEAST: Final[dict[int, int]] = {}  # with the price above the counts


def worth(hand: Hand, coin: float, card: float, glut: float, spendable: int) -> float:
    """Coins, those of one currency beyond a dear tile's price for less, and the choice that more cards give; what can
    hardly be spent is worth little."""
    size = len(hand.special)
    coins = float(SPECIAL_WORTH * size)
    for currency in SPACES:
        counts = hand.counts(currency)
        total = _total(counts)
        size += _SIZES[counts]
        coins += total if total <= DEAR else DEAR + glut * (total - DEAR)
    useful = min(spendable, PLENTY)
    return coin * _flattened(coins, useful) + card * _flattened(size, min(ENOUGH, useful / 4))


def _flattened(amount: float, enough: float) -> float:
    return amount if amount <= enough else enough + SUPERFLUOUS * (amount - enough)


def _total(counts: int) -> int:
    """What they are worth together; from then on their number is known, too."""
    total = _TOTALS.get(counts)
    if total is None:
        if len(_TOTALS) >= MOST_KNOWN:
            _TOTALS.clear()
            _SIZES.clear()
        values = values_of(counts)
        total = _TOTALS[counts] = sum(values)
        _SIZES[counts] = len(values)
    return total


def least_payment(counts: int, price: int) -> int:
    """The least sum of so many cards that pays the price; 0 if they do not suffice."""
    key = price << 27 | counts
    least = _LEAST.get(key)
    if least is None:
        if len(_LEAST) >= MOST_KNOWN:
            _LEAST.clear()
        sums = 1
        for value in values_of(counts):
            sums |= sums << value
        enough = sums >> price
        least = _LEAST[key] = price + (enough & -enough).bit_length() - 1 if enough else 0
    return least
