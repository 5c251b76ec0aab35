"""Promotion matches: a new net replaces the current one if it wins more than its share of the games."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import ceil

from nasrid.arena.match import Match
from nasrid.bots import Entrant
from nasrid.bots.catalogue import DEFAULT_MOVE_SECONDS
from nasrid.bots.players.scholar import ScholarBot
from nasrid.learning.labels import read_cached_net
from nasrid.rules.table.options import Options


@dataclass(frozen=True)
class PromotionMatch(Match):
    """A match of scholars, one with the new net and the others with the current one.

    The match contains the nets, because other machines do not have their files.
    """

    nets: tuple[bytes, ...] = ()

    @classmethod
    def from_nets(cls, options: Options, nets: tuple[bytes, bytes], seed: int, games: int) -> PromotionMatch:
        """Return a match of at least `games` games. The new net comes first in `nets`."""
        return cls(options, ("new", "before"), seed, ceil(games / options.players), nets=nets)

    def entrant(self, number: int) -> Entrant:
        net = read_cached_net(self.nets[number])
        return Entrant(self.codes[number], partial(ScholarBot, net_for=lambda options: net), DEFAULT_MOVE_SECONDS)
