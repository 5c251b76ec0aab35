"""Observations: the knowledge of a seat as arrays."""

import nasrid.envs.observation.modules  # noqa: F401 (registers the encoders)
from nasrid.envs.observation.compact import CompactEncoder
from nasrid.envs.observation.encoder import Encoder, Observation

__all__ = ["CompactEncoder", "Encoder", "Observation"]
