"""The base game of Alhambra as pure functions of arrays, for thousands of tables on a GPU (docs/jax.md).

It has the indices, masks and compact observations of the other environments, and agrees with the engine exactly.
"""

from nasrid.extras import check_installed

check_installed("jax", "nasrid.envs.jax", "jax")

from nasrid.envs.jax.environment import JaxAlhambra, TableState
from nasrid.envs.jax.mask import legal_mask
from nasrid.envs.jax.observation import observation_size, observe
from nasrid.envs.jax.positions import state_of
from nasrid.envs.jax.rollout import (
    legal_masks,
    masks_and_observations,
    new_pool,
    play_randomly,
    random_indices,
    replace_finished,
    step_tables,
)
from nasrid.envs.jax.setup import Draws, deal, init
from nasrid.envs.jax.state import State, check_options
from nasrid.envs.jax.turn import step

__all__ = [
    "Draws",
    "JaxAlhambra",
    "State",
    "TableState",
    "check_options",
    "deal",
    "init",
    "legal_mask",
    "legal_masks",
    "masks_and_observations",
    "new_pool",
    "observation_size",
    "observe",
    "play_randomly",
    "random_indices",
    "replace_finished",
    "state_of",
    "step",
    "step_tables",
]
