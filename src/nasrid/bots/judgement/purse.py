"""What a hand is worth and what it can pay."""

from __future__ import annotations

from functools import lru_cache

from nasrid.rules.pieces.money import Hand, Values

DEAR = 12  # hardly a tile costs more
SPECIAL_WORTH = 4  # coins, for a card that is no money
PLENTY = 40  # coins: more are not needed at a time
ENOUGH = 9  # cards: more give hardly more choice
SUPERFLUOUS = 0.1  # the share that a coin or a card is worth beyond


@lru_cache(maxsize=1 << 13)
def worth(hand: Hand, coin: float, card: float, glut: float, spendable: int) -> float:
    """Coins, those of one currency beyond a dear tile's price for less, and the choice that more cards give; what can
    hardly be spent is worth little."""
    coins = float(SPECIAL_WORTH * len(hand.special))
    for values in hand.money:
        total = sum(values)
        coins += total if total <= DEAR else DEAR + glut * (total - DEAR)
    useful = min(spendable, PLENTY)
    return coin * _flattened(coins, useful) + card * _flattened(hand.size, min(ENOUGH, useful / 4))


def _flattened(amount: float, enough: float) -> float:
    return amount if amount <= enough else enough + SUPERFLUOUS * (amount - enough)


@lru_cache(maxsize=1 << 13)
def least_payment(values: Values, price: int) -> int:
    """The least sum of cards that pays the price; 0 if they do not suffice."""
    sums = 1
    for value in values:
        sums |= sums << value
    enough = sums >> price
    return price + (enough & -enough).bit_length() - 1 if enough else 0
