"""What a module declares."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from nasrid.rules.actions import Action
from nasrid.rules.state import State


def _nothing(state: State) -> None:
    pass


def _no_cards(state: State) -> dict[int, list[str]]:
    return {}


def _no_actions(state: State, seat: int) -> Sequence[Action]:
    return ()


@dataclass(frozen=True)
class Module:
    name: str
    set_up: Callable[[State], None] = _nothing
    # Cards to be mixed into the piles 1..5 of the money deck.
    deck_cards: Callable[[State], dict[int, list[str]]] = _no_cards
    # A further choice among the actions of a turn (AMB-P4): what is legal, and how it is carried out.
    turn_actions: Callable[[State, int], Sequence[Action]] = _no_actions
    handlers: Mapping[type[Action], Callable[[State, int, Any], None]] = field(default_factory=dict)
