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
from nasrid.server.protocol.errors import Refusal
from nasrid.server.store.accounts import Accounts
from nasrid.server.store.store import Account, Store
from nasrid.server.table.handlers import one_line

LONGEST_NAME = 24
MOST_MARKS = 3  # on one letter: what languages need, and no towers
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
LINK_MINUTES = 15
RECOVERY_CODES = 8
REMEMBERED = 4096  # sessions in memory


async def _tell_nobody(player: str) -> None:
    pass


class People:
    when_signed_out: Callable[[str], Awaitable[None]] = staticmethod(_tell_nobody)  # sessions of this player have ended

    def __init__(self, store: Store) -> None:
        self._store = store
        self.accounts = Accounts(store)
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._sessions: dict[str, tuple[Account, float]] = {}  # the latest ones, and until when they are believed
        self._forgotten = 0  # how often something in there was found to be out of date

    async def who(self, token: str | None) -> Account | None:
        """The player whose session this is."""
        return await self.whose(hashed(token)) if token else None

    async def whose(self, token_hash: str) -> Account | None:
        known = self._sessions.get(token_hash)
        if known and known[1] > time.monotonic():
            return known[0]
        forgotten = self._forgotten
        account = await self._store.player_of(token_hash)
        if account and forgotten == self._forgotten:  # otherwise this may be out of date, too
            self._remember(token_hash, account)
        return account

    def _remember(self, token_hash: str, account: Account) -> None:
        self._sessions.pop(token_hash, None)
        while len(self._sessions) >= REMEMBERED:
            del self._sessions[next(iter(self._sessions))]
        self._sessions[token_hash] = (account, time.monotonic() + 10)

    def forget(self) -> None:
        """What was remembered of sessions may be out of date."""
        self._forgotten += 1
        self._sessions.clear()

    async def new_guest(self, name: str, device: str = "") -> tuple[Account, str]:
        """A new player and the token of their session."""
        account = Account(new_id(12), checked_name(name), None, None)
        token = secrets.token_urlsafe(32)
        await self._store.add_player(account, hashed(token), device)
        return account, token

    async def rename(self, account: Account, name: str) -> Account:
        name = checked_name(name)
        await self._store.rename(account.id, name)
        self.forget()
        return replace(account, name=name)

    async def show_page(self, account: Account, shown: bool) -> Account:
        """A public page at an address that nobody guesses; without one, what was there leads nowhere."""
        page = (account.page or secrets.token_urlsafe(12)) if shown else None
        await self._store.set_page(account.id, page)
        self.forget()
        return replace(account, page=page)

    # Other devices

    async def device_link(self, account: Account) -> tuple[str, float]:
        """A secret that signs another device in, once, and until when."""
        token, expires = secrets.token_urlsafe(32), time.time() + LINK_MINUTES * 60
        await self._store.add_device_link(hashed(token), account.id, expires)
        return token, expires

    async def use_device_link(self, link: str, device: str = "") -> str:
        """The token of a new session."""
        player = await self._store.use_device_link(hashed(link), time.time())
        if player is None:
            raise Refusal("no_such_link", "this link was used already or is too old; make a new one")
        return await self._new_session(player, device)

    # Passwords

    async def set_password(self, account: Account, token: str, login: str, password: str, present: str) -> None:
        """Other devices are signed out: who changes a password may have lost one."""
        login = checked_login(login)
        _check_password(password)
        if account.password and not await self._fits(account.password, present):
            raise Refusal("wrong_password", "the present password is wrong")
        secret = await asyncio.to_thread(self._hasher.hash, password)
        if not await self._store.set_password(account.id, login, secret):
            raise Refusal("login_taken", "somebody else has this login; choose another")
        await self._store.end_other_sessions(account.id, hashed(token))
        self.forget()
        await self.when_signed_out(account.id)

    async def log_in(self, login: str, password: str, device: str = "") -> str:
        """The token of a new session."""
        account = await self._store.player_called(login)
        if not await self._fits(account.password if account else None, password) or account is None:
            raise Refusal("wrong_password", "this login and password do not go together")
        return await self._new_session(account.id, device)

    async def new_recovery_codes(self, account: Account) -> list[str]:
        """They are shown once; older ones are void."""
        if account.login is None:
            raise Refusal("bad_name", "choose a login and a password first; the codes let you in without the password")
        codes = ["-".join(secrets.token_hex(3) for _ in range(3)) for _ in range(RECOVERY_CODES)]
        await self.accounts.set_recovery_codes(account.id, [hashed(code) for code in codes])
        return codes

    async def recover(self, login: str, code: str, password: str, device: str = "") -> str:
        """The token of a new session, with a new password; all other devices are signed out."""
        _check_password(password)
        account = await self._store.player_called(login)
        code_hash = hashed(one_line(code).lower())
        if account is None or not await self.accounts.use_recovery_code(account.id, code_hash):
            raise Refusal("wrong_password", "this login and recovery code do not go together")
        secret = await asyncio.to_thread(self._hasher.hash, password)
        await self._store.set_password(account.id, login, secret)
        token = await self._new_session(account.id, device)
        await self._store.end_other_sessions(account.id, hashed(token))
        await self._sessions_ended(account.id)
        return token

    # Devices

    async def end_session(self, account: Account, handle: str) -> None:
        if not await self.accounts.end_session(account.id, handle):
            raise Refusal("no_such_link", "there is no such device")
        await self._sessions_ended(account.id)

    async def check_deletion(self, account: Account, name: str, present: str) -> None:
        """Nobody is deleted by mistake, or by who has found the device."""
        if name != account.name:
            raise Refusal("bad_name", "write your name exactly as it is, to be sure")
        if account.password and not await self._fits(account.password, present):
            raise Refusal("wrong_password", "the present password is wrong")

    async def delete(self, account: Account) -> None:
        await self.accounts.forget(account.id)
        await self._sessions_ended(account.id)

    async def changed_by_others(self, player: str) -> None:
        """An administrator has: whoever is kept out now is shown nothing more."""
        await self._sessions_ended(player)

    async def _sessions_ended(self, player: str) -> None:
        self.forget()
        await self.when_signed_out(player)

    async def _fits(self, secret: str | None, password: str) -> bool:
        """It takes as long when there is no such player."""
        if secret is None:
            await asyncio.to_thread(self._hasher.hash, password)
            return False
        try:
            return await asyncio.to_thread(self._hasher.verify, secret, password)
        except (VerificationError, InvalidHashError):
            return False

    async def log_out(self, account: Account, token: str) -> None:
        await self._store.end_session(hashed(token))
        self.forget()
        await self.when_signed_out(account.id)

    async def _new_session(self, player: str, device: str) -> str:
        token = secrets.token_urlsafe(32)
        await self._store.add_session(hashed(token), player, device)
        return token


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal("bad_password", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    return _checked(name, "name")


def checked_login(login: str) -> str:
    return _checked(login, "login").casefold()


def _checked(text: str, what: str) -> str:
    text = one_line(text)
    if not 1 <= len(text) <= LONGEST_NAME:
        raise Refusal("bad_name", f"a {what} has 1 to {LONGEST_NAME} characters")
    marks = [unicodedata.category(one)[0] == "M" for one in text]
    if all(marks) or any(all(marks[start : start + MOST_MARKS + 1]) for start in range(len(marks) - MOST_MARKS)):
        raise Refusal("bad_name", f"a {what} has letters or signs, with at most {MOST_MARKS} marks on each")
    return text
