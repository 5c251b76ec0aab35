"""The rate limits on attempts to prove who one is: with passwords, codes and passkeys."""

from nasrid.server.authentication import Authentication, hash_token
from nasrid.server.web.endpoint import RequestContext
from nasrid.server.web.quotas import Quota, Quotas


async def throttle_sign_in(
    context: RequestContext, login: str | None, authentication: Authentication, quotas: Quotas
) -> None:
    """Count an attempt to prove who one is. Raise RefusalError after too many.

    A device known to the account has a quota of its own, so nobody can lock the owner out by guessing. Strangers have
    one quota per address and a larger one per login, which limits guesses from many addresses.
    """
    if login and await authentication.is_known_device(context.device_token, login):
        quotas.device_logins.require(f"{hash_token(context.device_token)} {login}")
        return
    quotas.logins.require(context.address)
    if login:
        quotas.strangers_logins.require(login)


async def throttle_passkey_challenge(context: RequestContext, authentication: Authentication, quotas: Quotas) -> None:
    """Count a challenge for a sign-in with a passkey. Raise RefusalError after too many."""
    if not await _take_on_known_device(context, authentication, quotas.device_challenges):
        quotas.challenges.require(context.address)
        quotas.all_challenges.require("")


async def throttle_passkey_sign_in(context: RequestContext, authentication: Authentication, quotas: Quotas) -> None:
    """Count a sign-in with a passkey. Raise RefusalError after too many."""
    if not await _take_on_known_device(context, authentication, quotas.device_logins):
        quotas.logins.require(context.address)


async def _take_on_known_device(context: RequestContext, authentication: Authentication, quota: Quota) -> bool:
    """Use the quota of a device that any account knows, because a passkey names no login. Return False for others."""
    is_known = await authentication.is_device(context.device_token)
    if is_known:
        quota.require(hash_token(context.device_token))
    return is_known
