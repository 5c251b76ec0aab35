"""The memory of a bot: all players' money, which is dealt, taken and paid openly."""

from nasrid.rules.pieces.money import Hand
from nasrid.rules.table.events import Event, HandDealt, MoneyTaken, TileBought, TileBuilt, TileGiven


class Memory:
    """Counts the cards in every hand, from events that every player may see."""

    def __init__(self) -> None:
        self.hands: dict[int, Hand] = {}  # seats whose deal was observed

    def observe(self, event: Event) -> None:
        """Update the hands after an event."""
        match event:
            case HandDealt(seat=seat, cards=cards):
                self.hands[seat] = Hand.of(cards)
            case MoneyTaken(seat=seat, cards=cards) if seat in self.hands:
                self.hands[seat] = self.hands[seat].with_cards(cards)
            case TileBought(seat=seat, cards=cards) if seat in self.hands:
                self.hands[seat] = self.hands[seat].without_cards(cards)
            case TileBuilt(seat=seat, fee=fee) | TileGiven(seat=seat, fee=fee) if seat in self.hands:
                self.hands[seat] = self.hands[seat].without_cards(fee)
