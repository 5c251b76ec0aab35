"""Opponents of the agent: bots, policies that choose by indices, and the agent's own policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from nasrid.bots import Bot, parse_bot_code
from nasrid.bots.catalogue import DEFAULT_MOVE_SECONDS
from nasrid.envs.decisions import Decisions, Mask
from nasrid.rules.errors import OptionsError
from nasrid.rules.table.events import Event

SELF_CODE = "self"
Policy: TypeAlias = Callable[[Any, Mask], int]  # from an observation and a mask to an index
Opponents: TypeAlias = Any  # a code, a bot class, a bot, a policy or "self"; either one for all seats or a sequence
Observe: TypeAlias = Callable[[Decisions, int], Any]  # returns the observation of a seat


class BotPlayer:
    """A bot at one seat for one game."""

    def __init__(self, bot: Bot, seconds: float = DEFAULT_MOVE_SECONDS) -> None:
        self.bot = bot  # receives the events of the game
        self._seconds = seconds

    def act(self, decisions: Decisions) -> list[Event]:
        """Choose an action for the seat that decides, carry it out and return the events."""
        assert decisions.seat is not None
        return decisions.apply(self.bot.choose(decisions.view(decisions.seat), self._seconds))


class PolicyPlayer:
    """A policy at one seat for one game."""

    bot = None

    def __init__(self, policy: Policy, observe: Observe) -> None:
        self._policy = policy
        self._observe = observe

    def act(self, decisions: Decisions) -> list[Event]:
        seat = decisions.seat
        assert seat is not None
        while True:
            index = decisions.forced_index()
            if index is None:
                index = self._policy(self._observe(decisions, seat), decisions.mask())
            events = decisions.step(index)
            if events is not None:
                return events


SeatPlayer: TypeAlias = BotPlayer | PolicyPlayer


class Opponent(NamedTuple):
    """An opponent. `start` returns its player for one game.

    The arguments of `start` are a seed, the function that observes, and the policy last passed to `set_policy`.
    """

    name: str
    start: Callable[[int, Observe, Policy | None], SeatPlayer]


def _start_code(code: str, seed: int, _observe: Observe, _self_policy: Policy | None) -> SeatPlayer:
    entrant = parse_bot_code(code)
    return BotPlayer(entrant.make(seed), entrant.seconds)


def _start_class(cls: type[Bot], seed: int, _observe: Observe, _self_policy: Policy | None) -> SeatPlayer:
    return BotPlayer(cls(seed))


def _start_copy(original: Bot, seed: int, _observe: Observe, _self_policy: Policy | None) -> SeatPlayer:
    bot = deepcopy(original)
    bot.random = Random(seed)
    return BotPlayer(bot)


def _start_policy(policy: Policy, _seed: int, observe: Observe, _self_policy: Policy | None) -> SeatPlayer:
    return PolicyPlayer(policy, observe)


def _start_self(seed: int, observe: Observe, self_policy: Policy | None) -> SeatPlayer:
    return PolicyPlayer(self_policy or RandomPolicy(seed), observe)


class RandomPolicy:
    """A policy that chooses a random legal index."""

    def __init__(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)

    def __call__(self, observation: Any, mask: Mask) -> int:
        return int(self._random.choice(np.flatnonzero(mask)))


def read_opponents(given: Opponents, count: int) -> list[Opponent]:
    """Return the opponents, clockwise from the agent."""
    is_list = isinstance(given, Sequence) and not isinstance(given, str)
    chosen = list(given) if is_list else [given] * count
    if len(chosen) != count:
        raise OptionsError(
            f"opponents must be one for all seats or one for each of the {count} other seats, not {len(chosen)}"
        )
    return [_read_opponent(opponent) for opponent in chosen]


def _read_opponent(opponent: Any) -> Opponent:
    if opponent == SELF_CODE:
        return Opponent(SELF_CODE, _start_self)
    if isinstance(opponent, str):
        parse_bot_code(opponent)  # raises BotError if the code is invalid
        return Opponent(opponent, partial(_start_code, opponent))
    if isinstance(opponent, type) and issubclass(opponent, Bot):
        return Opponent(opponent.__name__, partial(_start_class, opponent))
    if isinstance(opponent, Bot):
        return Opponent(type(opponent).__name__, partial(_start_copy, deepcopy(opponent)))
    if callable(opponent) and not isinstance(opponent, type):
        return Opponent("policy", partial(_start_policy, opponent))
    raise OptionsError(
        f"an opponent must be a bot code, a subclass of nasrid.bots.Bot, a bot, a policy, or {SELF_CODE!r}, "
        f"not {opponent!r}"
    )
