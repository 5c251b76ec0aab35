"""Public knowledge that views do not contain."""

from __future__ import annotations

from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.modules.bonus import BonusReturned, BonusRevealed
from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.events import Event, SeatEvent


class Ledger(Memory):
    """Counts the money in every hand, and remembers revealed bonus cards that returned to a hand (BONUS-07).

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
        match event:
            case BonusReturned(seat=seat, card=card):
                self.returned[seat] = self.returned.get(seat, frozenset()) | {card}
            case BonusRevealed(seat=seat, card=card):
                self.returned[seat] = self.returned.get(seat, frozenset()) - {card}

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
