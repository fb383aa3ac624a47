"""Combat cards: the effect of each one in this round, compared with the worth of its event.

The bot uses only what its seat knows: its own hand, the armies, and whether the enemy has committed a card.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from bree.bots.advice import tenths
from bree.bots.war.armies.forces import STOP, army_of, ground_of
from bree.bots.war.battle.attacks import LOSS, POINT
from bree.bots.war.candidate import Candidate
from bree.bots.war.cards.events import keep_worth
from bree.bots.war.evaluation import Evaluation
from bree.core import PASS, Facts
from bree.games.war.board import REGIONS
from bree.games.war.combat.servant_shadow import minions_to_forfeit
from bree.games.war.effects.combat_dice import companions_in
from bree.games.war.facts import CARDS, COMBAT_BEHAVIOURS, COMBATS
from bree.games.war.figures import CHARACTERS, MINIONS, NAZGUL, PERSON, STRIDER, tally
from bree.games.war.map_queries import controller
from bree.games.war.odds.battle import KEEP_DICE, Army, Tactics, after_hits, battle
from bree.games.war.odds.dice import chances, mean
from bree.games.war.rules.battle.fighters import (
    attackers_of,
    current_battle,
    defenders_of,
    dice_of,
    fighters_of,
    leadership,
    nazgul_leadership,
    needs_without_cards,
)
from bree.games.war.state import FREE, OTHER, SHADOW, Battle, War, seat_of

CROWDED: Final = 0.45  # share of the event's worth if the hand is full: the player would soon have to discard a card
HELD: Final = 0.75
MARGIN: Final = 0.04
LEAVING: Final = 0.5  # the defender leaves a battle with these odds
LOST: Final = 0.85
FOE_CARD: Final = 0.6  # average hits that an unknown enemy card deals or prevents


class Throw(NamedTuple):
    """The dice of a side in this round."""

    dice: int
    needs: int
    again: int

    def hits(self, bonus: int = 0, bonus_again: int = 0, fewer: int = 0, less_again: int = 0) -> float:
        dice = max(1, self.dice - fewer) if self.dice else 0
        if not dice:
            return 0.0
        return mean(chances(dice, self.needs, max(0, self.again - less_again), bonus, bonus_again))

    def at_least(self, least: int) -> float:
        return sum(chances(self.dice, self.needs, self.again)[least:]) if self.dice else 0.0


class CombatRound(NamedTuple):
    """The round from the point of view of the card's owner."""

    s: War
    b: Battle
    side: str
    own: Throw
    foe: Throw


Gain = tuple[float, float]  # (extra hits dealt, hits prevented)
UNKNOWN: Final[Gain] = (0.3, 0.0)  # for an effect without an estimate
CombatEffect = Callable[..., Gain]


def combat_round(s: War, side: str) -> CombatRound:
    b = current_battle(s)
    return CombatRound(s, b, side, throw(s, b, side), throw(s, b, OTHER[side]))


def throw(s: War, b: Battle, side: str) -> Throw:
    return Throw(dice_of(s, b, side), needs_without_cards(s, b, side), leadership(s, b, side))


def add_to_dice(f: CombatRound, who: str, roll: str, by: int) -> Gain:
    first, again = (by if roll != "again" else 0), (by if roll != "roll" else 0)
    mine = f.own.hits(first, again) - f.own.hits() if who != "foe" else 0.0
    theirs = f.foe.hits(first, again) - f.foe.hits() if who != "own" else 0.0
    return mine, -theirs


def at_most(f: CombatRound, dice: int) -> Gain:
    return 0.0, f.foe.hits() - f.foe.hits(fewer=max(0, f.foe.dice - dice))


def fewer_for_companions(f: CombatRound) -> Gain:
    return 0.0, f.foe.hits() - f.foe.hits(fewer=len(companions_in(f.s)))


def forfeit_dread(f: CombatRound, points: int) -> Gain:
    return f.own.hits(less_again=points) - f.own.hits(), 0.0


def dread_points(f: CombatRound) -> int:
    """Return the best amount of Nazgûl leadership to trade for enemy dice."""
    most = min(nazgul_leadership(f.s, f.b), max(1, f.foe.dice - 1))
    return max(range(1, most + 1), key=lambda points: sum(dread_gain(f, points)), default=0)


def dread_gain(f: CombatRound, points: int) -> Gain:
    return f.own.hits(less_again=points) - f.own.hits(), f.foe.hits() - f.foe.hits(fewer=points)


def dread_for_dice(f: CombatRound) -> Gain:
    return dread_gain(f, dread_points(f))


def overawe(f: CombatRound) -> Gain:
    awed = nazgul_leadership(f.s, f.b) >= leadership(f.s, f.b, FREE)
    return 0.0, f.foe.hits() - f.foe.hits(less_again=9) if awed else 0.0


def mute_companion(f: CombatRound) -> Gain:
    best = max((CHARACTERS[one].leadership for one in companions_in(f.s)), default=0)
    return 0.0, f.foe.hits() - f.foe.hits(less_again=best)


def committed(f: CombatRound) -> bool:
    """Has the enemy committed a card? Nobody knows which one."""
    return seat_of(f.s, OTHER[f.side]) in f.s.sealed


def defy(f: CombatRound) -> Gain:
    lost = sum(CHARACTERS[one].leadership for one in companions_in(f.s))
    return f.own.hits(less_again=lost) - f.own.hits(), FOE_CARD if committed(f) else 0.1


def swarm(f: CombatRound) -> Gain:
    if committed(f):
        return 0.0, FOE_CARD
    return 0.5 * (f.own.hits(0, 1) - f.own.hits()), 0.1


def mighty_attack(f: CombatRound) -> Gain:
    lost = min((CHARACTERS[one].leadership for one in companions_in(f.s)), default=0)
    return 0.9 + f.own.hits(less_again=lost) - f.own.hits(), 0.0


def anduril(f: CombatRound) -> Gain:
    here = companions_in(f.s)
    one = next((one for one in here if PERSON[one] == STRIDER), "")
    one = "aragorn" if "aragorn" in here else one or STRIDER
    turned = min(2 if one == "aragorn" else 1, f.own.dice)
    return 0.9 * turned + f.own.hits(less_again=CHARACTERS[one].leadership) - f.own.hits(), 0.0


def add_hits(f: CombatRound, hits: int) -> Gain:
    return hits * f.own.at_least(1), 0.0


def outscore(f: CombatRound) -> Gain:
    return (0.5 if f.own.hits() > f.foe.hits() else 0.25), 0.0


def confuse(f: CombatRound) -> Gain:
    return f.foe.dice / 6, 0.0


def shield(f: CombatRound, least: int, hits: int) -> Gain:
    return 0.0, hits * f.foe.at_least(least)


def extra_attack(f: CombatRound, dice: str, needs: int) -> Gain:
    elites = tally(fighters_of(f.s, f.b, f.side)).elites
    count = min(5, {"leadership": f.own.again, "elites": elites}.get(dice, 3))
    return count * (7 - (needs or f.own.needs)) / 6, 0.0


def great_host(f: CombatRound) -> Gain:
    mine, theirs = tally(fighters_of(f.s, f.b, f.side)).units, tally(fighters_of(f.s, f.b, OTHER[f.side])).units
    return (0.9 if mine >= 2 * theirs else 0.3 if mine >= 2 * theirs - 1 else 0.0), 0.0


def own_hits(f: CombatRound, title: str, most: int) -> int:
    """Return the number of hits to take voluntarily: as many as bring more than they cost."""
    units = tally(fighters_of(f.s, f.b, f.side)).units
    if COMBAT_BEHAVIOURS[title].effects[0][0] == "suffer_for_dice":
        return min(most, max(0, units - 5), 2)
    foe = tally(fighters_of(f.s, f.b, OTHER[f.side]))
    left = foe.units + foe.elites
    return min(most, 2 * left, max(0, units - 2)) if 0 < left <= 2 else 0


def suffer_for_dice(f: CombatRound, most: int) -> Gain:
    taken = min(most, max(0, tally(fighters_of(f.s, f.b, f.side)).units - 5))
    return f.own.hits(taken, 0) - f.own.hits(), -0.5 * taken


def suffer_to_strike(f: CombatRound, _most: int, _needs: int) -> Gain:
    foe = tally(fighters_of(f.s, f.b, OTHER[f.side]))
    return (0.7, -0.6) if foe.units + foe.elites <= 2 else (0.0, 0.0)


def sacrifice(f: CombatRound) -> Gain:
    return 0.0, 0.4 * f.foe.at_least(1)


def blade(f: CombatRound) -> Gain:
    return (1.0 if any(one in MINIONS for one in fighters_of(f.s, f.b, SHADOW)) else 0.0), 0.0


def fateful_strike(f: CombatRound) -> Gain:
    return (0.3 if NAZGUL in fighters_of(f.s, f.b, SHADOW) else 0.0), 0.0


def black_breath(f: CombatRound) -> Gain:
    return (0.5 if f.foe.again else 0.0), 0.0


def slip_away(f: CombatRound) -> Gain:
    """This is useful if the battle is nearly lost and leaving gives up no settlement."""
    place = REGIONS[f.b.target]
    if place.points and controller(f.s, f.b.target) == f.side and place.settlement != "stronghold":
        return 0.0, 0.0
    lost = battle(army_of(f.s, attackers_of(f.s, f.b)), army_of(f.s, defenders_of(f.s, f.b))).won
    return 0.0, 1.5 * f.foe.hits() if lost > 0.6 else 0.0


def fall_back(f: CombatRound) -> Gain:
    """This prevents a hit if the side leaves the battle anyway."""
    return 0.0, f.foe.at_least(1) if is_leaving(f) else 0.0


def is_leaving(f: CombatRound) -> bool:
    """Is the battle more likely to be lost than won? A side that defends its settlement stays longer."""
    odds = battle(army_of(f.s, attackers_of(f.s, f.b)), army_of(f.s, defenders_of(f.s, f.b)))
    if f.b.attacker == f.side:
        return odds.won < LEAVING
    dear = REGIONS[f.b.target].points > 0 and controller(f.s, f.b.target) == f.side
    return odds.won > (LOST if dear else LEAVING)


def drive_on(f: CombatRound) -> Gain:
    """The side gives up its leadership, and every natural 6 of the enemy hits twice."""
    return f.own.hits(less_again=9) - f.own.hits(), -f.foe.hits() / 3


def yield_minion(f: CombatRound) -> Gain:
    return max(
        (dread_gain(f, CHARACTERS[one].leadership) for one in minions_to_forfeit(f.s)), key=sum, default=(0.0, 0.0)
    )


COMBAT_EFFECTS: Final[dict[str, CombatEffect]] = {
    one.__name__: one
    for one in (
        add_to_dice, at_most, fewer_for_companions, forfeit_dread, dread_for_dice, overawe, mute_companion, defy, swarm,
        mighty_attack, anduril, add_hits, outscore, confuse, shield, extra_attack, great_host, suffer_for_dice,
        suffer_to_strike, sacrifice, blade, fateful_strike, black_breath, slip_away, fall_back, drive_on, yield_minion,
    )
}  # fmt: skip


def gain(f: CombatRound, title: str) -> Gain:
    """Return the gain from a combat half and from the second half that may follow it."""
    dealt = saved = 0.0
    while title:
        for effect in COMBAT_BEHAVIOURS[title].effects:
            args = list(effect)
            weigh = COMBAT_EFFECTS.get(str(args[0]))
            more, less = weigh(f, *args[2:]) if weigh else UNKNOWN
            dealt, saved = dealt + more, saved + less
        title = COMBATS[title].then
    return dealt, saved


# The value of a hit in this battle


def stake(s: War, b: Battle) -> float:
    """Return the value of the region for the winner."""
    place = REGIONS[b.target]
    return 0.3 + POINT * place.points * (controller(s, b.target) == OTHER[b.attacker] or b.target in s.sieges)


def standing_of(s: War, b: Battle, side: str, mine: Army, theirs: Army) -> float:
    """Return the value of the battle for the side."""
    ground = ground_of(s, b.attacker, b.origin, b.target)
    odds = battle(mine, theirs, ground, Tactics(stop_below=STOP, extensions=1))
    value = (
        odds.won * stake(s, b) - LOSS[OTHER[b.attacker]] * odds.defender_hits + LOSS[b.attacker] * odds.attacker_hits
    )
    return value if side == b.attacker else -value


def hit_worths(s: War, side: str) -> tuple[float, float]:
    """Return the value of a hit on the enemy and the cost of a hit on the side's own army."""
    b = current_battle(s)
    mine, theirs = army_of(s, attackers_of(s, b)), army_of(s, defenders_of(s, b))
    now = standing_of(s, b, side, mine, theirs)
    fewer_there = standing_of(s, b, side, mine, after_hits(theirs, 1, KEEP_DICE))
    fewer_here = standing_of(s, b, side, after_hits(mine, 1, KEEP_DICE), theirs)
    if side == b.attacker:
        return fewer_there - now, now - fewer_here
    return fewer_here - now, now - fewer_there


def commit(c: Evaluation, offered: list[str]) -> tuple[str, Candidate]:
    """Return the card whose combat half gains most beyond the worth of its event, or a pass."""
    s, side = c.s, c.side
    f = combat_round(s, side)
    dealt, taken = hit_worths(s, side)
    share = CROWDED if c.is_full else HELD
    found: tuple[float, str, Gain] = (MARGIN, PASS, (0.0, 0.0))
    for card in offered:
        if card == PASS:
            continue
        more, less = gain(f, CARDS[card].combat)
        value = more * max(dealt, 0.05) + less * max(taken, 0.05) - share * keep_worth(c, card)
        if value > found[0]:
            found = (value, card, (more, less))
    if found[1] == PASS:
        return PASS, Candidate(0.0, PASS, why="captain-keep-cards")
    more, less = found[2]
    facts: Facts = {"card": "combat-" + CARDS[found[1]].combat, **tenths(more=max(0.0, more), less=max(0.0, less))}
    return found[1], Candidate(found[0], found[1], why="captain-commit", facts=facts)
