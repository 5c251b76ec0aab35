"""All randomness of a game: SHA-256 in counter mode, specified in docs/records.md.

A seed gives the same game in every Python version and every language. Players cannot predict later shuffles from
earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

from nasrid.rules.mypyc_support import mypyc_attr

T = TypeVar("T")

WORDS_PER_BLOCK: Final = 8
PILE_COUNT: Final = 5  # CORE-SETUP-13


def commitment(seed: int) -> str:
    """Return the SHA-256 of the seed as 32 bytes, which is published before a game and verified after it.

    It hashes the bytes, because the SHA-256 of the digits is the key of the generator.
    """
    return sha256(seed.to_bytes(32, "big")).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of 32-bit words; word k is the (k mod 8)th of SHA-256(key + block number k // 8)."""

    __slots__ = ("_block", "count", "is_in_order", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count  # number of words used
        self.is_in_order = True  # False if a subclass chooses cards in another order
        self._block: tuple[int, ...] = ()  # contains the last word used

    @classmethod
    def from_seed(cls, seed: int) -> Chance:
        return cls(sha256(str(seed).encode("ascii")).digest())

    def copy(self) -> Chance:
        return Chance(self.key, self.count)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.count)

    def next_word(self) -> int:
        offset = self.count % WORDS_PER_BLOCK
        if offset == 0 or not self._block:
            number = self.count // WORDS_PER_BLOCK
            self._block = unpack(">8I", sha256(self.key + number.to_bytes(8, "big")).digest())
        self.count += 1
        return self._block[offset]

    def randbelow(self, bound: int) -> int:
        """Return a uniform number in 0..bound-1. Words above the last full multiple are redrawn."""
        limit = 2**32 - 2**32 % bound
        while (word := self.next_word()) >= limit:
            pass
        return word % bound

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle the items in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.randbelow(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, items: tuple[T, ...], is_allowed: Callable[[T], bool] | None = None) -> tuple[T, tuple[T, ...]]:
        """Return the next of shuffled items, which is last, and the rest. Items that are not allowed go back."""
        while is_allowed and not is_allowed(items[-1]):
            shuffled = list(items)
            self.shuffle(shuffled)
            items = tuple(shuffled)
        return items[-1], items[:-1]

    def stack(self, cards: list[T], extras: dict[int, list[T]]) -> tuple[tuple[T, ...], tuple[int, ...]]:
        """Return a deck of five piles and their sizes. Pile 1 is on top, which is last. Extra cards are shuffled into
        their piles (CORE-SETUP-13..15, AMB-B2, AMB-B3)."""
        size, longer = divmod(len(cards), PILE_COUNT)
        piles: list[list[T]] = []
        for number in range(1, PILE_COUNT + 1):
            length = size + (number <= longer)
            pile, cards = cards[:length], cards[length:]
            if number in extras:
                pile += extras[number]
                self.shuffle(pile)
            piles.append(pile)
        return tuple(card for pile in reversed(piles) for card in reversed(pile)), tuple(map(len, piles))

    def draw_card(self, deck: tuple[str, ...], piles: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
        """Return the next card of a deck with piles of these sizes, and the rest. Called only if `is_in_order` is
        False."""
        return deck[-1], deck[:-1]

    def draw_tile(self, bag: tuple[T, ...], tile_set: int) -> tuple[T, tuple[T, ...]]:
        """Return the next tile of a bag, and the rest."""
        return bag[-1], bag[:-1]
