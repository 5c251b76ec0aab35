"""The game as a Gymnasium environment for one player against others: `gymnasium.make("nasrid/Alhambra-v0", …)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nasrid.extras import requires_extra

with requires_extra("nasrid.envs.gymnasium", "gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import logger
    from numpy.typing import NDArray

    from nasrid.envs.rendering import RENDER_MODES, checked_mode, render

from nasrid.envs.boxes import FULL_BOX
from nasrid.envs.checks import ILLEGAL_MODES, checked_choice, checked_limit, checked_seat
from nasrid.envs.config import EnvConfig
from nasrid.envs.decisions import Decisions, IllegalIndexError
from nasrid.envs.opponents import Opponents, Policy, read_opponents
from nasrid.envs.registration import ENVIRONMENTS, register
from nasrid.envs.spaces import ObservationForm, action_space, with_mask
from nasrid.envs.table import Table
from nasrid.rules.errors import OptionsError, UnknownOptionError

__all__ = ["ENVIRONMENTS", "NasridEnv"]

MASK_LOCATIONS = ("info", "observation")
RESET_OPTIONS = ("opponents", "seat")


class UnknownKeywordError(OptionsError, TypeError):
    """A keyword that is no option. It is an error of Python too, because torchrl tries `frameskip` and catches that."""


class NasridEnv(gymnasium.Env):  # type: ignore[misc]
    """A Gymnasium environment: the agent plays one seat against opponents. A step is one index."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 4}

    def __init__(
        self,
        *,
        opponents: Opponents = "random",
        seat: str | int = "random",
        reward: str = "rank",
        observation: str = "flat",
        leave_out: Sequence[str] = (),
        mask: str = "info",
        tiles: int = 0,
        box: str = FULL_BOX,
        skip_forced: bool = False,
        max_steps: int | None = None,
        illegal: str = "terminate",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        """Create the environment.

        Args:
            opponents: One opponent for all other seats, or a list, clockwise from the agent.
            seat: The agent's seat, or "random".
            reward: "rank", "score" or "scorings".
            observation: "flat", "pieces" or "compact".
            leave_out: Pieces to leave out of the observation.
            mask: "info", or "observation" to include the mask in the observation.
            tiles: The maximum number of tiles in each bag after the setup; 0 for all.
            box: "full", or a reduced box: "nano" or "pico".
            skip_forced: True to skip decisions with a single choice.
            max_steps: The number of the agent's steps after which a game is stopped.
            illegal: "terminate" to forfeit the game, or "raise".
            render_mode: None, "human", "ansi" or "rgb_array".
            **table: The options of the engine.
        """
        try:
            config = EnvConfig(table, reward=reward, tiles=tiles, box=box, skip_forced=skip_forced)
        except UnknownOptionError as error:
            raise UnknownKeywordError(f"unexpected keyword argument '{error.name}': {error}") from None
        self.table = config.options
        self.render_mode = checked_mode(render_mode)
        players = self.table.players
        self._game = Table(
            config,
            read_opponents(opponents, players - 1),
            checked_seat(seat, players),
            checked_limit("max_steps", max_steps),
        )
        self._form = ObservationForm(self.table, observation, leave_out)
        self._shows_mask = checked_choice("mask", mask, MASK_LOCATIONS) == "observation"
        self._raises = checked_choice("illegal", illegal, ILLEGAL_MODES) == "raise"
        self.observation_space = with_mask(self._form.space()) if self._shows_mask else self._form.space()
        self.action_space = action_space()
        self._has_warned = False

    @property
    def decisions(self) -> Decisions:
        """The game behind the environment, including all secrets."""
        return self._game.decisions

    @property
    def seat(self) -> int:
        """The agent's seat."""
        assert self._game.seat is not None
        return self._game.seat

    def set_policy(self, policy: Policy) -> None:
        """Set the policy of opponents that are "self", from the next game on. It gets an observation and a mask."""
        self._game.self_policy = policy

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game.

        Args:
            seed: The seed of the game. Later games without a seed follow from it.
            options: New `opponents` or a new `seat`, from this game on.
        """
        super().reset(seed=seed)
        self._apply_reset_options(options or {})
        self._game.start_game(seed, self.np_random, self._form.observe)
        self._print_table()
        return self._observation(), self._info()

    def _apply_reset_options(self, options: dict[str, Any]) -> None:
        for name in options:
            if name not in RESET_OPTIONS:
                raise OptionsError(f"reset has no option {name!r}; its options are {', '.join(RESET_OPTIONS)}")
        players, game = self.table.players, self._game
        opponents = read_opponents(options["opponents"], players - 1) if "opponents" in options else game.opponents
        seat = checked_seat(options["seat"], players) if "seat" in options else game.requested_seat
        game.opponents, game.requested_seat = opponents, seat

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose an index.

        Args:
            action: An index. An illegal one forfeits the game, or raises IllegalIndexError with illegal="raise".
        """
        game = self._game
        try:
            given = game.step(action)
        except IllegalIndexError as error:
            if self._raises or game.is_over:
                raise
            return self._forfeit(str(error))
        if not game.decisions.prefix:
            self._print_table()
        return self._observation(), given[self.seat], game.decisions.is_over, game.is_stopped, self._info()

    def _forfeit(self, sentence: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_warned:
            logger.warn(f"The game ends with a loss, and so will every other in which this happens: {sentence}")
            self._has_warned = True
        given = self._game.forfeit()[self.seat]
        return self._observation(), given, True, False, {**self._info(), "illegal": sentence}

    def _observation(self) -> Any:
        seen = self._form.observe(self.decisions, self.seat)
        return {"observation": seen, "action_mask": self._game.mask()} if self._shows_mask else seen

    def _info(self) -> dict[str, Any]:
        game = self._game
        info: dict[str, Any] = {
            "action_mask": game.mask(),
            "actions_outside_window": len(game.decisions.actions_outside_window),
        }
        return {**info, "seat": game.seat, **game.result()} if game.is_over else info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal indices for MaskablePPO of sb3-contrib."""
        return self._game.mask().astype(np.bool_)

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("render() shows nothing without a render_mode")
            return None
        return render(self.render_mode, self.decisions, self._game.names)

    def _print_table(self) -> None:
        if self.render_mode == "human":
            self.render()


register()
