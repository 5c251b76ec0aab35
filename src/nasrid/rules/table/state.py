"""Everything on and around the table during a game: plain data that the steps read and change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from nasrid.rules.city.city import City
from nasrid.rules.errors import IllegalAction
from nasrid.rules.native import mypyc_attr, names_of
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.components import Face, Kind
from nasrid.rules.pieces.money import SCORING, Cards, Hand, money_total
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import DeckReshuffled, Event, Marker
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import ScoreSheet, SeatStanding
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import Family

Tiles = tuple[Face, ...]
T = TypeVar("T")

Part = Sequence[Action]  # of what may be done
NO_ACTIONS: Final[list[Action]] = []
# What was counted last, by seat, and the two objects that it was made of.
Standings = dict[int, tuple[object, object, SeatStanding]]
Parts = Mapping[str, Any]  # what modules keep here, by their names: immutable values, and so is the mapping
NO_PARTS: Final[Parts] = {}
NO_CARDS: Final = Hand()


class Slot(Generic[T]):
    """Where a module keeps a value of its own: at a player or at the table."""

    __slots__ = ("_module",)

    def __init__(self, module: str) -> None:
        self._module = module

    def of(self, holder: Player | State) -> T:
        value: T = holder.parts[self._module]
        return value

    def put(self, holder: Player | State, value: T) -> None:
        holder.parts = {**holder.parts, self._module: value}


@final
@mypyc_attr(acyclic=True)
class Listing:
    """What was listed last, and the two objects that it was made of. It is made anew only when one of them is another
    object. Copies share it: it is true for whoever has the same objects."""

    __slots__ = ("_first", "_second", "actions")

    def __init__(self) -> None:
        self._first: object = None
        self._second: object = None
        self.actions = NO_ACTIONS

    def is_of(self, first: object, second: object) -> bool:
        return self._first is first and self._second is second

    def put(self, first: object, second: object, actions: list[Action]) -> None:
        self._first = first
        self._second = second
        self.actions = actions


@final
@mypyc_attr(acyclic=True)
class Offer:
    """The purchases of one tile that were listed last, and with how many cards of its currency."""

    __slots__ = ("actions", "counts", "face")

    def __init__(self) -> None:
        self.face: Face | None = None
        self.counts = 0
        self.actions: tuple[Action, ...] = ()


@final
@mypyc_attr(acyclic=True)
class Purchase:
    """A payment that somebody offers for a tile of the site."""

    __slots__ = ("cards", "currency", "face", "is_exact", "paid")

    def __init__(self, face: Face, currency: int, cards: Cards) -> None:
        self.face = face
        self.currency = currency
        self.cards = cards
        self.paid = money_total(cards)
        self.is_exact = self.paid == face.price


PLACES: Final = 8  # of a site with two kinds of tiles


@final
@mypyc_attr(acyclic=True)
class Lists:
    """What was listed last for a player."""

    __slots__ = ("_of_modules", "offers", "redesigns")

    def __init__(self) -> None:
        self.redesigns = Listing()
        # By place of the site: the purchases with any payment, then those with an exact one.
        self.offers = [Offer() for _ in range(2 * PLACES)]
        self._of_modules: dict[str, Listing] = {}

    def of(self, module: str) -> Listing:
        """For a module to use."""
        listing = self._of_modules.get(module)
        if listing is None:
            listing = self._of_modules[module] = Listing()
        return listing


REMEMBERED: Final = frozenset({"lists", "standings", "takings"})  # what follows from the rest, and is made anew


def _fields(holder: Player | State) -> dict[str, Any]:
    """What pickle puts back."""
    return {name: getattr(holder, name) for name in names_of(type(holder)) if name not in REMEMBERED}


def _put_back(holder: Player | State, fields: dict[str, Any]) -> None:
    for name, value in fields.items():
        setattr(holder, name, value)


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before one seat. All values are immutable, so a copy shares them."""

    __slots__ = ("city", "hand", "holding", "lists", "parts", "reserve", "score")

    city: City
    hand: Hand
    reserve: Tiles
    holding: Tiles  # acquired, not yet placed: beside the city
    score: int
    parts: Parts
    lists: Lists

    def __init__(self, city: City, like: Player | None = None) -> None:
        """A player with this city and nothing else, or one like another."""
        self.city = city
        if like is not None:
            self.hand = like.hand
            self.reserve = like.reserve
            self.holding = like.holding
            self.score = like.score
            self.parts = like.parts
            self.lists = like.lists
            return
        self.hand = NO_CARDS
        self.reserve = ()
        self.holding = ()
        self.score = 0
        self.parts = NO_PARTS
        self.lists = Lists()

    def __reduce__(self) -> tuple[Any, ...]:
        return Player, (self.city,), _fields(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        _put_back(self, fields)


@final
@mypyc_attr(acyclic=True)
class Dirk:
    """The imaginary third player of a game for two (DUO-02)."""

    __slots__ = ("score", "tiles")

    def __init__(self, tiles: Tiles = (), score: int = 0) -> None:
        self.tiles = tiles
        self.score = score

    def __reduce__(self) -> tuple[Any, ...]:
        return Dirk, (self.tiles, self.score)


@final
@mypyc_attr(acyclic=True)
class State:
    """All values are immutable but the players, Dirk and the chance, so a copy shares nearly everything."""

    __slots__ = (
        "_cards",
        "_steps",
        "bags",
        "chance",
        "deck_size",
        "dirk",
        "discard",
        "display",
        "events",
        "exact",
        "has_modules",
        "held",
        "kinds",
        "marker",
        "options",
        "parts",
        "piles",
        "players",
        "queue",
        "seat",
        "second_card_aside",
        "sheets",
        "site",
        "standings",
        "steps_left",
        "takings",
        "turn",
        "turns",
    )

    def __init__(self, options: Options, chance: Chance, like: State | None = None) -> None:
        """An empty table, or one that is laid out like another."""
        self.options = options
        self.chance = chance
        self.events: list[Event] | None = None  # of the action being applied, or of the setup, if anybody listens
        if like is not None:
            self._lay_out(like)
            return
        self.events = []
        self.kinds = len(options.kinds)  # of tiles, each with a place on every space
        self.has_modules = bool(options.in_play)
        self.turns: dict[int, tuple[Step, ...]] = options.turns
        self.players: list[Player] = []
        self.dirk: Dirk | None = None
        self._cards: Cards = ()  # of the deck, and after so many those that were drawn
        self.deck_size = 0
        self.piles: tuple[int, ...] = ()  # of which the deck was stacked: their sizes, pile 1 first
        self.display: Cards = ()
        self.discard: Cards = ()
        self.second_card_aside = False  # COMBO-SETUP-03
        self.bags: tuple[Tiles, Tiles] = ((), ())  # by kind; the next is last; Granada tiles by their even face
        self.site: tuple[Face | None, ...] = ()  # space by space, each with one place a kind
        self.marker: Marker = "even"  # the faces of the next refill (GRA-COMP-07)
        self.parts = NO_PARTS
        self.turn = 0  # whose turn it is, or was last
        self.exact = False  # an exact purchase was made in this turn
        self.queue: tuple[int, ...] = ()  # scorings whose cards were drawn, still to be held
        self.held: tuple[int, ...] = ()  # scorings held so far
        self.sheets: tuple[ScoreSheet, ...] = ()  # of those that this game has seen
        self._steps: tuple[Step, ...] = ()  # of the agenda, and after so many those that are done
        self.steps_left = 0
        self.seat: int | None = None  # who decides now
        self.takings = Listing()  # what was listed last
        self.standings: Standings = {}

    def _lay_out(self, like: State) -> None:
        self.kinds = like.kinds
        self.has_modules = like.has_modules
        self.turns = like.turns
        self.players = [Player(player.city, player) for player in like.players]
        self.dirk = like.dirk and Dirk(like.dirk.tiles, like.dirk.score)
        self._cards = like._cards
        self.deck_size = like.deck_size
        self.piles = like.piles
        self.display = like.display
        self.discard = like.discard
        self.second_card_aside = like.second_card_aside
        self.bags = like.bags
        self.site = like.site
        self.marker = like.marker
        self.parts = like.parts
        self.turn = like.turn
        self.exact = like.exact
        self.queue = like.queue
        self.held = like.held
        self.sheets = like.sheets
        self._steps = like._steps
        self.steps_left = like.steps_left
        self.seat = like.seat
        self.takings = like.takings
        self.standings = like.standings

    def copy(self) -> State:
        return State(self.options, self.chance.copy(), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.options, self.chance), _fields(self)

    def __setstate__(self, fields: dict[str, Any]) -> None:
        _put_back(self, fields)

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens. What happens all the time asks that first, so that no event is made for nobody."""
        return self.events is not None

    def emit(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    # The agenda

    @property
    def agenda(self) -> tuple[Step, ...]:
        """What is to be done; the present step is last."""
        return self._steps[: self.steps_left]

    @agenda.setter
    def agenda(self, steps: tuple[Step, ...]) -> None:
        self._steps = steps
        self.steps_left = len(steps)

    @property
    def present_step(self) -> Step:
        """While there is one."""
        return self._steps[self.steps_left - 1]

    def push(self, *steps: Step) -> None:
        """Do these steps next, the first of them first."""
        self.stack(steps[::-1])

    def stack(self, steps: tuple[Step, ...]) -> None:
        """The same as an agenda has them, the first of them last."""
        self.agenda = self.agenda + steps if self.steps_left else steps

    def finish_step(self) -> None:
        """The present step is done."""
        self.steps_left -= 1

    def advance(self) -> None:
        """Run the steps that need no decision, until a seat has to decide or the game is over."""
        while self.steps_left:
            step = self.present_step
            self.seat = step.decider(self)
            if self.seat is not None:
                return
            self.steps_left -= 1
            step.run(self)
        self.seat = None

    # Seats

    def seats_after(self, seat: int) -> tuple[int, ...]:
        """All seats clockwise, beginning with the one after this seat and ending with it."""
        return tuple((seat + 1 + step) % len(self.players) for step in range(len(self.players)))

    # Money

    @property
    def deck(self) -> Cards:
        """The top card is last."""
        return self._cards[: self.deck_size]

    @deck.setter
    def deck(self, cards: Cards) -> None:
        self._cards = cards
        self.deck_size = len(cards)

    def draw_card(self) -> str | None:
        """The next card of the deck; a used-up deck is made anew from the discard (CORE-REFILL-04, AMB-F5)."""
        if not self.deck_size:
            if not self.discard:
                return None  # AMB-F4
            self._reshuffle()
        if self.chance.in_order:
            self.deck_size -= 1
            return self._cards[self.deck_size]
        card, self.deck = self.chance.draw_card(self.deck, self.piles)
        return card

    def _reshuffle(self) -> None:
        cards = list(self.discard)
        self.chance.shuffle(cards)
        self.discard = ()
        self.emit(DeckReshuffled(len(cards)))
        if self.second_card_aside:  # COMBO-REFILL-02, AMB-K19
            self.second_card_aside = False
            self.stack_deck(cards, {self.options.rules.scoring_piles[1]: [SCORING[1]]})
        else:
            self.deck = tuple(cards)
            self.piles = ()

    def stack_deck(self, cards: list[str], extras: dict[int, list[str]]) -> None:
        self.deck, self.piles = self.chance.stack(cards, extras)

    def discard_cards(self, player: Player, cards: Cards) -> None:
        player.hand = player.hand.minus(cards)
        self.discard += cards

    # Tiles

    def draw_tile(self, kind: Kind) -> Face | None:
        """The next tile of that bag, a Granada tile with the face that the marker shows (GRA-REFILL-01)."""
        bag = self.bags[kind]
        if not bag:
            return None
        face, rest = self.chance.draw_tile(bag, kind)
        self.bags = (rest, self.bags[1]) if kind == Kind.ALHAMBRA else (self.bags[0], rest)
        if kind == Kind.GRANADA and self.marker == "odd":
            return self.options.components.back(face)
        return face

    def space_of(self, place: int) -> int:
        """The space (0..3, also its currency) of a place of the site."""
        return place // self.kinds

    def lay_tile(self, place: int, face: Face | None) -> None:
        site = list(self.site)
        site[place] = face
        self.site = tuple(site)

    def has_gap(self) -> bool:
        """Whether no tile lies on some place of the site."""
        return any(face is None for face in self.site)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value):
    """One thing to be done: either a seat decides, or it runs by itself.

    A step is an immutable value on the agenda, a frozen dataclass. As long as `decider` names a seat, that seat chooses
    among `legal` and `take` carries the choice out; otherwise the step leaves the agenda and `run` is called.
    """

    __slots__ = ()

    def decider(self, state: State) -> int | None:
        """Who decides; nobody if it runs by itself."""
        return None

    def legal(self, state: State) -> list[Action]:
        return []

    def parts(self, state: State) -> list[Part]:
        """The same in parts that follow each other; nobody changes one."""
        return [self.legal(state)]

    def proposed(self, state: State) -> list[Action]:
        """The same without what is only one of very many ways to pay for something."""
        return self.legal(state)

    def run(self, state: State) -> None:
        """Do what needs no decision."""

    def take(self, state: State, action: Action) -> None:
        """Carry an action out, or raise IllegalAction before anything has changed."""
        raise IllegalAction("CORE-TURN-02", "this is not the time for that action")


STEPS: Final[Family[Step]] = Family(Step, "step", {}, suffix="Step")
