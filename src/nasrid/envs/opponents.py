"""Opponents of the agent: bots, policies that choose by indices, and the agent's own policy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

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


class SeatPlayer(ABC):
    """The player of one seat for one game."""

    bot: Bot | None = None  # receives the events of the game

    @abstractmethod
    def act(self, decisions: Decisions) -> list[Event]:
        """Choose an action for the seat that decides, carry it out and return the events."""


class BotSeatPlayer(SeatPlayer):
    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot: Bot = bot
        self._seconds = seconds

    def act(self, decisions: Decisions) -> list[Event]:
        assert decisions.seat is not None
        return decisions.apply(self.bot.choose(decisions.view(decisions.seat), self._seconds))


class PolicySeatPlayer(SeatPlayer):
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


class Opponent(ABC):
    """A specification of an opponent. It starts a new player for every game."""

    name: str

    @abstractmethod
    def start(self, seed: int, observe: Observe, self_policy: Policy | None) -> SeatPlayer:
        """Return the player for one game. `self_policy` is the policy last passed to `set_policy`."""


class CodeOpponent(Opponent):
    """A bot named by its code. Raise BotError if the code is invalid."""

    def __init__(self, code: str) -> None:
        self.name = code
        parse_bot_code(code)

    def start(self, seed: int, observe: Observe, self_policy: Policy | None) -> SeatPlayer:
        entrant = parse_bot_code(self.name)
        return BotSeatPlayer(entrant.make(seed), entrant.seconds)


class ClassOpponent(Opponent):
    def __init__(self, cls: type[Bot]) -> None:
        self.name = cls.__name__
        self._cls = cls

    def start(self, seed: int, observe: Observe, self_policy: Policy | None) -> SeatPlayer:
        return BotSeatPlayer(self._cls(seed), DEFAULT_MOVE_SECONDS)


class BotOpponent(Opponent):
    """A given bot. A copy with its own seed plays each game."""

    def __init__(self, bot: Bot) -> None:
        self.name = type(bot).__name__
        self._bot = deepcopy(bot)

    def start(self, seed: int, observe: Observe, self_policy: Policy | None) -> SeatPlayer:
        bot = deepcopy(self._bot)
        bot.random = Random(seed)
        return BotSeatPlayer(bot, DEFAULT_MOVE_SECONDS)


class PolicyOpponent(Opponent):
    """A policy that receives the agent's kind of observation for its seat."""

    def __init__(self, policy: Policy) -> None:
        self.name = "policy"
        self._policy = policy

    def start(self, seed: int, observe: Observe, self_policy: Policy | None) -> SeatPlayer:
        return PolicySeatPlayer(self._policy, observe)


class SelfOpponent(Opponent):
    """The agent's own policy. It plays at random until `set_policy` is called."""

    name = SELF_CODE

    def start(self, seed: int, observe: Observe, self_policy: Policy | None) -> SeatPlayer:
        return PolicySeatPlayer(self_policy or RandomPolicy(seed), observe)


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
        return SelfOpponent()
    if isinstance(opponent, str):
        return CodeOpponent(opponent)
    if isinstance(opponent, type) and issubclass(opponent, Bot):
        return ClassOpponent(opponent)
    if isinstance(opponent, Bot):
        return BotOpponent(opponent)
    if callable(opponent) and not isinstance(opponent, type):
        return PolicyOpponent(opponent)
    raise OptionsError(
        f"an opponent must be a bot code, a subclass of nasrid.bots.Bot, a bot, a policy, or {SELF_CODE!r}, "
        f"not {opponent!r}"
    )
