"""Puzzles as values, and the files that contain them (docs/puzzles.md)."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from nasrid.rules.game import Game
from nasrid.rules.quoting import quoted
from nasrid.rules.table.options import Options

FILE_VERSION = 1
FILE_NAME = "puzzles.json.gz"
ID_DIGITS = 8
OPTIONS_LINE = "options: "
DAMAGE_ERRORS = (AttributeError, LookupError, StopIteration, TypeError, ValueError)  # of `puzzle_from_json`, too


class PuzzleError(ValueError):
    """A puzzle that does not exist, or a file of puzzles that cannot be read. The message names the remedy."""


@dataclass(frozen=True)
class PuzzleMove:
    """A move of a puzzle, compared with the best one in the same sampled games."""

    action: str  # in notation
    chance: float  # of winning
    points: float  # the expected lead over the other players' average
    loss: float  # of win chance against the best move
    loss_error: float  # the standard error of the loss


@dataclass(frozen=True)
class Puzzle:
    """A position in which one move of the seat to act is clearly best.

    Attributes:
        id: The first digits of the SHA-256 of the position.
        options: The options of the position.
        position: The position in notation. Its hidden parts are a random sample that fits the seat's knowledge.
        seat: The seat to act.
        themes: Some of `nasrid.puzzles.THEMES`.
        rating: The initial rating, which is the difficulty.
        moves: The moves that were compared, the solution first.
        solutions: All moves that count as solved.
        games: The sampled games that compared the closest moves.
        reason: The reason for the solution, in the form of a hint.
    """

    id: str
    options: Options
    position: str
    seat: int
    themes: tuple[str, ...]
    rating: int
    moves: tuple[PuzzleMove, ...]
    solutions: tuple[str, ...]
    games: int
    reason: dict[str, Any]

    @property
    def rival(self) -> PuzzleMove:
        """The best move that is no solution."""
        return next(move for move in self.moves if move.action not in self.solutions)

    def game(self) -> Game:
        """Return a game that starts in the position."""
        return Game.from_position(self.position)


@cache
def puzzles() -> Mapping[str, Puzzle]:
    """Return the puzzles of this package by id, from the easiest to the hardest."""
    return MappingProxyType(read_puzzles(files(__package__).joinpath(FILE_NAME).read_bytes(), FILE_NAME))


def find_puzzle(puzzle_id: str) -> Puzzle:
    """Return the puzzle of this package with this id.

    Raises:
        PuzzleError: There is no such puzzle.
    """
    puzzle = puzzles().get(puzzle_id)
    if puzzle is None:
        raise PuzzleError(f"there is no puzzle {quoted(puzzle_id)}; `nasrid puzzles list` lists all ids")
    return puzzle


def puzzle_id(position: str) -> str:
    """Return the id of the puzzle with this position."""
    return sha256(position.encode()).hexdigest()[:ID_DIGITS]


def options_of(position: str) -> Options:
    """Return the options of a position."""
    line = next(line for line in position.splitlines() if line.startswith(OPTIONS_LINE))
    return Options.from_json(json.loads(line.removeprefix(OPTIONS_LINE)))


def read_puzzles(data: bytes, name: str) -> dict[str, Puzzle]:
    """Return the puzzles of a file by id, in the order of the file.

    Args:
        data: The contents of the file.
        name: The name of the file, for errors.

    Raises:
        PuzzleError: The file is damaged, or another version of Nasrid has written it.
    """
    try:
        content = json.loads(gzip.decompress(data))
        version = content["nasrid_puzzles"]
        if version != FILE_VERSION:
            raise PuzzleError(f"{name} has version {version} of the format, not {FILE_VERSION}; mine the puzzles again")
        found = [puzzle_from_json(value) for value in content["puzzles"]]
    except PuzzleError:
        raise
    except (EOFError, OSError, zlib.error, *DAMAGE_ERRORS) as error:
        problem = f"{name} is not a file of puzzles, or is damaged ({error})"
        raise PuzzleError(f"{problem}; copy it again, or install Nasrid again") from error
    return {puzzle.id: puzzle for puzzle in found}


def write_puzzles(found: Iterable[Puzzle]) -> bytes:
    """Return the contents of a file with these puzzles, from the easiest to the hardest."""
    ordered = sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))
    content = {"nasrid_puzzles": FILE_VERSION, "puzzles": [puzzle_to_json(puzzle) for puzzle in ordered]}
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def puzzle_to_json(puzzle: Puzzle) -> dict[str, Any]:
    """Return a puzzle as JSON values. The id and the options follow from the position."""
    return {
        "position": puzzle.position,
        "seat": puzzle.seat,
        "themes": puzzle.themes,
        "rating": puzzle.rating,
        "moves": [astuple(move) for move in puzzle.moves],
        "solutions": puzzle.solutions,
        "games": puzzle.games,
        "reason": puzzle.reason,
    }


def puzzle_from_json(value: Any) -> Puzzle:
    """Return the puzzle of JSON values from `puzzle_to_json`."""
    position = value["position"]
    return Puzzle(
        puzzle_id(position),
        options_of(position),
        position,
        value["seat"],
        tuple(value["themes"]),
        value["rating"],
        tuple(PuzzleMove(*move) for move in value["moves"]),
        tuple(value["solutions"]),
        value["games"],
        value["reason"],
    )
