"""What a seat may know as arrays: the pieces of an observation and how they are made."""

from nasrid.envs.observation.compact import CompactEncoder
from nasrid.envs.observation.encoder import Encoder, Observation

__all__ = ["CompactEncoder", "Encoder", "Observation"]
