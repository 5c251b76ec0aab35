"""Profiles: finished games, statistics, ratings."""

from collections import defaultdict

import msgspec

from nasrid.server.protocol.forms import FinishedGame, GameStatistics, Profile, PublicGame, PublicProfile, RatingInfo
from nasrid.server.protocol.info import TableInfo
from nasrid.server.ratings import INITIAL_MU, Rating, updated_ratings
from nasrid.server.store.driver import Queries, Statement, placeholders
from nasrid.server.store.tables import latest_tables_sql

MAX_GAMES_LISTED = 100
RATING_BATCH_SIZE = 50
BOT_PREFIX = "bot:"
_infos = msgspec.json.Decoder(TableInfo)


class Profiles(Queries):
    async def profile(self, player: str) -> Profile:
        return Profile(
            await self._latest_games(player), await self.statistics(player), await self._ratings_shown_to(player)
        )

    async def _latest_games(self, player: str) -> list[FinishedGame]:
        sql = (
            f"SELECT summary, updated, seat FROM ({latest_tables_sql(('over',), MAX_GAMES_LISTED)}) AS mine "
            "JOIN tables ON id = table_id WHERE state = 'over' AND result IS NOT NULL AND seat IS NOT NULL "
            "ORDER BY updated DESC"
        )
        rows = await self._rows(sql, player)
        games = [FinishedGame(_infos.decode(summary), ended, seat) for summary, ended, seat in rows]
        return [game for game in games if _is_counted(game.table)]

    async def statistics(self, player: str) -> list[GameStatistics]:
        """Return a player's results by kind of game."""
        sql = "SELECT game, players, played, won, best, total FROM statistics WHERE player = $1 ORDER BY game, players"
        return [
            GameStatistics(game, players, played, won, best, round(total / played, 1))
            for game, players, played, won, best, total in await self._rows(sql, player)
        ]

    async def _ratings_shown_to(self, player: str) -> list[RatingInfo]:
        """Return the ratings of a player and of the bots."""
        select = "SELECT player, game, players, mu, sigma, played FROM ratings WHERE"
        own, bots = await self._run(
            (f"{select} player = $1", (player,)), (f"{select} substr(player, 1, 4) = '{BOT_PREFIX}'", ())
        )
        rows = sorted((*own, *bots), key=lambda row: (row[1], row[2], row[0]))
        return [RatingInfo(_bot_level(rated_player), *rest) for rated_player, *rest in rows]

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

    async def update_statistics(self) -> None:
        """Count the games that have ended since the last call in the statistics of their players."""
        uncounted = "state = 'over' AND counted = 0 AND result IS NOT NULL"
        sql = f"SELECT id, summary FROM tables WHERE {uncounted} ORDER BY updated LIMIT $1"
        for table, summary in await self._rows(sql, RATING_BATCH_SIZE):
            seats = await self._seats(table)
            await self._run(
                # The first statement locks the row, so that no other process counts the game as well.
                ("UPDATE tables SET counted = counted WHERE id = $1 AND counted = 0", (table,)),
                *_statistics_statements(table, _infos.decode(summary), seats),
                ("UPDATE tables SET counted = 1 WHERE id = $1", (table,)),
            )

    async def _seats(self, table: str) -> dict[int, str]:
        """Return the people at a table by their seats."""
        sql = "SELECT seat, player FROM table_players WHERE table_id = $1 AND seat IS NOT NULL"
        return dict(await self._rows(sql, table))

    async def update_ratings(self) -> None:
        """Rate the games that have ended since the last call, in the order of their ends."""
        unrated = "state = 'over' AND rated = 0 AND result IS NOT NULL"
        sql = f"SELECT id, summary FROM tables WHERE {unrated} ORDER BY updated LIMIT $1"
        rows = await self._rows(sql, RATING_BATCH_SIZE)
        for table, summary in rows:
            await self._run(
                ("UPDATE tables SET rated = rated WHERE id = $1 AND rated = 0", (table,)),  # locks the row, as above
                *await self._ratings_after(table, _infos.decode(summary)),
                ("UPDATE tables SET rated = 1 WHERE id = $1", (table,)),
            )

    async def _ratings_after(self, table: str, info: TableInfo) -> list[Statement]:
        seats = await self._seats(table)
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
        return [_rating_statement(table, player, game, players, _mean(ratings)) for player, ratings in after.items()]

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


def _rating_statement(table: str, player: str, game: str, players: int, rating: Rating) -> Statement:
    """Return the statement that stores a rating, unless another process has rated the game."""
    return (
        "INSERT INTO ratings (player, game, players, mu, sigma, played) "
        "SELECT $2, $3, $4, $5, $6, 1 FROM tables WHERE id = $1 AND rated = 0 "
        "ON CONFLICT (player, game, players) DO UPDATE "
        "SET mu = excluded.mu, sigma = excluded.sigma, played = ratings.played + 1",
        (table, player, game, players, rating.mu, rating.sigma),
    )


def _ranks(scores: list[int], winners: list[int]) -> list[int]:
    """Return the rank of each seat: winners first, whatever broke the tie, then by score."""
    return [0 if seat in winners else 1 + sum(other > score for other in scores) for seat, score in enumerate(scores)]


def _bot_level(player: str) -> str | None:
    return player.removeprefix(BOT_PREFIX) if player.startswith(BOT_PREFIX) else None


def _is_counted(table: TableInfo) -> bool:
    """Return whether a finished game is part of its players' profiles."""
    return table.result is not None and not table.lesson


def _statistics_statements(table: str, info: TableInfo, seats: dict[int, str]) -> list[Statement]:
    """Return the statements that count a game once for each of its people."""
    if info.result is None or not _is_counted(info):
        return []
    sql = (
        "INSERT INTO statistics (player, game, players, played, won, best, total) "
        "SELECT $2, $3, $4, 1, $5, $6, $6 FROM tables WHERE id = $1 AND counted = 0 "
        "ON CONFLICT (player, game, players) DO UPDATE SET played = statistics.played + 1, "
        "won = statistics.won + excluded.won, total = statistics.total + excluded.total, "
        "best = CASE WHEN excluded.best > statistics.best THEN excluded.best ELSE statistics.best END"
    )
    scores, winners, game = info.result.scores, info.result.winners, str(info.options["game"])
    return [
        (sql, (table, player, game, len(scores), int(seat in winners), scores[seat])) for seat, player in seats.items()
    ]
