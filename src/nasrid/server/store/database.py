"""A database and its queries, grouped by subject: tables, players, sessions and so on."""

from nasrid.server.store.accounts import Accounts
from nasrid.server.store.credentials import CredentialStore
from nasrid.server.store.daily import DailyStore
from nasrid.server.store.driver import Driver, MeteredDriver
from nasrid.server.store.leases import LeaseStore
from nasrid.server.store.moderation import Moderation
from nasrid.server.store.packing import PackingStore
from nasrid.server.store.passkeys import PasskeyStore
from nasrid.server.store.players import PlayerStore
from nasrid.server.store.profiles import Profiles
from nasrid.server.store.progress import ProgressStore
from nasrid.server.store.puzzles import PuzzleStore
from nasrid.server.store.readings import ReadingStore
from nasrid.server.store.relations import RelationStore
from nasrid.server.store.reviews import ReviewStore
from nasrid.server.store.second_factors import SecondFactorStore
from nasrid.server.store.sessions import SessionStore
from nasrid.server.store.tables import TableStore
from nasrid.server.store.tournaments import TournamentStore


class Database:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver = MeteredDriver(driver)
        self.open = driver.open
        self.close = driver.close
        self.accounts = Accounts(driver)
        self.credentials = CredentialStore(driver)
        self.daily = DailyStore(driver)
        self.readings = ReadingStore(driver)
        self.leases = LeaseStore(driver)
        self.moderation = Moderation(driver)
        self.packing = PackingStore(driver)
        self.passkeys = PasskeyStore(driver)
        self.players = PlayerStore(driver)
        self.profiles = Profiles(driver)
        self.progress = ProgressStore(driver)
        self.puzzles = PuzzleStore(driver)
        self.relations = RelationStore(driver)
        self.reviews = ReviewStore(driver)
        self.second_factors = SecondFactorStore(driver)
        self.sessions = SessionStore(driver)
        self.tables = TableStore(driver)
        self.tournaments = TournamentStore(driver)

    async def ping(self) -> None:
        """Raise an error if the database does not answer."""
        await self.driver.run([("SELECT 1", ())])
