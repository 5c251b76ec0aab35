"""Build the release files in dist/ and try them in new environments.

    make release
    python tools/release.py --check-tag v0.1.0      # check that the tag is the version and is in the changelog

The files are the source distribution, the universal wheel and the compiled wheel for this machine, each with the
browser client, and CHANGES.md with the changes of this version. Every Python from 3.11 on that is found on this machine
installs the wheels, plays a game, lets bots with nets meet in the arena, steps an environment and starts the server.
This Python also installs the source distribution, interpreted and compiled.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST_DIR = ROOT / "dist"
TRIED_EXTRAS = "[server,play,gymnasium]"
TRIAL_SCRIPT = r"""
import re, signal, subprocess, sys
from pathlib import Path
from random import Random
from urllib.request import urlopen

import nasrid
from nasrid import Game, Options, replay

assert nasrid.is_compiled == (sys.argv[1] == "compiled"), "it is not what it says"
game, chance = Game.new(Options(players=3), seed=7), Random(1)
while not game.is_over:
    game.apply(game.random_action(chance))
assert replay(game.record()).scores == game.scores
command = str(Path(sys.executable).with_name("nasrid"))
said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
assert said == f"nasrid {nasrid.__version__} ({sys.argv[1]})\n", said
match = [command, "arena", "scholar", "vizier:100ms", "--players", "2", "--games", "2", "--seed", "1"]
arena = subprocess.run(match, capture_output=True, text=True)
assert arena.returncode == 0 and "vizier" in arena.stdout, arena.stderr
if sys.argv[2] == "engine":
    refused = subprocess.run([command, "play"], capture_output=True, text=True)
    assert 'pip install "nasrid[play]"' in refused.stderr, refused.stderr
else:
    import gymnasium
    import nasrid.envs.gymnasium

    tables = gymnasium.make_vec("nasrid/Mini-v0", num_envs=4, opponents="scholar")
    _, infos = tables.reset(seed=1)
    for _ in range(40):
        _, _, _, _, infos = tables.step(infos["action_mask"].argmax(axis=1))
    typed = subprocess.run([command, "play", "--seed", "1"], input="0\n" * 3, capture_output=True, text=True)
    assert "Alhambra" in typed.stdout, typed.stderr
    serving = [command, "serve", "--no-browser", "--port", "0", "--data", "data"]
    server = subprocess.Popen(serving, stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://[\d.]+:\d+", server.stdout.readline())[0]
        assert urlopen(address + "/health").status == 200
        assert b"<script" in urlopen(address).read(), "there is no browser client"
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) == 0
"""


class ReleaseError(Exception):
    """A reason why there is no release. The message says what to do."""


def read_version() -> str:
    text = (ROOT / "src" / "nasrid" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'^__version__ = "([^"]+)"$', text, flags=re.M)
    assert match
    return match[1]


def read_changes(number: str) -> str:
    """Return the changelog of this version, or the unreleased changes if it has none."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## (\S+)[^\n]*\n(.*?)(?=^## |\Z)", text, flags=re.M | re.S)
    changes_by_version = dict(sections)
    section = changes_by_version.get(number) or changes_by_version.get("Unreleased", "")
    if not section.strip():
        raise ReleaseError(f"CHANGELOG.md does not mention {number}.")
    return str(section).strip() + "\n"


def check_tag(tag: str) -> None:
    number = read_version()
    if tag != f"v{number}":
        raise ReleaseError(f"The tag {tag} is not v{number}, the version in src/nasrid/__init__.py.")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(number)} - \d{{4}}-\d\d-\d\d$", changelog, flags=re.M):
        raise ReleaseError(f"CHANGELOG.md has no heading '## {number} - YYYY-MM-DD'.")


def build(target: str, **environment: str) -> None:
    print(f"Building the {target} {' '.join(environment)} ...", flush=True)
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(DIST_DIR)]
    if subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=False).returncode:
        raise ReleaseError("The build failed; see above.")


def build_all() -> None:
    shutil.rmtree(DIST_DIR, ignore_errors=True)
    build("sdist")
    build("wheel")
    build("wheel", NASRID_COMPILE="1")
    files = [str(path) for path in DIST_DIR.iterdir()]
    if subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *files], check=False).returncode:
        raise ReleaseError("The metadata is invalid; see above.")
    (DIST_DIR / "CHANGES.md").write_text(read_changes(read_version()), encoding="utf-8")


def find_pythons() -> list[str]:
    """Return every Python from 3.11 on that is found on this machine, starting with this one."""
    pythons = {sys.version_info[:2]: sys.executable}
    names = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    names += map(str, Path.home().glob(".pyenv/versions/3.*/bin/python"))
    for name in filter(None, names):
        output = [name, "-c", "import sys, venv, ensurepip; print(*sys.version_info[:2])"]
        done = subprocess.run(output, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            major, minor = map(int, done.stdout.split())
            if (major, minor) >= (3, 11):
                pythons.setdefault((major, minor), name)
    return [pythons[key] for key in sorted(pythons)]


def fits_python(wheel: Path, python: str) -> bool:
    """Return True if this Python accepts the wheel; a compiled one is for a single version."""
    code = "import sys; print(f'cp{sys.version_info[0]}{sys.version_info[1]}')"
    tag = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    return "-py3-" in wheel.name or f"-{tag}-" in wheel.name


def try_package(package: Path, python: str, extras: str, **variables: str) -> None:
    """Install a package with some extras into a new environment, and run the trial there."""
    is_interpreted = "-py3-" in package.name or (package.suffix == ".gz" and not variables)
    kind = "interpreted" if is_interpreted else "compiled"
    release = subprocess.run([python, "-V"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"Trying {package.name} ({extras or 'engine'}, {kind}) with {release} ...", flush=True)
    environment = variables | {
        name: value for name, value in os.environ.items() if not name.startswith(("NASRID_", "PYTHON"))
    }
    with tempfile.TemporaryDirectory() as home:
        inside = str(Path(home) / "bin" / "python")
        steps = (
            [python, "-m", "venv", home],
            [inside, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", f"{package}{extras}"],
            [inside, "-c", TRIAL_SCRIPT, kind, "all" if extras else "engine"],
        )
        for step in steps:
            done = subprocess.run(step, cwd=home, env=environment, capture_output=True, text=True, check=False)
            if done.returncode:
                raise ReleaseError(f"{package.name} does not work with {release}:\n{done.stdout}{done.stderr}")


def try_release() -> None:
    build_all()
    wheels = sorted(DIST_DIR.glob("*.whl"))
    for python in find_pythons():
        for wheel in wheels:
            if fits_python(wheel, python):
                try_package(wheel, python, "")
                try_package(wheel, python, TRIED_EXTRAS)
    [sources] = DIST_DIR.glob("*.tar.gz")
    try_package(sources, sys.executable, TRIED_EXTRAS)
    try_package(sources, sys.executable, TRIED_EXTRAS, NASRID_COMPILE="1")
    print(f"Nasrid {read_version()} is in dist/, and dist/CHANGES.md lists its changes.")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build a release and try it.")
    parser.add_argument("--check-tag", metavar="TAG", help="only check that a tag is the version")
    arguments = parser.parse_args(argv)
    try:
        if arguments.check_tag:
            check_tag(arguments.check_tag)
        else:
            try_release()
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
