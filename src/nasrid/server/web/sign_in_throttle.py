"""The rate limit on guesses of passwords and codes."""

from nasrid.server.authentication import Authentication, hash_token
from nasrid.server.web.endpoint import RequestContext
from nasrid.server.web.quotas import Quotas


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
