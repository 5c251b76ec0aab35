"""Replays of records: as a story, actions, score sheets or JSON."""

from __future__ import annotations

import json
from typing import Any

from rich.text import Text

from nasrid.command_errors import EXIT_BROKEN_RECORD, CommandError
from nasrid.i18n import t
from nasrid.rules.errors import RecordError
from nasrid.rules.game import Game
from nasrid.rules.record import replay_events, start_replay
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.text.notation import write_action
from nasrid.rules.wire.encode import encode
from nasrid.terminal.colours import make_console
from nasrid.terminal.files import read_json
from nasrid.terminal.names import Perspective, game_title
from nasrid.terminal.play import final_table
from nasrid.terminal.screen import Screen
from nasrid.terminal.sheet import print_events, print_sheet

Steps = list[tuple[int, Action, list[Event]]]  # (seat, action, events)


def replay_file(name: str, part: str, should_print_json: bool) -> int:
    """Print a replay and return the exit code. `part` is "story", "sheets" or "log"."""
    game, steps = load_replay(name, read_json(name))
    if should_print_json:
        print(json.dumps(_as_json(game, steps, part), indent=1))
    else:
        Storyteller(game, steps).print_part(part)
    return 0


def load_replay(name: str, record: Any) -> tuple[Game, Steps]:
    """Return the game of a record from this file."""
    steps: Steps = []
    try:
        game = start_replay(record)
        seat = game.seat
        for action, events in replay_events(game, record):
            assert seat is not None
            steps.append((seat, action, events))
            seat = game.seat
    except RecordError as error:
        raise CommandError(t("terminal-broken-record", file=name, reason=str(error)), EXIT_BROKEN_RECORD) from None
    return game, steps


class Storyteller:
    def __init__(self, game: Game, steps: Steps) -> None:
        self.console = make_console()
        self.game, self.steps = game, steps
        self.perspective = Perspective(game.options, None)

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


def _as_json(game: Game, steps: Steps, part: str) -> dict[str, Any]:
    result: dict[str, Any] = {
        "options": game.options.to_json(),
        "over": game.is_over,
        "scores": game.scores,
        "dirk_score": game.dirk_score,
        "winners": game.winners,
        "sheets": encode(game.sheets),
    }
    if part == "story":
        result["opening"] = encode(game.setup_events)
    if part != "sheets":
        result["steps"] = [
            {"seat": seat, "action": write_action(action)} | ({"events": encode(events)} if part == "story" else {})
            for seat, action, events in steps
        ]
    return result
