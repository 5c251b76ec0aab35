"""All randomness of a game: SHA-256 in counter mode, specified in docs/records.md.

A seed means the same game in every Python version and in any other language, and what players see of the shuffles
does not let them compute the rest of them.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

from nasrid.rules.mypyc_support import mypyc_attr

T = TypeVar("T")

WORDS_PER_BLOCK: Final = 8
PILE_COUNT: Final = 5  # of a deck (CORE-SETUP-13)


def commitment(seed: int) -> str:
    """What can be published before a game and checked after it: the SHA-256 of the seed as 32 bytes.

    Of the bytes, not of the digits: the SHA-256 of the digits is the key of the whole game.
    """
    return sha256(seed.to_bytes(32, "big")).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A stream of 32-bit words; word k is the (k mod 8)th of SHA-256(key + block number k // 8)."""

    __slots__ = ("_block", "count", "is_in_order", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count  # words used so far
        self.is_in_order = True  # the deck is drawn from the top
        self._block: tuple[int, ...] = ()  # with the word that was used last

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
        """A number in 0..bound-1, every one equally likely: words above the last full multiple are redrawn."""
        limit = 2**32 - 2**32 % bound
        while (word := self.next_word()) >= limit:
            pass
        return word % bound

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher-Yates from the end."""
        for last in range(len(items) - 1, 0, -1):
            other = self.randbelow(last + 1)
            items[last], items[other] = items[other], items[last]

    def draw(self, items: tuple[T, ...], is_allowed: Callable[[T], bool] | None = None) -> tuple[T, tuple[T, ...]]:
        """The next of shuffled items, which lies last, and the others. One that is not wanted goes back among them."""
        while is_allowed and not is_allowed(items[-1]):
            shuffled = list(items)
            self.shuffle(shuffled)
            items = tuple(shuffled)
        return items[-1], items[:-1]

    def stack(self, cards: list[T], extras: dict[int, list[T]]) -> tuple[tuple[T, ...], tuple[int, ...]]:
        """A deck of five piles, pile 1 on top, which is last, with extra cards mixed into some piles; and their sizes
        (CORE-SETUP-13..15, AMB-B2, AMB-B3)."""
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
        """The next card of a deck that was stacked of piles of these sizes, and the others. Only a chance that does not
        draw in order is asked."""
        return deck[-1], deck[:-1]

    def draw_tile(self, bag: tuple[T, ...], tile_set: int) -> tuple[T, tuple[T, ...]]:
        """The next tile of the bag of that kind, and the others."""
        return bag[-1], bag[:-1]
