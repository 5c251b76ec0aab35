"""Help texts in the user's language, including argparse's own."""

from __future__ import annotations

import argparse
import shutil
import textwrap

from nasrid.i18n import t

_ARGPARSE_MESSAGES = {  # argparse's texts in all supported versions of Python, each with its variables
    "usage: ": ("argparse-usage", {}),
    "positional arguments": ("argparse-positional", {}),
    "options": ("argparse-options", {}),
    "show this help message and exit": ("argparse-help", {}),
    "argument %(argument_name)s: %(message)s": (
        "argparse-argument",
        {"argument": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("argparse-required", {"arguments": "%s"}),
    "unrecognized arguments: %s": ("argparse-unrecognized", {"arguments": "%s"}),
    "not allowed with argument %s": ("argparse-conflict", {"argument": "%s"}),
    "expected one argument": ("argparse-one", {}),
    "expected at least one argument": ("argparse-at-least-one", {}),
    "expected at most one argument": ("argparse-at-most-one", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "argparse-choice",
        {"value": "%(value)r", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("argparse-value", {"type": "%(type)s", "value": "%(value)r"}),
    "ignored explicit argument %r": ("argparse-ignored", {"value": "%r"}),
}


def _translate(text: str) -> str:
    if text not in _ARGPARSE_MESSAGES:
        return text
    message, words = _ARGPARSE_MESSAGES[text]
    return t(message, **words) + " " * text.endswith(" ")


def translate_argparse() -> None:
    """Make argparse, which calls gettext by this name, use our translations."""
    vars(argparse)["_"] = _translate


def describe(parser: argparse.ArgumentParser, command: str) -> None:
    """Set the description of a command."""
    width = shutil.get_terminal_size().columns - 2
    paragraphs = t(f"cli-{command}-about").split("\n\n")
    parser.description = "\n\n".join(textwrap.fill(paragraph, width) for paragraph in paragraphs)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter


def add_examples(parser: argparse.ArgumentParser, *examples: tuple[str, str]) -> None:
    """Add typed examples, each with its explanation, to the end of the help."""
    widest = max(len(typed) for typed, _ in examples)
    parser.epilog = "\n".join([t("cli-examples"), *(f"  {typed:<{widest}}  {words}" for typed, words in examples)])
