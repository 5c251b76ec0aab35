"""Endpoints of the current user's account."""

from typing import Annotated, Any

import msgspec
from starlette.responses import Response

from nasrid.server.authentication import Authentication, hash_token
from nasrid.server.names import checked_name
from nasrid.server.node.account_deletion import AccountDeletion
from nasrid.server.protocol import forms
from nasrid.server.push.notifier import Notifier
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.profiles import Profiles
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas
from nasrid.server.web.sign_in_throttle import throttle_sign_in

endpoints = EndpointGroup()


def account_info(account: Account) -> forms.Me:
    return forms.Me(account.name, account.login, account.page, account.is_admin)


@endpoints.declare("GET", "/api/me", access="player")
async def me(context: RequestContext) -> forms.Me:
    """Return the current user"""
    return account_info(context.me)


@endpoints.declare("POST", "/api/me", errors=("bad_name", "name_reserved", "quota_exceeded"))
async def become_guest(
    context: RequestContext, form: forms.NameForm, authentication: Authentication, quotas: Quotas
) -> forms.Me:
    """Become a guest, or change the user's name"""
    if context.account:
        return account_info(await authentication.rename(context.account, form.name))
    checked_name(form.name)
    quotas.guests.require(context.address)
    account, context.set_cookie = await authentication.new_guest(form.name, context.device)
    return account_info(account)


@endpoints.declare("GET", "/api/me/profile", access="player")
async def profile(context: RequestContext, profiles: Profiles) -> forms.Profile:
    """Return the user's games, statistics and ratings, with the bots' ratings"""
    return await profiles.profile(context.me.id)


@endpoints.declare("PUT", "/api/me/page", access="player")
async def set_public_page(context: RequestContext, form: forms.PageForm, authentication: Authentication) -> forms.Me:
    """Enable or disable the user's public page"""
    return account_info(await authentication.set_public_page(context.me, form.enabled))


@endpoints.declare("GET", "/api/me/export", access="player", errors=("rate_limited",))
async def export(
    context: RequestContext, database: Database, notifier: Notifier, quotas: Quotas
) -> Annotated[Response, forms.Export]:
    """Return everything stored about the user: devices, tables, actions, chat, ratings and reports"""
    quotas.histories.require(context.address)
    async with quotas.replays.admit(context.address):
        content = await _exported_data(context, database, notifier)
    headers = {"content-disposition": 'attachment; filename="nasrid.json"'}
    return Response(msgspec.json.encode(content), media_type="application/json", headers=headers)


async def _exported_data(context: RequestContext, database: Database, notifier: Notifier) -> dict[str, Any]:
    me = context.me
    return {
        "name": me.name,
        "login": me.login,
        "created": await database.players.creation_time(me.id),
        "page": me.page,
        "people": await database.relations.contacts(me.id),
        "devices": await database.sessions.sessions_of(me.id, hash_token(context.token)),
        "security_events": await database.credentials.security_events(me.id),
        "push_subscriptions": list((await notifier.queue.devices_of(me.id)).values()),
        "tables": [
            {"id": table, "state": state, "seat": seat, "mine": await database.accounts.own_entries(table, me.id)}
            for table, state, seat in await database.accounts.mentioning_tables(me.id)
        ],
        "statistics": await database.profiles.statistics(me.id),
        "ratings": await database.profiles.ratings(me.id),
        "invitations": await database.relations.stored_invitations(me.id),
        "reports": await database.moderation.reports_by(me.id),
    }


@endpoints.declare(
    "POST", "/api/me/delete", access="player", errors=("bad_name", "wrong_credentials", "quota_exceeded")
)
async def delete_me(
    context: RequestContext,
    form: forms.DeleteForm,
    authentication: Authentication,
    account_deletion: AccountDeletion,
    quotas: Quotas,
) -> forms.Health:
    """Delete the user for good; their games stay for the other players, without name and chat"""
    await throttle_sign_in(context, context.me.login, authentication, quotas)
    await authentication.confirm_deletion(context.me, form.name, form.current_password)
    await account_deletion.delete(context.player)
    context.set_cookie = ""
    return forms.Health("ok")
