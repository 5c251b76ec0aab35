"""The commands to tournaments."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hmac import compare_digest

from nasrid.server.ids import new_id
from nasrid.server.limits import Limits
from nasrid.server.names import check_title
from nasrid.server.node.tournament_cache import TournamentCache
from nasrid.server.node.tournament_rounds import MAX_ATTEMPTS, TournamentRounds
from nasrid.server.protocol import tournaments as protocol
from nasrid.server.protocol.commands import PlayerRef
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.protocol.tournaments import AnyTournamentCommand, CreatedTournament, TournamentForm
from nasrid.server.rate_limit import TokenBuckets
from nasrid.server.store.driver import DuplicateError
from nasrid.server.store.relations import RelationStore
from nasrid.server.tournament.handlers import Log, departure_entries, entries_for, new_invitation, opening_entries
from nasrid.server.tournament.state import TournamentState, fold_log


@dataclass(eq=False)
class Tournaments:
    cache: TournamentCache
    rounds: TournamentRounds
    relations: RelationStore
    limits: Limits

    def __post_init__(self) -> None:
        self._guests = TokenBuckets(self.limits.tournament_players, DAY_SECONDS)

    async def open(self, organiser: PlayerRef, form: TournamentForm) -> CreatedTournament:
        """Open a tournament."""
        created = CreatedTournament(new_id(16), new_invitation())
        await self._create(created, organiser, form)
        return created

    async def _create(self, created: CreatedTournament, organiser: PlayerRef, form: TournamentForm) -> None:
        entries = opening_entries(organiser, form, created.invitation, self.cache.now())
        check_title(form.title)
        await self.cache.store.create(fold_log(created.id, entries), entries)

    async def run(
        self, tournament: str, player: PlayerRef, command: AnyTournamentCommand, has_login: bool = True
    ) -> bytes:
        """Carry out a command and return the page. Raise RefusalError if it is not allowed."""
        if isinstance(command, protocol.Join):
            await self._check_joiner(tournament, player, has_login)

        def entries(state: TournamentState) -> Log:
            return entries_for(state, player, command, self.cache.now(), self.limits.tournament_players)

        if isinstance(command, protocol.RepeatTournament):
            await self._open_repetition(tournament, player, entries)
        round_number = command.round if isinstance(command, protocol.StartRound) else 0
        if await self._add(tournament, entries, round_number):
            await self.rounds.advance(tournament)
        return await self.cache.page(tournament, player.id)

    async def _add(self, tournament: str, entries: Callable[[TournamentState], Log], round_number: int = 0) -> bool:
        """Add the entries for the present state to the log. Return False if there are none.

        `round_number` is the round that they start, or 0.
        """
        async with self.cache.lock(tournament):
            for _ in range(MAX_ATTEMPTS):
                loaded = await self.cache.load(tournament)
                if round_number > len(loaded.state.rounds) and not self.rounds.may_pair(loaded.state):
                    raise _too_many_tables()
                log = await self.cache.compute(entries, loaded.state)  # in a thread, because pairing takes long
                if not log:
                    return False
                if not self.rounds.may_open_tables(loaded.state, log):
                    raise _too_many_tables()
                if await self.cache.append(loaded, log):
                    return True
        raise RefusalError("unavailable", "too many changes at once; try again")

    async def admits_guest(self, tournament: str, invitation: str, address: str) -> bool:
        """Return whether the link of a tournament brings another guest, although their address has brought many.

        This is limited per address, because anybody can open any number of tournaments.
        """
        try:
            state = await self.cache.read(tournament)
        except RefusalError:
            return False
        is_open = state.is_joining_allowed and state.settings.guests and not state.has_ended
        if not (is_open and compare_digest(invitation.encode(), state.invitation.encode())):
            return False
        return self._guests.try_take(address)

    async def _check_joiner(self, tournament: str, player: PlayerRef, has_login: bool) -> None:
        state = await self.cache.read(tournament)
        if not (state.settings.guests or has_login):
            raise RefusalError("login_required", "this tournament needs a login: set a password in your settings first")
        if await self.relations.is_blocked_by(player.id, state.organisers):
            raise RefusalError("not_admitted", "you cannot join this tournament")

    async def _open_repetition(
        self, tournament: str, player: PlayerRef, entries: Callable[[TournamentState], Log]
    ) -> None:
        """Open the repetition, unless it exists already. The log names it afterwards, so that no link leads nowhere."""
        state = await self.cache.read(tournament)
        entries(state)  # refuses a command that is not allowed
        with suppress(DuplicateError):
            await self._create(state.repetition, player, TournamentForm(state.title, state.settings))

    async def quit_all(self, player: PlayerRef) -> None:
        """Leave all tournaments for good, because the account is being deleted."""

        def entries(state: TournamentState) -> Log:
            return departure_entries(state, player, self.cache.now())

        for tournament in await self.cache.store.unfinished_of(player.id):
            try:
                await self._add(tournament, entries)
            except RefusalError as refusal:
                if refusal.code not in ("no_such_tournament", "tournament_damaged"):  # removed meanwhile, or unreadable
                    raise


def _too_many_tables() -> RefusalError:
    return RefusalError("quota_exceeded", "too many tables in an hour; start the round later")
