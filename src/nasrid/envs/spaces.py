"""Gymnasium spaces and observations, shared by the PettingZoo and Gymnasium environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from nasrid.envs.checks import checked_choice
from nasrid.envs.decisions import Decisions
from nasrid.envs.observation import Observation, new_encoder
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.space import ACTION_COUNT
from nasrid.rules.table.options import Options

SPACE_FORMS = ("flat", "pieces", "compact")


class ObservationForm:
    """The form of observations: one flat array, a dict of named pieces, or a compact array for most choices."""

    def __init__(self, options: Options, form: str, leave_out: Sequence[str] = ()) -> None:
        self._form = checked_choice("observation", form, SPACE_FORMS)
        self._encoder = new_encoder("flat" if form == "pieces" else form, options, leave_out)

    def space(self) -> Space[Any]:
        """Return a new space. Every agent seeds its own."""
        pieces = self._encoder.pieces
        if self._form == "pieces":
            return Dict({piece.name: Box(piece.low, piece.high, piece.shape, np.float32) for piece in pieces})
        sizes = [piece.size for piece in pieces]
        low = np.repeat(np.array([piece.low for piece in pieces], np.float32), sizes)
        high = np.repeat(np.array([piece.high for piece in pieces], np.float32), sizes)
        return Box(low, high, dtype=np.float32)

    def observe(self, decisions: Decisions, seat: int) -> Floats | Observation:
        known = decisions.encoder_input(seat)
        return self._encoder.observe(*known) if self._form == "pieces" else self._encoder.flat(*known)


def action_space() -> Space[Any]:
    return Discrete(ACTION_COUNT)


def with_mask(observation: Space[Any]) -> Space[Any]:
    return Dict({"observation": observation, "action_mask": Box(0, 1, (ACTION_COUNT,), np.int8)})
