"""The game as a PettingZoo environment: `env(**options)`, with agents player_0, player_1 and so on in seat order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nasrid.extras import requires_extra

with requires_extra("nasrid.envs.pettingzoo", "pettingzoo"):
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from nasrid.envs.rendering import RENDER_MODES, checked_mode, render

from nasrid.envs.boxes import FULL_BOX
from nasrid.envs.checks import ILLEGAL_MODES, checked_choice, checked_limit
from nasrid.envs.config import EnvConfig
from nasrid.envs.decisions import Decisions, IllegalIndexError
from nasrid.envs.rewards import Rewards
from nasrid.envs.space import ACTION_COUNT
from nasrid.envs.spaces import ObservationForm, action_space, with_mask
from nasrid.envs.table import Table

__all__ = ["env", "raw_env"]


def env(
    *,
    reward: str = "rank",
    observation: str = "flat",
    leave_out: Sequence[str] = (),
    tiles: int = 0,
    box: str = FULL_BOX,
    skip_forced: bool = False,
    max_cycles: int | None = None,
    illegal: str = "terminate",
    render_mode: str | None = None,
    **table: Any,
) -> wrappers.OrderEnforcingWrapper:
    """Return the environment with the wrappers of PettingZoo's classic games.

    The arguments are those of `raw_env`. By default, an illegal index forfeits the game. An index outside the action
    space raises an AssertionError.
    """
    raw = raw_env(
        reward=reward,
        observation=observation,
        leave_out=leave_out,
        tiles=tiles,
        box=box,
        skip_forced=skip_forced,
        max_cycles=max_cycles,
        illegal=illegal,
        render_mode=render_mode,
        **table,
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """The AEC environment without wrappers. A step is one index, so an agent usually acts several times in a row."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "nasrid_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        *,
        reward: str = "rank",
        observation: str = "flat",
        leave_out: Sequence[str] = (),
        tiles: int = 0,
        box: str = FULL_BOX,
        skip_forced: bool = False,
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        """Create the environment.

        Args:
            reward: "rank", "score" or "scorings".
            observation: "flat", "pieces" or "compact".
            leave_out: Pieces to leave out of the observation.
            tiles: The maximum number of tiles in each bag after the setup; 0 for all.
            box: "full", or a reduced box: "nano" or "pico".
            skip_forced: True to skip decisions with a single choice.
            max_cycles: The number of steps per player after which the game is truncated.
            illegal: "raise", or "terminate" to forfeit the game.
            render_mode: None, "human", "ansi" or "rgb_array".
            **table: The options of the engine.
        """
        super().__init__()
        config = EnvConfig(table, reward=reward, tiles=tiles, box=box, skip_forced=skip_forced)
        self.table = config.options
        self.render_mode = checked_mode(render_mode)
        self._form = ObservationForm(self.table, observation, leave_out)
        self._raises = checked_choice("illegal", illegal, ILLEGAL_MODES) == "raise"
        cycles = checked_limit("max_cycles", max_cycles)
        self._game = Table(config, [], None, cycles and cycles * self.table.players)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: with_mask(self._form.space()) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self._has_warned = False

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def decisions(self) -> Decisions:
        """The game behind the environment, including all secrets."""
        return self._game.decisions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game.

        Args:
            seed: The seed of the game. Later games without a seed follow from it.
            options: Ignored; PettingZoo requires the parameter.
        """
        if options:
            logger.warn(f"reset has no options, so {', '.join(options)} is ignored; pass options to env(…)")
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._game.start_game(seed, self._random, self._form.observe)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()
        self._print_table()

    def _select_agent(self) -> None:
        """Select the agent whose seat decides, or no agent when the game is over."""
        decisions = self.decisions
        seat = decisions.seat
        self.infos: dict[str, dict[str, Any]] = {agent: {"actions_outside_window": 0} for agent in self.agents}
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection]["actions_outside_window"] = len(decisions.actions_outside_window)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an index; None is for agents whose game is over")
        game = self._game
        try:
            given = game.step(action)
        except IllegalIndexError as error:
            if self._raises:
                raise
            self._forfeit(str(error))
            return
        self._cumulative_rewards[agent] = 0.0
        if self.decisions.prefix and not game.config.should_skip_forced and not game.is_over:
            self.rewards = dict.fromkeys(self.agents, 0.0)  # the same seat continues its choice
            return
        self._add_rewards(given)
        self._select_agent()
        if game.is_over:
            self._end()
        self._print_table()

    def _forfeit(self, sentence: str) -> None:
        if not self._has_warned:
            logger.warn(f"The game ends with a loss, and so will every other in which this happens: {sentence}")
            self._has_warned = True
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._add_rewards(self._game.forfeit())
        self._end()
        self.infos[agent]["illegal"] = sentence

    def _add_rewards(self, given: Rewards) -> None:
        self.rewards = dict(zip(self.agents, given, strict=True))
        if any(given):
            self._accumulate_rewards()

    def _end(self) -> None:
        ends = self.truncations if self._game.is_stopped else self.terminations
        ends.update(dict.fromkeys(self.agents, True))
        for info in self.infos.values():
            info.update(self._game.result())

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the agent's observation. Its mask is all 0 while others decide and when its game is over."""
        seat, decisions = self._seats[agent], self.decisions
        decides = seat == decisions.seat and not self._game.is_over
        mask = decisions.mask() if decides else np.zeros(ACTION_COUNT, np.int8)
        return {"observation": self._form.observe(decisions, seat), "action_mask": mask}

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("render() shows nothing without a render_mode")
            return None
        return render(self.render_mode, self.decisions, self.possible_agents)

    def _print_table(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing."""
