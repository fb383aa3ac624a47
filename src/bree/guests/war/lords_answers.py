"""What is answered where Lords of Middle-earth asks."""

from typing import Final

from bree.core import PASS
from bree.games.war.facts import TILES
from bree.games.war.figures import CHIEF, IS_ELITE
from bree.games.war.ground import where
from bree.games.war.state import FREE, NO_TRACK
from bree.guests.war import balrog
from bree.guests.war.council import COUNCIL_ANSWERS
from bree.guests.war.deed import best
from bree.guests.war.elven_rings import RING_PRICE, nenya_gain, power_worth
from bree.guests.war.hunting import WATCH, post_worth
from bree.guests.war.lords_deeds import keeper as keepers
from bree.guests.war.mind import Choice, Mind, Way
from bree.guests.war.special import special_die

KEPT: Final = 1.0  # what a die must still be able to do


def ring_which(m: Mind) -> Choice:
    return m.most(lambda ring: -power_worth(m.s, ring))


def keep_die(m: Mind) -> Choice:
    """Vilya: the same result once more, if there is as much left to be done with it as a good die does."""
    return Choice(("keep" if m.face_worth(m.s.die) > KEPT else PASS,))


def nenya(m: Mind) -> Choice:
    """Of tiles that a card draws, only the last Eye of nothing but Eyes does harm."""
    if m.ask.step[0] == "nenya":
        worth_it = nenya_gain(m.s) > RING_PRICE[FREE]
    else:
        left, drawn = int(m.args[1]), str(m.args[2]).split()
        worth_it = left <= 1 and all(TILES[tile].eye for tile in drawn)
    return Choice(("spend" if worth_it else PASS,))


def keeper(m: Mind) -> Choice:
    deed = best(keepers(m.scene))
    return Choice((deed.row[0],), deed)


def sees(m: Mind) -> Choice:
    """Over the Ring-bearers, unless he is needed more where he is."""
    here = where(m.s, CHIEF)
    stays = post_worth(m.s, m.plan, here, CHIEF)
    return Choice(("move" if m.s.track == NO_TRACK and stays <= WATCH else PASS,))


def balrog_to(m: Mind) -> Choice:
    return m.most(lambda region: balrog.post_worth(m.scene, region))


LORDS_ANSWERS: Final[dict[str, Way]] = {
    **COUNCIL_ANSWERS,
    "special_die": special_die,
    "ring_which": ring_which,
    "keep_die": keep_die,
    "nenya": nenya,
    "keeper": keeper,
    "spear": lambda _: Choice(("draw",)),
    "sees": sees,
    "balrog_to": balrog_to,
    "balrog_unit": lambda m: m.most(lambda figure: figure in IS_ELITE, but=PASS),
}

LORDS_SAID: Final[dict[str, tuple[str, ...]]] = {
    "captain-ring-which": ("ring_which",),
    "captain-keep-die": ("keep_die",),
    "captain-nenya": ("nenya",),
    "captain-draws": ("spear",),
    "captain-sees": ("sees",),
    "captain-balrog-at": ("balrog_to",),
    "captain-by-card": ("balrog_unit",),
    "captain-first-guide": ("first_guide",),
    "captain-outside": ("start_outside",),
    "captain-token": ("token_choice",),
}
LORDS_THUMB: Final = {ask: why for why, asks in LORDS_SAID.items() for ask in asks}
