"""A game as environments play it: the agent chooses by indices, and others are at the remaining seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from nasrid.bots import Bot, notify_bots
from nasrid.envs.decisions import Decisions, IllegalIndex, Mask
from nasrid.envs.opponents import Observe, Opponent, Policy, Rival
from nasrid.envs.rewards import Rewards
from nasrid.envs.space import SIZE, VERB_INDEX
from nasrid.envs.terms import Terms, result
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.actions import Pass

# After the end nothing can be chosen. A mask without a 1 makes probabilities that are no numbers, so one index stands
# there; whoever chooses it is told that the game is over.
NOTHING_LEFT: Mask = np.zeros(SIZE, np.int8)
NOTHING_LEFT[VERB_INDEX[Pass]] = 1


class Table:
    """With opponents, the agent has one seat, a random one if `wanted_seat` is None; without, it has all of them."""

    def __init__(self, terms: Terms, opponents: list[Opponent], wanted_seat: int | None, last_step: int | None) -> None:
        self.terms = terms
        self.opponents = opponents
        self.wanted_seat = wanted_seat
        self.itself: Policy | None = None  # what opponents choose by that are "itself"
        self._last_step = last_step
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

    def begin(self, seed: int | None, generator: np.random.Generator, observe: Observe) -> None:
        """The game of that seed, or of one of the generator's, up to the first choice of the agent. `observe` is what
        policies at other seats are shown. A very short game may end before; then there is another one."""
        self._start(seed, generator, observe)
        while self.decisions.is_over:
            self._start(None, generator, observe)

    def _start(self, seed: int | None, generator: np.random.Generator, observe: Observe) -> None:
        self._decisions = self.terms.new_game(seed, generator)
        self.is_stopped = False
        self.forfeited_by: int | None = None
        self._steps = 0
        self._sit_down(generator, observe)
        notify_bots(self.bots, self._decisions.game.setup_events)
        self._go_on()
        self._scores = self._decisions.game.scores  # those that are paid for

    def _sit_down(self, generator: np.random.Generator, observe: Observe) -> None:
        players = self.terms.options.players
        self.seat: int | None = None
        self._rivals: dict[int, Rival] = {}
        self.bots: dict[int, Bot] = {}
        self.names = ["agent"] * players
        if not self.opponents:
            return
        self.seat = int(generator.integers(players)) if self.wanted_seat is None else self.wanted_seat
        for place, opponent in enumerate(self.opponents, 1):
            seat = (self.seat + place) % players
            rival = opponent.sit_down(int(generator.integers(2**63)), observe, self.itself)
            self._rivals[seat] = rival
            if rival.bot:
                self.bots[seat] = rival.bot
            self.names[seat] = f"{place} {opponent.name}"

    def _go_on(self) -> None:
        """Until the agent is asked, with `skip_forced` until it has a choice."""
        decisions, rivals = self.decisions, self._rivals
        while (seat := decisions.seat) is not None:
            if seat in rivals:
                happened = rivals[seat].act(decisions)
            else:
                happened = self.terms.skip(decisions, self.seat)
                if not happened:
                    return
            notify_bots(self.bots, happened)

    def step(self, index: int) -> Rewards:
        """Choose an index, and let the others play; what each seat gets. IllegalIndex if it cannot be chosen, and
        nothing has changed."""
        decisions = self.decisions
        if self.is_over:
            raise IllegalIndex("the game is over; reset() begins a new one")
        happened = decisions.step(index)
        self._steps += 1
        is_last = self._steps == self._last_step
        if happened is None and not is_last and not self.terms.skip_forced:
            return self.terms.nothing  # more is to be chosen
        if happened is not None:
            notify_bots(self.bots, happened)
        if happened is not None or self.terms.skip_forced:
            self._go_on()
        self.is_stopped = is_last and not decisions.is_over
        before, self._scores = self._scores, decisions.game.scores
        return self.terms.pay(before, decisions.game, stopped=self.is_stopped)

    def forfeit(self) -> Rewards:
        """The seat that decides has lost, because it has chosen what cannot be chosen; what each seat gets."""
        seat = self.decisions.seat
        assert seat is not None
        self.forfeited_by = seat
        return self.terms.forfeit(seat, self.decisions.game)

    def result(self) -> dict[str, NDArray[Any]]:
        """How the game has ended."""
        return result(self.decisions.game, self.forfeited_by)

    def mask(self) -> Mask:
        """What the agent may choose now."""
        return NOTHING_LEFT.copy() if self.is_over else self.decisions.mask()


def checked_seat(seat: str | int, players: int) -> int | None:
    """None: a random one."""
    if seat == "random":
        return None
    if type(seat) is int and 0 <= seat < players:
        return seat
    raise OptionsError(f"seat must be random or one of 0 to {players - 1}, not {seat!r}")
