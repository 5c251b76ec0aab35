"""Profiles: finished games, statistics, ratings."""

from itertools import combinations

import msgspec

from nasrid.server.protocol.forms import (
    ExportedDay,
    FinishedGame,
    GameStatistics,
    Profile,
    PublicGame,
    PublicProfile,
    RatingInfo,
)
from nasrid.server.protocol.info import TableInfo
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.ratings import DAILY_GAMES_PER_PAIR, INITIAL_MU, Participant, Rating, rate_game
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
        own_rating, _ = await self._rating(player, game, players)
        rows = await self._rows(
            f"SELECT table_id, avg(coalesce(mu, {INITIAL_MU})) FROM table_players LEFT JOIN ratings ON "
            "ratings.player = table_players.player AND game = $1 AND players = $2 "
            f"WHERE table_id IN ({placeholders(tables, 3)}) GROUP BY table_id",
            game,
            players,
            *tables,
        )
        strength = dict(rows)
        return sorted(tables, key=lambda table: abs(strength.get(table, INITIAL_MU) - own_rating.mu))

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
        sql = f"SELECT id, summary, updated FROM tables WHERE {unrated} ORDER BY updated LIMIT $1"
        rows = await self._rows(sql, RATING_BATCH_SIZE)
        for table, summary, ended in rows:
            await self._run(
                ("UPDATE tables SET rated = rated WHERE id = $1 AND rated = 0", (table,)),  # locks the row, as above
                *await self._ratings_after(table, _infos.decode(summary), ended),
                ("UPDATE tables SET rated = 1 WHERE id = $1", (table,)),
            )

    async def _ratings_after(self, table: str, info: TableInfo, ended: float) -> list[Statement]:
        if info.result is None or not info.rated:
            return []
        participants = await self._participants(info, await self._seats(table))
        people = sorted(one.id for one in participants if not one.is_bot and not one.is_deleted)
        pairs = [*combinations(people, 2)]
        day = int(ended / DAY_SECONDS)
        exhausted = {pair for pair in pairs if await self._games_of_pair(day, *pair) >= DAILY_GAMES_PER_PAIR}
        ranks = _ranks(info.result.scores, info.result.winners)
        after = rate_game(participants, ranks, lambda own, other: (min(own, other), max(own, other)) in exhausted)
        game, players = str(info.options["game"]), len(participants)
        return [
            *(_rating_statement(table, player, game, players, rating) for player, rating in after.items()),
            *(_pair_statement(table, day, *pair) for pair in pairs),
        ]

    async def _participants(self, info: TableInfo, seats: dict[int, str]) -> list[Participant]:
        """Return the participants of a game by seat. A deleted player has a pseudonym."""
        people = [*seats.values()]
        known = await self._rows(f"SELECT id FROM players WHERE id IN ({placeholders(people)})", *people)
        accounts = {player for (player,) in known}
        participants = []
        for seat, seat_info in enumerate(info.seats):
            player = seats.get(seat) or f"{BOT_PREFIX}{seat_info.level}"
            rating, played = await self._rating(player, str(info.options["game"]), len(info.seats))
            is_bot, can_gain = seat not in seats, seat not in info.stand_in_seats
            is_deleted = not is_bot and player not in accounts
            participants.append(Participant(player, rating, played, is_bot, is_deleted, can_gain))
        return participants

    async def _rating(self, player: str, game: str, players: int) -> tuple[Rating, int]:
        """Return a player's rating and the number of their rated games."""
        sql = "SELECT mu, sigma, played FROM ratings WHERE player = $1 AND game = $2 AND players = $3"
        for mu, sigma, played in await self._rows(sql, player, game, players):
            return Rating(mu, sigma), played
        return Rating(), 0

    async def _games_of_pair(self, day: int, player: str, other: str) -> int:
        sql = "SELECT games FROM rated_pairs WHERE day = $1 AND player = $2 AND other = $3"
        rows = await self._rows(sql, day, player, other)
        return int(rows[0][0]) if rows else 0

    async def rated_days(self, player: str) -> list[ExportedDay]:
        """Return the counts that limit how often two players change each other's rating."""
        mine = " UNION ALL ".join(
            f"SELECT day, games FROM rated_pairs WHERE {name} = $1" for name in ("player", "other")
        )
        sql = f"SELECT day, sum(games) FROM ({mine}) AS mine GROUP BY day ORDER BY day"
        return [ExportedDay(day, int(games)) for day, games in await self._rows(sql, player)]

    async def delete_old_pairs(self, now: float) -> None:
        """Delete the counts of former days, which limit nothing any more."""
        await self._rows("DELETE FROM rated_pairs WHERE day < $1", int(now / DAY_SECONDS) - 1)


def _is_counted(table: TableInfo) -> bool:
    """Return whether a finished game is part of its players' profiles. Somebody else may have won a resumed game or a
    puzzle, who practises a deal may know it, and the scores at the end of a round are no final ones."""
    is_practice = table.daily is not None and table.daily.is_practice
    has_history = table.lesson or table.resumed or table.puzzle
    return table.result is not None and not (has_history or table.time_over or is_practice)


def _public_game(game: FinishedGame) -> PublicGame:
    table, seat = game.table, game.seat
    assert table.result
    score, won = table.result.scores[seat], _has_won(table, seat)
    return PublicGame(str(table.options["game"]), len(table.seats), score, won, game.ended)


def _has_won(table: TableInfo, seat: int) -> bool:
    """Return whether the person of a seat has won, without a bot that acted in their absence."""
    return table.result is not None and seat in table.result.winners and seat not in table.stand_in_seats


def _rating_statement(table: str, player: str, game: str, players: int, rating: Rating) -> Statement:
    """Return the statement that stores a rating, unless another process has rated the game."""
    return (
        "INSERT INTO ratings (player, game, players, mu, sigma, played) "
        "SELECT $2, $3, $4, $5, $6, 1 FROM tables WHERE id = $1 AND rated = 0 "
        "ON CONFLICT (player, game, players) DO UPDATE "
        "SET mu = excluded.mu, sigma = excluded.sigma, played = ratings.played + 1",
        (table, player, game, players, rating.mu, rating.sigma),
    )


def _pair_statement(table: str, day: int, player: str, other: str) -> Statement:
    """Return the statement that counts a rated game of two people, unless another process has rated the game."""
    return (
        "INSERT INTO rated_pairs (day, player, other, games) "
        "SELECT $2, $3, $4, 1 FROM tables WHERE id = $1 AND rated = 0 "
        "ON CONFLICT (day, player, other) DO UPDATE SET games = rated_pairs.games + 1",
        (table, day, player, other),
    )


def _ranks(scores: list[int], winners: list[int]) -> list[int]:
    """Return the rank of each seat: winners first, whatever broke the tie, then by score."""
    return [0 if seat in winners else 1 + sum(other > score for other in scores) for seat, score in enumerate(scores)]


def _bot_level(player: str) -> str | None:
    return player.removeprefix(BOT_PREFIX) if player.startswith(BOT_PREFIX) else None


def _statistics_statements(table: str, info: TableInfo, seats: dict[int, str]) -> list[Statement]:
    """Return the statements that count a game once for each of its people."""
    if info.result is None or not _is_counted(info):
        return []
    sql = (
        "INSERT INTO statistics (player, game, players, played, won, best, total) "
        "SELECT $2, $3, $4, 1, $5, $6, $6 FROM tables "
        "WHERE id = $1 AND counted = 0 AND EXISTS (SELECT 1 FROM players WHERE players.id = $2) "
        "ON CONFLICT (player, game, players) DO UPDATE SET played = statistics.played + 1, "
        "won = statistics.won + excluded.won, total = statistics.total + excluded.total, "
        "best = CASE WHEN excluded.best > statistics.best THEN excluded.best ELSE statistics.best END"
    )
    scores, game = info.result.scores, str(info.options["game"])
    return [
        (sql, (table, player, game, len(scores), int(_has_won(info, seat)), scores[seat]))
        for seat, player in seats.items()
    ]
