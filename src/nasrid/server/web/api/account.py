"""Endpoints of the current user's account."""

import asyncio
from typing import Annotated

import msgspec
from starlette.responses import Response

from nasrid.server.authentication import Authentication, hash_token
from nasrid.server.names import checked_name
from nasrid.server.node.account_deletion import AccountDeletion
from nasrid.server.node.tournaments import Tournaments
from nasrid.server.protocol import forms
from nasrid.server.push.notifier import Notifier
from nasrid.server.store.database import Database
from nasrid.server.store.players import Account
from nasrid.server.store.profiles import Profiles
from nasrid.server.store.progress import MAX_GAMES_EXPORTED, ProgressStore
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas
from nasrid.server.web.replays import ReplayQueue
from nasrid.server.web.sign_in_throttle import throttle_sign_in

endpoints = EndpointGroup("account", "The current user's account")


def account_info(account: Account) -> forms.Me:
    return forms.Me(account.name, account.login, account.page, account.is_admin)


@endpoints.declare("GET", "/api/me", access="player")
async def me(context: RequestContext) -> forms.Me:
    """Return the current user"""
    return account_info(context.me)


@endpoints.declare("POST", "/api/me", errors=("bad_name", "name_reserved", "quota_exceeded"))
async def become_guest(
    context: RequestContext,
    form: forms.GuestForm,
    authentication: Authentication,
    tournaments: Tournaments,
    quotas: Quotas,
) -> forms.Me:
    """Become a guest, or change the user's name"""
    checked_name(form.name)
    if context.account:
        quotas.renames.require(context.me.id, context.address)
        return account_info(await authentication.rename(context.account, form.name))
    if not (form.tournament and await tournaments.admits_guest(form.tournament, form.invitation, context.address)):
        quotas.guests.require(context.address)
    account, context.set_cookie = await authentication.new_guest(form.name, context.device)
    return account_info(account)


@endpoints.declare("GET", "/api/me/profile", access="player")
async def profile(context: RequestContext, profiles: Profiles) -> forms.Profile:
    """Return the user's games, statistics and ratings, with the bots' ratings"""
    return await profiles.profile(context.me.id)


@endpoints.declare("GET", "/api/me/progress", access="player")
async def progress(context: RequestContext, store: ProgressStore) -> forms.Progress:
    """Return the user's progress: totals and records by kind of game, and the figures of the latest 100 games"""
    return await store.progress(context.me.id)


@endpoints.declare("PUT", "/api/me/page", access="player", errors=("quota_exceeded",))
async def set_public_page(
    context: RequestContext, form: forms.PageForm, authentication: Authentication, quotas: Quotas
) -> forms.Me:
    """Enable or disable the user's public page"""
    quotas.renames.require(context.me.id, context.address)
    return account_info(await authentication.set_public_page(context.me, form.enabled))


@endpoints.declare("GET", "/api/me/export", access="player", errors=("rate_limited",))
async def export(
    context: RequestContext, database: Database, notifier: Notifier, quotas: Quotas
) -> Annotated[Response, forms.Export]:
    """Return everything stored about the user: devices, passkeys, tables, actions, chat, ratings and reports"""
    quotas.histories.require(context.address)
    async with quotas.replays.admit(context.address):
        exported = await _export(context, database, notifier, quotas.replays)
        content = await asyncio.to_thread(msgspec.json.encode, exported)
    headers = {"content-disposition": 'attachment; filename="nasrid.json"'}
    return Response(content, media_type="application/json", headers=headers)


async def _export(
    context: RequestContext, database: Database, notifier: Notifier, replays: ReplayQueue
) -> forms.Export:
    """Collect the data of a player. Each log is read in a turn of its own, so that nobody waits for many games."""
    me = context.me
    return forms.Export(
        name=me.name,
        login=me.login,
        created=await database.players.creation_time(me.id),
        page=me.page,
        people=await database.relations.contacts(me.id),
        devices=await database.sessions.sessions_of(me.id, hash_token(context.token)),
        known_devices=await database.credentials.known_devices(me.id),
        recovery_codes=await database.credentials.count_recovery_codes(me.id),
        has_second_factor=bool(await database.second_factors.factor_of(me.id)),
        passkeys=await database.passkeys.passkeys_of(me.id),
        security_events=await database.credentials.security_events(me.id),
        push_subscriptions=list((await notifier.queue.devices_of(me.id)).values()),
        tables=[
            forms.ExportedTable(
                table, state, seat, await database.accounts.own_entries(table, me.id, replays.take_turn)
            )
            for table, state, seat in await database.accounts.mentioning_tables(me.id)
        ],
        tournaments=[
            forms.ExportedTournament(
                tournament, await database.tournaments.own_entries(tournament, me.id, replays.take_turn)
            )
            for tournament in await database.tournaments.mentioning(me.id)
        ],
        statistics=await database.profiles.statistics(me.id),
        ratings=await database.profiles.ratings(me.id),
        rated_days=await database.profiles.rated_days(me.id),
        daily_attempts=await database.daily.attempts_of(me.id),
        puzzle_attempts=await database.puzzles.exported(me.id),
        progress=await database.progress.progress(me.id, MAX_GAMES_EXPORTED),
        invitations=await database.relations.stored_invitations(me.id),
        reports=await database.moderation.reports_by(me.id),
        reviews=await database.reviews.requested_by(me.id),
        moderation=await database.moderation.actions_about(me.id),
    )


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
