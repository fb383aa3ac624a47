"""Answers to the questions of combat cards."""

from typing import Final

from bree.bots.war.battle import combat_cards
from bree.bots.war.battle.attacks import refuge
from bree.bots.war.decision import Choice, Decision, Policy, weighing
from bree.core import PASS
from bree.games.war.figures import ARAGORN, CHARACTERS, IS_LEADER, MOUTH, PERSON, SARUMAN, WHITE, WITCH_KING, tally
from bree.games.war.rules.battle.fighters import current_battle, fighters_of, hits_scored
from bree.games.war.state import FREE, OTHER, SHADOW

# The loss if this character is eliminated.
MISSED: Final = {WITCH_KING: 5.0, MOUTH: 4.0, SARUMAN: 6.0, ARAGORN: 5.0, WHITE: 5.0}


def combat_card(m: Decision) -> Choice:
    card, candidate = combat_cards.commit(m.evaluation, m.offered)
    return Choice((card,), candidate)


def missed(one: str) -> float:
    if one in CHARACTERS:
        return MISSED.get(PERSON[one], 0.3 * CHARACTERS[one].level)
    return 0.4


def own_hits(m: Decision) -> Choice:
    title, most = str(m.args[0]), int(m.args[1])
    return Choice(
        (str(min(combat_cards.own_hits(combat_cards.combat_round(m.s, m.side), title, most), len(m.offered) - 1)),)
    )


def sacrifice_whom(m: Decision) -> Choice:
    """Choose a Leader if the last units would be eliminated: the Leaders would go with them anyway."""
    b = current_battle(m.s)
    here = tally(fighters_of(m.s, b, FREE))
    leaders = [one for one in m.offered if one in IS_LEADER]
    few = here.units + here.elites <= hits_scored(m.s, b, SHADOW) + 1
    return Choice((leaders[0] if leaders and few else PASS,))


def slip_to(m: Decision) -> Choice:
    """Prefer a stronghold."""
    side = OTHER[current_battle(m.s).attacker]
    return m.most(lambda one: 9.0 if one == "siege" else refuge(m.s, side, one))


def dread_points(m: Decision) -> Choice:
    return Choice((str(combat_cards.dread_points(combat_cards.combat_round(m.s, SHADOW))),))


def yield_whom(m: Decision) -> Choice:
    """Choose the minion whose leadership is worth less than the dice that it costs the enemy."""
    f = combat_cards.combat_round(m.s, SHADOW)
    return m.most(lambda one: sum(combat_cards.dread_gain(f, CHARACTERS[one].leadership)))


COMBAT_ANSWERS: Final[dict[str, Policy]] = {
    "combat_card": combat_card,
    "dread_points": dread_points,
    "own_hits": own_hits,
    "mute_whom": weighing(lambda _, one: CHARACTERS[one].leadership),
    "mighty_one": weighing(lambda _, one: -CHARACTERS[one].leadership),
    "fell_whom": lambda m: m.most(missed),
    "breath_whom": lambda m: m.most(missed, but=PASS),
    "sacrifice_whom": sacrifice_whom,
    "sacrifice_hits": lambda m: Choice((m.offered[-1],)),
    "slip_to": slip_to,
    "orderly": lambda m: Choice(("save" if combat_cards.is_leaving(combat_cards.combat_round(m.s, FREE)) else PASS,)),
    "yield_whom": yield_whom,
}
