"""Puzzles on a server: tables, answers, ratings."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec

from nasrid.puzzles import Puzzle, is_solution
from nasrid.server.metrics import Metrics
from nasrid.server.node.judging import MoveJudge
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import PuzzleDetails, PuzzlePage
from nasrid.server.reviews.requests import PuzzleRequest
from nasrid.server.store.puzzles import PuzzleStore
from nasrid.server.table.puzzles import RatedAnswer, puzzle_info, puzzle_page


@dataclass(eq=False)
class Puzzles:
    store: PuzzleStore
    judges: MoveJudge
    metrics: Metrics

    async def page(self, player: str, theme: str | None, game: str | None) -> PuzzlePage:
        """Return the page of a player, or of a stranger, whose id is empty."""
        return puzzle_page(*await self.store.state_of(player), theme, game)

    async def details(self, player: str, puzzle: Puzzle) -> PuzzleDetails:
        standing, answers = await self.store.puzzle_standing(puzzle), await self.store.answers(player, puzzle.id)
        info = puzzle_info(puzzle, standing.public().rating)
        return PuzzleDetails(info, answers and answers.result, standing.attempted, standing.solved)

    async def is_answered(self, player: str, puzzle: str) -> bool:
        return await self.store.answers(player, puzzle) is not None

    async def judge(self, player: str, address: str, puzzle: Puzzle, move: str) -> msgspec.Raw:
        """Return the judgement of a move that was not compared when the puzzle was made, as JSON."""
        return await self.judges.judge(player, address, lambda: PuzzleRequest(puzzle.id, move))

    @asynccontextmanager
    async def keep_unjudged(self, player: str, puzzle: Puzzle, move: str, rated: RatedAnswer) -> AsyncIterator[None]:
        """Keep an answer that counts if its judgement is refused. Its verdict follows when it is sent again."""
        try:
            yield
        except RefusalError:
            if rated.counts:
                await self.store.keep_unjudged(player, puzzle.id, move)
            raise

    async def answer(self, player: str, puzzle: Puzzle, move: str, can_rate_puzzle: bool) -> RatedAnswer:
        """Store an answer. Only a player's first answer to a puzzle is rated."""
        is_solved = is_solution(puzzle, move)
        rated = await self.store.add_answer(player, puzzle, is_solved, can_rate_puzzle)
        outcome = ("solved" if is_solved else "failed") if rated.counts else "repeated"
        self.metrics.count_puzzle_answer(outcome)
        return rated
