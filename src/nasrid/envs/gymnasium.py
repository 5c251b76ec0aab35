"""The game as a Gymnasium environment for one player against bots: `gymnasium.make("nasrid/Alhambra-v0", …)`."""

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

from nasrid.bots import Bot, Entrant, read_code, tell
from nasrid.envs.decisions import Decisions, IllegalIndex, Mask
from nasrid.envs.rewards import ILLEGAL_REWARD, checked_reward, rewards
from nasrid.envs.spaces import ObservationForm, action_space, new_game
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.options import Options

ILLEGAL = ("terminate", "raise")
GAMES = {"Alhambra": "alhambra", "Granada": "granada", "Combined": "combined"}


class NasridEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat is the agent's; bots have the others. A step is one small decision (nasrid.envs.decisions); before it
    is the agent's turn again, the bots have played."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        *,
        opponents: str | Sequence[str] = "random",
        seat: str | int = "random",
        reward: str = "rank",
        observation: str = "flat",
        illegal: str = "terminate",
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        """`opponents` are codes of bots: one for all, or one each, clockwise from the agent. `table` are the engine's
        options."""
        self.table = Options.from_json(table)
        self.render_mode = checked_mode(render_mode)
        self._opponents = _entrants(opponents, self.table.players - 1)
        self._wanted_seat = _checked_seat(seat, self.table.players)
        self._reward = checked_reward(reward)
        self._form = ObservationForm(self.table, observation)
        if illegal not in ILLEGAL:
            raise OptionsError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self._raises = illegal == "raise"
        self.observation_space = self._form.space()
        self.action_space = action_space()
        self._decisions: Decisions | None = None

    @property
    def decisions(self) -> Decisions:
        """The game behind the environment, all secrets included."""
        if self._decisions is None:
            raise RuntimeError("there is no game before reset()")
        return self._decisions

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. With a seed it is the game of that seed, and later games without one follow from it."""
        super().reset(seed=seed)
        self._decisions = new_game(self.table, seed, self.np_random)
        self._is_over = False
        self._sit_down()
        tell(self._bots, self._decisions.game.opening)
        self._let_bots_play()
        self._show()
        return self._observation(), self._info()

    def _sit_down(self) -> None:
        players = self.table.players
        self.seat = int(self.np_random.integers(players)) if self._wanted_seat is None else self._wanted_seat
        self._bots: dict[int, Bot] = {}
        self._seconds: dict[int, float] = {}
        self._names = ["agent"] * players
        for place, entrant in enumerate(self._opponents, 1):
            seat = (self.seat + place) % players
            self._bots[seat] = entrant.make(int(self.np_random.integers(2**63)))
            self._seconds[seat] = entrant.seconds
            self._names[seat] = f"{place} {entrant.code}"

    def _let_bots_play(self) -> None:
        decisions = self.decisions
        while (seat := decisions.seat) is not None and seat != self.seat:
            action = self._bots[seat].choose(decisions.view(seat), self._seconds[seat])
            tell(self._bots, decisions.apply(action))

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose an index. One that cannot be chosen ends the game with a reward of -1, or raises IllegalIndex if the
        environment was made with illegal="raise"; then nothing has changed."""
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
            self._let_bots_play()
            self._show()
        return self._result(before)

    def _result(self, before: tuple[int, ...]) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        game = self.decisions.game
        self._is_over = game.is_over
        given = rewards(self._reward, before, game.scores, over=game.is_over)[self.seat]
        return self._observation(), given, game.is_over, False, self._info()

    def _forfeit(self, sentence: str) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        logger.warn(f"The game ends with a loss: {sentence}")
        self._is_over = True
        return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": sentence}

    def _observation(self) -> Any:
        return self._form.observe(self.decisions, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.decisions.mask(), "outgrown": len(self.decisions.outgrown)}

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be chosen now, as MaskablePPO of sb3-contrib asks for it."""
        mask: Mask = self.decisions.mask()
        return mask.astype(np.bool_)

    def render(self) -> Any:
        if self.render_mode is None:
            logger.warn("render() shows nothing without a render_mode")
            return None
        return render(self.render_mode, self.decisions, self._names)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _entrants(codes: str | Sequence[str], rivals: int) -> list[Entrant]:
    """Who sits clockwise from the agent; BotError if a code names no bot."""
    chosen = [codes] * rivals if isinstance(codes, str) else list(codes)
    if len(chosen) != rivals:
        raise OptionsError(f"opponents must be one code for all or one for each of {rivals} rivals, not {len(chosen)}")
    return [read_code(code) for code in chosen]


def _checked_seat(seat: str | int, players: int) -> int | None:
    """None: a random one."""
    if seat == "random":
        return None
    if type(seat) is int and 0 <= seat < players:
        return seat
    raise OptionsError(f"seat must be random or one of 0 to {players - 1}, not {seat!r}")


for _name, _game in GAMES.items():
    gymnasium.register(f"nasrid/{_name}-v0", entry_point=f"{__name__}:NasridEnv", kwargs={"game": _game})
