"""The index and the card of a dataset: hashes, statistics, versions and licence."""

from __future__ import annotations

import platform
from collections import Counter, defaultdict
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from nasrid.checkout import current_commit
from nasrid.dealing import SPLITS
from nasrid.rules.game import RECORD_VERSION

DATASET_FILE = "dataset.json"
LICENCE = "MIT"


class TableKind(NamedTuple):
    """The games of one row of the statistics."""

    game: str
    players: int
    modules: str
    bot: str


def split_file(split: str) -> str:
    return f"{split}.jsonl.gz"


class Statistics:
    """The statistics of a dataset, collected game by game."""

    def __init__(self) -> None:
        self._games: Counter[str] = Counter()  # by split
        self._totals: defaultdict[TableKind, Counter[str]] = defaultdict(Counter)

    def add(self, split: str, record: dict[str, Any]) -> None:
        self._games[split] += 1
        options, scores = record["options"], record["scores"]
        modules = " ".join(sorted(options.get("modules", ())))
        kind = TableKind(options["game"], len(scores), modules, record["players"][0])
        self._totals[kind] += Counter(
            {
                "games": 1,
                "actions": len(record["actions"]),
                "scores": sum(scores),
                "winning_scores": max(scores),
                "first_seat_wins": int(record["winners"] == [0]),
            }
        )

    def index(self, folder: Path, software: dict[str, Any]) -> dict[str, Any]:
        """Return the facts about the files, the games and the software that played them."""
        return {
            "files": {split_file(split): self._file_facts(folder, split) for split in SPLITS},
            "statistics": [_means(kind, totals) for kind, totals in sorted(self._totals.items())],
            "licence": LICENCE,
            **software,
            "record_version": RECORD_VERSION,
            "commit": current_commit(),
            "python": platform.python_version(),
        }

    def _file_facts(self, folder: Path, split: str) -> dict[str, Any]:
        path = folder / split_file(split)
        digest = sha256()
        with path.open("rb") as file:
            while part := file.read(2**20):
                digest.update(part)
        return {"games": self._games[split], "bytes": path.stat().st_size, "sha256": digest.hexdigest()}


def _means(kind: TableKind, totals: Counter[str]) -> dict[str, Any]:
    games = totals["games"]
    return {
        **kind._asdict(),
        "games": games,
        "actions_per_game": round(totals["actions"] / games, 1),
        "mean_score": round(totals["scores"] / games / kind.players, 1),
        "mean_winning_score": round(totals["winning_scores"] / games, 1),
        "first_seat_won": round(totals["first_seat_wins"] / games, 3),
    }


def make_card(index: dict[str, Any]) -> str:
    """Return the card of a dataset in Markdown."""
    total = sum(facts["games"] for facts in index["files"].values())
    bots = ", ".join(sorted({row["bot"] for row in index["statistics"]}))
    short = f" Each bag has at most {index['tiles']} tiles after the setup." if index["tiles"] else ""
    return f"""# Dataset of {total:,} games

Games of Alhambra and Granada between equal bots ({bots}). Every game has its own deal, and the seed of the deal
determines its split.{short} The format is that of Nasrid's `docs/datasets.md`.

## Files

{_table(("file", "games", "bytes", "SHA-256"), [(name, *facts.values()) for name, facts in index["files"].items()])}

## Statistics

Means per game. A shared victory does not count for the first seat.

{_table(tuple(index["statistics"][0]), [tuple(row.values()) for row in index["statistics"]])}

## Origin

| fact | value |
| --- | --- |
| command | `{index["command"]}` |
| nasrid | {index["nasrid"]} |
| commit | {index["commit"] or "installed package"} |
| rules_version | {index["rules_version"]} |
| record_version | {index["record_version"]} |
| engine | {index["engine"]} |
| Python | {index["python"]} |
| licence | {index["licence"]} |

`nasrid dataset FOLDER --verify` checks the hashes and the splits and replays every game. Bots that ignore the clock,
such as `scholar`, play the same games again with the same command, version and engine; others, such as `planner`, do
not.
"""


def _table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell) or "-" for cell in line) + " |" for line in lines)
