"""The names of the Elven Rings (LME-2.3). A player who uses a ring chooses which one.

Rings change dice as usual (LME-6.1), even if their Keepers are not in play (LME-6.2).
"""

from bree.core import Ask
from bree.games.war.picks import RING_PICK
from bree.games.war.players.teams import GONDOR_PLAYER
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.elven_rings import pass_on_ring
from bree.games.war.state import FREE, RINGS, SHADOW, War, lords_of, seat_of


def choose_used_ring(s: War, side: str) -> bool:
    """Ask which ring the side uses, unless it has only one."""
    if s.lords is None or not s.terms.keepers:
        return False
    named = rings_of(s, side)
    if len(named) > 1:
        s.then(("ring_which", side))
    else:
        on_ring_which(s, side, named[0])
    return True


def rings_of(s: War, side: str) -> list[str]:
    lords = lords_of(s)
    return [ring for ring in RINGS if ring not in lords.out and (ring in lords.rings) == (side == FREE)]


@book.ask
def ring_which(s: War, side: str) -> Ask:
    """Ask which ring is used; its power is lost (LME-6.5).

    In a team of the Free Peoples ask the Gondor player (LME-6.15).
    """
    who = GONDOR_PLAYER if side == FREE and GONDOR_PLAYER in s.seats else seat_of(s, side)
    return Ask(who, "ring_which", "LME-6.5", tuple([RING_PICK[ring] for ring in rings_of(s, side)]))


@book.step
def on_ring_which(s: War, side: str, ring: str) -> None:
    s.tell("ring-named", "LME-6.4", who=side, ring="ring-" + ring)
    if side == FREE:
        give_ring_to_shadow(s, ring)
    else:
        lords = lords_of(s)
        s.lords = lords._replace(out=tuple(sorted((*lords.out, ring))))
        pass_on_ring(s, SHADOW)


def give_ring_to_shadow(s: War, ring: str) -> None:
    """Give the ring to the Shadow (LME-6.4, LME-6.8)."""
    lords = lords_of(s)
    s.lords = lords._replace(rings=tuple([one for one in lords.rings if one != ring]))
    pass_on_ring(s, FREE)
