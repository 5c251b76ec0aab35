"""The state of a game: plain data that the steps read and change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from nasrid.rules.city.city import City
from nasrid.rules.errors import IllegalActionError
from nasrid.rules.mypyc_support import field_names, mypyc_attr
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.rules.pieces.money import SCORING_CARDS, Cards, Hand, money_total
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import DeckReshuffled, Event, Marker
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import ScoreSheet, SeatStanding
from nasrid.rules.values import Value
from nasrid.rules.wire.declare import Family

Tiles = tuple[Face, ...]
T = TypeVar("T")

ActionGroup = Sequence[Action]
NO_ACTIONS: Final[list[Action]] = []
# By seat: the two objects that a standing was computed from, and the standing.
StandingsCache = dict[int, tuple[object, object, SeatStanding]]
ModuleData = Mapping[str, Any]  # immutable values by module
NO_MODULE_DATA: Final[ModuleData] = {}
EMPTY_HAND: Final = Hand()


class Slot(Generic[T]):
    """The place of a module's value in a player or in the state."""

    def __init__(self, module: str) -> None:
        self._module = module

    def get(self, holder: Player | State) -> T:
        """Return the value of a player or a state."""
        value: T = holder.module_data[self._module]
        return value

    def set(self, holder: Player | State, value: T) -> None:
        """Store the value of a player or a state."""
        holder.module_data = {**holder.module_data, self._module: value}


@final
@mypyc_attr(acyclic=True)
class ActionCache:
    """Cache of the last list of actions, keyed by the identity of the two objects it was computed from. Copies of a
    state share it, because the key does not depend on the state."""

    def __init__(self) -> None:
        self._first: object = None
        self._second: object = None
        self.actions = NO_ACTIONS

    def matches(self, first: object, second: object) -> bool:
        return self._first is first and self._second is second

    def store(self, first: object, second: object, actions: list[Action]) -> None:
        self._first = first
        self._second = second
        self.actions = actions


@final
@mypyc_attr(acyclic=True)
class PurchaseCache:
    """Cache of the last purchases of one tile, keyed by the number of cards of its currency."""

    def __init__(self) -> None:
        self.face: Face | None = None
        self.counts = 0
        self.actions: tuple[Action, ...] = ()


@final
@mypyc_attr(acyclic=True)
class Purchase:
    """A payment for a tile of the site."""

    def __init__(self, face: Face, currency: int, cards: Cards) -> None:
        self.face = face
        self.currency = currency
        self.cards = cards
        self.paid = money_total(cards)
        self.is_exact = self.paid == face.price


MAX_SITE_SLOTS: Final = 8  # in the combined game


@final
@mypyc_attr(acyclic=True)
class PlayerCaches:
    """The caches of one player's actions."""

    def __init__(self) -> None:
        self.redesigns = ActionCache()
        # By slot of the site: purchases with any payment, then exact purchases.
        self.purchases = [PurchaseCache() for _ in range(2 * MAX_SITE_SLOTS)]
        self._module_caches: dict[str, ActionCache] = {}

    def for_module(self, module: str) -> ActionCache:
        """Return a module's cache."""
        cache = self._module_caches.get(module)
        if cache is None:
            cache = self._module_caches[module] = ActionCache()
        return cache


# These follow from the other fields, so a position and a pickle leave them out.
CACHE_FIELDS: Final = frozenset({"caches", "standings_cache", "money_actions_cache", "turn_steps"})


def durable_fields(owner: Player | State) -> dict[str, Any]:
    """Return all fields of a player or a state by name, except the caches."""
    return {name: getattr(owner, name) for name in field_names(owner) if name not in CACHE_FIELDS}


@final
@mypyc_attr(acyclic=True)
class Player:
    """The pieces of one seat. All values are immutable, so copies share them."""

    def __init__(self, city: City, source: Player | None = None) -> None:
        """Create a player who has only a city, or a copy of `source` with this city."""
        self.city = city
        self.hand: Hand = source.hand if source else EMPTY_HAND
        self.reserve: Tiles = source.reserve if source else ()
        self.unplaced: Tiles = source.unplaced if source else ()  # acquired, not yet placed: beside the city
        self.score: int = source.score if source else 0
        self.module_data: ModuleData = source.module_data if source else NO_MODULE_DATA
        self.caches: PlayerCaches = source.caches if source else PlayerCaches()

    def __reduce__(self) -> tuple[Any, ...]:
        return Player, (self.city,), durable_fields(self)


@final
@mypyc_attr(acyclic=True)
class Dirk:
    """The imaginary third player of a game for two (DUO-02)."""

    def __init__(self, tiles: Tiles = (), score: int = 0) -> None:
        self.tiles = tiles
        self.score = score

    def __reduce__(self) -> tuple[Any, ...]:
        return Dirk, (self.tiles, self.score)


@final
@mypyc_attr(acyclic=True)
class State:
    """A whole game. Only the players, Dirk and the chance are mutable, so a copy shares nearly everything."""

    def __init__(self, options: Options, chance: Chance, source: State | None = None) -> None:
        """Create an empty table, or a copy of `source` with this chance."""
        self.options = options
        self.chance = chance
        # The events of the setup or of the action being applied; None if nobody reads them.
        self.events: list[Event] | None = None if source else []
        self.tile_set_count: int = source.tile_set_count if source else len(options.tile_sets)
        self.has_modules: bool = source.has_modules if source else bool(options.modules_in_play)
        self.turn_steps: dict[int, tuple[Step, ...]] = source.turn_steps if source else options.turn_steps
        self.players: list[Player] = [Player(player.city, player) for player in source.players] if source else []
        self.dirk: Dirk | None = Dirk(source.dirk.tiles, source.dirk.score) if source and source.dirk else None
        # The first `deck_size` cards are the deck, the others have been drawn.
        self.deck_cards: Cards = source.deck_cards if source else ()
        self.deck_size: int = source.deck_size if source else 0
        self.piles: tuple[int, ...] = source.piles if source else ()  # sizes when stacked, pile 1 first
        self.display: Cards = source.display if source else ()
        self.discard: Cards = source.discard if source else ()
        self.second_card_aside: bool = source.second_card_aside if source else False  # COMBO-SETUP-03
        # By tile set; the next tile is last; Granada tiles by their even face.
        self.bags: tuple[Tiles, Tiles] = source.bags if source else ((), ())
        # Space by space; each space has one slot per tile set.
        self.site: tuple[Face | None, ...] = source.site if source else ()
        self.marker: Marker = source.marker if source else "even"  # the faces of the next refill (GRA-COMP-07)
        self.module_data: ModuleData = source.module_data if source else NO_MODULE_DATA
        self.turn: int = source.turn if source else 0  # the seat that has or had the last turn
        self.paid_exactly: bool = source.paid_exactly if source else False  # in this turn
        self.queued_scorings: tuple[int, ...] = source.queued_scorings if source else ()
        self.scorings_held: tuple[int, ...] = source.scorings_held if source else ()
        self.sheets: tuple[ScoreSheet, ...] = source.sheets if source else ()  # a position does not contain them
        # The first `steps_left` steps are the agenda, the others are done.
        self.agenda_steps: tuple[Step, ...] = source.agenda_steps if source else ()
        self.steps_left: int = source.steps_left if source else 0
        self.seat: int | None = source.seat if source else None  # the seat that decides
        self.money_actions_cache: ActionCache = source.money_actions_cache if source else ActionCache()
        self.standings_cache: StandingsCache = source.standings_cache if source else {}

    def copy(self) -> State:
        return State(self.options, self.chance.copy(), self)

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.options, self.chance), durable_fields(self)

    @property
    def collects_events(self) -> bool:
        """Return True if events are collected. Frequent steps check it before they create an event."""
        return self.events is not None

    def emit(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    # The agenda

    @property
    def agenda(self) -> tuple[Step, ...]:
        """Return the coming steps; the current step is last."""
        return self.agenda_steps[: self.steps_left]

    @agenda.setter
    def agenda(self, steps: tuple[Step, ...]) -> None:
        self.agenda_steps = steps
        self.steps_left = len(steps)

    @property
    def current_step(self) -> Step:
        """Return the current step. The agenda must not be empty."""
        return self.agenda_steps[self.steps_left - 1]

    def push(self, *steps: Step) -> None:
        """Add steps that come next, in this order."""
        self.push_reversed(steps[::-1])

    def push_reversed(self, steps: tuple[Step, ...]) -> None:
        """Add steps that come next, given in the order of an agenda: the first one is last."""
        self.agenda = self.agenda + steps if self.steps_left else steps

    def finish_step(self) -> None:
        """Remove the current step from the agenda."""
        self.steps_left -= 1

    def advance(self) -> None:
        """Run the automatic steps until a seat has to decide or the game is over."""
        while self.steps_left:
            step = self.current_step
            self.seat = step.decider(self)
            if self.seat is not None:
                return
            self.steps_left -= 1
            step.run(self)
        self.seat = None

    # Seats

    def seats_after(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise, from the one after this seat to this seat."""
        return tuple((seat + 1 + step) % len(self.players) for step in range(len(self.players)))

    # Money

    @property
    def deck(self) -> Cards:
        """Return the deck; the top card is last."""
        return self.deck_cards[: self.deck_size]

    @deck.setter
    def deck(self, cards: Cards) -> None:
        self.deck_cards = cards
        self.deck_size = len(cards)

    def draw_card(self) -> str | None:
        """Draw the next card. The discard becomes a new deck if the deck is empty (CORE-REFILL-04, AMB-F5)."""
        if not self.deck_size:
            if not self.discard:
                return None  # AMB-F4
            self._reshuffle()
        if self.chance.is_in_order:
            self.deck_size -= 1
            return self.deck_cards[self.deck_size]
        card, self.deck = self.chance.draw_card(self.deck, self.piles)
        return card

    def _reshuffle(self) -> None:
        cards = list(self.discard)
        self.chance.shuffle(cards)
        self.discard = ()
        self.emit(DeckReshuffled(len(cards)))
        if self.second_card_aside:  # COMBO-REFILL-02, AMB-K19
            self.second_card_aside = False
            self.stack_deck(cards, {self.options.rules.scoring_piles[1]: [SCORING_CARDS[1]]})
        else:
            self.deck = tuple(cards)
            self.piles = ()

    def stack_deck(self, cards: list[str], extras: dict[int, list[str]]) -> None:
        self.deck, self.piles = self.chance.stack(cards, extras)

    def piles_left(self) -> tuple[int, ...]:
        """Return how many cards are left of each pile of the stacked deck, pile 1 first."""
        cards = self.deck_size
        left: list[int] = []
        for size in reversed(self.piles):
            left.insert(0, min(size, cards))
            cards -= left[0]
        return tuple(left)

    def discard_cards(self, player: Player, cards: Cards) -> None:
        player.hand = player.hand.without_cards(cards)
        self.discard += cards

    # Tiles

    def draw_tile(self, tile_set: TileSet) -> Face | None:
        """Draw the next tile of a bag. The marker decides the face of a Granada tile (GRA-REFILL-01)."""
        bag = self.bags[tile_set]
        if not bag:
            return None
        face, rest = self.chance.draw_tile(bag, tile_set)
        self.bags = (rest, self.bags[1]) if tile_set == TileSet.ALHAMBRA else (self.bags[0], rest)
        if tile_set == TileSet.GRANADA and self.marker == "odd":
            return self.options.components.back(face)
        return face

    def space_of(self, slot: int) -> int:
        """Return the space (0..3, which is also its currency) of a slot of the site."""
        return slot // self.tile_set_count

    def set_site_tile(self, slot: int, face: Face | None) -> None:
        site = list(self.site)
        site[slot] = face
        self.site = tuple(site)

    def has_gap(self) -> bool:
        """Return True if a slot of the site is empty."""
        return any(face is None for face in self.site)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value):
    """One step of a game: a decision of a seat, or an automatic change.

    A step is a frozen dataclass on the agenda. As long as `decider` returns a seat, that seat chooses among
    `legal_actions`, and `apply` carries the choice out. Otherwise the step leaves the agenda and `run` is called.
    """

    __slots__ = ()

    def decider(self, state: State) -> int | None:
        """Return the seat that decides, or None if the step is automatic."""
        return None

    def legal_actions(self, state: State) -> list[Action]:
        return []

    def action_groups(self, state: State) -> list[ActionGroup]:
        """Return the legal actions in consecutive groups, which must not be changed."""
        return [self.legal_actions(state)]

    def proposed_actions(self, state: State) -> list[Action]:
        """Return the legal actions without most of the alternative payments."""
        return self.legal_actions(state)

    def run(self, state: State) -> None:
        """Carry out an automatic step."""

    def apply(self, state: State, action: Action) -> None:
        """Carry out an action, or raise IllegalActionError before anything changes."""
        raise IllegalActionError("CORE-TURN-02", "this action is not possible now")


STEPS: Final[Family[Step]] = Family(Step, "step", {}, suffix="Step")
