"""The command in a real terminal: colours, size, the end of a line of thought."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios

from tests.terminal.run import ENVIRONMENT, NASRID

PROMPT = "Your choice (or help): "
PATIENCE = 120  # seconds after which a silent command counts as hung


def hear_interrupts() -> None:
    """A command that was started in the background inherits deaf ears."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A pseudo-terminal in which a game has been started."""

    def __init__(self, lines: int, columns: int, **environment: str) -> None:
        self.end, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        known = {name: value for name, value in ENVIRONMENT.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        self.process = subprocess.Popen(
            [NASRID, "play", "--seed", "3"],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**known, "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )
        os.close(inside)

    def read_until(self, text: str) -> str:
        seen = b""
        while text.encode() not in seen:
            seen += self._read()
        return seen.decode()

    def _read(self) -> bytes:
        ready, _, _ = select.select([self.end], [], [], PATIENCE)
        assert ready, "the command hangs"
        return os.read(self.end, 4096)

    def type(self, text: str) -> None:
        os.write(self.end, text.encode())

    def leave(self) -> tuple[str, int]:
        """The last words and the exit code."""
        seen = b""
        try:
            while piece := self._read():
                seen += piece
        except OSError:  # the other end is closed
            pass
        os.close(self.end)
        return seen.decode(), self.process.wait()


def test_the_end_of_input_leaves_politely() -> None:
    terminal = Terminal(24, 80)
    terminal.read_until(PROMPT)
    terminal.type("\x04")
    words, code = terminal.leave()
    assert "The game stays unfinished. Goodbye, and come again!" in words
    assert code == 0


def test_an_interrupt_leaves_politely() -> None:
    terminal = Terminal(24, 80)
    terminal.read_until(PROMPT)
    terminal.process.send_signal(signal.SIGINT)
    words, code = terminal.leave()
    assert words.endswith("\r\nGoodbye!\r\n")
    assert code == 130


def screen(lines: int, columns: int, **environment: str) -> str:
    terminal = Terminal(lines, columns, **environment)
    shown = terminal.read_until(PROMPT)
    terminal.type("quit\n")
    terminal.leave()
    return shown


def test_colours_are_shown_unless_they_are_not_wanted() -> None:
    colour = re.compile(r"\x1b\[[0-9;]*3[1-8]")
    assert colour.search(screen(24, 80))
    assert not colour.search(screen(24, 80, NO_COLOR="1"))


def test_a_tall_terminal_draws_the_building_site_and_a_low_one_lists_it() -> None:
    tall, low = (re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen(*size)) for size in ((40, 120), (24, 80)))
    assert "│Pavilion┃" in tall
    assert "1 yellow       Pavilion 7      wall E" in low
    assert "1 yellow       Pavilion 7" not in tall
    assert max(map(len, low.splitlines())) <= 80
