"""Asks the person at the keyboard (or a pipe) for an action."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from contextlib import suppress
from typing import TextIO

from rich.console import Console

from nasrid.bots.bot import Bot
from nasrid.bots.judgement.reasons import Reason
from nasrid.language import find, t
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.game import Game
from nasrid.rules.pieces.money import MONEY, SPECIAL_CARD_MODULES
from nasrid.rules.quoting import truncate
from nasrid.rules.table.actions import Action
from nasrid.rules.table.events import Event
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import FEE_WORD, parse_action, write_action
from nasrid.terminal.advice import advice
from nasrid.terminal.files import Records, expanded
from nasrid.terminal.menu import Choice, Menu, menu_of
from nasrid.terminal.screen import Screen
from nasrid.terminal.trouble import NO_MORE_INPUT, Trouble
from nasrid.terminal.words import Perspective, capital

TYPED = ("city 2", "table", "hint", "why", "save FILE", "help", "quit")  # what can be typed besides numbers and actions
HINT_SECONDS = 1.0


class Left(Exception):  # noqa: N818 (no fault: somebody goes home)
    """The player leaves the game."""


class Keyboard:
    """Lines from the standard input, which may be a pipe."""

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self.console = console
        self.source = source or sys.stdin
        self.interactive = self.source.isatty()
        if self.interactive:
            with suppress(ImportError):  # not everywhere; it gives input() arrow keys and a history
                import readline  # noqa: F401

    def line(self, prompt: str) -> str:
        """What was typed; EOFError when nothing more can come."""
        if self.interactive:
            return input(prompt).strip()
        self.console.print(prompt, end="", highlight=False)
        text = self.source.readline()
        self.console.print(text.strip(), highlight=False, soft_wrap=True)
        if not text:
            raise EOFError
        return text.strip()

    def pause(self) -> None:
        if self.interactive and self.console.is_terminal:
            self.line(f"{t('terminal-press-enter')} ")


class Asker:
    """One decision after another of one seat."""

    def __init__(self, game: Game, perspective: Perspective, screen: Screen, keyboard: Keyboard, adviser: Bot) -> None:
        self.game, self.perspective, self.screen, self.keyboard = game, perspective, screen, keyboard
        self.adviser = adviser
        self._rivals_reasons: list[tuple[int, Reason]] = []  # since the last decision
        self.records = Records(game)
        self.saves_at_end = False
        self._saved: int | None = None  # how many actions the last saved record has
        self._warned = False

    def decide(self) -> list[Event]:
        """Ask until the rules accept an action; what happened then."""
        view = self.game.view(self.perspective.me)
        self._warned = False
        top = menu = self._menu(view)
        self.screen.show(view, menu)
        while True:
            answer = self._line(submenu=menu is not top)
            number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 9 else None
            choice = _chosen(menu, number)
            verb, _, rest = answer.partition(" ")
            if number is not None and not (choice and choice.action):
                menu = self._open(view, top, menu, choice, number)
            elif verb.lower() in ("back", "table"):
                menu = top
                self.screen.show(view, menu, whole=True)
            elif not self._command(view, verb.lower(), rest.strip()):
                happened = self._try(choice.action if choice else None, self._spelled(answer))
                if happened is not None:
                    self._rivals_reasons = []
                    return happened

    def _menu(self, view: View) -> Menu:
        """With fewer payments where the terminal is too low for the usual number."""
        menu = menu_of(view, self.perspective)
        return menu if self.screen.has_room_for(menu) else menu_of(view, self.perspective, payments=1)

    def _spelled(self, answer: str) -> str:
        """As notation writes it: verbs, cards and tiles may be typed in small or capital letters."""
        verb, *words = answer.split() or [""]
        known = {word.lower(): word for word in (*self.perspective.faces, *MONEY, *SPECIAL_CARD_MODULES, FEE_WORD)}
        return " ".join([verb.lower(), *(known.get(word.lower(), word) for word in words)])

    def _try(self, action: Action | None, notation: str) -> list[Event] | None:
        """What happened, or None after the reason why nothing did."""
        try:
            return self.game.apply(action or parse_action(notation))
        except IllegalActionError as error:
            reason = find(f"rule-{error.rule}") or t("error-illegal")
            self._reply(t("terminal-not-possible", reason=reason, rule=error.rule))
        except NotationError:
            self._reply(t("terminal-not-understood", typed=truncate(notation)))
        return None

    def _line(self, *, submenu: bool) -> str:
        try:
            return self.keyboard.line(f"{t('terminal-choice-back' if submenu else 'terminal-choice')} ")
        except EOFError:
            if self.keyboard.interactive:
                raise Left from None
            raise Trouble(t("terminal-input-ended"), NO_MORE_INPUT) from None

    def _open(self, view: View, top: Menu, menu: Menu, choice: Choice | None, number: int) -> Menu:
        """The menu to go on with after a number that is no action."""
        if choice and choice.opens:
            menu = choice.opens
            assert view.viewer is not None
            if menu.marks():
                self.screen.show_city(view, view.viewer, menu.marks())
            self.screen.show_menu(menu)
        elif number == 0 and menu is not top:
            menu = top
            self.screen.show(view, menu)
        else:
            self._reply(t("terminal-no-number", number=str(number), last=len(menu.choices)))
        return menu

    def _command(self, view: View, verb: str, rest: str) -> bool:
        """Whether it was a command."""
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
                self._why()
            case _:
                return False
        return True

    def _quit(self) -> None:
        """A person who would lose the game is asked once."""
        safe = self.saves_at_end or self._saved == len(self.game.actions)
        if safe or self._warned or not self.keyboard.interactive:
            raise Left
        self._warned = True
        self._reply(t("terminal-quit-sure"))

    def _help(self, view: View) -> None:
        self._say(t("terminal-help-menu"))
        self._say(t("terminal-help-cells"))
        for typed in TYPED:
            self._say(f"  {typed:<13}{t(f'terminal-help-{typed.split()[0]}')}")
        self._say(t("terminal-help-notation"))
        for action in {type(action): action for action in reversed(view.legal_actions)}.values():
            self._say(f"  {write_action(action)}")

    def _hint(self, view: View) -> None:
        reason = self.adviser.explain(view, self.adviser.choose(view, HINT_SECONDS))
        self._reply(advice(reason, self.perspective))

    def remember(self, seat: int, action: Action) -> None:
        """What a rival is about to do, and what speaks for it as far as one can see from here."""
        self._rivals_reasons.append((seat, self.adviser.explain(self.game.view(self.perspective.me), action)))

    def _why(self) -> None:
        for seat, reason in self._rivals_reasons:
            words = advice(reason, self.perspective)
            self._reply(t("terminal-advice", name=self.perspective.name(seat), reason=words))
        if not self._rivals_reasons:
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
        name = expanded(name)
        try:
            self.records.save(name)
        except Trouble as trouble:
            self._reply(f"{trouble}.")
            return False
        self._saved = len(self.game.actions)
        command = f"{shlex.quote(own_command())} replay {shlex.quote(name)}"
        self.screen.console.print(t("terminal-saved", command=command), highlight=False, soft_wrap=True)
        return True

    def _reply(self, sentence: str) -> None:
        self.screen.console.print(capital(sentence))

    def _say(self, line: str) -> None:
        self.screen.console.print(line, highlight=False)


def own_command() -> str:
    """How the shell finds this command again."""
    called, known = sys.argv[0], shutil.which("nasrid")
    if os.path.basename(called) != "nasrid" or (known and os.path.realpath(known) == os.path.realpath(called)):
        return "nasrid"
    return called


def _chosen(menu: Menu, number: int | None) -> Choice | None:
    choices = menu.choices
    return choices[number - 1] if number and number <= len(choices) else None
