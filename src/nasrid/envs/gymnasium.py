"""The game as a Gymnasium environment for one player against others: `gymnasium.make("nasrid/Alhambra-v0", …)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from nasrid.extras import needed_by

with needed_by("nasrid.envs.gymnasium", "gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import logger
    from numpy.typing import NDArray

    from nasrid.envs.rendering import MODES, checked_mode, render

from nasrid.bots import Bot, tell
from nasrid.envs.decisions import Decisions, IllegalIndex, Mask
from nasrid.envs.opponents import Opponents, Policy, Rival, read_opponents
from nasrid.envs.registration import register
from nasrid.envs.space import SIZE, VERB_INDEX
from nasrid.envs.spaces import ObservationForm, action_space, with_mask
from nasrid.envs.terms import Terms, checked_choice, checked_limit, result
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.actions import Pass
from nasrid.rules.table.events import Event

ILLEGAL = ("terminate", "raise")
MASKS = ("info", "observation")
RESET_OPTIONS = ("opponents", "seat")
# After the end nothing can be chosen. A mask without a 1 makes probabilities that are no numbers, so that one index
# stands there; whoever chooses it is told that the game is over.
NOTHING_LEFT: Mask = np.zeros(SIZE, np.int8)
NOTHING_LEFT[VERB_INDEX[Pass]] = 1


class NasridEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat is the agent's; others have the rest. A step is one small decision (nasrid.envs.decisions); before it
    is the agent's turn again, the others have played."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}

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
        skip_forced: bool = False,
        max_steps: int | None = None,
        illegal: str = "terminate",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        """`opponents` are one for all, or one each, clockwise from the agent. `table` are the engine's options."""
        self._terms = Terms(table, reward=reward, tiles=tiles, skip_forced=skip_forced)
        self.table = self._terms.options
        self.render_mode = checked_mode(render_mode)
        self._opponents = read_opponents(opponents, self.table.players - 1)
        self._wanted_seat = _checked_seat(seat, self.table.players)
        self._form = ObservationForm(self.table, observation, leave_out)
        self._shows_mask = checked_choice("mask", mask, MASKS) == "observation"
        self._raises = checked_choice("illegal", illegal, ILLEGAL) == "raise"
        self._last_step = checked_limit("max_steps", max_steps)
        self.observation_space = with_mask(self._form.space()) if self._shows_mask else self._form.space()
        self.action_space = action_space()
        self._decisions: Decisions | None = None
        self._itself: Policy | None = None
        self._has_warned = False

    @property
    def decisions(self) -> Decisions:
        """The game behind the environment, all secrets included."""
        if self._decisions is None:
            raise RuntimeError("there is no game before reset()")
        return self._decisions

    def set_policy(self, policy: Policy) -> None:
        """From the next game on, opponents that are "itself" choose by this policy, which gets what the agent would
        see at their seat, and a mask."""
        self._itself = policy

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. With a seed it is the game of that seed, and later games without one follow from it. `options`
        may have other `opponents` or another `seat`, from this game on."""
        super().reset(seed=seed)
        self._agree(options or {})
        self._decisions = self._terms.new_game(seed, self.np_random)
        self._is_over = False
        self._steps = 0
        self._sit_down()
        tell(self._bots, self._decisions.game.opening)
        self._let_others_play()
        self._show()
        return self._observation(), self._info()

    def _agree(self, options: dict[str, Any]) -> None:
        for name in options:
            if name not in RESET_OPTIONS:
                raise OptionsError(f"reset has no option {name!r}; there are {', '.join(RESET_OPTIONS)}")
        rivals = self.table.players - 1
        opponents = read_opponents(options["opponents"], rivals) if "opponents" in options else self._opponents
        if "seat" in options:
            self._wanted_seat = _checked_seat(options["seat"], self.table.players)
        self._opponents = opponents

    def _sit_down(self) -> None:
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self._wanted_seat is None else self._wanted_seat
        self._rivals: dict[int, Rival] = {}
        self._bots: dict[int, Bot] = {}
        self._names = ["agent"] * players
        for place, opponent in enumerate(self._opponents, 1):
            seat = (self.seat + place) % players
            rival = opponent.sit_down(int(self.np_random.integers(2**63)), self._seen_from, self._itself)
            self._rivals[seat] = rival
            if rival.bot:
                self._bots[seat] = rival.bot
            self._names[seat] = f"{place} {opponent.name}"

    def _seen_from(self, decisions: Decisions, seat: int) -> Any:
        return self._form.observe(decisions, seat)

    def _let_others_play(self) -> None:
        """Until the agent is asked, with `skip_forced` until it has a choice."""
        decisions = self.decisions
        while (seat := decisions.seat) is not None:
            happened: list[Event]
            if seat != self.seat:
                happened = self._rivals[seat].act(decisions)
            elif not (happened := self._terms.skip(decisions, seat)):
                return
            tell(self._bots, happened)

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose an index. One that cannot be chosen forfeits the game, or raises IllegalIndex if the environment was
        made with illegal="raise"; then nothing has changed."""
        if self._is_over:
            raise IllegalIndex("the game is over; reset() begins a new one")
        before = self.decisions.game.scores
        try:
            happened = self.decisions.step(action)
        except IllegalIndex as error:
            if self._raises:
                raise
            return self._forfeit(str(error))
        if happened is not None:
            tell(self._bots, happened)
        self._let_others_play()
        if not self.decisions.prefix:
            self._show()
        return self._result(before)

    def _result(self, before: tuple[int, ...]) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        game = self.decisions.game
        self._steps += 1
        is_stopped = self._steps == self._last_step and not game.is_over
        self._is_over = game.is_over or is_stopped
        given = self._terms.pay(before, game, stopped=is_stopped)[self.seat]
        return self._observation(), given, game.is_over, is_stopped, self._info()

    def _forfeit(self, sentence: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_warned:
            logger.warn(f"The game ends with a loss, and so will every other in which this happens: {sentence}")
            self._has_warned = True
        self._is_over = True
        given = self._terms.forfeit(self.seat, self.decisions.game)[self.seat]
        return self._observation(), given, True, False, {**self._info(), "illegal": sentence}

    def _mask(self) -> Mask:
        return NOTHING_LEFT.copy() if self._is_over else self.decisions.mask()

    def _observation(self) -> Any:
        seen = self._form.observe(self.decisions, self.seat)
        return {"observation": seen, "action_mask": self._mask()} if self._shows_mask else seen

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._mask(), "outgrown": len(self.decisions.outgrown)}
        return {**info, "seat": self.seat, **result(self.decisions.game)} if self._is_over else info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as MaskablePPO of sb3-contrib asks for it."""
        self.decisions  # noqa: B018 (there must be a game)
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("render() shows nothing without a render_mode")
            return None
        return render(self.render_mode, self.decisions, self._names)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _checked_seat(seat: str | int, players: int) -> int | None:
    """None: a random one."""
    if seat == "random":
        return None
    if type(seat) is int and 0 <= seat < players:
        return seat
    raise OptionsError(f"seat must be random or one of 0 to {players - 1}, not {seat!r}")


register()
