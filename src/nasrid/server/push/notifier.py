"""Tells people that it is their turn, beside the play: what is to be told waits in the database, once for each turn,
and is tried again if a push service does not take it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import PushForm
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.push.delivery import EndpointError, check_endpoint, post
from nasrid.server.push.encryption import Signer, b64encode, check_keys, encrypt, new_secret
from nasrid.server.store.driver import Driver
from nasrid.server.store.push_queue import Notice, PendingTurn, PushQueue
from nasrid.server.table.background import log_errors

MINUTES_PER_DAY = 24 * 60
MAX_ATTEMPTS = 7  # in about four hours
MAX_TTL_SECONDS = 28 * DAY_SECONDS  # seconds that a push service keeps a message
TOPIC_BYTES = 24  # bytes, as many as fit into its 32 letters
GONE_STATUSES = (404, 410)  # there is no such device any more
RETRY_STATUSES = (408, 429)  # besides faults of the service: it may take it another time
log = logging.getLogger(__name__)


class PushSettings(Struct, frozen=True):
    """What the host says about push services."""

    contact: str = ""  # the address that they are told
    allow_private: bool = False  # they may be in the network of this server


class Notifier:
    def __init__(
        self,
        driver: Driver,
        limits: Limits,
        metrics: Metrics,
        settings: PushSettings,
        *,
        node: str,
        is_connected: Callable[[str, int], bool],
        now: Callable[[], float],
    ) -> None:
        """`is_there` tells whether somebody at this seat has the table open."""
        self.queue = PushQueue(driver)
        self._limits = limits
        self._metrics = metrics
        self._settings = settings
        self._node = node
        self._is_connected = is_connected
        self._now = now
        self._signer: Signer | None = None

    async def open(self) -> None:
        self._signer = Signer(await self.queue.get_or_create_secret(new_secret()))

    @property
    def public_key(self) -> str:
        """By which a device knows this server."""
        assert self._signer
        return self._signer.public_key

    async def add_device(self, player: str, session: str, form: PushForm) -> None:
        """A device wants to be told. Refusal says why not."""
        try:
            check_keys(form.p256dh, form.auth)
        except ValueError:
            raise RefusalError("bad_message", "p256dh and auth are not the keys of a device") from None
        try:
            ZoneInfo(form.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise RefusalError("bad_message", "zone is the name of a time zone, like Europe/Madrid") from None
        try:
            async with asyncio.timeout(self._limits.request_seconds):
                await check_endpoint(form.endpoint, self._settings.allow_private)
        except (EndpointError, TimeoutError) as error:
            raise RefusalError("bad_message", f"nobody can be told there: {str(error) or 'no answer'}") from None
        await self.queue.add_device(player, session, form, self._limits.push_devices)

    async def send_due(self) -> None:
        """Who has to be told now?"""
        for turn in await self.queue.unannounced_turns(self._now() - self._limits.push_delay_seconds, self._node):
            await self._queue_notices(turn)
        notices = await self.queue.claim_due(self._now(), self._node)
        await asyncio.gather(*(log_errors(self._deliver(notice)) for notice in notices))

    async def _queue_notices(self, turn: PendingTurn) -> None:
        """Who has the table open sees it."""
        should_notify = turn.player and not self._is_connected(turn.table, turn.seat)
        sessions = list(await self.queue.devices_of(turn.player)) if turn.player and should_notify else []
        await self.queue.queue_notices(turn, sessions, self._now())

    async def _deliver(self, notice: Notice) -> None:
        delivery = await self.queue.delivery_for(notice)
        if delivery is None or self._is_connected(notice.table, delivery.seat):
            await self.queue.delete_notice(notice)
            return
        now, device = self._now(), delivery.device
        if quiet_until := quiet_hours_end(device, now):
            await self.queue.postpone(notice, quiet_until)
            return
        seconds_left = int((delivery.deadline or now) - now)
        outcome = await self._send(notice.table, device, max(60, min(seconds_left, MAX_TTL_SECONDS)))
        self._metrics.pushes.labels(outcome).inc()
        if outcome == "gone":
            await self.queue.remove_device(notice.session)
        elif outcome != "later" or notice.attempts >= MAX_ATTEMPTS:
            await self.queue.delete_notice(notice)

    async def _send(self, table: str, device: PushForm, seconds: int) -> str:
        """What became of it: sent, gone, later or refused."""
        assert self._signer
        headers = {
            "Authorization": self._signer.authorization_header(device.endpoint, self._settings.contact, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": b64encode(sha256(table.encode()).digest()[:TOPIC_BYTES]),  # a later one of this table replaces it
        }
        body = encrypt(json.dumps({"table": table, "wanted": "turn"}).encode(), device.p256dh, device.auth)
        try:
            status = await post(device.endpoint, headers, body, self._settings.allow_private)
        except (EndpointError, OSError, TimeoutError) as error:
            log.info("a push service cannot be reached", extra={"error": f"{type(error).__name__}: {error}"})
            return "later"
        if status in GONE_STATUSES:
            return "gone"
        if status in RETRY_STATUSES or status >= 500:
            return "later"
        if 200 <= status < 300:
            return "sent"
        log.warning("a push service refuses a message", extra={"status": status})
        return "refused"


def quiet_hours_end(device: PushForm, now: float) -> float | None:
    """When the quiet hours end, in the time zone of the device's owner; None if there are none now."""
    local_time = datetime.fromtimestamp(now, ZoneInfo(device.zone))
    minute = local_time.hour * 60 + local_time.minute
    if (minute - device.quiet_from) % MINUTES_PER_DAY >= (device.quiet_until - device.quiet_from) % MINUTES_PER_DAY:
        return None
    left = timedelta(minutes=(device.quiet_until - minute) % MINUTES_PER_DAY)
    return (local_time + left).replace(second=0, microsecond=0).timestamp()
