"""Checks of the names that players choose: length, reserved names, lookalikes."""

import re
import unicodedata
from collections.abc import Collection, Iterator
from itertools import accumulate, groupby

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.table.handlers import one_line

MAX_NAME_LENGTH = 24
MAX_COMBINING_MARKS = 3  # per letter, enough for all languages
# They share the shapes of many letters, so a name may use one.
MIXABLE_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")

# No part of a name may claim to be an administrator.
_RESERVED_WORDS = (
    "admin administrator moderator administrateur administratrice modérateur modératrice amministratore "
    "amministratrice moderatore moderatrice beheerder adminisztrátor moderátor nasrid"
)
_RESERVED_ENDS = ("admin", "moderator")  # a word that begins or ends like this makes the same claim
# The same claim, in words so short or common that parts of other names would often make them: "Mo D'Angelo".
_RESERVED_TITLES = "mod mods staff support"
_RESERVED_FIRST_WORD = "system"  # of messages; "Solar System" is no claim
_RESERVED_NAMES = "bot bots operator server host"
# The bot levels in all languages. tests/server/test_names.py compares them with locales/.
_LEVELS = (
    "apprentice mason merchant architect scholar vizier lehrling maurer händler architekt gelehrter wesir "
    "apprenti maçon marchand architecte savant vizir inas kőműves kereskedő építész tudós vezír apprendista "
    "muratore mercante architetto studioso visir leerling metselaar handelaar bouwmeester geleerde"
)
# Latin letters with the characters that look like them, in lower case; some scripts have no other.
_LOOKALIKES = {
    "a": "аαɑᴀꓮꭺ4@",
    "b": "вьβʙꓐ8",
    "c": "сϲᴄꓚꮯ",
    "d": "ԁᴅꓓꭰ",
    "e": "еєεξᴇꓰꭼ3€",
    "f": "ꓝ",
    "g": "ɡɢꓖꮐ",
    "h": "нһʜꓧꮋ",
    "i": "іιlӏıɩɪʟǀꓲꓡꭵꮮ1!|",
    "j": "јϳᴊꓙꭻ",
    "k": "кκᴋꓗꮶ",
    "m": "мᴍꓟꮇ",
    "n": "пηиɴꓠո",
    "o": "оοσᴏꓳօ0",
    "p": "рρᴘꓑꮲ",
    "r": "гяʀꓣꭱ",
    "s": "ѕꜱꓢꮪ5$",
    "t": "тτᴛꓔꭲ7",
    "u": "υцᴜꓴս",
    "v": "νѵᴠꓦꮩ",
    "w": "ωԝшᴡꓪꮃ",
    "x": "хχꓫ",
    "y": "уγʏꓬ",
    "z": "ᴢꓜꮓ2",
}
_LETTERS = str.maketrans(
    {written.casefold(): letter for letter, lookalikes in _LOOKALIKES.items() for written in lookalikes}
    # Letters in circles, in squares and as flags.
    | {chr(first + place): chr(ord("a") + place) for first in (0x1F150, 0x1F170, 0x1F1E6) for place in range(26)}
)


def checked_name(name: str) -> str:
    """Return the name, normalised. Raise RefusalError if it is too long, reserved or made to deceive."""
    name = _checked(name, "name")
    if _mixes_scripts(name):
        raise RefusalError("name_reserved", "a name may use the letters of one alphabet only")
    words = _words(name)
    if (
        not unicodedata.normalize("NFKD", name).strip(". ")  # DELETED_TEXT, the name of a deleted player
        or _is_among(_RESERVED_SKELETONS, name)
        or _claims_office(name)
        or any(_is_among(_TITLE_SKELETONS, word) for word in (*words, *name.split(), *_spelled(words)))
        or _is_among((_RESERVED_FIRST_WORD,), next(filter(None, words), ""))
    ):
        raise _reserved()
    return name


def check_title(title: str) -> None:
    """Raise RefusalError if the title of a tournament claims to come from the server, or has piles of marks. It may mix
    alphabets and name bots."""
    _check_marks(title, "title")
    if _claims_office(title):
        raise _reserved()


def _claims_office(text: str) -> bool:
    """Return whether a part of the text looks like the name of an administrator."""
    words = _words(text)
    return any(_is_among(_RESERVED_WORD_SKELETONS, word) for word in (*_joined(words), *_joined(text.split()))) or any(
        _skeleton(word).startswith(_RESERVED_ENDS) or _skeleton(word).endswith(_RESERVED_ENDS) for word in words
    )


def _words(text: str) -> list[str]:
    return re.split(r"[\W_]+", text)


def _reserved() -> RefusalError:
    return RefusalError("name_reserved", "this name is reserved, or looks like a reserved one; choose another")


def checked_login(login: str) -> str:
    return _checked(login, "login").casefold()


def checked_passkey_name(name: str) -> str:
    """Return the name of a passkey, which only its owner sees."""
    return _checked(name, "name")


def _checked(text: str, label: str) -> str:
    text = one_line(text)
    if not 1 <= len(text) <= MAX_NAME_LENGTH:
        raise RefusalError("bad_name", f"a {label} must have 1 to {MAX_NAME_LENGTH} characters")
    _check_marks(text, label)
    return text


def _check_marks(text: str, label: str) -> None:
    marks = [unicodedata.category(character)[0] == "M" for character in text]
    if all(marks) or any(
        all(marks[start : start + MAX_COMBINING_MARKS + 1]) for start in range(len(marks) - MAX_COMBINING_MARKS)
    ):
        raise RefusalError("bad_name", f"a {label} may have at most {MAX_COMBINING_MARKS} combining marks per letter")


def _joined(words: list[str]) -> Iterator[str]:
    """Yield the words, and neighbouring ones as one word, because signs and spaces hide a word."""
    for start in range(len(words)):
        yield from accumulate(words[start:])


def _spelled(words: list[str]) -> Iterator[str]:
    """Yield the neighbouring words of one letter as one word."""
    for is_letter, neighbours in groupby(filter(None, words), key=lambda word: len(word) == 1):
        if is_letter:
            yield "".join(neighbours)


def _is_among(skeletons: Collection[str], text: str) -> bool:
    return any(_skeleton(form) in skeletons for form in (text, _without_number(text)))


def _without_number(text: str) -> str:
    return text.strip("0123456789 ")


def _mixes_scripts(name: str) -> bool:
    letters = (unicodedata.name(character, "") for character in name if character.isalpha())
    scripts = {letter.partition(" ")[0] for letter in letters}
    return len(scripts.intersection(MIXABLE_SCRIPTS)) > 1


def _skeleton(text: str) -> str:
    """Return a form that is equal for texts that look alike: without case, accents and signs, in Latin letters."""
    plain = unicodedata.normalize("NFKD", text).casefold().translate(_LETTERS)
    letters = "".join(character for character in plain if character.isalnum())
    return letters.replace("rn", "m").replace("vv", "w")


_RESERVED_WORD_SKELETONS = frozenset(map(_skeleton, _RESERVED_WORDS.split()))
_TITLE_SKELETONS = frozenset(map(_skeleton, _RESERVED_TITLES.split()))
_RESERVED_SKELETONS = _RESERVED_WORD_SKELETONS | frozenset(map(_skeleton, f"{_RESERVED_NAMES} {_LEVELS}".split()))
