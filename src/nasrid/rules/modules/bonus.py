"""Bonus cards: a secret card counts as a further building while its tile stands in one's own city (BONUS)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from nasrid.rules.containers import without
from nasrid.rules.errors import IllegalAction, NotationError
from nasrid.rules.pieces.components import Building, Components, Face, TileName
from nasrid.rules.quoting import quoted
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import SeatEvent
from nasrid.rules.table.options import Options
from nasrid.rules.table.rules import Line, Module, Sampler
from nasrid.rules.table.state import Player, Slot, State, Step
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.turn.asking import AskAround
from nasrid.rules.wire.declare import Range

NAME = "bonus"
CARDS_EACH = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}  # BONUS-02
Names = tuple[TileName, ...]  # a card is called by the name of its tile


@dataclass(frozen=True, slots=True)
class BonusCards:
    hidden: Names = ()
    revealed: Names = ()


@dataclass(frozen=True, slots=True)
class BonusView:
    """A seat's bonus cards. `hidden` is null where the viewer may not see them."""

    count: int  # of the hidden ones
    hidden: Names | None
    revealed: Names


NO_CARDS = BonusView(0, None, ())
CARDS: Slot[BonusCards] = Slot(NAME)
REMOVED: Slot[Names] = Slot(NAME)  # of the game (BONUS-03)


def cards_seen(player: PlayerView) -> BonusView:
    """What a view shows of a seat's bonus cards; none if they are not in play."""
    cards: BonusView = player.modules.get(NAME, NO_CARDS)
    return cards


def all_cards(components: Components) -> Names:
    """The tiles without any wall (AMB-A9)."""
    return tuple(face.name for face in components.alhambra if not face.borders)


@dataclass(frozen=True, slots=True)
class Reveal(Action):
    """Reveal a bonus card, called by the name of its tile (BONUS-04)."""

    card: TileName


@dataclass(slots=True)
class BonusDealt(SeatEvent):
    """Secret: a seat's bonus cards (BONUS-02)."""

    cards: Names

    def visible_to(self, seat: int | None) -> bool:
        return seat == self.seat


@dataclass(slots=True)
class BonusRevealed(SeatEvent):
    """The card counts from now on."""

    card: TileName

    @property
    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class BonusReturned(SeatEvent):
    """Its tile left the city, so a revealed card went back to the hand (BONUS-07)."""

    card: TileName


def revealable(player: Player) -> Names:
    """The hidden cards whose very tile is built in the player's city (BONUS-04, AMB-N4)."""
    cards = CARDS.of(player).hidden
    if not cards:
        return ()
    built = {face.name for face in player.city.tiles.values()}
    return tuple(card for card in cards if card in built)


def _reveal(state: State, seat: int, action: Reveal) -> None:
    """No action of the turn: it costs nothing and ends nothing (AMB-N1)."""
    player = state.players[seat]
    cards = CARDS.of(player)
    if action.card not in cards.hidden:
        raise IllegalAction("BONUS-04", f"you hold no unrevealed bonus card {action.card}")
    if action.card not in revealable(player):
        raise IllegalAction("BONUS-04", f"{action.card} is not built in your city")
    CARDS.put(player, BonusCards(without(cards.hidden, action.card), (*cards.revealed, action.card)))
    state.emit(BonusRevealed(seat, action.card))


@dataclass(frozen=True, slots=True)
class OpenReveals(Step):
    """Before a scoring everybody may reveal, who is next in turn first (AMB-N1)."""

    def run(self, state: State) -> None:
        state.push(RevealRound(state.seats_after(state.turn), _revealed(state)))


def _revealed(state: State) -> int:
    return sum(len(CARDS.of(player).revealed) for player in state.players)


@dataclass(frozen=True, slots=True)
class RevealRound(AskAround):
    """Asks one after another; a round in which somebody revealed is followed by another (AMB-N1)."""

    revealed: Annotated[int, Range(0, 63)]  # cards open when the round began

    def refusal(self) -> tuple[str, str]:
        return "BONUS-06", "a scoring waits: reveal a bonus card or pass"

    def is_asked(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        return bool(CARDS.of(player).hidden if state.options.ask_everyone else revealable(player))

    def run(self, state: State) -> None:
        if _revealed(state) > self.revealed:
            state.push(OpenReveals())


def _read_names(text: str, options: Options) -> Names:
    known = all_cards(options.components)
    for card in text.split():
        if card not in known:
            raise NotationError(f"{quoted(card)} is not a bonus card")
    return tuple(text.split())


def _read_hidden(player: Player, text: str, options: Options) -> None:
    CARDS.put(player, BonusCards(_read_names(text, options)))


def _read_revealed(player: Player, text: str, options: Options) -> None:
    CARDS.put(player, replace(CARDS.of(player), revealed=_read_names(text, options)))


def _read_removed(state: State, text: str, options: Options) -> None:
    REMOVED.put(state, _read_names(text, options))


class BonusModule(Module):
    name = NAME
    not_in = {"granada": "bonus cards show Alhambra tiles"}
    actions = {"reveal": Reveal}
    events = {"bonus_dealt": BonusDealt, "bonus_revealed": BonusRevealed, "bonus_returned": BonusReturned}
    steps = {"open_reveals": OpenReveals, "reveal_round": RevealRound}
    absent = ("BONUS-04", "bonus cards are not in play")
    free_handlers = {Reveal: _reveal}
    player_view = BonusView
    player_lines = (
        Line("bonus", lambda player: " ".join(CARDS.of(player).hidden), _read_hidden),
        Line("revealed", lambda player: " ".join(CARDS.of(player).revealed), _read_revealed),
    )
    table_lines = (Line("removed bonus cards", lambda state: " ".join(REMOVED.of(state)), _read_removed),)

    def box(self, components: Components) -> Iterable[str]:
        return map(_piece, all_cards(components))

    def deal(self, state: State) -> None:
        mixed = list(all_cards(state.options.components))
        state.chance.shuffle(mixed)
        cards = tuple(mixed)
        for seat, player in enumerate(state.players):
            dealt: list[str] = []
            for _ in range(CARDS_EACH[len(state.players)]):
                card, cards = state.chance.draw(cards)
                dealt.append(card)
            CARDS.put(player, BonusCards(tuple(sorted(dealt))))
            state.emit(BonusDealt(seat, CARDS.of(player).hidden))
        REMOVED.put(state, cards)  # BONUS-03

    def free_actions(self, state: State, seat: int) -> Sequence[Action]:
        """Listed anew only when the city or the cards have changed."""
        player = state.players[seat]
        cards = CARDS.of(player)
        listing = player.lists.of(NAME)
        if not listing.is_of(player.city, cards):
            listing.put(player.city, cards, [Reveal(card) for card in revealable(player)])
        return listing.actions

    def before_scoring(self) -> tuple[Step, ...]:
        return (OpenReveals(),)

    def before_last_scoring(self, state: State) -> None:
        """Everything that can count is revealed (AMB-N2)."""
        for seat in state.seats_after(state.turn):
            for card in revealable(state.players[seat]):
                _reveal(state, seat, Reveal(card))

    def tile_left(self, state: State, seat: int, face: Face) -> None:
        """A revealed card goes back to the hand (BONUS-07)."""
        player = state.players[seat]
        cards = CARDS.of(player)
        if face.name in cards.revealed:
            hidden = tuple(sorted((*cards.hidden, face.name)))
            CARDS.put(player, BonusCards(hidden, without(cards.revealed, face.name)))
            state.emit(BonusReturned(seat, face.name))

    def counted(self, state: State, player: Player) -> tuple[Building, ...]:
        """One further building for each revealed card (BONUS-05)."""
        faces = (state.options.components.faces[card] for card in CARDS.of(player).revealed)
        return tuple(face.building for face in faces if face.building)

    def seen_before(self, player: Player, own: bool) -> BonusView:
        cards = CARDS.of(player)
        return BonusView(len(cards.hidden), cards.hidden if own else None, cards.revealed)

    def pieces(self, state: State) -> Iterable[str]:
        for player in state.players:
            cards = CARDS.of(player)
            yield from map(_piece, (*cards.hidden, *cards.revealed))
        yield from map(_piece, REMOVED.of(state))

    def check(self, state: State) -> None:
        for seat, player in enumerate(state.players):
            cards, most = CARDS.of(player), CARDS_EACH[len(state.players)]
            if len(cards.hidden) + len(cards.revealed) > most:
                raise NotationError(f"seat {seat} has more than {most} bonus cards [BONUS-02]")
            built = {face.name for face in player.city.tiles.values()}
            if not built.issuperset(cards.revealed):
                raise NotationError(f"seat {seat} revealed: a card counts only while its tile is built [BONUS-07]")

    def show(self, view: View, state: State) -> None:
        for player, shown in zip(state.players, view.players, strict=True):
            seen: BonusView = shown.modules[NAME]
            CARDS.put(player, BonusCards(seen.hidden or (), seen.revealed))

    def imagine(self, view: View, state: State, random: Sampler) -> None:
        shown: list[BonusView] = [player.modules[NAME] for player in view.players]
        seen = {card for one in shown for card in (*one.revealed, *(one.hidden or ()))}
        unseen = [card for card in all_cards(view.options.components) if card not in seen]
        cards = random.sample(unseen, len(unseen))
        for player, one in zip(state.players, shown, strict=True):
            if one.hidden is None:
                CARDS.put(player, BonusCards(tuple(sorted(cards[: one.count])), one.revealed))
                cards = cards[one.count :]
        REMOVED.put(state, tuple(cards))


def _piece(card: str) -> str:
    """The name of the card as a piece, unlike that of the tile."""
    return f"bonus card {card}"


MODULE = BonusModule()
