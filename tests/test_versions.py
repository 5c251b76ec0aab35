"""What docs/versions.md promises of numbers is so, and what the package says of itself is complete."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import nasrid
from nasrid import Game, Options
from nasrid.envs.pettingzoo import raw_env
from nasrid.rules.game import RECORD_VERSION, RULES_VERSION
from nasrid.server.store.migrations import all_migrations
from nasrid.server.web.api import PROTOCOL_VERSION
from tools import release, versions

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_page_of_versions_tells_the_present_ones() -> None:
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| (the package|[\w ]+) \| (v?\d[\d.]*) \|", page, flags=re.M))
    position = Game.new(Options(), seed=1).position().splitlines()[0]
    environment = raw_env.metadata["name"].rpartition("_")[2]
    assert told == {
        "the package": nasrid.__version__,
        "the rules": str(RULES_VERSION),
        "records": str(RECORD_VERSION),
        "positions": position.removeprefix("nasrid position "),
        "the protocol": str(PROTOCOL_VERSION),
        "the environments": environment,
        "the database": str(all_migrations()[-1].number),
    }


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/nasrid/__init__.py"
    assert release.version() == nasrid.__version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", nasrid.__version__)


def test_every_supported_python_is_named_everywhere() -> None:
    named = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{one.replace('.', '')}-*" for one in named]
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(named)}" in workflow


def test_the_engine_needs_nothing_and_no_version_is_pinned() -> None:
    assert PROJECT["project"]["dependencies"] == []
    for extra, requirements in PROJECT["project"]["optional-dependencies"].items():
        for requirement in requirements:
            form = r"nasrid\[[\w,]+\](; .+)?|[\w.-]+>=[\d.]+(; .+)?"
            assert re.fullmatch(form, requirement), f"{extra}: {requirement}"


def test_both_ends_of_every_extra_can_be_tried() -> None:
    assert versions.SMOKE.keys() - {versions.ENGINE} == PROJECT["project"]["optional-dependencies"].keys() - {"all"}
    for smoke in versions.SMOKE.values():
        assert all((ROOT / test).exists() for test in smoke.tests)


ABSENT = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {absent}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Absent())
"""


@pytest.mark.parametrize("extra", ["cli", "play", "arena", "gymnasium"])
def test_what_an_extra_is_tried_with_needs_no_other_extra(extra: str, tmp_path: Path) -> None:
    """As in the environments of `make versions`, which is too long for every day."""
    smoke = versions.SMOKE[extra]
    there = installed_for(*versions.EXTRAS[extra], *versions.ALWAYS, *smoke.packages)
    absent = {module for module, owners in packages_distributions().items() if not {*map(normal, owners)} & there}
    (tmp_path / "sitecustomize.py").write_text(ABSENT.format(absent=absent - {"nasrid"}), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-p", "no:cacheprovider", "--maxfail=3"]
    done = subprocess.run(
        [*command, "-k", "unknown or language or rule or option", *smoke.tests],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "NASRID_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def installed_for(*wanted: str) -> set[str]:
    """The names of these packages, and of all that they need."""
    found: set[str] = set()
    waiting = [(Requirement(each), "") for each in wanted]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        name = normal(requirement.name)
        if name == "nasrid":
            waiting += [(Requirement(each), "") for extra in requirement.extras for each in versions.EXTRAS[extra]]
        elif name not in found:
            found.add(name)
            waiting += [(Requirement(each), chosen) for each in needs(name) for chosen in requirement.extras or {""}]
    return found


def needs(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:  # nothing that this Python or this system needs
        return []


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
