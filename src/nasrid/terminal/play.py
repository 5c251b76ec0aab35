"""A game in the terminal: one person against bots."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from nasrid.bots import Bot, Entrant, notify_bots, parse_bot_code
from nasrid.command_errors import EXIT_INTERRUPTED, CommandError
from nasrid.daily import decision_seed
from nasrid.i18n import t
from nasrid.rules.game import Game
from nasrid.rules.table.events import Event
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import DIRK
from nasrid.terminal.colours import make_console
from nasrid.terminal.files import check_new
from nasrid.terminal.names import Perspective, game_title
from nasrid.terminal.prompt import Keyboard, PlayerQuitError, Prompter
from nasrid.terminal.screen import Screen
from nasrid.terminal.sheet import print_events

ADVISER_CODE = "adviser"


@dataclass(frozen=True)
class PlaySettings:
    options: Options
    seed: int
    seat: int  # from 0
    save: str | None
    opponents: Mapping[int, Entrant]  # by seat
    is_daily: bool = False  # True if the bots play the deal of a day, as everywhere


def play(settings: PlaySettings) -> int:
    """Play until the game ends or the player leaves, and return the exit code."""
    if settings.save:
        check_new(settings.save)
    session = TerminalGame(settings)
    try:
        session.run()
    except PlayerQuitError:
        session.console.print(f"\n{t('terminal-unfinished')}")
    except KeyboardInterrupt:
        session.console.print(f"\n{t('terminal-goodbye')}")
        return EXIT_INTERRUPTED
    finally:
        if settings.save:
            session.save(settings.save)
    return 0


class TerminalGame:
    def __init__(self, settings: PlaySettings) -> None:
        self.settings = settings
        self.console = make_console()
        self.game = _new_game(settings)
        self.perspective = Perspective(settings.options, settings.seat)
        self.keyboard = Keyboard(self.console)
        self.bots = {seat: self._make_bot(seat) for seat in self.perspective.seats}
        screen = Screen(self.console, self.perspective)
        self.prompter = Prompter(self.game, self.perspective, screen, self.keyboard, self.bots[settings.seat])
        self.prompter.should_save_at_end = bool(settings.save)

    def _make_bot(self, seat: int) -> Bot:
        """Return the bot of a seat. The one at the person's seat gives hints."""
        entrant = self.settings.opponents.get(seat) or parse_bot_code(ADVISER_CODE)
        return entrant.make(self.settings.seed + seat)

    def run(self) -> None:
        self._welcome()
        self.show_events(self.game.setup_events)
        while not self.game.is_over:
            assert self.game.seat is not None
            if self.game.seat == self.perspective.viewer:
                events = self.prompter.decide()
                self.console.print()
                self.show_events(events)
            else:
                self.show_events(self._play_opponent(self.game.seat))
        self._finish()

    def _play_opponent(self, seat: int) -> list[Event]:
        bot = self.bots[seat]
        if self.settings.is_daily:
            bot.random.seed(decision_seed(self.settings.seed, len(self.game.actions)))
        with self._thinking(seat):
            action = bot.choose(self.game.view(seat), self.settings.opponents[seat].seconds)
            self.prompter.remember(seat, action)
        return self.game.apply(action)

    def _thinking(self, seat: int) -> AbstractContextManager[object]:
        """Show a moving line while a bot thinks. Pipes do not show it."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(t("terminal-thinking", name=self.perspective.name(seat)))

    def _welcome(self) -> None:
        options = self.perspective.options
        self.console.rule(Text(f" {game_title(options)} ", "title"), characters="━")
        self.console.print(t("terminal-welcome"))
        self.console.print(f"{t('terminal-welcome-help')}\n")

    def show_events(self, events: Sequence[Event]) -> None:
        notify_bots(self.bots, events)
        print_events(self.console, events, self.perspective, self._pause)

    def _pause(self) -> None:
        try:
            if not self.game.is_over:
                self.keyboard.pause()
        except EOFError:
            raise PlayerQuitError from None

    def _finish(self) -> None:
        viewer = self.settings.seat
        self.prompter.screen.show_city(self.game.view(viewer), viewer)
        self.console.print()
        self.console.print(final_table(self.game, self.perspective))
        if not self.prompter.should_save_at_end:
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        self.console.print()
        try:
            while name := self.keyboard.read_line(f"{t('terminal-save-offer')} "):
                if self.prompter.save(name):
                    return
        except EOFError:
            self.console.print()

    def save(self, name: str) -> None:
        saved = self.prompter.records.save_somewhere(name)
        if saved != name:
            why = "terminal-save-taken" if os.path.lexists(name) else "terminal-save-failed"
            self.console.print(t(why, file=name), highlight=False, soft_wrap=True)
        self.console.print(t("terminal-saved-in", file=saved), highlight=False, soft_wrap=True)


def _new_game(settings: PlaySettings) -> Game:
    try:
        return Game.new(settings.options, settings.seed)
    except ValueError as error:
        raise CommandError(str(error)) from None


def final_table(game: Game, perspective: Perspective) -> Grid:
    """Print the players by points. Dirk is listed separately, because he is not ranked."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    grid.add_column(t("terminal-standing", over="yes" if game.is_over else "no"))
    grid.add_column(t("table-score"), justify="right")
    grid.add_column("")
    scores = game.scores
    for seat in sorted(perspective.seats, key=lambda seat: -scores[seat]):
        place = 1 + sum(score > scores[seat] for score in scores)
        won = t("terminal-winner") if seat in game.winners else ""
        grid.add_row(f"{place}. {perspective.name(seat)}", str(scores[seat]), won)
    if game.dirk_score is not None:
        grid.add_row(f"   {perspective.name(DIRK)}", str(game.dirk_score), t("terminal-not-ranked"))
    return grid
