"""Whether a Ray cluster lets us in: one may ask for a token (`ray get-auth-token`).

Ray itself would knock for twenty seconds, fill the screen, and say that nobody answers.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import os

from bree.core import Refusal

MODE = "RAY_AUTH_MODE"


@contextmanager
def let_in(address: str) -> Iterator[None]:
    """Within, Ray shows this user's token if the cluster asks for one.

    To a cluster that this machine has joined, that is, unless RAY_AUTH_MODE says otherwise: `ray start --head` asks for
    a token as soon as there is one (any `ray.init` makes one), but Ray would not show it to an address. A stranger does
    not get it.
    """
    if opens(address):
        yield
        return
    from ray._private.services import find_gcs_addresses

    find_gcs_addresses.cache_clear()
    if MODE in os.environ or address not in find_gcs_addresses():
        raise Refusal("cluster-token", address=address)
    try:
        set_mode("token")
        if not opens(address):
            raise Refusal("cluster-token", address=address)
        yield
    finally:
        set_mode(None)


def opens(address: str) -> bool:
    """Does it let us in as we are?"""
    from ray._private.authentication.authentication_token_setup import ensure_token_if_auth_enabled
    from ray._raylet import GcsClient  # type: ignore[attr-defined]
    from ray.exceptions import AuthenticationError, RpcError

    try:
        ensure_token_if_auth_enabled(create_token_if_missing=False)  # without one the next line would end the process
        with hushed():
            GcsClient(address=address)
    except AuthenticationError:
        return False
    except RpcError:
        raise Refusal("cluster-silent", address=address) from None
    return True


def set_mode(mode: str | None) -> None:
    from ray._raylet import Config  # type: ignore[attr-defined]

    os.environ.pop(MODE, None) if mode is None else os.environ.update({MODE: mode})
    Config.initialize("")  # Ray reads it once


@contextmanager
def hushed() -> Iterator[None]:
    """Ray's lower half writes to the standard error by its number; no option keeps it from that."""
    before, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(before, 2)
        os.close(before)
        os.close(nowhere)
