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
from nasrid.server.protocol.errors import Refusal
from nasrid.server.protocol.forms import PushForm
from nasrid.server.protocol.settings import DAY
from nasrid.server.push.calling import NotCallable, check, post
from nasrid.server.push.sealing import Signer, check_keys, new_secret, sealed, to_text
from nasrid.server.store.driver import Driver
from nasrid.server.store.pushes import Notice, Pushes, Turn
from nasrid.server.table.background import watched

DAY_MINUTES = 24 * 60
MOST_TRIES = 7  # in about four hours
LONGEST = 28 * DAY  # seconds that a push service keeps a message
TOPIC = 24  # bytes, as many as fit into its 32 letters
GONE = (404, 410)  # there is no such device any more
LATER = (408, 429)  # besides faults of the service: it may take it another time
log = logging.getLogger(__name__)


class PushSettings(Struct, frozen=True):
    """What the host says about push services."""

    contact: str = ""  # the address that they are told
    near: bool = False  # they may be in the network of this server


class Notifier:
    def __init__(
        self,
        driver: Driver,
        limits: Limits,
        metrics: Metrics,
        settings: PushSettings,
        *,
        node: str,
        is_there: Callable[[str, int], bool],
        now: Callable[[], float],
    ) -> None:
        """`is_there` tells whether somebody at this seat has the table open."""
        self.devices = Pushes(driver)
        self._limits = limits
        self._metrics = metrics
        self._settings = settings
        self._node = node
        self._is_there = is_there
        self._now = now
        self._signer: Signer | None = None

    async def open(self) -> None:
        self._signer = Signer(await self.devices.secret(new_secret()))

    @property
    def key(self) -> str:
        """By which a device knows this server."""
        assert self._signer
        return self._signer.public

    async def add(self, player: str, session: str, form: PushForm) -> None:
        """A device wants to be told. Refusal says why not."""
        try:
            check_keys(form.p256dh, form.auth)
        except ValueError:
            raise Refusal("bad_message", "p256dh and auth are not the keys of a device") from None
        try:
            ZoneInfo(form.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise Refusal("bad_message", "zone is the name of a time zone, like Europe/Madrid") from None
        try:
            async with asyncio.timeout(self._limits.request_seconds):
                await check(form.endpoint, self._settings.near)
        except (NotCallable, TimeoutError) as error:
            raise Refusal("bad_message", f"nobody can be told there: {str(error) or 'no answer'}") from None
        await self.devices.add(player, session, form, self._limits.push_devices)

    async def look(self) -> None:
        """Who has to be told now?"""
        for turn in await self.devices.untold(self._now() - self._limits.push_after, self._node):
            await self._note(turn)
        notices = await self.devices.due(self._now(), self._node)
        await asyncio.gather(*(watched(self._tell(notice)) for notice in notices))

    async def _note(self, turn: Turn) -> None:
        """Who has the table open sees it."""
        wanted = turn.player and not self._is_there(turn.table, turn.seat)
        sessions = list(await self.devices.of(turn.player)) if turn.player and wanted else []
        await self.devices.tell(turn, sessions, self._now())

    async def _tell(self, notice: Notice) -> None:
        letter = await self.devices.letter(notice)
        if letter is None or self._is_there(notice.table, letter.seat):
            await self.devices.done(notice)
            return
        now, device = self._now(), letter.device
        if morning := end_of_quiet(device, now):
            await self.devices.postpone(notice, morning)
            return
        left = int((letter.deadline or now) - now)
        outcome = await self._send(notice.table, device, max(60, min(left, LONGEST)))
        self._metrics.pushes.labels(outcome).inc()
        if outcome == "gone":
            await self.devices.remove(notice.session)
        elif outcome != "later" or notice.tries >= MOST_TRIES:
            await self.devices.done(notice)

    async def _send(self, table: str, device: PushForm, seconds: int) -> str:
        """What became of it: sent, gone, later or refused."""
        assert self._signer
        headers = {
            "Authorization": self._signer.authorization(device.endpoint, self._settings.contact, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": to_text(sha256(table.encode()).digest()[:TOPIC]),  # a later one of this table replaces it
        }
        body = sealed(json.dumps({"table": table, "wanted": "turn"}).encode(), device.p256dh, device.auth)
        try:
            status = await post(device.endpoint, headers, body, self._settings.near)
        except (NotCallable, OSError, TimeoutError) as error:
            log.info("a push service cannot be reached", extra={"error": f"{type(error).__name__}: {error}"})
            return "later"
        if status in GONE:
            return "gone"
        if status in LATER or status >= 500:
            return "later"
        if 200 <= status < 300:
            return "sent"
        log.warning("a push service refuses a message", extra={"status": status})
        return "refused"


def end_of_quiet(device: PushForm, now: float) -> float | None:
    """When the quiet hours end, in the time zone of the device's owner; None if there are none now."""
    here = datetime.fromtimestamp(now, ZoneInfo(device.zone))
    minute = here.hour * 60 + here.minute
    if (minute - device.quiet_from) % DAY_MINUTES >= (device.quiet_until - device.quiet_from) % DAY_MINUTES:
        return None
    left = timedelta(minutes=(device.quiet_until - minute) % DAY_MINUTES)
    return (here + left).replace(second=0, microsecond=0).timestamp()
