"""The base class of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from random import Random
from time import monotonic

from nasrid.bots.heuristics.explanations import Situation, reason_for
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.heuristics.redesign_limit import RedesignLimiter
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View


def notify_bots(bots: Mapping[int, Bot], events: Iterable[Event]) -> None:
    """Pass events to bots, each with the events that its seat may see.

    Args:
        bots: The bots by seat.
        events: The events of an action or of the setup.
    """
    for event in events:
        for seat, bot in bots.items():
            if event.is_visible_to(seat):
                bot.observe(event)


class Bot(ABC):
    """A player at one seat of one game. It receives events and views, but never the game itself."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.memory = Memory()
        self.redesign_limiter = RedesignLimiter()
        self.clock: Callable[[], float] = monotonic  # in seconds; the caller may replace it

    def observe(self, event: Event) -> None:
        """Receive an event that the seat may see. The default counts the money of all players.

        Args:
            event: The event.
        """
        self.memory.observe(event)
        self.redesign_limiter.observe(event)

    def incompatibility(self, options: Options) -> str:
        """Return the reason why the bot cannot play with these options, or an empty string.

        Args:
            options: The options of the table.
        """
        return ""

    @abstractmethod
    def choose(self, view: View, seconds: float) -> Action:
        """Return one of the view's legal actions.

        Args:
            view: The view of the bot's seat.
            seconds: The time limit.
        """

    def explain(self, view: View, action: Action) -> Reason:
        """Return the reason for an action of the seat that decides, from the viewer's knowledge.

        Args:
            view: The view of the bot's seat.
            action: An action of the seat that decides.
        """
        return self._reason(self._situation(view), action)

    def _reason(self, situation: Situation, action: Action) -> Reason:
        return reason_for(situation, action)

    def _situation(self, view: View) -> Situation:
        known_hands = {seat for seat, hand in self.memory.hands.items() if hand.size == view.players[seat].hand_size}
        if view.viewer is not None:
            known_hands.add(view.viewer)
        game = Determiniser(view, self.memory).draw(self.random)
        return Situation(game, known_hands, is_own=view.viewer == view.seat)
