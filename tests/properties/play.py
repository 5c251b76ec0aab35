"""Random games of every combination, and their positions in the terms of tests/reference.py."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

import nasrid
from nasrid import Game, Options
from nasrid.rules.table.actions import Action, Build, Buy, TakeMoney
from nasrid.rules.table.events import Event
from nasrid.rules.text.position import POSITION_HEADER
from tests.reference import START, Cell, City, Piece

# --- Combinations ----------------------------------------------------------------------------------

MODULES = {
    "alhambra": ("vizier", "exchange", "bonus", "huts"),
    "granada": ("vizier", "exchange"),
    "combined": ("vizier", "exchange", "bonus", "huts"),
}
COMBINATIONS = [
    Options(game=game, players=players, modules=frozenset(chosen))
    for game, modules in MODULES.items()
    for players in range(2, 7)
    for size in range(len(modules) + 1)
    for chosen in combinations(modules, size)
]


def name_of(options: Options) -> str:
    """Return the name of a test, like combined-4-bonus+huts."""
    return "-".join([options.game, str(options.players), "+".join(sorted(options.modules)) or "plain"])


def rows(list_name: str, text: str | None = None) -> list[dict[str, str]]:
    """Return the rows of a list of components; the default is the standard list."""
    path = Path(nasrid.__file__).parent / "rules" / "data" / list_name
    return list(csv.DictReader((text or path.read_text(encoding="utf-8")).splitlines()))


def list_text(table: list[dict[str, str]]) -> str:
    return "\n".join([",".join(table[0]), *(",".join(row.values()) for row in table)])


def few_moats() -> str:
    """Return a list of Granada tiles of which only 4 have a moat, so that cities can become very long."""
    table = rows("granada_tiles.csv")
    for number, row in enumerate(table):
        row["moats"] = row["moats"] if number < 4 else ""
    return list_text(table)


def open_huts() -> str:
    """Return a list of worker huts without walls, so that several are equal."""
    return list_text([row | {"walls": ""} for row in rows("worker_huts.csv")])


TABLE_OPTIONS: dict[str, tuple[Any, ...]] = {
    "granada_scoring": ("normal", "simple"),
    "start_tiebreak": ("random", "youngest"),
    "exchange_take": ("alone", "value_zero"),
    "exchange_exact_only": (False, True),
    "combo_dirk": ("per_bag", "split"),
    "force_missed_scorings": (False, True),
    "ask_everyone": (False, True),
    "confirm_turns": (False, True),
    "granada_tiles": (None, few_moats()),
    "worker_huts": (None, open_huts()),
}


def varied(options: Options, chance: Random) -> Options:
    """Return the options with random table options."""
    chosen = {name: values[chance.random() < 0.3] for name, values in TABLE_OPTIONS.items()}
    return changed(options, age_ranks=list(range(options.players)), **chosen)


def changed(options: Options, **choices: Any) -> Options:
    """Return the options with these choices replaced."""
    return Options.from_json(options.to_json() | choices)


@st.composite
def all_options(draw: st.DrawFn) -> Options:
    """Return a strategy for every combination with any table options."""
    base = COMBINATIONS[draw(st.integers(0, len(COMBINATIONS) - 1))]
    chosen = {name: values[draw(st.booleans())] for name, values in TABLE_OPTIONS.items()}
    ranks = draw(st.permutations(range(base.players))) if draw(st.booleans()) else ()
    return changed(base, age_ranks=list(ranks), **chosen)


# --- Random play --------------------------------------------------------------------------------------------


class Move(NamedTuple):
    game: Game  # after the action
    action: Action
    events: list[Event]


def choose(actions: list[Action], chance: Random) -> Action:
    """Return a random action. Verbs are equally likely, except that those that end a game come more often."""
    verbs = sorted({type(action) for action in actions}, key=lambda verb: verb.__name__)
    verb = chance.choices(verbs, [3 if verb in (TakeMoney, Buy, Build) else 1 for verb in verbs])[0]
    return chance.choice([action for action in actions if type(action) is verb])


def play_on(game: Game, chance: Random, limit: int = 20_000) -> Iterator[Move]:
    """Play at random until the game is over, or for `limit` actions."""
    for _ in range(limit):
        if game.is_over:
            return
        action = choose(game.legal_actions(), chance)
        yield Move(game, action, game.apply(action))


def play(options: Options, seed: int) -> Iterator[Move]:
    """Return a whole random game."""
    return play_on(Game.new(options, seed), Random(seed))


def game_after(options: Options, seed: int, actions: int) -> Game:
    """Return a random game after this number of actions, or at its end."""
    game = Game.new(options, seed)
    for _ in play_on(game, Random(seed), actions):
        pass
    return game


# --- Positions -----------------------------------------------------------------------------------


def lines_of(game: Game) -> dict[str, str]:
    """Return the lines of the position by name."""
    parts = (line.partition(": ") for line in game.position().splitlines()[1:])
    return {name.rstrip(":"): value for name, _, value in parts}


def from_lines(lines: dict[str, str]) -> Game:
    """Return the game of a position with these lines."""
    return Game.from_position("\n".join([POSITION_HEADER, *(f"{name}: {value}" for name, value in lines.items())]))


ALHAMBRA_BUILDINGS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
GRANADA_BUILDINGS = ("arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district")
_NAME = re.compile(r"(hut-)?([a-z_]+)-?(\d*)([NESW]*)")


def piece(name: str) -> Piece:
    """Return a tile or hut by its name."""
    match = _NAME.fullmatch(name)
    assert match, name
    hut, building, price, borders = match.groups()
    kind = "granada" if building in GRANADA_BUILDINGS else "alhambra"
    return Piece(kind, borders, building, int(price or 0), bool(hut))


def city_of(text: str, game: str) -> tuple[City, Cell | None]:
    """Return a city in notation as a reference city, with the cell of the first Granada tile."""
    city: City = {START: Piece("granada" if game == "granada" else "alhambra", "")}
    first = None
    for word in text.split():
        name, _, place = word.partition("@")
        x, y = map(int, place.split(","))
        city[x, y] = piece(name.rstrip("*"))
        if name.endswith("*"):
            first = (x, y)
    return city, first


# --- The box ------------------------------------------------------------------------------------------------


@cache
def even_names(options: Options) -> dict[str, str]:
    """Return the name of the even face for both faces of every Granada tile."""
    names: dict[str, str] = {}
    for row in rows("granada_tiles.csv", options.granada_tiles):
        even = f"{row['even_type']}{row['even_price']}{row['moats']}"
        names |= {even: even, f"{row['odd_type']}{row['odd_price']}{row['moats']}": even}
    return names


def bonus_tiles() -> list[str]:
    """Return the tiles without a wall, each of which has a bonus card (AMB-A9)."""
    return [f"{row['type']}{row['price']}" for row in rows("alhambra_tiles.csv") if not row["walls"]]


def box_of(options: Options) -> Counter[str]:
    """Return every piece except the start tiles. Granada tiles have the name of their even face."""
    copies = 2 if options.players == 2 else 3
    box = Counter({f"{letter}{value}": copies for letter in "ygbo" for value in range(1, 10)} | {"A": 1, "B": 1})
    if options.game != "granada":
        box.update(f"{row['type']}{row['price']}{row['walls']}" for row in rows("alhambra_tiles.csv"))
    if options.game != "alhambra":
        box.update(set(even_names(options).values()))
    if "exchange" in options.modules:
        box.update(row["currency_a"][0] + row["currency_b"][0] for row in rows("exchange_cards.csv"))
    if "bonus" in options.modules:
        box.update(f"bonus {tile}" for tile in bonus_tiles())
    if "huts" in options.modules:
        huts = rows("worker_huts.csv", options.module_options["worker_huts"])
        box.update("-".join(filter(None, ("hut", row["type"], row["walls"]))) for row in huts)
    return box


_LINES = re.compile(r"deck|display|discard|site|.* bag|huts|dirk tiles|seat \d (city|hand|reserve|to place)")
_BONUS_LINES = re.compile(r"removed bonus cards|seat \d (bonus|revealed)")
_NO_NAME = re.compile(r"\*?@\S+|[-/](?= |$)")  # the cell of a tile, an empty place, the end of a pile of huts


def pieces_on_table(game: Game) -> Counter[str]:
    """Return every piece of the position, named as in `box_of`."""
    return pieces_of(lines_of(game), game.options)


def pieces_of(lines: dict[str, str], options: Options) -> Counter[str]:
    """Return every piece in these lines of a position."""
    even, found = even_names(options), Counter[str]()
    for name, value in lines.items():
        if _LINES.fullmatch(name):
            found.update([even.get(word, word) for word in _NO_NAME.sub(" ", value).split()])
        elif _BONUS_LINES.fullmatch(name):
            found.update(f"bonus {card}" for card in value.split())
        elif name == "second scoring card aside" and value == "yes":
            found["B"] += 1
    return found
