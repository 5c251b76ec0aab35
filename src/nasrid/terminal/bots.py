"""A rival that chooses at random, from nothing but what its seat may see."""

from __future__ import annotations

from random import Random

from nasrid.rules.actions import Action
from nasrid.rules.view import View


class RandomPlayer:
    """First what kind of thing to do, then which: otherwise the many places to build would crowd out the rest."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Action:
        by_kind: dict[type[Action], list[Action]] = {}
        for action in view.legal_actions:
            by_kind.setdefault(type(action), []).append(action)
        return self._random.choice(by_kind[self._random.choice(list(by_kind))])
