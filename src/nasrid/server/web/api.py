"""The HTTP interface: people, tables, commands, records."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from nasrid import __version__
from nasrid.bots import LEVELS
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.quoting import quoted
from nasrid.rules.table.specs import GAMES, MODULES
from nasrid.server.authentication import checked_login, checked_name, hash_token
from nasrid.server.metrics import CONTENT_TYPE
from nasrid.server.protocol import forms
from nasrid.server.protocol.commands import AnyCommand, Sit
from nasrid.server.protocol.entries import AnyEntry, Started
from nasrid.server.protocol.errors import COMMAND_ERRORS, RefusalError
from nasrid.server.protocol.info import TableInfo
from nasrid.server.protocol.messages import Done, HintResult, PreviewResult, Snapshot, TilePreview
from nasrid.server.protocol.settings import SeatPlan, TableSettings, read_options
from nasrid.server.store.driver import StoreError
from nasrid.server.store.moderation import Moderation
from nasrid.server.store.players import Account
from nasrid.server.table.handlers import one_line
from nasrid.server.table.live import history_events
from nasrid.server.table.opening import entries_from_record, player_names
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState
from nasrid.server.web.endpoints import PAGE_ID_PATTERN, Endpoint, RequestContext

PROTOCOL_VERSION = 2
MAX_OPTIONS_BYTES = 8 * 1024  # bytes; everybody who looks at the table or the lobby gets them


async def about(context: RequestContext) -> forms.About:
    """Return the versions, games, modules, bot levels and limits of this server"""
    return forms.About(
        __version__,
        PROTOCOL_VERSION,
        RULES_VERSION,
        list(GAMES),
        list(MODULES),
        [forms.LevelInfo(level.name, level.description) for level in LEVELS.values()],
        context.node.bots.policies.names,
        context.node.limits,
    )


# People


async def me(context: RequestContext) -> forms.Me:
    """Return the current user"""
    return _me(context.me)


def _me(account: Account) -> forms.Me:
    return forms.Me(account.name, account.login, account.page, account.is_admin)


async def become_guest(context: RequestContext) -> forms.Me:
    """Become a guest, or change the user's name"""
    if context.account:
        return _me(await context.authentication.rename(context.account, context.body.name))
    checked_name(context.body.name)
    _require_quota(
        context.quotas.guests.try_take(context.address), "too many new players from your address; try again later"
    )
    account, context.set_cookie = await context.authentication.new_guest(context.body.name, context.device)
    return _me(account)


async def set_password(context: RequestContext) -> forms.Me:
    """Set or change the login and the password; other devices are signed out"""
    _require_login_quota(context)
    form: forms.PasswordForm = context.body
    await context.authentication.set_password(
        context.me, context.token, form.login, form.password, form.current_password
    )
    return _me(await context.authentication.account_for_token(context.token) or context.me)


async def log_in(context: RequestContext) -> forms.Me:
    """Sign in with a login and a password"""
    _require_login_quota(context)
    login = checked_login(context.body.login)
    _require_quota(
        context.quotas.logins.try_take(("login", login)), "too many tries to sign in with this login; wait some minutes"
    )
    return await _sign_in(context, await context.authentication.log_in(login, context.body.password, context.device))


async def log_out(context: RequestContext) -> forms.Health:
    """Sign this device out; a guest without a password cannot return"""
    if context.account:
        await context.authentication.log_out(context.account, context.token)
    context.set_cookie = ""
    return forms.Health("ok")


async def make_device_link(context: RequestContext) -> forms.DeviceLink:
    """Create a token that signs another device in once"""
    return forms.DeviceLink(*await context.authentication.new_device_link(context.me))


async def use_device_link(context: RequestContext) -> forms.Me:
    """Sign this device in with a token from another device"""
    _require_login_quota(context)
    return await _sign_in(context, await context.authentication.use_device_link(context.body.token, context.device))


async def sessions(context: RequestContext) -> forms.Sessions:
    """Return the devices on which the user is signed in"""
    return forms.Sessions(await context.node.database.sessions.sessions_of(context.me.id, hash_token(context.token)))


async def end_session(context: RequestContext) -> forms.Sessions:
    """Sign out one of the user's devices"""
    await context.authentication.end_session(context.me, context.body.id)
    return await sessions(context)


async def new_recovery_codes(context: RequestContext) -> forms.RecoveryCodes:
    """Create recovery codes for a forgotten password; earlier codes become invalid"""
    return forms.RecoveryCodes(await context.authentication.new_recovery_codes(context.me))


async def recover(context: RequestContext) -> forms.Me:
    """Sign in with a recovery code and set a new password; all other devices are signed out"""
    _require_login_quota(context)
    form: forms.RecoverForm = context.body
    login = checked_login(form.login)
    _require_quota(
        context.quotas.logins.try_take(("login", login)), "too many tries to sign in with this login; wait some minutes"
    )
    return await _sign_in(
        context, await context.authentication.recover(login, form.code, form.password, context.device)
    )


async def export(context: RequestContext) -> Response:
    """Return everything stored about the user: devices, tables, actions and chat"""
    if not context.quotas.histories.try_take(context.address):
        raise RefusalError("rate_limited", "too many requests like this one; wait a few seconds")
    me, database = context.me, context.node.database
    content = {
        "name": me.name,
        "login": me.login,
        "created": await database.players.creation_time(me.id),
        "page": me.page,
        "people": await context.node.database.relations.contacts(me.id),
        "devices": await database.sessions.sessions_of(me.id, hash_token(context.token)),
        "push_subscriptions": list((await context.node.notifier.queue.devices_of(me.id)).values()),
        "tables": [
            {"id": table, "state": state, "seat": seat, "mine": await database.accounts.own_entries(table, me.id, seat)}
            for table, state, seat in await database.accounts.tables(me.id)
        ],
    }
    headers = {"content-disposition": 'attachment; filename="nasrid.json"'}
    return Response(msgspec.json.encode(content), media_type="application/json", headers=headers)


async def delete_me(context: RequestContext) -> forms.Health:
    """Delete the user for good; their games stay for the other players, without name and chat"""
    me, form = context.me, context.body
    tables = [(table, state) for table, state, _ in await context.node.database.accounts.tables(me.id)]
    await context.authentication.check_deletion(me, form.name, form.current_password)
    await context.node.router.leave_all(
        context.player, [table for table, state in tables if state in ("waiting", "playing")]
    )
    await context.authentication.delete(me)
    for table, _ in tables:
        await context.node.cache.reload(table)
    context.set_cookie = ""
    return forms.Health("ok")


async def profile(context: RequestContext) -> forms.Profile:
    """Return the user's games, statistics and ratings, with the bots' ratings"""
    return await context.node.database.profiles.profile(context.me.id)


# Being told


async def push_status(context: RequestContext) -> forms.PushStatus:
    """Return whether push notifications are enabled on this device, and the server's key"""
    notifier = context.node.notifier
    return forms.PushStatus(notifier.public_key, await notifier.queue.has_device(hash_token(context.token)))


async def start_push(context: RequestContext) -> forms.PushStatus:
    """Enable push notifications on this device, or change the quiet hours"""
    _require_quota(
        context.quotas.push_changes.try_take(context.me.id), "this was changed often enough for now; try again later"
    )
    await context.node.notifier.add_device(context.me.id, hash_token(context.token), context.body)
    return await push_status(context)


async def end_push(context: RequestContext) -> forms.PushStatus:
    """Disable push notifications on this device"""
    await context.node.notifier.queue.remove_device(hash_token(context.token))
    return await push_status(context)


# Each other


async def contacts(context: RequestContext) -> forms.Contacts:
    """Return the user's friends, recent opponents and blocked people"""
    return await context.node.database.relations.contacts(context.me.id)


async def set_relation(context: RequestContext) -> forms.Contacts:
    """Add or remove a friend, or block or unblock a person"""
    form: forms.RelationForm = context.body
    await context.node.database.relations.set_relation(context.me.id, form.person, form.relation)
    await context.node.presence.refresh_blocked(context.me.id)
    return await contacts(context)


async def seated_people(context: RequestContext) -> forms.SeatedPeople:
    """Return the other people at the user's table, and the user's relation to each"""
    table = (await context.node.cache.get(context.table_id)).state
    if context.me.id not in table.people:
        raise RefusalError("not_seated", "you do not sit at this table")
    others = {
        seat_state.player: seat
        for seat, seat_state in enumerate(table.seats)
        if seat_state.player not in ("", context.me.id)
    }
    relations, pages = (
        await context.node.database.relations.relations(context.me.id),
        await context.node.database.relations.pages([*others]),
    )
    return forms.SeatedPeople(
        [forms.SeatedPerson(seat, person, relations.get(person), pages.get(person)) for person, seat in others.items()]
    )


async def invite(context: RequestContext) -> forms.Health:
    """Invite a person by their id to a table that waits for players"""
    table = (await context.node.cache.get(context.table_id)).state
    if context.me.id not in table.people:
        raise RefusalError("not_seated", "only who sits at a table invites others")
    if table.stage != "waiting":
        raise RefusalError("already_started", "the game has started already")
    _require_quota(context.quotas.invitations.try_take(context.me.id), "you have invited many people; try again later")
    await context.node.database.relations.invite(context.me.id, context.body.person, table.id, table.invitation)
    return forms.Health("ok")


async def decline(context: RequestContext) -> forms.MyTables:
    """Decline an invitation"""
    await context.node.database.relations.decline(context.me.id, context.body.table)
    return await my_tables(context)


async def set_public_page(context: RequestContext) -> forms.Me:
    """Enable or disable the user's public page"""
    return _me(await context.authentication.set_public_page(context.me, context.body.enabled))


async def public_page(context: RequestContext) -> forms.PublicProfile:
    """Return a public page"""
    page = str(context.request.path_params["page"])
    public_profile = (
        await context.node.database.profiles.public_profile(page)
        if re.fullmatch(PAGE_ID_PATTERN, page)
        else None
    )
    if public_profile is None:
        raise RefusalError("no_such_player", "nobody shows themselves here")
    return public_profile


# Administration


async def administration(context: RequestContext) -> forms.Administration:
    """Return reports, bans and the moderation log; not found unless the user is an administrator"""
    _ = context.admin
    moderation = context.node.database.moderation
    return forms.Administration(await moderation.reports(), await moderation.bans(), await moderation.log())


async def apply_moderation(context: RequestContext) -> forms.Administration:
    """Apply a moderation action; it is logged"""
    form: forms.ModerationForm = context.body
    reason = one_line(form.reason)
    if not reason:
        raise RefusalError("bad_message", "there is nothing to read in this text")
    moderation = Moderation(context.node.database.driver, context.admin.id)
    try:
        await moderation.apply(form.action, form.target, reason)
    except StoreError as error:
        raise RefusalError("bad_message", str(error)) from None
    if form.action in ("ban_player", "unban_player", "reset_name"):
        await context.authentication.on_changed_elsewhere(form.target)
    if form.action in ("remove", "reset_name"):
        await context.node.ownership.drop_lost_tables()
    if form.action == "reset_name":
        await context.node.presence.refresh_names()
    return await administration(context)


async def _sign_in(context: RequestContext, token: str) -> forms.Me:
    context.set_cookie = token
    account = await context.authentication.account_for_token(token)
    assert account
    return _me(account)


def _require_login_quota(context: RequestContext) -> None:
    _require_quota(context.quotas.logins.try_take(context.address), "too many tries to sign in; wait some minutes")


def _require_quota(is_allowed: bool, message: str) -> None:
    if not is_allowed:
        raise RefusalError("quota_exceeded", message)


# Tables


async def lobby(context: RequestContext) -> forms.TableList:
    """Return at most 100 listed tables, those that wait for players first"""
    return forms.TableList(await context.node.database.lists.lobby())


async def my_tables(context: RequestContext) -> forms.MyTables:
    """Return the user's latest 200 tables, newest first, and their invitations"""
    mine = await context.node.database.lists.tables_of(context.me.id)
    return forms.MyTables(mine, await context.node.database.relations.invitations(context.me.id))


async def open_table(context: RequestContext) -> forms.CreatedTable:
    """Open a table; it starts once every seat is taken"""
    form: forms.TableForm = context.body
    _check_size(form.settings.options)
    settings, _ = form.settings.checked()
    player = context.player
    _require_quota(context.quotas.tables.try_take(player.id), "you have opened too many tables; try again later")
    if settings.listed:
        _require_quota(
            context.quotas.lobby_tables.try_take(context.address),
            "too many tables in the lobby from your address; try again later",
        )
    table = await context.node.opener.open_table(player, settings, form.seat)
    return forms.CreatedTable(table.id, table.invitation)


def _check_size(options: dict[str, Any]) -> None:
    if len(msgspec.json.encode(options)) > MAX_OPTIONS_BYTES:
        raise RefusalError("too_large", f"the options of a table have at most {MAX_OPTIONS_BYTES} bytes")


async def match(context: RequestContext) -> forms.Matched:
    """Find an opponent of similar strength: join a waiting table, or open one"""
    form: forms.MatchForm = context.body
    plain = TableSettings(form.options, listed=True, clock=form.clock)
    settings, options = replace(plain, seats=(SeatPlan("open"),) * read_options(form.options).players).checked()
    waiting = await _matching_tables(context, settings)
    if waiting:
        profiles = context.node.database.profiles
        waiting = await profiles.sort_by_strength(waiting, context.me.id, options.game, options.players)
    for table in waiting:
        with suppress(RefusalError):  # somebody was faster
            await context.node.router.run_command(table, context.player, Sit(id=secrets.token_urlsafe(8)))
            return forms.Matched(table, is_new=False)
    _require_quota(context.quotas.tables.try_take(context.me.id), "you have opened too many tables; try again later")
    _require_quota(
        context.quotas.lobby_tables.try_take(context.address),
        "too many tables in the lobby from your address; try again later",
    )
    return forms.Matched((await context.node.opener.open_table(context.player, settings, 0)).id, is_new=True)


async def _matching_tables(context: RequestContext, settings: TableSettings) -> list[str]:
    """The tables in the lobby where anybody may sit down to play the same, and where I do not sit already."""
    mine = {table for table, _, _ in await context.node.database.accounts.tables(context.me.id)}
    infos = [msgspec.json.decode(summary.table, type=TableInfo) for summary in await context.node.database.lists.lobby()]
    avoided = await context.node.database.relations.tables_with_blocked(context.me.id, [info.id for info in infos])
    return [
        info.id
        for info in infos
        if info.stage == "waiting"
        and info.id not in mine | avoided
        and (info.options, info.clock) == (settings.options, settings.clock)
        and any(seat.kind == "open" and not seat.taken for seat in info.seats)
    ]


async def snapshot(context: RequestContext) -> Snapshot:
    """Return a snapshot of the table for the current user"""
    live = await context.node.cache.get(context.table_id)
    async with live.lock:
        return snapshot_for(live.state, context.account.id if context.account else "")


async def history(context: RequestContext) -> forms.History:
    """Return the table's events after a number; when the game is over, as any seat saw them"""
    text = context.request.query_params.get("after", "0")
    if not text.isdecimal() or not text.isascii() or len(text) > 12:
        raise RefusalError("bad_message", f"after must be the number of an event, not {quoted(text)}")
    if not context.quotas.histories.try_take(context.address):
        raise RefusalError(
            "rate_limited", "too many requests for the events of tables; wait a few seconds or use the WebSocket"
        )
    live = await context.node.cache.get(context.table_id)
    seat = _visible_seat(context, live.state)
    blocked = await context.node.database.relations.blocked_players(context.account.id) if context.account else frozenset()
    async with context.quotas.history_slot:  # beside the loop, so that nobody waits for it who plays
        log = await context.node.database.tables.log(context.table_id)
        return await asyncio.to_thread(_history, context.table_id, log, seat, int(text), blocked)


def _visible_seat(context: RequestContext, table: TableState) -> int | None:
    """My own seat, or the one that is asked for when the game is over and nothing is secret any more."""
    mine = table.seat_of(context.account.id) if context.account else None
    text = context.request.query_params.get("seat")
    if text is None or text == str(mine):
        return mine
    if text not in map(str, range(len(table.seats))):
        raise RefusalError("bad_message", f"there is no seat {quoted(text)}; the seats are 0 to {len(table.seats) - 1}")
    if table.stage != "over":
        raise RefusalError("game_not_over", "what another seat could see is told when the game is over")
    return int(text)


def _history(
    table_id: str, log: list[AnyEntry], seat: int | None, after: int, blocked: frozenset[str]
) -> forms.History:
    return forms.History([msgspec.json.decode(text) for text in history_events(table_id, log, seat, after, blocked)])


async def command(context: RequestContext) -> Done | HintResult | PreviewResult | TilePreview:
    """Send a command, as over the WebSocket"""
    if not context.quotas.messages.try_take(context.me.id):
        raise RefusalError("rate_limited", "too many commands; wait a moment")
    reply = await context.node.router.run_command(context.table_id, context.player, context.body)
    assert isinstance(reply, Done | HintResult | PreviewResult | TilePreview)
    return reply


async def branch(context: RequestContext) -> forms.CreatedTable:
    """Open a table that continues a finished game after one of its events, from one seat, against bots"""
    form: forms.BranchForm = context.body
    live = await context.node.cache.get(context.table_id)
    table = live.state
    if table.stage != "over":
        raise RefusalError("game_not_over", "a game can be taken up again when it is over")
    _require_quota(
        context.quotas.tables.try_take(context.player.id), "you have opened too many tables; try again later"
    )
    past = (await context.node.database.tables.log(context.table_id))[: form.after]
    if not any(isinstance(entry, Started) for entry in past):
        raise RefusalError("bad_message", f"the game had not started at event {form.after}")
    new = await context.node.opener.resume_game(context.player, table.settings.options, past, form.seat, table.names)
    return forms.CreatedTable(new.id, new.invitation)


async def resume_record(context: RequestContext) -> forms.CreatedTable:
    """Open a table that continues the game of a record from one seat, against bots; it is not rated"""
    form: forms.ResumeForm = context.body
    options, past = entries_from_record(form.record)
    _check_size(options)
    _require_quota(
        context.quotas.tables.try_take(context.player.id), "you have opened too many tables; try again later"
    )
    new = await context.node.opener.resume_game(context.player, options, past, form.seat, player_names(form.record))
    return forms.CreatedTable(new.id, new.invitation)


async def report(context: RequestContext) -> forms.Health:
    """Report a table or a player to the operator"""
    form: forms.ReportForm = context.body
    reason = one_line(form.reason)
    if not reason:
        raise RefusalError("bad_message", "there is nothing to read in this text")
    live = await context.node.cache.get(context.table_id)
    seats = live.state.seats
    reported_player = seats[form.seat].player if form.seat is not None and form.seat < len(seats) else None
    if form.seat is not None and not reported_player:
        raise RefusalError("bad_message", "nobody sits there")
    _require_quota(context.quotas.reports.try_take(context.me.id), "you have reported enough for now; try again later")
    await context.node.database.moderation.report(context.me.id, live.id, reported_player, reason)
    return forms.Health("ok")


async def record(context: RequestContext) -> Response:
    """Return the record of a game that is over or was moved to a device"""
    live = await context.node.cache.get(context.table_id)
    async with live.lock:
        table = live.state
        if not table.has_ended:
            raise RefusalError("game_not_over", "the record is published when the game is over")
        content = table.record()
    # Not msgspec: a seed is a longer number than it writes.
    return Response(json.dumps(content, indent=1) + "\n", media_type="application/json")


# Operation


async def health(context: RequestContext) -> forms.Health:
    """Report that the process is alive"""
    return forms.Health("ok")


async def ready(context: RequestContext) -> forms.Health:
    """Report that the process can serve: its database is writable, and it is not stopping"""
    try:
        async with asyncio.timeout(2):
            await context.node.database.ping()
    except Exception:
        raise RefusalError("unavailable", "the database does not answer") from None
    if not context.node.ownership.can_write:
        raise RefusalError("unavailable", "the database cannot be written; is the disk full?")
    if context.node.cache.is_closing:
        raise RefusalError("unavailable", "the server stops")
    return forms.Health("ok")


async def metrics(context: RequestContext) -> Response:
    """Return metrics for Prometheus, to callers on this machine or its private network"""
    if not _is_private_caller(context):
        raise RefusalError("not_found", "there is no such page")
    return Response(context.node.metrics.render(), media_type=CONTENT_TYPE)


def _is_private_caller(context: RequestContext) -> bool:
    try:
        is_private = ip_address(context.address).is_private
    except ValueError:
        is_private = False
    return is_private and "x-forwarded-for" not in context.request.headers


HISTORY_QUERY = (
    ("after", "Only events after this number"),
    ("seat", "As this seat knows them; another's when the game is over"),
)
ENDPOINTS = (
    Endpoint("GET", "/api/about", about, forms.About, loads_account=False),
    Endpoint("GET", "/api/me", me, forms.Me, needs_session=True),
    Endpoint(
        "POST", "/api/me", become_guest, forms.Me, body_type=forms.NameForm, error_codes=("bad_name", "quota_exceeded")
    ),
    Endpoint(
        "PUT",
        "/api/me/password",
        set_password,
        forms.Me,
        body_type=forms.PasswordForm,
        needs_session=True,
        error_codes=("bad_name", "bad_password", "wrong_credentials", "login_taken", "quota_exceeded"),
    ),
    Endpoint(
        "POST",
        "/api/login",
        log_in,
        forms.Me,
        body_type=forms.LoginForm,
        error_codes=("wrong_credentials", "quota_exceeded"),
    ),
    Endpoint("POST", "/api/logout", log_out, forms.Health),
    Endpoint("POST", "/api/me/device-link", make_device_link, forms.DeviceLink, needs_session=True),
    Endpoint(
        "POST",
        "/api/device-link",
        use_device_link,
        forms.Me,
        body_type=forms.LinkForm,
        error_codes=("no_such_link", "quota_exceeded"),
    ),
    Endpoint("GET", "/api/me/sessions", sessions, forms.Sessions, needs_session=True),
    Endpoint(
        "POST",
        "/api/me/sessions/end",
        end_session,
        forms.Sessions,
        body_type=forms.SessionForm,
        needs_session=True,
        error_codes=("no_such_link",),
    ),
    Endpoint(
        "POST",
        "/api/me/recovery-codes",
        new_recovery_codes,
        forms.RecoveryCodes,
        needs_session=True,
        error_codes=("bad_name",),
    ),
    Endpoint(
        "POST",
        "/api/recover",
        recover,
        forms.Me,
        body_type=forms.RecoverForm,
        error_codes=("bad_name", "bad_password", "wrong_credentials", "quota_exceeded"),
    ),
    Endpoint("GET", "/api/me/profile", profile, forms.Profile, needs_session=True),
    Endpoint("GET", "/api/me/export", export, forms.Export, needs_session=True),
    Endpoint(
        "POST",
        "/api/me/delete",
        delete_me,
        forms.Health,
        body_type=forms.DeleteForm,
        needs_session=True,
        error_codes=("bad_name", "wrong_credentials"),
    ),
    Endpoint("GET", "/api/me/push", push_status, forms.PushStatus, needs_session=True),
    Endpoint(
        "PUT",
        "/api/me/push",
        start_push,
        forms.PushStatus,
        body_type=forms.PushForm,
        needs_session=True,
        error_codes=("quota_exceeded",),
    ),
    Endpoint("POST", "/api/me/push/end", end_push, forms.PushStatus, needs_session=True),
    Endpoint("GET", "/api/tables", lobby, forms.TableList),
    Endpoint("GET", "/api/me/tables", my_tables, forms.MyTables, needs_session=True),
    Endpoint("GET", "/api/me/people", contacts, forms.Contacts, needs_session=True),
    Endpoint(
        "PUT",
        "/api/me/people",
        set_relation,
        forms.Contacts,
        body_type=forms.RelationForm,
        needs_session=True,
        error_codes=("no_such_player", "quota_exceeded"),
    ),
    Endpoint(
        "POST",
        "/api/me/invitations/decline",
        decline,
        forms.MyTables,
        body_type=forms.DeclineForm,
        needs_session=True,
    ),
    Endpoint("PUT", "/api/me/page", set_public_page, forms.Me, body_type=forms.PageForm, needs_session=True),
    Endpoint("GET", "/api/people/{page}", public_page, forms.PublicProfile, error_codes=("no_such_player",)),
    Endpoint("GET", "/api/admin", administration, forms.Administration, error_codes=("not_found",)),
    Endpoint(
        "POST",
        "/api/admin/actions",
        apply_moderation,
        forms.Administration,
        body_type=forms.ModerationForm,
        error_codes=("not_found",),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        forms.CreatedTable,
        body_type=forms.TableForm,
        needs_session=True,
        error_codes=("bad_options", "seat_taken", "quota_exceeded"),
    ),
    Endpoint(
        "POST",
        "/api/records",
        resume_record,
        forms.CreatedTable,
        body_type=forms.ResumeForm,
        needs_session=True,
        error_codes=("quota_exceeded",),
    ),
    Endpoint(
        "POST",
        "/api/match",
        match,
        forms.Matched,
        body_type=forms.MatchForm,
        needs_session=True,
        error_codes=("bad_options", "quota_exceeded"),
    ),
    Endpoint("GET", "/api/tables/{table}", snapshot, Snapshot, error_codes=("no_such_table",)),
    Endpoint(
        "GET",
        "/api/tables/{table}/events",
        history,
        forms.History,
        query=HISTORY_QUERY,
        error_codes=("no_such_table", "game_not_over"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/branch",
        branch,
        forms.CreatedTable,
        body_type=forms.BranchForm,
        needs_session=True,
        error_codes=("no_such_table", "game_not_over", "quota_exceeded"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/commands",
        command,
        Done | HintResult | PreviewResult | TilePreview,
        body_type=AnyCommand,
        needs_session=True,
        error_codes=COMMAND_ERRORS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/people",
        seated_people,
        forms.SeatedPeople,
        needs_session=True,
        error_codes=("no_such_table", "not_seated"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/invite",
        invite,
        forms.Health,
        body_type=forms.InviteForm,
        needs_session=True,
        error_codes=("no_such_table", "no_such_player", "not_seated", "already_started", "quota_exceeded"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/report",
        report,
        forms.Health,
        body_type=forms.ReportForm,
        needs_session=True,
        error_codes=("no_such_table", "quota_exceeded"),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", record, forms.GameRecord, error_codes=("no_such_table", "game_not_over")
    ),
    Endpoint("GET", "/health", health, forms.Health, loads_account=False),
    Endpoint("GET", "/ready", ready, forms.Health, loads_account=False),
    Endpoint("GET", "/metrics", metrics, None, loads_account=False, error_codes=("not_found",)),
)
