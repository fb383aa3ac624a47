"""What is sent to another machine whole, as nobody knows yet whether there is a Bree, and which."""

from collections.abc import Callable
from typing import Any

import bree
from bree.core.find import games
from bree.lab.chunks import Chunk

Signs = dict[str, str]  # "bree" and every game -> version
Answer = tuple[str, Signs, Chunk | None]  # which machine it is, what it has (nothing: no Bree), and what was done there


def own_signs() -> Signs:
    """Which Bree this is, and which rules it plays by."""
    return {"bree": bree.__version__, **{name: str(game.version) for name, game in games().items()}}


def differs(own: Signs, found: Signs) -> tuple[str, str, str] | None:
    """What is of another version there, theirs and ours; a game that one of the two lacks may not be wanted."""
    return next(((name, found[name], own[name]) for name in own if name in found and found[name] != own[name]), None)


def traveller() -> Callable[..., Answer]:
    """A function within a function is pickled by what it does, and not by its name, which is not known everywhere.

    So it names nothing of Bree outside its body.
    """

    def work(signs: dict[str, str], packed: bytes = b"", tasks: bytes = b"") -> tuple[str, dict[str, str], Any]:
        from pickle import loads

        from ray.util import get_node_ip_address

        here = get_node_ip_address()
        try:
            from bree import __version__ as version
        except ImportError:
            return here, {}, None
        if version != signs["bree"]:
            return here, {"bree": version}, None
        from bree.lab.chunks import do_all
        from bree.lab.traveller import differs, own_signs

        found = own_signs()
        if differs(signs, found) or not packed:
            return here, found, None
        return here, found, do_all(loads(packed), loads(tasks))

    return work
