"""Who sits at a table beside the agent: bots, policies that choose by indices, and the agent itself."""

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

ITSELF = "itself"
Policy: TypeAlias = Callable[[Any, Mask], int]  # from an observation and a mask to an index
Opponents: TypeAlias = Any  # a code, a class of bots, a bot, a policy or "itself": one for all, or a sequence of them
Observe: TypeAlias = Callable[[Decisions, int], Any]  # what a seat is shown


class Rival(ABC):
    """Somebody at a seat for the length of a game."""

    bot: Bot | None = None  # who is told what happens

    @abstractmethod
    def act(self, decisions: Decisions) -> list[Event]:
        """Choose an action of the seat that decides and carry it out; what happened."""


class BotRival(Rival):
    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot: Bot = bot
        self._seconds = seconds

    def act(self, decisions: Decisions) -> list[Event]:
        assert decisions.seat is not None
        return decisions.apply(self.bot.choose(decisions.view(decisions.seat), self._seconds))


class PolicyRival(Rival):
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
            happened = decisions.step(index)
            if happened is not None:
                return happened


class Opponent(ABC):
    """Who is to sit there, in every game anew."""

    name: str

    @abstractmethod
    def sit_down(self, seed: int, observe: Observe, itself: Policy | None) -> Rival:
        """For one game. `itself` is the policy that the agent has last said to be its own."""


class Coded(Opponent):
    """A bot by its code; BotError if it names none."""

    def __init__(self, code: str) -> None:
        self.name = code
        parse_bot_code(code)

    def sit_down(self, seed: int, observe: Observe, itself: Policy | None) -> Rival:
        entrant = parse_bot_code(self.name)
        return BotRival(entrant.make(seed), entrant.seconds)


class OfClass(Opponent):
    def __init__(self, kind: type[Bot]) -> None:
        self.name = kind.__name__
        self._kind = kind

    def sit_down(self, seed: int, observe: Observe, itself: Policy | None) -> Rival:
        return BotRival(self._kind(seed), DEFAULT_MOVE_SECONDS)


class Copied(Opponent):
    """A bot as it was given: a copy of it plays each game, with chances of its own."""

    def __init__(self, bot: Bot) -> None:
        self.name = type(bot).__name__
        self._bot = deepcopy(bot)

    def sit_down(self, seed: int, observe: Observe, itself: Policy | None) -> Rival:
        bot = deepcopy(self._bot)
        bot.random = Random(seed)
        return BotRival(bot, DEFAULT_MOVE_SECONDS)


class Guided(Opponent):
    """A policy that sees what the agent would see at that seat."""

    def __init__(self, policy: Policy) -> None:
        self.name = "policy"
        self._policy = policy

    def sit_down(self, seed: int, observe: Observe, itself: Policy | None) -> Rival:
        return PolicyRival(self._policy, observe)


class Itself(Opponent):
    """The agent's own policy, chosen at random as long as it has said none."""

    name = ITSELF

    def sit_down(self, seed: int, observe: Observe, itself: Policy | None) -> Rival:
        return PolicyRival(itself or AnyLegal(seed), observe)


class AnyLegal:
    """The policy that chooses at random."""

    def __init__(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)

    def __call__(self, observation: Any, mask: Mask) -> int:
        return int(self._random.choice(np.flatnonzero(mask)))


def read_opponents(given: Opponents, rivals: int) -> list[Opponent]:
    """Clockwise from the agent."""
    is_list = isinstance(given, Sequence) and not isinstance(given, str)
    chosen = list(given) if is_list else [given] * rivals
    if len(chosen) != rivals:
        raise OptionsError(f"opponents must be one for all or one for each of {rivals} rivals, not {len(chosen)}")
    return [_read(one) for one in chosen]


def _read(one: Any) -> Opponent:
    if one == ITSELF:
        return Itself()
    if isinstance(one, str):
        return Coded(one)
    if isinstance(one, type) and issubclass(one, Bot):
        return OfClass(one)
    if isinstance(one, Bot):
        return Copied(one)
    if callable(one) and not isinstance(one, type):
        return Guided(one)
    raise OptionsError(
        f"an opponent is the code of a bot, a class made from nasrid.bots.Bot, such a bot, a policy, or {ITSELF!r}, "
        f"not {one!r}"
    )
