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
from nasrid.envs.batch_arrays import HOLD
from nasrid.envs.checks import checked_choice
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.opponents import Opponents, Policy
from nasrid.envs.spaces import ObservationForm, action_space
from nasrid.envs.table import TERMINAL_MASK
from nasrid.rules.errors import OptionsError

AUTORESET_MODES = (AutoresetMode.NEXT_STEP.value, AutoresetMode.SAME_STEP.value)


class NasridVectorEnv(VectorEnv):  # type: ignore[misc]
    """A vector environment: the agent plays one seat at each table, and one call steps all tables.

    The mask is in `infos`. A finished game is followed by the next one, in the step and the form of Gymnasium's own
    vector environments.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponents: Opponents = "random",
        observation: str = "flat",
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        """Create the environment.

        Args:
            num_envs: The number of tables.
            opponents: One opponent for all other seats, or a list, clockwise from the agent.
            observation: "flat" or "compact".
            copy: False to return the arrays that the next step overwrites.
            autoreset_mode: `AutoresetMode.NEXT_STEP` (the next step returns the first observation of the next game,
                whatever its index) or `AutoresetMode.SAME_STEP` (the last observation is in `infos`).
            **options: The other arguments of NasridEnv.
        """
        self.num_envs = num_envs
        self._copy = copy
        mode = autoreset_mode.value if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        self.autoreset_mode = AutoresetMode(checked_choice("autoreset_mode", mode, AUTORESET_MODES))
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}  # type: ignore[misc]
        self._held = np.zeros(num_envs, np.bool_)  # tables whose next game starts with the next step
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
        self._held[:] = False
        buffers = self.batch.buffers
        return self._copy_if_needed(buffers.observations), {"action_mask": self._copy_if_needed(buffers.masks)}

    def step(self, actions: Any) -> tuple[Floats, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        seats = batch.buffers.seats.copy()  # the agent decides at every table
        seen = batch.step(np.where(self._held, HOLD, actions) if self._held.any() else actions)
        given = seen.rewards[np.arange(self.num_envs), seats]
        ended = seen.ends & ~seen.stopped
        stopped = self._copy_if_needed(seen.stopped)
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            return self._copy_if_needed(seen.observations), given, ended, stopped, self._same_step_infos(seats)
        self._held = seen.ends.copy()
        return self._last_observations(), given, ended, stopped, self._next_step_infos(seats)

    def _last_observations(self) -> Floats:
        """Return the observations, of the finished games the last ones."""
        observations: Floats = self._copy_if_needed(self.batch.buffers.observations)
        final = self.batch.final_observations
        if final and not self._copy:
            observations = observations.copy()
        for row, observation in final.items():
            observations[row] = observation
        return observations

    def _next_step_infos(self, seats: NDArray[np.int64]) -> dict[str, Any]:
        ends = self.batch.buffers.ends
        if not ends.any():
            return {"action_mask": self._copy_if_needed(self.batch.buffers.masks)}
        masks = self.batch.buffers.masks.copy()
        masks[ends] = TERMINAL_MASK
        return {"action_mask": masks, **self._results(seats)}

    def _same_step_infos(self, seats: NDArray[np.int64]) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": self._copy_if_needed(self.batch.buffers.masks)}
        final = self.batch.final_observations
        if not final:
            return infos
        ends = self.batch.buffers.ends.copy()
        observations = np.full(self.num_envs, None, dtype=object)
        for row, observation in final.items():
            observations[row] = observation
        results = self._results(seats)
        return {**infos, "final_obs": observations, "_final_obs": ends, "final_info": results, "_final_info": ends}

    def _results(self, seats: NDArray[np.int64]) -> dict[str, Any]:
        """Return the results of the games that this step ended, in the form of Gymnasium's infos."""
        ends = self.batch.buffers.ends.copy()
        results: dict[str, Any] = {"seat": np.where(ends, seats, -1), "_seat": ends}
        for name in ("scores", "ranks", "winners"):
            results[name] = np.zeros((self.num_envs, self.batch.options.players), np.int64)
            results[f"_{name}"] = ends
            for row in np.flatnonzero(ends):
                outcome = self.batch.results[row]
                assert outcome
                results[name][row] = outcome[name]
        return results

    def _copy_if_needed(self, array: Any) -> Any:
        return array.copy() if self._copy else array

    def close_extras(self, **_options: Any) -> None:
        """End the worker processes."""
        self.batch.close()
