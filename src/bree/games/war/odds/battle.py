"""Odds of a battle by rounds and to its end, without combat cards.

`Tactics` describes the decisions of both sides. The defender fights to the end. Leaders and characters are lost with
the last unit (WAR-13.8), so leadership and captains stay the same during the battle. For each reduced elite there is a
regular (WAR-13.5).
"""

from functools import lru_cache
from typing import Final, NamedTuple

from bree.games.war.odds.dice import MOST, chances

HIT, HIT_WALLS = 5, 6  # WAR-12.11; WAR-15.1, WAR-16.10
PLAIN, CITY, SIEGE = "plain", "city", "siege"  # a fortification counts as a city
# The order of losses. KEEP_DICE: regulars while there are more than five units, then elites.
KEEP_DICE, REGULARS_FIRST, ELITES_FIRST = "keep_dice", "regulars_first", "elites_first"
KEPT: Final = 1 << 13


class Army(NamedTuple):
    """One side. With Saruman in play, elites are leaders too (WAR-7.25), so each adds a re-roll."""

    regulars: int = 0
    elites: int = 0
    leadership: int = 0
    captains: int = 0
    elites_lead: bool = False

    @property
    def units(self) -> int:
        return self.regulars + self.elites

    @property
    def hits(self) -> int:
        """Return how many hits the army can take."""
        return self.regulars + 2 * self.elites


class Tactics(NamedTuple):
    attacker: str = KEEP_DICE
    defender: str = KEEP_DICE
    stop_below: int = 0  # the attacker ceases with fewer units than this; 0: never
    rounds: int = 0  # the attacker ceases after this many rounds; 0: only a siege has a limit
    extensions: int = MOST  # rounds added to a siege battle; each costs an elite


TO_THE_LAST: Final = Tactics()  # both sides fight to the end


class BattleOdds(NamedTuple):
    """Chances of the four results, and the average of what is left."""

    won: float = 0.0  # the defender has no unit left, the attacker has
    lost: float = 0.0  # the attacker has no unit left, the defender has
    both: float = 0.0  # no side has a unit left (WAR-13.9)
    ceased: float = 0.0
    attacker_units: float = 0.0
    defender_units: float = 0.0
    attacker_hits: float = 0.0  # hits that the rest can still take
    defender_hits: float = 0.0


Fight = tuple[Army, Army]


def after_hits(army: Army, hits: int, manner: str) -> Army:
    """Return the army after taking hits one by one."""
    regulars, elites = army.regulars, army.elites
    for _ in range(min(hits, army.hits)):
        if elites and (not regulars or manner == ELITES_FIRST or (manner == KEEP_DICE and regulars + elites <= MOST)):
            regulars, elites = regulars + 1, elites - 1
        else:
            regulars -= 1
    return army._replace(regulars=regulars, elites=elites)


def needed_by_attacker(ground: str, number: int) -> int:
    """Return what the attacker needs in a round. The defender always hits with 5 or more."""
    return HIT_WALLS if ground == SIEGE or (ground == CITY and number == 1) else HIT


@lru_cache(KEPT)
def roll(army: Army, needs: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2… hits in one round (WAR-12.10, WAR-12.13)."""
    again = army.leadership + (army.elites if army.elites_lead else 0)
    return chances(army.units + army.captains, needs, again)


@lru_cache(KEPT)
def fight_round(fight: Fight, needs: int, manner: Tactics) -> dict[Fight, float]:
    """Return the possible armies after a round. Both roll before they take losses (WAR-12.15)."""
    attacker, defender = fight
    dealt, taken = roll(attacker, needs), roll(defender, HIT)
    left = [after_hits(attacker, hits, manner.attacker) for hits in range(len(taken))]
    right = [after_hits(defender, hits, manner.defender) for hits in range(len(dealt))]
    found: dict[Fight, float] = {}
    for hits, share in enumerate(dealt):
        for blows, weight in enumerate(taken):
            after = (left[blows], right[hits])
            found[after] = found.get(after, 0.0) + share * weight
    return found


class _BattleSum:
    """Adds up the results of finished battles."""

    def __init__(self, manner: Tactics, ground: str) -> None:
        self.manner = manner
        self.ground = ground
        self.won = self.lost = self.both = self.ceased = 0.0
        self.units = self.other_units = self.hits = self.other_hits = 0.0

    def end(self, fight: Fight, share: float, number: int) -> bool:
        """Is the battle over with these armies after this round? Then add it to the result."""
        attacker, defender = fight
        if not attacker.units and not defender.units:
            self.both += share
        elif not defender.units:
            self.won += share
        elif not attacker.units:
            self.lost += share
        elif (
            attacker.units < self.manner.stop_below
            or number == self.manner.rounds
            or not self.may_extend(fight, number)
        ):
            self.ceased += share
        else:
            return False
        self.units += share * attacker.units
        self.other_units += share * defender.units
        self.hits += share * attacker.hits
        self.other_hits += share * defender.hits
        return True

    def may_extend(self, fight: Fight, number: int) -> bool:
        """May a siege battle have another round (WAR-16.11)? Each costs an elite."""
        return self.ground != SIEGE or (fight[0].elites > 0 and number <= self.manner.extensions)

    def outcome(self) -> BattleOdds:
        return BattleOdds(
            self.won, self.lost, self.both, self.ceased, self.units, self.other_units, self.hits, self.other_hits
        )


def _pay_for_round(fight: Fight, ground: str) -> Fight:
    """Reduce the elite that pays for another round of a siege."""
    attacker, defender = fight
    if ground != SIEGE:
        return fight
    return attacker._replace(regulars=attacker.regulars + 1, elites=attacker.elites - 1), defender


def by_round(attacker: Army, defender: Army, ground: str, manner: Tactics, most: int) -> list[BattleOdds]:
    """Return the chances after one round, two rounds and so on, up to `most`, each including the earlier rounds."""
    found: list[BattleOdds] = []
    sums = _BattleSum(manner, ground)
    now: dict[Fight, float] = {(attacker, defender): 1.0}
    for number in range(1, most + 1):
        now = _next_round(now, number, sums)
        found.append(sums.outcome())
        if not now:
            break
    return found


def _next_round(now: dict[Fight, float], number: int, sums: _BattleSum) -> dict[Fight, float]:
    """Return the battles that continue after one more round, and add up the others."""
    after: dict[Fight, float] = {}
    for fight, share in now.items():
        for then, weight in fight_round(fight, needed_by_attacker(sums.ground, number), sums.manner).items():
            if not sums.end(then, share * weight, number):
                on = _pay_for_round(then, sums.ground)
                after[on] = after.get(on, 0.0) + share * weight
    return after


@lru_cache(KEPT)
def battle(attacker: Army, defender: Army, ground: str = PLAIN, manner: Tactics = TO_THE_LAST) -> BattleOdds:
    """Return the exact odds to the end. Rounds without a hit form a geometric series."""
    sums = _BattleSum(manner, ground)
    now: dict[Fight, float] = {(attacker, defender): 1.0}
    number = 1
    while now and (ground == SIEGE or manner.rounds or number == 1):
        now = _next_round(now, number, sums)
        number += 1
    _to_the_end(now, number, sums)
    return sums.outcome()


def _to_the_end(now: dict[Fight, float], number: int, sums: _BattleSum) -> None:
    """Finish all battles.

    From here all rounds are alike, and armies only get smaller. So the battles are summed from the strongest pairs to
    the weakest.
    """
    strongest = max([_hits_left(fight) for fight in now], default=0)
    levels: list[dict[Fight, float]] = [{} for _ in range(strongest + 1)]
    for fight, share in now.items():
        levels[_hits_left(fight)][fight] = share
    for level in range(strongest, 0, -1):
        for fight, coming in levels[level].items():
            after = fight_round(fight, HIT, sums.manner)
            share = coming / (1.0 - after[fight])
            for then, weight in after.items():
                if then != fight and not sums.end(then, share * weight, number):
                    there = levels[_hits_left(then)]
                    there[then] = there.get(then, 0.0) + share * weight


def _hits_left(fight: Fight) -> int:
    return fight[0].hits + fight[1].hits
