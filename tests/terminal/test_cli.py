"""Arguments of the command line: help, and one sentence per mistake."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from nasrid import Game, __version__
from nasrid.cli import main
from nasrid.i18n import set_language
from nasrid.rules.table.options import OPTION_SPECS, Options, module_option_specs
from tests.processes import nasrid

HUTS = files("nasrid.rules") / "data" / "worker_huts.csv"
MISTAKES = [
    ("dance", "invalid choice: 'dance'"),
    ("play --bogus", "nasrid play: unrecognized arguments: --bogus. Try: nasrid play --help"),
    ("play --player 3", "unrecognized arguments: --player 3"),
    ("play --players 7", "argument --players: invalid choice: "),
    ("play --players many", "argument --players: invalid int value: 'many'"),
    ("play --game chess", "argument --game: invalid choice: 'chess'"),
    ("play --modules vizier,dogs", "there is no module 'dogs'; there are vizier, exchange, huts, bonus."),
    ("play --game granada --modules huts", "huts cannot be played with Granada alone"),
    ("play --seat 4", "there is no seat 4; the seats are 1 to 3."),
    ("play --seat 0", "there is no seat 0; the seats are 1 to 3."),
    ("play --seed abc", "nasrid play: a seed must be a whole number, 0 or more."),
    ("play --seed 1_0", "a seed must be a whole number, 0 or more."),
    ("play --modules all,dogs", "there is no module 'dogs'"),
    ("train alhambra-2 nets --promotion-games -1", "argument --promotion-games: '-1' is not a positive whole number"),
    ("train alhambra-2 nets --minutes 0", "argument --minutes: '0' is not a positive number like 9 or 8.5"),
    ("train alhambra-2 nets --minutes nan", "argument --minutes: 'nan' is not a positive number like 9 or 8.5"),
    ("train chess nets --minutes 8.5", "there is no net 'chess'"),
    ("play --seed -1", "a seed must be a whole number, 0 or more."),
    ("play --level sultan", "argument --level: 'sultan' is not one of random, apprentice, "),
    ("play --age-ranks 1,x", "--age-ranks takes whole numbers like 2,1,3, not '1,x'."),
    ("play --age-ranks 1,2", "--age-ranks needs one whole number for each of the 3 seats."),
    ("play --huts no.csv", "no.csv cannot be read: no such file or directory."),
    ("play --save no/folder.json", "there is no folder no to save folder.json in."),
    ("play --save .", ". already exists; choose another name."),
    ("replay", "the following arguments are required: FILE"),
    ("replay x --log --sheets-only", "not allowed with argument"),
    ("serve --port 99999", "'99999' is not a port; ports are 0 to 65535."),
    ("serve --port x", "'x' is not a port; ports are 0 to 65535."),
    ("serve --limit speed=3", "there is no limit 'speed'; similar names are "),
    ("serve --limit table_per_hour=3", "similar names are tables_per_hour, "),
    ("serve --limit away_after_seconds", "'away_after_seconds' is not a limit; write NAME=NUMBER"),
    ("serve --limit away_after_seconds=0", "write NAME=NUMBER, with a number from 1 to 999999999"),
    ("serve --bus nats://127.0.0.1", "--bus is for several processes that share one PostgreSQL"),
    ("serve --url nasrid.example.org", "is not an address for --url; write scheme, host and port without a path"),
    ("serve --url https://example.org/nasrid", "write scheme, host and port without a path"),
    ("serve --url https://me:secret@example.org", "is not an address for --url"),
    ("serve --url https://example.org:x", "is not an address for --url"),
    (f"serve --data {__file__}", "is a file; --data needs the folder that contains nasrid.sqlite"),
    (f"check --data {__file__}", "is a file; --data needs the folder that contains nasrid.sqlite"),
    ("serve --database postgre://me:secret@x/y", "'postgre://…@x/y' is not a database"),
    ("serve --database postgresql://x --bus nat://me:secret@x", "'nat://…@x' is not a bus"),
    ("serve --database mysql://x", "'mysql://x' is not a database; use postgresql://… or sqlite:FILE."),
    ("serve --host 203.0.113.77", "203.0.113.77 port 8000 cannot be used: "),
    ("arena nobody", "there is no bot 'nobody'; there are random, greedy, "),
    ("arena planner:1ms", "planner needs at least 100 ms per move."),
    ("backup copy.sqlite --data no", "there is no database no/nasrid.sqlite."),
    ("restore no.sqlite", "there is no backup no.sqlite."),
    ("check --data no", "there is no database no/nasrid.sqlite."),
]


def test_version_is_printed() -> None:
    assert nasrid("--version").stdout.startswith(f"nasrid {__version__} (")


def test_missing_command_lists_the_commands() -> None:
    done = nasrid()
    assert done.returncode == 0
    assert "play against the computer" in done.stdout
    assert "replay a saved game" in done.stdout
    assert "let bots play against each other" in done.stdout


@pytest.mark.parametrize("command", ["play", "arena"])
def test_every_table_option_is_a_flag(command: str) -> None:
    shown = nasrid(command, "--help").stdout
    names = {"game", "players", "modules", *OPTION_SPECS, *module_option_specs()} - {"worker_huts"} | {"huts"}
    assert [name for name in names if f"--{name.replace('_', '-')}" not in shown] == []


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES)
def test_mistake_gets_one_sentence_in_the_chosen_language(
    arguments: str,
    sentence: str,
    language: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        said = error_line(f"{arguments} --language {language}", capsys)
    finally:
        set_language("en")
    assert (sentence in said) is (language == "en")


def error_line(arguments: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the one line with which a command rejects its arguments."""
    try:
        code: object = main(arguments.split())
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("flag", ["--granada-tiles", "--huts"])
def test_invalid_list_is_rejected_with_its_file_name(flag: str, tmp_path: Path) -> None:
    wrong = tmp_path / "my.csv"
    wrong.write_text("colour\nred\n", encoding="utf-8")
    done = nasrid("play", flag, str(wrong))
    assert done.returncode == 2
    assert done.stderr.startswith(f"nasrid play: {wrong}, line 1: the column ")
    wrong.write_bytes(b"\xff\xfe")
    assert nasrid("play", flag, str(wrong)).stderr == f"nasrid play: {wrong} is not a text file.\n"


def test_rules_can_reject_a_seed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(options: Options, seed: int) -> Game:
        raise ValueError(f"a seed of {len(str(seed))} digits is too big")

    monkeypatch.setattr(Game, "new", refuse)
    assert main(["play", "--seed", "9" * 5000]) == 2
    assert capsys.readouterr().err == "nasrid play: a seed of 100 digits is too big.\n"


@pytest.mark.parametrize("arguments", [["play", "--save", ""], ["play", "--huts", " "], ["replay", ""]])
def test_file_name_must_not_be_empty(arguments: list[str]) -> None:
    done = nasrid(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert "the file name is missing." in done.stderr


@pytest.mark.parametrize("modules", [["ALL"], ["all,vizier"], ["vizier exchange", "bonus,", "Huts"]])
def test_modules_can_be_listed_in_several_ways(modules: list[str]) -> None:
    screen = nasrid("play", "--modules", *modules, typed="quit\n").stdout
    assert "Alhambra, Bonus cards, Exchange, Worker huts, Vizier" in screen


def granada_list(file: Path) -> None:
    box = Options().components
    rows = [
        f"{even.price},{even.building},{box.back(even).price},{box.back(even).building},NES" for even in box.granada
    ]
    file.write_text("\n".join(["even_price,even_type,odd_price,odd_type,moats", *rows]), encoding="utf-8")


def test_unused_list_gets_a_warning(tmp_path: Path) -> None:
    granada_list(tmp_path / "my.csv")
    arguments = ("play", "--granada-tiles", "~/my.csv")
    unused = f"{tmp_path}/my.csv is not used: this game has no Granada tiles.\n"
    assert nasrid(*arguments, typed="quit\n", HOME=str(tmp_path)).stderr == unused
    assert nasrid(*arguments, "--game", "combined", typed="quit\n", HOME=str(tmp_path)).stderr == ""


def test_hut_list_without_the_module_gets_a_warning(tmp_path: Path) -> None:
    own = tmp_path / "huts.csv"
    own.write_text(HUTS.read_text(encoding="utf-8"), encoding="utf-8-sig")
    done = nasrid("play", "--huts", str(own), typed="quit\n")
    assert done.stderr == f"{own} is not used: this game does not have the module of that list (--modules huts).\n"
    assert nasrid("play", "--huts", str(own), "--modules", "huts", typed="quit\n").stderr == ""


def test_custom_tile_list_is_used(tmp_path: Path) -> None:
    own = tmp_path / "granada.csv"
    granada_list(own)
    screen = nasrid("play", "--game", "granada", "--granada-tiles", str(own), typed="quit\n").stdout
    assert screen.count("moat N E S") >= 4
