"""The legal actions as a menu in plain words, grouped by kind; what has many ways opens a menu of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import TypeVar

from nasrid.rules.city.grid import Cell
from nasrid.rules.modules.bonus import Reveal
from nasrid.rules.modules.huts import TakeHut
from nasrid.rules.modules.vizier import Reactivate
from nasrid.rules.pieces.money import money_total
from nasrid.rules.table.actions import (
    Action,
    Build,
    Buy,
    Confirm,
    EndActions,
    Give,
    Pass,
    Remove,
    Reserve,
    Swap,
    TakeMoney,
)
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import write_action
from nasrid.terminal.words import Perspective, border_words, cards, count, place, title

A = TypeVar("A", bound=Action)
PAYMENTS_SHOWN = 3  # of one tile, before the rest moves into a menu of its own
BUYING = {"act": "Buy (exact * lets you act once more)", "vizier_window": "Buy with the vizier"}  # by the step
PLAIN = {
    Reactivate: "reactivate your vizier",
    EndActions: "no further action",
    Confirm: "confirm: everything is placed",
    Pass: "pass",
}


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


def menu_of(view: View, perspective: Perspective, payments: int = PAYMENTS_SHOWN) -> Menu:
    """Everything that is legal now."""
    placing = view.step == "place"
    acting = _place_sections(view, perspective) if placing else _act_sections(view, perspective, payments)
    sections = [*acting, _reveals(view, perspective)]
    sections.append(_otherwise(view, {action for section in sections for action in _actions(section.choices)}))
    return Menu(tuple(section for section in sections if section.choices))


def _actions(choices: Iterable[Choice]) -> Iterator[Action]:
    """All that can be chosen among these choices and in the menus that they open."""
    for choice in choices:
        if choice.action:
            yield choice.action
        if choice.opens:
            yield from _actions(choice.opens.choices)


def _of(view: View, kind: type[A]) -> list[A]:
    return [action for action in view.legal_actions if isinstance(action, kind)]


# Acting


def _act_sections(view: View, perspective: Perspective, payments: int) -> Iterator[Section]:
    yield Section("Take money", tuple(map(_take, _of(view, TakeMoney))))
    yield Section(BUYING.get(view.step or "", "Buy"), tuple(_purchases(view, perspective, payments)))
    yield Section("Redesign your city", tuple(_redesigns(view, perspective)))
    yield Section("Worker huts", tuple(_hut(action, perspective) for action in _of(view, TakeHut)))


def _take(action: TakeMoney) -> Choice:
    return Choice(f"take {cards(action.cards)}", action)


def _hut(action: TakeHut, perspective: Perspective) -> Choice:
    return Choice(f"take the {perspective.tile(action.hut, borders=True)}", action)


def _purchases(view: View, perspective: Perspective, payments: int) -> Iterator[Choice]:
    """Tile by tile, exact payments first and then the cheapest."""
    buys = sorted(_of(view, Buy), key=lambda action: _over(action, perspective))
    for tile in dict.fromkeys(action.tile for action in _of(view, Buy)):
        ways = [_purchase(action, perspective, again=view.step == "act") for action in buys if action.tile == tile]
        shown = ways if len(ways) == payments + 1 else ways[:payments]
        yield from shown
        if rest := ways[len(shown) :]:
            name = perspective.tile(tile)
            opens = Menu((Section(f"Buy {name}", tuple(rest)),))
            yield Choice(f"{name}: {count(len(rest), 'more way')} to pay ...", opens=opens)


def _purchase(action: Buy, perspective: Perspective, *, again: bool) -> Choice:
    over = _over(action, perspective)
    worth = f"{over} too much" if over else "exact *" if again else "exact"
    return Choice(f"{perspective.tile(action.tile)} for {cards(action.cards)}: {worth}", action)


def _over(action: Buy, perspective: Perspective) -> int:
    """How much is paid too much."""
    return money_total(action.cards) - perspective.faces[action.tile].price


def _redesigns(view: View, perspective: Perspective) -> Iterator[Choice]:
    yield from _by_tile(_of(view, Build), perspective, "build {} from your reserve", lambda cell: f"at {place(cell)}")
    yield from _by_tile(
        _of(view, Swap), perspective, "exchange a tile for {}", lambda cell: f"out goes {_tile_at(view, cell)}"
    )
    out = "take a tile out into your reserve"
    removes = [Choice(f"{out}, {_tile_at(view, action.cell)}", action) for action in _of(view, Remove)]
    yield from _folded(out, removes)


def _by_tile(
    actions: Sequence[Build] | Sequence[Swap], perspective: Perspective, words: str, way: Callable[[Cell], str]
) -> Iterator[Choice]:
    for tile in dict.fromkeys(action.tile for action in actions):
        name = words.format(perspective.tile(tile, borders=True))
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


def _place_sections(view: View, perspective: Perspective) -> Iterator[Section]:
    assert view.viewer is not None
    for face in dict.fromkeys(view.players[view.viewer].holding):
        choices = [*_placings(view, perspective, face.name)]
        if face.back:
            choices += _turned(view, perspective, face.back)
        yield Section(f"Place {title(face)} ({border_words(face)})", tuple(choices))


def _placings(view: View, perspective: Perspective, tile: str) -> Iterator[Choice]:
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


def _turned(view: View, perspective: Perspective, back: str) -> Iterator[Choice]:
    """With the other face, for a fee."""
    name = perspective.tile(back)
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


def _reveals(view: View, perspective: Perspective) -> Section:
    name = perspective.tile
    reveals = (Choice(f"reveal your bonus card {name(action.card)}", action) for action in _of(view, Reveal))
    return Section("Bonus cards", tuple(reveals))


def _otherwise(view: View, offered: Set[Action]) -> Section:
    """What no other section has; an action that we have no words for goes by its notation."""
    rest = (action for action in view.legal_actions if action not in offered)
    return Section(
        "Otherwise", tuple(Choice(PLAIN.get(type(action)) or write_action(action), action) for action in rest)
    )
