"""The Council of Rivendell and the first choices of a game: who goes, who guides, who waits at home.

Who looks on must not learn the secret from habit: which versions go is drawn by lot, each as often as it deserves.
"""

from typing import Final

from bree.core import DONE
from bree.games.war.figures import CHARACTERS, GREY, PERSON
from bree.guests.war.companions import SHIELD, goal_of
from bree.guests.war.deed import Deed
from bree.guests.war.mind import Choice, Mind, Way

# How often the other version goes. The Hobbits help together or not at all, so one lot is drawn for both.
OFTEN: Final = {
    "gandalf_the_grey": 0.5, "strider": 0.5, "boromir": 0.4, "gimli": 0.3, "legolas": 0.35, "meriadoc": 0.4,
    "peregrin": 0.4,
}  # fmt: skip
PAIR: Final = ("meriadoc", "peregrin")
TOKEN: Final = 0.5  # what an action token gives to the Shadow


def council(m: Mind) -> Choice:
    """One after another in the order of the offer; whoever was passed over is not thought of again."""
    chosen = m.s.chosen
    order = [one for one in OFTEN if one != PAIR[1]]
    passed = max([order.index(PERSON[one]) for one in chosen if PERSON[one] in order], default=-1)
    offered = {PERSON[one]: one for one in m.offered if one != DONE}
    picks: list[str] = []
    if any(PERSON[one] == PAIR[0] for one in chosen) and PAIR[1] in offered:
        picks.append(offered[PAIR[1]])
    for person in order[passed + 1 :]:
        if person in offered and m.rng.random() < OFTEN[person]:
            picks.append(offered[person])
            if person == PAIR[0] and PAIR[1] in offered:
                picks.append(offered[PAIR[1]])
    return Choice(tuple(picks) or (DONE,), Deed(0.0, "council", why="captain-council"))


def first_guide(m: Mind) -> Choice:
    """Gandalf, who brings Narya at once if he keeps it, or else draws cards."""
    return m.most(lambda one: (PERSON[one] == GREY) + 0.1 * (CHARACTERS[one].special_die != ""))


def start_outside(m: Mind) -> Choice:
    """Those for whom home is worth more than what they would take upon themselves on the way, and the token."""
    gains = {one: home_worth(m, one) for one in (*m.s.companions, *m.s.chosen) if CHARACTERS[one].outside}
    going = [one for one, gain in gains.items() if gain > 0]
    # The first two cost a token each, whoever follows none.
    price = TOKEN * min(2, len(going))
    if sum(gains[one] for one in going) <= price:
        going = []
    return m.run(going)


def home_worth(m: Mind, one: str) -> float:
    """What he would rouse there, and the die that it takes to send him."""
    home = CHARACTERS[one].outside
    return goal_of(m.s, one, home) + SENDING - SHIELD * CHARACTERS[one].level


SENDING: Final = 0.6


def token_choice(m: Mind) -> Choice:
    """A step towards war while there is one to make; else wings."""
    return m.most(lambda one: one == "banner" and any(m.s.steps[nation] for nation in ("isengard", "sauron")))


COUNCIL_ANSWERS: Final[dict[str, Way]] = {
    "council": council,
    "first_guide": first_guide,
    "start_outside": start_outside,
    "token_choice": token_choice,
}
