"""What a step is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from nasrid.rules.actions import Action
from nasrid.rules.errors import IllegalAction
from nasrid.rules.state import State

Handler = Callable[[Any, State, Any], None]  # (step, state, action of the type it is listed under)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to be done: either a seat decides, or it runs by itself.

    A step is an immutable value on the agenda. While `decider` names a seat, that seat chooses among `legal`
    and `take` carries the choice out; as soon as it names nobody, the step leaves the agenda and `run` is called.
    """

    handlers: ClassVar[Mapping[type[Action], Handler]] = {}
    refusal: ClassVar[tuple[str, str]] = ("CORE-TURN-02", "this is not the time for that action")

    def decider(self, state: State) -> int | None:
        return None

    def legal(self, state: State) -> list[Action]:
        return []

    def run(self, state: State) -> None:
        """Do what needs no decision."""

    def take(self, state: State, action: Action) -> None:
        """Carry an action out, or raise IllegalAction before anything has changed."""
        handler = self.handlers.get(type(action))
        if handler is None:
            raise IllegalAction(*self.refusal)
        handler(self, state, action)
