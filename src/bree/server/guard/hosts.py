"""The host names that clients may use for the server. This protects against DNS rebinding.

A foreign page can point its own name at this machine; the browser then treats both as one origin. So the settings must
list every public name of the server. IP addresses and local names cannot be abused this way, so a local network needs
no setting.
"""

from collections.abc import Iterable
from ipaddress import ip_address
import socket
from urllib.parse import urlsplit

from bree.server.settings import Settings

ANY = "*"
EVERYWHERE = ("0.0.0.0", "::", "")  # to listen on every address of this machine
ELSEWHERE = ("192.0.2.1", 9)  # a reserved address; the route to it shows our own address in the network
LOCAL_ZONES = ("localhost", "local", "lan", "internal", "home.arpa")  # zones that nobody can register


def name_of(host: str) -> str:
    """The name in a Host header: without the port, in lower case."""
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
        """Is the server known by this host? A request without a Host header is no browser's and is allowed."""
        if host is None or self._any:
            return True
        name = name_of(host)
        return name in self._known or _is_address(name) or _is_local(name)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_local(name: str) -> bool:
    """A single word, or a name in a local zone."""
    return bool(name) and ("." not in name or any(name.endswith(f".{zone}") for zone in LOCAL_ZONES))


def is_here(name: str) -> bool:
    """Does the name mean the machine that uses it?"""
    if not _is_address(name):
        return name == "localhost" or name.endswith(".localhost")
    address = ip_address(name)
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


def for_friends(settings: Settings, port: int) -> list[str]:
    """The URLs of this server for others in the same network. Empty if it listens on its own machine only."""
    host = _own_address() if settings.host in EVERYWHERE else settings.host
    return [f"http://{f'[{host}]' if ':' in host else host}:{port}"] if host and not is_here(host) else []


def _own_address() -> str:
    """The address of this machine in its network. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            return str(probe.getsockname()[0])
        except OSError:  # no network
            return ""
