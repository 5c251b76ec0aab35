"""Observations: the knowledge of a seat as arrays."""

from nasrid.envs.observation.compact import CompactEncoder
from nasrid.envs.observation.encoder import Encoder, Observation

__all__ = ["CompactEncoder", "Encoder", "Observation"]
