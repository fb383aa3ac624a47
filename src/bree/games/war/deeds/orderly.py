"""Combat halves of Lords of Middle-earth. `card` is the title of the combat half."""

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.deeds.combat import change, companions_in
from bree.games.war.deeds.combat_conditions import moria_near
from bree.games.war.deeds.combat_losses import minions_in
from bree.games.war.figures import BALROG, CHARACTERS, tally
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.fighters import SIXES, WITHDRAWS, camp, fought, leadership, scored
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, SIEGE, War, lords_of, seat

SAVE_PICK = Pick("save")


def mark(s: War, word: str) -> None:
    """Something that holds for this round."""
    lords = lords_of(s)
    s.lords = lords._replace(marks=(*lords.marks, word))


@book.requirement
def leader_in_the_open(s: War, card: str) -> bool:
    """A Leader of the Free Peoples or a companion fights in the field or in a sortie."""
    b = fought(s)
    return b.kind != SIEGE and (bool(companions_in(s)) or tally(camp(s, b, FREE)).leaders > 0)


@book.requirement
def minion_fights(s: War, card: str) -> bool:
    return bool(minions_in(s))


@book.requirement
def moria_near_or_balrog(s: War, card: str) -> bool:
    return moria_near(s, card) or BALROG in camp(s, fought(s), SHADOW)


# An orderly withdrawal


@book.effect()
def fall_back(s: War, card: str) -> None:
    """One hit may be cancelled; then the round is their last, if they can go."""
    if scored(s, fought(s), SHADOW):
        s.then(("orderly", card))


@book.ask
def orderly(s: War, card: str) -> Ask:
    return Ask(seat(s, FREE), "orderly", "WAR-13.1", (SAVE_PICK, PASS_PICK), {"card": "combat-" + card})


@book.step
def on_orderly(s: War, card: str, answer: str) -> None:
    if answer != PASS:
        change(s, FREE, saved=1)
        mark(s, WITHDRAWS)
        s.tell("card-saves", "WAR-13.1", card="combat-" + card, hits=1)


# Minions who lead no more


@book.effect()
def drive_on(s: War, card: str) -> None:
    """Nobody leads the Shadow in this round, and every natural 6 of the enemy hits twice."""
    change(s, SHADOW, forfeited=leadership(s, fought(s), SHADOW))
    mark(s, SIXES)


def yielding(s: War) -> list[str]:
    """Minions whose leadership counts: that of Nazgûl may be cancelled by the White Rider (WAR-7.28)."""
    rider = fought(s).rider
    return [one for one in minions_in(s) if CHARACTERS[one].leadership and not (rider and CHARACTERS[one].nazgul)]


@book.effect()
def yield_minion(s: War, card: str) -> None:
    """One gives up his leadership, for as many dice of the enemy."""
    found = yielding(s)
    if len(found) > 1:
        s.then(("yield_whom", card))
    elif found:
        on_yield_whom(s, card, found[0])


@book.ask
def yield_whom(s: War, card: str) -> Ask:
    picks = tuple([FIGURE[one] for one in yielding(s)])
    return Ask(seat(s, SHADOW), "yield_whom", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_yield_whom(s: War, card: str, one: str) -> None:
    points = CHARACTERS[one].leadership
    change(s, SHADOW, forfeited=points)
    change(s, FREE, dice=-points)
    s.tell("card-fewer", "WAR-12.10", card="combat-" + card, who=FREE, dice=points)
