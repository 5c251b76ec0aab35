"""The tutorial as data: chapters that teach the game at a real table (docs/chapters.md).

A chapter is a JSON file in this folder, `NUMBER-NAME.json`; the numbers give the reading order. It starts from a
position. Its steps contain the coach's texts, the expected actions of the learner, and the opponents' moves. The
learner sits at seat 0. The browser client reads the same files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.text.notation import write_action

LEARNER_SEAT = 0
CHAPTER_FILE_RE = re.compile(r"\d+-(\w+)\.json")


@dataclass(frozen=True)
class Chapter:
    name: str
    position: str  # in position notation
    steps: tuple[dict[str, Any], ...]
    requires: tuple[str, ...] = ()  # prerequisite chapters, in addition to the first

    @property
    def options(self) -> Options:
        line = next(line for line in self.position.splitlines() if line.startswith("options: "))
        return Options.from_json(json.loads(line.removeprefix("options: ")))

    def next_move(self, actions: Sequence[Action]) -> str | None:
        """Return the opponent's scripted move after these actions.

        Return None if the opponent decides freely, or if the actions have left the script.
        """
        script = self._acting_steps()
        for action in actions:
            if sorted_words(write_action(action)) not in map(sorted_words, next(script, {}).get("expect", ())):
                return None
        return next(script, {}).get("move")

    def _acting_steps(self) -> Iterator[dict[str, Any]]:
        """Yield the steps that contain an action, of the learner or an opponent."""
        for step in self.steps:
            if "move" in step:
                yield step | {"expect": [step["move"]]}
            elif "expect" in step:
                yield step


def sorted_words(action: str) -> list[str]:
    """Return a form that is equal for actions that differ only in the order of their cards."""
    return sorted(action.split())


@cache
def load_chapters() -> dict[str, Chapter]:
    """Return all chapters by name, in reading order."""
    paths = [path for path in files(__name__).iterdir() if CHAPTER_FILE_RE.fullmatch(path.name)]
    texts = sorted((path.name, path.read_text("utf-8")) for path in paths)
    return {chapter.name: chapter for chapter in (_parse_chapter(file, text) for file, text in texts)}


def _parse_chapter(file: str, text: str) -> Chapter:
    data, name = json.loads(text), CHAPTER_FILE_RE.sub(r"\1", file)
    return Chapter(name, "\n".join(data["position"]) + "\n", tuple(data["steps"]), tuple(data.get("requires", ())))
