"""Games as they might be: everything that a view shows stays, everything that it hides is drawn at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import TypeVar

from nasrid.bots.memory import Memory
from nasrid.rules.chance import Chance
from nasrid.rules.components import BUILDINGS, Face, Kind
from nasrid.rules.game import Game
from nasrid.rules.modules.bonus import RevealRound
from nasrid.rules.modules.exchange import PILES as EXCHANGE_PILES
from nasrid.rules.modules.vizier import Window
from nasrid.rules.money import EXCHANGE, MONEY, SCORING, Hand
from nasrid.rules.position import box, read_agenda, write_position
from nasrid.rules.state import Dirk, Player, State, scoring_pile
from nasrid.rules.view import PlayerView, View

T = TypeVar("T")

PATIENCE = 50  # draws in which somebody else would have been asked before the viewer


class Determiniser:
    """Draws games that look to the viewer as the present one does, each arrangement of hidden things as likely as
    the next: the order of deck, bags and huts, the bonus cards of others, and the hands that nobody has counted.

    It has no other source than the view and what was seen before, so the true order and seed are out of its reach.
    """

    def __init__(self, view: View, memory: Memory) -> None:
        self.view = view
        self._faces = view.options.components.faces
        self._seen = self._visible_faces()
        self._base = self._open_state(memory)
        self._uncounted = [
            (seat, shown.hand_size - player.hand.size)
            for seat, (shown, player) in enumerate(zip(view.players, self._base.players, strict=True))
            if shown.hand_size != player.hand.size
        ]
        self._cards = self._unseen_cards()
        self._bags = tuple(self._unseen_tiles(kind) for kind in Kind)
        self._huts = self._unseen_huts()
        self._bonus = self._unseen_bonus()

    def draw(self, random: Random) -> Game:
        """A game that the viewer could be playing."""
        for _ in range(PATIENCE):
            state = self._draw(random)
            if not state.agenda or state.agenda[-1].decider(state) == self.view.seat:
                break
        else:
            _skip_to(state, self.view.seat)
        return Game(state, {"position": write_position(state)})

    # What the view shows

    def _open_state(self, memory: Memory) -> State:
        view = self.view
        state = State(view.options, Chance(b""))
        state.players = [_open_player(shown, memory.hands.get(seat)) for seat, shown in enumerate(view.players)]
        state.dirk = Dirk(view.dirk.tiles, view.dirk.score) if view.dirk else None
        state.piles = view.piles
        state.display = view.display
        state.discard = view.discard
        state.second_card_aside = view.second_card_aside
        state.site = tuple(self._faces[name] if name else None for name in view.site)
        state.marker = view.marker
        state.turn = view.turn
        state.exact = view.exact
        state.held = view.scorings_held
        state.sheets = view.sheets
        state.agenda = read_agenda(view.agenda, view.options.players)
        state.seat = view.seat
        return state

    def _visible_faces(self) -> Counter[str]:
        """Every tile in sight, a Granada tile by its even face."""
        view = self.view
        names = [name for name in (*view.site, *view.top_huts) if name]
        faces = [self._faces[name] for name in names] + list(view.dirk.tiles if view.dirk else ())
        for player in view.players:
            faces += (*player.city.tiles.values(), *player.reserve, *player.holding)
        return Counter(face.tile for face in faces)

    # What it hides

    def _unseen_cards(self) -> list[str]:
        """Money and exchange cards in the deck or in hands that were not counted."""
        pieces = box(self.view.options)
        cards = Counter({card: pieces[card] for card in (*MONEY, *EXCHANGE)})
        cards -= Counter((*self.view.display, *self.view.discard))
        for player in self._base.players:
            cards -= Counter(player.hand.cards)
        return list(cards.elements())

    def _unseen_tiles(self, kind: Kind) -> list[Face]:
        components = self.view.options.components
        tiles = components.alhambra if kind == Kind.ALHAMBRA else components.granada
        return self._unseen(tiles) if kind in self.view.options.kinds else []

    def _unseen(self, faces: Iterable[Face]) -> list[Face]:
        """Several may have the same name."""
        seen = self._seen.copy()
        hidden = []
        for face in faces:
            if seen[face.name]:
                seen[face.name] -= 1
            else:
                hidden.append(face)
        return hidden

    def _unseen_huts(self) -> list[list[Face]]:
        huts = self.view.options.components.huts
        return [
            self._unseen(hut for hut in huts if hut.building == building)
            for building in BUILDINGS[Kind.ALHAMBRA][: len(self.view.top_huts)]
        ]

    def _unseen_bonus(self) -> list[str]:
        if "bonus" not in self.view.options.modules:
            return []
        seen = {card for player in self.view.players for card in (*player.revealed, *(player.bonus or ()))}
        return [card for card in self.view.options.components.bonus if card not in seen]

    # Drawing

    def _draw(self, random: Random) -> State:
        state = self._base.copy()
        state.chance = Chance.seeded(random.getrandbits(256))
        cards = _shuffled(self._cards, random)
        if self._uncounted:
            cards = self._deal_hands(state, cards, random)
        state.deck = self._draw_deck(cards, random)
        bags = [
            tuple(_shuffled(tiles, random)[:size]) for tiles, size in zip(self._bags, self.view.bag_sizes, strict=True)
        ]
        state.bags = (bags[0], bags[1])
        state.huts = tuple(
            (*_shuffled(hidden, random)[: size - 1], self._faces[top]) if top else ()
            for hidden, size, top in zip(self._huts, self.view.hut_pile_sizes, self.view.top_huts, strict=True)
        )
        self._deal_bonus(state, random)
        return state

    def _deal_hands(self, state: State, cards: list[str], random: Random) -> list[str]:
        """Fill up the hands that were not counted; what is left.

        Exchange cards of a pile that nobody has touched are in no hand; those that find no room in their piles are.
        """
        least, most = self._exchange_cards_in_deck()
        exchange = [card for card in cards if card in EXCHANGE]
        in_deck, in_hands = exchange[:least], exchange[most:]
        rest = [card for card in cards if card not in in_deck and card not in in_hands]
        places = _shuffled([seat for seat, missing in self._uncounted for _ in range(missing)], random)
        dealt = (in_hands + rest)[: len(places)]
        for seat, card in zip(places, dealt, strict=False):
            state.players[seat].hand = state.players[seat].hand.plus((card,))
        return (in_hands + rest)[len(dealt) :] + in_deck

    def _exchange_cards_in_deck(self) -> tuple[int, int]:
        """At least and at most so many."""
        if not self._is_first_deck():
            return 0, len(EXCHANGE)
        piles = self.view.piles
        untouched = sum(any(piles[: number - 1]) for number in EXCHANGE_PILES)
        return 2 * untouched, sum(min(2, piles[number - 1]) for number in EXCHANGE_PILES)

    def _draw_deck(self, cards: list[str], random: Random) -> tuple[str, ...]:
        """The top card is last. What was mixed into one pile of a stacked deck is still there."""
        view = self.view
        deck: dict[int, str] = {}  # by the number of cards above
        for scoring in self._scorings_ahead():
            _lay([SCORING[scoring - 1]], deck, self._pile(scoring_pile(scoring, view.options.game)), random)
        if self._is_first_deck():
            exchange = [card for card in cards if card in EXCHANGE]
            for pile in reversed(EXCHANGE_PILES):
                exchange = exchange[_lay(exchange[:2], deck, self._pile(pile), random) :]
            cards = [card for card in cards if card not in EXCHANGE or card in exchange]
        rest = iter(cards)
        order = [deck[place] if place in deck else next(rest, None) for place in range(view.deck_size)]
        return tuple(card for card in reversed(order) if card)

    def _scorings_ahead(self) -> list[int]:
        """The scorings whose cards are in the deck."""
        drawn = {*self.view.scorings_held, *(scoring for scoring in (1, 2) if self._is_due(scoring))}
        if self.view.second_card_aside:
            drawn.add(2)
        return [scoring for scoring in (1, 2) if scoring not in drawn][: self.view.deck_size]

    def _is_due(self, scoring: int) -> bool:
        return f"Score(scoring={scoring})" in self.view.agenda

    def _is_first_deck(self) -> bool:
        return self.view.second_card_aside if self.view.options.game == "combined" else bool(self.view.piles)

    def _pile(self, number: int) -> range:
        """The places of a pile in the deck; the whole deck if it has no such pile."""
        piles = self.view.piles
        if len(piles) < number or not piles[number - 1]:
            return range(self.view.deck_size)
        above = sum(piles[: number - 1])
        return range(above, above + piles[number - 1])

    def _deal_bonus(self, state: State, random: Random) -> None:
        cards = _shuffled(self._bonus, random)
        for shown, player in zip(self.view.players, state.players, strict=True):
            if shown.bonus is None:
                player.bonus = tuple(sorted(cards[: shown.bonus_count]))
                cards = cards[shown.bonus_count :]
        state.removed_bonus = tuple(cards)


def _open_player(shown: PlayerView, counted: Hand | None) -> Player:
    player = Player(shown.city)
    if shown.hand is not None:
        player.hand = Hand.of(shown.hand)
    elif counted is not None and counted.size == shown.hand_size:
        player.hand = counted
    player.reserve = shown.reserve
    player.holding = shown.holding
    player.score = shown.score
    player.vizier = shown.vizier
    player.bonus = shown.bonus or ()
    player.revealed = shown.revealed
    return player


def _lay(cards: list[str], deck: dict[int, str], places: range, random: Random) -> int:
    """Lay cards into these places of the deck; how many found one."""
    free = [place for place in places if place not in deck]
    laid = min(len(cards), len(free))
    deck.update(zip(random.sample(free, laid), cards, strict=False))
    return laid


def _shuffled(items: list[T], random: Random) -> list[T]:
    return random.sample(items, len(items))


def _skip_to(state: State, seat: int | None) -> None:
    """Who would have been asked first has passed, as it were."""
    step = state.agenda[-1]
    if isinstance(step, Window | RevealRound) and seat in step.waiting:
        waiting = step.waiting[step.waiting.index(seat) :]
        state.agenda = (*state.agenda[:-1], replace(step, waiting=waiting))
