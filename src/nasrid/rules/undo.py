"""What may be taken back: nothing that revealed anything, and nothing after which somebody else was asked."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.rules.game import Game
from nasrid.rules.table.events import Event


class Undo:
    """The games to which the seat that decides may return. Copies of a game share nearly everything."""

    def __init__(self) -> None:
        self._earlier: list[Game] = []

    def __bool__(self) -> bool:
        return bool(self._earlier)

    def note(self, before: Game, after: Game, events: Iterable[Event]) -> None:
        """An action has led from one game to the other."""
        if before.seat != after.seat or after.asks_around or any(event.reveals for event in events):
            self._earlier.clear()
        else:
            self._earlier.append(before)

    def take_back(self) -> Game:
        """The game before the last action."""
        return self._earlier.pop()
