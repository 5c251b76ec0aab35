"""Authentication of players: guests with a session cookie, optionally with several devices and a password.

Only hashes are stored: SHA-256 of tokens and codes, argon2id of passwords.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from nasrid.server.ids import new_id
from nasrid.server.names import checked_login, checked_name
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.second_factor import matching_step, new_secret, setup_uri
from nasrid.server.store.credentials import NewSession
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DuplicateError
from nasrid.server.store.players import Account
from nasrid.server.table.handlers import one_line

MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 200
DEVICE_LINK_MINUTES = 15
RECOVERY_CODE_COUNT = 8
ADMIN_SESSION_SECONDS = 12 * 3600  # validity of a code of the second factor
SESSION_CACHE_SIZE = 4096
SESSION_CACHE_SECONDS = 10


async def _ignore(player: str) -> None:
    pass


class Authentication:
    # Called when sessions of a player have ended.
    on_signed_out: Callable[[str], Awaitable[None]] = staticmethod(_ignore)

    def __init__(self, database: Database) -> None:
        self._credentials = database.credentials
        self._players = database.players
        self._sessions = database.sessions
        self._second_factors = database.second_factors
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._cache: dict[str, tuple[Account, float]] = {}  # with the time of expiry
        self._cache_generation = 0  # counts invalidations

    async def account_for_token(self, token: str | None) -> Account | None:
        """Return the player of a session, or None."""
        return await self.account_for_session(hash_token(token)) if token else None

    async def account_for_session(self, token_hash: str) -> Account | None:
        cached = self._cache.get(token_hash)
        if cached and cached[1] > time.monotonic():
            return cached[0]
        generation = self._cache_generation
        account = await self._players.by_session(token_hash)
        if account and generation == self._cache_generation:  # otherwise the account may be outdated
            self._cache.pop(token_hash, None)
            while len(self._cache) >= SESSION_CACHE_SIZE:
                del self._cache[next(iter(self._cache))]
            self._cache[token_hash] = (account, time.monotonic() + SESSION_CACHE_SECONDS)
        return account

    def forget_sessions(self, player: str) -> None:
        """Remove a player's sessions from the cache. Those of others stay, because anyone can cause this."""
        self._cache_generation += 1
        for token_hash in [key for key, (account, _) in self._cache.items() if account.id == player]:
            del self._cache[token_hash]

    async def new_guest(self, name: str, device: str = "") -> tuple[Account, str]:
        """Add a player. Return the account and the token of its session."""
        account = Account(new_id(12), checked_name(name), None, None)
        token = secrets.token_urlsafe(32)
        await self._players.add(account, hash_token(token), device)
        return account, token

    async def rename(self, account: Account, name: str) -> Account:
        name = checked_name(name)
        await self._players.rename(account.id, name)
        self.forget_sessions(account.id)
        return replace(account, name=name)

    async def set_public_page(self, account: Account, enabled: bool) -> Account:
        """Enable or disable the public page, which has an unguessable id."""
        page = (account.page or secrets.token_urlsafe(12)) if enabled else None
        await self._players.set_page(account.id, page)
        self.forget_sessions(account.id)
        return replace(account, page=page)

    # Other devices

    async def new_device_link(self, account: Account, token: str, current_password: str) -> tuple[str, float]:
        """Return a token that signs in another device once, and its expiry."""
        await self.check_password(account, current_password)
        link, expires = secrets.token_urlsafe(32), time.time() + DEVICE_LINK_MINUTES * 60
        if not await self._sessions.add_device_link(hash_token(link), account.id, expires, hash_token(token)):
            raise signed_out()
        return link, expires

    async def use_device_link(self, link: str, device: str = "") -> str:
        """Return the token of a new session."""
        token = secrets.token_urlsafe(32)
        if not await self._sessions.use_device_link(hash_token(link), time.time(), hash_token(token), device):
            raise RefusalError("no_such_link", "this link has been used or has expired; create a new one")
        return token

    # Passwords

    async def set_password(
        self, account: Account, login: str, password: str, current_password: str, device: str = ""
    ) -> str:
        """Set login and password, sign out all devices, and return the token of a new session.

        The session of this device is replaced because its cookie may be known to others.
        """
        login = checked_login(login)
        _check_password(password)
        await self.check_password(account, current_password)
        secret = await asyncio.to_thread(self._hasher.hash, password)
        new_token, session = new_session(account.id, device)
        try:
            has_changed = await self._credentials.change_password(
                session, login, secret, current_password=account.password
            )
        except DuplicateError:
            raise RefusalError("login_taken", "this login is taken; choose another") from None
        if not has_changed:
            raise _wrong_password()
        await self.on_sessions_ended(account.id)
        return new_token

    async def check_password(self, account: Account, current_password: str) -> None:
        """Raise RefusalError unless this is the player's password. A guest has none."""
        if account.password and not await self._password_matches(account.password, current_password):
            raise _wrong_password()

    async def log_in(self, login: str, password: str, device: str = "") -> str:
        """Return the token of a new session."""
        account = await self._players.by_login(login)
        secret = account.password if account else None
        if await self._password_matches(secret, password) and account and secret:
            token, session = new_session(account.id, device)
            if await self._credentials.sign_in(session, secret):
                return token
        raise RefusalError("wrong_credentials", "the login or the password is wrong")

    async def is_known_device(self, device_token: str, login: str) -> bool:
        """Return whether the player with this login has entered their password on the device."""
        return bool(device_token) and await self._credentials.is_known_device(hash_token(device_token), login)

    async def is_device(self, device_token: str) -> bool:
        """Return whether any player has proved on the device who they are."""
        return bool(device_token) and await self._credentials.is_device(hash_token(device_token))

    async def remember_device(self, player: str, device_token: str) -> str:
        """Make a device known to a player who has just entered their password. Return its token."""
        if not await self.is_device(device_token):
            device_token = secrets.token_urlsafe(32)
        await self._credentials.add_known_device(hash_token(device_token), player)
        return device_token

    async def new_recovery_codes(self, account: Account, token: str, current_password: str) -> list[str]:
        """Create recovery codes and return them. Older codes become invalid."""
        if account.login is None:
            raise RefusalError(
                "bad_name", "set a login and a password first; recovery codes replace a forgotten password"
            )
        await self.check_password(account, current_password)
        codes = ["-".join(secrets.token_hex(3) for _ in range(3)) for _ in range(RECOVERY_CODE_COUNT)]
        hashes = [hash_token(code) for code in codes]
        if not await self._credentials.set_recovery_codes(account.id, hashes, hash_token(token)):
            raise signed_out()
        return codes

    async def recover(self, login: str, code: str, password: str, device: str = "") -> str:
        """Set a new password, sign out all devices, and return the token of a new session."""
        _check_password(password)
        account = await self._players.by_login(login)
        secret = await asyncio.to_thread(self._hasher.hash, password)
        token, session = new_session(account.id if account else "", device)
        code_hash = hash_token(one_line(code).lower())
        if account is None or not await self._credentials.recover(session, login, secret, code_hash):
            raise RefusalError("wrong_credentials", "the login or the recovery code is wrong")
        await self.on_sessions_ended(account.id)
        return token

    # Second factor

    async def has_second_factor(self, account: Account) -> bool:
        factor = await self._second_factors.factor_of(account.id)
        return bool(factor and factor.is_confirmed)

    async def new_second_factor(self, account: Account, current_password: str) -> tuple[str, str]:
        """Return a new secret, and its address for a QR code. A present second factor has to be entered first."""
        await self.check_password(account, current_password)
        if account.verified_until < time.time() and await self.has_second_factor(account):
            raise RefusalError("second_factor_required", "enter a code of the present second factor first")
        secret = new_secret()
        await self._second_factors.replace(account.id, secret)
        return secret, setup_uri(secret, account.login or account.name)

    async def verify_second_factor(self, account: Account, token: str, code: str) -> None:
        """Let a session use the pages of administrators. Raise RefusalError if the code is wrong or has been used."""
        factor = await self._second_factors.factor_of(account.id)
        step = matching_step(factor.secret, code) if factor else None
        if factor is None or step is None or not await self._second_factors.use_code(account.id, factor.secret, step):
            raise RefusalError("wrong_code", "the code is wrong or has been used; enter the current one or the next")
        kind = "second_factor_set" if factor.is_new else "admin_verified"
        await self._second_factors.verify_session(account.id, hash_token(token), ADMIN_SESSION_SECONDS, kind)
        self.forget_sessions(account.id)

    # Devices

    async def end_session(self, account: Account, session_id: str) -> None:
        if not await self._sessions.end_by_id(account.id, session_id):
            raise RefusalError("no_such_link", "there is no such session")
        await self.on_sessions_ended(account.id)

    async def end_other_sessions(self, account: Account, token: str) -> None:
        await self._sessions.end_others(account.id, hash_token(token))
        await self.on_sessions_ended(account.id)

    async def confirm_deletion(self, account: Account, name: str, current_password: str) -> None:
        """Sign out all devices, or raise RefusalError unless the name and the password confirm the deletion."""
        if name != account.name:
            raise RefusalError("bad_name", "to confirm, enter your exact name")
        await self.check_password(account, current_password)
        await self._sessions.end_all(account.id)
        await self.on_sessions_ended(account.id)

    async def on_sessions_ended(self, player: str) -> None:
        """Forget ended sessions of a player, whom an administrator may have banned, and close their connections."""
        self.forget_sessions(player)
        await self.on_signed_out(player)

    async def _password_matches(self, secret: str | None, password: str) -> bool:
        """Check a password. Hash it even if there is no such player, so that the duration reveals nothing."""
        if secret is None:
            await asyncio.to_thread(self._hasher.hash, password)
            return False
        try:
            return await asyncio.to_thread(self._hasher.verify, secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def log_out(self, account: Account, token: str) -> None:
        await self._sessions.end(account.id, hash_token(token))
        await self.on_sessions_ended(account.id)


def new_session(player: str, device: str) -> tuple[str, NewSession]:
    """Return a session to start, with its token."""
    token = secrets.token_urlsafe(32)
    return token, NewSession(player, hash_token(token), device)


def _wrong_password() -> RefusalError:
    return RefusalError("wrong_credentials", "the current password is wrong")


def signed_out() -> RefusalError:
    return RefusalError("not_signed_in", "another device has just signed you out; sign in again")


def _check_password(password: str) -> None:
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise RefusalError(
            "bad_password", f"a password must have {MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH} characters"
        )


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()
