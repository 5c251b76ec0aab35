"""What a hand is worth and what it can pay."""

from __future__ import annotations

from functools import lru_cache

from nasrid.rules.money import Hand, Values

DEAR = 12  # hardly a tile costs more
EXCHANGE_WORTH = 4  # coins
SUPERFLUOUS = 0.05  # the share that a coin is worth that can hardly be spent any more


@lru_cache(maxsize=1 << 16)
def worth(hand: Hand, coin: float, card: float, glut: float, spendable: int) -> float:
    """Coins, those of one currency beyond a dear tile's price for less, and the choice that more cards give;
    as far as the money can be spent until the end."""
    coins = float(EXCHANGE_WORTH * len(hand.exchange))
    for values in hand.money:
        total = sum(values)
        coins += total if total <= DEAR else DEAR + glut * (total - DEAR)
    value = coin * coins + card * hand.size
    if coins <= spendable:
        return value
    useful = spendable / coins
    return value * (useful + SUPERFLUOUS * (1 - useful))


@lru_cache(maxsize=1 << 16)
def least_payment(values: Values, price: int) -> int:
    """The least sum of cards that pays the price; 0 if they do not suffice."""
    sums = 1
    for value in values:
        sums |= sums << value
    enough = sums >> price
    return price + (enough & -enough).bit_length() - 1 if enough else 0
