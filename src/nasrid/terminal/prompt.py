"""Prompts for actions, at the keyboard or from a pipe."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from contextlib import suppress
from typing import TextIO

from rich.console import Console

from nasrid.bots.bot import Bot
from nasrid.bots.heuristics.reasons import Reason
from nasrid.command_errors import EXIT_NO_MORE_INPUT, CommandError
from nasrid.i18n import t
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.game import Game
from nasrid.rules.quoting import truncate
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.terminal.advice import advice
from nasrid.terminal.files import Records, expand_path
from nasrid.terminal.menu import Menu, MenuItem, menu_of
from nasrid.terminal.names import Perspective, capitalise
from nasrid.terminal.screen import Screen
from nasrid.terminal.typed import normalise, rule_text

TYPED_COMMANDS = ("city 2", "table", "hint", "why", "save FILE", "help", "quit")  # in addition to numbers and actions
HINT_SECONDS = 1.0


class PlayerQuitError(Exception):
    """The player has left the game."""


class Keyboard:
    """Lines of the standard input, which may be a pipe."""

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self.console = console
        self.source = source or sys.stdin
        self.is_interactive = self.source.isatty()
        if self.is_interactive:
            with suppress(ImportError):  # optional; gives input() arrow keys and a history
                import readline  # noqa: F401

    def read_line(self, prompt: str) -> str:
        """Return the next line. Raise EOFError at the end of the input."""
        if self.is_interactive:
            return input(prompt).strip()
        self.console.print(prompt, end="", highlight=False)
        text = self.source.readline()
        self.console.print(text.strip(), highlight=False, soft_wrap=True)
        if not text:
            raise EOFError
        return text.strip()

    def pause(self) -> None:
        if self.is_interactive and self.console.is_terminal:
            self.read_line(f"{t('terminal-press-enter')} ")


class Prompter:
    """Asks one seat for its decisions."""

    def __init__(self, game: Game, perspective: Perspective, screen: Screen, keyboard: Keyboard, adviser: Bot) -> None:
        self.game, self.perspective, self.screen, self.keyboard = game, perspective, screen, keyboard
        self.adviser = adviser
        self._opponent_reasons: list[tuple[int, Reason]] = []  # since the last decision
        self.records = Records(game)
        self.should_save_at_end = False
        self._saved: int | None = None  # the number of actions in the last saved record
        self._has_warned = False

    def decide(self) -> list[Event]:
        """Ask until the rules accept an action, and return its events."""
        view = self.game.view(self.perspective.viewer)
        self._has_warned = False
        top = menu = self._menu(view)
        self.screen.show(view, menu)
        while True:
            answer = self._read_answer(is_submenu=menu is not top)
            number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else None
            choice = _chosen_item(menu, number)
            verb, _, rest = answer.partition(" ")
            if number is not None and not (choice and choice.action):
                menu = self._open(view, top, menu, choice, number)
            elif verb.lower() in ("back", "table"):
                menu = top
                self.screen.show(view, menu, should_show_table=True)
            elif not self._run_command(view, verb.lower(), rest.strip()):
                typed = normalise(answer, self.perspective.faces)
                events = self._try_action(choice.action if choice else None, typed)
                if events is not None:
                    self._opponent_reasons = []
                    return events

    def _menu(self, view: View) -> Menu:
        """Return the menu, with fewer payments if the terminal is short."""
        menu = menu_of(view, self.perspective)
        return menu if self.screen.has_room_for(menu) else menu_of(view, self.perspective, payments=1)

    def _try_action(self, action: Action | None, notation: str) -> list[Event] | None:
        """Return the events of an action, or print why it is illegal and return None."""
        try:
            return self.game.apply(action or parse_action(notation))
        except IllegalActionError as error:
            self._reply(t("terminal-not-possible", reason=rule_text(error.rule), rule=error.rule))
        except NotationError:
            self._reply(t("terminal-not-understood", typed=truncate(notation)))
        return None

    def _read_answer(self, *, is_submenu: bool) -> str:
        try:
            return self.keyboard.read_line(f"{t('terminal-choice-back' if is_submenu else 'terminal-choice')} ")
        except EOFError:
            if self.keyboard.is_interactive:
                raise PlayerQuitError from None
            raise CommandError(t("terminal-input-ended"), EXIT_NO_MORE_INPUT) from None

    def _open(self, view: View, top: Menu, menu: Menu, choice: MenuItem | None, number: int) -> Menu:
        """Return the next menu after a number that does not name an action."""
        if choice and choice.submenu:
            menu = choice.submenu
            assert view.viewer is not None
            if menu.marks():
                self.screen.show_city(view, view.viewer, menu.marks())
            self.screen.show_menu(menu)
        elif number == 0 and menu is not top:
            menu = top
            self.screen.show(view, menu)
        else:
            self._reply(t("terminal-no-number", number=str(number), last=len(menu.items)))
        return menu

    def _run_command(self, view: View, verb: str, rest: str) -> bool:
        """Carry out a command. Return False if the text is not one."""
        match verb:
            case "":
                self._reply(t("terminal-type-number"))
            case "help" | "h" | "?":
                self._help(view)
            case "quit" | "exit" | "q":
                self._quit()
            case "city":
                self._show_city(view, rest)
            case "save":
                self.save(rest)
            case "hint":
                self._hint(view)
            case "why":
                self._explain_opponents()
            case _:
                return False
        return True

    def _quit(self) -> None:
        """Ask for confirmation once if the game has not been saved."""
        safe = self.should_save_at_end or self._saved == len(self.game.actions)
        if safe or self._has_warned or not self.keyboard.is_interactive:
            raise PlayerQuitError
        self._has_warned = True
        self._reply(t("terminal-quit-sure"))

    def _help(self, view: View) -> None:
        self._print(t("terminal-help-menu"))
        self._print(t("terminal-help-cells"))
        for typed in TYPED_COMMANDS:
            self._print(f"  {typed:<13}{t(f'terminal-help-{typed.split()[0]}')}")
        self._print(t("terminal-help-notation"))
        for action in {type(action): action for action in reversed(view.legal_actions)}.values():
            self._print(f"  {write_action(action)}")

    def _hint(self, view: View) -> None:
        reason = self.adviser.explain(view, self.adviser.choose(view, HINT_SECONDS))
        self._reply(advice(reason, self.perspective))

    def remember(self, seat: int, action: Action) -> None:
        """Remember an opponent's reason for an action, as far as this seat can know it."""
        self._opponent_reasons.append((seat, self.adviser.explain(self.game.view(self.perspective.viewer), action)))

    def _explain_opponents(self) -> None:
        for seat, reason in self._opponent_reasons:
            words = advice(reason, self.perspective)
            self._reply(t("terminal-advice", name=self.perspective.name(seat), reason=words))
        if not self._opponent_reasons:
            self._reply(t("terminal-no-reasons"))

    def _show_city(self, view: View, rest: str) -> None:
        numbers = [str(seat + 1) for seat in self.perspective.seats]
        if rest not in numbers:
            self._reply(t("terminal-no-player", last=len(numbers)))
        else:
            self.screen.show_city(view, int(rest) - 1)

    def save(self, name: str) -> bool:
        if not name:
            self._reply(t("terminal-save-name"))
            return False
        name = expand_path(name)
        try:
            self.records.save(name)
        except CommandError as error:
            self._reply(f"{error}.")
            return False
        self._saved = len(self.game.actions)
        command = f"{shlex.quote(own_command())} replay {shlex.quote(name)}"
        self.screen.console.print(t("terminal-saved", command=command), highlight=False, soft_wrap=True)
        return True

    def _reply(self, text: str) -> None:
        self.screen.console.print(capitalise(text))

    def _print(self, text: str) -> None:
        self.screen.console.print(text, highlight=False)


def own_command() -> str:
    """Return the command as the shell finds it."""
    called, known = sys.argv[0], shutil.which("nasrid")
    if os.path.basename(called) != "nasrid" or (known and os.path.realpath(known) == os.path.realpath(called)):
        return "nasrid"
    return called


def _chosen_item(menu: Menu, number: int | None) -> MenuItem | None:
    choices = menu.items
    return choices[number - 1] if number and number <= len(choices) else None
