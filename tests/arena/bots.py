"""Misbehaving bots that a match must survive, and a watchful one."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping
from itertools import chain
from typing import ClassVar, cast

from nasrid import Game
from nasrid.bots.players.random_bot import RandomBot
from nasrid.rules.table.actions import Action, EndActions
from nasrid.rules.table.events import Event, GameEnded
from nasrid.rules.table.view import View


class FirstBot(RandomBot):
    """A weak, deterministic bot that always takes the first legal action."""

    def choose(self, view: View, seconds: float) -> Action:
        return view.legal_actions[0]


class MoodyBot(RandomBot):
    """A bot whose moves depend on the time, like those of a search that stops early."""

    def choose(self, view: View, seconds: float) -> Action:
        return view.legal_actions[int(self.clock() * 1e6) % len(view.legal_actions)]


class IllegalBot(RandomBot):
    def choose(self, view: View, seconds: float) -> Action:
        return EndActions()


class SpeechlessBot(RandomBot):
    def choose(self, view: View, seconds: float) -> Action:
        return cast(Action, None)


class RaisingBot(RandomBot):
    def choose(self, view: View, seconds: float) -> Action:
        raise ZeroDivisionError("how many gardens?")


class DeafBot(RandomBot):
    def observe(self, event: Event) -> None:
        if isinstance(event, GameEnded):
            raise KeyError


class AbsentBot(RandomBot):
    def __init__(self, seed: int) -> None:
        raise OSError("no chair")


class TiringBot(RandomBot):
    """A bot that plays one game per process."""

    games = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        TiringBot.games += 1
        if TiringBot.games > 1:
            raise RuntimeError("too tired")


class DyingBot(RandomBot):
    """A bot that kills its process."""

    def choose(self, view: View, seconds: float) -> Action:
        os._exit(3)


class SlowBot(RandomBot):
    """A bot whose games take long enough for a Ctrl-C."""

    def observe(self, event: Event) -> None:
        if isinstance(event, GameEnded):
            time.sleep(0.2)


class SleepingBot(RandomBot):
    def choose(self, view: View, seconds: float) -> Action:
        time.sleep(600)
        return super().choose(view, seconds)


class WatchfulBot(RandomBot):
    """A bot that remembers its events, views and times."""

    made: ClassVar[list[WatchfulBot]] = []

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.seen: list[Event] = []
        self.asked: list[tuple[View, float]] = []
        WatchfulBot.made.append(self)

    def observe(self, event: Event) -> None:
        super().observe(event)
        self.seen.append(event)

    def choose(self, view: View, seconds: float) -> Action:
        self.asked.append((view, seconds))
        return super().choose(view, seconds)


def check_knowledge(bots: Mapping[int, WatchfulBot], game: Game, actions: Iterable[Action], seconds: float) -> None:
    """Check that the bots by seat have seen what their seats may know of this game with these actions."""
    events = [*game.setup_events, *chain.from_iterable(map(game.apply, actions))]
    for seat, bot in bots.items():
        assert bot.seen == [event for event in events if event.is_visible_to(seat)]
        assert {(view.viewer, view.seat, time) for view, time in bot.asked} == {(seat, seat, seconds)}
