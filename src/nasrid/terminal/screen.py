"""The table as one seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from nasrid.i18n import find_message, join_list, t
from nasrid.rules.city.grid import Cell
from nasrid.rules.pieces.components import Building, Face, TileSet
from nasrid.rules.pieces.money import MONEY, SITE_SPACES, SPECIAL_CARD_MODULES
from nasrid.rules.table.view import PlayerView, View
from nasrid.terminal.draw import draw_city, draw_tile, legend
from nasrid.terminal.menu import Menu, Section
from nasrid.terminal.module_text import PROMPT_KEYS, text_of
from nasrid.terminal.names import (
    Perspective,
    border_words,
    building_name,
    card_name,
    describe_face,
    face_title,
    module_name,
    space_name,
    with_label,
)

TALL_SCREEN_LINES = 36  # from this height on, the tiles of the site are drawn
SHORT_SCREEN_LINES = 30  # below this height, the tiles of a city take one line each


def prompt_text(view: View, perspective: Perspective) -> str:
    """Return the prompt for the deciding player. A step without a message is shown by its name."""
    assert view.seat is not None
    who = perspective.who(view.seat)
    holding = view.players[view.seat].unplaced
    step = str(view.step)
    message = f"prompt-{PROMPT_KEYS.get(step, step)}"
    if find_message(message) is None:
        return f"{t('prompt-other', **who)} ({step.replace('_', ' ')})"
    if view.step == "act" and view.paid_exactly:
        message += "-again"
    if view.step == "place" and len(holding) != 1:
        message += "-several"
    tile = face_title(holding[0]) if holding else ""
    detail = find_message(f"{message}-detail")
    words = t(message, **who, tile=tile, count=len(holding))
    return with_label(words, detail) if detail else words


class Screen:
    def __init__(self, console: Console, perspective: Perspective) -> None:
        self.console = console
        self.perspective = perspective

    def show(self, view: View, menu: Menu, *, should_show_table: bool = False) -> None:
        """Show the table, the city and the menu.

        A short terminal omits the table while tiles are placed, unless `should_show_table` is set.
        """
        self.console.rule(Text(f" {prompt_text(view, self.perspective)} ", "title"), characters="─")
        if should_show_table or view.step != "place" or self.console.height >= TALL_SCREEN_LINES:
            self._show_table(view)
        assert view.viewer is not None
        self.show_city(view, view.viewer, menu.marks())
        self.show_menu(menu)

    def _show_table(self, view: View) -> None:
        is_tall = self.console.height >= TALL_SCREEN_LINES
        self.console.print(self._players(view))
        self._show_lines(self._shared_lines(view))
        self.console.print(self._drawn_site(view) if is_tall else self._listed_site(view))
        self.console.print(display_text(view))
        self._show_lines(self._own_lines(view))

    def _show_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(line)

    # Players

    def _players(self, view: View) -> Grid:
        names = [f"{seat + 1} {self.perspective.name(seat)}" for seat in self.perspective.seats]
        columns = {
            module_name(name): [
                text_of(name).seat_text(player.modules[name], self.perspective) for player in view.players
            ]
            for name, part in view.players[0].modules.items()
            if text_of(name).seat_text(part, self.perspective)
        }
        return players_table(view, names, f"  {t('story-dirk')}", columns)

    def _shared_lines(self, view: View) -> list[str]:
        """Return the lines about bag, deck, Dirk and modules."""
        lines = [game_summary(view)]
        if view.dirk:
            lines.append(t("terminal-dirk-has", tiles=_tile_counts(view.dirk.tiles)))
        for name, part in view.modules.items():
            lines += text_of(name).table_lines(part, self.perspective)
        return lines

    # Building site and money

    def _listed_site(self, view: View) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), highlight=True)
        for heading in (t("table-site"), t("terminal-tile"), "", "", t("table-hand")):
            grid.add_column(heading)
        for space in SITE_SPACES:
            for number, face in enumerate(tiles_on_space(view, space)):
                label, money = ("", "") if number else (space_name(space), self._money(view, space))
                words = [face_title(face), border_words(face), _back(view, face)] if face else [t("terminal-empty")]
                grid.add_row(label, *words, *[""] * (3 - len(words)), money)
        return grid

    def _drawn_site(self, view: View) -> Grid:
        grid = Grid(box=None, pad_edge=False, padding=(0, 4, 0, 0), highlight=True)
        for space in SITE_SPACES:
            grid.add_column(space_name(space))
        spaces = [tiles_on_space(view, space) for space in SITE_SPACES]
        for faces in zip(*spaces, strict=True):
            grid.add_row(*(Text("\n").join(draw_tile(face)) if face else f"({t('terminal-empty')})" for face in faces))
            if any(face and face.back for face in faces):
                grid.add_row(*(_back(view, face) if face else "" for face in faces))
        grid.add_row(*(with_label(t("common-you"), self._money(view, space)) for space in SITE_SPACES))
        return grid

    def _money(self, view: View, currency: int) -> str:
        assert view.viewer is not None
        hand = view.players[view.viewer].hand or ()
        values = [MONEY[card][1] for card in hand if card in MONEY and MONEY[card][0] == currency]
        return f"{' '.join(map(str, values))} = {sum(values)}" if len(values) > 1 else str(sum(values) or "-")

    # One player

    def _own_lines(self, view: View) -> list[str]:
        """Return the lines about the viewer's special cards and modules."""
        assert view.viewer is not None
        player = view.players[view.viewer]
        cards: dict[str, list[str]] = {}
        for card in player.hand or ():
            if card in SPECIAL_CARD_MODULES:
                cards.setdefault(SPECIAL_CARD_MODULES[card], []).append(card)
        lines = [text_of(name).own_cards_text(own) for name, own in cards.items()]
        for name, part in player.modules.items():
            lines += text_of(name).own_lines(part, self.perspective)
        return lines

    def show_city(self, view: View, seat: int, marks: Mapping[Cell, str] | None = None) -> None:
        player, is_own = view.players[seat], seat == self.perspective.viewer
        name = t(f"table-your-city-{view.options.game}") if is_own else t("city-of", name=self.perspective.name(seat))
        is_short = self.console.is_terminal and self.console.height < SHORT_SCREEN_LINES
        print_city(self.console, name, player, view.options.tile_sets, marks, is_short=is_short)
        for module, part in player.modules.items():
            self._show_lines(text_of(module).seat_lines(part))

    # The menu

    def has_room_for(self, menu: Menu) -> bool:
        """Return True if the menu and the prompt fit on the screen. They always fit in a pipe."""
        sections = [_rows(_items(section, 1), self.console.width) + 1 for section in menu.sections]
        return not self.console.is_terminal or sum(sections) + 2 <= self.console.height

    def show_menu(self, menu: Menu) -> None:
        number = 1
        self.console.print()
        for section in menu.sections:
            self.console.print(Text(section.title, "title"))
            items = _items(section, number)
            rows = _rows(items, self.console.width)
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.highlight = True
            for row in range(rows):
                grid.add_row(*items[row::rows])
            self.console.print(grid)
            number += len(items)


def players_table(view: View, names: Sequence[str], dirk: str, columns: Mapping[str, Sequence[str]]) -> Grid:
    """Return one row per player. `columns` are the texts of further columns by heading."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(t("table-players"))
    headings = [t(message) for message in ("table-score", "terminal-tiles", "table-reserve", "terminal-cards")]
    for heading in (*headings, *columns):
        grid.add_column(heading, justify="right")
    for seat, player in enumerate(view.players):
        counts = (player.score, len(player.city.tiles) - 1, len(player.reserve), player.hand_size)
        texts = [column[seat] for column in columns.values()]
        grid.add_row(f"{'>' if seat == view.turn else ' '} {names[seat]}", *map(str, counts), *texts)
    if view.dirk:
        grid.add_row(f"  {dirk}", str(view.dirk.score), str(len(view.dirk.tiles)))
    return grid


def print_city(
    console: Console,
    name: str,
    player: PlayerView,
    kinds: tuple[TileSet, ...],
    marks: Mapping[Cell, str] | None = None,
    *,
    is_short: bool,
) -> None:
    """Print a city with its name and legend, and the tiles beside it."""
    console.print()
    console.print(Text.assemble((name, "title"), (f"   {legend(kinds)}", "dim")))
    console.print(Text("\n").join(draw_city(player.city, marks, console.width, is_short=is_short)), soft_wrap=True)
    for label, faces in (("table-reserve", player.reserve), ("table-bought", player.unplaced)):
        if faces:
            console.print(with_label(t(label), join_list(map(describe_face, faces), "unit")))


def tiles_on_space(view: View, space: int) -> tuple[Face | None, ...]:
    kinds = len(view.options.tile_sets)
    return view.site[space * kinds : (space + 1) * kinds]


def display_text(view: View) -> str:
    """Return the line about the money in the display."""
    return with_label(t("table-money"), join_list(map(card_name, view.display), "unit") or t("terminal-empty"))


def game_summary(view: View) -> str:
    """Return the line about the game and its remaining supplies."""
    tiles = sum(size for kind, size in zip((0, 1), view.bag_sizes, strict=True) if kind in view.options.tile_sets)
    words = [
        t(f"game-{view.options.game}"),
        t("table-bag", count=tiles),
        t("table-deck", count=view.deck_size),
        *([] if view.options.game == "alhambra" else [t("terminal-marker", marker=view.marker)]),
        t("terminal-scorings", held=len(view.scorings_held)),
    ]
    return " · ".join(words)


def _back(view: View, face: Face) -> str:
    return t("table-look-at-back", tile=face_title(view.options.components.back(face))) if face.back else ""


def _tile_counts(faces: tuple[Face, ...]) -> str:
    """Return the counts by building: 2 Gardens, 3 Parks (dearest 8)."""
    words = []
    for building in Building:
        prices = [(face.price, face.tile_set) for face in faces if face.building == building]
        if prices:
            price, kind = max(prices)
            dearest = f" ({t('scoring-dearest', dearest=price)})" if kind == TileSet.GRANADA else ""
            words.append(t("city-count", count=len(prices), building=building_name(building, len(prices))) + dearest)
    return join_list(words, "unit") or t("terminal-nothing")


def _items(section: Section, number: int) -> list[str]:
    """Return the numbered labels of a section."""
    return [f"{place:>3}  {choice.label}" for place, choice in enumerate(section.items, number)]


def _rows(items: list[str], width: int) -> int:
    """Return the number of rows, given the columns that the longest item allows."""
    widest = max(map(len, items))
    columns = max(1, min(len(items), (width + 2) // (widest + 2)))
    return -(-len(items) // columns)
