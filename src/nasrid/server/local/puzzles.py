"""Puzzles on a device. The answers to each puzzle are stored, and the rating follows from the first ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from nasrid.puzzles import Glicko, Puzzle, is_solution
from nasrid.server.local.analysis import DeviceAnalysis
from nasrid.server.local.storage import DeviceAnswers
from nasrid.server.protocol.forms import (
    AnsweredPuzzle,
    PuzzleAnswerForm,
    PuzzleDetails,
    PuzzlePage,
    PuzzleStanding,
    PuzzleVerdict,
)
from nasrid.server.reviews.requests import PuzzleRequest
from nasrid.server.table.puzzles import (
    PUZZLE_DEVIATION,
    Answers,
    RatedAnswer,
    Standing,
    initial_standing,
    legal_move,
    puzzle_info,
    puzzle_page,
    puzzle_verdict,
    rated_answer,
    requested_puzzle,
)


class DevicePuzzles:
    def __init__(self, answers: DeviceAnswers, analysis: DeviceAnalysis, now: Callable[[], float]) -> None:
        self._answers = answers
        self._analysis = analysis
        self._now = now

    async def page(self, theme: str | None, game: str | None) -> PuzzlePage:
        answered = await self._answers.read()
        answers = {one.puzzle: _answers(one) for one in answered.values()}
        return puzzle_page(_standing(answered.values()), answers, {}, theme, game)

    async def standing(self) -> PuzzleStanding:
        return _standing((await self._answers.read()).values()).public()

    async def details(self, puzzle: Puzzle) -> PuzzleDetails:
        """Return a puzzle with the answer on this device. It knows nobody else's answers."""
        own = (await self._answers.read()).get(puzzle.id)
        info = puzzle_info(puzzle, puzzle.rating)
        return (
            PuzzleDetails(info, _answers(own).result, 1, int(own.is_solved)) if own else PuzzleDetails(info, None, 0, 0)
        )

    async def is_answered(self, player: str, puzzle: str) -> bool:
        return puzzle in await self._answers.read()

    async def answer(self, form: PuzzleAnswerForm) -> PuzzleVerdict:
        """Store an answer and return the verdict."""
        puzzle = requested_puzzle(form.puzzle)
        move = legal_move(puzzle, form.move)
        judgement = await self._analysis.judge(PuzzleRequest(puzzle.id, move))
        return puzzle_verdict(puzzle, move, judgement, await self._add(puzzle, is_solution(puzzle, move)))

    async def _add(self, puzzle: Puzzle, is_solved: bool) -> RatedAnswer:
        """Store an answer, and rate it if it is the first on this device, in any window."""
        now, answered = self._now(), await self._answers.read()
        before, its = _standing(answered.values()), initial_standing(puzzle)
        if puzzle.id not in answered:
            first = AnsweredPuzzle(puzzle.id, now, is_solved, puzzle.rating, now, is_solved)
            if await self._answers.add(first):
                return rated_answer(before, its, is_solved, can_rate_puzzle=False)
            answered = await self._answers.read()
        own = answered[puzzle.id]
        await self._answers.replace(replace(own, latest=now, is_mastered=own.is_mastered or is_solved))
        return RatedAnswer(_standing(answered.values()), its)


def _standing(answered: Iterable[AnsweredPuzzle]) -> Standing:
    """Return the standing after the first answers in their order."""
    standing = Standing()
    for one in sorted(answered, key=lambda one: (one.at, one.puzzle)):
        its = Standing(Glicko(one.rating, PUZZLE_DEVIATION))
        standing = rated_answer(standing, its, one.is_solved, can_rate_puzzle=False).player
    return standing


def _answers(answered: AnsweredPuzzle) -> Answers:
    return Answers(answered.is_solved, answered.is_mastered, answered.latest)
