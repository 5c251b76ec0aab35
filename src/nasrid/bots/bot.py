"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random

from nasrid.bots.memory import Memory
from nasrid.rules.actions import Action
from nasrid.rules.events import Event
from nasrid.rules.view import View


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
