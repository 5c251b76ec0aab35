"""Sampled games: everything that a view shows is kept, everything that it hides is drawn at random."""

from __future__ import annotations

from random import Random
from typing import TypeVar

from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.game import Game
from nasrid.rules.mypyc_support import field_names
from nasrid.rules.pieces.chance import Chance
from nasrid.rules.pieces.components import Face, TileSet
from nasrid.rules.pieces.money import MONEY, SCORING_CARDS, SPECIAL_CARD_MODULES, Hand
from nasrid.rules.table.rules import Module, modules_in_play
from nasrid.rules.table.state import Dirk, Player, State
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.text.position import count_components
from nasrid.rules.turn.polling import PollSeats
from nasrid.rules.turn.score import Score

T = TypeVar("T")

CONVERTED_FIELDS = frozenset({"players", "dirk", "hand"})  # a view shows them in another form
MAX_DRAWS = 50  # attempts to draw a game in which no other seat is polled before the viewer


class Determiniser:
    """A sampler of games that look like the current game to the viewer.

    Every arrangement of hidden information is equally likely: the order of deck and bags, uncounted hands, and hidden
    data of modules. Only the view and the memory are used, so the true order and the seed stay unknown.
    """

    def __init__(self, view: View, memory: Memory) -> None:
        """Prepare the sampling.

        Args:
            view: The view of the seat that searches.
            memory: What the seat has seen (`Bot.memory`).
        """
        self.view = view
        self._modules = modules_in_play(view.options)
        self._base = self._visible_state(memory)
        self._uncounted = [
            (seat, shown.hand_size - player.hand.size)
            for seat, (shown, player) in enumerate(zip(view.players, self._base.players, strict=True))
            if shown.hand_size != player.hand.size
        ]
        self._cards = self._unseen_cards()
        self._bags = tuple(self._unseen_tiles(tile_set) for tile_set in TileSet)

    def draw(self, random: Random) -> Game:
        """Return a game that the viewer could be playing.

        Args:
            random: The random generator.
        """
        for _ in range(MAX_DRAWS):
            state = self._draw(random)
            if not state.steps_left or state.current_step.decider(state) == self.view.seat:
                break
        else:
            _skip_to_seat(state, self.view.seat)
        return Game(state)

    # Visible information

    def _visible_state(self, memory: Memory) -> State:
        view = self.view
        state = State(view.options, Chance(b""))
        _copy_open_fields(view, state)
        state.players = [_visible_player(shown, memory.hands.get(seat)) for seat, shown in enumerate(view.players)]
        state.dirk = Dirk(view.dirk.tiles, view.dirk.score) if view.dirk else None
        state.agenda = view.agenda[::-1]
        for module in self._modules:
            module.restore_visible(view, state)
        return state

    # Hidden information

    def _unseen_cards(self) -> list[str]:
        """Return the cards in the deck and in unknown hands, without scoring cards."""
        pieces = count_components(self.view.options)
        left = {card: pieces[card] for card in (*MONEY, *SPECIAL_CARD_MODULES)}
        seen = [*self.view.display, *self.view.discard]
        for player in self._base.players:
            seen += player.hand.cards
        for card in seen:
            left[card] -= 1
        return [card for card, count in left.items() for _ in range(count)]

    def _unseen_tiles(self, tile_set: TileSet) -> list[Face]:
        """Return the tiles of a set that are not visible. Each exists once."""
        if tile_set not in self.view.options.tile_sets:
            return []
        state = self._base
        faces = [face for face in (*state.site, *(state.dirk.tiles if state.dirk else ())) if face]
        for player in state.players:
            faces += (*player.city.tiles.values(), *player.reserve, *player.unplaced)
        seen = {face.tile for face in faces}
        return [face for face in self.view.options.components.of_tile_set(tile_set) if face.name not in seen]

    # Drawing

    def _draw(self, random: Random) -> State:
        state = self._base.copy()
        state.chance = Chance.from_seed(random.getrandbits(256))
        cards = _shuffled(self._cards, random)
        if self._uncounted:
            cards = self._deal_hands(state, cards, random)
        state.deck = self._draw_deck(cards, random)
        bags = [
            tuple(_shuffled(tiles, random)[:size]) for tiles, size in zip(self._bags, self.view.bag_sizes, strict=True)
        ]
        state.bags = (bags[0], bags[1])
        for module in self._modules:
            module.sample_hidden(self.view, state, random)
        return state

    def _deal_hands(self, state: State, cards: list[str], random: Random) -> list[str]:
        """Fill the unknown hands and return the remaining cards.

        Special cards of an untouched pile are in no hand. Those that do not fit into their piles are in hands.
        """
        in_deck: list[str] = []
        in_hands: list[str] = []
        for module in self._modules:
            min_cards, max_cards = self._cards_in_deck(module)
            special = [card for card in cards if card in module.cards]
            in_deck += special[:min_cards]
            in_hands += special[max_cards:]
        rest = [card for card in cards if card not in in_deck and card not in in_hands]
        places = _shuffled([seat for seat, missing in self._uncounted for _ in range(missing)], random)
        dealt = (in_hands + rest)[: len(places)]
        for seat, card in zip(places, dealt, strict=False):
            state.players[seat].hand = state.players[seat].hand.with_cards((card,))
        return (in_hands + rest)[len(dealt) :] + in_deck

    def _cards_in_deck(self, module: Module) -> tuple[int, int]:
        """Return the minimum and maximum number of a module's cards in the deck."""
        if not self._is_first_deck():
            return 0, len(module.cards)
        piles = self.view.piles
        untouched = sum(count for pile, count in module.piles.items() if any(piles[: pile - 1]))
        return untouched, sum(min(count, piles[pile - 1]) for pile, count in module.piles.items())

    def _draw_deck(self, cards: list[str], random: Random) -> tuple[str, ...]:
        """Return a deck, the top card last. Special cards of a stacked deck stay in their piles."""
        view = self.view
        deck: dict[int, str] = {}  # by the number of cards above
        for scoring in self._scorings_ahead():
            positions = self._pile_positions(view.options.rules.scoring_piles[scoring - 1])
            _fill_deck([SCORING_CARDS[scoring - 1]], deck, positions, random)
        if self._is_first_deck():
            for module in self._modules:
                cards = self._place_special_cards(module, cards, deck, random)
        rest = iter(cards)
        order = [deck[place] if place in deck else next(rest, None) for place in range(view.deck_size)]
        return tuple(card for card in reversed(order) if card)

    def _place_special_cards(self, module: Module, cards: list[str], deck: dict[int, str], random: Random) -> list[str]:
        """Put a module's cards into their piles and return the other cards and those that do not fit."""
        special = [card for card in cards if card in module.cards]
        for pile, count in reversed(list(module.piles.items())):
            special = special[_fill_deck(special[:count], deck, self._pile_positions(pile), random) :]
        return [card for card in cards if card not in module.cards or card in special]

    def _scorings_ahead(self) -> list[int]:
        """Return the scorings whose cards are in the deck."""
        drawn = {*self.view.scorings_held, *(step.scoring for step in self.view.agenda if isinstance(step, Score))}
        if self.view.second_card_aside:
            drawn.add(2)
        return [scoring for scoring in (1, 2) if scoring not in drawn][: self.view.deck_size]

    def _is_first_deck(self) -> bool:
        """Return True if the deck is still the one of the setup, with its special cards in their piles."""
        view = self.view
        return view.second_card_aside if view.options.rules.second_card_aside else bool(view.piles)

    def _pile_positions(self, number: int) -> range:
        """Return the positions of a pile in the deck, or the whole deck if there is no such pile."""
        piles = self.view.piles
        if len(piles) < number or not piles[number - 1]:
            return range(self.view.deck_size)
        above = sum(piles[: number - 1])
        return range(above, above + piles[number - 1])


def _visible_player(shown: PlayerView, counted: Hand | None) -> Player:
    player = Player(shown.city)
    _copy_open_fields(shown, player)
    if shown.hand is not None:
        player.hand = Hand.of(shown.hand)
    elif counted is not None and counted.size == shown.hand_size:
        player.hand = counted
    return player


def _copy_open_fields(view: View | PlayerView, target: State | Player) -> None:
    """Copy the fields that a view shows unchanged."""
    for name in field_names(target):
        if name not in CONVERTED_FIELDS and hasattr(view, name):
            setattr(target, name, getattr(view, name))


def _fill_deck(cards: list[str], deck: dict[int, str], places: range, random: Random) -> int:
    """Put cards into free positions of the deck and return their number."""
    free = [place for place in places if place not in deck]
    laid = min(len(cards), len(free))
    deck.update(zip(random.sample(free, laid), cards, strict=False))
    return laid


def _shuffled(items: list[T], random: Random) -> list[T]:
    return random.sample(items, len(items))


def _skip_to_seat(state: State, seat: int | None) -> None:
    """Continue as if the seats polled before this one had passed."""
    step = state.current_step
    if isinstance(step, PollSeats) and seat in step.waiting:
        state.agenda = (*state.agenda[:-1], step.polling_from(seat))
