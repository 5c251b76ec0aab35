"""Progress: the figures of a player's games, their sums and records."""

from __future__ import annotations

from collections.abc import Sequence

from nasrid.server.protocol.forms import GameTotals, Progress, ProgressGame
from nasrid.server.ratings import INITIAL_MU
from nasrid.server.store.driver import Queries, Statement
from nasrid.server.store.puzzles import read_standing, standing_statement
from nasrid.server.table.figures import MAX_GAMES_SHOWN, SeatFigures, game_figures
from nasrid.server.table.reviewing import ReviewedSeats
from nasrid.server.table.state import TableState

MAX_GAMES_EXPORTED = 1_000_000
BOT_PREFIX = "bot:"
FIRST_RIVAL = 13  # number of the first parameter with a rival
# The rows for the person $4 in the table $1, unless the owner has lost the table or the game has been counted.
_IS_NEW = (
    "FROM players WHERE id = $4 AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND epoch = $2 AND seq = $3) "
    "AND NOT EXISTS (SELECT 1 FROM game_figures WHERE player = $4 AND table_id = $1)"
)
Key = tuple[str, int, int, str]  # table, epoch, number of its last entry, person


class ProgressStore(Queries):
    async def progress(self, player: str, limit: int = MAX_GAMES_SHOWN) -> Progress:
        """Return a player's progress with their latest games."""
        totals = (
            "SELECT game, players, played, won, rivals / played, purchases, exact, best_score, best_lead, best_border "
            "FROM progress WHERE player = $1 ORDER BY game, players"
        )
        games = (
            "SELECT won, table_id, ended, game, players, score, lead, purchases, exact, border, rivals, accuracy, "
            "luck, luck_error, effort "
            "FROM game_figures WHERE player = $1 ORDER BY ended DESC LIMIT $2"
        )
        buildings = "SELECT building, tiles FROM buildings_built WHERE player = $1 ORDER BY building"
        streaks = "SELECT current, longest FROM winning_streaks WHERE player = $1"
        kinds, latest, built, streak, puzzles = await self._run(
            (totals, (player,)),
            (games, (player, limit)),
            (buildings, (player,)),
            (streaks, (player,)),
            standing_statement(player),
        )
        current, longest = streak[0] if streak else (0, 0)
        return Progress(
            totals=[GameTotals(*row) for row in kinds],
            games=[ProgressGame(bool(won), *figures) for won, *figures in latest],
            buildings={building: int(tiles) for building, tiles in built},
            streak=current,
            longest_streak=longest,
            puzzles=read_standing(puzzles).public(),
        )

    async def add_review(self, table: str, review: ReviewedSeats) -> None:
        """Add the results of a review. A later review replaces them."""
        sql = (
            "UPDATE game_figures SET accuracy = $3, luck = $4, luck_error = $5, effort = $6 "
            "WHERE table_id = $1 AND seat = $2"
        )
        await self._run(
            *(
                (sql, (table, seat, result.accuracy, result.points.luck, result.points.luck_error, review.effort))
                for seat, result in enumerate(review.seats)
            )
        )


def progress_statements(table: TableState, epoch: int, at: float) -> list[Statement]:
    """Return the statements that count a game that is over, once for each of its people."""
    names = [state.player or f"{BOT_PREFIX}{state.level}" for state in table.seats]
    statements: list[Statement] = []
    for figures in game_figures(table):
        key = (table.id, epoch, table.seq, figures.player)
        rivals = [name for seat, name in enumerate(names) if seat != figures.seat]
        # The last statement comes last, because it marks the game as counted.
        statements += [
            _sum_statement(key, figures, rivals),
            *_building_statements(key, figures),
            _streak_statement(key, figures),
            _figures_statement(key, figures, rivals, at),
        ]
    return statements


def _sum_statement(key: Key, figures: SeatFigures, rivals: Sequence[str]) -> Statement:
    added = ("played", "won", "rivals", "purchases", "exact")
    best = ("best_score", "best_lead", "best_border")
    changes = [f"{name} = progress.{name} + excluded.{name}" for name in added]
    changes += [
        f"{name} = CASE WHEN excluded.{name} > progress.{name} THEN excluded.{name} ELSE progress.{name} END"
        for name in best
    ]
    return (
        f"INSERT INTO progress (player, game, players, {', '.join((*added, *best))}) "
        f"SELECT id, $5, $6, 1, $9, {_mean_rating_sql(rivals)}, $10, $11, $7, $8, $12 {_IS_NEW} "
        f"ON CONFLICT (player, game, players) DO UPDATE SET {', '.join(changes)}",
        (*key, *_values(figures), *rivals),
    )


def _building_statements(key: Key, figures: SeatFigures) -> list[Statement]:
    sql = (
        f"INSERT INTO buildings_built (player, building, tiles) SELECT id, $5, $6 {_IS_NEW} "
        "ON CONFLICT (player, building) DO UPDATE SET tiles = buildings_built.tiles + excluded.tiles"
    )
    return [(sql, (*key, building, tiles)) for building, tiles in figures.buildings.items()]


def _streak_statement(key: Key, figures: SeatFigures) -> Statement:
    longer = "winning_streaks.current + excluded.current"
    return (
        f"INSERT INTO winning_streaks (player, current, longest) SELECT id, $5, $5 {_IS_NEW} "
        "ON CONFLICT (player) DO UPDATE SET "
        f"current = CASE WHEN excluded.current = 0 THEN 0 ELSE {longer} END, "
        f"longest = CASE WHEN {longer} > winning_streaks.longest THEN {longer} ELSE winning_streaks.longest END",
        (*key, int(figures.won)),
    )


def _figures_statement(key: Key, figures: SeatFigures, rivals: Sequence[str], at: float) -> Statement:
    seat, ended = FIRST_RIVAL + len(rivals), FIRST_RIVAL + len(rivals) + 1
    return (
        "INSERT INTO game_figures (player, table_id, seat, ended, game, players, score, lead, won, purchases, exact, "
        f"border, rivals) SELECT id, $1, ${seat}, ${ended}, $5, $6, $7, $8, $9, $10, $11, $12, "
        f"{_mean_rating_sql(rivals)} {_IS_NEW}",
        (*key, *_values(figures), *rivals, figures.seat, at),
    )


def _values(figures: SeatFigures) -> tuple[str | int, ...]:
    """Return the parameters $5 to $12."""
    kind = (figures.game, figures.players)
    return (*kind, figures.score, figures.lead, int(figures.won), figures.purchases, figures.exact, figures.border)


def _mean_rating_sql(rivals: Sequence[str]) -> str:
    """Return the expression for the mean rating of the rivals at the game of $5 and $6."""
    numbers = range(FIRST_RIVAL, FIRST_RIVAL + len(rivals))
    names = " UNION ALL ".join(f"SELECT CAST(${number} AS TEXT) AS rival" for number in numbers)
    return (
        f"(SELECT avg(COALESCE(mu, {INITIAL_MU})) FROM ({names}) AS rivals LEFT JOIN ratings "
        "ON ratings.player = rival AND ratings.game = $5 AND ratings.players = $6)"
    )
