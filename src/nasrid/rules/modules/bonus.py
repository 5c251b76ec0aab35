"""Bonus cards: a secret card counts as a further building while its tile stands in the own city (BONUS)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from nasrid.rules.actions import Action, Pass, Reveal
from nasrid.rules.components import Building, Face
from nasrid.rules.errors import IllegalAction
from nasrid.rules.events import BonusDealt, BonusReturned, BonusRevealed, Passed
from nasrid.rules.modules.base import Module
from nasrid.rules.money import Cards
from nasrid.rules.state import Player, State
from nasrid.rules.steps.base import Handler, Step
from nasrid.rules.tuples import without

CARDS_EACH = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}  # BONUS-02


def set_up(state: State) -> None:
    cards = list(state.options.components.bonus)
    state.chance.shuffle(cards)
    each = CARDS_EACH[len(state.players)]
    for seat, player in enumerate(state.players):
        player.bonus = tuple(sorted(cards.pop() for _ in range(each)))
        state.emit(BonusDealt(seat, player.bonus))
    state.removed_bonus = tuple(cards)  # BONUS-03


MODULE = Module("bonus", set_up=set_up)


def revealable(player: Player) -> Cards:
    """The unrevealed cards whose very tile is built in the player's city (BONUS-04, AMB-N4)."""
    if not player.bonus:
        return ()
    built = {face.name for face in player.city.tiles.values()}
    return tuple(card for card in player.bonus if card in built)


def reveals(player: Player) -> list[Action]:
    return [Reveal(card) for card in revealable(player)]


def reveal(state: State, seat: int, action: Reveal) -> None:
    """No action of the turn: it costs nothing and ends nothing (AMB-N1)."""
    player = state.players[seat]
    if action.card not in player.bonus:
        raise IllegalAction("BONUS-04", f"you hold no unrevealed bonus card {action.card}")
    if action.card not in revealable(player):
        raise IllegalAction("BONUS-04", f"{action.card} is not built in your city")
    player.bonus = without(player.bonus, action.card)
    player.revealed += (action.card,)
    state.emit(BonusRevealed(seat, action.card))


def reveal_all(state: State) -> None:
    """Before the third scoring everything that can count is revealed (AMB-N2)."""
    for seat in state.seats_after(state.turn):
        for card in revealable(state.players[seat]):
            reveal(state, seat, Reveal(card))


def return_card(state: State, seat: int, face: Face) -> None:
    """A revealed card goes back to the hand when its tile leaves the city (BONUS-07)."""
    player = state.players[seat]
    if face.name in player.revealed:
        player.revealed = without(player.revealed, face.name)
        player.bonus = tuple(sorted((*player.bonus, face.name)))
        state.emit(BonusReturned(seat, face.name))


def counted(state: State, player: Player) -> tuple[Building, ...]:
    """One further building for each revealed card (BONUS-05)."""
    faces = (state.options.components.faces[card] for card in player.revealed)
    return tuple(face.building for face in faces if face.building)


@dataclass(frozen=True, slots=True)
class OpenReveals(Step):
    """Before a scoring everybody may reveal, who is next in turn first (AMB-N1)."""

    def run(self, state: State) -> None:
        state.push(RevealRound(state.seats_after(state.turn), _revealed(state)))


def _revealed(state: State) -> int:
    return sum(len(player.revealed) for player in state.players)


@dataclass(frozen=True, slots=True)
class RevealRound(Step):
    """Asks one after another; a round in which somebody revealed is followed by another (AMB-N1)."""

    waiting: tuple[int, ...]  # still to be asked
    revealed: int  # cards open when the round began

    refusal = ("BONUS-06", "a scoring waits: reveal a bonus card or pass")

    def decider(self, state: State) -> int | None:
        return next((seat for seat in self.waiting if self._is_asked(state, seat)), None)

    def _is_asked(self, state: State, seat: int) -> bool:
        player = state.players[seat]
        return bool(player.bonus if state.options.ask_everyone else revealable(player))

    def legal(self, state: State) -> list[Action]:
        return [Pass()]

    def pass_(self, state: State, action: Pass) -> None:
        assert state.seat is not None
        after = self.waiting[self.waiting.index(state.seat) + 1 :]
        state.emit(Passed(state.seat))
        state.finish_step()
        state.push(RevealRound(after, self.revealed))

    def run(self, state: State) -> None:
        if _revealed(state) > self.revealed:
            state.push(OpenReveals())

    handlers: ClassVar[Mapping[type[Action], Handler]] = {Pass: pass_}
