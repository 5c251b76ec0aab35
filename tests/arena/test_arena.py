"""The arena command, as a user or a script runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from nasrid import Game, replay
from nasrid.arena import command
from nasrid.cli import main
from tests.processes import ENVIRONMENT, NASRID, nasrid
from tests.terminal.run import hear_interrupts
from tests.terminal.test_cli import error_line
from tests.test_readme import DOCS, indented

ROOT = Path(__file__).parents[2]
HANG_TIMEOUT_SECONDS = 120


def read(file: Path) -> Game:
    return replay(json.loads(file.read_text(encoding="utf-8")))


def test_match_is_played_saved_and_replayable(tmp_path: Path) -> None:
    options = ("--players", "3", "--modules", "vizier,huts", "--games", "5", "--seed", "7", "--processes", "2")
    files = ("--json", "match.json", "--records", "games", "--plot", "match.svg")
    done = nasrid("arena", "random", "random:500ms", *options, *files, cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(
        "Alhambra, Worker huts, Vizier, 3 players: 6 games, 2 deals in 3 rotations of the seats.\n5 games would leave"
    )
    assert "Seed 7: repeat these deals with --seed 7." in done.stdout
    assert done.stdout.endswith("Saved: games\nSaved: match.json\nSaved: match.svg\n")
    assert max(map(len, done.stdout.splitlines()[2:])) <= 80

    result = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert (result["seed"], result["games"], result["played"]) == (7, 6, 6)
    assert result["options"] == {"game": "alhambra", "players": 3, "modules": ["huts", "vizier"]}
    assert result["command"].startswith("nasrid arena random random:500ms --players 3 ")
    assert [(bot["name"], bot["games"]) for bot in result["bots"]] == [("random", 6), ("random:500ms", 12)]

    records = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in records] == [
        f"deal-000{deal}-rotation-{rotation}.json" for deal in (1, 2) for rotation in (1, 2, 3)
    ]
    for file in records:
        assert sorted(json.loads(file.read_text(encoding="utf-8"))["players"]) == ["random", *["random:500ms"] * 2]
    points = [sum(read(file).scores) for file in records]
    assert sum(points) == pytest.approx(sum(bot["mean_score"] * bot["games"] for bot in result["bots"]))
    assert nasrid("replay", str(records[0])).returncode == 0
    assert "win rate" in (tmp_path / "match.svg").read_text(encoding="utf-8").lower()


def test_saved_command_contains_the_random_seed(tmp_path: Path) -> None:
    assert nasrid("arena", "random", "--games", "2", "--json", "first.json", cwd=tmp_path).returncode == 0
    first = json.loads((tmp_path / "first.json").read_text(encoding="utf-8"))
    assert first["command"] == f"nasrid arena random --games 2 --json first.json --seed {first['seed']}"
    typed = first["command"].replace("first", "again").split()[1:]
    assert nasrid(*typed, cwd=tmp_path).returncode == 0
    again = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert first["bots"][0]["mean_score"] == again["bots"][0]["mean_score"]


def test_documented_bot_plays(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(
        indented((DOCS / "bots.md").read_text(encoding="utf-8"), "## Writing a bot"), encoding="utf-8"
    )
    codes = ("arena", "my_bots:Builder", "--bot", "my_bots:Builder:1s", "--bot", "random")
    done = nasrid(*codes, "--games", "6", "--seed", "1", "--json", "match.json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "3 players: 6 games" in done.stdout
    assert "my_bots:Builder:1s" in done.stdout
    *builders, random = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["bots"]
    assert all(builder["mean_score"] > random["mean_score"] for builder in builders)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "no bots given; name at least one, for example: nasrid arena greedy random."),
        ("nobody", "there is no bot 'nobody'; there are random"),
        ("random:soon", "'soon' is not a time per move; write it like 200ms or 1s."),
        ("random --bot no_such:Bot", "no_such:Bot cannot be imported: ModuleNotFoundError: No module named 'no_such'."),
        ("random random random --players 2", "3 bots are too many for 2 seats."),
        ("random random random random random random random", "7 bots are too many for 6 seats."),
        ("random --games 0", "argument --games: '0' is not a positive whole number."),
        ("random --games many", "argument --games: 'many' is not a positive whole number."),
        ("random --processes -1", "argument --processes: '-1' is not a positive whole number"),
        ("random --seed x", "a seed must be a whole number, 0 or more."),
        (f"random --seed {'9' * 90}", "a seed must be less than 2 to the power of 256."),
        ("random --modules dogs", "there is no module 'dogs'"),
        ("random --json no/match.json", "there is no folder no to save match.json in."),
        ("random --json README.md", "README.md already exists; choose another name."),
        ("random --plot match.gif", "match.gif cannot be drawn; the name of a plot must end in .png, .svg, or .pdf."),
        ("random --plot no/match.png", "there is no folder no to save match.png in."),
        ("random --records README.md", "README.md already exists; choose another name."),
        ("random --records no/games", "there is no folder no to save games in."),
        ("random --executor steam", "argument --executor: invalid choice: 'steam'"),
    ],
)
def test_usage_error_is_reported_before_any_game(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert sentence in error_line(f"arena {arguments}", capsys)


def test_existing_records_are_not_overwritten(tmp_path: Path) -> None:
    old = tmp_path / "deal-0001-rotation-2.json"
    old.write_text("mine", encoding="utf-8")
    done = nasrid("arena", "random", "--records", str(tmp_path), "--games", "4")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"nasrid arena: {old} already exists; choose another name.\n"
    assert old.read_text(encoding="utf-8") == "mine"


def test_illegal_move_ends_the_match(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    arguments = ("--games", "2", "--processes", "1", "--json", str(tmp_path / "match.json"), "--records", folder)
    done = nasrid("arena", "random", "tests.arena.bots:IllegalBot", *arguments, cwd=ROOT)
    assert done.returncode == 1
    assert done.stderr == (
        "nasrid arena: in deal 1, rotation 1, tests.arena.bots:IllegalBot made the illegal move "
        "EndActions(): a turn has at least one action, and one is possible [AMB-C3].\n"
    )
    file = f"{folder}/deal-0001-rotation-1.json"
    assert done.stdout.endswith(f"No game was finished.\nReplay the failed game: nasrid replay {file}\n")
    assert not (tmp_path / "match.json").exists()
    assert not read(Path(file)).is_over


def test_crash_shows_its_traceback_and_saves_the_game(tmp_path: Path) -> None:
    done = nasrid("arena", "random", "tests.arena.bots:RaisingBot", "--games", "2", cwd=ROOT, TMPDIR=str(tmp_path))
    *traceback, last = done.stderr.splitlines()
    assert traceback[0] == "Traceback (most recent call last):"
    assert any("tests/arena/bots.py" in line for line in traceback)
    assert traceback[-1] == "ZeroDivisionError: how many gardens?"
    assert last.endswith("RaisingBot failed to choose: ZeroDivisionError: how many gardens?.")
    [file] = tmp_path.glob("deal-*.json")
    assert f"Replay the failed game: nasrid replay {file}\n" in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["players"].count("tests.arena.bots:RaisingBot") == 1


def test_games_before_a_failure_count(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    arguments = ("--games", "4", "--processes", "1", "--json", str(file))
    done = nasrid("arena", "random", "tests.arena.bots:TiringBot", *arguments, cwd=ROOT)
    assert done.returncode == 1
    assert done.stderr.endswith(
        "nasrid arena: in deal 1, rotation 2, "
        "tests.arena.bots:TiringBot could not be created: RuntimeError: too tired.\n"
    )
    assert "Only 1 of 4 games were played: rotations may be incomplete." in done.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["played"] == 1


def test_full_disk_ends_the_match_but_games_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def name(folder: str, fixture: tuple[int, int]) -> str:
        return str(tmp_path / ("1.json" if fixture == (1, 1) else "gone/2.json"))

    monkeypatch.setattr(command, "_check_records", lambda folder, match: None)
    monkeypatch.setattr(command, "record_path", name)
    assert main(["arena", "random", "--games", "2", "--processes", "1", "--records", str(tmp_path)]) == 1
    out, err = capsys.readouterr()
    assert "Only 1 of 2 games were played: rotations may be incomplete." in out
    assert err == f"nasrid arena: {tmp_path}/gone/2.json cannot be written: no such file or directory.\n"


class Match:
    """A match in its own process group, as a shell starts it."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [NASRID, "arena", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            env=ENVIRONMENT,
            cwd=ROOT,
            start_new_session=True,
            preexec_fn=hear_interrupts,
        )

    def interrupt(self) -> tuple[str, str, int]:
        """Send Ctrl-C to all processes of the group."""
        os.killpg(self.process.pid, signal.SIGINT)
        out, err = self.process.communicate(timeout=HANG_TIMEOUT_SECONDS)
        return out, err, self.process.returncode

    def has_ended(self) -> bool:
        for _ in range(100):
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.1)
        return False


def wait_for_files(number: int, folder: Path) -> None:
    for _ in range(HANG_TIMEOUT_SECONDS * 10):
        if folder.is_dir() and len(list(folder.iterdir())) >= number:
            return
        time.sleep(0.1)
    raise AssertionError("the match hangs")


def test_ctrl_c_keeps_finished_games(tmp_path: Path) -> None:
    folder, file, plot = tmp_path / "games", tmp_path / "match.json", tmp_path / "match.png"
    saved = ("--records", str(folder), "--json", str(file), "--plot", str(plot))
    match = Match("random", "tests.arena.bots:SlowBot", "--games", "1000", "--processes", "2", *saved)
    wait_for_files(3, folder)
    out, err, code = match.interrupt()
    assert (code, err) == (130, "")
    played = json.loads(file.read_text(encoding="utf-8"))["played"]
    assert f"Only {played} of 1,000 games were played: rotations may be incomplete." in out
    records = list(folder.iterdir())
    assert len(records) == played >= 3
    assert all(read(record).is_over for record in records)
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert match.has_ended()


def test_ctrl_c_does_not_wait_for_a_thinking_bot(tmp_path: Path) -> None:
    match = Match("tests.arena.bots:SleepingBot", "--games", "2", "--records", str(tmp_path / "games"))
    wait_for_files(0, tmp_path / "games")
    time.sleep(1)
    out, err, code = match.interrupt()
    assert (code, err) == (130, "")
    assert out.endswith("No game was finished.\n")
    assert match.has_ended()
