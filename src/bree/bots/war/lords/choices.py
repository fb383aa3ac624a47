"""Answers to the questions of Lords of Middle-earth."""

from typing import Final

from bree.bots.war.candidate import best
from bree.bots.war.cards.events import foe_worth, keep_worth, table_worth
from bree.bots.war.decision import Choice, Decision, Policy, weighing
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.hunt import WATCH, post_worth
from bree.bots.war.fellowship.journey import FALLEN, FALLEN_LEVEL
from bree.bots.war.lords import balrog
from bree.bots.war.lords.actions import keeper as keepers
from bree.bots.war.lords.cards import balrog_ways
from bree.bots.war.lords.council import COUNCIL_ANSWERS
from bree.bots.war.lords.ring_powers import RING_PRICE, nenya_gain, power_worth, tile_harm
from bree.bots.war.lords.special_dice import special_die
from bree.core import PASS
from bree.games.war.facts import TILES
from bree.games.war.figures import CHIEF, IS_ELITE
from bree.games.war.map_queries import region_of
from bree.games.war.rules.fellowship.hunt import current_hunt
from bree.games.war.state import ARMY_MUSTER, CHARACTER, EVENT, EYE, FREE, NO_TRACK, SHADOW

LITTLE: Final = 0.1
PARTED: Final = 0.4  # cost of separating two companions who could each have taken a tile's damage
TURNED: Final = (CHARACTER, ARMY_MUSTER, EVENT)
KEPT: Final = 1.0  # worth that a die must still have


def ring_which(m: Decision) -> Choice:
    return m.most(lambda ring: -power_worth(m.s, ring))


def keep_die(m: Decision) -> Choice:
    """Vilya: use the same result again if it is worth as much as a good die."""
    return Choice(("keep" if m.face_worth(m.s.die) > KEPT else PASS,))


def nenya(m: Decision) -> Choice:
    """Of the tiles that a card draws, only the last Eye does harm, if all others are Eyes too."""
    if m.ask.step[0] == "nenya":
        worth_it = nenya_gain(m.s) > RING_PRICE[FREE]
    else:
        left, drawn = int(m.args[1]), str(m.args[2]).split()
        worth_it = left <= 1 and all(TILES[tile].eye for tile in drawn)
    return Choice(("spend" if worth_it else PASS,))


def keeper(m: Decision) -> Choice:
    candidate = best(keepers(m.evaluation))
    return Choice((candidate.row[0],), candidate)


def sees(m: Decision) -> Choice:
    """Move to the Ring-bearers, unless he is more useful where he is."""
    here = region_of(m.s, CHIEF)
    stays = post_worth(m.s, m.plan, here, CHIEF)
    return Choice(("move" if m.s.track == NO_TRACK and stays <= WATCH else PASS,))


def balrog_to(m: Decision) -> Choice:
    return m.most(lambda region: balrog.post_worth(m.evaluation, region))


# Cards


def whisper(m: Decision) -> Choice:
    """Give up the least valuable card, from the hand or this one, for two points of corruption."""
    own = str(m.args[0])

    def worth(card: str) -> float:
        return table_worth(m.evaluation, card) if card == own else keep_worth(m.evaluation, card)

    return m.most(lambda card: -worth(card), but=PASS)


def lore_die(m: Decision) -> Choice:
    """Turn the worst die if another result would be better."""
    poor = min([face for face in m.offered if face != PASS], key=m.face_worth)
    return Choice((poor if max(map(m.face_worth, TURNED)) > m.face_worth(poor) + LITTLE else PASS,))


def balrog_how(m: Decision) -> Choice:
    found = {
        way: best(candidate for candidate in balrog_ways(m.evaluation) if candidate.action == "balrog_" + way)
        for way in m.offered
    }
    way = max(found, key=lambda one: found[one].worth)
    return Choice((way,), found[way])


def guide_cancels(m: Decision) -> Choice:
    """Give up two Hobbits to cancel a tile."""
    lost = 2 * (FALLEN + FALLEN_LEVEL) + PARTED
    return Choice(("cancel" if m.ask.offers("cancel") and tile_harm(m.s, current_hunt(m.s).tile) > lost else PASS,))


LORDS_ANSWERS: Final[dict[str, Policy]] = {
    **COUNCIL_ANSWERS,
    "special_die": special_die,
    "ring_which": ring_which,
    "keep_die": keep_die,
    "nenya": nenya,
    "keeper": keeper,
    "spear": lambda _: Choice(("draw",)),
    "sees": sees,
    "balrog_to": balrog_to,
    "balrog_how": balrog_how,
    "guide_cancels": guide_cancels,
    "whisper": whisper,
    "clear_which": weighing(lambda m, card: foe_worth(m.evaluation, card)),
    "wind_off": weighing(lambda m, card: foe_worth(m.evaluation, card)),
    "wind_look": weighing(lambda m, one: len(m.s.hands[one]), but=PASS),
    "wind_card": weighing(lambda m, card: keep_worth(Evaluation(m.s, SHADOW, str(m.args[1])), card)),
    "ring_back": weighing(lambda m, ring: power_worth(m.s, ring)),
    "lore_die": lore_die,
    "lore_face": lambda m: m.most(m.face_worth, but=EYE),
    "balrog_unit": weighing(lambda _, figure: figure in IS_ELITE, but=PASS),
}

LORDS_SAID: Final[dict[str, tuple[str, ...]]] = {
    "captain-ring-which": ("ring_which",),
    "captain-keep-die": ("keep_die",),
    "captain-nenya": ("nenya",),
    "captain-draws": ("spear",),
    "captain-sees": ("sees",),
    "captain-balrog-how": ("balrog_how",),
    "captain-pair": ("guide_cancels",),
    "captain-hand": ("whisper",),
    "captain-hope": ("clear_which", "wind_off", "wind_look", "wind_card"),
    "captain-ring-back": ("ring_back",),
    "captain-lore-die": ("lore_die", "lore_face"),
    "captain-balrog-at": ("balrog_to",),
    "captain-by-card": ("balrog_unit",),
    "captain-council": ("council",),
    "captain-first-guide": ("first_guide",),
    "captain-outside": ("start_outside",),
    "captain-token": ("token_choice",),
}
LORDS_REASONS: Final = {ask: why for why, asks in LORDS_SAID.items() for ask in asks}
