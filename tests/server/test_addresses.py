"""Addresses of clients: what counts for limits, and bans of addresses and networks."""

import pytest

from nasrid.server.addresses import BannedNetworks, describe_ban, normalise_address, parse_ban
from nasrid.server.store.database import Database
from nasrid.server.store.driver import StoreError
from tests.server.stores import rows


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2a00:1450:4001:831::200e", "2a00:1450:4001:831::/64"),
        ("2a00:1450:4001:831::200e/48", "2a00:1450:4001::/48"),
        ("fd00::1", "fd00::1"),
    ],
)
def test_ban_covers_what_a_client_cannot_change(typed: str, stored: str) -> None:
    assert describe_ban(parse_ban(typed)) == stored
    assert normalise_address(typed.partition("/")[0]) in BannedNetworks([stored])
    assert normalise_address("198.51.100.1") not in BannedNetworks([stored])
    assert normalise_address("2001:4860:4860::8888") not in BannedNetworks([stored])


def test_unknown_addresses_are_not_banned() -> None:
    """A socket file has no address, and older versions stored any text as a ban."""
    assert "" not in BannedNetworks(["192.0.2.7", "", "nonsense", "0.0.0.0/0"])
    assert "198.51.100.1" not in BannedNetworks(["", "nonsense", "0.0.0.0/0"])


async def test_only_addresses_and_networks_can_be_banned(store: Database) -> None:
    for typed in ("nonsense", "192.0.2", "192.0.2.300", "example.org", "", "0.0.0.0/0", "10.0.0.0/7", "::/0", "1/2"):
        with pytest.raises(StoreError, match="not an address or network"):
            await store.moderation.ban("address", typed, "floods")
    assert await rows(store, "SELECT * FROM bans") == []
    assert (await store.moderation.log()).actions == []


async def test_ban_can_be_lifted_by_any_address_of_its_network(store: Database) -> None:
    await store.moderation.ban("address", "2a00:1450::1", "floods")
    with pytest.raises(StoreError, match="not banned"):
        await store.moderation.unban("address", "192.0.2.7", "typing error")
    await store.moderation.unban("address", "2a00:1450::2", "sorry")
    assert await store.moderation.banned_targets("address") == set()
    await rows(store, "INSERT INTO bans (kind, target, reason) VALUES ('address', 'nonsense', 'of an older version')")
    await store.moderation.unban("address", "nonsense", "cleaning up")
    assert await store.moderation.banned_targets("address") == set()
