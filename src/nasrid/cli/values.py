"""Values that several commands take."""

from __future__ import annotations

import argparse
import secrets

from nasrid.rules.quoting import quoted
from nasrid.terminal.trouble import Trouble


def file_name(text: str) -> str:
    from nasrid.terminal.files import expanded

    if not text.strip():
        raise argparse.ArgumentTypeError("the name of a file is missing")
    return expanded(text)


def whole_number(text: str) -> int:
    """How many of something; there is at least one."""
    if not (text.isascii() and text.isdigit() and 0 < len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number from 1 on")
    return int(text)


def read_seed(text: str | None) -> int:
    """Without a text a random one."""
    if text is None:
        return secrets.randbelow(2**32)
    if not (text.isascii() and text.isdigit()):
        raise Trouble("a seed is a whole number, 0 or more")
    return int(text.lstrip("0")[:100] or "0")  # a hundred digits are too many in any case
