"""Answers to puzzles, and the Glicko-2 ratings of players and puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple
from typing import Any, NamedTuple

from nasrid.puzzles import Glicko, Puzzle
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import ExportedPuzzle
from nasrid.server.store.driver import Driver, Queries, Row, Statement
from nasrid.server.table.puzzles import Answers, RatedAnswer, Standing, initial_standing, rated_answer

MAX_TRIES = 20  # each failure means that somebody else has answered the same puzzle
_STANDING = ("rating", "deviation", "volatility", "attempted", "solved")
_STANDING_SQL = ", ".join(_STANDING)
_ANSWERS_SQL = "solved, mastered, latest"


class PlayerState(NamedTuple):
    """What a page about puzzles needs: the player's standing and answers, and the changed ratings of puzzles."""

    standing: Standing
    answers: dict[str, Answers]
    ratings: dict[str, int]


class Before(NamedTuple):
    """The state before an answer. `has_answered` is true if an earlier answer has counted."""

    player: Standing
    puzzle: Standing
    has_answered: bool


class PuzzleStore(Queries):
    def __init__(self, driver: Driver) -> None:
        super().__init__(driver)
        self._now = driver.NOW_SQL

    async def state_of(self, player: str) -> PlayerState:
        """Return the state of a player. A stranger has an empty id."""
        standing, answers, ratings = await self._run(
            standing_statement(player),
            (f"SELECT puzzle, {_ANSWERS_SQL} FROM puzzle_attempts WHERE player = $1", (player,)),
            ("SELECT puzzle, rating FROM puzzle_ratings", ()),
        )
        return PlayerState(
            read_standing(standing),
            {puzzle: _answers(row) for puzzle, *row in answers},
            {puzzle: round(rating) for puzzle, rating in ratings},
        )

    async def puzzle_standing(self, puzzle: Puzzle) -> Standing:
        rows = await self._rows(f"SELECT {_STANDING_SQL} FROM puzzle_ratings WHERE puzzle = $1", puzzle.id)
        return _standing(rows[0]) if rows else initial_standing(puzzle)

    async def answers(self, player: str, puzzle: str) -> Answers | None:
        """Return a player's answers to a puzzle, or None if there are none."""
        sql = f"SELECT {_ANSWERS_SQL} FROM puzzle_attempts WHERE player = $1 AND puzzle = $2"
        rows = await self._rows(sql, player, puzzle)
        return _answers(rows[0]) if rows else None

    async def add_answer(self, player: str, puzzle: Puzzle, is_solved: bool, can_rate_puzzle: bool) -> RatedAnswer:
        """Store an answer, and rate it if it is the first. Two first answers at the same time count once."""
        for _ in range(MAX_TRIES):
            before = await self._before(player, puzzle)
            if before.has_answered:
                await self._repeat(player, puzzle.id, is_solved)
                return RatedAnswer(before.player, before.puzzle)
            after = rated_answer(before.player, before.puzzle, is_solved, can_rate_puzzle)
            if await self._add_first(player, puzzle.id, before, after, is_solved):
                return after
        raise RefusalError("unavailable", "too many people answer this puzzle at the moment; send the answer again")

    async def _before(self, player: str, puzzle: Puzzle) -> Before:
        """Return the state before an answer, at one moment."""
        columns = ", ".join(f"{table}.{name}" for table in ("mine", "its") for name in _STANDING)
        sql = (
            f"SELECT answers.solved, {columns} FROM players "
            "LEFT JOIN puzzle_players AS mine ON mine.player = players.id "
            "LEFT JOIN puzzle_ratings AS its ON its.puzzle = $2 "
            "LEFT JOIN puzzle_attempts AS answers ON answers.player = players.id AND answers.puzzle = $2 "
            "WHERE players.id = $1"
        )
        rows = await self._rows(sql, player, puzzle.id)
        if not rows:
            raise RefusalError("not_signed_in", "this account has been deleted; choose a name first: POST /api/me")
        solved, mine, its = rows[0][0], rows[0][1:6], rows[0][6:]
        return Before(
            _standing(mine) if mine[0] is not None else Standing(),
            _standing(its) if its[0] is not None else initial_standing(puzzle),
            solved is not None,
        )

    async def _add_first(self, player: str, puzzle: str, before: Before, after: RatedAnswer, is_solved: bool) -> bool:
        """Store the first answer. Change nothing and return False if another answer has changed one of the standings.

        The numbers of answers tell whether they have changed. The first two statements lock both rows, in this order.
        """
        key, seen = (player, puzzle), (before.player.attempted, before.puzzle.attempted)
        lock = "ON CONFLICT ({0}) DO UPDATE SET attempted = {1}.attempted"
        changes = ", ".join(f"{name} = ${number}" for number, name in enumerate(_STANDING, 4))
        statements: list[Statement] = [
            (
                f"INSERT INTO puzzle_players (player, {_STANDING_SQL}) SELECT id, $2, $3, $4, 0, 0 FROM players "
                f"WHERE id = $1 {lock.format('player', 'puzzle_players')}",
                (player, *astuple(before.player.rating)),
            ),
            (
                f"INSERT INTO puzzle_ratings (puzzle, {_STANDING_SQL}) VALUES ($1, $2, $3, $4, 0, 0) "
                f"{lock.format('puzzle', 'puzzle_ratings')}",
                (puzzle, *astuple(before.puzzle.rating)),
            ),
            (
                "INSERT INTO puzzle_attempts (player, puzzle, at, solved, rating_change, latest, mastered) "
                f"SELECT player, puzzle, {self._now}, $5, $6, {self._now}, $5 FROM puzzle_players, puzzle_ratings "
                "WHERE player = $1 AND puzzle_players.attempted = $3 "
                "AND puzzle = $2 AND puzzle_ratings.attempted = $4 RETURNING puzzle",
                (*key, *seen, int(is_solved), after.rating_change),
            ),
            (
                f"UPDATE puzzle_ratings SET {changes} WHERE puzzle = $2 AND attempted = $9 AND EXISTS "
                "(SELECT 1 FROM puzzle_players WHERE player = $1 AND attempted = $3)",
                (*key, seen[0], *_columns(after.puzzle), seen[1]),
            ),
            (
                f"UPDATE puzzle_players SET {changes} WHERE player = $1 AND attempted = $3 AND EXISTS "
                "(SELECT 1 FROM puzzle_attempts WHERE player = $1 AND puzzle = $2)",
                (*key, seen[0], *_columns(after.player)),
            ),
        ]
        _, _, added, *_ = await self._run(*statements)
        return bool(added)

    async def keep_unjudged(self, player: str, puzzle: str, move: str) -> None:
        """Note that a player's first answer has no verdict yet. It follows when the answer is sent again."""
        sql = "UPDATE puzzle_attempts SET unjudged = $3 WHERE player = $1 AND puzzle = $2"
        await self._rows(sql, player, puzzle, move)

    async def take_unjudged(self, player: str, puzzle: Puzzle, move: str) -> RatedAnswer | None:
        """Return the first answer if it was this move and has no verdict yet. Count it as judged."""
        sql = (
            "UPDATE puzzle_attempts SET unjudged = NULL WHERE player = $1 AND puzzle = $2 AND unjudged = $3 "
            "RETURNING rating_change"
        )
        for (change,) in await self._rows(sql, player, puzzle.id, move):
            now = await self._before(player, puzzle)
            return RatedAnswer(now.player, now.puzzle, int(change), counts=True)
        return None

    async def _repeat(self, player: str, puzzle: str, is_solved: bool) -> None:
        """Note a further answer, which does not count."""
        sql = (
            f"UPDATE puzzle_attempts SET latest = {self._now}, "
            "mastered = CASE WHEN mastered > $3 THEN mastered ELSE $3 END WHERE player = $1 AND puzzle = $2"
        )
        await self._rows(sql, player, puzzle, int(is_solved))

    async def exported(self, player: str) -> list[ExportedPuzzle]:
        """Return all first answers of a player."""
        sql = "SELECT puzzle, at, solved, rating_change FROM puzzle_attempts WHERE player = $1 ORDER BY at"
        return [
            ExportedPuzzle(puzzle, at, bool(solved), int(change))
            for puzzle, at, solved, change in await self._rows(sql, player)
        ]


def standing_statement(player: str) -> Statement:
    """Return the query of a player's standing, which `read_standing` reads."""
    return f"SELECT {_STANDING_SQL} FROM puzzle_players WHERE player = $1", (player,)


def read_standing(rows: Sequence[Row]) -> Standing:
    return _standing(rows[0]) if rows else Standing()


def _standing(row: Sequence[Any]) -> Standing:
    rating, deviation, volatility, attempted, solved = row
    return Standing(Glicko(rating, deviation, volatility), int(attempted), int(solved))


def _columns(standing: Standing) -> tuple[float, ...]:
    return (*astuple(standing.rating), standing.attempted, standing.solved)


def _answers(row: Sequence[Any]) -> Answers:
    solved, mastered, latest = row
    return Answers(bool(solved), bool(mastered), latest)
