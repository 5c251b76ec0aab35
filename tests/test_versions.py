"""Version numbers and package metadata agree with docs/versions.md."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import nasrid
from nasrid import Game, Options
from nasrid.envs.pettingzoo import raw_env
from nasrid.rules.game import RECORD_VERSION, RULES_VERSION
from nasrid.server.protocol.info import CLIENT_PROTOCOL_VERSION
from nasrid.server.store.migrations import all_migrations

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_versions_page_lists_the_current_versions() -> None:
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| (the package|[\w ]+) \| (v?\d[\d.]*) \|", page, flags=re.M))
    position = Game.new(Options(), seed=1).position().splitlines()[0]
    environment = raw_env.metadata["name"].rpartition("_")[2]
    assert listed == {
        "the package": nasrid.__version__,
        "the rules": str(RULES_VERSION),
        "records": str(RECORD_VERSION),
        "positions": position.removeprefix("nasrid position "),
        "the protocol": str(CLIENT_PROTOCOL_VERSION),
        "the environments": environment,
        "the database": str(all_migrations()[-1].number),
    }


def test_supported_pythons_are_listed_everywhere() -> None:
    named = re.findall(r"Python :: (3\.\d+)", " ".join(PROJECT["project"]["classifiers"]))
    assert PROJECT["project"]["requires-python"] == f">={named[0]}"
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{one.replace('.', '')}-*" for one in named]
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(named)}" in workflow


def test_engine_has_no_dependencies_and_extras_are_unpinned() -> None:
    assert PROJECT["project"]["dependencies"] == []
    for extra, requirements in PROJECT["project"]["optional-dependencies"].items():
        for requirement in requirements:
            # uvicorn has an upper bound, because connections.py subclasses its internals.
            form = r"nasrid\[[\w,]+\](; .+)?|[\w.-]+>=[\d.]+(; .+)?|uvicorn>=[\d.]+,<[\d.]+"
            assert re.fullmatch(form, requirement), f"{extra}: {requirement}"
