"""`nasrid puzzles`: listing, showing, answering, mining and packing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from nasrid.cli import main
from nasrid.i18n import format_percentage, set_language, t
from nasrid.puzzles import Puzzle, production, puzzles, verdict_of
from nasrid.puzzles.mining import MinedGame, Yield, sampled_position
from nasrid.puzzles.puzzle import read_puzzles
from nasrid.rules.table.view import View
from nasrid.rules.text.notation import write_action
from tests.positions import table
from tests.processes import nasrid

PUZZLES = [*puzzles().values()]
PUZZLE = max(PUZZLES, key=lambda puzzle: len(puzzle.moves[0].action.split()))
THEMES = {puzzle: t(f"puzzle-theme-{puzzle}") for puzzle in PUZZLE.themes}


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """Return what a command prints."""
    assert main(["puzzles", *arguments]) == code
    out, err = capsys.readouterr()
    return err if code else out


def legal_moves(puzzle: Puzzle) -> list[str]:
    view: View = puzzle.game().view(puzzle.seat)
    return [write_action(action) for action in view.legal_actions]


# Solving


def test_list_has_every_puzzle_without_hints(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "list").splitlines()
    assert [line.split()[0] for line in lines] == [*puzzles()]
    for line, puzzle in zip(lines, PUZZLES, strict=True):
        assert line.endswith(f", {puzzle.options.players} players, difficulty {puzzle.rating}")
        assert t(f"game-{puzzle.options.game}") in line
        assert all(t(f"module-{module}") in line for module in puzzle.options.modules)


@pytest.mark.parametrize("game", ["alhambra", "granada", "combined"])
def test_list_of_a_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "list", "--game", game).splitlines()
    assert [line.split()[0] for line in lines] == [each.id for each in PUZZLES if each.options.game == game]


def test_list_of_a_theme_with_all_themes(capsys: pytest.CaptureFixture[str]) -> None:
    theme = PUZZLE.themes[0]
    lines = said(capsys, "list", "--theme", theme, "--themes").splitlines()
    assert [line.split()[0] for line in lines] == [puzzle.id for puzzle in PUZZLES if theme in puzzle.themes]
    [line] = [line for line in lines if line.startswith(PUZZLE.id)]
    assert line.endswith(f": {', '.join(THEMES.values())}")


def test_theme_without_puzzles_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nasrid.terminal.puzzles.puzzles", dict)
    assert said(capsys, "list", "--theme", "wall") == "No puzzle matches.\n"


@pytest.mark.parametrize("puzzle", PUZZLES[:: max(1, len(PUZZLES) // 10)], ids=lambda puzzle: puzzle.id)
def test_position_is_shown_without_the_solution(puzzle: Puzzle, capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "show", puzzle.id)
    assert shown.startswith(f"{puzzle.id}  ")
    words = shown.split()
    for number, move in enumerate(legal_moves(puzzle), 1):
        assert " ".join(f"{number} {move}".split()) in " ".join(words)
    assert "One move is clearly best." in shown
    assert f"nasrid puzzles answer {puzzle.id} MOVE" in shown
    assert not any(t(f"puzzle-theme-{theme}") in shown for theme in ("plan", "denial", "endgame"))


def test_position_shows_nothing_hidden(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    shown = said(capsys, "show", PUZZLE.id)
    position = sampled_position(PUZZLE.game().view(PUZZLE.seat), 1)
    assert position != PUZZLE.position
    monkeypatch.setattr("nasrid.terminal.puzzles.puzzles", lambda: {PUZZLE.id: replace(PUZZLE, position=position)})
    assert said(capsys, "show", PUZZLE.id) == shown


def test_solution_is_recognised_with_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    best = PUZZLE.moves[0].action
    verb, *rest = best.split()
    numbered = str(legal_moves(PUZZLE).index(best) + 1)
    for typed in ([best], [verb.upper(), *rest], [numbered], [best.upper()]):
        first, gap, solution, reason = said(capsys, "answer", PUZZLE.id, *typed).splitlines()
        assert first == "Solved!"
        assert gap.startswith("The best other move loses ")
        assert solution == f"Solution: {best}"
        assert reason.startswith("  ")
        assert f"{PUZZLE.games} sampled games" in reason


def test_other_order_of_cards_is_a_solution(capsys: pytest.CaptureFixture[str]) -> None:
    verb, first, *cards = PUZZLE.moves[0].action.split()
    assert said(capsys, "answer", PUZZLE.id, " ".join([verb, first, *reversed(cards)])).startswith("Solved!\n")


def test_wrong_move_is_told_its_loss_and_the_solution(capsys: pytest.CaptureFixture[str]) -> None:
    worst = PUZZLE.moves[-1]
    first, loss, solution, reason = said(capsys, "answer", PUZZLE.id, worst.action).splitlines()
    assert first == "Not the best move"
    verdict = verdict_of(PUZZLE, worst.action)
    assert verdict
    percentages = (format_percentage(verdict[chance], 0) for chance in ("loss", "loss_error"))
    assert loss == "Your move loses {} of win chance, give or take {}.".format(*percentages)
    assert solution == f"Solution: {PUZZLE.moves[0].action}"
    assert reason.strip()


@pytest.mark.parametrize("language", ["de", "fr", "it", "nl", "hu"])
def test_answers_in_other_languages(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        words = said(capsys, "--language", language, "answer", PUZZLE.id, PUZZLE.moves[-1].action)
    finally:
        set_language("en")
    assert PUZZLE.moves[0].action in words
    assert "Solution:" not in words


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["list", "--theme", "kings"], "there is no theme 'kings'; there are exact, wall, "),
        (["show", "00000000"], "there is no puzzle '00000000'; nasrid puzzles list lists all ids."),
        (["answer", "x", "pass"], "there is no puzzle 'x'; nasrid puzzles list lists all ids."),
        (
            ["answer", PUZZLE.id, "resign"],
            f"'resign' is neither a move nor its number; nasrid puzzles show {PUZZLE.id}",
        ),
        (["answer", PUZZLE.id, "9999"], "'9999' is neither a move nor its number; "),
        (["answer", PUZZLE.id, "take y1 y1 y1 y1"], "'take y1 y1 y1 y1' is not possible: "),
        (["pack", "none", "new.json.gz"], "none contains no games with puzzles; start with nasrid puzzles mine none."),
        (["pack", ".", "no/new.json.gz"], "there is no folder no to save new.json.gz in."),
        (["pack", ".", "."], ". already exists; choose another name."),
        (["mine", "games", "--games", "1000001"], "a run has at most 1000000 games; choose another seed for more."),
    ],
)
def test_mistake_is_explained(
    arguments: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert sentence in said(capsys, *arguments, code=2)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("typed", ["--games 0", "--games -1", "--games many", "--seed 0", "--seed x", "--games 1e3"])
def test_numbers_of_a_run_are_positive(typed: str, tmp_path: Path) -> None:
    done = nasrid("puzzles", "mine", tmp_path / "games", *typed.split())
    assert done.returncode == 2
    assert f"'{typed.split()[1]}' is not a positive whole number" in done.stderr


def test_broken_rule_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    refused = said(capsys, "answer", PUZZLE.id, "take y1 y1 y1 y1", code=2)
    [rule] = re.findall(r"\[([A-Z][A-Z0-9-]+)\]\.$", refused.strip())
    assert t(f"rule-{rule}") in refused


def test_damaged_package_is_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nasrid.terminal.puzzles.puzzles", lambda: read_puzzles(b"", "puzzles.json.gz"))
    assert "puzzles.json.gz is not a file of puzzles, or is damaged" in said(capsys, "list", code=2)


# Making puzzles


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a new folder for games that cost nothing, of which the third is interrupted by Ctrl-C."""

    def mine(seed: int, number: int, wanted: Sequence[str]) -> MinedGame:
        if number == 2:
            raise KeyboardInterrupt
        game = table(players=2, scores=[number] * 2, agenda="place 0; begin_turn 1", to_place=["tower8NES"])
        return MinedGame([game.position()], [["wall"]], Yield(9, 3, 1))

    monkeypatch.setattr(production, "mine_game", mine)
    return tmp_path / "games"


def test_run_shows_its_progress_and_keeps_finished_games(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["puzzles", "mine", str(games), "--seed", "4", "--games", "3"]
    progress = [
        "1 of 3 games · positions mined: 1 · verified: 1 · puzzles: 1 (Walls and moats 1, Endgame 1)",
        "2 of 3 games · positions mined: 2 · verified: 2 · puzzles: 2 (Walls and moats 2, Endgame 2)",
    ]
    for _ in range(2):
        assert main(command) == 130
        assert capsys.readouterr().out.splitlines() == [
            *progress,
            "",
            "2 of 3 games are finished. The same command continues.",
        ]
    assert sorted(path.name for path in games.iterdir()) == ["game-4-0.json", "game-4-1.json"]


def test_puzzles_of_all_seeds_are_packed(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in ("1", "2"):
        said(capsys, "mine", str(games), "--seed", seed, "--games", "2")
    target = tmp_path / "puzzles.json.gz"
    lines = said(capsys, "pack", str(games), str(target)).splitlines()
    assert lines[0].startswith("4 of 4 games · positions mined: 4 · verified: 4 · puzzles: 2 ")
    assert lines[1] == f"Saved: {target}"
    assert len(read_puzzles(target.read_bytes(), "file")) == 2, "both seeds found the same puzzles"
    assert "already exists" in said(capsys, "pack", str(games), str(target), code=2)


def test_damaged_game_is_reported(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "mine", str(games), "--games", "1")
    [file] = games.iterdir()
    file.write_text("{", encoding="utf-8")
    for command in (["mine", str(games), "--games", "1"], ["pack", str(games), str(tmp_path / "new.json.gz")]):
        refused = said(capsys, *command, code=2)
        assert refused.startswith(f"nasrid puzzles: {file} is damaged (")
        assert refused.endswith("delete it, and it is made again.\n")
    assert not (tmp_path / "new.json.gz").exists()


def test_folder_that_cannot_be_written_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    for name in ("file", "file/games"):
        assert "cannot be written: " in said(capsys, "mine", str(tmp_path / name), "--games", "1", code=2)
