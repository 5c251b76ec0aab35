"""Random games with the knowledge of every seat, and games that a seat cannot distinguish."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import NamedTuple, TypeVar

from nasrid import Game, Options
from nasrid.bots import Bot
from nasrid.bots.knowledge.determinise import Determiniser
from nasrid.bots.knowledge.memory import Memory
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import View
from nasrid.rules.turn.act import TakeActions
from nasrid.rules.turn.place import Place
from tests.properties.play import COMBINATIONS, choose, name_of, varied

TICK = 0.001  # seconds
SAMPLE = COMBINATIONS[::3]


class Table:
    """A game and the events that each seat has seen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seen_events: list[list[Event]] = [[] for _ in range(game.options.players)]
        self.tell(game.setup_events)

    def tell(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, seen_events in enumerate(self.seen_events):
                if event.is_visible_to(seat):
                    seen_events.append(event)

    def apply(self, action: Action) -> None:
        self.tell(self.game.apply(action))


def play_watched(options: Options, seed: int) -> Iterator[Table]:
    """Yield a random game before each decision."""
    table, chance = Table(Game.new(options, seed)), Random(seed)
    while not table.game.is_over:
        yield table
        table.apply(choose(table.game.legal_actions(), chance))


def watch(options: Options, seed: int) -> Table:
    """Return a finished random game."""
    *_, table = play_watched(options, seed)
    return table


class Decision(NamedTuple):
    """A game before a decision, and the knowledge of the deciding seat."""

    game: Game
    seat: int
    view: View
    memory: Memory
    seen_events: list[Event]


def decision_at(table: Table) -> Decision:
    game = table.game.copy()
    assert game.seat is not None
    memory = seated(Memory(), table.seen_events[game.seat])
    return Decision(game, game.seat, game.view(game.seat), memory, table.seen_events[game.seat].copy())


def decisions(options: Options, seed: int, every: int) -> Iterator[Decision]:
    """Return a sample of the decisions of a random game, with more of the rare steps."""
    common = rare = seed % every
    for table in play_watched(options, seed):
        step = table.game.current_step
        if isinstance(step, TakeActions) or (isinstance(step, Place) and not step.awarded):
            common += 1
            wanted = common % every == 0
        else:
            rare += 1
            wanted = rare % (every // 3 + 1) == 0
        if wanted:
            yield decision_at(table)


@cache
def some_decisions(base: Options) -> list[Decision]:
    """Return five decisions of a game with unusual table options, rare steps first."""
    chance = Random(f"bots {name_of(base)}")
    found = list(decisions(varied(base, chance), chance.randrange(1000), every=20))
    return sorted(chance.sample(found, 5), key=lambda one: one.view.step in ("act", "place"))


def twin_of(decision: Decision, seed: int) -> Game:
    """Return another game that looks the same to the deciding seat."""
    twin = Determiniser(decision.view, decision.memory).draw(Random(seed))
    assert twin.view(decision.seat) == decision.view
    return twin


W = TypeVar("W", Bot, Memory)


def seated(watcher: W, seen_events: list[Event]) -> W:
    """Return a bot or memory that has observed these events."""
    for event in seen_events:
        watcher.observe(event)
    return watcher


def reachable_from(thing: object) -> dict[int, object]:
    """Return every reachable object by id. Code and modules are not followed."""
    found: dict[int, object] = {}
    ahead = [thing]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(
            one, type | ModuleType | FunctionType | BuiltinFunctionType | MethodType
        ):
            found[id(one)] = one
            ahead += gc.get_referents(one)
    return found
