"""A moment of a game at which cards may answer, and what the game itself says about it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from bree.core.ask import NO_FACTS, Facts

USE: Final = "use"


class Moment(NamedTuple):
    name: str
    rule: str  # that lets cards answer
    key: str = USE  # of the ask
    facts: Facts = NO_FACTS
    secret: bool = False  # what can be used lies hidden: who can do nothing is asked too, and the wait tells nothing
    sealed: bool = False  # all choose a card or none in secret; the cards are shown together and act by initiative
    anew: bool = False  # after a card was used all are asked again, from the first; else its user goes on


def always_open(_s: Any, _moment: str) -> bool:
    return True


def nothing_left(_s: Any, _card: str) -> None:
    raise ValueError("a card leaves, and the game does not say how")


def by_secrecy(_s: Any, _moment: str, _seat: str) -> bool:
    """Stands for: at a secret or sealed moment always, else never."""
    return False


def by_the_moment(_s: Any, _moment: str, _seat: str) -> str:
    return ""


def no_seals(*_given: Any) -> Any:
    raise ValueError("a moment is sealed, and the game does not say where the choices lie")


class Ways(NamedTuple):
    """The game's own part in its moments; all take the state first."""

    askers: Callable[[Any, str], Sequence[str]]  # moment -> all who may answer, in the order of the rules
    lying: Callable[[Any, str], Iterable[str]]  # seat -> the cards that lie where this seat might use them
    may: Callable[[Any, str, str, str], bool]  # card, moment, seat -> beside its own condition: may the seat use it?
    refuse: Callable[[Any, str, str, str], str]  # card, moment, seat -> the rule by which it cannot be used
    spend: Callable[[Any, str, str, str], None]  # card, seat, moment: it is used; tell it, and put it where it belongs
    table: Callable[[Any], Iterable[str]]  # all cards that lie on the table, in the order of the rules
    open: Callable[[Any, str], bool] = always_open  # moment -> is there still something to answer?
    asked: Callable[[Any, str, str], bool] = by_secrecy  # moment, seat -> is it asked though it can do nothing?
    rule: Callable[[Any, str, str], str] = by_the_moment  # moment, seat -> the rule that asks; "": the moment's
    seals: Callable[[Any], dict[str, str]] = no_seals  # the field that holds sealed choices, seat -> card or `pass`
    decline: Callable[[Any, str], None] = no_seals  # seat: it has sealed no card; tell it, as what all could not know
    leave: Callable[[Any, str], None] = nothing_left  # card: its time on the table is over; tell it, put it away
