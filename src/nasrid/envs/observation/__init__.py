"""Observations: the knowledge of a seat as arrays."""

from collections.abc import Sequence

import nasrid.envs.observation.modules  # noqa: F401 (registers the encoders)
from nasrid.envs.checks import checked_choice
from nasrid.envs.observation.compact import CompactEncoder
from nasrid.envs.observation.encoder import BaseEncoder, Encoder, Observation
from nasrid.rules.table.options import Options

__all__ = ["BaseEncoder", "CompactEncoder", "Encoder", "Observation", "new_encoder"]


def new_encoder(form: str, options: Options, leave_out: Sequence[str] = ()) -> BaseEncoder:
    """Return an encoder for "flat" or "compact" observations."""
    is_compact = checked_choice("observation", form, ("flat", "compact")) == "compact"
    return CompactEncoder(options, leave_out) if is_compact else Encoder(options, leave_out)
