"""Turn notifications. Notices are queued in the database, once per turn, and retried if a push service fails."""

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct
from msgspec.structs import asdict, replace

from nasrid.server.base64url import b64encode
from nasrid.server.limits import Limits
from nasrid.server.metrics import Metrics
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.forms import PushForm, PushRenewalForm
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.push.delivery import EndpointError, check_endpoint, post
from nasrid.server.push.encryption import Signer, check_keys, encrypt, new_secret
from nasrid.server.store.driver import Driver
from nasrid.server.store.push_queue import Notice, PendingTurn, PushQueue
from nasrid.server.table.background import log_errors

MINUTES_PER_DAY = 24 * 60
MAX_ATTEMPTS = 7  # in about four hours
MAX_TTL_SECONDS = 28 * DAY_SECONDS
TOPIC_BYTES = 24  # 32 characters in Base64, the maximum
GONE_STATUSES = (404, 410)
RETRY_STATUSES = (408, 429)  # and all server errors
log = logging.getLogger(__name__)


class PushSettings(Struct, frozen=True):
    """The operator's settings for push notifications."""

    contact: str = ""  # a URL for the operators of push services
    allow_private: bool = False  # allow push services in private networks


@dataclass(eq=False)
class Notifier:
    driver: Driver
    limits: Limits
    metrics: Metrics
    settings: PushSettings
    node: str
    is_connected: Callable[[str, int], bool]  # whether the player at a seat has the table open
    now: Callable[[], float]

    def __post_init__(self) -> None:
        self.queue = PushQueue(self.driver)
        self._signer: Signer | None = None

    async def open(self) -> None:
        self._signer = Signer(await self.queue.get_or_create_secret(new_secret()))

    @property
    def public_key(self) -> str:
        """The key by which devices identify this server."""
        assert self._signer
        return self._signer.public_key

    async def add_device(self, player: str, session: str, form: PushForm) -> None:
        """Subscribe a device. Raise RefusalError if that is not possible."""
        try:
            check_keys(form.p256dh, form.auth)
        except ValueError:
            raise RefusalError("bad_message", "p256dh and auth are not valid keys of a device") from None
        try:
            ZoneInfo(form.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise RefusalError(
                "bad_message", "zone must be the name of a time zone, for example Europe/Madrid"
            ) from None
        try:
            async with asyncio.timeout(self.limits.request_seconds):
                await check_endpoint(form.endpoint, self.settings.allow_private)
        except (EndpointError, TimeoutError) as error:
            raise RefusalError("bad_message", f"this endpoint cannot be used: {str(error) or 'no response'}") from None
        await self.queue.add_device(player, session, form, self.limits.push_devices)

    async def renew_device(self, player: str, session: str, form: PushRenewalForm) -> None:
        """Replace the subscription of a device. Raise RefusalError if it has none or the new one cannot be used."""
        device = (await self.queue.devices_of(player)).get(session)
        if device is None:
            raise RefusalError("no_such_link", "notifications are not enabled on this device")
        await self.add_device(player, session, replace(device, **asdict(form)))

    async def send_due(self) -> None:
        """Queue notices of new turns, and deliver the due ones."""
        for turn in await self.queue.unannounced_turns(self.now() - self.limits.push_delay_seconds, self.node):
            await self._queue_notices(turn)
        notices = await self.queue.claim_due(self.now(), self.node)
        await asyncio.gather(*(log_errors(self._deliver(notice)) for notice in notices))

    async def _queue_notices(self, turn: PendingTurn) -> None:
        """Queue notices to all devices of the player, unless they have the table open."""
        should_notify = turn.player and not self.is_connected(turn.table, turn.seat)
        sessions = list(await self.queue.devices_of(turn.player)) if turn.player and should_notify else []
        await self.queue.queue_notices(turn, sessions, self.now())

    async def _deliver(self, notice: Notice) -> None:
        delivery = await self.queue.delivery_for(notice)
        if delivery is None or self.is_connected(notice.table, delivery.seat):
            await self.queue.delete_notice(notice)
            return
        now, device = self.now(), delivery.device
        if quiet_until := quiet_hours_end(device, now):
            await self.queue.postpone(notice, quiet_until)
            return
        seconds_left = int((delivery.deadline or now) - now)
        outcome = await self._send(notice.table, device, max(60, min(seconds_left, MAX_TTL_SECONDS)))
        self.metrics.count_push(outcome)
        if outcome == "gone":
            await self.queue.remove_device(notice.session)
        elif outcome != "later" or notice.attempts >= MAX_ATTEMPTS:
            await self.queue.delete_notice(notice)

    async def _send(self, table: str, device: PushForm, seconds: int) -> str:
        """Send a message and return the outcome: sent, gone, later or refused."""
        assert self._signer
        headers = {
            "Authorization": self._signer.authorization_header(device.endpoint, self.settings.contact, self.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": b64encode(sha256(table.encode()).digest()[:TOPIC_BYTES]),  # replaces earlier messages
        }
        body = encrypt(json.dumps({"table": table, "wanted": "turn"}).encode(), device.p256dh, device.auth)
        try:
            status = await post(device.endpoint, headers, body, self.settings.allow_private)
        except (EndpointError, OSError, TimeoutError) as error:
            log.info("push service unreachable", extra={"error": f"{type(error).__name__}: {error}"})
            return "later"
        if status in GONE_STATUSES:
            return "gone"
        if status in RETRY_STATUSES or status >= 500:
            return "later"
        if 200 <= status < 300:
            return "sent"
        log.warning("push service refused a message", extra={"status": status})
        return "refused"


def quiet_hours_end(device: PushForm, now: float) -> float | None:
    """Return the end of the current quiet hours in the device's time zone, or None outside of them."""
    local_time = datetime.fromtimestamp(now, ZoneInfo(device.zone))
    minute = local_time.hour * 60 + local_time.minute
    if (minute - device.quiet_from) % MINUTES_PER_DAY >= (device.quiet_until - device.quiet_from) % MINUTES_PER_DAY:
        return None
    left = timedelta(minutes=(device.quiet_until - minute) % MINUTES_PER_DAY)
    return (local_time + left).replace(second=0, microsecond=0).timestamp()
