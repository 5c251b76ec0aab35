"""Explicit chance: every card and tile is an outcome that the caller chooses; nothing is drawn automatically.

The engine draws from shuffled decks, bags and piles. Here their order is meaningless, and the draw itself is the
outcome. Its odds depend only on earlier draws, so they equal those of revealing a shuffled order piece by piece.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableSequence, Sequence
from itertools import chain
from typing import Any, TypeVar

from nasrid.dealing import deal
from nasrid.envs.boxes import Box, deal_box
from nasrid.rules.game import Game
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.components import Face
from nasrid.rules.pieces.money import MONEY, SCORING_CARDS, SPECIAL_CARD_MODULES
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.specs import MODULES
from nasrid.rules.text.record_fields import Record
from nasrid.rules.turn.setup import set_up

T = TypeVar("T")
Odds = Mapping[str, int]  # from the name of an outcome to its weight

SEED_DIGIT_COUNT = 4  # of a seed; each digit is drawn separately, because a list of all seeds would be too long
DIGIT_OUTCOMES = tuple(f"digit {digit}" for digit in range(256))
TIEBREAK_OUTCOMES = tuple(f"tied player {number} begins" for number in range(1, 7))


class ChanceChoiceNeededError(Exception):
    """A draw that must be chosen before the action can continue. Nothing has changed."""

    def __init__(self, odds: Odds) -> None:
        super().__init__(f"pending draw: {', '.join(odds)}")
        self.odds = odds
        self.action: Action | None = None  # the action that waits for the draw; None during the setup


class ScriptedChance(Chance):
    """A source of chance that returns the given `outcomes`.

    Tiles in `aside` are out of the game, but nobody knows which ones they are.
    """

    __slots__ = ("aside", "mixed_in", "outcomes")

    def __init__(self, outcomes: Iterable[str] = ()) -> None:
        super().__init__(b"")
        self.is_in_order = False
        self.outcomes: Iterator[str] = iter(outcomes)
        self.aside: dict[int, tuple[Any, ...]] = {}  # by tile set
        self.mixed_in: frozenset[str] = frozenset()  # the special cards that were mixed into certain piles of the deck

    def copy(self) -> ScriptedChance:
        copy = ScriptedChance()
        copy.aside = self.aside.copy()
        copy.mixed_in = self.mixed_in
        return copy

    def _choose(self, odds: Callable[[], Odds]) -> str:
        """Return the next outcome. The odds are computed only if it is missing."""
        outcome = next(self.outcomes, None)
        if outcome is None:
            raise ChanceChoiceNeededError(odds())
        return outcome

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Do nothing, because the order is meaningless."""

    def randbelow(self, bound: int) -> int:
        return TIEBREAK_OUTCOMES.index(self._choose(lambda: dict.fromkeys(TIEBREAK_OUTCOMES[:bound], 1)))

    def draw(self, items: tuple[T, ...], is_allowed: Callable[[T], bool] | None = None) -> tuple[T, tuple[T, ...]]:
        """Draw an allowed item. The engine would return others at once, so they are never outcomes."""
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
    """Return the number of cards left in the top pile, or in the whole deck if it has no piles."""
    for size in piles[::-1]:
        if cards <= size:
            break
        cards -= size
    return cards


def _card_odds(deck: tuple[str, ...], start: int, mixed_in: frozenset[str]) -> Odds:
    """Return the odds of the next card.

    All positions in the current pile are equally likely. Mixed-in cards are weighted by the number of such cards left
    in this pile. Which of them it is, and which other card it is, remains open.
    """
    pile = deck[start:]
    scoring = [card for card in pile if card in SCORING_CARDS]
    places = sum(card in mixed_in for card in pile)  # the engine reveals only that such a card is there
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
    """Return the deck after the card was drawn from the current pile.

    A card of another pile first changes places with one of its kind in the current pile, so every pile keeps its number
    of mixed-in cards.
    """
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
    """A game whose draws are chosen by the caller."""

    __slots__ = ()

    def record(self) -> Record:
        raise ValueError("a record cannot contain chosen draws; use the history of the state")


def outcome_names(options: Options, chance: str) -> tuple[str, ...]:
    """Return the names of all possible outcomes, each once."""
    if chance == "seed":
        return DIGIT_OUTCOMES
    components = options.components
    of_modules = chain.from_iterable(module.tiles(options.module_options) for module in MODULES.values())
    tiles = (face.name for face in (*components.alhambra, *components.granada, *of_modules))
    others = chain.from_iterable(module.chance_outcomes for module in options.modules_in_play)
    return tuple(dict.fromkeys((*MONEY, *SPECIAL_CARD_MODULES, *SCORING_CARDS, *tiles, *TIEBREAK_OUTCOMES, *others)))


def game_from_seed_digits(options: Options, tiles: int, box: Box | None, outcomes: Sequence[str]) -> Game:
    """Return the engine's game for a seed whose digits are the outcomes. Each bag keeps at most `tiles` tiles."""
    if len(outcomes) < SEED_DIGIT_COUNT:
        raise ChanceChoiceNeededError(dict.fromkeys(DIGIT_OUTCOMES, 1))
    seed = 0
    for name in outcomes:
        seed = seed * len(DIGIT_OUTCOMES) + DIGIT_OUTCOMES.index(name)
    return Game(deal_box(box, options, Chance.from_seed(seed))) if box else deal(options, seed, tiles)


def game_from_outcomes(options: Options, tiles: int, box: Box | None, outcomes: Sequence[str]) -> Game:
    """Return a game that is set up with the outcomes as its draws."""
    chance = ScriptedChance(outcomes)
    state = set_up(options, chance) if box is None else deal_box(box, options, chance)
    if tiles:
        chance.aside = {kind: bag[tiles:] for kind, bag in enumerate(state.bags)}
        state.bags = (state.bags[0][:tiles], state.bags[1][:tiles])
    return ChanceGame(state)
