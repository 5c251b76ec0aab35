"""Who somebody is: a guest with a cookie, on several devices and with a password if they like.

Of every secret that lets somebody in, only the SHA-256 is kept; of a password, its argon2id hash.
"""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace

from nasrid.server.ids import new_id
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.table.handlers import one_line

MAX_NAME_LENGTH = 24
MAX_COMBINING_MARKS = 3  # on one letter: what languages need, and no towers
MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 200
DEVICE_LINK_MINUTES = 15
RECOVERY_CODE_COUNT = 8
SESSION_CACHE_SIZE = 4096  # sessions in memory


async def _ignore(player: str) -> None:
    pass


class Authentication:
    on_signed_out: Callable[[str], Awaitable[None]] = staticmethod(_ignore)  # sessions of this player have ended

    def __init__(self, database: Database) -> None:
        self._accounts = database.accounts
        self._players = database.players
        self._sessions = database.sessions
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._cache: dict[str, tuple[Account, float]] = {}  # the latest ones, and until when they are believed
        self._cache_generation = 0  # how often something in there was found to be out of date

    async def account_for_token(self, token: str | None) -> Account | None:
        """The player whose session this is."""
        return await self.account_for_session(hash_token(token)) if token else None

    async def account_for_session(self, token_hash: str) -> Account | None:
        cached = self._cache.get(token_hash)
        if cached and cached[1] > time.monotonic():
            return cached[0]
        generation = self._cache_generation
        account = await self._players.by_session(token_hash)
        if account and generation == self._cache_generation:  # otherwise this may be out of date, too
            self._cache_session(token_hash, account)
        return account

    def _cache_session(self, token_hash: str, account: Account) -> None:
        self._cache.pop(token_hash, None)
        while len(self._cache) >= SESSION_CACHE_SIZE:
            del self._cache[next(iter(self._cache))]
        self._cache[token_hash] = (account, time.monotonic() + 10)

    def clear_session_cache(self) -> None:
        """What was remembered of sessions may be out of date."""
        self._cache_generation += 1
        self._cache.clear()

    async def new_guest(self, name: str, device: str = "") -> tuple[Account, str]:
        """A new player and the token of their session."""
        account = Account(new_id(12), checked_name(name), None, None)
        token = secrets.token_urlsafe(32)
        await self._players.add(account, hash_token(token), device)
        return account, token

    async def rename(self, account: Account, name: str) -> Account:
        name = checked_name(name)
        await self._players.rename(account.id, name)
        self.clear_session_cache()
        return replace(account, name=name)

    async def set_public_page(self, account: Account, enabled: bool) -> Account:
        """A public page at an address that nobody guesses; without one, what was there leads nowhere."""
        page = (account.page or secrets.token_urlsafe(12)) if enabled else None
        await self._players.set_page(account.id, page)
        self.clear_session_cache()
        return replace(account, page=page)

    # Other devices

    async def new_device_link(self, account: Account) -> tuple[str, float]:
        """A secret that signs another device in, once, and until when."""
        token, expires = secrets.token_urlsafe(32), time.time() + DEVICE_LINK_MINUTES * 60
        await self._sessions.add_device_link(hash_token(token), account.id, expires)
        return token, expires

    async def use_device_link(self, link: str, device: str = "") -> str:
        """The token of a new session."""
        player = await self._sessions.use_device_link(hash_token(link), time.time())
        if player is None:
            raise RefusalError("no_such_link", "this link was used already or is too old; make a new one")
        return await self._new_session(player, device)

    # Passwords

    async def set_password(
        self, account: Account, token: str, login: str, password: str, current_password: str
    ) -> None:
        """Other devices are signed out: who changes a password may have lost one."""
        login = checked_login(login)
        _check_password(password)
        if account.password and not await self._password_matches(account.password, current_password):
            raise RefusalError("wrong_credentials", "the present password is wrong")
        secret = await asyncio.to_thread(self._hasher.hash, password)
        if not await self._players.set_password(account.id, login, secret):
            raise RefusalError("login_taken", "somebody else has this login; choose another")
        await self._sessions.end_others(account.id, hash_token(token))
        self.clear_session_cache()
        await self.on_signed_out(account.id)

    async def log_in(self, login: str, password: str, device: str = "") -> str:
        """The token of a new session."""
        account = await self._players.by_login(login)
        if not await self._password_matches(account.password if account else None, password) or account is None:
            raise RefusalError("wrong_credentials", "this login and password do not go together")
        return await self._new_session(account.id, device)

    async def new_recovery_codes(self, account: Account) -> list[str]:
        """They are shown once; older ones are void."""
        if account.login is None:
            raise RefusalError(
                "bad_name", "choose a login and a password first; the codes let you in without the password"
            )
        codes = ["-".join(secrets.token_hex(3) for _ in range(3)) for _ in range(RECOVERY_CODE_COUNT)]
        await self._players.set_recovery_codes(account.id, [hash_token(code) for code in codes])
        return codes

    async def recover(self, login: str, code: str, password: str, device: str = "") -> str:
        """The token of a new session, with a new password; all other devices are signed out."""
        _check_password(password)
        account = await self._players.by_login(login)
        code_hash = hash_token(one_line(code).lower())
        if account is None or not await self._players.use_recovery_code(account.id, code_hash):
            raise RefusalError("wrong_credentials", "this login and recovery code do not go together")
        secret = await asyncio.to_thread(self._hasher.hash, password)
        await self._players.set_password(account.id, login, secret)
        token = await self._new_session(account.id, device)
        await self._sessions.end_others(account.id, hash_token(token))
        await self._on_sessions_ended(account.id)
        return token

    # Devices

    async def end_session(self, account: Account, session_id: str) -> None:
        if not await self._sessions.end_by_id(account.id, session_id):
            raise RefusalError("no_such_link", "there is no such device")
        await self._on_sessions_ended(account.id)

    async def check_deletion(self, account: Account, name: str, current_password: str) -> None:
        """Nobody is deleted by mistake, or by who has found the device."""
        if name != account.name:
            raise RefusalError("bad_name", "write your name exactly as it is, to be sure")
        if account.password and not await self._password_matches(account.password, current_password):
            raise RefusalError("wrong_credentials", "the present password is wrong")

    async def delete(self, account: Account) -> None:
        await self._accounts.delete(account.id)
        await self._on_sessions_ended(account.id)

    async def on_changed_elsewhere(self, player: str) -> None:
        """An administrator has: whoever is kept out now is shown nothing more."""
        await self._on_sessions_ended(player)

    async def _on_sessions_ended(self, player: str) -> None:
        self.clear_session_cache()
        await self.on_signed_out(player)

    async def _password_matches(self, secret: str | None, password: str) -> bool:
        """It takes as long when there is no such player."""
        if secret is None:
            await asyncio.to_thread(self._hasher.hash, password)
            return False
        try:
            return await asyncio.to_thread(self._hasher.verify, secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def log_out(self, account: Account, token: str) -> None:
        await self._sessions.end(hash_token(token))
        self.clear_session_cache()
        await self.on_signed_out(account.id)

    async def _new_session(self, player: str, device: str) -> str:
        token = secrets.token_urlsafe(32)
        await self._sessions.add(hash_token(token), player, device)
        return token


def _check_password(password: str) -> None:
    if not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise RefusalError("bad_password", f"a password has {MIN_PASSWORD_LENGTH} to {MAX_PASSWORD_LENGTH} characters")


def hash_token(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    return _checked(name, "name")


def checked_login(login: str) -> str:
    return _checked(login, "login").casefold()


def _checked(text: str, label: str) -> str:
    text = one_line(text)
    if not 1 <= len(text) <= MAX_NAME_LENGTH:
        raise RefusalError("bad_name", f"a {label} has 1 to {MAX_NAME_LENGTH} characters")
    marks = [unicodedata.category(character)[0] == "M" for character in text]
    if all(marks) or any(
        all(marks[start : start + MAX_COMBINING_MARKS + 1]) for start in range(len(marks) - MAX_COMBINING_MARKS)
    ):
        raise RefusalError(
            "bad_name", f"a {label} has letters or signs, with at most {MAX_COMBINING_MARKS} marks on each"
        )
    return text
