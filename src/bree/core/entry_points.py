"""What other packages bring to the table: entry points, looked up once, when somebody first asks for them.

A package that is at fault is left out and ours go on; a door takes what is `untold` and says it in its own language.
"""

from functools import cache
from importlib.metadata import EntryPoint, distributions, entry_points
import re
from typing import Final, NamedTuple

from bree.core.refusal import Refusal

GAMES: Final = "bree.games"  # name -> a module with a GAME of that name
BOTS: Final = "bree.bots"  # NAME, or GAME.NAME for one game -> a module with a BOT
FORMER_BOTS: Final = "bree.guests"  # the same before 1.0, with a module that has a GUEST
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
DEFECTS: Final = (Exception, SystemExit)  # of somebody else's code: it may not end ours, as Ctrl-C may


class Offer(NamedTuple):
    group: str
    name: str
    module: str
    package: str  # as it was installed

    def refusal(self, why: str) -> Refusal:
        if self.group == GAMES:
            return Refusal("offer-game", package=self.package, name=self.name, why=why)
        return Refusal("offer-bot", package=self.package, name=self.name, why=why)


_left_out: dict[Offer, Refusal] = {}
_told: set[Offer] = set()


@cache
def offers(group: str) -> tuple[Offer, ...]:
    """All of a group, by name."""
    try:
        found = [_offer(entry) for entry in entry_points(group=group)]
    except Exception:  # one list cannot be read, which spoils them all
        found = _one_by_one(group)
    return tuple(sorted(found))


def _one_by_one(group: str) -> list[Offer]:
    found: list[Offer] = []
    for package in distributions():
        try:
            found += [_offer(entry) for entry in package.entry_points if entry.group == group]
        except Exception as fault:
            if group in (package.read_text("entry_points.txt") or ""):
                leave_out(Offer(group, "?", "", package.metadata["Name"]), fault)
    return found


def _offer(entry: EntryPoint) -> Offer:
    return Offer(entry.group, entry.name, entry.module, entry.dist.name if entry.dist is not None else entry.value)


def leave_out(offer: Offer, why: BaseException | str) -> None:
    """It cannot be used; a text is the key of the reason."""
    _left_out[offer] = offer.refusal(why if isinstance(why, str) else spoken(why))


def spoken(fault: BaseException) -> str:
    """A defect of somebody else's code, in one line; its kind says what its words leave out."""
    words = one_line(str(fault))
    return f"{type(fault).__name__}: {words}" if words else type(fault).__name__


def one_line(said: str) -> str:
    """What came from outside, without anything that a terminal would obey."""
    return "".join([sign if sign.isprintable() else "\ufffd" for sign in " ".join(said.split())])


def left_out(group: str, name: str) -> Refusal | None:
    """Why there is nothing of this name, if somebody offered it; whoever asks says it."""
    for offer, why in _left_out.items():
        if (offer.group, offer.name) == (group, name):
            _told.add(offer)
            return why
    return None


def untold() -> list[Refusal]:
    """What was left out and not said yet."""
    new = [offer for offer in _left_out if offer not in _told]
    _told.update(new)
    return [_left_out[offer] for offer in new]
