"""The command in a real terminal: colours, size and interrupts."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
from pathlib import Path

import pytest

from nasrid import replay
from tests.processes import ENVIRONMENT, NASRID
from tests.terminal.run import hear_interrupts

PROMPT = "Your choice (or help): "
SILENCE_TIMEOUT_SECONDS = 120


class Terminal:
    """A pseudo-terminal with a running game."""

    def __init__(self, lines: int, columns: int, *arguments: str, **environment: str) -> None:
        self.end, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        known = {name: value for name, value in ENVIRONMENT.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [NASRID, "play", "--seed", "3", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**known, "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )
        os.close(inside)
        self.first_screen = self.read_until(PROMPT)

    def read_until(self, text: str) -> str:
        seen = b""
        while text.encode() not in seen:
            seen += self._read()
        return seen.decode()

    def _read(self) -> bytes:
        ready, _, _ = select.select([self.end], [], [], SILENCE_TIMEOUT_SECONDS)
        assert ready, "the command hangs"
        return os.read(self.end, 4096)

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def interrupt(self) -> None:
        """Repeat the signal until it has an effect, because early signals are lost."""
        self.process.send_signal(signal.SIGINT)
        for _ in range(SILENCE_TIMEOUT_SECONDS // 5):
            if select.select([self.end], [], [], 5)[0]:
                return
            self.process.send_signal(signal.SIGINT)

    def leave(self) -> tuple[str, int]:
        """Return the remaining output and the exit code."""
        seen = b""
        try:
            while piece := self._read():
                seen += piece
        except OSError:  # the other end is closed
            pass
        os.close(self.end)
        return seen.decode(), self.process.wait()


def test_end_of_input_ends_with_a_message() -> None:
    terminal = Terminal(24, 80)
    terminal.type("\x04")
    words, code = terminal.leave()
    assert "The game is not finished. Goodbye!" in words
    assert code == 0


def test_interrupt_ends_with_a_message() -> None:
    terminal = Terminal(24, 80)
    terminal.interrupt()
    words, code = terminal.leave()
    assert words.endswith("\r\nGoodbye!\r\n")
    assert code == 130


def test_interrupt_saves_the_record_under_a_free_name(tmp_path: Path) -> None:
    name, other = tmp_path / "q.json", tmp_path / "q-2.json"
    terminal = Terminal(24, 200, "--save", str(name))
    name.write_text("mine", encoding="utf-8")
    terminal.interrupt()
    words, code = terminal.leave()
    assert code == 130
    assert words.endswith(f"\r\nA file named {name} already exists.\r\nThe record is saved in {other}.\r\n")
    assert name.read_text(encoding="utf-8") == "mine"
    assert not replay(json.loads(other.read_text(encoding="utf-8"))).is_over


def test_record_without_its_folder_is_saved_as_a_temporary_file(tmp_path: Path) -> None:
    folder, refuge = tmp_path / "folder", tmp_path / "refuge"
    folder.mkdir()
    refuge.mkdir()
    terminal = Terminal(24, 200, "--save", str(folder / "q.json"), TMPDIR=str(refuge))
    folder.rmdir()
    terminal.type("quit\n")
    words, code = terminal.leave()
    assert code == 0
    assert f"{folder / 'q.json'} cannot be written.\r\nThe record is saved in {refuge / 'q.json'}." in words


def test_leaving_an_unsaved_game_asks_once(tmp_path: Path) -> None:
    terminal = Terminal(24, 80)
    terminal.type("quit\n")
    assert "Leave without saving? Type quit again, or save FILE first." in terminal.read_until(PROMPT)
    terminal.type(f"save {tmp_path / 'q.json'}\n")
    terminal.read_until(PROMPT)
    terminal.type("take o5\n")
    assert "Yusuf is thinking" in terminal.read_until(PROMPT)
    terminal.type("q\n")
    terminal.read_until("Leave without saving?")
    terminal.type("q\n")
    assert terminal.leave()[1] == 0


@pytest.mark.parametrize("how", ["saved before", "saves at the end"])
def test_leaving_a_saved_game_does_not_ask(how: str, tmp_path: Path) -> None:
    name = str(tmp_path / "q.json")
    terminal = Terminal(24, 80, *(["--save", name] if how == "saves at the end" else []))
    if how == "saved before":
        terminal.type(f"save {name}\n")
        terminal.read_until(PROMPT)
    terminal.type("quit\n")
    words, code = terminal.leave()
    assert code == 0
    assert "Leave without saving?" not in words


def screen(lines: int, columns: int, **environment: str) -> str:
    terminal = Terminal(lines, columns, **environment)
    terminal.type("quit\nquit\n")
    terminal.leave()
    return terminal.first_screen


def test_colours_are_shown_unless_disabled() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[1-8]")
    assert colour.search(screen(24, 80))
    assert not colour.search(screen(24, 80, NO_COLOR="1"))


def test_tall_terminal_draws_the_site_and_short_one_lists_it() -> None:
    tall, low = (re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen(*size)) for size in ((40, 120), (24, 80)))
    assert "│Pavilion┃" in tall
    assert "1 Florin (y)   Pavilion 7  wall E" in low
    assert "1 Florin (y)   Pavilion 7" not in tall
    assert max(map(len, low.splitlines())) <= 80
