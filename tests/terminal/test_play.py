"""Whole games with the real command, and its answers to all input."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from nasrid import replay
from tests.processes import ENVIRONMENT, NASRID, nasrid
from tests.terminal.run import numbers


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "6", "--seat", "6"),
        ("--game", "granada", "--players", "2", "--granada-scoring", "simple"),
        ("--game", "combined", "--players", "6", "--force-missed-scorings"),
        ("--game", "combined", "--players", "6", "--modules", "all", "--ask-everyone", "--confirm-turns"),
        ("--players", "6", "--modules", "vizier,exchange,bonus,huts", "--exchange-take", "value_zero"),
    ],
    ids=["alhambra", "granada for two", "combined", "combined with all modules", "alhambra with all modules"],
)
def test_whole_game_can_be_played_with_numbers(arguments: tuple[str, ...], tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    done = nasrid("play", *arguments, "--seed", "7", "--save", str(saved), typed=numbers(3))
    assert done.stderr == ""
    assert done.returncode == 0
    game = replay(json.loads(saved.read_text(encoding="utf-8")))
    assert game.is_over
    assert "Final standing" in done.stdout
    for score in game.scores:
        assert re.search(rf"^\d\. \w+ +{score}\b", done.stdout, re.MULTILINE)
    assert max(map(len, done.stdout.splitlines()[:-1])) <= 80  # the last line names the file
    assert " \n" not in done.stdout
    assert "\x1b" not in done.stdout


def test_same_seed_and_input_give_the_same_game() -> None:
    one, two = (nasrid("play", "--seed", "5", typed=numbers(1, 40)).stdout for _ in range(2))
    assert one == two
    assert one != nasrid("play", "--seed", "6", typed=numbers(1, 40)).stdout


def test_default_is_an_alhambra_game_for_three() -> None:
    screen = nasrid("play", typed="quit\n").stdout
    assert "━  Alhambra  ━" in screen
    assert re.search(r"^[> ] 1 You", screen, re.MULTILINE)
    assert re.search(r"^[> ] 3 Teresa", screen, re.MULTILINE)
    assert " 4 Idris" not in screen


def answers(*typed: str, seed: int = 3) -> list[str]:
    """Return the output after each typed line of a fixed game for three."""
    done = nasrid("play", "--seed", str(seed), typed="".join(f"{line}\n" for line in (*typed, "quit")))
    assert done.returncode == 0
    return [answer.partition("\n")[2] for answer in done.stdout.split("Your choice (")[1:]]


def test_action_can_be_typed_in_notation() -> None:
    (bought, *_) = answers("buy tower11 o7 o3 o1")
    assert bought.startswith("\n   You bought Tower 11 for 7 + 3 + 1 ducats, exactly.\n")
    assert "You act again: exact payment" in bought


ANSWERS = {
    "take o9": "That is not possible: Take a card from the display. [CORE-MONEY-01]",
    "buy tower11 o7 o3": "Pay at least the price, with cards from your own hand. [CORE-BUY-04]",
    "remove 0,0": "[CORE-REDES-06]",
    "dance": "“dance” is neither a number of the menu nor an action",
    "buy": "“buy” is neither a number of the menu nor an action",
    "99": "There is no 99 in the menu; it goes from 1 to 5.",
    "0": "There is no 0 in the menu",
    "9999999999": "“9999999999” is neither",
    "²": "“²” is neither",
    "": "Type a number of the menu, or help.",
    "city 4": "Players are numbered 1 to 3; type, for example, city 2.",
    "city": "Players are numbered 1 to 3",
    "City 2": "Yusuf’s city",
    "help": "save FILE    save the record of the game so far",
    "table": "1 Florin (y)   Pavilion 7  wall E      5",
    "save": "Type save and a file name, for example save friday.json.",
    "h": "save FILE    save the record of the game so far",
    "?": "save FILE    save the record of the game so far",
    "CITY 2": "Yusuf’s city",
    "save /no/such/folder/game.json": "There is no folder /no/such/folder to save game.json in.",
}


def test_every_line_gets_an_answer_and_a_new_prompt() -> None:
    *answered, goodbye = answers(*ANSWERS)
    for (typed, expected), answer in zip(ANSWERS.items(), answered, strict=True):
        unwrapped = answer.replace("\n", " ").replace("  ", " ")
        assert expected in answer or expected.lower() in unwrapped.lower(), typed
    assert goodbye == "\nThe game is not finished. Goodbye!\n"


@pytest.mark.parametrize("word", ["q", "Q", "exit", "QUIT"])
def test_several_words_leave_the_game(word: str) -> None:
    done = nasrid("play", "--seed", "3", typed=f"{word}\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_saving_overwrites_only_files_of_the_same_game(tmp_path: Path) -> None:
    name, foreign = tmp_path / "my game.json", tmp_path / "foreign.json"
    foreign.write_text("mine", encoding="utf-8")
    saved, _, again, refused, _ = answers(f"save {name}", "TAKE O5", f"save {name}", f"save {foreign}")
    assert saved == again == f"Saved. To replay it: {NASRID} replay '{name}'\n"
    assert "already exists; choose another name." in " ".join(refused.split())
    assert foreign.read_text(encoding="utf-8") == "mine"
    assert "take o5" in actions_in(name)


def test_hint_names_the_command_as_the_shell_finds_it(tmp_path: Path) -> None:
    path = f"{Path(NASRID).parent}:{ENVIRONMENT['PATH']}"
    done = nasrid("play", typed="save ~/x.json\nquit\n", PATH=path, HOME=str(tmp_path))
    assert f"To replay it: nasrid replay {tmp_path}/x.json\n" in done.stdout


def actions_in(file: Path) -> list[str]:
    actions: list[str] = json.loads(file.read_text(encoding="utf-8"))["actions"]
    return actions


def test_final_record_replaces_the_one_saved_earlier(tmp_path: Path) -> None:
    done = nasrid("play", "--seed", "3", "--save", "q.json", typed="save q.json\ntake o5\nquit\n", cwd=tmp_path)
    assert done.stdout.endswith("\nThe record is saved in q.json.\n")
    assert "take o5" in actions_in(tmp_path / "q.json")
    assert [file.name for file in tmp_path.iterdir()] == ["q.json"]


def test_record_is_offered_at_the_end(tmp_path: Path) -> None:
    """The line after the last action is the file name, here another number."""
    done = nasrid("play", "--seed", "7", "--players", "6", typed=numbers(3), cwd=tmp_path)
    name = done.stdout.splitlines()[-1].removeprefix(f"Saved. To replay it: {NASRID} replay ")
    assert replay(json.loads((tmp_path / name).read_text(encoding="utf-8"))).is_over


def test_end_of_input_saves_the_game_with_a_message(tmp_path: Path) -> None:
    saved = tmp_path / "part.json"
    done = nasrid("play", "--seed", "3", "--save", str(saved), typed="1\n")
    assert (done.returncode, done.stderr) == (1, "nasrid play: the input ended before the game did.\n")
    assert not replay(json.loads(saved.read_text(encoding="utf-8"))).is_over


def test_terminal_without_box_art_shows_question_marks() -> None:
    done = nasrid("play", "--seed", "3", typed="quit\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "?Fountain?" in done.stdout


def test_invalid_bytes_are_rejected() -> None:
    done = subprocess.run(
        [NASRID, "play", "--seed", "3"],
        input=b"\xff\nsave \0\nquit\n",
        capture_output=True,
        env=ENVIRONMENT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"is neither a number" in done.stdout


def test_hint_gives_a_legal_action_and_a_reason() -> None:
    done = nasrid("play", "--seed", "5", typed="hint\nquit\n")
    assert done.returncode == 0
    hint = re.search(r"\(or help\): hint\n((?:.+\n)+?)Your choice", done.stdout)
    assert hint
    assert re.fullmatch(r"(Take|Buy) .+: .+\.", hint[1].replace("\n", " ").strip())


def test_why_explains_the_opponents_moves() -> None:
    done = nasrid("play", "--seed", "5", "--level", "architect", typed="why\n1\nwhy\nquit\n")
    assert "Advice for Yusuf: " in done.stdout
    assert "Advice for Teresa: " in done.stdout


@pytest.mark.parametrize("level", ["random", "apprentice", "mason", "architect"])
def test_opponents_play_at_the_chosen_level(level: str) -> None:
    done = nasrid("play", "--seed", "5", "--players", "2", "--level", level, typed=numbers(3, 60) + "quit\n")
    assert (done.returncode, done.stderr) == (0, "")
