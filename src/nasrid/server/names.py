"""Checks of the names that players choose: length, reserved names, lookalikes."""

import re
import unicodedata

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.table.handlers import one_line

MAX_NAME_LENGTH = 24
MAX_COMBINING_MARKS = 3  # per letter, enough for all languages
MIXABLE_SCRIPTS = ("LATIN", "CYRILLIC", "GREEK")  # they share the shapes of many letters, so a name may use one

# No part of a name may claim to be an administrator.
_RESERVED_WORDS = (
    "admin administrator moderator administrateur administratrice modérateur modératrice amministratore "
    "amministratrice moderatore moderatrice beheerder adminisztrátor moderátor"
)
_RESERVED_NAMES = "bot bots mod nasrid operator server staff support system host"
# The bot levels in all languages. tests/server/test_names.py compares them with locales/.
_LEVELS = (
    "apprentice mason merchant architect scholar vizier lehrling maurer händler architekt gelehrter wesir "
    "apprenti maçon marchand architecte savant vizir inas kőműves kereskedő építész tudós vezír apprendista "
    "muratore mercante architetto studioso visir leerling metselaar handelaar bouwmeester geleerde"
)
# Latin letters with the characters that look like them.
_LOOKALIKES = {
    "a": "аα4@",
    "b": "вьβ8",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєεξ3€",
    "h": "нһ",
    "i": "іιlӏ1!|",
    "j": "јϳ",
    "k": "кκ",
    "m": "м",
    "n": "пηи",
    "o": "оοσ0",
    "p": "рρ",
    "r": "гя",
    "s": "ѕ5$",
    "t": "тτ7",
    "u": "υц",
    "v": "νѵ",
    "w": "ωԝш",
    "x": "хχ",
    "y": "уγ",
    "z": "2",
}
_LETTERS = str.maketrans({written: letter for letter, lookalikes in _LOOKALIKES.items() for written in lookalikes})


def checked_name(name: str) -> str:
    """Return the name, normalised. Raise RefusalError if it is too long, reserved or made to deceive."""
    name = _checked(name, "name")
    if _mixes_scripts(name):
        raise RefusalError("name_reserved", "a name may use the letters of one alphabet only")
    if _skeleton(name) in _RESERVED_SKELETONS or any(
        _skeleton(word) in _RESERVED_WORD_SKELETONS for word in re.split(r"[\W_]+", name)
    ):
        raise RefusalError("name_reserved", "this name is reserved, or looks like a reserved one; choose another")
    return name


def checked_login(login: str) -> str:
    return _checked(login, "login").casefold()


def _checked(text: str, label: str) -> str:
    text = one_line(text)
    if not 1 <= len(text) <= MAX_NAME_LENGTH:
        raise RefusalError("bad_name", f"a {label} must have 1 to {MAX_NAME_LENGTH} characters")
    marks = [unicodedata.category(character)[0] == "M" for character in text]
    if all(marks) or any(
        all(marks[start : start + MAX_COMBINING_MARKS + 1]) for start in range(len(marks) - MAX_COMBINING_MARKS)
    ):
        raise RefusalError("bad_name", f"a {label} may have at most {MAX_COMBINING_MARKS} combining marks per letter")
    return text


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
_RESERVED_SKELETONS = _RESERVED_WORD_SKELETONS | frozenset(map(_skeleton, f"{_RESERVED_NAMES} {_LEVELS}".split()))
