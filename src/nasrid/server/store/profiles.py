"""Profiles: finished games, statistics, ratings."""

from collections import defaultdict

import msgspec

from nasrid.server.protocol.forms import FinishedGame, GameStatistics, Profile, PublicGame, PublicProfile, RatingInfo
from nasrid.server.protocol.info import TableInfo
from nasrid.server.ratings import INITIAL_MU, Rating, updated_ratings
from nasrid.server.store.driver import Queries, Statement, placeholders

MAX_GAMES_LISTED = 100
MAX_GAMES_COUNTED = 5000  # in statistics
RATING_BATCH_SIZE = 50
BOT_PREFIX = "bot:"
_infos = msgspec.json.Decoder(TableInfo)


class Profiles(Queries):
    async def profile(self, player: str) -> Profile:
        sql = (
            "SELECT summary, updated, seat FROM tables JOIN table_players ON table_id = id WHERE player = $1 "
            "AND state = 'over' AND result IS NOT NULL AND seat IS NOT NULL ORDER BY updated DESC LIMIT $2"
        )
        rows = await self._rows(sql, player, MAX_GAMES_COUNTED)
        games = [FinishedGame(_infos.decode(summary), ended, seat) for summary, ended, seat in rows]
        games = [game for game in games if game.table.result and not game.table.lesson]
        sql = "SELECT player, game, players, mu, sigma, played FROM ratings WHERE player = $1 OR player LIKE 'bot:%'"
        ratings = await self._rows(f"{sql} ORDER BY game, players, player", player)
        shown = [RatingInfo(_bot_level(rated_player), *rest) for rated_player, *rest in ratings]
        return Profile(games[:MAX_GAMES_LISTED], _statistics(games), shown)

    async def ratings(self, player: str) -> list[RatingInfo]:
        """Return a player's ratings."""
        sql = "SELECT game, players, mu, sigma, played FROM ratings WHERE player = $1 ORDER BY game, players"
        return [RatingInfo(None, *row) for row in await self._rows(sql, player)]

    async def public_profile(self, page: str) -> PublicProfile | None:
        """Return a public page, which names no other player, or None if there is no such page."""
        rows = await self._rows("SELECT id, name FROM players WHERE page = $1", page)
        if not rows:
            return None
        player, name = rows[0]
        profile = await self.profile(player)
        return PublicProfile(name, list(map(_public_game, profile.games)), profile.statistics, profile.ratings)

    async def sort_by_strength(self, tables: list[str], player: str, game: str, players: int) -> list[str]:
        """Sort tables by the distance of their players' mean rating to this player's."""
        own_mu = (await self._rating(player, game, players)).mu
        rows = await self._rows(
            f"SELECT table_id, avg(coalesce(mu, {INITIAL_MU})) FROM table_players LEFT JOIN ratings ON "
            "ratings.player = table_players.player AND game = $1 AND players = $2 "
            f"WHERE table_id IN ({placeholders(tables, 3)}) GROUP BY table_id",
            game,
            players,
            *tables,
        )
        strength = dict(rows)
        return sorted(tables, key=lambda table: abs(strength.get(table, INITIAL_MU) - own_mu))

    async def update_ratings(self) -> None:
        """Rate the games that have ended since the last call, in the order of their ends."""
        unrated = "state = 'over' AND rated = 0 AND result IS NOT NULL"
        sql = f"SELECT id, summary FROM tables WHERE {unrated} ORDER BY updated LIMIT $1"
        rows = await self._rows(sql, RATING_BATCH_SIZE)
        for table, summary in rows:
            rated = ("UPDATE tables SET rated = 1 WHERE id = $1", (table,))
            await self._run(*await self._ratings_after(table, _infos.decode(summary)), rated)

    async def _ratings_after(self, table: str, info: TableInfo) -> list[Statement]:
        seats = dict(await self._rows("SELECT seat, player FROM table_players WHERE table_id = $1", table))
        rated_players = [seats.get(seat) or f"{BOT_PREFIX}{plan.level}" for seat, plan in enumerate(info.seats)]
        people = [player for player in rated_players if not player.startswith(BOT_PREFIX)]
        if info.result is None or not info.rated or not people or len(set(rated_players)) < 2:
            return []
        game, players = str(info.options["game"]), len(rated_players)
        ratings_before = [await self._rating(player, game, players) for player in rated_players]
        new = updated_ratings(ratings_before, _ranks(info.result.scores, info.result.winners))
        after: defaultdict[str, list[Rating]] = defaultdict(list)  # several bots of a level share a rating
        for player, rating in zip(rated_players, new, strict=True):
            after[player].append(rating)
        return [_rating_statement(player, game, players, _mean(ratings)) for player, ratings in after.items()]

    async def _rating(self, player: str, game: str, players: int) -> Rating:
        sql = "SELECT mu, sigma FROM ratings WHERE player = $1 AND game = $2 AND players = $3"
        rows = await self._rows(sql, player, game, players)
        return Rating(*rows[0]) if rows else Rating()


def _public_game(game: FinishedGame) -> PublicGame:
    table, seat = game.table, game.seat
    assert table.result
    won = seat in table.result.winners
    return PublicGame(str(table.options["game"]), len(table.seats), table.result.scores[seat], won, game.ended)


def _mean(ratings: list[Rating]) -> Rating:
    mu, sigma = (sum(values) / len(ratings) for values in zip(*map(msgspec.structs.astuple, ratings), strict=True))
    return Rating(mu, sigma)


def _rating_statement(player: str, game: str, players: int, rating: Rating) -> Statement:
    return (
        "INSERT INTO ratings (player, game, players, mu, sigma, played) VALUES ($1, $2, $3, $4, $5, 1) "
        "ON CONFLICT (player, game, players) DO UPDATE SET mu = $4, sigma = $5, played = ratings.played + 1",
        (player, game, players, rating.mu, rating.sigma),
    )


def _ranks(scores: list[int], winners: list[int]) -> list[int]:
    """Return the rank of each seat: winners first, whatever broke the tie, then by score."""
    return [0 if seat in winners else 1 + sum(other > score for other in scores) for seat, score in enumerate(scores)]


def _bot_level(player: str) -> str | None:
    return player.removeprefix(BOT_PREFIX) if player.startswith(BOT_PREFIX) else None


def _statistics(games: list[FinishedGame]) -> list[GameStatistics]:
    by_kind: defaultdict[tuple[str, int], list[FinishedGame]] = defaultdict(list)
    for game in games:
        by_kind[str(game.table.options["game"]), len(game.table.seats)].append(game)
    return [_summarise(kind, players, played) for (kind, players), played in sorted(by_kind.items())]


def _summarise(kind: str, players: int, played: list[FinishedGame]) -> GameStatistics:
    results = [(game.table.result, game.seat) for game in played if game.table.result]
    scores = [result.scores[seat] for result, seat in results]
    won = sum(seat in result.winners for result, seat in results)
    return GameStatistics(kind, players, len(played), won, max(scores), round(sum(scores) / len(scores), 1))
