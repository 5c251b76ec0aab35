"""The game and its states as OpenSpiel expects them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import pyspiel

from nasrid.envs.boxes import FULL_BOX
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.openspiel.observer import Observer, is_supported
from nasrid.envs.openspiel.table import SAMPLED, ChanceTable, OpenSpielConfig
from nasrid.envs.rewards import max_reward
from nasrid.envs.space import ACTION_COUNT, describe_index
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.options import OPTION_SPECS, Options, module_option_specs
from nasrid.rules.text.position import count_components

GAME_NAME = "nasrid"
# The separator of lists in OpenSpiel's game strings. A comma would end the parameter, and numbers joined by a plus sign
# would be read as one number.
LIST_SEPARATORS = {"modules": "+", "age_ranks": "/"}


def _option_parameters() -> dict[str, Any]:
    """Return all options except component lists, because OpenSpiel writes a game as one line of text."""
    choices = (OPTION_SPECS | module_option_specs()).values()
    defaults = {choice.name: choice.default for choice in choices if choice.values}
    return {"game": "alhambra", "players": 4, "modules": "", "age_ranks": ""} | defaults


_OPTION_PARAMETERS = _option_parameters()
_CONFIG_PARAMETERS: dict[str, Any] = {
    "chance": "explicit",
    "information": "imperfect",
    "reward": "rank",
    "max_game_length": 20_000,
    "tiles": 0,
    "box": FULL_BOX,
    "rng_seed": -1,
}
PARAMETERS = _OPTION_PARAMETERS | _CONFIG_PARAMETERS
_TYPE_PARAMETERS = ("reward", "chance", "information")  # those on which the game type depends
SAMPLED_OUTCOME = 0  # the only outcome of a chance node whose draw is sampled


def _game_type(reward: str, chance: str, information: str) -> pyspiel.GameType:
    """Return the game type. Every reward is zero-sum; only "scorings" pays before the end."""
    models, modes, kinds = pyspiel.GameType.RewardModel, pyspiel.GameType.ChanceMode, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=GAME_NAME,
        long_name="Nasrid: Alhambra and Granada",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if chance == SAMPLED else modes.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if information == "perfect" else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=models.REWARDS if reward == "scorings" else models.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


def _items(text: str) -> list[str]:
    return [item for item in re.split("[,+/ ]", text) if item]


def _options(parameters: dict[str, Any]) -> Options:
    values = {name: parameters[name] for name in _OPTION_PARAMETERS}
    try:
        ranks = [int(rank) for rank in _items(values["age_ranks"])]
    except ValueError:
        raise OptionsError(f"age_ranks must be numbers separated by /, not {values['age_ranks']!r}") from None
    return Options.from_json(values | {"modules": _items(values["modules"]), "age_ranks": ranks})


class NasridGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game. PARAMETERS lists its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = PARAMETERS | (params or {})
        for name, separator in LIST_SEPARATORS.items():
            parameters[name] = separator.join(_items(parameters[name]))
        self.config = OpenSpielConfig(_options(parameters), **{name: parameters[name] for name in _CONFIG_PARAMETERS})
        self._new_table = ChanceTable(self.config)
        max_utility = max_reward(self.config.reward, self.config.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=1 if self.config.is_sampled else len(self.config.outcomes),
            num_players=self.config.options.players,
            min_utility=-max_utility,
            max_utility=max_utility,
            utility_sum=0.0,
            max_game_length=self.config.max_game_length,
        )
        super().__init__(_game_type(*(parameters[name] for name in _TYPE_PARAMETERS)), info, parameters)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound of the number of draws.

        Every piece is drawn once, and paid money again, where each paid card is a choice. The tie for the first turn is
        decided once. The digits of a seed are fewer.
        """
        return self.config.max_game_length + count_components(self.config.options).total() + 1

    def new_initial_state(self) -> NasridState:
        return NasridState(self)

    def new_table(self) -> ChanceTable:
        """Return a table before its first draw."""
        return self._new_table.copy()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer, or None if this kind of observation is not supported."""
        if params:
            raise ValueError(f"observations have no parameters; {params} was passed")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.config, kind) if is_supported(kind) else None


class NasridState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state. It is cloned by copying `table` and serialised as its history."""

    def __init__(self, game: NasridGame) -> None:
        super().__init__(game)
        self.table = game.new_table()

    def current_player(self) -> int:
        if self.table.odds is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.table.is_over

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> NasridState:
        """Return a state that the player cannot distinguish from this one.

        Everything hidden from the player is resampled.
        """
        copy: NasridState = self.clone()
        if not self.table.config.has_perfect_information:
            copy.table = self.table.resampled(player, Random(probability_sampler()))
        return copy

    # OpenSpiel's defaults create a new observer per call and convert to lists of numbers.

    def observation_tensor(self, player: int | None = None) -> Floats:
        return self._tensor(player, perfect_recall=False)

    def information_state_tensor(self, player: int | None = None) -> Floats:
        return self._tensor(player, perfect_recall=True)

    def _tensor(self, player: int | None, *, perfect_recall: bool) -> Floats:
        observer = _observer(self.table.config, perfect_recall)
        observer.set_from(self, self.current_player() if player is None else player)
        assert observer.tensor is not None
        return observer.tensor.copy()

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_indices() if player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes that may be drawn, with their probabilities. A sampled draw has a single outcome."""
        odds = self.table.odds or {}
        if odds and self.table.config.is_sampled:
            return [(SAMPLED_OUTCOME, 1.0)]
        total = sum(odds.values())
        numbers = self.table.config.outcome_numbers
        return sorted((numbers[name], weight / total) for name, weight in odds.items())

    def _apply_action(self, action: int) -> None:
        table = self.table
        table.play(table.sampled_outcome() if table.odds is not None and table.config.is_sampled else action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return describe_index(action)
        return "sampled draw" if self.table.config.is_sampled else self.table.config.outcomes[action]

    def rewards(self) -> list[float]:
        return list(self.table.rewards)

    def returns(self) -> list[float]:
        return list(self.table.returns)

    @property
    def last_info(self) -> dict[str, int]:
        """Return the `info` of OpenSpiel's rl_environment: the number of legal actions outside the window."""
        decisions = self.table.decisions
        return {"actions_outside_window": len(decisions.actions_outside_window) if decisions else 0}

    def __str__(self) -> str:
        """Return the position including all secrets, the indices chosen so far, and the pending draw."""
        decisions = self.table.decisions
        if decisions is None:
            return f"drawn for the setup: {', '.join(self.table.outcomes)}\n"
        lines = [f"chosen: {', '.join(map(describe_index, decisions.prefix))}"] if decisions.prefix else []
        if self.table.odds is not None:
            lines.append(f"drawn: {', '.join(self.table.outcomes)}")
        return decisions.game.position() + "\n".join(lines)


@lru_cache(maxsize=16)
def _observer(config: OpenSpielConfig, perfect_recall: bool) -> Observer:
    return Observer(config, pyspiel.IIGObservationType(perfect_recall=perfect_recall))


GAME_TYPE = _game_type("rank", "explicit", "imperfect")
