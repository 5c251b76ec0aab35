"""Replays as text: a story, actions or score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from nasrid.i18n import t
from nasrid.rules.game import Game
from nasrid.rules.quoting import truncate
from nasrid.rules.record import ReplayedAction
from nasrid.rules.text.notation import write_action
from nasrid.terminal.colours import make_console
from nasrid.terminal.files import read_json
from nasrid.terminal.names import Perspective, game_title, seat_name
from nasrid.terminal.play import final_table
from nasrid.terminal.replay import load_replay
from nasrid.terminal.screen import Screen
from nasrid.terminal.sheet import print_events, print_sheet


def tell_replay(name: str, part: str) -> None:
    """Print the replay of a file. `part` is "story", "sheets" or "log"."""
    record = read_json(name)
    game, steps = load_replay(name, record)
    Storyteller(game, steps, player_names(record, game.options.players)).print_part(part)


def player_names(record: dict[str, Any], players: int) -> list[str]:
    """Return the names of a record of the arena or a server, or an empty list.

    Names are what a file says. A name that occurs twice is followed by its seat.
    """
    names = record.get("players")
    if not (isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names)):
        return []
    shown = [truncate(name) for name in names]
    return [
        name if name and shown.count(name) == 1 else f"{name} ({seat_name(seat)})".strip()
        for seat, name in enumerate(shown)
    ]


class Storyteller:
    def __init__(self, game: Game, steps: Sequence[ReplayedAction], names: Sequence[str]) -> None:
        self.console = make_console()
        self.game, self.steps = game, steps
        self.perspective = Perspective(game.options, None, names)

    def print_part(self, part: str) -> None:
        options = self.game.options
        title = f" {t('table-sub', game=game_title(options), players=options.players)} "
        self.console.rule(Text(title, "title"), characters="━")
        if part == "log":
            self._print_log()
        elif part == "sheets":
            for sheet in self.game.sheets:
                print_sheet(self.console, sheet, self.perspective)
        else:
            for events in (self.game.setup_events, *(events for _, _, events in self.steps)):
                print_events(self.console, events, self.perspective)
            for seat in self.perspective.seats:
                Screen(self.console, self.perspective).show_city(self.game.view(None), seat)
        self.console.print()
        if not self.game.is_over:
            self.console.print(t("terminal-record-ends"))
        self.console.print(final_table(self.game, self.perspective))

    def _print_log(self) -> None:
        width = len(str(len(self.steps)))
        for number, (seat, action, _) in enumerate(self.steps, 1):
            line = f"{number:>{width}}  {self.perspective.name(seat)}  {write_action(action)}"
            self.console.print(line, highlight=False, soft_wrap=True)
