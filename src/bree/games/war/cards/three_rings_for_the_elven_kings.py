"""Three Rings for the Elven-Kings."""

from typing import Final

from bree.core import CHANCE, Ask, Pick
from bree.core.log_lines import line
from bree.games.war.facts import PIPS
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, RINGS, SHADOW, War, lords_of, seat_of

LOG_LINES: Final = (
    line("ring-roll"),
    line("ring-back"),
    line("some-ring-back"),
)

ALL: Final = len(RINGS)
BACK: Final = {ring: Pick(ring, ("ring:" + ring,)) for ring in RINGS}


# Rings that return (LME-6.12)


@book.effect(dice=int, needs=int)
def recover_rings(s: War, card: str, dice: int, needs: int) -> None:
    """Roll dice, unless the Free Peoples have all rings."""
    if s.rings[FREE] < ALL:
        s.then(("ring_roll", card, needs, dice, 0))


@book.can
def can_recover_rings(s: War, card: str, dice: int, needs: int) -> bool:
    return s.rings[FREE] < ALL


@book.ask
def ring_roll(s: War, card: str, needs: int, left: int, rolled: int) -> Ask:
    return Ask(CHANCE, "ring_roll", "LME-6.12", PIPS, {"card": "card-" + card})


@book.step
def on_ring_roll(s: War, card: str, needs: int, left: int, rolled: int, pips: str) -> None:
    """Add a die to the roll. `rolled` is a number with one digit for each die."""
    rolled = rolled * 10 + int(pips)
    if left > 1:
        s.then(("ring_roll", card, needs, left - 1, rolled))
        return
    dice = tuple(str(rolled))
    found = len([one for one in dice if int(one) >= needs])
    s.tell("ring-roll", "LME-6.12", reveals=True, card="card-" + card, dice=dice, needs=needs, found=found)
    s.then(*[("ring_returns", card)] * min(found, ALL - s.rings[FREE]))


def lost_rings(s: War) -> list[str]:
    """Return rings that may return now, by name. Rings that have left the game come first."""
    lords = lords_of(s)
    return [ring for ring in RINGS if ring in lords.out] or [ring for ring in RINGS if ring not in lords.rings]


@book.step
def ring_returns(s: War, card: str) -> None:
    """Return a ring. Without Keepers all rings are alike."""
    found = lost_rings(s) if s.terms.keepers else []
    if len(found) > 1:
        s.then(("ring_back", card))
    else:
        take_back(s, found[0] if found else "")


@book.ask
def ring_back(s: War, card: str) -> Ask:
    picks = tuple([BACK[ring] for ring in lost_rings(s)])
    return Ask(seat_of(s, FREE), "ring_back", "LME-6.12", picks, {"card": "card-" + card})


@book.bar
def bar_ring_back(s: War, card: str) -> dict[str, str]:
    open_ = lost_rings(s)
    return {ring: "LME-6.12" for ring in RINGS if ring not in open_}


@book.step
def on_ring_back(s: War, card: str, ring: str) -> None:
    take_back(s, ring)


def take_back(s: War, ring: str) -> None:
    """Give the ring to the Free Peoples. It has its power again if its Keeper is in play (LME-6.13)."""
    out = ALL - sum(s.rings.values())
    s.rings[FREE] += 1
    if not out:
        s.rings[SHADOW] -= 1
    if ring:
        lords = lords_of(s)
        left = tuple([one for one in lords.out if one != ring])
        s.lords = lords._replace(rings=tuple(sorted((*lords.rings, ring))), out=left)
        s.tell("ring-back", "LME-6.13", ring="ring-" + ring)
    else:
        s.tell("some-ring-back", "LME-6.12")
