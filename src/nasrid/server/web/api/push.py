"""Endpoints for push notifications."""

from nasrid.server.authentication import hash_token
from nasrid.server.protocol import forms
from nasrid.server.push.notifier import Notifier
from nasrid.server.web.endpoint import EndpointGroup, RequestContext
from nasrid.server.web.quotas import Quotas

endpoints = EndpointGroup("push", "Push notifications")


@endpoints.declare("GET", "/api/me/push", access="player")
async def push_status(context: RequestContext, notifier: Notifier) -> forms.PushStatus:
    """Return whether push notifications are enabled on this device, and the server's key"""
    return forms.PushStatus(notifier.public_key, await notifier.queue.has_device(hash_token(context.token)))


@endpoints.declare("PUT", "/api/me/push", access="player", errors=("quota_exceeded",))
async def start_push(
    context: RequestContext, form: forms.PushForm, notifier: Notifier, quotas: Quotas
) -> forms.PushStatus:
    """Enable push notifications on this device, or change the quiet hours"""
    quotas.push_changes.require(context.me.id, context.address)
    await notifier.add_device(context.me.id, hash_token(context.token), form)
    return await push_status(context, notifier)


@endpoints.declare("POST", "/api/me/push/renew", access="player", errors=("no_such_link", "quota_exceeded"))
async def renew_push(
    context: RequestContext, form: forms.PushRenewalForm, notifier: Notifier, quotas: Quotas
) -> forms.PushStatus:
    """Replace the push subscription of this device, because the browser has renewed it; the quiet hours stay"""
    quotas.push_changes.require(context.me.id, context.address)
    await notifier.renew_device(context.me.id, hash_token(context.token), form)
    return await push_status(context, notifier)


@endpoints.declare("POST", "/api/me/push/end", access="player")
async def end_push(context: RequestContext, notifier: Notifier) -> forms.PushStatus:
    """Disable push notifications on this device"""
    await notifier.queue.remove_device(hash_token(context.token))
    return await push_status(context, notifier)
