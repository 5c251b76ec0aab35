"""The engine needs no other package, and a missing extra is named with the command that installs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nasrid import extras
from tests.test_readme import indented

ROOT = Path(__file__).parents[1]
# Modules that Windows does not have.
POSIX_ONLY = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a virtual environment that contains only Nasrid's sources."""
    folder = tmp_path_factory.mktemp("bare")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    [packages] = folder.glob("lib/python*/site-packages")
    (packages / "nasrid.pth").write_text(str(ROOT / "src"), encoding="utf-8")
    return folder / "bin" / "python"


def run(python: Path, code: str) -> subprocess.CompletedProcess[str]:
    # Compiled modules need a runtime that is not installed there.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"NASRID_PURE": "1"}
    return subprocess.run(
        [str(python), "-c", code], env=environment, capture_output=True, text=True, timeout=120, check=False
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


def test_version_works_without_any_package(bare: Path) -> None:
    assert run(bare, command("--version")).stdout.startswith("nasrid ")


MISSING = [
    (command(), "nasrid: the command line needs babel", 'play]" or pip install "nasrid[server'),
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
    ("fluent", command("--help"), "the command line", "play"),
    ("rich", command("play"), "the terminal", "play"),
    ("rich", command("replay", "game.json"), "the terminal", "play"),
    ("rich", command("arena", "random"), "the arena", "arena"),
    ("rich", "import nasrid.envs.pettingzoo", "nasrid.envs.pettingzoo", "pettingzoo"),
    ("gymnasium", "import nasrid.envs.gymnasium", "nasrid.envs.gymnasium", "gymnasium"),
    ("pyspiel", "import nasrid.envs.openspiel", "nasrid.envs.openspiel", "openspiel"),
    ("matplotlib", command("arena", "random", "--plot", "new.png"), "--plot", "plot"),
    ("ray", command("arena", "random", "--executor", "ray"), "--executor ray", "ray"),
    ("numpy", command("train", "alhambra-2", "new-nets"), "training", "learning"),
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

WITHOUT_POSIX = f"import sys; sys.modules.update(dict.fromkeys({POSIX_ONLY})); "


@pytest.mark.parametrize(
    "code",
    [
        "import nasrid, nasrid.bots, nasrid.terminal.play, nasrid.terminal.replay, nasrid.arena.command",
        "import nasrid.envs.pettingzoo, nasrid.envs.gymnasium, nasrid.envs.picture",
        command("arena", "random", "--games", "2", "--processes", "1"),
    ],
)
def test_only_the_server_needs_unix_modules(code: str) -> None:
    done = run(Path(sys.executable), WITHOUT_POSIX + code)
    assert done.returncode == 0, done.stderr


def test_server_on_windows_is_refused_in_one_sentence() -> None:
    done = run(Path(sys.executable), WITHOUT_POSIX + command("serve", "--no-browser"))
    assert done.returncode == 2
    assert done.stderr == (
        "nasrid serve: the server runs on Linux and macOS; on Windows, run it in WSL or in a container.\n"
    )
