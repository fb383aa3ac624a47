"""The Council of Rivendell and the first choices of a game: who goes, who guides, who waits at home.

Who looks on must not learn the secret from habit: which versions go is drawn by lot, each as often as it deserves.
"""

from typing import Final

from bree.bots.war.characters.companions import SHIELD, companion_worth
from bree.bots.war.decision import Choice, Decision, Policy
from bree.bots.war.turn.mustering import step_worth
from bree.core import DONE
from bree.games.war.figures import CHARACTERS, GREY, PERSON

# How often the other version goes. The Hobbits help together or not at all, so one lot is drawn for both.
OFTEN: Final = {
    "gandalf_the_grey": 0.5, "strider": 0.5, "boromir": 0.4, "gimli": 0.3, "legolas": 0.35, "meriadoc": 0.4,
    "peregrin": 0.4,
}  # fmt: skip
PAIR: Final = ("meriadoc", "peregrin")
TOKEN: Final = 0.5  # what an action token gives to the Shadow
SENDING: Final = 0.6  # the die that it would take to send him there


def council(m: Decision) -> Choice:
    """Asked of one person after another; of the second Hobbit it is the version of the first."""
    person = str(m.args[0])
    here = {PERSON[one]: one for one in m.s.companions}
    other = next(one for one in m.offered if one != person)
    first = here.get(PAIR[0], "")
    if person == PAIR[1] and first:
        return Choice((person if first == PAIR[0] else other,))
    return Choice((other if m.rng.random() < OFTEN[person] else person,))


def first_guide(m: Decision) -> Choice:
    """Gandalf, who brings Narya at once if he keeps it, or else draws cards."""
    return m.most(lambda one: PERSON[one] == GREY)


def start_outside(m: Decision) -> Choice:
    """Those for whom home is worth more than what they would take upon themselves on the way.

    The first two cost a token each, whoever follows none.
    """
    gone = int(m.args[0])
    gains = {one: home_worth(m, one) for one in m.offered if one != DONE}
    going = [one for one, gain in gains.items() if gain > 0]
    price = TOKEN * max(0, min(2, gone + len(going)) - gone)
    if not going or sum(gains[one] for one in going) <= price:
        return Choice((DONE,))
    return Choice((max(going, key=lambda one: gains[one]),))


def home_worth(m: Decision, one: str) -> float:
    """What he would rouse and hold there, and that nobody must send him."""
    facts = CHARACTERS[one]
    rouses = step_worth(m.s, facts.advances) if m.s.steps.get(facts.advances) else 0.0
    return companion_worth(m.s, one, facts.outside) + rouses + SENDING - SHIELD * facts.level


def token_choice(m: Decision) -> Choice:
    """A step towards war while there is one to make; else wings."""
    return m.most(lambda one: one == "banner" and any(m.s.steps[nation] for nation in ("isengard", "sauron")))


COUNCIL_ANSWERS: Final[dict[str, Policy]] = {
    "council": council,
    "first_guide": first_guide,
    "start_outside": start_outside,
    "token_choice": token_choice,
}
