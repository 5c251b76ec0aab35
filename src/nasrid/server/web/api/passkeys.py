"""Endpoints of passkeys: adding, removing, signing in."""

from nasrid.server.authentication import Authentication
from nasrid.server.passkeys import PasskeyAuthentication
from nasrid.server.protocol import forms
from nasrid.server.store.passkeys import PasskeyStore
from nasrid.server.web.api.sign_in import sign_in_known
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.passkey_address import PasskeyAddress
from nasrid.server.web.quotas import Quotas
from nasrid.server.web.sign_in_throttle import (
    throttle_passkey_challenge,
    throttle_passkey_sign_in,
    throttle_sign_in,
)

endpoints = EndpointGroup("passkeys", "Adding and removing passkeys, and signing in with them")


@endpoints.declare("GET", "/api/me/passkeys", access="player")
async def passkeys(context: RequestContext, store: PasskeyStore) -> forms.Passkeys:
    """Return the user's passkeys"""
    return forms.Passkeys(await store.passkeys_of(context.me.id))


@endpoints.declare(
    "POST",
    "/api/me/passkeys/begin",
    access="player",
    errors=("bad_name", "wrong_credentials", "too_many_passkeys", "quota_exceeded"),
)
async def begin_passkey(
    context: RequestContext,
    form: forms.CurrentPasswordForm,
    address: PasskeyAddress,
    authentication: Authentication,
    passkeys: PasskeyAuthentication,
    quotas: Quotas,
) -> forms.PasskeyCreation:
    """Return the challenge for a new passkey; it is valid once and for five minutes"""
    await throttle_sign_in(context, context.me.login, authentication, quotas)
    return await passkeys.begin(context.me, form.current_password, address.party_for(context))


@endpoints.declare("POST", "/api/me/passkeys", access="player", errors=("bad_name", "bad_passkey"))
async def add_passkey(
    context: RequestContext, form: forms.NewPasskeyForm, address: PasskeyAddress, passkeys: PasskeyAuthentication
) -> forms.Passkeys:
    """Add a passkey that the browser has created"""
    return forms.Passkeys(await passkeys.add(context.me, context.token, form, address.party_for(context)))


@endpoints.declare(
    "POST",
    "/api/me/passkeys/remove",
    access="player",
    errors=("bad_passkey", "wrong_credentials", "quota_exceeded"),
)
async def remove_passkey(
    context: RequestContext,
    form: forms.RemovePasskeyForm,
    authentication: Authentication,
    passkeys: PasskeyAuthentication,
    quotas: Quotas,
) -> forms.Passkeys:
    """Remove one of the user's passkeys"""
    await throttle_sign_in(context, context.me.login, authentication, quotas)
    await authentication.check_password(context.me, form.current_password)
    return forms.Passkeys(await passkeys.remove(context.me, context.token, form.id))


@endpoints.declare("POST", "/api/login/passkey/begin", access="anyone", errors=("quota_exceeded",))
async def begin_passkey_login(
    context: RequestContext,
    address: PasskeyAddress,
    authentication: Authentication,
    passkeys: PasskeyAuthentication,
    quotas: Quotas,
) -> forms.PasskeyChallenge:
    """Return a challenge for a passkey; it is valid once and for five minutes"""
    party = address.party_for(context)
    await throttle_passkey_challenge(context, authentication, quotas)
    return forms.PasskeyChallenge(await passkeys.new_challenge(), party.id)


@endpoints.declare("POST", "/api/login/passkey", errors=("not_signed_in", "bad_passkey", "quota_exceeded"))
async def log_in_with_passkey(
    context: RequestContext,
    form: forms.PasskeyForm,
    address: PasskeyAddress,
    authentication: Authentication,
    passkeys: PasskeyAuthentication,
    quotas: Quotas,
) -> forms.Me:
    """Sign in with a passkey; no login is needed"""
    await throttle_passkey_sign_in(context, authentication, quotas)
    token = await passkeys.log_in(form, address.party_for(context), context.device)
    return await sign_in_known(context, authentication, token)


@endpoints.declare(
    "POST",
    "/api/admin/second-factor/passkey",
    access="unverified_admin",
    errors=("not_found", "bad_passkey", "second_factor_required", "quota_exceeded"),
)
async def verify_with_passkey(
    context: RequestContext,
    form: forms.PasskeyForm,
    address: PasskeyAddress,
    passkeys: PasskeyAuthentication,
    quotas: Quotas,
) -> forms.SecondFactor:
    """Use a passkey instead of a code; it must have been added after a code was entered"""
    quotas.codes.require(context.me.id)
    await passkeys.verify_admin(context.me, context.token, form, address.party_for(context))
    return forms.SecondFactor(is_set_up=True)
