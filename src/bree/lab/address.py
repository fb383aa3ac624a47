"""Where a Ray cluster is, and whether one answers there.

Ray itself would wait for minutes and fill the screen meanwhile.
"""

import socket

from bree.core import Refusal

PATIENCE = 5.0  # seconds
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])  # of HTTP/2, which Ray speaks
SETTINGS = 4  # the kind of the first frame that a server of HTTP/2 sends


def find_cluster(address: str) -> str:
    """HOST:PORT of a cluster that answers."""
    from ray._private.services import canonicalize_bootstrap_address_or_die as resolve  # Ray has no public way to ask

    try:
        found = str(resolve(address))
    except ConnectionError:
        raise Refusal("cluster-none") from None
    except ValueError:
        raise Refusal("cluster-form", address=address) from None
    if not answers(found):
        raise Refusal("cluster-silent", address=address)
    return found


def answers(address: str) -> bool:
    """Does a server speak there as Ray's would? Nobody waits long for it."""
    host, port = address.rsplit(":", 1)
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            line.sendall(HELLO)
            head = line.recv(9, socket.MSG_WAITALL)
    except (OSError, OverflowError, ValueError):
        return False
    return len(head) == 9 and head[3] == SETTINGS
