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
from nasrid.rules.table.facts import GAMES, MODULES
from nasrid.server.metrics import CONTENT_TYPE
from nasrid.server.people import checked_login, checked_name, hashed
from nasrid.server.protocol import forms
from nasrid.server.protocol.commands import AnyCommand, Sit
from nasrid.server.protocol.entries import AnyEntry, Started
from nasrid.server.protocol.errors import COMMAND_REFUSALS, Refusal
from nasrid.server.protocol.info import TableInfo
from nasrid.server.protocol.messages import Advice, Done, Preview, Snapshot, Tried
from nasrid.server.protocol.settings import SeatPlan, TableSettings, read_options
from nasrid.server.store.driver import StoreError
from nasrid.server.store.moderation import Moderation
from nasrid.server.store.profiles import Profiles
from nasrid.server.store.store import Account
from nasrid.server.table.handlers import one_line
from nasrid.server.table.live import history_of
from nasrid.server.table.opening import names_in, past_of
from nasrid.server.table.snapshots import snapshot_for
from nasrid.server.table.state import TableState
from nasrid.server.web.endpoints import PAGE_ID, Call, Endpoint

PROTOCOL_VERSION = 2
LARGEST_OPTIONS = 8 * 1024  # bytes; everybody who looks at the table or the lobby gets them


async def about(call: Call) -> forms.About:
    """What this server offers"""
    return forms.About(
        __version__,
        PROTOCOL_VERSION,
        RULES_VERSION,
        list(GAMES),
        list(MODULES),
        [forms.Level(level.name, level.description) for level in LEVELS.values()],
        call.registry.bots.policies.names,
        call.registry.limits,
    )


# People


async def me(call: Call) -> forms.Me:
    """Who I am"""
    return _me(call.me)


def _me(account: Account) -> forms.Me:
    return forms.Me(account.name, account.login, account.page, account.admin)


async def become_guest(call: Call) -> forms.Me:
    """Choose a name: become a guest, or be called otherwise from now on

    The answer to a new guest sets a cookie, which is all that proves who they are."""
    if call.account:
        return _me(await call.people.rename(call.account, call.body.name))
    checked_name(call.body.name)
    _spend(call.quotas.guests.take(call.address), "too many new players from your address; try again later")
    account, call.set_cookie = await call.people.new_guest(call.body.name, call.device)
    return _me(account)


async def set_password(call: Call) -> forms.Me:
    """Set a login and a password, or change them; other devices are signed out"""
    _spend_login(call)
    form: forms.PasswordForm = call.body
    await call.people.set_password(call.me, call.token, form.login, form.password, form.present)
    return _me(await call.people.who(call.token) or call.me)


async def log_in(call: Call) -> forms.Me:
    """Sign in with a login and a password"""
    _spend_login(call)
    login = checked_login(call.body.login)
    _spend(call.quotas.logins.take(("login", login)), "too many tries to sign in with this login; wait some minutes")
    return await _sign_in(call, await call.people.log_in(login, call.body.password, call.device))


async def log_out(call: Call) -> forms.Health:
    """Sign this device out; a guest without a password cannot come back"""
    if call.account:
        await call.people.log_out(call.account, call.token)
    call.set_cookie = ""
    return forms.Health("ok")


async def make_device_link(call: Call) -> forms.DeviceLink:
    """A secret that signs another device in, once"""
    return forms.DeviceLink(*await call.people.device_link(call.me))


async def use_device_link(call: Call) -> forms.Me:
    """Sign this device in with the secret that another device has made"""
    _spend_login(call)
    return await _sign_in(call, await call.people.use_device_link(call.body.token, call.device))


async def sessions(call: Call) -> forms.Sessions:
    """The devices where I am signed in"""
    return forms.Sessions(await call.people.accounts.sessions(call.me.id, hashed(call.token)))


async def end_session(call: Call) -> forms.Sessions:
    """Sign one of my devices out"""
    await call.people.end_session(call.me, call.body.id)
    return await sessions(call)


async def new_recovery_codes(call: Call) -> forms.RecoveryCodes:
    """Codes that let me in when I have forgotten my password; those before are void"""
    return forms.RecoveryCodes(await call.people.new_recovery_codes(call.me))


async def recover(call: Call) -> forms.Me:
    """Sign in with a recovery code and set a new password; all other devices are signed out"""
    _spend_login(call)
    form: forms.RecoverForm = call.body
    login = checked_login(form.login)
    _spend(call.quotas.logins.take(("login", login)), "too many tries to sign in with this login; wait some minutes")
    return await _sign_in(call, await call.people.recover(login, form.code, form.password, call.device))


async def export(call: Call) -> Response:
    """Everything that is kept of me: my devices, my tables, and what I did and said there"""
    if not call.quotas.histories.take(call.address):
        raise Refusal("too_fast", "too many requests like this one; wait a few seconds")
    me, accounts = call.me, call.people.accounts
    content = {
        "name": me.name,
        "login": me.login,
        "created": await accounts.created(me.id),
        "page": me.page,
        "people": await call.registry.company.company(me.id),
        "devices": await accounts.sessions(me.id, hashed(call.token)),
        "told": list((await call.registry.notifier.devices.of(me.id)).values()),
        "tables": [
            {"id": table, "state": state, "seat": seat, "mine": await accounts.log_of(table, me.id, seat)}
            for table, state, seat in await accounts.tables(me.id)
        ],
    }
    headers = {"content-disposition": 'attachment; filename="nasrid.json"'}
    return Response(msgspec.json.encode(content), media_type="application/json", headers=headers)


async def delete_me(call: Call) -> forms.Health:
    """Delete me for good; my games stay for those who played with me, without my name and my words"""
    me, form = call.me, call.body
    tables = [(table, state) for table, state, _ in await call.people.accounts.tables(me.id)]
    await call.people.check_deletion(me, form.name, form.present)
    await call.registry.leave_all(call.player, [table for table, state in tables if state in ("waiting", "playing")])
    await call.people.delete(me)
    for table, _ in tables:
        await call.registry.reload(table)
    call.set_cookie = ""
    return forms.Health("ok")


async def profile(call: Call) -> forms.Profile:
    """What I have played, how well, and my ratings beside those of the bots"""
    return await Profiles(call.registry.store.driver).profile(call.me.id)


# Being told


async def push(call: Call) -> forms.Push:
    """Whether this device is told when it is my turn, and what it needs for that"""
    notifier = call.registry.notifier
    return forms.Push(notifier.key, await notifier.devices.has(hashed(call.token)))


async def start_push(call: Call) -> forms.Push:
    """Tell this device when it is my turn at a table where players have days, or change when it is quiet"""
    _spend(call.quotas.pushes.take(call.me.id), "this was changed often enough for now; try again later")
    await call.registry.notifier.add(call.me.id, hashed(call.token), call.body)
    return await push(call)


async def end_push(call: Call) -> forms.Push:
    """Tell this device nothing more"""
    await call.registry.notifier.devices.remove(hashed(call.token))
    return await push(call)


# Each other


async def company(call: Call) -> forms.Company:
    """My friends, those I have played with lately, and those whom I have blocked"""
    return await call.registry.company.company(call.me.id)


async def tie(call: Call) -> forms.Company:
    """Make somebody my friend, block them, or neither

    Who is blocked cannot sit down at my tables or invite me, and we do not find each other a game."""
    form: forms.TieForm = call.body
    await call.registry.company.tie(call.me.id, form.person, form.tie)
    await call.registry.ties_changed(call.me.id)
    return await company(call)


async def seated_people(call: Call) -> forms.SeatedPeople:
    """The others who sit with me at a table, and what they are to me"""
    table = (await call.registry.table(call.table_id)).state
    if call.me.id not in table.people:
        raise Refusal("not_seated", "you do not sit at this table")
    others = {chair.player: seat for seat, chair in enumerate(table.chairs) if chair.player not in ("", call.me.id)}
    ties, pages = await call.registry.company.ties(call.me.id), await call.registry.company.pages([*others])
    return forms.SeatedPeople(
        [forms.SeatedPerson(seat, person, ties.get(person), pages.get(person)) for person, seat in others.items()]
    )


async def invite(call: Call) -> forms.Health:
    """Invite somebody I know to a table that waits for players"""
    table = (await call.registry.table(call.table_id)).state
    if call.me.id not in table.people:
        raise Refusal("not_seated", "only who sits at a table invites others")
    if table.stage != "waiting":
        raise Refusal("started", "the game has started already")
    _spend(call.quotas.invitations.take(call.me.id), "you have invited many people; try again later")
    await call.registry.company.invite(call.me.id, call.body.person, table.id, table.invitation)
    return forms.Health("ok")


async def decline(call: Call) -> forms.MyTables:
    """I do not want to play there"""
    await call.registry.company.decline(call.me.id, call.body.table)
    return await my_tables(call)


async def show_page(call: Call) -> forms.Me:
    """Have a public page, or none"""
    return _me(await call.people.show_page(call.me, call.body.shown))


async def public_page(call: Call) -> forms.PublicProfile:
    """What somebody shows of themselves"""
    page = str(call.request.path_params["page"])
    found = await Profiles(call.registry.store.driver).public(page) if re.fullmatch(PAGE_ID, page) else None
    if found is None:
        raise Refusal("no_such_player", "nobody shows themselves here")
    return found


# Administration


async def administration(call: Call) -> forms.Administration:
    """What players have reported, who is kept out, and what was done"""
    _ = call.admin
    moderation = Moderation(call.registry.store.driver)
    return forms.Administration(await moderation.reports(), await moderation.bans(), await moderation.log())


async def administer(call: Call) -> forms.Administration:
    """Do something about it; everything that is done is written down"""
    form: forms.DeedForm = call.body
    reason = one_line(form.reason)
    if not reason:
        raise Refusal("bad_message", "there is nothing to read in this text")
    moderation = Moderation(call.registry.store.driver, call.admin.id)
    try:
        await moderation.do(form.deed, form.target, reason)
    except StoreError as error:
        raise Refusal("bad_message", str(error)) from None
    if form.deed in ("ban_player", "unban_player", "take_name"):
        await call.people.changed_by_others(form.target)
    if form.deed in ("remove", "take_name"):
        await call.registry.check_owned()
    if form.deed == "take_name":
        await call.registry.see_names()
    return await administration(call)


async def _sign_in(call: Call, token: str) -> forms.Me:
    call.set_cookie = token
    account = await call.people.who(token)
    assert account
    return _me(account)


def _spend_login(call: Call) -> None:
    _spend(call.quotas.logins.take(call.address), "too many tries to sign in; wait some minutes")


def _spend(allowed: bool, otherwise: str) -> None:
    if not allowed:
        raise Refusal("too_many", otherwise)


# Tables


async def lobby(call: Call) -> forms.Tables:
    """The listed tables: those that wait for players first"""
    return forms.Tables(await call.registry.store.lobby())


async def my_tables(call: Call) -> forms.MyTables:
    """The tables where I sit or am the host, the latest first, and those to which I am invited"""
    mine = await call.registry.store.tables_of(call.me.id)
    return forms.MyTables(mine, await call.registry.company.invitations(call.me.id))


async def open_table(call: Call) -> forms.Opened:
    """Open a table; it starts as soon as every seat is taken"""
    form: forms.TableForm = call.body
    _check_size(form.settings.options)
    settings, _ = form.settings.checked()
    player = call.player
    _spend(call.quotas.tables.take(player.id), "you have opened too many tables; try again later")
    if settings.listed:
        _spend(call.quotas.listed.take(call.address), "too many tables in the lobby from your address; try again later")
    table = await call.registry.open_table(player, settings, form.seat)
    return forms.Opened(table.id, table.invitation)


def _check_size(options: dict[str, Any]) -> None:
    if len(msgspec.json.encode(options)) > LARGEST_OPTIONS:
        raise Refusal("too_large", f"the options of a table have at most {LARGEST_OPTIONS} bytes")


async def match(call: Call) -> forms.Matched:
    """Find me a game: sit down where somebody waits for the same, or open a table where others will"""
    form: forms.MatchForm = call.body
    plain = TableSettings(form.options, listed=True, clock=form.clock)
    settings, options = replace(plain, seats=(SeatPlan("open"),) * read_options(form.options).players).checked()
    waiting = await _waiting_for(call, settings)
    if waiting:
        profiles = Profiles(call.registry.store.driver)
        waiting = await profiles.by_strength(waiting, call.me.id, options.game, options.players)
    for table in waiting:
        with suppress(Refusal):  # somebody was faster
            await call.registry.command(table, call.player, Sit(id=secrets.token_urlsafe(8)))
            return forms.Matched(table, new=False)
    _spend(call.quotas.tables.take(call.me.id), "you have opened too many tables; try again later")
    _spend(call.quotas.listed.take(call.address), "too many tables in the lobby from your address; try again later")
    return forms.Matched((await call.registry.open_table(call.player, settings, 0)).id, new=True)


async def _waiting_for(call: Call, settings: TableSettings) -> list[str]:
    """The tables in the lobby where anybody may sit down to play the same, and where I do not sit already."""
    mine = {table for table, _, _ in await call.people.accounts.tables(call.me.id)}
    infos = [msgspec.json.decode(one.table, type=TableInfo) for one in await call.registry.store.lobby()]
    avoided = await call.registry.company.avoided(call.me.id, [info.id for info in infos])
    return [
        info.id
        for info in infos
        if info.state == "waiting"
        and info.id not in mine | avoided
        and (info.options, info.clock) == (settings.options, settings.clock)
        and any(seat.kind == "open" and not seat.taken for seat in info.seats)
    ]


async def snapshot(call: Call) -> Snapshot:
    """How a table stands, as far as I may know"""
    live = await call.registry.table(call.table_id)
    async with live.lock:
        return snapshot_for(live.state, call.account.id if call.account else "")


async def history(call: Call) -> forms.History:
    """The events of a table after a number, as far as I may know them"""
    text = call.request.query_params.get("after", "0")
    if not text.isdecimal() or not text.isascii() or len(text) > 12:
        raise Refusal("bad_message", f"after must be the number of an event, not {quoted(text)}")
    if not call.quotas.histories.take(call.address):
        raise Refusal("too_fast", "too many requests for the events of tables; wait a few seconds or use the WebSocket")
    live = await call.registry.table(call.table_id)
    seat = _seat_to_see(call, live.state)
    blocked = await call.registry.company.blocked(call.account.id) if call.account else frozenset()
    async with call.quotas.one_history:  # beside the loop, so that nobody waits for it who plays
        log = await call.registry.store.log(call.table_id)
        return await asyncio.to_thread(_history, call.table_id, log, seat, int(text), blocked)


def _seat_to_see(call: Call, table: TableState) -> int | None:
    """My own seat, or the one that is asked for when the game is over and nothing is secret any more."""
    mine = table.seat_of(call.account.id) if call.account else None
    text = call.request.query_params.get("seat")
    if text is None or text == str(mine):
        return mine
    if text not in map(str, range(len(table.chairs))):
        raise Refusal("bad_message", f"there is no seat {quoted(text)}; the seats are 0 to {len(table.chairs) - 1}")
    if table.stage != "over":
        raise Refusal("not_over", "what another seat could see is told when the game is over")
    return int(text)


def _history(
    table_id: str, log: list[AnyEntry], seat: int | None, after: int, blocked: frozenset[str]
) -> forms.History:
    return forms.History([msgspec.json.decode(text) for text in history_of(table_id, log, seat, after, blocked)])


async def command(call: Call) -> Done | Advice | Preview | Tried:
    """Do something at a table: the same commands as over the WebSocket"""
    if not call.quotas.messages.take(call.me.id):
        raise Refusal("too_fast", "too many commands; wait a moment")
    reply = await call.registry.command(call.table_id, call.player, call.body)
    assert isinstance(reply, Done | Advice | Preview | Tried)
    return reply


async def branch(call: Call) -> forms.Opened:
    """Take a finished game up again at any of its events, from any seat, against bots"""
    form: forms.BranchForm = call.body
    live = await call.registry.table(call.table_id)
    table = live.state
    if table.stage != "over":
        raise Refusal("not_over", "a game can be taken up again when it is over")
    _spend(call.quotas.tables.take(call.player.id), "you have opened too many tables; try again later")
    past = (await call.registry.store.log(call.table_id))[: form.after]
    if not any(isinstance(entry, Started) for entry in past):
        raise Refusal("bad_message", f"the game had not started at event {form.after}")
    new = await call.registry.take_up(call.player, table.settings.options, past, form.seat, table.names)
    return forms.Opened(new.id, new.invitation)


async def take_record_up(call: Call) -> forms.Opened:
    """Go on with the game of a record, one that was begun on a device or a finished one, from one seat against bots"""
    form: forms.TakeUpForm = call.body
    options, past = past_of(form.record)
    _check_size(options)
    _spend(call.quotas.tables.take(call.player.id), "you have opened too many tables; try again later")
    new = await call.registry.take_up(call.player, options, past, form.seat, names_in(form.record))
    return forms.Opened(new.id, new.invitation)


async def report(call: Call) -> forms.Health:
    """Tell whoever runs the server what is wrong with a table, or with who sits there"""
    form: forms.ReportForm = call.body
    reason = one_line(form.reason)
    if not reason:
        raise Refusal("bad_message", "there is nothing to read in this text")
    live = await call.registry.table(call.table_id)
    chairs = live.state.chairs
    about = chairs[form.seat].player if form.seat is not None and form.seat < len(chairs) else None
    if form.seat is not None and not about:
        raise Refusal("bad_message", "nobody sits there")
    _spend(call.quotas.reports.take(call.me.id), "you have reported enough for now; try again later")
    await Moderation(call.registry.store.driver).report(call.me.id, live.id, about, reason)
    return forms.Health("ok")


async def record(call: Call) -> Response:
    """The record of a game that has ended or was taken away: its seed, every action, what was published at its start"""
    live = await call.registry.table(call.table_id)
    async with live.lock:
        table = live.state
        if not table.has_ended:
            raise Refusal("not_over", "the record is published when the game is over")
        content = table.record()
    # Not msgspec: a seed is a longer number than it writes.
    return Response(json.dumps(content, indent=1) + "\n", media_type="application/json")


# Operation


async def health(call: Call) -> forms.Health:
    """The process is alive"""
    return forms.Health("ok")


async def ready(call: Call) -> forms.Health:
    """The process can serve: its database answers, can be written, and it is not about to stop"""
    try:
        async with asyncio.timeout(2):
            await call.registry.store.ping()
    except Exception:
        raise Refusal("unavailable", "the database does not answer") from None
    if not call.registry.can_write:
        raise Refusal("unavailable", "the database cannot be written; is the disk full?")
    if call.registry.is_closing:
        raise Refusal("unavailable", "the server stops")
    return forms.Health("ok")


async def metrics(call: Call) -> Response:
    """Figures for Prometheus, for callers on this machine or its private network only"""
    if not _is_near(call):
        raise Refusal("no_such_page", "there is no such page")
    return Response(call.registry.metrics.text(), media_type=CONTENT_TYPE)


def _is_near(call: Call) -> bool:
    try:
        near = ip_address(call.address).is_private
    except ValueError:
        near = False
    return near and "x-forwarded-for" not in call.request.headers


HISTORY = (
    ("after", "Only events after this number"),
    ("seat", "As this seat knows them; another's when the game is over"),
)
ENDPOINTS = (
    Endpoint("GET", "/api/about", about, forms.About, asks_who=False),
    Endpoint("GET", "/api/me", me, forms.Me, needs_session=True),
    Endpoint("POST", "/api/me", become_guest, forms.Me, takes=forms.NameForm, refusals=("bad_name", "too_many")),
    Endpoint(
        "PUT",
        "/api/me/password",
        set_password,
        forms.Me,
        takes=forms.PasswordForm,
        needs_session=True,
        refusals=("bad_name", "bad_password", "wrong_password", "login_taken", "too_many"),
    ),
    Endpoint("POST", "/api/login", log_in, forms.Me, takes=forms.LoginForm, refusals=("wrong_password", "too_many")),
    Endpoint("POST", "/api/logout", log_out, forms.Health),
    Endpoint("POST", "/api/me/device-link", make_device_link, forms.DeviceLink, needs_session=True),
    Endpoint(
        "POST",
        "/api/device-link",
        use_device_link,
        forms.Me,
        takes=forms.LinkForm,
        refusals=("no_such_link", "too_many"),
    ),
    Endpoint("GET", "/api/me/sessions", sessions, forms.Sessions, needs_session=True),
    Endpoint(
        "POST",
        "/api/me/sessions/end",
        end_session,
        forms.Sessions,
        takes=forms.SessionForm,
        needs_session=True,
        refusals=("no_such_link",),
    ),
    Endpoint(
        "POST",
        "/api/me/recovery-codes",
        new_recovery_codes,
        forms.RecoveryCodes,
        needs_session=True,
        refusals=("bad_name",),
    ),
    Endpoint(
        "POST",
        "/api/recover",
        recover,
        forms.Me,
        takes=forms.RecoverForm,
        refusals=("bad_name", "bad_password", "wrong_password", "too_many"),
    ),
    Endpoint("GET", "/api/me/profile", profile, forms.Profile, needs_session=True),
    Endpoint("GET", "/api/me/export", export, forms.Export, needs_session=True),
    Endpoint(
        "POST",
        "/api/me/delete",
        delete_me,
        forms.Health,
        takes=forms.DeleteForm,
        needs_session=True,
        refusals=("bad_name", "wrong_password"),
    ),
    Endpoint("GET", "/api/me/push", push, forms.Push, needs_session=True),
    Endpoint(
        "PUT",
        "/api/me/push",
        start_push,
        forms.Push,
        takes=forms.PushForm,
        needs_session=True,
        refusals=("too_many",),
    ),
    Endpoint("POST", "/api/me/push/end", end_push, forms.Push, needs_session=True),
    Endpoint("GET", "/api/tables", lobby, forms.Tables),
    Endpoint("GET", "/api/me/tables", my_tables, forms.MyTables, needs_session=True),
    Endpoint("GET", "/api/me/people", company, forms.Company, needs_session=True),
    Endpoint(
        "PUT",
        "/api/me/people",
        tie,
        forms.Company,
        takes=forms.TieForm,
        needs_session=True,
        refusals=("no_such_player", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/me/invitations/decline",
        decline,
        forms.MyTables,
        takes=forms.DeclineForm,
        needs_session=True,
    ),
    Endpoint("PUT", "/api/me/page", show_page, forms.Me, takes=forms.PageForm, needs_session=True),
    Endpoint("GET", "/api/people/{page}", public_page, forms.PublicProfile, refusals=("no_such_player",)),
    Endpoint("GET", "/api/admin", administration, forms.Administration, refusals=("no_such_page",)),
    Endpoint(
        "POST",
        "/api/admin/deeds",
        administer,
        forms.Administration,
        takes=forms.DeedForm,
        refusals=("no_such_page",),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        open_table,
        forms.Opened,
        takes=forms.TableForm,
        needs_session=True,
        refusals=("bad_options", "seat_taken", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/records",
        take_record_up,
        forms.Opened,
        takes=forms.TakeUpForm,
        needs_session=True,
        refusals=("too_many",),
    ),
    Endpoint(
        "POST",
        "/api/match",
        match,
        forms.Matched,
        takes=forms.MatchForm,
        needs_session=True,
        refusals=("bad_options", "too_many"),
    ),
    Endpoint("GET", "/api/tables/{table}", snapshot, Snapshot, refusals=("no_such_table",)),
    Endpoint(
        "GET",
        "/api/tables/{table}/events",
        history,
        forms.History,
        query=HISTORY,
        refusals=("no_such_table", "not_over"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/branch",
        branch,
        forms.Opened,
        takes=forms.BranchForm,
        needs_session=True,
        refusals=("no_such_table", "not_over", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/commands",
        command,
        Done | Advice | Preview | Tried,
        takes=AnyCommand,
        needs_session=True,
        refusals=COMMAND_REFUSALS,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/people",
        seated_people,
        forms.SeatedPeople,
        needs_session=True,
        refusals=("no_such_table", "not_seated"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/invite",
        invite,
        forms.Health,
        takes=forms.InviteForm,
        needs_session=True,
        refusals=("no_such_table", "no_such_player", "not_seated", "started", "too_many"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/report",
        report,
        forms.Health,
        takes=forms.ReportForm,
        needs_session=True,
        refusals=("no_such_table", "too_many"),
    ),
    Endpoint("GET", "/api/tables/{table}/record", record, forms.GameRecord, refusals=("no_such_table", "not_over")),
    Endpoint("GET", "/health", health, forms.Health, asks_who=False),
    Endpoint("GET", "/ready", ready, forms.Health, asks_who=False),
    Endpoint("GET", "/metrics", metrics, None, asks_who=False, refusals=("no_such_page",)),
)
