"""The terminal and the command line use the system language or the chosen one."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nasrid import replay
from nasrid.i18n import LANGUAGES, LOCALES_DIR, Language, join_list, language_of_system, set_language, t
from nasrid.rules.pieces.components import TileSet, get_face
from nasrid.terminal.names import border_words
from nasrid.terminal.sheet import edges_text
from tests.processes import nasrid
from tests.terminal.run import numbers

ENDS = {"de": "Endstand", "hu": "Végeredmény"}
# Signs of missing translations and variables.
LEFT = re.compile(
    r"\b(?:terminal|story|table|scoring|hint|rule|prompt|cli|file)-[a-z]|[{}$]|\b(?:the|you|with|and|of)\b"
)


@pytest.mark.parametrize("language", ENDS)
def test_whole_game_is_played_in_another_language(language: str, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    table = ("--game", "combined", "--players", "2", "--modules", "all", "--seed", "7")
    typed = "help\nhint\nwhy\ncity 2\ncity 9\ntake o9\ndance\n99\n" + numbers(3)
    done = nasrid("--language", language, "play", *table, "--save", str(saved), typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert replay(json.loads(saved.read_text(encoding="utf-8"))).is_over
    assert ENDS[language] in done.stdout
    shown = re.sub(r"^  [a-z]+ .*$", "", done.stdout, flags=re.MULTILINE)  # actions in notation
    assert not (found := [line for line in shown.splitlines()[:-1] if LEFT.search(line)]), found
    assert max(map(len, done.stdout.splitlines()[:-1])) <= 80  # the last line names the file


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_exists_in_every_language(language: str) -> None:
    for command in ("play", "replay", "serve", "arena", "admin", "train"):
        help_of = nasrid(command, "--help", NASRID_LANGUAGE=language).stdout
        assert t_in(language, f"cli-{command}-about").split()[0] in help_of
        assert t_in(language, "argparse-help") in help_of


def t_in(language: str, name: str) -> str:
    found = Language(language).find(name, {})
    assert found
    return found


def test_mistake_is_reported_in_the_requested_language() -> None:
    done = nasrid("play", "--language", "nl", "--players", "many")
    assert done.returncode == 2
    assert (
        done.stderr == "nasrid play: bij --players: 'many' is geen waarde van de soort int. "
        "Probeer: nasrid play --help\n"
    )


def test_french_has_no_break_spaces_before_punctuation() -> None:
    done = nasrid("play", "--language", "fr", "--level", "nobody")
    assert done.returncode == 2
    assert "paramètre --level\u00a0: " in done.stderr
    assert "options\u00a0:" in nasrid("play", "--language", "fr", "--help").stdout


@pytest.mark.parametrize(
    ("language", "walls"),
    [("en", "N E S W"), ("de", "N O S W"), ("fr", "N E S O"), ("nl", "N O Z W"), ("it", "N E S O"), ("hu", "É K D Ny")],
)
def test_borders_have_the_compass_letters_of_the_language(language: str, walls: str) -> None:
    set_language(language)
    try:
        assert border_words(get_face("castle", TileSet.ALHAMBRA, None, 0, 0b1111)).endswith(f" {walls}")
        assert edges_text([((1, 0), side) for side in range(4)]) == f"1,0 {walls.replace(' ', '')}"
    finally:
        set_language("en")


def test_unknown_language_is_rejected_with_the_list() -> None:
    done = nasrid("--language", "tlh", "play")
    assert done.returncode == 2
    assert "there is no language 'tlh'; there are de, en, fr, it, hu, and nl." in done.stderr


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "hu_HU.UTF-8", "LC_ALL": "de_AT@euro"}, "de"),
        ({"LANG": "de_DE", "NASRID_LANGUAGE": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR", "LC_ALL": ""}, "en"),
    ],
)
def test_system_language_is_used(environment: dict[str, str], language: str) -> None:
    assert language_of_system(environment) == language


def test_lists_and_numbers_follow_the_language() -> None:
    set_language("hu")
    try:
        assert join_list(["a", "b", "c"]) == "a, b és c"
        assert join_list(["a", "b", "c"], "or") == "a, b vagy c"
        assert t("coins-b", count=1234) == "1\u00a0234 dénár"
        set_language("it")
        assert join_list(["nord", "est", "ovest"]) == "nord, est e ovest"
        assert join_list(["nord", "est"]) == "nord ed est"
        assert t("tile-hut", building=t("building-chambers", count=1)) == "Capanna degli appartamenti"
    finally:
        set_language("en")
    assert join_list(["a", "b", "c"], "unit") == "a, b, c"


def test_messages_of_every_language_can_be_parsed() -> None:
    for language in LANGUAGES:
        spoken = Language(language)
        for file in (LOCALES_DIR / language).glob("*.ftl"):
            for name in re.findall(r"^([a-zA-Z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
                assert spoken.find(name, {}), f"{language}: {name}"
