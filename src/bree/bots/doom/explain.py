"""Reasons for the choice of `search`: keys and facts that compare the best pick with the next best one."""

from collections.abc import Callable

from bree.bots.advice import Reason, percent, tenths
from bree.bots.doom.comparison import Comparison, PlayoutResult
from bree.core import Facts

TELLING = 0.25  # of a space, a circle of courage or a Nazgûl: the hint does not mention smaller differences


def explain(comparison: Comparison) -> tuple[Reason, ...]:
    if not comparison.second:
        return ()
    share, other = chance(comparison.results), chance(comparison.instead)
    facts: Facts = {"instead": (comparison.second,), "share": percent(share), "other": percent(other)}
    if not comparison.played:
        return (Reason("search-glance", facts),)
    return (Reason("search", {**facts, "times": len(comparison.results)}), *differences(comparison))


def chance(results: list[PlayoutResult]) -> float:
    return mean(results, lambda result: result.chance)


def mean(results: list[PlayoutResult], of: Callable[[PlayoutResult], float]) -> float:
    return sum([of(result) for result in results], 0.0) / len(results)


def differences(comparison: Comparison) -> list[Reason]:
    """Return the clear average differences between the ends of the playouts."""
    here, there, times = comparison.results, comparison.instead, len(comparison.results)
    says = []
    lost, other = (sum(result.lost for result in results) for results in (here, there))
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


def _courage(result: PlayoutResult) -> float:
    return result.courage


def _nazgul(result: PlayoutResult) -> float:
    return result.nazgul


def _space(result: PlayoutResult) -> float:
    return result.space
