"""The environments' names, which Gymnasium registers when nasrid.envs.gymnasium is imported."""

from __future__ import annotations

from typing import Any

from nasrid.extras import requires_extra

with requires_extra("nasrid.envs.registration", "gymnasium"):
    import gymnasium

NAMESPACE = "nasrid"
ENVIRONMENT_VERSION = "v0"
# Sorted by difficulty: small games that can be learned in minutes come before the full games.
SMALL_GAME_OPTIONS: dict[str, Any] = {
    "players": 2,
    "opponents": "apprentice",
    "reward": "score",
    "observation": "compact",
    "skip_forced": True,
}
ENVIRONMENTS: dict[str, dict[str, Any]] = {
    "Nano": {**SMALL_GAME_OPTIONS, "box": "nano"},
    "Mini": {**SMALL_GAME_OPTIONS, "tiles": 6},
    "Short": {**SMALL_GAME_OPTIONS, "tiles": 20},
    "Duel": {**SMALL_GAME_OPTIONS},
    "Alhambra": {"game": "alhambra"},
    "Granada": {"game": "granada"},
    "Combined": {"game": "combined"},
    "Grand": {"game": "combined", "modules": ["bonus", "exchange", "huts", "vizier"]},
}


def register() -> None:
    """Register nasrid/Mini-v0 and the other environments, unless they are registered already."""
    for name, options in ENVIRONMENTS.items():
        identity = f"{NAMESPACE}/{name}-{ENVIRONMENT_VERSION}"
        if identity not in gymnasium.registry:
            gymnasium.register(
                identity,
                entry_point="nasrid.envs.gymnasium:NasridEnv",
                vector_entry_point="nasrid.envs.vector:NasridVectorEnv",
                kwargs=options,
            )
