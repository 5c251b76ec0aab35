"""A game in the terminal: one person against bots."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table as Grid
from rich.text import Text

from nasrid.bots import Bot, Entrant, read_code, tell
from nasrid.rules.game import Game
from nasrid.rules.table.events import Event, Scored, TurnBegan
from nasrid.rules.table.options import Options
from nasrid.rules.table.scoring import DIRK
from nasrid.terminal.ask import Asker, Keyboard, Left
from nasrid.terminal.colours import make_console, print_indented
from nasrid.terminal.files import check_new
from nasrid.terminal.say import sentence, visible
from nasrid.terminal.screen import Screen
from nasrid.terminal.sheet import print_sheet
from nasrid.terminal.trouble import INTERRUPTED, Trouble
from nasrid.terminal.words import Perspective, game_title

WELCOME = "Welcome to Granada, 14th century: build the finest city around your {start}."
ADVISER = "architect"
STARTS = {"alhambra": "lion fountain", "granada": "Alhambra", "combined": "lion fountain"}


@dataclass(frozen=True)
class PlaySettings:
    options: Options
    seed: int
    seat: int  # from 0
    save: str | None
    rivals: Entrant  # all of them play alike


def play(settings: PlaySettings) -> int:
    """Play to the end or until the player leaves; the exit code."""
    if settings.save:
        check_new(settings.save)
    session = Session(settings)
    try:
        session.run()
    except Left:
        session.say_goodbye()
    except KeyboardInterrupt:
        session.console.print("\nGoodbye!")
        return INTERRUPTED
    finally:
        if settings.save:
            session.save(settings.save)
    return 0


class Session:
    def __init__(self, settings: PlaySettings) -> None:
        self.console = make_console()
        self.game = _new_game(settings)
        self.perspective = Perspective(settings.options, settings.seat)
        self.keyboard = Keyboard(self.console)
        self.rivals = settings.rivals
        self.bots = {seat: self._seat_bot(settings, seat) for seat in self.perspective.seats}
        adviser = self.bots[settings.seat]
        self.asker = Asker(self.game, self.perspective, Screen(self.console, self.perspective), self.keyboard, adviser)
        self.asker.saves_at_end = bool(settings.save)

    def _seat_bot(self, settings: PlaySettings, seat: int) -> Bot:
        """At the person's own seat sits somebody who gives hints."""
        entrant = read_code(ADVISER) if seat == settings.seat else settings.rivals
        return entrant.make(settings.seed + seat)

    def run(self) -> None:
        self._welcome()
        self.tell(self.game.opening)
        while not self.game.is_over:
            assert self.game.seat is not None
            if self.game.seat == self.perspective.me:
                happened = self.asker.decide()
                self.console.print()
                self.tell(happened)
            else:
                self.tell(self._rival_decides(self.game.seat))
        self._finish()

    def _rival_decides(self, seat: int) -> list[Event]:
        with self.console.status(f"{self.perspective.name(seat)} is thinking ..."):
            action = self.bots[seat].choose(self.game.view(seat), self.rivals.seconds)
            self.asker.remember(seat, action)
        return self.game.apply(action)

    def _welcome(self) -> None:
        options = self.perspective.options
        self.console.rule(Text(f" {game_title(options)} ", "title"), characters="━")
        self.console.print(WELCOME.format(start=STARTS[options.game]))
        self.console.print("Type help whenever you are asked, quit to leave.\n")

    def tell(self, happened: Sequence[Event]) -> None:
        tell(self.bots, happened)
        for event in visible(happened, self.perspective.me):
            if isinstance(event, TurnBegan):
                if event.seat == self.perspective.me:
                    continue  # the screen says so
                self.console.print(Text(f"── {sentence(event, self.perspective)}", "title"))
            elif isinstance(event, Scored):
                self.console.print()
                print_sheet(self.console, event.sheet, self.perspective)
                if not self.game.is_over:
                    self._pause()
            else:
                print_indented(self.console, sentence(event, self.perspective))

    def _pause(self) -> None:
        try:
            self.keyboard.pause()
        except EOFError:
            raise Left from None

    def _finish(self) -> None:
        assert self.perspective.me is not None
        self.asker.screen.show_city(self.game.view(self.perspective.me), self.perspective.me)
        self.console.print()
        self.console.print(final_table(self.game, self.perspective))
        if not self.asker.saves_at_end:
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        self.console.print()
        try:
            while name := self.keyboard.line("Save the record? Type the name of a file, or just Enter to leave: "):
                if self.asker.save(name):
                    return
        except EOFError:
            self.console.print()

    def save(self, name: str) -> None:
        saved = self.asker.records.save_anyhow(name)
        taken = "is taken by another file" if os.path.lexists(name) else "cannot be written"
        why = "" if saved == name else f"{name} {taken}. "
        self.console.print(f"{why}The record is saved in {saved}.", highlight=False, soft_wrap=True)

    def say_goodbye(self) -> None:
        self.console.print("\nThe game stays unfinished. Goodbye, and come again!")


def _new_game(settings: PlaySettings) -> Game:
    try:
        return Game.new(settings.options, settings.seed)
    except ValueError as error:
        raise Trouble(str(error)) from None


def final_table(game: Game, perspective: Perspective) -> Grid:
    """Everybody by points; Dirk stands apart, for he is not ranked."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for heading in ("Final standing" if game.is_over else "Standing so far", "points", ""):
        grid.add_column(heading, justify="right" if heading == "points" else "left")
    scores = game.scores
    for seat in sorted(perspective.seats, key=lambda seat: -scores[seat]):
        place = 1 + sum(score > scores[seat] for score in scores)
        grid.add_row(f"{place}. {perspective.name(seat)}", str(scores[seat]), "winner" if seat in game.winners else "")
    if game.dirk_score is not None:
        grid.add_row(f"   {perspective.name(DIRK)}", str(game.dirk_score), "not ranked")
    return grid
