"""What lies on the table, as one seat sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from nasrid.rules.city.grid import Cell
from nasrid.rules.modules import bonus, huts, vizier
from nasrid.rules.modules.bonus import cards_seen
from nasrid.rules.modules.exchange import EXCHANGE
from nasrid.rules.modules.huts import piles_seen
from nasrid.rules.modules.vizier import is_active
from nasrid.rules.pieces.components import Building, Face, Kind
from nasrid.rules.pieces.money import CURRENCIES, MONEY, SPACES, SPECIAL
from nasrid.rules.table.view import PlayerView, View
from nasrid.rules.turn.asking import AskAround
from nasrid.terminal.draw import draw_city, draw_tile, key
from nasrid.terminal.menu import Menu, Section
from nasrid.terminal.words import (
    GAME_NAMES,
    Perspective,
    back_words,
    border_words,
    building_name,
    cards,
    declared,
    special_card,
    title,
)

ROOMY = 36  # lines of a terminal in which the building site is drawn tile by tile
KNOWN = {vizier.NAME, huts.NAME, bonus.NAME}  # the modules whose parts are shown in words of their own
LOW = 30  # lines of a terminal below which the tiles of a city take one line each
TASKS = {  # by the names of the steps
    "act": "choose an action",
    "place": "place your new tiles",
    "confirm": "confirm your turn",
    "vizier_window": "your vizier may buy one tile, paid exactly",
    "reveal_round": "a scoring waits: reveal a bonus card or pass",
}


def task(step: str | None) -> str:
    """What is to be done; a step of a module that we do not know goes by its name."""
    return TASKS.get(step or "", f"decide ({str(step).replace('_', ' ')})")


class Screen:
    def __init__(self, console: Console, perspective: Perspective) -> None:
        self.console = console
        self.perspective = perspective

    @property
    def _is_low(self) -> bool:
        """Whether lines are scarce."""
        return self.console.is_terminal and self.console.height < LOW

    def show(self, view: View, menu: Menu, *, whole: bool = False) -> None:
        """Everything that matters for the decision, the menu last. To place tiles a small terminal needs no more
        than the city, unless the whole table is asked for."""
        self.console.rule(Text(f" {self._heading(view)} ", "title"), characters="─")
        if whole or view.step != "place" or self.console.height >= ROOMY:
            self._show_table(view)
        assert view.viewer is not None
        self.show_city(view, view.viewer, menu.marks())
        self.show_menu(menu)

    def _show_table(self, view: View) -> None:
        console = self.console
        console.print(self._players(view))
        self._show_lines(self._commons(view))
        console.print(self._site(view))
        console.print(f"Display: {'  '.join(cards([card]) for card in view.display) or 'empty'}")
        self._show_lines(self._own(view))

    def _show_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(line)

    def _heading(self, view: View) -> str:
        words = task(view.step)
        if isinstance(view.agenda[0], AskAround) or view.turn != view.viewer:
            return words[0].upper() + words[1:]
        again = " once more (you paid exactly)" if view.step == "act" and view.exact else ""
        return f"Your turn: {words}{again}"

    # Players

    def _players(self, view: View) -> Grid:
        modules = view.options.modules
        extra = ["vizier"] * ("vizier" in modules) + ["bonus cards"] * ("bonus" in modules)
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column("Players")
        for heading in ("points", "tiles", "reserve", "cards", *extra):
            grid.add_column(heading, justify="right")
        for seat, player in enumerate(view.players):
            sign = ">" if seat == view.turn else " "
            row = [str(player.score), str(len(player.city.tiles) - 1), str(len(player.reserve)), str(player.hand_size)]
            row += ["ready" if is_active(player) else "used"] * ("vizier" in modules)
            row += [self._bonus_words(player)] * ("bonus" in modules)
            grid.add_row(f"{sign} {seat + 1} {self.perspective.name(seat)}", *row)
        if view.dirk:
            grid.add_row("    Dirk", str(view.dirk.score), str(len(view.dirk.tiles)), "", "")
        return grid

    def _bonus_words(self, player: PlayerView) -> str:
        seen = cards_seen(player)
        shown = f" + {self.perspective.tiles(seen.revealed)}" if seen.revealed else ""
        return f"{seen.count} hidden{shown}"

    def _commons(self, view: View) -> list[str]:
        """Bag, deck, Dirk, huts: one line each."""
        bags = [size for kind, size in zip((0, 1), view.bag_sizes, strict=True) if kind in view.options.kinds]
        words = [
            GAME_NAMES[view.options.game],
            f"bag {' + '.join(map(str, bags))} tiles",
            f"deck {view.deck_size} cards",
        ]
        if view.options.game != "alhambra":
            words.append(f"next faces {view.marker}")
        words.append(f"scorings held {len(view.scorings_held)} of 3")
        lines = [" · ".join(words)]
        if view.dirk:
            lines.append(f"Dirk has {_tile_counts(view.dirk.tiles)}.")
        if tops := piles_seen(view).tops:
            open_huts = [self.perspective.tile(hut, borders=True) for hut in tops if hut]
            lines.append(f"Huts: {', '.join(open_huts) or 'none left'}")
        return lines + _unknown_parts(view.modules)

    # Building site and money

    def _site(self, view: View) -> Grid:
        return self._drawn_site(view) if self.console.height >= ROOMY else self._listed_site(view)

    def _listed_site(self, view: View) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), highlight=True)
        for heading in ("Building site", "tile and price", "", "", "your money"):
            grid.add_column(heading)
        for space in SPACES:
            for number, name in enumerate(self._on_space(view, space)):
                label, money = (
                    (f"{space + 1} {CURRENCIES[space]}", self._money(view, space)) if not number else ("", "")
                )
                face = self.perspective.faces[name] if name else None
                words = [title(face), border_words(face), self._back(view, face)] if face else ["empty", "", ""]
                grid.add_row(label, *words, money)
        return grid

    def _drawn_site(self, view: View) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 4, 0, 0), highlight=True)
        for space in SPACES:
            grid.add_column(f"{space + 1} {CURRENCIES[space]}")
        spaces = [self._on_space(view, space) for space in SPACES]
        for row in zip(*spaces, strict=True):
            faces = [self.perspective.faces[name] if name else None for name in row]
            grid.add_row(*(Text("\n").join(draw_tile(face)) if face else "(empty)" for face in faces))
            if any(face and face.back for face in faces):
                grid.add_row(*(self._back(view, face) if face else "" for face in faces))
        grid.add_row(*(f"you: {self._money(view, space)}" for space in SPACES))
        return grid

    def _on_space(self, view: View, space: int) -> tuple[str | None, ...]:
        kinds = len(view.options.kinds)
        return view.site[space * kinds : (space + 1) * kinds]

    def _back(self, view: View, face: Face) -> str:
        return back_words(face, view.options.components)

    def _money(self, view: View, currency: int) -> str:
        assert view.viewer is not None
        hand = view.players[view.viewer].hand or ()
        values = [MONEY[card][1] for card in hand if card in MONEY and MONEY[card][0] == currency]
        return f"{' '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(sum(values) or "-")

    # One player

    def _own(self, view: View) -> list[str]:
        """What I have beside my money and my city."""
        assert view.viewer is not None
        player = view.players[view.viewer]
        special = [card for card in player.hand or () if card in SPECIAL]
        exchange = [special_card(card) for card in special if card in EXCHANGE]
        others = [special_card(card) for card in special if card not in EXCHANGE]
        lines = [f"Your exchange cards: {', '.join(exchange)}"] if exchange else []
        if others:
            lines.append(f"Your other cards: {', '.join(others)}")
        if hidden := cards_seen(player).hidden:
            lines.append(f"Your hidden bonus cards: {self.perspective.tiles(hidden)}")
        return lines

    def show_city(self, view: View, seat: int, marks: Mapping[Cell, str] | None = None) -> None:
        player = view.players[seat]
        self.console.print()
        heading = f"{self.perspective.whose(seat, first=True)} city"
        self.console.print(Text.assemble((heading, "title"), (f"   {key(view.options.kinds)}", "dim")))
        lines = draw_city(player.city, marks, self.console.width, low=self._is_low)
        self.console.print(Text("\n").join(lines), soft_wrap=True)
        for name, faces in (("Reserve", player.reserve), ("To be placed", player.holding)):
            if faces:
                self.console.print(f"{name}: {', '.join(f'{title(face)} ({border_words(face)})' for face in faces)}")
        self._show_lines(_unknown_parts(player.modules))

    # The menu

    def has_room_for(self, menu: Menu) -> bool:
        """Whether the menu and the question below it can be seen at once; a pipe has all the room."""
        sections = [_rows(_items(section, 1), self.console.width) + 1 for section in menu.sections]
        return not self.console.is_terminal or sum(sections) + 2 <= self.console.height

    def show_menu(self, menu: Menu) -> None:
        number = 1
        self.console.print()
        for section in menu.sections:
            self.console.print(Text(section.title, "title"))
            items = _items(section, number)
            self.console.print(_columns(items, self.console.width))
            number += len(items)


def _unknown_parts(parts: Mapping[str, Any]) -> list[str]:
    """What modules that we do not know have on the table or before a seat."""
    return [f"{name.capitalize()}: {declared(part)}" for name, part in parts.items() if name not in KNOWN]


def _tile_counts(faces: tuple[Face, ...]) -> str:
    """2 Garden, 3 Park (dearest 8): in Granada the dearest tile breaks ties."""
    words = []
    for building in Building:
        prices = [(face.price, face.kind) for face in faces if face.building == building]
        if prices:
            dearest = f" (dearest {max(prices)[0]})" if max(prices)[1] == Kind.GRANADA else ""
            words.append(f"{len(prices)} {building_name(building)}{dearest}")
    return ", ".join(words) or "nothing"


def _items(section: Section, number: int) -> list[str]:
    """The choices with their numbers, from this one on."""
    return [f"{place:>3}  {choice.words}" for place, choice in enumerate(section.choices, number)]


def _rows(items: list[str], width: int) -> int:
    """How many rows they need in as many columns as the longest of them allows."""
    widest = max(map(len, items))
    columns = max(1, min(len(items), (width + 2) // (widest + 2)))
    return -(-len(items) // columns)


def _columns(items: list[str], width: int) -> RenderableType:
    rows = _rows(items, width)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.highlight = True
    for row in range(rows):
        grid.add_row(*items[row::rows])
    return grid
