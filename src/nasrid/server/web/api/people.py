"""Endpoints about other people: contacts, invitations, public pages."""

import re

from nasrid.server.node.presence import PresenceTracker
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol import forms
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.store.profiles import Profiles
from nasrid.server.store.relations import RelationStore
from nasrid.server.store.tables import TableStore
from nasrid.server.table.state import TableState
from nasrid.server.web.api.tables import my_tables
from nasrid.server.web.endpoint import PAGE_ID_PATTERN, EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas

endpoints = EndpointGroup("people", "Other people: contacts, invitations, public pages")


@endpoints.declare("GET", "/api/me/people", access="player")
async def contacts(context: RequestContext, relations: RelationStore) -> forms.Contacts:
    """Return the user's friends, recent opponents and blocked people"""
    return await relations.contacts(context.me.id)


@endpoints.declare("PUT", "/api/me/people", access="player", errors=("no_such_player", "quota_exceeded"))
async def set_relation(
    context: RequestContext, form: forms.RelationForm, relations: RelationStore, presence: PresenceTracker
) -> forms.Contacts:
    """Add or remove a friend, or block or unblock a person"""
    await relations.set_relation(context.me.id, form.person, form.relation)
    await presence.refresh_blocked(context.me.id)
    return await contacts(context, relations)


@endpoints.declare("GET", "/api/tables/{table}/people", access="player", errors=("no_such_table", "not_seated"))
async def seated_people(context: RequestContext, cache: TableCache, relations: RelationStore) -> forms.SeatedPeople:
    """Return the other people at the user's table, and the user's relation to each"""
    table = await _own_table(context, cache)
    others = {
        seat_state.player: seat
        for seat, seat_state in enumerate(table.seats)
        if seat_state.player not in ("", context.me.id)
    }
    kinds, pages = await relations.relations(context.me.id), await relations.pages([*others])
    return forms.SeatedPeople(
        [forms.SeatedPerson(seat, person, kinds.get(person), pages.get(person)) for person, seat in others.items()]
    )


@endpoints.declare(
    "POST",
    "/api/tables/{table}/invite",
    access="player",
    errors=("no_such_table", "no_such_player", "not_seated", "already_started", "quota_exceeded"),
)
async def invite(
    context: RequestContext, form: forms.InviteForm, cache: TableCache, relations: RelationStore, quotas: Quotas
) -> forms.Health:
    """Invite a person by their id to a table that waits for players"""
    table = await _own_table(context, cache)
    if table.stage != "waiting":
        raise RefusalError("already_started", "the game has already started")
    quotas.invitations.require(context.me.id, context.address)
    await relations.invite(context.me.id, form.person, table.id, table.invitation)
    return forms.Health("ok")


async def _own_table(context: RequestContext, cache: TableCache) -> TableState:
    table = (await cache.get(context.table_id)).state
    if context.me.id not in table.people:
        raise RefusalError("not_seated", "you are not at this table")
    return table


@endpoints.declare("POST", "/api/me/invitations/decline", access="player")
async def decline(
    context: RequestContext, form: forms.DeclineForm, relations: RelationStore, store: TableStore
) -> forms.MyTables:
    """Decline an invitation"""
    await relations.decline(context.me.id, form.table)
    return await my_tables(context, store, relations)


@endpoints.declare("GET", "/api/people/{page}", errors=("no_such_player",))
async def public_page(context: RequestContext, profiles: Profiles) -> forms.PublicProfile:
    """Return a public page"""
    page = str(context.request.path_params["page"])
    public_profile = await profiles.public_profile(page) if re.fullmatch(PAGE_ID_PATTERN, page) else None
    if public_profile is None:
        raise RefusalError("no_such_player", "there is no such public page")
    return public_profile
