"""The game as a PettingZoo environment: `env(**options)`, agents player_0, player_1 and so on in the order of seats."""

from __future__ import annotations

from typing import Any, ClassVar

from nasrid.extras import needed_by

with needed_by("nasrid.envs.pettingzoo", "pettingzoo"):
    import numpy as np
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Space
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from nasrid.envs.rendering import MODES, checked_mode, render

from nasrid.envs.decisions import Decisions
from nasrid.envs.rewards import ILLEGAL_REWARD, checked_reward, rewards
from nasrid.envs.space import SIZE
from nasrid.envs.spaces import ObservationForm, action_space, new_game
from nasrid.rules.errors import OptionsError
from nasrid.rules.game import Game
from nasrid.rules.table.options import Options


def env(**options: Any) -> Any:
    """The environment with the wrappers of PettingZoo's classic games: an index that cannot be chosen ends the game
    with a reward of -1 for who chose it and 0 for the others; an index that does not exist is an AssertionError."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name)
    """Without wrappers: an index that cannot be chosen raises IllegalIndex, which says what can, and changes nothing.

    A step is one small decision (nasrid.envs.decisions), so an agent usually acts several times in a row.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "nasrid_v0",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        *,
        reward: str = "rank",
        observation: str = "flat",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        """`table` are the engine's options. The game is truncated after `max_cycles` steps for each player of the
        table, whoever takes them; without it, it is played to its end."""
        EzPickle.__init__(
            self, reward=reward, observation=observation, max_cycles=max_cycles, render_mode=render_mode, **table
        )
        super().__init__()
        self.table = Options.from_json(table)
        self.render_mode = checked_mode(render_mode)
        self._reward = checked_reward(reward)
        self._form = ObservationForm(self.table, observation)
        self._last_step = _last_step(max_cycles, self.table.players)
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._random: np.random.Generator | None = None
        self._decisions: Decisions | None = None

    def _observation_space(self) -> Space[Any]:
        return Dict({"observation": self._form.space(), "action_mask": Box(0, 1, (SIZE,), np.int8)})

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def decisions(self) -> Decisions:
        """The game behind the environment, all secrets included."""
        if self._decisions is None:
            raise RuntimeError("there is no game before reset()")
        return self._decisions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it is the game of that seed, and later games without one follow from it."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._decisions = new_game(self.table, seed, self._random)
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()
        self._show()

    def _ask(self) -> None:
        """It is the turn of the seat that decides; when the game is over, nobody's turn follows."""
        decisions = self.decisions
        seat = decisions.seat
        self.infos = {agent: {"outgrown": 0} for agent in self.agents}
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection]["outgrown"] = len(decisions.outgrown)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose an index; None is for agents whose game is over")
        decisions = self.decisions
        before = decisions.game.scores
        happened = decisions.step(action)
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        if decisions.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps == self._last_step:
            self.truncations = dict.fromkeys(self.agents, True)
        if happened is None:  # the same seat has more to choose
            self.rewards = dict.fromkeys(self.agents, 0.0)
        else:
            self._give_rewards(before, decisions.game)
            self._ask()
            self._show()

    def _give_rewards(self, before: tuple[int, ...], game: Game) -> None:
        given = rewards(self._reward, before, game.scores, over=game.is_over)
        self.rewards = dict(zip(self.agents, given, strict=True))
        if any(given):
            self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know. Its mask is all 0 while others decide."""
        seat, decisions = self._seats[agent], self.decisions
        mask = decisions.mask() if seat == decisions.seat else np.zeros(SIZE, np.int8)
        return {"observation": self._form.observe(decisions, seat), "action_mask": mask}

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("render() shows nothing without a render_mode")
            return None
        return render(self.render_mode, self.decisions, self.possible_agents)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """There is nothing to close."""


def _last_step(max_cycles: int | None, players: int) -> int | None:
    if max_cycles is None:
        return None
    if type(max_cycles) is not int or max_cycles < 1:
        raise OptionsError(f"max_cycles must be a whole number, 1 or more, or None, not {max_cycles!r}")
    return max_cycles * players
