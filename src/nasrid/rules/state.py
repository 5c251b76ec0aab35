"""Everything on and around the table during a game: plain data that the steps read and change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nasrid.rules.actions import Action
from nasrid.rules.chance import Chance
from nasrid.rules.city import City
from nasrid.rules.components import Face, Kind
from nasrid.rules.events import DeckReshuffled, Event
from nasrid.rules.money import SCORING, Cards, Hand
from nasrid.rules.options import Options
from nasrid.rules.scoring import ScoreSheet

if TYPE_CHECKING:
    from nasrid.rules.standing import SeatStanding
    from nasrid.rules.steps.base import Step

Tiles = tuple[Face, ...]

# What was listed last: by the name of a list, up to three objects that it depends on, and the list. It is made anew
# only when one of them is another object. Copies share it: an entry is true for whoever has the same objects.
Memory = dict[object, tuple[object, object, object, list[Action]]]
FORGOTTEN: tuple[object, object, object, list[Action]] = (None, None, None, [])
Standings = dict[int, tuple[object, object, "SeatStanding"]]  # the same for what was counted last, by seat


def scoring_pile(scoring: int, game: str) -> int:
    """Which pile of a stacked deck holds that scoring's card (CORE-SETUP-14, COMBO-SETUP-02, COMBO-REFILL-02)."""
    if game == "combined":
        return 3 if scoring == 1 else 2  # the second one comes with the second deck
    return 2 * scoring


class Player:
    """What lies before one seat. All values are immutable, so a copy shares them."""

    __slots__ = ("bonus", "city", "hand", "holding", "memory", "reserve", "revealed", "score", "vizier")

    def __init__(self, city: City) -> None:
        self.city = city
        self.hand = Hand()
        self.reserve: Tiles = ()
        self.holding: Tiles = ()  # acquired, not yet placed: beside the city
        self.score = 0
        self.vizier = False  # active?
        self.bonus: Cards = ()  # unrevealed bonus cards
        self.revealed: Cards = ()
        self.memory: Memory = {}

    def copy(self) -> Player:
        twin = Player.__new__(Player)
        twin.city = self.city
        twin.hand = self.hand
        twin.reserve = self.reserve
        twin.holding = self.holding
        twin.score = self.score
        twin.vizier = self.vizier
        twin.bonus = self.bonus
        twin.revealed = self.revealed
        twin.memory = self.memory
        return twin


class Dirk:
    """The imaginary third player of a game for two (DUO-02)."""

    __slots__ = ("score", "tiles")

    def __init__(self, tiles: Tiles = (), score: int = 0) -> None:
        self.tiles = tiles
        self.score = score


class State:
    """All values are immutable but the players, Dirk and the chance, so a copy shares nearly everything."""

    __slots__ = (
        "agenda",
        "bags",
        "chance",
        "deck",
        "dirk",
        "discard",
        "display",
        "events",
        "exact",
        "held",
        "huts",
        "marker",
        "memory",
        "options",
        "piles",
        "players",
        "queue",
        "removed_bonus",
        "seat",
        "second_card_aside",
        "sheets",
        "site",
        "standings",
        "turn",
    )

    def __init__(self, options: Options, chance: Chance) -> None:
        self.options = options
        self.chance = chance
        self.players: list[Player] = []
        self.dirk: Dirk | None = None
        self.deck: Cards = ()  # the top card is last
        self.piles: tuple[int, ...] = ()  # of which the deck was stacked: their sizes, pile 1 first
        self.display: Cards = ()
        self.discard: Cards = ()
        self.second_card_aside = False  # COMBO-SETUP-03
        self.bags: tuple[Tiles, Tiles] = ((), ())  # by kind; the next is last; Granada tiles by their even face
        self.site: tuple[Face | None, ...] = ()  # space by space, each with one place a kind
        self.marker = "even"  # the faces of the next refill (GRA-COMP-07)
        self.huts: tuple[Tiles, ...] = ()  # one pile a building; the face-up hut is last
        self.removed_bonus: Cards = ()
        self.turn = 0  # whose turn it is, or was last
        self.exact = False  # an exact purchase was made in this turn
        self.queue: tuple[int, ...] = ()  # scorings whose cards were drawn, still to be held
        self.held: tuple[int, ...] = ()  # scorings held so far
        self.sheets: tuple[ScoreSheet, ...] = ()  # of those that this game has seen
        self.agenda: tuple[Step, ...] = ()  # what is to be done; the present step is last
        self.seat: int | None = None  # who decides now
        self.events: list[Event] = []  # of the action being applied
        self.memory: Memory = {}
        self.standings: Standings = {}

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.options = self.options
        twin.chance = self.chance.copy()
        twin.players = [player.copy() for player in self.players]
        twin.dirk = self.dirk and Dirk(self.dirk.tiles, self.dirk.score)
        twin.deck = self.deck
        twin.piles = self.piles
        twin.display = self.display
        twin.discard = self.discard
        twin.second_card_aside = self.second_card_aside
        twin.bags = self.bags
        twin.site = self.site
        twin.marker = self.marker
        twin.huts = self.huts
        twin.removed_bonus = self.removed_bonus
        twin.turn = self.turn
        twin.exact = self.exact
        twin.queue = self.queue
        twin.held = self.held
        twin.sheets = self.sheets
        twin.agenda = self.agenda
        twin.seat = self.seat
        twin.events = []
        twin.memory = self.memory
        twin.standings = self.standings
        return twin

    def emit(self, event: Event) -> None:
        self.events.append(event)

    # The agenda

    def push(self, *steps: Step) -> None:
        """Do these steps next, the first of them first."""
        self.agenda += steps[::-1]

    def finish_step(self) -> None:
        """The present step is done."""
        self.agenda = self.agenda[:-1]

    def advance(self) -> None:
        """Run the steps that need no decision, until a seat has to decide or the game is over."""
        while self.agenda:
            step = self.agenda[-1]
            if (seat := step.decider(self)) is not None:
                self.seat = seat
                return
            self.agenda = self.agenda[:-1]
            step.run(self)
        self.seat = None

    # Seats

    def seats_after(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with the one after this seat and ending with it."""
        return tuple((seat + 1 + step) % len(self.players) for step in range(len(self.players)))

    # Money

    def draw_card(self) -> str | None:
        """The next card of the deck; a used-up deck is made anew from the discard (CORE-REFILL-04, AMB-F5)."""
        if not self.deck:
            if not self.discard:
                return None  # AMB-F4
            self._reshuffle()
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        return card

    def _reshuffle(self) -> None:
        cards = list(self.discard)
        self.chance.shuffle(cards)
        self.discard = ()
        self.emit(DeckReshuffled(len(cards)))
        if self.second_card_aside:  # COMBO-REFILL-02, AMB-K19
            self.second_card_aside = False
            self.stack_deck(cards, {scoring_pile(2, self.options.game): [SCORING[1]]})
        else:
            self.deck = tuple(cards)
            self.piles = ()

    def stack_deck(self, cards: list[str], extras: dict[int, list[str]]) -> None:
        """Five piles, pile 1 on top, with extra cards mixed into some (CORE-SETUP-13..15, AMB-B2, AMB-B3)."""
        size, longer = divmod(len(cards), 5)
        piles: list[list[str]] = []
        for number in range(1, 6):
            length = size + (number <= longer)
            pile, cards = cards[:length], cards[length:]
            if number in extras:
                pile += extras[number]
                self.chance.shuffle(pile)
            piles.append(pile)
        self.deck = tuple(card for pile in reversed(piles) for card in reversed(pile))
        self.piles = tuple(map(len, piles))

    def discard_cards(self, player: Player, cards: Cards) -> None:
        player.hand = player.hand.minus(cards)
        self.discard += cards

    # Tiles

    def draw_tile(self, kind: Kind) -> Face | None:
        """The next tile of that bag, a Granada tile with the face that the marker shows (GRA-REFILL-01)."""
        bag = self.bags[kind]
        if not bag:
            return None
        self._set_bag(kind, bag[:-1])
        face = bag[-1]
        if kind == Kind.GRANADA and self.marker == "odd":
            return self.options.components.back(face)
        return face

    def _set_bag(self, kind: Kind, bag: Tiles) -> None:
        self.bags = (bag, self.bags[1]) if kind == Kind.ALHAMBRA else (self.bags[0], bag)

    def space_of(self, place: int) -> int:
        """The space (0..3, also its currency) of a place of the site."""
        return place // len(self.options.kinds)

    def lay_tile(self, place: int, face: Face | None) -> None:
        self.site = (*self.site[:place], face, *self.site[place + 1 :])
