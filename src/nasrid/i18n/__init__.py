"""Text for people: the Fluent messages of locales/, by id, in the language of this process.

Without the packages of the extra `languages`, the language is English. The browser client reads the same files
(web/src/text).
"""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, Protocol

from nasrid.i18n.english import English

MessageValue = str | int | float

ITALIAN_AND_RE = re.compile(r" e (?=e)", re.IGNORECASE)  # "nord ed est"; no other language has a word "e"
PACKAGE_DIR = Path(__file__).parents[1]
LOCALES_DIR = next(
    folder for folder in (PACKAGE_DIR / "locales", PACKAGE_DIR.parents[1] / "locales") if folder.is_dir()
)
# from language code to the language's own name
LANGUAGES: dict[str, str] = json.loads((LOCALES_DIR / "languages.json").read_text(encoding="utf-8"))
LANGUAGE_VARIABLE = "NASRID_LANGUAGE"
ENGLISH = "en"
COMMON_FILE = "common"  # all other files may use the terms of this one
_ERROR_MESSAGES = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-forbidden",
    errno.EPERM: "system-forbidden",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-in-use",
    errno.EADDRNOTAVAIL: "system-no-address",
}
_MESSAGE_ID_RE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Formatter(Protocol):
    """Formats the messages, numbers and lists of one language."""

    def add(self, text: str) -> None:
        """Add messages in Fluent syntax."""

    def format(self, name: str, words: Mapping[str, MessageValue]) -> str | None:
        """Return the text of a message that was added, or None if it has only attributes."""

    def join(self, words: Sequence[str], style: Literal["standard", "or"]) -> str: ...

    def number(self, value: float, digits: int) -> str: ...

    def percentage(self, value: float, digits: int) -> str: ...


def _make_formatter(code: str) -> Formatter:
    """Return the formatter of a language. Raise ModuleNotFoundError if its packages are missing; English needs none."""
    try:
        from nasrid.i18n.translated import Translated
    except ModuleNotFoundError:
        if code != ENGLISH:
            raise
        return English()
    return Translated(code)


class Language:
    """The messages of one language. Each file is parsed when its first message is needed."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.formatter = _make_formatter(code)
        self._unread = {file.stem: file.read_text(encoding="utf-8") for file in (LOCALES_DIR / code).glob("*.ftl")}
        self._files = {name: file for file, text in self._unread.items() for name in _MESSAGE_ID_RE.findall(text)}
        self._read(COMMON_FILE)

    def _read(self, file: str) -> None:
        if (text := self._unread.pop(file, None)) is not None:
            self.formatter.add(text)

    def add(self, text: str) -> None:
        self.formatter.add(text)
        self._files |= dict.fromkeys(_MESSAGE_ID_RE.findall(text), "")

    def find(self, name: str, words: Mapping[str, MessageValue]) -> str | None:
        """Return the text of a message, or None if it does not exist."""
        if name not in self._files:
            return None
        self._read(self._files[name])
        return self.formatter.format(name, words)


_language = cache(Language)
_chosen_language: str | None = None


def set_language(code: str) -> None:
    """Set the language of this process. Raise ModuleNotFoundError if its packages are missing.

    Args:
        code: A key of LANGUAGES.
    """
    global _chosen_language
    _language(code)
    _chosen_language = code


def current_language() -> str:
    """Return the language set by `set_language`, or the system's."""
    return _chosen_language or _system_language()


@cache
def _system_language() -> str:
    """Return the system's language, or English if its packages are missing."""
    code = language_of_system(os.environ)
    try:
        _language(code)
    except ModuleNotFoundError:
        return ENGLISH
    return code


def language_of_system(environment: Mapping[str, str]) -> str:
    """Return the language that NASRID_LANGUAGE or a standard variable names, or English if it is not supported."""
    for variable in (LANGUAGE_VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        if code := re.split("[_.@-]", environment.get(variable, ""))[0].lower():
            return code if code in LANGUAGES else ENGLISH
    return ENGLISH


def _formatter() -> Formatter:
    return _language(current_language()).formatter


def find_message(name: str, /, **words: MessageValue) -> str | None:
    return _find_cached(current_language(), name, tuple(words.items()))


@lru_cache(10_000)
def _find_cached(code: str, name: str, words: tuple[tuple[str, MessageValue], ...]) -> str | None:
    """Return a formatted message. Menus repeat texts, and formatting a message takes 50 µs."""
    return _language(code).find(name, dict(words))


def add_messages(code: str, text: str) -> None:
    """Add messages in Fluent syntax, for a module that is not part of Nasrid."""
    _language(code).add(text)
    _find_cached.cache_clear()


def t(name: str, /, **words: MessageValue) -> str:
    """Return the text of a message, or its id if the message does not exist."""
    text = find_message(name, **words)
    return name if text is None else text


def join_list(words: Iterable[str], style: Literal["standard", "or", "unit"] = "standard") -> str:
    """Join texts as "A, B and C" (standard), "A, B or C" (or) or "A, B, C" (unit)."""
    joined = ", ".join(words) if style == "unit" else _formatter().join(list(words), style)
    return ITALIAN_AND_RE.sub(" ed ", joined)


def format_number(value: float, digits: int = 0) -> str:
    """Return a number with `digits` decimal places."""
    return _formatter().number(value, digits)


def format_percentage(value: float, digits: int = 1) -> str:
    return _formatter().percentage(value, digits)


def describe_error(error: Exception) -> str:
    """Return the text of an error, translated if it is a common system error."""
    if isinstance(error, OSError) and error.errno in _ERROR_MESSAGES:
        return t(_ERROR_MESSAGES[error.errno])
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def format_timestamp(seconds: float) -> str:
    """Return a timestamp as local date and time. Only commands of the server, which has the packages, use it."""
    from babel.dates import format_datetime

    return format_datetime(datetime.fromtimestamp(seconds), "short", locale=current_language())
