"""Lanterns as part of an observation. The environments need NumPy, so this is not part of lanterns.py."""

from __future__ import annotations

from nasrid.envs.observation.module_encoder import ModuleEncoder, register_encoder
from nasrid.envs.observation.piece import Piece
from nasrid.rules.table.view import PlayerView, View
from tests.toy import lanterns


class LanternEncoder(ModuleEncoder):
    def number_pieces(self) -> list[Piece]:
        return [Piece("unlit", (self.options.players,), "unlit lanterns / 10")]

    def numbers(self, view: View, players: list[PlayerView]) -> dict[str, list[float]]:
        return {"unlit": [player.modules[lanterns.MODULE_NAME].unlit / 10 for player in players]}


register_encoder(lanterns.MODULE_NAME, LanternEncoder)
