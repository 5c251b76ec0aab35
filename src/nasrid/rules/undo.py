"""What may be taken back: nothing that revealed anything, and nothing after which somebody else was asked."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.rules.events import Event
from nasrid.rules.game import Game

ASKING_AROUND = ("Window", "RevealRound")  # who is asked here, and who is not, tells something of the hands


class Undo:
    """The moments to which the seat that decides may return. Copies of a game share nearly everything."""

    def __init__(self) -> None:
        self._moments: list[Game] = []

    def __bool__(self) -> bool:
        return bool(self._moments)

    def note(self, before: Game, after: Game, events: Iterable[Event]) -> None:
        """An action has led from one game to the other."""
        if before.seat != after.seat or after.step in ASKING_AROUND or any(event.reveals for event in events):
            self._moments.clear()
        else:
            self._moments.append(before)

    def take_back(self) -> Game:
        """The game before the last action."""
        return self._moments.pop()
