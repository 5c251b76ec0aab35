"""Bonus cards: a secret card counts as another building while its tile is in the player's city (BONUS)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from nasrid.rules.containers import without
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.pieces.components import Building, Components, Face, TileName
from nasrid.rules.quoting import quoted
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import Module, PositionLine, Sampler
from nasrid.rules.table.state import Player, Slot, State, Step
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.turn.polling import PollSeats
from nasrid.rules.wire.declare import Range

MODULE_NAME = "bonus"
CARDS_PER_PLAYER = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}  # BONUS-02
CardNames = tuple[TileName, ...]  # cards are named after their tiles


@dataclass(frozen=True, slots=True)
class BonusCards:
    hidden: CardNames = ()
    revealed: CardNames = ()


@dataclass(frozen=True, slots=True)
class BonusView:
    """A seat's bonus cards. `hidden` is null if the viewer may not see them."""

    count: int  # of hidden cards
    hidden: CardNames | None
    revealed: CardNames


EMPTY_BONUS_VIEW = BonusView(0, None, ())
CARDS: Slot[BonusCards] = Slot(MODULE_NAME)
REMOVED_CARDS: Slot[CardNames] = Slot(MODULE_NAME)  # BONUS-03


def cards_in_view(player: PlayerView) -> BonusView:
    """Return a seat's bonus cards in a view. They are empty if the module is not in play."""
    cards: BonusView = player.modules.get(MODULE_NAME, EMPTY_BONUS_VIEW)
    return cards


def all_cards(components: Components) -> CardNames:
    """Return the names of the tiles without walls (AMB-A9)."""
    return tuple(face.name for face in components.alhambra if not face.borders)


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Reveal a bonus card, named by its tile (BONUS-04)."""

    card: TileName


@dataclass(slots=True)
class BonusDealt(SeatEvent):
    """Secret: the bonus cards of a seat (BONUS-02)."""

    cards: CardNames

    def is_visible_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(slots=True)
class BonusRevealed(SeatEvent):
    """A bonus card was revealed and counts from now on."""

    card: TileName

    @property
    def reveals_information(self) -> bool:
        return True


@dataclass(slots=True)
class BonusReturned(SeatEvent):
    """A revealed bonus card returned to the hand, because its tile left the city (BONUS-07)."""

    card: TileName


def revealable(player: Player) -> CardNames:
    """Return the hidden cards whose tiles are in the player's city (BONUS-04, AMB-N4)."""
    cards = CARDS.get(player).hidden
    if not cards:
        return ()
    built = {face.name for face in player.city.tiles.values()}
    return tuple(card for card in cards if card in built)


def _reveal(state: State, seat: int, action: Reveal) -> None:
    """Reveal a card. This is free and does not end the turn (AMB-N1)."""
    player = state.players[seat]
    cards = CARDS.get(player)
    if action.card not in cards.hidden:
        raise IllegalActionError("BONUS-04", f"you hold no unrevealed bonus card {action.card}")
    if action.card not in revealable(player):
        raise IllegalActionError("BONUS-04", f"{action.card} is not built in your city")
    CARDS.set(player, BonusCards(without(cards.hidden, action.card), (*cards.revealed, action.card)))
    state.emit(BonusRevealed(seat, action.card))


@dataclass(frozen=True, slots=True)
class BeginRevealRound(Step):
    """Start a round of reveals before a scoring; the next player in turn order is asked first (AMB-N1)."""

    def run(self, state: State) -> None:
        state.push(RevealRound(state.seats_after(state.turn), _count_revealed(state)))


def _count_revealed(state: State) -> int:
    return sum(len(CARDS.get(player).revealed) for player in state.players)


@dataclass(frozen=True, slots=True)
class RevealRound(PollSeats):
    """Ask the players in turn; a round with a reveal is followed by another (AMB-N1)."""

    revealed: Annotated[int, Range(0, 63)]  # cards revealed before the round

    def refusal(self) -> tuple[str, str]:
        return "BONUS-06", "a scoring waits: reveal a bonus card or pass"

    def is_polled(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        return bool(CARDS.get(player).hidden if state.options.ask_everyone else revealable(player))

    def run(self, state: State) -> None:
        if _count_revealed(state) > self.revealed:
            state.push(BeginRevealRound())


def _read_names(text: str, options: Options) -> CardNames:
    known = all_cards(options.components)
    for card in text.split():
        if card not in known:
            raise NotationError(f"{quoted(card)} is not a bonus card")
    return tuple(text.split())


class BonusModule(Module):
    name = MODULE_NAME
    incompatible_games = {"granada": "bonus cards show Alhambra tiles"}
    actions = {"reveal": Reveal}
    events = {"bonus_dealt": BonusDealt, "bonus_revealed": BonusRevealed, "bonus_returned": BonusReturned}
    steps = {"begin_reveal_round": BeginRevealRound, "reveal_round": RevealRound}
    not_in_play_refusal = ("BONUS-04", "bonus cards are not in play")
    free_handlers = {Reveal: _reveal}
    seat_view_type = BonusView
    player_lines = (
        PositionLine(
            "bonus",
            lambda player: " ".join(CARDS.get(player).hidden),
            lambda player, text, options: CARDS.set(player, BonusCards(_read_names(text, options))),
            "",
        ),
        PositionLine(
            "revealed",
            lambda player: " ".join(CARDS.get(player).revealed),
            lambda player, text, options: CARDS.set(
                player, replace(CARDS.get(player), revealed=_read_names(text, options))
            ),
            "",
        ),
    )
    table_lines = (
        PositionLine(
            "removed bonus cards",
            lambda state: " ".join(REMOVED_CARDS.get(state)),
            lambda state, text, options: REMOVED_CARDS.set(state, _read_names(text, options)),
            "",
        ),
    )

    def component_names(self, components: Components) -> Iterable[str]:
        return map(_piece_name, all_cards(components))

    def deal(self, state: State) -> None:
        shuffled = list(all_cards(state.options.components))
        state.chance.shuffle(shuffled)
        cards = tuple(shuffled)
        for seat, player in enumerate(state.players):
            dealt: list[str] = []
            for _ in range(CARDS_PER_PLAYER[len(state.players)]):
                card, cards = state.chance.draw(cards)
                dealt.append(card)
            CARDS.set(player, BonusCards(tuple(sorted(dealt))))
            state.emit(BonusDealt(seat, CARDS.get(player).hidden))
        REMOVED_CARDS.set(state, cards)  # BONUS-03

    def free_actions(self, state: State, seat: int) -> Sequence[Action]:
        """Return the possible reveals, cached by city and cards."""
        player = state.players[seat]
        cards = CARDS.get(player)
        cache = player.caches.for_module(MODULE_NAME)
        if not cache.matches(player.city, cards):
            cache.store(player.city, cards, [Reveal(card) for card in revealable(player)])
        return cache.actions

    def before_scoring(self) -> tuple[Step, ...]:
        return (BeginRevealRound(),)

    def before_last_scoring(self, state: State) -> None:
        """Reveal every card that can count (AMB-N2)."""
        for seat in state.seats_after(state.turn):
            for card in revealable(state.players[seat]):
                _reveal(state, seat, Reveal(card))

    def on_tile_removed(self, state: State, seat: int, face: Face) -> None:
        """Return a revealed card to the hand (BONUS-07)."""
        player = state.players[seat]
        cards = CARDS.get(player)
        if face.name in cards.revealed:
            hidden = tuple(sorted((*cards.hidden, face.name)))
            CARDS.set(player, BonusCards(hidden, without(cards.revealed, face.name)))
            state.emit(BonusReturned(seat, face.name))

    def extra_buildings(self, state: State, player: Player) -> tuple[Building, ...]:
        """Return one building for each revealed card (BONUS-05)."""
        faces = (state.options.components.faces[card] for card in CARDS.get(player).revealed)
        return tuple(face.building for face in faces if face.building)

    def seat_view(self, player: Player, include_hidden: bool) -> BonusView:
        cards = CARDS.get(player)
        return BonusView(len(cards.hidden), cards.hidden if include_hidden else None, cards.revealed)

    def counted_tiles(self, part: BonusView) -> CardNames:
        return part.revealed

    def pieces(self, state: State) -> Iterable[str]:
        for player in state.players:
            cards = CARDS.get(player)
            yield from map(_piece_name, (*cards.hidden, *cards.revealed))
        yield from map(_piece_name, REMOVED_CARDS.get(state))

    def check(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            cards, limit = CARDS.get(player), CARDS_PER_PLAYER[len(state.players)]
            if len(cards.hidden) + len(cards.revealed) > limit:
                raise NotationError(f"seat {seat} has more than {limit} bonus cards [BONUS-02]")
            built = {face.name for face in player.city.tiles.values()}
            if not built.issuperset(cards.revealed):
                raise NotationError(f"seat {seat} revealed: a card counts only while its tile is built [BONUS-07]")

    def restore_visible(self, view: View, state: State) -> None:
        for player, shown in zip(state.players, view.players, strict=True):
            seen: BonusView = shown.modules[MODULE_NAME]
            CARDS.set(player, BonusCards(seen.hidden or (), seen.revealed))

    def sample_hidden(self, view: View, state: State, random: Sampler) -> None:
        shown: list[BonusView] = [player.modules[MODULE_NAME] for player in view.players]
        seen = {card for bonus in shown for card in (*bonus.revealed, *(bonus.hidden or ()))}
        unseen = [card for card in all_cards(view.options.components) if card not in seen]
        cards = random.sample(unseen, len(unseen))
        for player, bonus in zip(state.players, shown, strict=True):
            if bonus.hidden is None:
                CARDS.set(player, BonusCards(tuple(sorted(cards[: bonus.count])), bonus.revealed))
                cards = cards[bonus.count :]
        REMOVED_CARDS.set(state, tuple(cards))


def _piece_name(card: str) -> str:
    """Return the name of a card as a piece, which differs from its tile's."""
    return f"bonus card {card}"


MODULE = BonusModule()
