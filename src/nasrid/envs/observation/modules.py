"""The encoders of the first expansion's modules."""

from __future__ import annotations

from typing import Final

from nasrid.envs.ledger import Ledger
from nasrid.envs.observation.module_encoder import ModuleEncoder, register_encoder
from nasrid.envs.observation.piece import Piece, flag_piece
from nasrid.envs.observation.rows import Rows
from nasrid.rules.modules import bonus, huts, vizier
from nasrid.rules.pieces.components import SIDES
from nasrid.rules.pieces.lists import load_components
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import PlayerView, View

BONUS_CARDS = bonus.all_cards(load_components())
HUT_SCALE: Final = 5


class VizierEncoder(ModuleEncoder):
    def number_pieces(self) -> list[Piece]:
        return [flag_piece("viziers", self.options.players, "the vizier is active")]

    def numbers(self, view: View, players: list[PlayerView]) -> dict[str, list[float]]:
        return {"viziers": [float(vizier.is_vizier_active(player)) for player in players]}


def _note_returned(ledger: Ledger, event: bonus.BonusReturned) -> None:
    ledger.returned[event.seat] = ledger.returned.get(event.seat, frozenset()) | {event.card}


def _note_revealed(ledger: Ledger, event: bonus.BonusRevealed) -> None:
    ledger.returned[event.seat] = ledger.returned.get(event.seat, frozenset()) - {event.card}


class BonusEncoder(ModuleEncoder):
    event_handlers = {bonus.BonusReturned: _note_returned, bonus.BonusRevealed: _note_revealed}

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._in_hand = Rows(len(BONUS_CARDS), options.players)
        self._revealed = Rows(len(BONUS_CARDS), options.players)

    def number_pieces(self) -> list[Piece]:
        return [
            Piece("bonus_sizes", (self.options.players,), "bonus cards in hand / 10"),
            Piece("revealed_before", (1,), "revealed bonus cards at the start of this reveal round / 10"),
        ]

    def numbers(self, view: View, players: list[PlayerView]) -> dict[str, list[float]]:
        step = view.agenda[0] if view.agenda else None
        revealed = step.revealed if isinstance(step, bonus.RevealRound) else 0
        return {
            "bonus_sizes": [bonus.cards_in_view(player).count / len(BONUS_CARDS) for player in players],
            "revealed_before": [min(revealed / len(BONUS_CARDS), 1.0)],
        }

    def array_pieces(self) -> list[Piece]:
        shape = self.options.players, len(BONUS_CARDS)
        return [
            Piece("revealed", shape, "1 for each revealed bonus card"),
            Piece("bonus", shape, "1 for each bonus card in hand; for opponents, those revealed earlier"),
        ]

    def rows(self) -> dict[str, list[Rows]]:
        return {"revealed": [self._revealed], "bonus": [self._in_hand]}

    def update(self, view: View, ledger: Ledger) -> None:
        for seat, player in enumerate(view.players):
            cards = bonus.cards_in_view(player)
            known = ledger.returned.get(seat, frozenset()) if cards.hidden is None else cards.hidden
            self._in_hand.fill(seat, 0, [float(card in known) for card in BONUS_CARDS])
            self._revealed.fill(seat, 0, [float(card in cards.revealed) for card in BONUS_CARDS])


class HutsEncoder(ModuleEncoder):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._piles = huts.EMPTY_HUTS_VIEW
        self._rows = Rows(len(huts.HUT_BUILDINGS) * (1 + len(SIDES)))

    def array_pieces(self) -> list[Piece]:
        shape = len(huts.HUT_BUILDINGS), 1 + len(SIDES)
        return [Piece("huts", shape, f"by pile: huts / {HUT_SCALE}; walls of the top hut")]

    def rows(self) -> dict[str, list[Rows]]:
        return {"huts": [self._rows]}

    def update(self, view: View, ledger: Ledger) -> None:
        piles = huts.piles_in_view(view)
        if piles == self._piles:
            return
        faces = view.options.components.faces
        for number, (name, size) in enumerate(zip(piles.tops, piles.sizes, strict=True)):
            row = [0.0] * (1 + len(SIDES))
            if name:
                borders = faces[name].borders
                row = [size / HUT_SCALE, *[float(borders >> side & 1) for side in range(len(SIDES))]]
            self._rows.fill(0, number * len(row), row)
        self._piles = piles


register_encoder(vizier.MODULE_NAME, VizierEncoder)
register_encoder(bonus.MODULE_NAME, BonusEncoder)
register_encoder(huts.MODULE_NAME, HutsEncoder)
