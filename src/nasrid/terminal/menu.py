"""The legal actions as a menu in plain words, grouped by kind; what has many ways opens a menu of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from nasrid.rules.actions import (
    Action,
    Build,
    Buy,
    Confirm,
    EndActions,
    Give,
    Pass,
    Reactivate,
    Remove,
    Reserve,
    Reveal,
    Swap,
    TakeHut,
    TakeMoney,
)
from nasrid.rules.grid import Cell
from nasrid.rules.money import money_total
from nasrid.rules.view import View
from nasrid.terminal.words import Table, border_words, cards, count, place, title

A = TypeVar("A", bound=Action)
PAYMENTS_SHOWN = 3  # of one tile, before the rest moves into a menu of its own


@dataclass(frozen=True)
class Choice:
    """An action, or the menu that it opens."""

    words: str
    action: Action | None = None
    opens: Menu | None = None

    @property
    def cell(self) -> Cell | None:
        return self.action.cell if isinstance(self.action, (Build, Remove, Swap)) else None


@dataclass(frozen=True)
class Section:
    title: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Menu:
    sections: tuple[Section, ...] = field(default=())

    @property
    def choices(self) -> list[Choice]:
        return [choice for section in self.sections for choice in section.choices]

    def marks(self) -> dict[Cell, str]:
        """The numbers of the choices that concern a cell, to be written into the drawing."""
        marks: dict[Cell, str] = {}
        for number, choice in enumerate(self.choices, 1):
            if choice.cell is not None:
                marks[choice.cell] = f"{marks[choice.cell]} {number}" if choice.cell in marks else str(number)
        return marks


def menu_of(view: View, table: Table, payments: int = PAYMENTS_SHOWN) -> Menu:
    """Everything that is legal now."""
    acting = _place_sections(view, table) if view.step == "Place" else _act_sections(view, table, payments)
    sections = [*acting, *_other_sections(view, table)]
    return Menu(tuple(section for section in sections if section.choices))


def _of(view: View, kind: type[A]) -> list[A]:
    return [action for action in view.legal_actions if isinstance(action, kind)]


# Acting


def _act_sections(view: View, table: Table, payments: int) -> Iterator[Section]:
    yield Section("Take money", tuple(map(_take, _of(view, TakeMoney))))
    buying = "Buy with the vizier" if view.step == "Window" else "Buy (exact * lets you act once more)"
    yield Section(buying, tuple(_purchases(view, table, payments)))
    yield Section("Redesign your city", tuple(_redesigns(view, table)))
    yield Section("Worker huts", tuple(_hut(action, table) for action in _of(view, TakeHut)))


def _take(action: TakeMoney) -> Choice:
    return Choice(f"take {cards(action.cards)}", action)


def _hut(action: TakeHut, table: Table) -> Choice:
    return Choice(f"take the {table.tile(action.hut, borders=True)}", action)


def _purchases(view: View, table: Table, payments: int) -> Iterator[Choice]:
    """Tile by tile, exact payments first and then the cheapest."""
    buys = sorted(_of(view, Buy), key=lambda action: _over(action, table))
    for tile in dict.fromkeys(action.tile for action in _of(view, Buy)):
        ways = [_purchase(action, table, again=view.step == "Act") for action in buys if action.tile == tile]
        shown = ways if len(ways) == payments + 1 else ways[:payments]
        yield from shown
        if rest := ways[len(shown) :]:
            name = table.tile(tile)
            opens = Menu((Section(f"Buy {name}", tuple(rest)),))
            yield Choice(f"{name}: {count(len(rest), 'more way')} to pay ...", opens=opens)


def _purchase(action: Buy, table: Table, *, again: bool) -> Choice:
    over = _over(action, table)
    worth = f"{over} too much" if over else "exact *" if again else "exact"
    return Choice(f"{table.tile(action.tile)} for {cards(action.cards)}: {worth}", action)


def _over(action: Buy, table: Table) -> int:
    """How much is paid too much."""
    return money_total(action.cards) - table.faces[action.tile].price


def _redesigns(view: View, table: Table) -> Iterator[Choice]:
    yield from _by_tile(_of(view, Build), table, "build {} from your reserve", lambda cell: f"at {place(cell)}")
    yield from _by_tile(
        _of(view, Swap), table, "exchange a tile for {}", lambda cell: f"out goes {_tile_at(view, cell)}"
    )
    out = "take a tile out into your reserve"
    removes = [Choice(f"{out}, {_tile_at(view, action.cell)}", action) for action in _of(view, Remove)]
    yield from _folded(out, removes)


def _by_tile(
    actions: Sequence[Build] | Sequence[Swap], table: Table, words: str, way: Callable[[Cell], str]
) -> Iterator[Choice]:
    for tile in dict.fromkeys(action.tile for action in actions):
        name = words.format(table.tile(tile, borders=True))
        ways = [Choice(f"{name}, {way(action.cell)}", action) for action in actions if action.tile == tile]
        yield from _folded(name, ways)


def _tile_at(view: View, cell: Cell) -> str:
    assert view.viewer is not None
    return f"{title(view.players[view.viewer].city.tiles[cell])} at {place(cell)}"


def _folded(name: str, ways: list[Choice]) -> Iterator[Choice]:
    """One way stands for itself; several open a menu."""
    if len(ways) < 2:
        yield from ways
    else:
        heading = name[0].upper() + name[1:]
        short = [Choice(way.words.removeprefix(f"{name}, "), way.action, way.opens) for way in ways]
        opens = Menu((Section(heading, tuple(short)),))
        yield Choice(f"{name}: {len(ways)} ways ...", opens=opens)


# Placing


def _place_sections(view: View, table: Table) -> Iterator[Section]:
    assert view.viewer is not None
    for face in dict.fromkeys(view.players[view.viewer].holding):
        choices = [*_placings(view, table, face.name)]
        if face.back:
            choices += _turned(view, table, face.back)
        yield Section(f"Place {title(face)} ({border_words(face)})", tuple(choices))


def _placings(view: View, table: Table, tile: str) -> Iterator[Choice]:
    """With the face that lies up."""
    for build in _of(view, Build):
        if build.tile == tile:
            yield Choice(f"build at {place(build.cell)}", build)
    for reserve in _of(view, Reserve):
        if reserve.tile == tile:
            yield Choice("put into your reserve", reserve)
    for give in _of(view, Give):
        if give.tile == tile:
            yield Choice("give to Dirk", give)


def _turned(view: View, table: Table, back: str) -> Iterator[Choice]:
    """With the other face, for a fee."""
    name = table.tile(back)
    builds = [action for action in _of(view, Build) if action.tile == back]
    by_fee: list[Choice] = []
    for fee in dict.fromkeys(action.fee for action in builds):
        ways = [Choice(f"build at {place(action.cell)}", action) for action in builds if action.fee == fee]
        by_fee += _folded(f"turn it to {name} for {cards(fee)}", ways)
    yield from _folded(f"turn it to {name} and build", by_fee)
    for reserve in _of(view, Reserve):
        if reserve.tile == back:
            yield Choice(f"put into your reserve as {name}", reserve)
    gifts = [action for action in _of(view, Give) if action.tile == back]
    ways = [Choice(f"give to Dirk as {name} for {cards(action.fee)}", action) for action in gifts]
    yield from _folded(f"give to Dirk as {name}", ways)


# Everything else


def _other_sections(view: View, table: Table) -> Iterable[Section]:
    reveals = [Choice(f"reveal your bonus card {table.tile(action.card)}", action) for action in _of(view, Reveal)]
    passing = {
        Reactivate: "reactivate your vizier",
        EndActions: "no further action",
        Confirm: "confirm: everything is placed",
        Pass: "pass",
    }
    rest = [Choice(passing[type(action)], action) for action in view.legal_actions if type(action) in passing]
    return Section("Bonus cards", tuple(reveals)), Section("Otherwise", tuple(rest))
