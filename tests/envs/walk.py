"""Random games played by indices, and paths of actions computed slowly and simply."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

from nasrid import Game, Options, write_action
from nasrid.envs.decisions import Decisions
from nasrid.envs.space import ACTION_COUNT, describe_index
from nasrid.rules.table.actions import Action
from nasrid.rules.table.view import View
from tests.properties.play import GRANADA_BUILDINGS, choose, name_of, varied

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"
INDEX = {describe_index(index): index for index in range(ACTION_COUNT)}
COLOURS = ("yellow", "green", "blue", "orange")
Indices = tuple[int, ...]


def table(base: Options, seed: int = 0) -> tuple[Decisions, Random]:
    """Return a new game of this combination with a few unusual table options."""
    chance = Random(f"envs {name_of(base)} {seed}")
    return Decisions(Game.new(varied(base, chance), chance.randrange(1000))), chance


@cache
def _moments(base: Options) -> list[Decisions]:
    decisions, chance = table(base)
    found: list[Decisions] = []
    seen: Counter[str | None] = Counter()
    while not decisions.is_over:
        seen[decisions.game.step] += 1
        if seen[decisions.game.step] == 3 or chance.random() < 1 / 80:
            found.append(decisions.copy())
        decisions.apply(choose(decisions.game.legal_actions(), chance))
    return found


def some_moments(base: Options) -> list[Decisions]:
    """Return a few moments of a random game at which an action is chosen, including every kind of step."""
    return [decisions.copy() for decisions in _moments(base)]


def words_of(view: View, action: Action) -> list[str]:
    """Return an action as one text per decision, derived from its notation."""
    verb, *words = write_action(action).split()
    if verb == "take":
        return [verb, _display(view, words)]
    if verb == "buy":
        return [verb, _place(view, words[0]), *_payment(words[1:])]
    cells = [f"cell {word}" for word in words if "," in word]
    tiles = [f"tile {tile_word(word)}" for word in words if len(word) > 3 and "," not in word]
    fee = words[words.index("for") + 1 :] if "for" in words else []
    return [verb, *tiles, *cells, *_payment(fee)]


def path_of(view: View, action: Action) -> Indices:
    return tuple(INDEX[word] for word in words_of(view, action))


def _display(view: View, cards: list[str]) -> str:
    for chosen in range(1, 16):
        places = [place for place in range(len(view.display)) if chosen >> place & 1]
        if chosen < 1 << len(view.display) and sorted(view.display[place] for place in places) == sorted(cards):
            noun = "cards" if len(places) > 1 else "card"
            return f"{noun} {' '.join(str(place + 1) for place in places)} of the display"
    raise AssertionError(cards)


def _place(view: View, tile: str) -> str:
    place = [face.name if face else None for face in view.site].index(tile)
    kinds = {"alhambra": ["Alhambra"], "granada": ["Granada"], "combined": ["Alhambra", "Granada"]}[view.options.game]
    return f"the {kinds[place % len(kinds)]} tile of the {COLOURS[place // len(kinds)]} space"


def _payment(cards: list[str]) -> list[str]:
    def order(card: str) -> tuple[int, str]:
        return (-int(card[1]), card) if card[1].isdigit() else (0, card)

    return [f"card {card}" for card in sorted(cards, key=order)]


def tile_word(name: str) -> str:
    """Return the name of a Granada tile without its moats, which differ between boxes."""
    found = re.match(r"([a-z_]+)\d+", name)
    return found[0] if found and found[1] in GRANADA_BUILDINGS else name
