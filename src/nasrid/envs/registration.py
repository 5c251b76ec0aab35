"""The environments by their names, as Gymnasium registers them when nasrid.envs.gymnasium is imported."""

from __future__ import annotations

from typing import Any

from nasrid.extras import requires_extra

with requires_extra("nasrid.envs.registration", "gymnasium"):
    import gymnasium

NAMESPACE = "nasrid"
ENVIRONMENT_VERSION = "v0"
# From a first lesson to everything: small games that are learnt in minutes, then the games as they are.
SMALL_GAME_OPTIONS: dict[str, Any] = {
    "players": 2,
    "opponents": "apprentice",
    "reward": "score",
    "observation": "compact",
    "skip_forced": True,
}
ENVIRONMENTS: dict[str, dict[str, Any]] = {
    "Mini": {**SMALL_GAME_OPTIONS, "tiles": 6},
    "Short": {**SMALL_GAME_OPTIONS, "tiles": 20},
    "Duel": {**SMALL_GAME_OPTIONS},
    "Alhambra": {"game": "alhambra"},
    "Granada": {"game": "granada"},
    "Combined": {"game": "combined"},
    "Grand": {"game": "combined", "modules": ["bonus", "exchange", "huts", "vizier"]},
}


def register() -> None:
    """Under the names nasrid/Mini-v0 and so on; those that are there already stay."""
    for name, options in ENVIRONMENTS.items():
        identity = f"{NAMESPACE}/{name}-{ENVIRONMENT_VERSION}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point="nasrid.envs.gymnasium:NasridEnv",
                vector_entry_point="nasrid.envs.vector:NasridVectorEnv",
                kwargs=options,
            )
