"""The legal actions as a menu in plain words, grouped by kind; what has many ways opens a menu of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import TypeVar

from nasrid.language import t
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
from nasrid.terminal.words import Perspective, capital, cards, described, labelled, place, title

A = TypeVar("A", bound=Action)
PAYMENTS_SHOWN = 3  # of one tile, before the rest moves into a menu of its own
EXACT = " *"  # after an exact payment that lets one act again
PLAIN = {Reactivate: "reactivate", EndActions: "end", Confirm: "confirm", Pass: "pass"}  # table-do-…


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
    buying = t("terminal-menu-buy", step=view.step or "other")
    yield Section(t("terminal-menu-take"), tuple(map(_take, _of(view, TakeMoney))))
    yield Section(buying, tuple(_purchases(view, perspective, payments)))
    yield Section(t("terminal-menu-redesign"), tuple(_redesigns(view, perspective)))
    yield Section(t("module-huts"), tuple(_hut(action, perspective) for action in _of(view, TakeHut)))


def _take(action: TakeMoney) -> Choice:
    return Choice(t("table-do-take", cards=cards(action.cards)), action)


def _hut(action: TakeHut, perspective: Perspective) -> Choice:
    return Choice(t("table-do-hut", hut=perspective.tile(action.hut, borders=True)), action)


def _purchases(view: View, perspective: Perspective, payments: int) -> Iterator[Choice]:
    """Tile by tile, exact payments first and then the cheapest."""
    buys = sorted(_of(view, Buy), key=lambda action: _over(action, perspective))
    for tile in dict.fromkeys(action.tile for action in _of(view, Buy)):
        ways = [_purchase(action, perspective, again=view.step == "act") for action in buys if action.tile == tile]
        shown = ways if len(ways) == payments + 1 else ways[:payments]
        yield from shown
        if rest := ways[len(shown) :]:
            name = perspective.tile(tile)
            opens = Menu((Section(t("terminal-menu-pay", tile=name), tuple(rest)),))
            yield Choice(t("terminal-more-ways", tile=name, count=len(rest)), opens=opens)


def _purchase(action: Buy, perspective: Perspective, *, again: bool) -> Choice:
    over = _over(action, perspective)
    worth = t("terminal-over", count=over) if over else t("terminal-exact") + EXACT * again
    purchase = t("terminal-purchase", tile=perspective.tile(action.tile), cards=cards(action.cards))
    return Choice(labelled(purchase, worth), action)


def _over(action: Buy, perspective: Perspective) -> int:
    """How much is paid too much."""
    return money_total(action.cards) - perspective.faces[action.tile].price


def _redesigns(view: View, perspective: Perspective) -> Iterator[Choice]:
    yield from _by_tile(_of(view, Build), perspective, "terminal-build-reserve", place)
    yield from _by_tile(_of(view, Swap), perspective, "terminal-swap", lambda cell: _tile_at(view, cell))
    out = t("terminal-remove")
    removes = [Choice(f"{out}, {_tile_at(view, action.cell)}", action) for action in _of(view, Remove)]
    yield from _folded(out, removes)


def _by_tile(
    actions: Sequence[Build] | Sequence[Swap], perspective: Perspective, message: str, way: Callable[[Cell], str]
) -> Iterator[Choice]:
    for tile in dict.fromkeys(action.tile for action in actions):
        name = t(message, tile=perspective.tile(tile, borders=True))
        ways = [Choice(f"{name}, {way(action.cell)}", action) for action in actions if action.tile == tile]
        yield from _folded(name, ways)


def _tile_at(view: View, cell: Cell) -> str:
    assert view.viewer is not None
    return f"{title(view.players[view.viewer].city.tiles[cell])} ({place(cell)})"


def _folded(name: str, ways: list[Choice]) -> Iterator[Choice]:
    """One way stands for itself; several open a menu."""
    if len(ways) < 2:
        yield from ways
    else:
        short = [Choice(way.words.removeprefix(f"{name}, "), way.action, way.opens) for way in ways]
        opens = Menu((Section(capital(name), tuple(short)),))
        yield Choice(t("terminal-ways", what=name, count=len(ways)), opens=opens)


# Placing


def _place_sections(view: View, perspective: Perspective) -> Iterator[Section]:
    assert view.viewer is not None
    for face in dict.fromkeys(view.players[view.viewer].holding):
        choices = [*_placings(view, perspective, face.name)]
        if face.back:
            choices += _turned(view, perspective, face.back)
        yield Section(t("wanted-place", who="you", name="", tile=described(face)), tuple(choices))


def _placings(view: View, perspective: Perspective, tile: str) -> Iterator[Choice]:
    """With the face that lies up."""
    for build in _of(view, Build):
        if build.tile == tile:
            yield Choice(t("terminal-build-at", cell=place(build.cell)), build)
    for reserve in _of(view, Reserve):
        if reserve.tile == tile:
            yield Choice(t("table-do-reserve"), reserve)
    for give in _of(view, Give):
        if give.tile == tile:
            yield Choice(t("table-do-give"), give)


def _turned(view: View, perspective: Perspective, back: str) -> Iterator[Choice]:
    """With the other face, for a fee."""
    name = perspective.tile(back)
    builds = [action for action in _of(view, Build) if action.tile == back]
    by_fee: list[Choice] = []
    for fee in dict.fromkeys(action.fee for action in builds):
        turned = t("terminal-turn", tile=name, cards=cards(fee))
        ways = [Choice(f"{turned}, {place(action.cell)}", action) for action in builds if action.fee == fee]
        by_fee += _folded(turned, ways)
    yield from _folded(t("terminal-turn-build", tile=name), by_fee)
    for reserve in _of(view, Reserve):
        if reserve.tile == back:
            yield Choice(t("terminal-reserve-as", tile=name), reserve)
    given = t("terminal-give-as", tile=name)
    gifts = [action for action in _of(view, Give) if action.tile == back]
    yield from _folded(given, [Choice(f"{given}, {cards(action.fee)}", action) for action in gifts])


# Everything else


def _reveals(view: View, perspective: Perspective) -> Section:
    reveals = (Choice(t("table-do-reveal", tile=perspective.tile(action.card)), action) for action in _of(view, Reveal))
    return Section(t("module-bonus"), tuple(reveals))


def _otherwise(view: View, offered: Set[Action]) -> Section:
    """What no other section has; an action that we have no words for goes by its notation."""
    rest = (action for action in view.legal_actions if action not in offered)
    return Section(t("terminal-menu-other"), tuple(Choice(_plain(action, view), action) for action in rest))


def _plain(action: Action, view: View) -> str:
    if type(action) not in PLAIN:
        return write_action(action)
    assert view.viewer is not None
    return t(f"table-do-{PLAIN[type(action)]}", tiles=len(view.players[view.viewer].holding))
