"""The guides work: every step is carried out as a reader would.

In a guide, `python` blocks run in order, `python title="FILE"` is written to a file (appended with `append`), `sh` runs
in the same folder, and `console` only shows output.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.client import Server

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs" / "guides"
FENCE_RE = re.compile(r"^```(\w+)(.*)\n((?:.*\n)*?)```$", flags=re.M)
STEP_TIMEOUT_SECONDS = 300


class Reader:
    """A reader who follows a guide in an empty folder."""

    def __init__(self, folder: Path, changes: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.changes = changes or {}
        self.session = ""
        programs = str(Path(sys.executable).parent)
        path = os.pathsep.join([programs, os.environ["PATH"]])
        self.environment = os.environ | {"PATH": path, "HOME": str(folder), "PYTHONIOENCODING": "utf-8"}

    def follow(self, guide: str) -> str:
        """Follow a guide and return everything printed."""
        text = (GUIDES / guide).read_text(encoding="utf-8")
        for old, new in self.changes.items():
            assert old in text
            text = text.replace(old, new)
        return "".join(self._do(*step) for step in FENCE_RE.findall(text))

    def _do(self, kind: str, rest: str, content: str) -> str:
        if title := re.search(r'title="([^"]+)"', rest):
            with (self.folder / title[1]).open("a" if "append" in rest else "w", encoding="utf-8") as file:
                file.write(content)
            return ""
        if kind == "python":
            self.session += content
            return self.run([sys.executable, "-c", self.session])
        if kind == "sh":
            return self.run(["bash", "-euc", content])
        assert kind == "console"
        return ""

    def run(self, command: list[str]) -> str:
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            timeout=STEP_TIMEOUT_SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def test_bot_guide_works(tmp_path: Path) -> None:
    said = Reader(tmp_path, {"Seeker:100ms": "Seeker:10ms", "--games 6": "--games 2"}).follow("bot.md")
    assert re.search(r"my_bots:Shopper +20 +100\.0%", said)
    assert re.search(r"my_bots:Thrifty +20 +100\.0%", said)
    assert re.search(r"^greedy +20 +[6-9]\d\.\d%", said, flags=re.M)
    assert re.search(r"my_bots:Seeker:10ms +2 ", said)


def test_training_guide_works(tmp_path: Path) -> None:
    (tmp_path / "masked_ppo.py").symlink_to(ROOT / "examples" / "masked_ppo.py")
    said = Reader(tmp_path, {"UPDATES = 60": "UPDATES = 1", "--games 10": "--games 2"}).follow("train.md")
    assert "(12125,) 771 " in said
    assert "update 1: " in said
    assert re.search(r"my_agent:Trained +2 ", said)


def test_tournament_guide_works(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        said = Reader(tmp_path, {"http://127.0.0.1:8000": server.url}).follow("tournament.md")
    assert re.search(r"^invitation: \S+$", said, flags=re.M)
    assert said.count("Friday joining") == 2


def test_hosting_guide_works(tmp_path: Path) -> None:
    with Server(tmp_path / ".local" / "share" / "nasrid") as server:
        reader = Reader(tmp_path, {"http://127.0.0.1:8000": server.url})
        said = reader.follow("host.md")
        assert said.startswith("200 200\n")
        assert re.search(rf"both, with the huts: {server.url}/table/\S+\n", said)
        assert said.count("waiting ") == 3
        assert "saved nasrid-backup.sqlite" in said
        watch_bots(server, tmp_path / "club.cookies")
        assert re.search(r"over alhambra .*\n   winners: \S", reader.run([sys.executable, "results.py"]))


def watch_bots(server: Server, cookies: Path) -> None:
    """Watch a game of bots to its end, at a table of the same host."""
    [session] = re.findall(r"nasrid_session=\"?([^\";]+)", cookies.read_text(encoding="utf-8"))
    with httpx.Client(base_url=server.url, cookies={"nasrid_session": session}) as club:
        bots = [{"kind": "bot", "level": "apprentice"}] * 2
        settings = {"options": {"players": 2}, "seats": bots}
        table = club.post("/api/tables", json={"settings": settings, "seat": None}).json()["id"]
        end = time.monotonic() + STEP_TIMEOUT_SECONDS
        while club.get(f"/api/tables/{table}").json()["table"]["stage"] != "over":
            if time.monotonic() > end:
                pytest.fail("the bots do not come to an end")
            time.sleep(0.5)
