"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from random import Random

from nasrid.bots.appraisal import Appraisal
from nasrid.bots.determinise import Determiniser
from nasrid.bots.explaining import reason_for
from nasrid.bots.memory import Memory
from nasrid.bots.reasons import Reason
from nasrid.rules.actions import Action
from nasrid.rules.events import Event
from nasrid.rules.view import View


def tell(bots: Mapping[int, Bot], events: Iterable[Event]) -> None:
    """Every bot, by its seat, learns what that seat may know."""
    for event in events:
        for seat, bot in bots.items():
            if event.visible_to(seat):
                bot.observe(event)


class Bot(ABC):
    """A player at one seat of one game. It is never given the game: it is told every event that its seat may see,
    the opening included, and is asked to choose from a view."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.memory = Memory()

    def observe(self, event: Event) -> None:
        """Something has happened that the seat may know; the rivals' money, for instance, can be counted."""
        self.memory.observe(event)

    @abstractmethod
    def choose(self, view: View, seconds: float) -> Action:
        """One of the view's legal actions, within this time."""

    def explain(self, view: View, action: Action) -> Reason:
        """What speaks for an action of the seat that decides, as far as the viewer can tell."""
        return reason_for(Appraisal(Determiniser(view, self.memory).draw(self.random)), action)
