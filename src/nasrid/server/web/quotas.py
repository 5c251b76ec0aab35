"""Quotas per player or address."""

from nasrid.server.limits import Limits
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.web.replays import ReplayQueue

CHALLENGES_PER_10MIN = 20_000  # for all strangers; each is a row in the database for up to an hour
CODES_PER_HOUR = 10  # of a second factor; a code has six digits, so more could be guessed
RECORDS_PER_10MIN = 2_000  # in downloads of whole rounds
PEOPLE_PER_ADDRESS = 5  # whose quotas an address has; most of its people do not use theirs up


class Quota:
    def __init__(self, capacity: int, seconds: float, message: str, code: str = "quota_exceeded") -> None:
        self._buckets = TokenBuckets(capacity, seconds)
        self._message = message
        self._code = code

    def try_take(self, key: str) -> bool:
        """Use the quota once. Return False if it is exhausted."""
        return self._buckets.try_take(key)

    def require(self, key: str) -> None:
        """Use the quota once. Raise RefusalError if it is exhausted."""
        if not self.try_take(key):
            raise RefusalError(self._code, self._message)


class PersonQuota:
    """A quota per player, and a larger one for all players at an address. A person can be any number of guests."""

    def __init__(self, capacity: int, seconds: float, message: str, code: str = "quota_exceeded") -> None:
        self._by_player = Quota(capacity, seconds, message, code)
        self._by_address = Quota(PEOPLE_PER_ADDRESS * capacity, seconds, message, code)

    def require(self, player: str, address: str) -> None:
        """Use both quotas once. Raise RefusalError if one is exhausted."""
        self._by_player.require(player)
        self._by_address.require(address)


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self.guests = Quota(limits.guests_per_hour, 3600, "too many new players from your address; try again later")
        self.tables = PersonQuota(limits.tables_per_hour, 3600, "you have opened too many tables; try again later")
        self.lobby_tables = Quota(
            limits.lobby_tables_per_hour, 3600, "too many lobby tables from your address; try again later"
        )
        self.daily_attempts = Quota(
            limits.daily_attempts_per_day, DAY_SECONDS, "too many attempts at the deal of the day from your address"
        )
        self.tournaments = PersonQuota(
            limits.tournaments_per_hour, 3600, "you have opened too many tournaments; try again later"
        )
        self.tournament_commands = PersonQuota(
            limits.side_commands_per_10min, 600, "too many commands; wait a few minutes", "rate_limited"
        )
        self.reviews = PersonQuota(
            limits.reviews_per_day, 24 * 3600, "you have asked for too many reviews; try again in an hour"
        )
        self.judgements = PersonQuota(
            limits.judgements_per_hour, 3600, "you have tried too many moves; try again in a few minutes"
        )
        self.puzzle_tables = PersonQuota(
            limits.puzzle_tables_per_hour, 3600, "you have opened too many puzzles; try again in a few minutes"
        )
        self.puzzle_answers = PersonQuota(
            limits.puzzle_answers_per_hour, 3600, "you have answered too many puzzles; try again in a few minutes"
        )
        # By address and puzzle. The rating of a puzzle is changed by several addresses, not by one with many players.
        self.puzzle_ratings = Quota(1, DAY_SECONDS, "the rating of this puzzle does not change")
        self.joins = PersonQuota(limits.joins_per_hour, 3600, "you have joined too often; try again later")
        self.renames = PersonQuota(
            limits.renames_per_hour, 3600, "you have changed your name or page too often; try again later"
        )
        self.reports = PersonQuota(limits.reports_per_hour, 3600, "you have sent too many reports; try again later")
        self.invitations = PersonQuota(
            limits.invitations_per_hour, 3600, "you have invited too many people; try again later"
        )
        self.push_changes = PersonQuota(
            limits.push_changes_per_hour, 3600, "you have changed this too often; try again later"
        )
        self.messages = Quota(limits.messages_per_10s, 10, "too many commands; wait a moment", "rate_limited")
        self.logins = Quota(limits.logins_per_10min, 600, "too many attempts to sign in; wait a few minutes")
        self.device_logins = Quota(
            limits.logins_per_10min, 600, "too many attempts to sign in on this device; wait a few minutes"
        )
        self.strangers_logins = Quota(
            limits.strangers_logins_per_10min,
            600,
            "too many attempts to sign in with this login; wait a few minutes, or use a device known to the account",
        )
        self.challenges = Quota(limits.logins_per_10min, 600, "too many attempts to sign in; wait a few minutes")
        self.device_challenges = Quota(
            limits.logins_per_10min, 600, "too many attempts to sign in on this device; wait a few minutes"
        )
        self.all_challenges = Quota(
            CHALLENGES_PER_10MIN, 600, "too many people sign in with passkeys; wait a few minutes, or use a password"
        )
        self.codes = Quota(CODES_PER_HOUR, 3600, "too many codes; try again later")
        # Each replays a whole game, which costs as much as a few dozen other requests.
        self.histories = Quota(
            max(1, limits.burst_requests // 20),
            limits.burst_seconds,
            "too many requests of this kind; wait a few seconds",
            "rate_limited",
        )
        self.records = Quota(
            RECORDS_PER_10MIN, 600, "too many records of tournaments; wait a few minutes", "rate_limited"
        )
        self.replays = ReplayQueue()
