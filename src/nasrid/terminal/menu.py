"""The legal actions as a menu, grouped by type. Actions with many variants open a submenu."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from typing import TypeVar

from nasrid.i18n import find_message, t
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.money import money_total
from nasrid.rules.table.actions import Action, Build, Buy, Give, Remove, Reserve, Swap, TakeMoney
from nasrid.rules.table.rules import modules_in_play
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import write_action
from nasrid.terminal.module_text import text_of
from nasrid.terminal.names import (
    Perspective,
    capitalise,
    cards_text,
    cell_text,
    describe_face,
    face_title,
    module_name,
    with_label,
)

A = TypeVar("A", bound=Action)
PAYMENTS_SHOWN = 3  # per tile; the others are in a submenu
EXACT_MARK = " *"  # marks an exact payment that allows another action


@dataclass(frozen=True)
class MenuItem:
    """An action or a submenu."""

    label: str
    action: Action | None = None
    submenu: Menu | None = None

    @property
    def cell(self) -> Cell | None:
        return self.action.cell if isinstance(self.action, (Build, Remove, Swap)) else None


@dataclass(frozen=True)
class Section:
    title: str
    items: tuple[MenuItem, ...]


@dataclass(frozen=True)
class Menu:
    sections: tuple[Section, ...] = ()

    @property
    def items(self) -> list[MenuItem]:
        return [choice for section in self.sections for choice in section.items]

    def marks(self) -> dict[Cell, str]:
        """Return the item numbers by cell, for the drawing of the city."""
        marks: dict[Cell, str] = {}
        for number, choice in enumerate(self.items, 1):
            if choice.cell is not None:
                marks[choice.cell] = f"{marks[choice.cell]} {number}" if choice.cell in marks else str(number)
        return marks


def menu_of(view: View, perspective: Perspective, payments: int = PAYMENTS_SHOWN) -> Menu:
    """Return the menu of all legal actions."""
    placing = view.step == "place"
    acting = _place_sections(view, perspective) if placing else _act_sections(view, perspective, payments)
    sections = [*acting, *_module_sections(view, perspective)]
    sections.append(_other_section(view, {action for section in sections for action in _actions(section.items)}))
    return Menu(tuple(section for section in sections if section.items))


def _actions(choices: Iterable[MenuItem]) -> Iterator[Action]:
    """Yield all actions of these items and their submenus."""
    for choice in choices:
        if choice.action:
            yield choice.action
        if choice.submenu:
            yield from _actions(choice.submenu.items)


def _actions_of_type(view: View, cls: type[A]) -> list[A]:
    return [action for action in view.legal_actions if isinstance(action, cls)]


# Acting


def _act_sections(view: View, perspective: Perspective, payments: int) -> Iterator[Section]:
    takes = _actions_of_type(view, TakeMoney)
    items = (MenuItem(t("table-do-take", cards=cards_text(action.cards)), action) for action in takes)
    yield Section(t("terminal-menu-take"), tuple(items))
    yield Section(t("terminal-menu-buy", step=view.step or "other"), tuple(_purchases(view, perspective, payments)))
    yield Section(t("terminal-menu-redesign"), tuple(_redesigns(view, perspective)))


def _purchases(view: View, perspective: Perspective, payments: int) -> Iterator[MenuItem]:
    """Yield the purchases by tile: exact payments first, then the cheapest."""
    buys = sorted(_actions_of_type(view, Buy), key=lambda action: _overpayment(action, perspective))
    for tile in dict.fromkeys(action.tile for action in _actions_of_type(view, Buy)):
        ways = [
            _purchase(action, perspective, can_act_again=view.step == "act") for action in buys if action.tile == tile
        ]
        shown = ways if len(ways) == payments + 1 else ways[:payments]
        yield from shown
        if rest := ways[len(shown) :]:
            name = perspective.tile(tile)
            opens = Menu((Section(t("terminal-menu-pay", tile=name), tuple(rest)),))
            yield MenuItem(t("terminal-more-ways", tile=name, count=len(rest)), submenu=opens)


def _purchase(action: Buy, perspective: Perspective, *, can_act_again: bool) -> MenuItem:
    over = _overpayment(action, perspective)
    worth = t("terminal-over", count=over) if over else t("terminal-exact") + EXACT_MARK * can_act_again
    purchase = t("terminal-purchase", tile=perspective.tile(action.tile), cards=cards_text(action.cards))
    return MenuItem(with_label(purchase, worth), action)


def _overpayment(action: Buy, perspective: Perspective) -> int:
    """Return the amount paid in excess of the price."""
    return money_total(action.cards) - perspective.faces[action.tile].price


def _redesigns(view: View, perspective: Perspective) -> Iterator[MenuItem]:
    yield from _by_tile(_actions_of_type(view, Build), perspective, "terminal-build-reserve", cell_text)
    yield from _by_tile(_actions_of_type(view, Swap), perspective, "terminal-swap", lambda cell: _tile_at(view, cell))
    out = t("terminal-remove")
    removes = [MenuItem(f"{out}, {_tile_at(view, action.cell)}", action) for action in _actions_of_type(view, Remove)]
    yield from _submenu(out, removes)


def _by_tile(
    actions: Sequence[Build] | Sequence[Swap], perspective: Perspective, message: str, way: Callable[[Cell], str]
) -> Iterator[MenuItem]:
    for tile in dict.fromkeys(action.tile for action in actions):
        name = t(message, tile=perspective.tile(tile, with_borders=True))
        ways = [MenuItem(f"{name}, {way(action.cell)}", action) for action in actions if action.tile == tile]
        yield from _submenu(name, ways)


def _tile_at(view: View, cell: Cell) -> str:
    assert view.viewer is not None
    return f"{face_title(view.players[view.viewer].city.tiles[cell])} ({cell_text(cell)})"


def _submenu(name: str, ways: list[MenuItem]) -> Iterator[MenuItem]:
    """Yield a single variant as it is, and several as a submenu."""
    if len(ways) < 2:
        yield from ways
    else:
        short = [MenuItem(way.label.removeprefix(f"{name}, "), way.action, way.submenu) for way in ways]
        opens = Menu((Section(capitalise(name), tuple(short)),))
        yield MenuItem(t("terminal-ways", what=name, count=len(ways)), submenu=opens)


# Placing


def _place_sections(view: View, perspective: Perspective) -> Iterator[Section]:
    assert view.viewer is not None
    for face in dict.fromkeys(view.players[view.viewer].unplaced):
        choices = [*_placings(view, face.name)]
        if face.back:
            choices += _turned(view, perspective, face.back)
        yield Section(t("prompt-place", who="you", name="", tile=describe_face(face)), tuple(choices))


def _placings(view: View, tile: str) -> Iterator[MenuItem]:
    """Yield the placements with the front face."""
    for build in _actions_of_type(view, Build):
        if build.tile == tile:
            yield MenuItem(t("terminal-build-at", cell=cell_text(build.cell)), build)
    for reserve in _actions_of_type(view, Reserve):
        if reserve.tile == tile:
            yield MenuItem(t("table-do-reserve"), reserve)
    for give in _actions_of_type(view, Give):
        if give.tile == tile:
            yield MenuItem(t("table-do-give"), give)


def _turned(view: View, perspective: Perspective, back: str) -> Iterator[MenuItem]:
    """Yield the placements with the back face, for a fee."""
    name = perspective.tile(back)
    builds = [action for action in _actions_of_type(view, Build) if action.tile == back]
    by_fee: list[MenuItem] = []
    for fee in dict.fromkeys(action.fee for action in builds):
        turned = t("terminal-turn", tile=name, cards=cards_text(fee))
        ways = [MenuItem(f"{turned}, {cell_text(action.cell)}", action) for action in builds if action.fee == fee]
        by_fee += _submenu(turned, ways)
    yield from _submenu(t("terminal-turn-build", tile=name), by_fee)
    for reserve in _actions_of_type(view, Reserve):
        if reserve.tile == back:
            yield MenuItem(t("terminal-reserve-as", tile=name), reserve)
    given = t("terminal-give-as", tile=name)
    gifts = [action for action in _actions_of_type(view, Give) if action.tile == back]
    yield from _submenu(given, [MenuItem(f"{given}, {cards_text(action.fee)}", action) for action in gifts])


# Everything else


def _module_sections(view: View, perspective: Perspective) -> Iterator[Section]:
    """Yield a section for each module whose actions have labels."""
    for module in modules_in_play(view.options):
        actions = [action for action in view.legal_actions if type(action) in module.actions.values()]
        labels = [text_of(module.name).action_label(action, perspective) for action in actions]
        items = (MenuItem(label, action) for label, action in zip(labels, actions, strict=True) if label)
        yield Section(module_name(module.name), tuple(items))


def _other_section(view: View, offered: Set[Action]) -> Section:
    """Return the section of the actions that are in no other section."""
    rest = (action for action in view.legal_actions if action not in offered)
    return Section(t("terminal-menu-other"), tuple(MenuItem(_plain(action, view), action) for action in rest))


def _plain(action: Action, view: View) -> str:
    """Return the message of an action without arguments, or the action in notation."""
    assert view.viewer is not None
    notation = write_action(action)
    return find_message(f"table-do-{notation}", tiles=len(view.players[view.viewer].unplaced)) or notation
