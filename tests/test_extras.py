"""Engine and command line need no other package, and a missing extra is named with the command that installs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from nasrid import extras
from nasrid.rules.pieces.chance import commitment
from tests.test_readme import indented

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
# Modules and functions that Windows does not have.
POSIX_MODULES = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
POSIX_FUNCTIONS = {
    "os": ("chown", "fork", "geteuid", "getuid", "killpg", "sched_getaffinity", "statvfs"),
    "signal": ("SIGALRM", "SIGHUP", "SIGKILL", "SIGUSR1", "pthread_sigmask", "setitimer"),
}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a virtual environment without any package."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    return folder / "bin" / "python"


def run(python: Path, code: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    # Compiled modules need a runtime that is not installed there.
    own = {"NASRID_PURE": "1", "NASRID_LANGUAGE": language, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(
        [str(python), "-c", code], env=os.environ | own, capture_output=True, text=True, timeout=120, check=False
    )


def command(*arguments: str) -> str:
    return f"import sys; from nasrid.cli import main; sys.exit(main({list(arguments)}))"


def test_rules_and_bots_import_no_package(bare: Path) -> None:
    walk = "import pkgutil, importlib, nasrid.rules, nasrid.bots\n" + "".join(
        f"for module in pkgutil.walk_packages(nasrid.{name}.__path__, 'nasrid.{name}.'):\n"
        "    if module.name != 'nasrid.rules.city.limb_plan': importlib.import_module(module.name)\n"
        for name in ("rules", "bots")
    )
    done = run(bare, walk)
    assert done.returncode == 0, done.stderr


def test_games_records_and_bots_need_no_package(bare: Path) -> None:
    game = (
        "from nasrid import Game, Options, replay\n"
        "from nasrid.arena.driver import play_game\n"
        "from nasrid.bots import parse_bot_code\n"
        "played = play_game(Options(players=2), 5, [parse_bot_code('greedy'), parse_bot_code('random')], [1, 2])\n"
        "assert replay(played.record).is_over\n"
    )
    done = run(bare, game + indented((ROOT / "README.md").read_text(encoding="utf-8"), "## Use the engine"))
    assert done.returncode == 0, done.stderr


ALL_HELP = """
from nasrid.cli import main
from nasrid.cli.commands import COMMANDS
for typed in (["--version"], ["--help"], *([name, "--help"] for name in COMMANDS)):
    try:
        main(typed)
    except SystemExit as error:
        assert error.code == 0
"""


def test_help_needs_no_package_and_is_the_same(bare: Path) -> None:
    done = run(bare, ALL_HELP)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run(Path(sys.executable), ALL_HELP).stdout


def test_matches_and_replays_need_no_package(bare: Path, tmp_path: Path) -> None:
    games = str(tmp_path / "games")
    match = ("arena", "greedy", "random", "--games", "2", "--seed", "1", "--processes", "1", "--records", games)
    done = run(bare, command(*match))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Fair share of the wins: 50.0%." in done.stdout
    record = tmp_path / "games" / "deal-0001-rotation-1.json"
    promised = commitment(json.loads(record.read_text(encoding="utf-8"))["seed"])
    for arguments, found in (((), '"scores"'), (("--verify", promised), '"verified": true')):
        done = run(bare, command("replay", str(record), *arguments, "--json"))
        assert (done.returncode, done.stderr) == (0, "")
        assert found in done.stdout


def test_evaluation_needs_no_package(bare: Path) -> None:
    done = run(bare, command("evaluate", "random", "--tasks", "mini", "--games", "2", "--processes", "1"))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) == 4


def test_other_languages_become_english_unless_requested(bare: Path) -> None:
    wrong = run(bare, command("play", "--players", "many"), language="hu")
    assert wrong.stderr == "nasrid play: argument --players: invalid int value: 'many'. Try: nasrid play --help\n"
    done = run(bare, command("--language", "hu", "arena", "random"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "nasrid: --language hu needs babel; install it with: " in done.stderr
    assert run(bare, command("--language", "en", "--version")).returncode == 0


MISSING = [
    (command("play"), "nasrid play: the terminal needs rich", "play"),
    (command("serve"), "nasrid serve: the server needs msgspec", "server"),
    (command("train", "alhambra-2", "new-nets"), "nasrid train: training needs numpy", "learning"),
    ("import nasrid.envs.decisions", "nasrid.envs needs numpy", 'pettingzoo]" or pip install "nasrid[gymnasium'),
    ("import nasrid.envs.openspiel", "nasrid.envs needs numpy", "openspiel"),
]


@pytest.mark.parametrize(("code", "sentence", "extra"), MISSING)
def test_missing_extra_names_the_install_command(bare: Path, code: str, sentence: str, extra: str) -> None:
    done = run(bare, code)
    assert done.returncode != 0
    said = done.stderr.splitlines()[-1]
    assert f"{sentence}; install it with: pip install" in said
    assert f'nasrid[{extra}]"' in said


MISSING_PACKAGES = [  # each with all packages except one
    ("pettingzoo", "import nasrid.envs.pettingzoo", "nasrid.envs.pettingzoo", "pettingzoo"),
    ("fluent", command("--language", "de", "play"), "--language de", "languages"),
    ("rich", command("play"), "the terminal", "play"),
    ("rich", command("replay", "game.json"), "the terminal", "play"),
    ("rich", "import nasrid.envs.pettingzoo", "nasrid.envs.pettingzoo", "pettingzoo"),
    ("gymnasium", "import nasrid.envs.gymnasium", "nasrid.envs.gymnasium", "gymnasium"),
    ("jax", "import nasrid.envs.jax", "nasrid.envs.jax", "jax"),
    ("pyspiel", "import nasrid.envs.openspiel", "nasrid.envs.openspiel", "openspiel"),
    ("matplotlib", command("arena", "random", "--plot", "new.png"), "--plot", "plot"),
    ("ray", command("arena", "random", "--executor", "ray"), "--executor ray", "ray"),
    ("numpy", command("train", "alhambra-2", "new-nets"), "training", "learning"),
    ("numpy", command("arena", "policy:new.npz", "greedy"), "policy:new.npz", "learning"),
    ("numpy", command("evaluate", "policy:new.onnx"), "policy:new.onnx", "onnx"),
    ("msgspec", command("serve"), "the server", "server"),
    ("argon2", command("serve", "--no-browser", "--port", "0"), "the server", "server"),
    (
        "asyncpg",
        command("serve", "--no-browser", "--port", "0", "--database", "postgresql://"),
        "PostgreSQL",
        "cluster",
    ),
    ("nats", command("serve", "--port", "0", "--database", "postgresql://", "--bus", "nats://"), "NATS", "cluster"),
]


@pytest.mark.parametrize(("package", "code", "part", "extra"), MISSING_PACKAGES)
def test_feature_names_its_missing_package(package: str, code: str, part: str, extra: str) -> None:
    done = run(Path(sys.executable), f"import sys; sys.modules[{package!r}] = None; {code}")
    assert done.returncode != 0
    sentence = f'{part} needs {package}; install it with: pip install "nasrid[{extra}]"'
    assert sentence in done.stderr.splitlines()[-1]


def test_import_error_in_nasrid_is_not_hidden() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"nasrid\.nowhere"), extras.requires_extra("this test", "play"):
        __import__("nasrid.nowhere")


# Windows

WITHOUT_POSIX = f"import os, signal, sys; sys.modules.update(dict.fromkeys({POSIX_MODULES})); " + "".join(
    f"vars({module}).pop({name!r}, None); " for module, names in POSIX_FUNCTIONS.items() for name in names
)


@pytest.mark.parametrize(
    "code",
    [
        "import nasrid, nasrid.bots, nasrid.terminal.play, nasrid.terminal.storyteller, nasrid.arena.command",
        "import nasrid.envs.pettingzoo, nasrid.envs.vector, nasrid.envs.picture, nasrid.envs.openspiel",
        command("arena", "random", "--games", "2", "--processes", "1"),
        command("evaluate", "random", "--tasks", "mini", "--games", "2", "--processes", "1"),
    ],
)
def test_only_the_server_needs_unix(code: str) -> None:
    done = run(Path(sys.executable), WITHOUT_POSIX + code)
    assert done.returncode == 0, done.stderr


def test_static_site_can_be_written_on_windows(tmp_path: Path) -> None:
    done = run(Path(sys.executable), WITHOUT_POSIX + command("site", str(tmp_path)))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "typed",
    [("serve", "--no-browser"), ("backup", "new.sqlite"), ("restore", "old.sqlite"), ("check",), ("admin", "reports")],
)
def test_server_on_windows_is_refused_in_one_sentence(typed: tuple[str, ...]) -> None:
    done = run(Path(sys.executable), WITHOUT_POSIX + command(*typed))
    assert done.returncode == 2
    assert done.stderr == (
        f"nasrid {typed[0]}: the server runs on Linux and macOS; on Windows, run it in WSL or in a container.\n"
    )


def test_classifiers_name_the_systems() -> None:
    systems = [name for name in PROJECT["project"]["classifiers"] if name.startswith("Operating System")]
    assert systems == [
        "Operating System :: MacOS",
        "Operating System :: Microsoft :: Windows",
        "Operating System :: POSIX :: Linux",
    ]
