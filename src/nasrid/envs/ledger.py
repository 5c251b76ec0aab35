"""Public knowledge that views do not contain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.events import Event, SeatEvent

EventHandler = Callable[[Any, Any], None]  # (ledger, event of the type it is listed under)
EVENT_HANDLERS: Final[dict[type[Event], EventHandler]] = {}  # of modules


class Ledger(Memory):
    """Counts the money in every hand, and remembers the cards of modules that returned to a hand.

    Both are public, so one ledger serves all seats of a table.
    """

    def __init__(self) -> None:
        super().__init__()
        self.returned: dict[int, frozenset[str]] = {}  # by seat

    def observe(self, event: Event) -> None:
        """Update the ledger after an event."""
        if not isinstance(event, SeatEvent):
            return  # these events neither give nor reveal anything
        super().observe(event)
        handle = EVENT_HANDLERS.get(type(event))
        if handle is not None:
            handle(self, event)

    def copy(self) -> Ledger:
        """Return an independent copy."""
        return _ledger(self.hands.copy(), self.returned.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return _ledger, (self.hands, self.returned)


def _ledger(hands: dict[int, Hand], returned: dict[int, frozenset[str]]) -> Ledger:
    ledger = Ledger()
    ledger.hands = hands
    ledger.returned = returned
    return ledger
