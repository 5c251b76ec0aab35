"""A table for the eyes of whoever runs an environment: as text or as a picture, all hands and bonus cards open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any

from rich.console import Console
from rich.table import Table as Rows
from rich.text import Text

from nasrid.envs.decisions import Decisions
from nasrid.envs.space import describe
from nasrid.extras import needed_by
from nasrid.rules.errors import OptionsError
from nasrid.rules.modules import vizier
from nasrid.rules.modules.bonus import cards_seen
from nasrid.rules.modules.huts import piles_seen
from nasrid.rules.pieces.money import CURRENCIES, SPACES
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import PlayerView, View
from nasrid.terminal.colours import make_console
from nasrid.terminal.draw import draw_city, key
from nasrid.terminal.screen import task
from nasrid.terminal.words import border_words, cards, game_title, listed, title

MODES = ("human", "ansi", "rgb_array")
WIDTH = 100  # columns of a text that goes to no terminal


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise OptionsError(f"render_mode must be one of {', '.join(MODES)} or None, not {mode!r}")
    return mode


def render(mode: str, decisions: Decisions, names: Sequence[str]) -> Any:
    """The table with a name for every seat: printed, as a string, or as height x width x 3 colours of a picture."""
    if mode == "rgb_array":
        return _picture(decisions, names)
    if mode == "human":
        _write(make_console(), decisions, names)
        return None
    text = StringIO()
    _write(make_console(text, WIDTH), decisions, names)
    return text.getvalue()


def _picture(decisions: Decisions, names: Sequence[str]) -> Any:
    with needed_by("a picture", "gymnasium"):
        from nasrid.envs.picture import draw
    return draw(decisions.game, names, heading(decisions, names))


def heading(decisions: Decisions, names: Sequence[str]) -> str:
    """Who has to do what, and what of it is chosen already."""
    game = decisions.game
    if game.seat is None:
        return f"{listed([names[seat] for seat in game.winners])} won"
    chosen = ", ".join(map(describe, decisions.prefix))
    return f"{names[game.seat]}: {task(game.step)}" + (f" ({chosen} …)" if chosen else "")


def _write(console: Console, decisions: Decisions, names: Sequence[str]) -> None:
    game = decisions.game
    view = game.view(None)
    console.rule(Text(f" {heading(decisions, names)} ", "title"), characters="─")
    console.print(state_of_the_game(view))
    for line in _site(view):
        console.print(line)
    console.print(f"Display: {'  '.join(cards([card]) for card in view.display) or 'empty'}")
    console.print(_players(view, names))
    for seat, name in enumerate(names):
        player = game.own_view(seat)
        _write_city(console, view.options, name, player)
        bonus = cards_seen(player).hidden
        console.print(f"Hand: {cards(player.hand or ())}" + (f"   Bonus cards: {', '.join(bonus)}" if bonus else ""))


def state_of_the_game(view: View) -> str:
    bags = " + ".join(str(view.bag_sizes[kind]) for kind in view.options.kinds)
    marker = [] if view.options.game == "alhambra" else [f"next faces {view.marker}"]
    words = [
        game_title(view.options),
        f"bag {bags} tiles",
        f"deck {view.deck_size} cards",
        *marker,
        f"scorings held {len(view.scorings_held)} of 3",
    ]
    return " · ".join(words)


def _site(view: View) -> Iterator[str]:
    """The building site, one line a space, and the huts."""
    faces = view.options.components.faces
    kinds = len(view.options.kinds)
    for space in SPACES:
        names = [name for name in view.site[space * kinds : (space + 1) * kinds] if name]
        tiles = [f"{title(faces[name])} ({border_words(faces[name])})" for name in names]
        yield f"Space {space + 1} {CURRENCIES[space]}: {', '.join(tiles) or 'empty'}"
    if tops := piles_seen(view).tops:
        huts = [f"{title(faces[hut])} ({border_words(faces[hut])})" for hut in tops if hut]
        yield f"Huts: {', '.join(huts) or 'none left'}"


def _players(view: View, names: Sequence[str]) -> Rows:
    """How the seats stand."""
    rows = Rows(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    rows.add_column("Players")
    for column in ("points", "tiles", "reserve", "cards"):
        rows.add_column(column, justify="right")
    rows.add_column("")
    for seat, player in enumerate(view.players):
        sign = ">" if seat == view.turn else " "
        counts = (player.score, len(player.city.tiles) - 1, len(player.reserve), player.hand_size)
        rows.add_row(f"{sign} {names[seat]}", *map(str, counts), _module_words(player))
    if view.dirk:
        rows.add_row("  Dirk", str(view.dirk.score), str(len(view.dirk.tiles)))
    return rows


def _module_words(player: PlayerView) -> str:
    words = []
    if vizier.NAME in player.modules:
        words.append(f"vizier {'ready' if vizier.is_active(player) else 'used'}")
    if revealed := cards_seen(player).revealed:
        words.append(f"revealed {', '.join(revealed)}")
    return ", ".join(words)


def _write_city(console: Console, options: Options, name: str, player: PlayerView) -> None:
    console.print()
    console.print(Text.assemble((f"City of {name}", "title"), (f"   {key(options.kinds)}", "dim")))
    console.print(Text("\n").join(draw_city(player.city, width=console.width, low=True)), soft_wrap=True)
    for where, faces in (("Reserve", player.reserve), ("To be placed", player.holding)):
        if faces:
            console.print(f"{where}: {', '.join(f'{title(face)} ({border_words(face)})' for face in faces)}")
