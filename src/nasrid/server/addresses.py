"""Network addresses of clients: the part that counts for limits, and bans of addresses and networks."""

from collections import defaultdict
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Network = IPv4Network | IPv6Network
IPV6_SITE_BITS = 64  # clients choose the rest of their IPv6 address
MIN_BAN_BITS = {4: 8, 6: 16}  # by IP version; a larger network is a typing error that would ban whole continents


def normalise_address(text: str) -> str:
    """Return the address for limits: of global IPv6 addresses only the network. Other texts are returned unchanged."""
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if not isinstance(address, IPv6Address):
        return text
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(_site_of(address)) if address.is_global else text


def parse_ban(text: str) -> Network:
    """Return the network to ban. Raise ValueError if the text is no address or network, or if it is too large."""
    network = ip_network(text, strict=False)
    if isinstance(network, IPv6Network):
        if (mapped := network.network_address.ipv4_mapped) and network.prefixlen >= 96:
            network = IPv4Network((mapped, network.prefixlen - 96))
        elif network.prefixlen > IPV6_SITE_BITS and network.is_global:
            network = network.supernet(new_prefix=IPV6_SITE_BITS)
    if network.prefixlen < MIN_BAN_BITS[network.version]:
        raise ValueError(f"{text} has too many addresses")
    return network


def describe_ban(network: Network) -> str:
    """Return a network as text, or the address if there is only one."""
    return str(network.network_address) if network.num_addresses == 1 else str(network)


class BannedNetworks:
    """Bans of addresses and networks. A lookup costs one step for each prefix length."""

    def __init__(self, bans: Iterable[str] = ()) -> None:
        self._by_prefix: dict[tuple[int, int], set[int]] = defaultdict(set)
        for text in bans:
            try:
                network = parse_ban(text)
            except ValueError:  # stored by a version that did not check bans
                continue
            host_bits = network.max_prefixlen - network.prefixlen
            self._by_prefix[network.version, host_bits].add(int(network.network_address) >> host_bits)

    def __contains__(self, text: str) -> bool:
        if not self._by_prefix:
            return False
        try:
            address = ip_address(text)
        except ValueError:
            return False
        return any(
            address.version == version and int(address) >> host_bits in networks
            for (version, host_bits), networks in self._by_prefix.items()
        )


def _site_of(address: IPv6Address) -> IPv6Address:
    host_bits = address.max_prefixlen - IPV6_SITE_BITS
    return IPv6Address(int(address) >> host_bits << host_bits)
