"""Puzzles: their tables, their ratings and their page. A server and a device share this."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from nasrid.levels import DEFAULT_LEVEL
from nasrid.puzzles import (
    THEMES,
    Glicko,
    Puzzle,
    PuzzleError,
    find_puzzle,
    is_solution,
    puzzles,
    rate,
    verdict_of,
)
from nasrid.rules.errors import IllegalActionError, NotationError
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.quoting import quoted
from nasrid.rules.table.specs import GAMES
from nasrid.rules.text.notation import parse_action, write_action
from nasrid.server.protocol import entries
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError, illegal_action
from nasrid.server.protocol.forms import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzlePage,
    PuzzleStanding,
    PuzzleTheme,
    PuzzleVerdict,
    ThemeTotals,
)
from nasrid.server.protocol.messages import Explanation
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.table.automatic import new_seed
from nasrid.server.table.live import LiveTable

PUZZLE_DEVIATION = 100.0  # of the rating that a puzzle comes with
SETTLED_DEVIATION = 100.0  # players with a larger one do not change the ratings of puzzles


class Answers(NamedTuple):
    """A player's answers to a puzzle, of which the first counts."""

    is_solved: bool  # by the first answer
    is_mastered: bool  # by any answer
    latest: float  # Unix time

    @property
    def result(self) -> PuzzleAnswer:
        return "solved" if self.is_solved else "failed"


class Standing(NamedTuple):
    """A rating of a player or a puzzle, with the number of first answers and of right ones."""

    rating: Glicko = Glicko()
    attempted: int = 0
    solved: int = 0

    def after(self, rating: Glicko, is_solved: bool) -> Standing:
        return Standing(rating, self.attempted + 1, self.solved + is_solved)

    def public(self) -> PuzzleStanding:
        return PuzzleStanding(round(self.rating.rating), round(self.rating.deviation), self.attempted, self.solved)


class RatedAnswer(NamedTuple):
    """An answer with the standings of the player and the puzzle after it."""

    player: Standing
    puzzle: Standing
    rating_change: int = 0
    counts: bool = False


def initial_standing(puzzle: Puzzle) -> Standing:
    """Return the standing of a puzzle that nobody has answered."""
    return Standing(Glicko(puzzle.rating, PUZZLE_DEVIATION))


def rated_answer(player: Standing, puzzle: Standing, is_solved: bool, can_rate_puzzle: bool) -> RatedAnswer:
    """Return the standings after a player's first answer.

    Anybody can be any number of guests, so only players with a settled rating change that of a puzzle.
    """
    rating, difficulty = rate(player.rating, puzzle.rating, float(is_solved)), puzzle.rating
    if can_rate_puzzle and player.rating.deviation <= SETTLED_DEVIATION:
        difficulty = rate(puzzle.rating, player.rating, float(not is_solved))
    change = round(rating.rating) - round(player.rating.rating)
    return RatedAnswer(player.after(rating, is_solved), puzzle.after(difficulty, is_solved), change, counts=True)


def requested_puzzle(puzzle_id: str) -> Puzzle:
    """Return the puzzle. Raise RefusalError if there is no such puzzle."""
    try:
        return find_puzzle(puzzle_id)
    except PuzzleError:
        raise RefusalError("no_such_puzzle", f"there is no puzzle {quoted(puzzle_id)}; choose another one") from None


def legal_move(puzzle: Puzzle, text: str) -> str:
    """Return the canonical notation of a move. Raise RefusalError if it is not legal in the puzzle's position."""
    try:
        action = parse_action(text)
        puzzle.game().apply(action)
    except NotationError as error:
        raise RefusalError("bad_message", str(error)) from None
    except IllegalActionError as error:
        raise illegal_action(error) from None
    return write_action(action)


def puzzle_entries(live: LiveTable, player: PlayerRef, puzzle: Puzzle, now: float) -> list[AnyEntry]:
    """Open and start a table with the position of a puzzle. Return its entries."""
    seats = [SeatPlan("bot", DEFAULT_LEVEL)] * puzzle.options.players
    seats[puzzle.seat] = SeatPlan()
    settings, _ = TableSettings(puzzle.options.to_json(), tuple(seats), chat=False, rated=False).checked()
    log: list[AnyEntry] = [
        entries.Opened(
            at=now,
            settings=settings,
            host=player.id,
            host_name=player.name,
            invitation=secrets.token_urlsafe(16),
            puzzle=puzzle.id,
        ),
        entries.Seated(at=now, seat=puzzle.seat, sitter=player.id, name=player.name),
        entries.Started(at=now, seed=new_seed(), rules_version=RULES_VERSION, position=puzzle.position),
    ]
    live.load(log)
    return log


def puzzle_info(puzzle: Puzzle, rating: int) -> PuzzleInfo:
    """Return what a player may know before the answer."""
    return PuzzleInfo(puzzle.id, puzzle.options.to_json(), puzzle.seat, rating)


def puzzle_page(
    standing: Standing,
    answers: Mapping[str, Answers],
    ratings: Mapping[str, int],
    theme: str | None = None,
    game: str | None = None,
) -> PuzzlePage:
    """Return a player's page.

    Args:
        standing: The player's standing.
        answers: The player's answers by puzzle.
        ratings: The ratings of those puzzles that differ from the ones that they came with.
        theme: The theme of the recommended puzzle, or None for any.
        game: Its game and that of the totals by theme, or None for any.
    """
    _check_filter("theme", theme, THEMES)
    _check_filter("game", game, GAMES)
    of_game = [puzzle for puzzle in puzzles().values() if not game or game == puzzle.options.game]
    found = {
        puzzle.id: ratings.get(puzzle.id, puzzle.rating) for puzzle in of_game if not theme or theme in puzzle.themes
    }
    mine = standing.public()
    recommended = _recommended(found, answers, mine.rating)
    return PuzzlePage(
        mine.rating,
        mine.deviation,
        mine.attempted,
        mine.solved,
        puzzle=puzzle_info(find_puzzle(recommended), found[recommended]) if recommended else None,
        themes=[_theme_totals(each, of_game, answers) for each in msgspec.convert(THEMES, tuple[PuzzleTheme, ...])],
    )


def _check_filter(name: str, value: str | None, known: Iterable[str]) -> None:
    if value is not None and value not in known:
        raise RefusalError("bad_message", f"there is no {name} {quoted(value)}; choose from {', '.join(known)}")


def _recommended(found: Mapping[str, int], answers: Mapping[str, Answers], rating: int) -> str | None:
    """Return the unanswered puzzle with the nearest rating, or else the one that was failed the longest time ago.

    Args:
        found: The ratings of the puzzles to choose from, by id.
        answers: The player's answers by puzzle.
        rating: The player's rating.
    """

    def urgency(puzzle: str) -> tuple[float, int]:
        own = answers.get(puzzle)
        return own.latest if own else 0.0, abs(found[puzzle] - rating)

    open_ones = (puzzle for puzzle in found if puzzle not in answers or not answers[puzzle].is_mastered)
    return min(open_ones, key=urgency, default=None)


def _theme_totals(theme: PuzzleTheme, of_game: Iterable[Puzzle], answers: Mapping[str, Answers]) -> ThemeTotals:
    with_theme = [puzzle.id for puzzle in of_game if theme in puzzle.themes]
    own = [answers[puzzle] for puzzle in with_theme if puzzle in answers]
    return ThemeTotals(theme, len(with_theme), len(own), sum(answer.is_solved for answer in own))


def stored_judgement(puzzle: Puzzle, move: str) -> msgspec.Raw | None:
    """Return the judgement of a move as JSON, or None if the move was not compared when the puzzle was made."""
    verdict = verdict_of(puzzle, move)
    return None if verdict is None else msgspec.Raw(msgspec.json.encode(verdict))


def puzzle_verdict(puzzle: Puzzle, move: str, judgement: msgspec.Raw, rated: RatedAnswer) -> PuzzleVerdict:
    return PuzzleVerdict(
        is_solved=is_solution(puzzle, move),
        counts=rated.counts,
        judgement=judgement,
        solution=puzzle.moves[0].action,
        reason=msgspec.convert(puzzle.reason, Explanation),
        themes=msgspec.convert(puzzle.themes, list[PuzzleTheme]),
        rating=rated.player.public().rating,
        rating_change=rated.rating_change,
        puzzle_rating=rated.puzzle.public().rating,
    )
