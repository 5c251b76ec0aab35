"""What games leave behind in the database of benchmarks/growth.py: figures, reviews, attempts at the deal of the day,
and answers to puzzles.

Every game has the figures of its people, and every tenth a review. For every fifth game there is an attempt at the deal
of one of the last 365 days, and for every game an answer to a puzzle. All reviews are copies of one of a short game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass
from datetime import date

import msgspec

from growth_rows import inserts
from nasrid import Options
from nasrid.arena.driver import play_game
from nasrid.bots.catalogue import parse_bot_code
from nasrid.daily import day_number
from nasrid.puzzles import puzzles
from nasrid.reviews import review
from nasrid.rules.game import RULES_VERSION
from nasrid.server.node.reviews import pack
from nasrid.server.ratings import INITIAL_MU
from nasrid.server.store.driver import Row, Statement
from nasrid.server.table.figures import SeatFigures
from nasrid.server.table.puzzles import Standing, initial_standing

TILES_OF_REVIEWED = 6  # in each bag, so that the review takes seconds
GAMES_PER_REVIEW = 10
GAMES_PER_ATTEMPT = 5
DAYS = 365  # with attempts
LEADS = 120  # that attempts have, from the lowest
LOWEST_LEAD = -60
PUZZLES = [*puzzles().values()]
Player = Callable[[int], str]  # the id of an account; 0 is the regular player


@dataclass(frozen=True)
class Review:
    """The review to copy."""

    actions: int
    events: str
    body: bytes


@dataclass(frozen=True)
class PlayedGame:
    """A game of the database, with the people on its seats."""

    number: int
    table: str
    ended: float
    people: Sequence[str]
    figures: Sequence[SeatFigures]


def make_review() -> Review:
    bots = [parse_bot_code("apprentice")] * 2
    record = play_game(Options(players=2), 1, bots, [1, 2], TILES_OF_REVIEWED).record
    actions = len(record["actions"])
    made = pack(msgspec.Raw(msgspec.json.encode(review(record, "quick"))))
    return Review(actions, msgspec.json.encode([*range(4, 4 + actions)]).decode(), made)


def account_statements(people: Sequence[str]) -> list[Statement]:
    """Return the statements that add the sums of these accounts."""
    standing = Standing()
    return [
        *inserts(
            "progress (player, game, players, played, won, rivals, purchases, exact, "
            "best_score, best_lead, best_border)",
            [(player, "alhambra", 2, 1, 1, INITIAL_MU, 20, 5, 90, 10, 9) for player in people],
        ),
        *inserts("buildings_built (player, building, tiles)", [(player, "garden", 4) for player in people]),
        *inserts("winning_streaks (player, current, longest)", [(player, 1, 2) for player in people]),
        *inserts(f"puzzle_players {_STANDING}", [(player, *_standing(standing)) for player in people]),
    ]


def puzzle_statements() -> list[Statement]:
    """Return the statements that add the ratings of all puzzles, which somebody has answered."""
    rows = [(puzzle.id, *_standing(initial_standing(puzzle))) for puzzle in PUZZLES]
    return list(inserts(f"puzzle_ratings {_STANDING.replace('player', 'puzzle')}", rows))


_STANDING = "(player, rating, deviation, volatility, attempted, solved)"


def _standing(standing: Standing) -> Row:
    return (*astuple(standing.rating), standing.attempted, standing.solved)


def game_statements(games: Sequence[PlayedGame], made: Review, player: Player, accounts: int) -> Iterator[Statement]:
    """Yield the statements that add what these games leave behind."""
    yield from inserts(
        "game_figures (player, table_id, seat, ended, game, players, score, lead, won, "
        "rivals, purchases, exact, border)",
        [_figures(game, seat, figures) for game in games for seat, figures in enumerate(game.figures)],
    )
    yield from inserts(
        "reviews (table_id, requester, requested, effort, state, attempts, done, actions, events, error, body)",
        [
            (
                game.table,
                game.people[0],
                game.ended,
                "quick",
                "done",
                1,
                *(made.actions,) * 2,
                made.events,
                "",
                made.body,
            )
            for game in games
            if is_reviewed(game.number)
        ],
    )
    yield from _attempt_statements(games, player)
    yield from inserts(
        "puzzle_attempts (player, puzzle, at, solved, rating_change, latest, mastered)",
        [(*_answer(game.number, player, accounts), game.ended, 1, 9, game.ended, 1) for game in games],
    )


def is_reviewed(game: int) -> bool:
    return game % GAMES_PER_REVIEW == 0


def _figures(game: PlayedGame, seat: int, figures: SeatFigures) -> Row:
    kind = (figures.game, figures.players, figures.score, figures.lead, int(figures.won))
    return (
        *(game.people[seat], game.table, seat, game.ended),
        *kind,
        *(INITIAL_MU, figures.purchases, figures.exact, figures.border),
    )


def _attempt_statements(games: Sequence[PlayedGame], player: Player) -> Iterator[Statement]:
    today = day_number(date.today())
    rows, leads = [], Counter[tuple[int, int]]()
    for game in games:
        if game.number % GAMES_PER_ATTEMPT == 0:
            place, days_ago = divmod(game.number // GAMES_PER_ATTEMPT, DAYS)
            day, lead = today - days_ago, LOWEST_LEAD + place % LEADS
            won = int(lead > 0)
            rows.append((day, RULES_VERSION, player(place), game.table, game.ended, lead, 100 + lead, won))
            leads[day, lead] += 1
    yield from inserts("daily_attempts (day, rules, player, table_id, ended, lead, score, won)", rows)
    counts = [(day, RULES_VERSION, lead, players) for (day, lead), players in leads.items()]
    for sql, values in inserts("daily_leads (day, rules, lead, players)", counts):
        again = "ON CONFLICT (day, rules, lead) DO UPDATE SET players = daily_leads.players + excluded.players"
        yield f"{sql} {again}", values


def _answer(number: int, player: Player, accounts: int) -> tuple[str, str]:
    """Return who answers which puzzle. No answer occurs twice."""
    answered, account = divmod(number, accounts)
    return player(account), PUZZLES[(account + answered) % len(PUZZLES)].id
