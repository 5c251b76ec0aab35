"""Chance that somebody else plays: every card and tile is an outcome that is chosen, nothing is drawn by itself.

The engine draws from shuffled decks, bags and piles. Here their order means nothing: what is drawn is the outcome. The
odds of a draw follow from what has been drawn before, and from nothing that lies deeper, so they are the same as if the
shuffled order had been turned up piece by piece.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableSequence, Sequence
from itertools import chain
from typing import Any, TypeVar

from nasrid.dealing import deal
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import MONEY, SCORING_CARDS, SPECIAL_CARD_MODULES
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import MODULES
from nasrid.rules.turn.setup import set_up

T = TypeVar("T")
Odds = Mapping[str, int]  # by the name of the outcome: how likely it is, as a weight

SEED_DIGIT_COUNT = 4  # of a seed, each drawn on its own: the list of all seeds would be too long
DIGIT_OUTCOMES = tuple(f"digit {digit}" for digit in range(256))
TIEBREAK_OUTCOMES = tuple(f"tied player {number} begins" for number in range(1, 7))


class ChanceChoiceNeededError(Exception):
    """A draw has to be made before this can be done; nothing has changed."""

    def __init__(self, odds: Odds) -> None:
        super().__init__(f"to be drawn: {', '.join(odds)}")
        self.odds = odds
        self.action: Action | None = None  # which waits for the draw; none in the setup


class ScriptedChance(Chance):
    """Draws what `outcomes` says. Tiles `aside` are out of the game, but nobody knows which ones they are."""

    __slots__ = ("aside", "mixed_in", "outcomes")

    def __init__(self, outcomes: Iterable[str] = ()) -> None:
        super().__init__(b"")
        self.is_in_order = False
        self.outcomes: Iterator[str] = iter(outcomes)
        self.aside: dict[int, tuple[Any, ...]] = {}  # by kind
        self.mixed_in: frozenset[str] = frozenset()  # the special cards that lie in certain piles of the deck

    def copy(self) -> ScriptedChance:
        copy = ScriptedChance()
        copy.aside = self.aside.copy()
        copy.mixed_in = self.mixed_in
        return copy

    def _choose(self, odds: Callable[[], Odds]) -> str:
        """The next outcome. The odds are worked out only if it is not known yet."""
        outcome = next(self.outcomes, None)
        if outcome is None:
            raise ChanceChoiceNeededError(odds())
        return outcome

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Their order means nothing."""

    def randbelow(self, bound: int) -> int:
        return TIEBREAK_OUTCOMES.index(self._choose(lambda: dict.fromkeys(TIEBREAK_OUTCOMES[:bound], 1)))

    def draw(self, items: tuple[T, ...], is_allowed: Callable[[T], bool] | None = None) -> tuple[T, tuple[T, ...]]:
        """One that is not wanted would go back among the others at once."""
        name = self._choose(lambda: Counter(_name(item) for item in items if is_allowed is None or is_allowed(item)))
        at = next(place for place, item in enumerate(items) if _name(item) == name)
        return items[at], items[:at] + items[at + 1 :]

    def draw_tile(self, bag: tuple[T, ...], tile_set: int) -> tuple[T, tuple[T, ...]]:
        tile, others = self.draw((*bag, *self.aside.get(tile_set, ())))
        left = len(bag) - 1
        self.aside[tile_set] = others[left:]
        return tile, others[:left]

    # The deck

    def stack(self, cards: list[T], extras: dict[int, list[T]]) -> tuple[tuple[T, ...], tuple[int, ...]]:
        extra = {str(card) for more in extras.values() for card in more}
        self.mixed_in = frozenset(extra.difference(SCORING_CARDS))
        return super().stack(cards, extras)

    def draw_card(self, deck: tuple[str, ...], piles: tuple[int, ...]) -> tuple[str, tuple[str, ...]]:
        start = len(deck) - _top_pile_size(len(deck), piles)
        mixed_in = self.mixed_in if piles else frozenset()
        card = self._choose(lambda: _card_odds(deck, start, mixed_in))
        return card, _deck_without(card, deck, start, mixed_in)


def _name(item: object) -> str:
    return item.name if isinstance(item, Face) else str(item)


def _top_pile_size(cards: int, piles: tuple[int, ...]) -> int:
    """What is left of the pile on top; the whole deck if it was not stacked."""
    for size in piles[::-1]:
        if cards <= size:
            break
        cards -= size
    return cards


def _card_odds(deck: tuple[str, ...], start: int, mixed_in: frozenset[str]) -> Odds:
    """A place in the present pile is as good as any other. What was mixed into certain piles comes with the number of
    such cards that the present one has left; which of them, and which of the other cards, is open."""
    pile = deck[start:]
    scoring = [card for card in pile if card in SCORING_CARDS]
    places = sum(card in mixed_in for card in pile)  # of which the engine says only that such a card is there
    special = Counter(card for card in deck if card in mixed_in)
    others = Counter(card for card in deck if card not in mixed_in and card not in SCORING_CARDS)
    specials, rest = max(1, special.total()), max(1, others.total())
    return {
        **dict.fromkeys(scoring, specials * rest),
        **{card: places * copies * rest for card, copies in special.items() if places},
        **{
            card: (len(pile) - len(scoring) - places) * copies * specials
            for card, copies in others.items()
            if len(pile) > len(scoring) + places
        },
    }


def _deck_without(card: str, deck: tuple[str, ...], start: int, mixed_in: frozenset[str]) -> tuple[str, ...]:
    """The deck after the card was drawn from its present pile. One of another pile first changes places with one of
    its sort in the present pile, so that every pile keeps what was mixed into it."""
    cards = list(deck)
    at = next((place for place in range(start, len(cards)) if cards[place] == card), None)
    if at is None:
        at = next(
            place
            for place in range(start, len(cards))
            if cards[place] not in SCORING_CARDS and (cards[place] in mixed_in) == (card in mixed_in)
        )
        cards[cards.index(card)] = cards[at]
    cards[at] = cards[-1]
    return tuple(cards[:-1])


class ChanceGame(Game):
    """A game whose draws are chosen."""

    __slots__ = ()

    def record(self) -> dict[str, Any]:
        raise ValueError("a record has no place for draws that somebody chose; the history of the state has them")


def outcome_names(options: Options, chance: str) -> tuple[str, ...]:
    """Everything that can be drawn, each once."""
    if chance == "seed":
        return DIGIT_OUTCOMES
    components = options.components
    of_modules = chain.from_iterable(module.tiles(options.module_options) for module in MODULES.values())
    tiles = (face.name for face in (*components.alhambra, *components.granada, *of_modules))
    others = chain.from_iterable(module.chance_outcomes for module in options.modules_in_play)
    return tuple(dict.fromkeys((*MONEY, *SPECIAL_CARD_MODULES, *SCORING_CARDS, *tiles, *TIEBREAK_OUTCOMES, *others)))


def game_from_seed_digits(options: Options, tiles: int, outcomes: Sequence[str]) -> Game:
    """The engine's game of a seed, of which the outcomes are the digits; each bag keeps at most so many tiles."""
    if len(outcomes) < SEED_DIGIT_COUNT:
        raise ChanceChoiceNeededError(dict.fromkeys(DIGIT_OUTCOMES, 1))
    seed = 0
    for name in outcomes:
        seed = seed * len(DIGIT_OUTCOMES) + DIGIT_OUTCOMES.index(name)
    return deal(options, seed, tiles)


def game_from_outcomes(options: Options, tiles: int, outcomes: Sequence[str]) -> Game:
    """The setup with the outcomes as its draws."""
    chance = ScriptedChance(outcomes)
    state = set_up(options, chance)
    if tiles:
        chance.aside = {kind: bag[tiles:] for kind, bag in enumerate(state.bags)}
        state.bags = (state.bags[0][:tiles], state.bags[1][:tiles])
    return ChanceGame(state)
