"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from random import Random
from time import monotonic

from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.heuristics.explanations import reason_for
from nasrid.bots.heuristics.reasons import Reason
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View


def notify_bots(bots: Mapping[int, Bot], events: Iterable[Event]) -> None:
    """Every bot, by its seat, learns what that seat may know."""
    for event in events:
        for seat, bot in bots.items():
            if event.is_visible_to(seat):
                bot.observe(event)


class Bot(ABC):
    """A player at one seat of one game. It is never given the game: it is told every event that its seat may see,
    the opening included, and is asked to choose from a view."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.memory = Memory()
        self.clock: Callable[[], float] = monotonic  # in seconds; whoever lets it play may measure its time otherwise

    def observe(self, event: Event) -> None:
        """Something has happened that the seat may know; the rivals' money, for instance, can be counted."""
        self.memory.observe(event)

    def incompatibility(self, options: Options) -> str:
        """Why it cannot play at a table with these options; empty if it can."""
        return ""

    @abstractmethod
    def choose(self, view: View, seconds: float) -> Action:
        """One of the view's legal actions, within this time."""

    def explain(self, view: View, action: Action) -> Reason:
        """What speaks for an action of the seat that decides, as far as the viewer can tell."""
        return reason_for(Appraisal(Determiniser(view, self.memory).draw(self.random)), action)
