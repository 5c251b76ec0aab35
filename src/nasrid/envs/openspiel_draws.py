"""A game in which nothing is drawn by itself: every card and tile is an outcome that somebody else chooses.

The engine draws from a shuffled deck and from shuffled bags. Here their order means nothing: before the engine draws,
the outcome is brought to the top. The odds of a draw follow from what has been drawn before, and from nothing that lies
deeper, so they are the same as if the shuffled order had been turned up card by card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from nasrid.rules.actions import Action, TakeHut
from nasrid.rules.chance import Chance
from nasrid.rules.components import Face, Kind
from nasrid.rules.events import Event
from nasrid.rules.game import Game
from nasrid.rules.money import EXCHANGE, SCORING, Cards
from nasrid.rules.options import Options
from nasrid.rules.state import State, Tiles

Odds = Mapping[str, int]  # by the name of the outcome: how likely it is, as a weight


class Undecided(Exception):  # noqa: N818 (nothing is wrong)
    """A draw has to be made before this can be done; nothing has changed."""

    def __init__(self, odds: Odds) -> None:
        super().__init__(f"to be drawn: {', '.join(odds)}")
        self.odds = odds
        self.action: Action | None = None  # which waits for the draw; none in the setup


class DrawnState(State):
    """Draws what `outcomes` says. Tiles `aside` are out of the game, but nobody knows which ones they are."""

    __slots__ = ("aside", "outcomes")

    def __init__(self, options: Options, outcomes: Iterable[str] = ()) -> None:
        super().__init__(options, Chance(b""))
        self.aside: tuple[Tiles, Tiles] = ((), ())
        self.outcomes: Iterator[str] = iter(outcomes)

    def copy(self) -> DrawnState:
        twin = DrawnState.__new__(DrawnState)
        plain = super().copy()
        for name in State.__slots__:
            setattr(twin, name, getattr(plain, name))
        twin.aside = self.aside
        twin.outcomes = iter(())
        return twin

    def draw(self, odds: Callable[[], Odds]) -> str:
        """The next outcome. The odds are worked out only if it is not known yet."""
        outcome = next(self.outcomes, None)
        if outcome is None:
            raise Undecided(odds())
        return outcome

    # Money

    def draw_card(self) -> str | None:
        if not self.deck and self.discard:
            self._reshuffle()
        if self.deck:
            self._bring_up(self.draw(self._card_odds))
        return super().draw_card()

    def _card_odds(self) -> Odds:
        """A place in the present pile is as good as any other. What was mixed into certain piles comes with the number
        of such cards that the present one has left; which of them, and which of the other cards, is open."""
        pile = self._present_pile()
        mixed_in = self._mixed_in()
        scoring = [card for card in pile if card in SCORING]
        places = sum(card in mixed_in for card in pile)  # of which the engine says only that such a card is there
        special = Counter(card for card in self.deck if card in mixed_in)
        others = Counter(card for card in self.deck if card not in mixed_in and card not in SCORING)
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

    def _mixed_in(self) -> Iterable[str]:
        """The exchange cards as long as they lie in the piles of the setup (EXCH-02)."""
        first_deck = self.second_card_aside if self.options.game == "combined" else bool(self.piles)
        return EXCHANGE if first_deck else ()

    def _present_pile(self) -> Cards:
        """What is left of the pile on top; the whole deck if it was not stacked."""
        below = len(self.deck)
        for size in self.piles[::-1]:
            if below <= size:
                break
            below -= size
        return self.deck[-below:]

    def _bring_up(self, card: str) -> None:
        """Exchange the card with the top of the deck. From another pile it first changes places with one of its sort
        in the present pile, so that every pile keeps what was mixed into it."""
        deck = list(self.deck)
        start = len(deck) - len(self._present_pile())
        at = next((place for place in range(start, len(deck)) if deck[place] == card), None)
        if at is None:
            mixed_in = self._mixed_in()
            elsewhere = deck.index(card)
            at = next(
                place
                for place in range(start, len(deck))
                if deck[place] not in SCORING and (deck[place] in mixed_in) == (card in mixed_in)
            )
            deck[at], deck[elsewhere] = deck[elsewhere], deck[at]
        deck[at], deck[-1] = deck[-1], deck[at]
        self.deck = tuple(deck)

    # Tiles

    def draw_tile(self, kind: Kind) -> Face | None:
        return self.draw_tile_among(kind, lambda face: True)

    def draw_tile_among(self, kind: Kind, wanted: Callable[[Face], bool]) -> Face | None:
        """The next tile of that bag; one that is not wanted would go back into it at once."""
        size = len(self.bags[kind])
        if size:
            tiles = [*self.bags[kind], *self.aside[kind]]
            name = self.draw(lambda: Counter(face.name for face in tiles if wanted(face)))
            at = next(place for place, face in enumerate(tiles) if face.name == name)
            tiles[at], tiles[size - 1] = tiles[size - 1], tiles[at]
            self._set_bag(kind, tuple(tiles[:size]))
            self._set_aside(kind, tuple(tiles[size:]))
        return super().draw_tile(kind)

    def keep_tiles(self, count: int) -> None:
        """Put tiles aside until every bag has at most so many."""
        for kind in Kind:
            bag = self.bags[kind]
            self._set_bag(kind, bag[:count])
            self._set_aside(kind, bag[count:])

    def _set_aside(self, kind: Kind, tiles: Tiles) -> None:
        self.aside = (tiles, self.aside[1]) if kind == Kind.ALHAMBRA else (self.aside[0], tiles)

    # Huts

    def turn_up_hut(self, number: int, below: int = 0) -> str:
        """Draw the hut that lies so far below the top of that pile."""
        pile = list(self.huts[number])
        hidden = pile[: len(pile) - below]
        name = self.draw(lambda: Counter(hut.name for hut in hidden))
        at = next(place for place, hut in enumerate(hidden) if hut.name == name)
        last = len(hidden) - 1
        pile[at], pile[last] = pile[last], pile[at]
        self.huts = (*self.huts[:number], tuple(pile), *self.huts[number + 1 :])
        return name


class DrawnGame(Game):
    """A game with such a state. `outcomes` are the draws that the next action makes."""

    __slots__ = ("outcomes",)
    _state: DrawnState

    def __init__(self, state: DrawnState) -> None:
        super().__init__(state, {})
        self.outcomes: tuple[str, ...] = ()

    def apply(self, action: Action) -> list[Event]:
        """As every game does it; but it raises Undecided, and nothing has changed, if there are too few outcomes."""
        before, count = self._state, len(self._actions)
        self._state = before.copy()
        self._state.outcomes = iter(self.outcomes)
        try:
            if isinstance(action, TakeHut):
                self._turn_up_below(action.hut)
            events = super().apply(action)
        except Exception as error:
            self._state = before
            del self._actions[count:]
            if isinstance(error, Undecided):
                error.action = action
            raise
        self.outcomes = ()
        return events

    def _turn_up_below(self, hut: str) -> None:
        """The engine turns up what lies below the hut that is taken."""
        for number, pile in enumerate(self._state.huts):
            if len(pile) > 1 and pile[-1].name == hut:
                self._state.turn_up_hut(number, below=1)

    def record(self) -> dict[str, Any]:
        raise ValueError("a record has no place for draws that somebody chose; the history of the state has them")

    def copy(self) -> DrawnGame:
        twin = DrawnGame(self._state.copy())
        twin.opening = self.opening
        twin._actions = self._actions.copy()
        twin.outcomes = self.outcomes
        return twin
