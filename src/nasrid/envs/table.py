"""A game as environments play it: the agent chooses by indices, and others are at the remaining seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from nasrid.bots import Bot, notify_bots
from nasrid.envs.config import EnvConfig, game_result
from nasrid.envs.decisions import Decisions, IllegalIndexError, Mask
from nasrid.envs.opponents import Observe, Opponent, Policy, SeatPlayer
from nasrid.envs.rewards import Rewards
from nasrid.envs.space import ACTION_COUNT, VERB_INDEX
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.actions import Pass

# After the end nothing can be chosen. A mask without a 1 makes probabilities that are no numbers, so one index stands
# there; whoever chooses it is told that the game is over.
TERMINAL_MASK: Mask = np.zeros(ACTION_COUNT, np.int8)
TERMINAL_MASK[VERB_INDEX[Pass]] = 1


class Table:
    """With opponents, the agent has one seat, a random one if `wanted_seat` is None; without, it has all of them."""

    def __init__(
        self, config: EnvConfig, opponents: list[Opponent], requested_seat: int | None, max_steps: int | None
    ) -> None:
        self.config = config
        self.opponents = opponents
        self.requested_seat = requested_seat
        self.self_policy: Policy | None = None  # what opponents choose by that are "itself"
        self._max_steps = max_steps
        self._decisions: Decisions | None = None

    @property
    def decisions(self) -> Decisions:
        """The game, all secrets included."""
        if self._decisions is None:
            raise RuntimeError("there is no game before reset()")
        return self._decisions

    @property
    def is_over(self) -> bool:
        return self.decisions.is_over or self.is_stopped or self.forfeited_by is not None

    def start_game(self, seed: int | None, generator: np.random.Generator, observe: Observe) -> None:
        """The game of that seed, or of one of the generator's, up to the first choice of the agent. `observe` is what
        policies at other seats are shown. A very short game may end before; then there is another one."""
        self._deal_and_play_opponents(seed, generator, observe)
        while self.decisions.is_over:
            self._deal_and_play_opponents(None, generator, observe)

    def _deal_and_play_opponents(self, seed: int | None, generator: np.random.Generator, observe: Observe) -> None:
        self._decisions = self.config.new_game(seed, generator)
        self.is_stopped = False
        self.forfeited_by: int | None = None
        self._steps = 0
        self._seat_opponents(generator, observe)
        notify_bots(self.bots, self._decisions.game.setup_events)
        self._play_opponents()
        self._scores = self._decisions.game.scores  # those that are paid for

    def _seat_opponents(self, generator: np.random.Generator, observe: Observe) -> None:
        players = self.config.options.players
        self.seat: int | None = None
        self._seat_players: dict[int, SeatPlayer] = {}
        self.bots: dict[int, Bot] = {}
        self.names = ["agent"] * players
        if not self.opponents:
            return
        self.seat = int(generator.integers(players)) if self.requested_seat is None else self.requested_seat
        for offset, opponent in enumerate(self.opponents, 1):
            seat = (self.seat + offset) % players
            rival = opponent.start(int(generator.integers(2**63)), observe, self.self_policy)
            self._seat_players[seat] = rival
            if rival.bot:
                self.bots[seat] = rival.bot
            self.names[seat] = f"{offset} {opponent.name}"

    def _play_opponents(self) -> None:
        """Until the agent is asked, with `skip_forced` until it has a choice."""
        decisions, rivals = self.decisions, self._seat_players
        while (seat := decisions.seat) is not None:
            if seat in rivals:
                events = rivals[seat].act(decisions)
            else:
                events = self.config.skip_forced_choices(decisions, self.seat)
                if not events:
                    return
            notify_bots(self.bots, events)

    def step(self, index: int) -> Rewards:
        """Choose an index, and let the others play; what each seat gets. IllegalIndex if it cannot be chosen, and
        nothing has changed."""
        decisions = self.decisions
        if self.is_over:
            raise IllegalIndexError("the game is over; reset() begins a new one")
        events = decisions.step(index)
        self._steps += 1
        is_last = self._steps == self._max_steps
        if events is None and not is_last and not self.config.should_skip_forced:
            return self.config.no_rewards  # more is to be chosen
        if events is not None:
            notify_bots(self.bots, events)
        if events is not None or self.config.should_skip_forced:
            self._play_opponents()
        self.is_stopped = is_last and not decisions.is_over
        before, self._scores = self._scores, decisions.game.scores
        return self.config.rewards_for(before, decisions.game, is_stopped=self.is_stopped)

    def forfeit(self) -> Rewards:
        """The seat that decides has lost, because it has chosen what cannot be chosen; what each seat gets."""
        seat = self.decisions.seat
        assert seat is not None
        self.forfeited_by = seat
        return self.config.forfeit(seat, self.decisions.game)

    def result(self) -> dict[str, NDArray[Any]]:
        """How the game has ended."""
        return game_result(self.decisions.game, self.forfeited_by)

    def mask(self) -> Mask:
        """What the agent may choose now."""
        return TERMINAL_MASK.copy() if self.is_over else self.decisions.mask()


def checked_seat(seat: str | int, players: int) -> int | None:
    """None: a random one."""
    if seat == "random":
        return None
    if type(seat) is int and 0 <= seat < players:
        return seat
    raise OptionsError(f"seat must be random or one of 0 to {players - 1}, not {seat!r}")
