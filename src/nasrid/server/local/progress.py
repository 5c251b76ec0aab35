"""The progress of a device's player, from the figures in the summaries of its tables."""

from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct

from nasrid.server.local.storage import DeviceListing
from nasrid.server.protocol.forms import GameTotals, Progress, ProgressGame, PuzzleStanding
from nasrid.server.table.figures import MAX_GAMES_SHOWN, SeatFigures
from nasrid.server.table.reviewing import ReviewedSeats

MAX_REVIEWS_READ = 40  # of the latest games; each has some hundred kilobytes


class PlayedGame(Struct, frozen=True):
    """A game that counts, with its table and the time of its end."""

    table: str
    ended: float
    figures: SeatFigures


async def device_progress(
    listings: Sequence[DeviceListing],
    puzzles: PuzzleStanding,
    review_of: Callable[[str], Awaitable[ReviewedSeats | None]],
) -> Progress:
    """Return the progress in all games of one person against bots. A device has no ratings."""
    games = [
        PlayedGame(listing.listed_table.id, listing.updated, listing.figures) for listing in listings if listing.figures
    ]
    games.sort(key=lambda game: game.ended)
    by_kind: defaultdict[tuple[str, int], list[SeatFigures]] = defaultdict(list)
    buildings: Counter[str] = Counter()
    streak = longest = 0
    for game in games:
        by_kind[game.figures.game, game.figures.players].append(game.figures)
        buildings.update(game.figures.buildings)
        streak = streak + 1 if game.figures.won else 0
        longest = max(longest, streak)
    return Progress(
        totals=[_totals(game, players, played) for (game, players), played in sorted(by_kind.items())],
        games=[
            _game(game, await review_of(game.table) if number < MAX_REVIEWS_READ else None)
            for number, game in enumerate(games[: -MAX_GAMES_SHOWN - 1 : -1])
        ],
        buildings=dict(buildings),
        streak=streak,
        longest_streak=longest,
        puzzles=puzzles,
    )


def _totals(game: str, players: int, played: Sequence[SeatFigures]) -> GameTotals:
    return GameTotals(
        game=game,
        players=players,
        played=len(played),
        won=sum(one.won for one in played),
        rivals=None,
        purchases=sum(one.purchases for one in played),
        exact=sum(one.exact for one in played),
        best_score=max(one.score for one in played),
        best_lead=max(one.lead for one in played),
        best_border=max(one.border for one in played),
    )


def _game(played: PlayedGame, review: ReviewedSeats | None) -> ProgressGame:
    figures = played.figures
    reviewed = review.seats[figures.seat] if review else None
    return ProgressGame(
        won=figures.won,
        table=played.table,
        ended=played.ended,
        game=figures.game,
        players=figures.players,
        score=figures.score,
        lead=figures.lead,
        purchases=figures.purchases,
        exact=figures.exact,
        border=figures.border,
        rivals=None,
        accuracy=reviewed.accuracy if reviewed else None,
        luck=reviewed.points.luck if reviewed else None,
        luck_error=reviewed.points.luck_error if reviewed else None,
        effort=review.effort if review else None,
    )
