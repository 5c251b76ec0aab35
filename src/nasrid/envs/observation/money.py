"""Cards as rows of an observation."""

from __future__ import annotations

from nasrid.envs.observation.rows import Counts, Rows, common_ends
from nasrid.envs.space import CARD_POSITIONS, CARDS
from nasrid.rules.pieces.money import CARD_COPIES, Cards
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View
from nasrid.rules.text.position import count_components
from nasrid.rules.turn.refill import DISPLAY_SIZE

NO_CARDS: Cards = ()


class MoneyRows:
    """The rows of the money that was last encoded."""

    def __init__(self, options: Options) -> None:
        self._hands = Counts(len(CARDS), options.players, CARD_COPIES)
        self._display = Rows(DISPLAY_SIZE * len(CARDS))
        self._discard = Counts(len(CARDS), whole=CARD_COPIES)
        self._deck = Counts(len(CARDS), whole=CARD_COPIES)
        pieces = count_components(options)
        for number, card in enumerate(CARDS):
            self._deck.add(0, number, pieces[card])
        self._in_hands = [NO_CARDS] * options.players
        self._on_display = NO_CARDS
        self._discarded = NO_CARDS

    def pieces(self) -> dict[str, list[Rows]]:
        return {"hands": [self._hands], "display": [self._display], "discard": [self._discard], "deck": [self._deck]}

    def update(self, view: View, hands: list[Cards | None]) -> None:
        """Write the money. `hands` contains each seat's cards, or None if the viewer does not know them."""
        if view.display is not self._on_display:
            self._show_display(view.display)
        if view.discard is not self._discarded:
            self._replace_cards(self._discard, 0, self._discarded, view.discard)
            self._discarded = view.discard
        for seat, known in enumerate(hands):
            cards = NO_CARDS if known is None else known
            if cards != self._in_hands[seat]:
                self._replace_cards(self._hands, seat, self._in_hands[seat], cards)
                self._in_hands[seat] = cards

    def _show_display(self, display: Cards) -> None:
        for place, card in enumerate(self._on_display):
            self._add_display_card(place, card, 0)
        for place, card in enumerate(display):
            self._add_display_card(place, card, 1)
        self._on_display = display

    def _add_display_card(self, place: int, card: str, copies: int) -> None:
        number = CARD_POSITIONS[card]
        self._display.set_value(0, place * len(CARDS) + number, copies)
        self._deck.add(0, number, -1 if copies else 1)

    def _replace_cards(self, rows: Counts, row: int, old: Cards, new: Cards) -> None:
        """Replace the cards of a row. Cards that are nowhere on the table are counted as unseen."""
        start, end = common_ends(old, new)
        for card in old[start : len(old) - end]:
            rows.add(row, CARD_POSITIONS[card], -1)
            self._deck.add(0, CARD_POSITIONS[card], 1)
        for card in new[start : len(new) - end]:
            rows.add(row, CARD_POSITIONS[card], 1)
            self._deck.add(0, CARD_POSITIONS[card], -1)
