"""A game as environments play it: the agent chooses by indices, and opponents play the other seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from nasrid.bots import Bot, notify_bots
from nasrid.envs.config import EnvConfig, game_result
from nasrid.envs.decisions import Decisions, IllegalIndexError, Mask
from nasrid.envs.opponents import Observe, Opponent, Policy, SeatPlayer
from nasrid.envs.rewards import Rewards, forfeit_rewards
from nasrid.envs.space import ACTION_COUNT, VERB_INDEX
from nasrid.rules.table.actions import Pass

# Nothing can be chosen after the end, but a mask without a 1 leads to NaN probabilities. So one index is set; choosing
# it raises an error that says that the game is over.
TERMINAL_MASK: Mask = np.zeros(ACTION_COUNT, np.int8)
TERMINAL_MASK[VERB_INDEX[Pass]] = 1


class Table:
    """A table with one agent. With opponents the agent plays `requested_seat`, random if None; without, all seats."""

    def __init__(
        self, config: EnvConfig, opponents: list[Opponent], requested_seat: int | None, max_steps: int | None
    ) -> None:
        self.config = config
        self.opponents = opponents
        self.requested_seat = requested_seat
        self.self_policy: Policy | None = None  # of opponents that are "self"
        self._max_steps = max_steps
        self._decisions: Decisions | None = None

    @property
    def decisions(self) -> Decisions:
        """Return the game, including all secrets."""
        if self._decisions is None:
            raise RuntimeError("there is no game before reset()")
        return self._decisions

    @property
    def is_over(self) -> bool:
        return self.decisions.is_over or self.is_stopped or self.forfeited_by is not None

    def start_game(self, seed: int | None, generator: np.random.Generator, observe: Observe) -> None:
        """Start a game and play up to the agent's first choice.

        A very short game may end before that choice; then another one is started.

        Args:
            seed: The seed of the game; None to draw one from the generator.
            generator: The source of seeds and seats.
            observe: Returns the observations of policies at other seats.
        """
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
        self._scores = self._decisions.game.scores  # the scores already rewarded

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
            player = opponent.start(int(generator.integers(2**63)), observe, self.self_policy)
            self._seat_players[seat] = player
            if player.bot:
                self.bots[seat] = player.bot
            self.names[seat] = f"{offset} {opponent.name}"

    def _play_opponents(self) -> None:
        """Play until the agent decides. With `skip_forced`, play until it has a choice."""
        decisions, players = self.decisions, self._seat_players
        while (seat := decisions.seat) is not None:
            if seat in players:
                events = players[seat].act(decisions)
            else:
                events = self.config.skip_forced_choices(decisions, self.seat)
                if not events:
                    return
            notify_bots(self.bots, events)

    def step(self, index: int) -> Rewards:
        """Choose an index, let the opponents play, and return the rewards.

        Raises:
            IllegalIndexError: The index is illegal; nothing has changed.
        """
        decisions = self.decisions
        if self.is_over:
            raise IllegalIndexError("the game is over; reset() begins a new one")
        events = decisions.step(index)
        self._steps += 1
        is_last = self._steps == self._max_steps
        if events is None and not is_last and not self.config.should_skip_forced:
            return self.config.no_rewards  # the action is not complete
        if events is not None:
            notify_bots(self.bots, events)
        if events is not None or self.config.should_skip_forced:
            self._play_opponents()
        self.is_stopped = is_last and not decisions.is_over
        before, self._scores = self._scores, decisions.game.scores
        return self.config.rewards_for(before, decisions.game, is_stopped=self.is_stopped)

    def forfeit(self) -> Rewards:
        """End the game with a loss of the seat that decides, after an illegal index, and return the rewards."""
        seat = self.decisions.seat
        assert seat is not None
        self.forfeited_by = seat
        return forfeit_rewards(self.config.reward, self.config.options, seat, self.decisions.game.scores)

    def result(self) -> dict[str, NDArray[Any]]:
        """Return the result of the game."""
        return game_result(self.decisions.game, self.forfeited_by)

    def mask(self) -> Mask:
        """Return the agent's legal indices."""
        return TERMINAL_MASK.copy() if self.is_over else self.decisions.mask()
