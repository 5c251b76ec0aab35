"""The production of puzzles: games are mined, and the promising positions are verified (docs/puzzles.md)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from nasrid.puzzles.mining import MinedGame, Yield, mine_game
from nasrid.puzzles.puzzle import DAMAGE_ERRORS, Puzzle, PuzzleError, puzzle_from_json, puzzle_to_json
from nasrid.puzzles.verification import verify

VIZIER, PASS = "vizier", "pass"
VERIFICATION_SEED = 1_000_003  # added to the seed of the run, so that the second search sees other games
MOST_PER_THEME = 50  # a position is not verified if all of its themes have as many puzzles


@dataclass
class Production:
    """The state of a run, or of several ones together."""

    games: int = 0
    counts: Yield = field(default_factory=Yield)
    verified: int = 0  # positions that were searched again
    puzzles: dict[str, Puzzle] = field(default_factory=dict)  # by id

    @property
    def themes(self) -> Counter[str]:
        """The number of puzzles with each theme."""
        return Counter(theme for puzzle in self.puzzles.values() for theme in puzzle.themes)

    def add(self, mined: MinedGame, verified: list[Puzzle | None]) -> None:
        """Add a game with its verified positions: a puzzle each, or None."""
        self.games += 1
        self.counts.decisions += mined.counts.decisions
        self.counts.sifted += mined.counts.sifted
        self.counts.promising += mined.counts.promising
        self.verified += len(verified)
        self.puzzles |= {puzzle.id: puzzle for puzzle in verified if puzzle}


def produce(folder: Path, seed: int, games: int, wanted: Sequence[str] = ()) -> Iterator[Production]:
    """Yield the state of the run after each game. A later run continues where an interrupted one ended.

    Args:
        folder: The folder of the files, one per game.
        seed: The seed of the run.
        games: The number of games.
        wanted: The themes of which a position needs one, or none for all positions.

    Raises:
        PuzzleError: A file in the folder is damaged.
    """
    folder.mkdir(parents=True, exist_ok=True)
    production = Production()
    for number in range(games):
        file = folder / "-".join(["game", *wanted, str(seed), f"{number}.json"])
        if not file.exists():
            mined = mine_game(seed, number, wanted)
            _write(file, {"mined": asdict(mined), "verified": _verify(mined, production, seed)})
        production.add(*_read(file))
        yield production


def read_folder(folder: Path) -> Production:
    """Return the state of all runs in a folder, which has no games if there is no such folder.

    Args:
        folder: The folder of the files.

    Raises:
        PuzzleError: A file in the folder is damaged.
    """
    production = Production()
    for file in sorted(folder.glob("game-*.json")):
        production.add(*_read(file))
    return production


def without_surplus_passes(found: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles without some of those that `pass` solves, so that it solves at most half of a theme.

    Those with the most compared moves stay, then the hardest.
    """
    every = list(found)
    vizier = [puzzle for puzzle in every if VIZIER in puzzle.themes]
    passes = sorted(
        (puzzle for puzzle in vizier if PASS in puzzle.solutions),
        key=lambda puzzle: (-len(puzzle.moves), -puzzle.rating, puzzle.id),
    )
    surplus = {puzzle.id for puzzle in passes[len(vizier) - len(passes) :]}
    return [puzzle for puzzle in every if puzzle.id not in surplus]


def _verify(mined: MinedGame, production: Production, seed: int) -> list[Any]:
    """Return the puzzles of a game's promising positions as JSON values, and None for each that is no puzzle."""
    plentiful = {theme for theme, count in production.themes.items() if count >= MOST_PER_THEME}
    wanted = [
        position
        for position, themes in zip(mined.positions, mined.themes, strict=True)
        if not plentiful.issuperset(themes)
    ]
    found = [verify(position, seed + VERIFICATION_SEED) for position in wanted]
    return [puzzle and puzzle_to_json(puzzle) for puzzle in found]


def _write(file: Path, content: Any) -> None:
    """Write a file as a whole, so that an interrupted run leaves none that is cut off."""
    part = file.with_suffix(".part")
    part.write_text(json.dumps(content), encoding="utf-8")
    part.replace(file)


def _read(file: Path) -> tuple[MinedGame, list[Puzzle | None]]:
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        mined = content["mined"]
        game = MinedGame(mined["positions"], mined["themes"], Yield(**mined["counts"]))
        return game, [None if value is None else puzzle_from_json(value) for value in content["verified"]]
    except DAMAGE_ERRORS as error:
        raise PuzzleError(f"{file} is damaged ({error}); delete it, and it is made again") from error
