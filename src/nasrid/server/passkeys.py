"""Passkeys: a sign-in without a password, and the second factor of administrators."""

import secrets
import time

from nasrid.server.authentication import ADMIN_SESSION_SECONDS, Authentication, hash_token, new_session
from nasrid.server.base64url import b64encode
from nasrid.server.names import checked_passkey_name
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import NewPasskeyForm, Passkey, PasskeyCreation, PasskeyForm
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DuplicateError
from nasrid.server.store.passkeys import MAX_PASSKEYS, NewPasskey, StoredPasskey
from nasrid.server.store.players import Account
from nasrid.server.webauthn import (
    RelyingParty,
    bad_passkey,
    challenge_of,
    check_public_key,
    read_authenticator_data,
    verify_signature,
)

CHALLENGE_SECONDS = 300  # people need time to find their phone


class PasskeyAuthentication:
    def __init__(self, database: Database, authentication: Authentication) -> None:
        self._authentication = authentication
        self._second_factors = database.second_factors
        self._store = database.passkeys

    async def new_challenge(self, player: str | None = None) -> str:
        """Return a challenge for a sign-in, or for a player who adds a passkey."""
        challenge = secrets.token_urlsafe(32)
        await self._store.add_challenge(hash_token(challenge), time.time() + CHALLENGE_SECONDS, player)
        return challenge

    async def begin(self, account: Account, current_password: str, party: RelyingParty) -> PasskeyCreation:
        """Return the data for a new passkey. The password is required, because a session may be stolen."""
        if account.login is None:
            raise RefusalError("bad_name", "set a login and a password first; they replace a lost passkey")
        await self._authentication.check_password(account, current_password)
        existing = [passkey.id for passkey in await self._store.passkeys_of(account.id)]
        if len(existing) >= MAX_PASSKEYS:
            message = f"an account has at most {MAX_PASSKEYS} passkeys; remove one first"
            raise RefusalError("too_many_passkeys", message)
        return PasskeyCreation(await self.new_challenge(account.id), party.id, _handle(account.id), existing)

    async def add(self, account: Account, token: str, form: NewPasskeyForm, party: RelyingParty) -> list[Passkey]:
        """Add a passkey for which the player has begun, and return all of them."""
        name = checked_passkey_name(form.name)
        challenge = challenge_of(form.client_data, "webauthn.create", party)
        if not await self._store.take_challenge(hash_token(challenge), account.id):
            raise bad_passkey()
        data = read_authenticator_data(form.authenticator_data, party)
        check_public_key(form.public_key)
        if not data.passkey:
            raise bad_passkey()
        is_second_factor = account.verified_until > time.time()
        passkey = NewPasskey(data.passkey, name, form.public_key, data.sign_count, is_second_factor)
        try:
            password = account.password or ""
            if not await self._store.add(account.id, passkey, password=password, token_hash=hash_token(token)):
                raise bad_passkey()
        except DuplicateError:
            raise bad_passkey() from None
        return await self._store.passkeys_of(account.id)

    async def remove(self, account: Account, token: str, passkey: str) -> list[Passkey]:
        """Remove a passkey, and return those that are left."""
        if not await self._store.remove(account.id, passkey, hash_token(token)):
            raise RefusalError("bad_passkey", "you have no such passkey")
        return await self._store.passkeys_of(account.id)

    async def log_in(self, form: PasskeyForm, party: RelyingParty, device: str = "") -> str:
        """Return the token of a new session."""
        passkey, sign_count = await self._verify(form, party)
        token, session = new_session(passkey.player, device)
        verified_until = time.time() + ADMIN_SESSION_SECONDS
        if not await self._store.sign_in(session, form.id, sign_count, verified_until):
            raise bad_passkey()
        return token

    async def verify_admin(self, account: Account, token: str, form: PasskeyForm, party: RelyingParty) -> None:
        """Let a session use the pages of administrators. Raise RefusalError unless the passkey is a second factor."""
        passkey, sign_count = await self._verify(form, party)
        if passkey.player != account.id or not await self._store.use(form.id, sign_count):
            raise bad_passkey()
        if not passkey.is_second_factor:
            raise RefusalError("second_factor_required", "enter a code; this passkey was added before you entered one")
        kind = "admin_verified"
        await self._second_factors.verify_session(account.id, hash_token(token), ADMIN_SESSION_SECONDS, kind)
        self._authentication.forget_sessions(account.id)

    async def _verify(self, form: PasskeyForm, party: RelyingParty) -> tuple[StoredPasskey, int]:
        """Return the passkey that has signed a challenge, and its counter."""
        challenge = challenge_of(form.client_data, "webauthn.get", party)
        if not await self._store.take_challenge(hash_token(challenge)):
            raise bad_passkey()
        passkey = await self._store.find(form.id)
        if passkey is None or form.user != _handle(passkey.player):
            raise bad_passkey()
        data = read_authenticator_data(form.authenticator_data, party)
        verify_signature(passkey.public_key, form.authenticator_data, form.client_data, form.signature)
        return passkey, data.sign_count


def _handle(player: str) -> str:
    """Return the name that authenticators store for a player: their random id."""
    return b64encode(player.encode())
