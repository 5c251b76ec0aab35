"""The tournament command, as a user or a script runs it."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from nasrid import Options, replay
from nasrid.arena.driver import PlayedGame
from nasrid.arena.tournament import RoundGames
from nasrid.cli import main
from nasrid.tournaments import Pairing
from tests.processes import nasrid
from tests.terminal.test_cli import error_line

ROOT = Path(__file__).parents[2]


def starts(games: RoundGames) -> list[str]:
    """Return the position after the deal at every table."""
    played = [games.play(fixture) for fixture in games.fixtures()]
    return [replay(game.record | {"actions": []}).position() for game in played if isinstance(game, PlayedGame)]


def round_games(number: int, is_duplicate: bool) -> RoundGames:
    codes = dict.fromkeys("abcdefgh", "random")
    pairing = Pairing((("a", "b"), ("c", "d"), ("e", "f", "g")))
    return RoundGames(Options(players=2), codes, pairing, number, 5, is_duplicate)


def test_duplicate_tables_of_a_round_have_the_same_deal() -> None:
    one, other, _ = starts(round_games(1, is_duplicate=True))
    assert one == other
    assert starts(round_games(2, is_duplicate=True))[0] != one


def test_tables_without_duplicate_have_different_deals() -> None:
    one, other, _ = starts(round_games(1, is_duplicate=False))
    assert one != other


def test_smaller_tables_have_fewer_seats() -> None:
    games = round_games(1, is_duplicate=False)
    sizes = [len(game.scores) for fixture in games.fixtures() if isinstance(game := games.play(fixture), PlayedGame)]
    assert sizes == [2, 2, 3]


def test_tournament_is_played_saved_and_repeatable(tmp_path: Path) -> None:
    options = ("--players", "7", "--seats", "3", "--rounds", "2", "--final", "--processes", "2")
    done = nasrid("tournament", "random", "greedy", *options, "--json", "one.json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    first = json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))
    assert done.stdout.startswith("Alhambra: 7 players, 2 rounds, 3 seats per table.\nSeed ")
    assert [line for line in done.stdout.splitlines() if line in ("Round 1", "Round 2", "Final")] == [
        "Round 1",
        "Round 2",
        "Final",
    ]
    for played in first["rounds"][:2]:
        assert sorted(len(table["players"]) for table in played["tables"]) == [2, 2, 3]
    assert first["command"].endswith(f"--json one.json --seed {first['seed']}")
    assert len(first["standings"]) == 7
    typed = first["command"].replace("one.json", "two.json").split()[1:]
    assert nasrid(*typed, "--csv", "two.csv", cwd=tmp_path).returncode == 0
    second = json.loads((tmp_path / "two.json").read_text(encoding="utf-8"))
    assert (second["rounds"], second["standings"]) == (first["rounds"], first["standings"])
    rows = list(csv.DictReader((tmp_path / "two.csv").open(encoding="utf-8")))
    assert [row["player"] for row in rows] == [row["player"] for row in first["standings"]]


def test_round_robin_and_duplicate_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    typed = "tournament random --players 4 --seats 2 --format round-robin --duplicate --seed 1 --processes 1"
    assert main(typed.split()) == 0
    output = capsys.readouterr().out
    assert "4 players, 3 rounds, 2 seats per table" in output
    assert "Duplicate, which decides first" in output
    assert output.count("Round ") == 3


def test_failure_ends_the_tournament(tmp_path: Path) -> None:
    arguments = ("--seats", "2", "--rounds", "1", "--processes", "1", "--seed", "1")
    done = nasrid("tournament", "random", "tests.arena.bots:RaisingBot", *arguments, cwd=ROOT, TMPDIR=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.endswith(
        "nasrid tournament: in round 1, table 1, tests.arena.bots:RaisingBot failed to choose: "
        "ZeroDivisionError: how many gardens?.\n"
    )
    assert f"Replay the failed game: nasrid replay {tmp_path}/round-01-table-1.json\n" in done.stdout
    assert "Unfinished tables do not count." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "a tournament needs at least two players; name more bots, or set --players."),
        ("random", "a tournament needs at least two players; name more bots, or set --players."),
        ("random --players 1", "a tournament needs at least two players; name more bots, or set --players."),
        ("random --players 1001", "a tournament has at most 1,000 players; choose fewer with --players."),
        ("random greedy mason --players 2", "3 bots are too many for 2 players; choose a larger --players."),
        ("random nobody", "there is no bot 'nobody'"),
        ("random --players 13 --format round-robin", "at most 12 players; use --format swiss."),
        ("random --players 5 --format round-robin --rounds 3", "leave out --rounds."),
        ("random --players 7 --duplicate", "duplicate at tables of 4 needs at least 8 players; add players"),
        ("random --players 4 --seats 7", "argument --seats: invalid choice: 7"),
        ("random --players 4 --seed x", "a seed must be a whole number, 0 or more."),
        ("random --players 4 --json README.md", "README.md already exists; choose another name."),
        ("random --players 4 --csv no/file.csv", "there is no folder no to save file.csv in."),
    ],
)
def test_usage_error_is_reported_before_any_game(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert sentence in error_line(f"tournament {arguments}", capsys)
