"""By which names a server may be called.

A page of another house can let its own name point at this machine; for the browser the two are then one origin. So a
name that anybody could own must have been named to us. Addresses and names that live in a home or an office cannot be
taken that way: play on a local network needs no setting.
"""

from collections.abc import Iterable
from ipaddress import ip_address
import socket
from urllib.parse import urlsplit

from bree.server.settings import Settings

ANY = "*"
EVERYWHERE = ("0.0.0.0", "::", "")  # to listen at: every address of this machine
ELSEWHERE = ("192.0.2.1", 9)  # an address that belongs to nobody: what would go there takes the way out of the house
HOMELY = ("localhost", "local", "lan", "internal", "home.arpa")  # zones that nobody in the world can own


def name_of(host: str) -> str:
    """Of a Host header: without the port, in small letters."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class Hosts:
    def __init__(self, settings: Settings) -> None:
        given: Iterable[str] = (*settings.hosts, settings.host, *(urlsplit(one).netloc for one in settings.origins))
        self._any = ANY in settings.hosts
        self._known = {name_of(host) for host in given} - {""}

    def know(self, host: str | None) -> bool:
        """Programs that send no Host are no browsers."""
        if host is None or self._any:
            return True
        name = name_of(host)
        return name in self._known or _is_address(name) or _is_homely(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_homely(name: str) -> bool:
    """One word, or a name in a zone that is never given away."""
    return bool(name) and ("." not in name or any(name.endswith(f".{zone}") for zone in HOMELY))


def is_here(name: str) -> bool:
    """Does the name mean the caller's own machine, whichever that is?"""
    if not _is_address(name):
        return name == "localhost" or name.endswith(".localhost")
    address = ip_address(name)
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def for_friends(settings: Settings, port: int) -> list[str]:
    """Where others in the same network find this server; nowhere, if it listens to its own machine alone."""
    host = _way_out() if settings.host in EVERYWHERE else settings.host
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}"] if host and not is_here(host) else []


def _way_out() -> str:
    """The address of this machine in its own network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
            return str(way.getsockname()[0])
        except OSError:  # no network
            return ""
