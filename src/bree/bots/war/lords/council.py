"""The Council of Rivendell and the first choices of a game: who goes, who guides, who starts outside.

The bot chooses the versions at random, so that opponents cannot learn its habits. Better versions are more likely.
"""

from typing import Final

from bree.bots.war.characters.companions import SHIELD, companion_worth
from bree.bots.war.decision import Choice, Decision, Policy
from bree.bots.war.turn.mustering import step_worth
from bree.core import DONE
from bree.games.war.figures import CHARACTERS, GREY, PERSON

# The chance to choose the other version. The two Hobbits work only as a pair, so one draw decides both.
OFTEN: Final = {
    "gandalf_the_grey": 0.5, "strider": 0.5, "boromir": 0.4, "gimli": 0.3, "legolas": 0.35, "meriadoc": 0.4,
    "peregrin": 0.4,
}  # fmt: skip
PAIR: Final = ("meriadoc", "peregrin")
TOKEN: Final = 0.5  # worth of an action token for the Shadow
SENDING: Final = 0.6  # worth of the die that it would take to send him there


def council(m: Decision) -> Choice:
    """Answer for one companion. The second Hobbit gets the same version as the first."""
    person = str(m.args[0])
    here = {PERSON[one]: one for one in m.s.companions}
    other = next(one for one in m.offered if one != person)
    first = here.get(PAIR[0], "")
    if person == PAIR[1] and first:
        return Choice((person if first == PAIR[0] else other,))
    return Choice((other if m.rng.random() < OFTEN[person] else person,))


def first_guide(m: Decision) -> Choice:
    """Choose Gandalf: as Keeper of Narya he brings its die at once, otherwise he draws cards."""
    return m.most(lambda one: PERSON[one] == GREY)


def start_outside(m: Decision) -> Choice:
    """Choose companions who are worth more outside than the damage that they would prevent.

    The first two give the Shadow a token each. After that, further ones cost nothing.
    """
    gone = int(m.args[0])
    gains = {one: home_worth(m, one) for one in m.offered if one != DONE}
    going = [one for one, gain in gains.items() if gain > 0]
    price = TOKEN * max(0, min(2, gone + len(going)) - gone)
    if not going or sum([gains[one] for one in going], 0.0) <= price:
        return Choice((DONE,))
    return Choice((max(going, key=lambda one: gains[one]),))


def home_worth(m: Decision, one: str) -> float:
    """Return the worth of starting outside: what he activates and defends there, and the die saved for sending him."""
    facts = CHARACTERS[one]
    rouses = step_worth(m.s, facts.advances) if m.s.steps.get(facts.advances) else 0.0
    return companion_worth(m.s, one, facts.outside) + rouses + SENDING - SHIELD * facts.level


def token_choice(m: Decision) -> Choice:
    """Take a political step while Isengard or Sauron needs one, then the token that moves Nazgûl."""
    return m.most(lambda one: one == "banner" and any(m.s.steps[nation] for nation in ("isengard", "sauron")))


COUNCIL_ANSWERS: Final[dict[str, Policy]] = {
    "council": council,
    "first_guide": first_guide,
    "start_outside": start_outside,
    "token_choice": token_choice,
}
