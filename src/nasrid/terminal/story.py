"""A record told again: as a story, as bare actions, as score sheets, or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from rich.text import Text

from nasrid.language import t
from nasrid.rules.errors import RecordError
from nasrid.rules.game import Game
from nasrid.rules.record import replay_events, start_replay
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event, Scored, TurnBegan
from nasrid.rules.text.notation import write_action
from nasrid.rules.wire.encode import encode
from nasrid.terminal.colours import make_console, print_indented
from nasrid.terminal.files import read_json
from nasrid.terminal.play import final_table
from nasrid.terminal.say import told, visible
from nasrid.terminal.screen import Screen
from nasrid.terminal.sheet import print_sheet
from nasrid.terminal.trouble import BROKEN_RECORD, Trouble
from nasrid.terminal.words import Perspective, game_title

Steps = list[tuple[int, Action, list[Event]]]  # who did what, and what happened


def replay_file(name: str, what: str, as_json: bool) -> int:
    """`what` is "story", "sheets" or "log"; the exit code."""
    game, steps = replayed(name, read_json(name))
    if as_json:
        print(json.dumps(_as_json(game, steps, what), indent=1))
    else:
        Storyteller(game, steps).tell(what)
    return 0


def replayed(name: str, record: Any) -> tuple[Game, Steps]:
    """The game of a record that was in this file."""
    steps: Steps = []
    try:
        game = start_replay(record)
        seat = game.seat
        for action, happened in replay_events(game, record):
            assert seat is not None
            steps.append((seat, action, happened))
            seat = game.seat
    except RecordError as error:
        raise Trouble(t("terminal-broken-record", file=name, reason=str(error)), BROKEN_RECORD) from None
    return game, steps


class Storyteller:
    def __init__(self, game: Game, steps: Steps) -> None:
        self.console = make_console()
        self.game, self.steps = game, steps
        self.perspective = Perspective(game.options, None)

    def tell(self, what: str) -> None:
        options = self.game.options
        title = f" {t('table-sub', game=game_title(options), players=options.players)} "
        self.console.rule(Text(title, "title"), characters="━")
        if what == "log":
            self._log()
        elif what == "sheets":
            for sheet in self.game.sheets:
                print_sheet(self.console, sheet, self.perspective)
        else:
            self._story(self.game.setup_events)
            for _, _, happened in self.steps:
                self._story(happened)
            self._cities()
        self._result()

    def _log(self) -> None:
        width = len(str(len(self.steps)))
        for number, (seat, action, _) in enumerate(self.steps, 1):
            line = f"{number:>{width}}  {self.perspective.name(seat)}  {write_action(action)}"
            self.console.print(line, highlight=False, soft_wrap=True)

    def _story(self, happened: Iterable[Event]) -> None:
        """As a spectator saw it."""
        for event, lines in told(visible(happened, None), self.perspective):
            if isinstance(event, Scored):
                self.console.print()
                print_sheet(self.console, event.sheet, self.perspective)
            elif isinstance(event, TurnBegan):
                self.console.print(Text(f"── {lines[0]}", "title"))
            else:
                for line in lines:
                    print_indented(self.console, line)

    def _cities(self) -> None:
        view = self.game.view(None)
        for seat in self.perspective.seats:
            Screen(self.console, self.perspective).show_city(view, seat)

    def _result(self) -> None:
        self.console.print()
        if not self.game.is_over:
            self.console.print(t("terminal-record-ends"))
        self.console.print(final_table(self.game, self.perspective))


def _as_json(game: Game, steps: Steps, what: str) -> dict[str, Any]:
    result: dict[str, Any] = {
        "options": game.options.to_json(),
        "over": game.is_over,
        "scores": game.scores,
        "dirk_score": game.dirk_score,
        "winners": game.winners,
        "sheets": encode(game.sheets),
    }
    if what == "story":
        result["opening"] = encode(game.setup_events)
    if what != "sheets":
        result["steps"] = [
            {"seat": seat, "action": write_action(action)} | ({"events": encode(happened)} if what == "story" else {})
            for seat, action, happened in steps
        ]
    return result
