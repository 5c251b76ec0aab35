"""A table for the user of an environment, as text or as a picture. All hands and bonus cards are visible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Any

from rich.console import Console
from rich.text import Text

from nasrid.envs.decisions import Decisions
from nasrid.envs.space import describe_index
from nasrid.extras import requires_extra
from nasrid.i18n import join_list, t
from nasrid.rules.errors import OptionsError
from nasrid.rules.pieces.money import SITE_SPACES
from nasrid.rules.table.view import View
from nasrid.terminal.colours import make_console
from nasrid.terminal.module_text import notation_of, text_of
from nasrid.terminal.names import Perspective, cards_text, describe_face, module_name, space_name, with_label
from nasrid.terminal.screen import display_text, game_summary, players_table, print_city, prompt_text, tiles_on_space

RENDER_MODES = ("human", "ansi", "rgb_array")
TEXT_COLUMNS = 100  # used when the output is not a terminal


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise OptionsError(f"render_mode must be one of {', '.join(RENDER_MODES)} or None, not {mode!r}")
    return mode


def render(mode: str, decisions: Decisions, names: Sequence[str]) -> Any:
    """Print the table, or return it as a string or as a picture of height x width x 3."""
    if mode == "rgb_array":
        return _picture(decisions, names)
    if mode == "human":
        _write_table(make_console(), decisions, names)
        return None
    text = StringIO()
    _write_table(make_console(text, TEXT_COLUMNS), decisions, names)
    return text.getvalue()


def _picture(decisions: Decisions, names: Sequence[str]) -> Any:
    with requires_extra("a picture", "gymnasium"):
        from nasrid.envs.picture import draw_game
    return draw_game(decisions.game, names, heading(decisions, names))


def heading(decisions: Decisions, names: Sequence[str]) -> str:
    """Return a line that names the player to act, the decision, and the indices chosen so far."""
    game = decisions.game
    if game.seat is None:
        return t("rendering-won", names=join_list(names[seat] for seat in game.winners))
    chosen = ", ".join(map(describe_index, decisions.prefix))
    return prompt_text(game.view(None), Perspective(game.options, None, names)) + (f" ({chosen} …)" if chosen else "")


def _write_table(console: Console, decisions: Decisions, names: Sequence[str]) -> None:
    game = decisions.game
    view = game.view(None)
    console.rule(Text(f" {heading(decisions, names)} ", "title"), characters="─")
    console.print(game_summary(view))
    for line in _site(view):
        console.print(line)
    console.print(display_text(view))
    console.print(players_table(view, names, t("story-dirk"), {}))
    for seat, name in enumerate(names):
        player = game.player_view(seat)
        print_city(console, t("city-of", name=name), player, view.options.tile_sets, is_short=True)
        console.print(with_label(t("table-hand-size"), cards_text(player.hand or ())))
        for module, part in player.modules.items():
            console.print(with_label(module_name(module), notation_of(part)))


def _site(view: View) -> Iterator[str]:
    """Yield the lines of the building site, one per space, and of the modules."""
    for space in SITE_SPACES:
        tiles = [describe_face(face) for face in tiles_on_space(view, space) if face]
        yield with_label(space_name(space), join_list(tiles, "unit") or t("terminal-empty"))
    for module, part in view.modules.items():
        yield from text_of(module).table_lines(part, Perspective(view.options, None))
