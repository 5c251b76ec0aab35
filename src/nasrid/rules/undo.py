"""Undo stack: actions that revealed nothing and were followed by no decision of another player."""

from __future__ import annotations

from collections.abc import Iterable

from nasrid.rules.game import Game
from nasrid.rules.table.events import Event


class UndoStack:
    """The games to which the seat that decides may return. Copies of a game share nearly everything."""

    def __init__(self) -> None:
        self._games: list[Game] = []

    def __bool__(self) -> bool:
        return bool(self._games)

    def push(self, before: Game, after: Game, events: Iterable[Event]) -> None:
        """Record an action.

        Args:
            before: A copy of the game before the action.
            after: The game after the action.
            events: The events of the action.
        """
        if before.seat != after.seat or after.is_polling or any(event.reveals_information for event in events):
            self._games.clear()
        else:
            self._games.append(before)

    def pop(self) -> Game:
        """Return the game before the last action."""
        return self._games.pop()
