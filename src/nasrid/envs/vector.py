"""Many tables as one Gymnasium vector environment: `gymnasium.make_vec("nasrid/Alhambra-v0", num_envs=64, …)`."""

from __future__ import annotations

from typing import Any, ClassVar

from nasrid.extras import requires_extra

with requires_extra("nasrid.envs.vector", "gymnasium"):
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from nasrid.envs.batch import Batch
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.opponents import Opponents, Policy
from nasrid.envs.spaces import ObservationForm, action_space
from nasrid.rules.errors import OptionsError


class NasridVectorEnv(VectorEnv):  # type: ignore[misc]
    """A vector environment: the agent plays one seat at each table, and one call steps all tables.

    The mask is in `infos`. A finished game is followed by the next one in the same step.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        observation: str = "flat",
        copy: bool = True,
        **options: Any,
    ) -> None:
        """Create the environment.

        Args:
            num_envs: The number of tables.
            opponents: One opponent for all other seats, or a list, clockwise from the agent.
            observation: "flat" or "compact".
            copy: False to return the arrays that the next step overwrites.
            **options: The other arguments of NasridEnv.
        """
        self.num_envs = num_envs
        self._copy = copy
        options = {"illegal": "terminate"} | options
        self.batch = Batch(num_envs, opponents=opponents, observation=observation, **options)
        leave_out = options.get("leave_out", ())
        self.single_observation_space = ObservationForm(self.batch.options, observation, leave_out).space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def set_policy(self, policy: Policy) -> None:
        """Set the policy of opponents that are "self", from their next game on."""
        self.batch.set_policy(policy)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        if options:
            raise OptionsError(f"reset has no option {next(iter(options))!r}; pass options to make_vec(…)")
        self.batch.reset(seed)
        buffers = self.batch.buffers
        return self._copy_if_needed(buffers.observations), {"action_mask": self._copy_if_needed(buffers.masks)}

    def step(self, actions: Any) -> tuple[Floats, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        seats = np.array([table.seat for table in batch.tables])
        seen = batch.step(actions)
        given = seen.rewards[np.arange(self.num_envs), seats]
        ended = seen.ends & ~seen.stopped
        observations, stopped = self._copy_if_needed(seen.observations), self._copy_if_needed(seen.stopped)
        return observations, given, ended, stopped, self._infos(seats)

    def _infos(self, seats: NDArray[np.int64]) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": self._copy_if_needed(self.batch.buffers.masks)}
        final = self.batch.final_observations
        if not final:
            return infos
        ends = self.batch.buffers.ends.copy()
        observations = np.full(self.num_envs, None, dtype=object)
        results: dict[str, Any] = {"seat": np.where(ends, seats, -1), "_seat": ends}
        for row, observation in final.items():
            observations[row] = observation
        for name in ("scores", "ranks", "winners"):
            results[name] = np.zeros((self.num_envs, self.batch.options.players), np.int64)
            results[f"_{name}"] = ends
            for row in final:
                outcome = self.batch.results[row]
                assert outcome
                results[name][row] = outcome[name]
        return {**infos, "final_obs": observations, "_final_obs": ends, "final_info": results, "_final_info": ends}

    def _copy_if_needed(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def close_extras(self, **_options: Any) -> None:
        """Do nothing."""
