"""Endpoints for signing in and out: passwords, devices, recovery codes."""

from nasrid.server.authentication import Authentication, hash_token, signed_out
from nasrid.server.names import checked_login
from nasrid.server.protocol import forms
from nasrid.server.store.credentials import CredentialStore
from nasrid.server.store.players import Account
from nasrid.server.store.sessions import SessionStore
from nasrid.server.web.api.account import account_info
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas
from nasrid.server.web.sign_in_throttle import throttle_sign_in

endpoints = EndpointGroup("sign-in", "Signing in and out: passwords, devices, recovery codes")


@endpoints.declare(
    "PUT",
    "/api/me/password",
    access="player",
    errors=("bad_name", "bad_password", "wrong_credentials", "login_taken", "quota_exceeded"),
)
async def set_password(
    context: RequestContext, form: forms.PasswordForm, authentication: Authentication, quotas: Quotas
) -> forms.Me:
    """Set or change the login and the password; other devices, passkeys and recovery codes become invalid"""
    await throttle_sign_in(context, context.me.login, authentication, quotas)
    token = await authentication.set_password(
        context.me, form.login, form.password, form.current_password, context.device
    )
    return await sign_in_known(context, authentication, token)


@endpoints.declare("POST", "/api/login", errors=("not_signed_in", "wrong_credentials", "quota_exceeded"))
async def log_in(
    context: RequestContext, form: forms.LoginForm, authentication: Authentication, quotas: Quotas
) -> forms.Me:
    """Sign in with a login and a password"""
    login = checked_login(form.login)
    await throttle_sign_in(context, login, authentication, quotas)
    token = await authentication.log_in(login, form.password, context.device)
    return await sign_in_known(context, authentication, token)


@endpoints.declare("POST", "/api/logout")
async def log_out(context: RequestContext, authentication: Authentication) -> forms.Health:
    """Sign this device out; a guest without a password cannot return"""
    if context.account:
        await authentication.log_out(context.account, context.token)
    context.set_cookie = ""
    return forms.Health("ok")


@endpoints.declare(
    "POST", "/api/me/device-link", access="player", errors=("not_signed_in", "wrong_credentials", "quota_exceeded")
)
async def make_device_link(
    context: RequestContext, form: forms.CurrentPasswordForm, authentication: Authentication, quotas: Quotas
) -> forms.DeviceLink:
    """Create a token that signs another device in once"""
    await throttle_sign_in(context, context.me.login, authentication, quotas)
    return forms.DeviceLink(*await authentication.new_device_link(context.me, context.token, form.current_password))


@endpoints.declare("POST", "/api/device-link", errors=("not_signed_in", "no_such_link", "quota_exceeded"))
async def use_device_link(
    context: RequestContext, form: forms.LinkForm, authentication: Authentication, quotas: Quotas
) -> forms.Me:
    """Sign this device in with a token from another device"""
    quotas.logins.require(context.address)
    token = await authentication.use_device_link(form.token, context.device)
    return account_info(await _sign_in(context, authentication, token))


@endpoints.declare("GET", "/api/me/sessions", access="player")
async def sessions(context: RequestContext, sessions: SessionStore) -> forms.Sessions:
    """Return the devices on which the user is signed in"""
    return forms.Sessions(await sessions.sessions_of(context.me.id, hash_token(context.token)))


@endpoints.declare("POST", "/api/me/sessions/end", access="player", errors=("no_such_link",))
async def end_session(
    context: RequestContext, form: forms.SessionForm, authentication: Authentication, stored: SessionStore
) -> forms.Sessions:
    """Sign out one of the user's devices"""
    await authentication.end_session(context.me, form.id)
    return await sessions(context, stored)


@endpoints.declare("POST", "/api/me/sessions/end-others", access="player")
async def end_other_sessions(
    context: RequestContext, authentication: Authentication, stored: SessionStore
) -> forms.Sessions:
    """Sign out all other devices of the user"""
    await authentication.end_other_sessions(context.me, context.token)
    return await sessions(context, stored)


@endpoints.declare("GET", "/api/me/security-events", access="player")
async def security_events(context: RequestContext, credentials: CredentialStore) -> forms.SecurityEvents:
    """Return the latest changes of the user's sign-in: devices, passwords, passkeys, recovery codes"""
    return forms.SecurityEvents(await credentials.security_events(context.me.id))


@endpoints.declare(
    "POST", "/api/me/recovery-codes", access="player", errors=("bad_name", "wrong_credentials", "quota_exceeded")
)
async def new_recovery_codes(
    context: RequestContext, form: forms.CurrentPasswordForm, authentication: Authentication, quotas: Quotas
) -> forms.RecoveryCodes:
    """Create recovery codes for a forgotten password; earlier codes become invalid"""
    await throttle_sign_in(context, context.me.login, authentication, quotas)
    codes = await authentication.new_recovery_codes(context.me, context.token, form.current_password)
    return forms.RecoveryCodes(codes)


@endpoints.declare(
    "POST",
    "/api/recover",
    errors=("bad_name", "bad_password", "not_signed_in", "wrong_credentials", "quota_exceeded"),
)
async def recover(
    context: RequestContext, form: forms.RecoverForm, authentication: Authentication, quotas: Quotas
) -> forms.Me:
    """Sign in with a recovery code and set a new password; ends all other devices, passkeys and codes"""
    login = checked_login(form.login)
    await throttle_sign_in(context, login, authentication, quotas)
    token = await authentication.recover(login, form.code, form.password, context.device)
    return await sign_in_known(context, authentication, token)


async def sign_in_known(context: RequestContext, authentication: Authentication, token: str) -> forms.Me:
    """Sign in a player who has proved who they are, and remember the device."""
    account = await _sign_in(context, authentication, token)
    context.set_device_cookie = await authentication.remember_device(account.id, context.device_token)
    return account_info(account)


async def _sign_in(context: RequestContext, authentication: Authentication, token: str) -> Account:
    """Return the player of a new session. Another device may have ended it at once, for example by a new password."""
    account = await authentication.account_for_token(token)
    if account is None:
        raise signed_out()
    context.set_cookie = token
    return account
