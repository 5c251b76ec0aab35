"""What PettingZoo and Gymnasium environments share: the table from keywords, the spaces of Gymnasium, what is seen."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from nasrid.envs.decisions import Decisions
from nasrid.envs.observation.encoder import Encoder, Floats, Observation
from nasrid.envs.space import SIZE
from nasrid.rules.errors import OptionsError
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options

OBSERVATIONS = ("flat", "pieces")


class ObservationForm:
    """How the seats of a table are shown what they may know: as one flat array or as a dict of named pieces."""

    def __init__(self, options: Options, form: str) -> None:
        if form not in OBSERVATIONS:
            raise OptionsError(f"observation must be one of {', '.join(OBSERVATIONS)}, not {form!r}")
        self._form = form
        self._encoder = Encoder(options)

    def space(self) -> Space[Any]:
        """A new space each time: every agent seeds its own."""
        pieces = self._encoder.pieces
        if self._form == "pieces":
            return Dict({one.name: Box(one.low, one.high, one.shape, np.float32) for one in pieces})
        sizes = [one.size for one in pieces]
        low, high = (np.repeat(ends, sizes) for ends in ([one.low for one in pieces], [one.high for one in pieces]))
        return Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32)

    def observe(self, decisions: Decisions, seat: int) -> Floats | Observation:
        known = decisions.known_to(seat)
        return self._encoder.observe(*known) if self._form == "pieces" else self._encoder.flat(*known)


def action_space() -> Space[Any]:
    return Discrete(SIZE)


def new_game(options: Options, seed: int | None, generator: np.random.Generator) -> Decisions:
    """A game with that seed, or with one of the generator's."""
    chosen = int(generator.integers(2**63)) if seed is None else int(seed)
    return Decisions(Game.new(options, chosen))
