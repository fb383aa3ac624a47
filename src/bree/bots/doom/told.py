"""What `search` weighed, in keys and facts: the best pick beside the next best."""

from collections.abc import Callable

from bree.bots.advice import Reason, percent, tenths
from bree.bots.doom.weighed import Future, Weighed
from bree.core import Facts

TELLING = 0.25  # of a space, a circle of courage or a Nazgûl: what is less is not worth a word


def told(weighed: Weighed) -> tuple[Reason, ...]:
    if not weighed.second:
        return ()
    share, other = chance(weighed.futures), chance(weighed.instead)
    facts: Facts = {"instead": (weighed.second,), "share": percent(share), "other": percent(other)}
    if not weighed.played:
        return (Reason("search-glance", facts),)
    return (Reason("search", {**facts, "times": len(weighed.futures)}), *differences(weighed))


def chance(futures: list[Future]) -> float:
    return mean(futures, lambda future: future.chance)


def mean(futures: list[Future], of: Callable[[Future], float]) -> float:
    return sum(of(future) for future in futures) / len(futures)


def differences(weighed: Weighed) -> list[Reason]:
    """What is plainly different, on average, where the play-ons ended."""
    here, there, times = weighed.futures, weighed.instead, len(weighed.futures)
    says = []
    lost, other = (sum(future.lost for future in futures) for futures in (here, there))
    if lost != other:
        says.append(Reason("search-lost", {"lost": lost, "other": other, "times": times}))
    for key, of in (("search-courage", _courage), ("search-nazgul", _nazgul)):
        mine, yours = mean(here, of), mean(there, of)
        if abs(mine - yours) >= TELLING:
            says.append(Reason(key, tenths(mine=mine, other=yours)))
    way = mean(here, _space) - mean(there, _space)
    if abs(way) >= TELLING:
        says.append(Reason("search-farther" if way > 0 else "search-nearer", tenths(spaces=abs(way))))
    return says


def _courage(future: Future) -> float:
    return future.courage


def _nazgul(future: Future) -> float:
    return future.nazgul


def _space(future: Future) -> float:
    return future.space
