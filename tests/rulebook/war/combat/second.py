"""A second implementation of a round with combat cards, independent of the game's code.

Both sides make fixed choices. They re-roll as much as they can, lose regulars before elites, choose the first figure by
name, forfeit all leadership of Nazgûl, and take up to two hits themselves.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

FREE, SHADOW = "free", "shadow"
OTHER = {FREE: SHADOW, SHADOW: FREE}
MOST: Final = 5
OWN_HITS: Final = 2

INITIATIVE: Final = {
    FREE: {
        "daring_defiance": 0, "scouts": 1, "charge": 2, "sudden_strike": 2, "advantageous": 3, "brave_stand": 3,
        "daylight": 3, "ents_rage": 3, "huorn_dark": 3, "it_is_a_gift": 3, "secret_fire": 3, "valour": 3, "anduril": 4,
        "confusion": 4, "mighty_attack": 4, "nameless_wood": 5, "no_quarter": 5, "blade": 6, "fateful_strike": 6,
        "heroic_death": 6, "orderly": 6, "shield_wall": 6,
    },
    SHADOW: {
        "swarm_of_bats": 0, "words_of_power": 1, "durins_bane": 2, "cruel_as_death": 3, "deadly_strife": 3,
        "desperate": 3, "devilry": 3, "dread_and_despair": 3, "foul_stench": 3, "mumakil": 3, "one_for_dark_lord": 3,
        "relentless": 3, "they_are_terrible": 4, "black_breath": 6, "great_host": 7, "onslaught": 7,
        "we_come_to_kill": 7, "durins_bane_lome": 2, "fear_masters": 3, "servant_shadow": 3,
    },
}  # fmt: skip
SECOND: Final = {"mumakil": 5}  # the initiative of its second effect

# Level, leadership, captain of the West (one die more).
COMPANIONS: Final = {
    "aragorn": (3, 2, True), "boromir": (2, 1, True), "gandalf_the_grey": (3, 1, True),
    "gandalf_the_white": (3, 1, False), "gimli": (2, 1, True), "legolas": (2, 1, True), "meriadoc": (1, 1, False),
    "peregrin": (1, 1, False), "strider": (3, 1, True),
}  # fmt: skip
MINIONS: Final = {"mouth_of_sauron": 2, "witch_king": 2}  # leadership
# Dice of the combat roll that a card adds to: own roll, own re-roll, the enemy's roll, the enemy's re-roll.
ADDED: Final = {
    "it_is_a_gift": (1, 1, 0, 0), "one_for_dark_lord": (1, 1, 0, 0), "secret_fire": (1, 0, 0, 0),
    "valour": (1, 0, 0, 0), "ents_rage": (2, 0, 0, 0), "devilry": (1, 0, 0, 0), "cruel_as_death": (1, 0, 0, 0),
    "mumakil": (1, 0, 0, 0), "they_are_terrible": (0, 1, 0, 0), "advantageous": (0, 0, -1, 0),
    "deadly_strife": (2, 2, 2, 2), "desperate": (1, 1, 1, 1), "fear_masters": (2, 0, 0, 0),
}  # fmt: skip


class Round:
    """`armies` by side. `throw` returns dice of a kind for a side: `roll`, `again` or `extra`."""

    def __init__(
        self,
        armies: dict[str, Counter[str]],
        titles: dict[str, str],
        attacker: str,
        base: int,  # what the attacker needs; the defender needs 5
        throw: Callable[[str, str, int], list[int]],
        rider: bool = False,  # the White Rider has forfeited his leadership and cancels that of the Nazgûl
    ) -> None:
        self.armies, self.titles, self.attacker, self.throw = armies, titles, attacker, throw
        self.base = {attacker: base, OTHER[attacker]: 5}
        self.added = {FREE: [0, 0], SHADOW: [0, 0]}
        self.fewer, self.cap = {FREE: 0, SHADOW: 0}, {FREE: MOST, SHADOW: MOST}
        self.silent: set[str] = set()  # sides whose card has no effect
        self.unheard = ""  # the companion that does not count
        self.rider = rider
        self.given_up = {"gandalf_the_white"} if rider else set()  # companions without leadership in this round
        self.dread_given = 0
        self.no_reroll = False  # of the Free Peoples
        self.rolled: dict[str, list[int]] = {FREE: [], SHADOW: []}
        self.again: dict[str, list[int]] = {FREE: [], SHADOW: []}
        self.turned, self.stuck = 0, 0
        self.more, self.saved = {FREE: 0, SHADOW: 0}, 0
        self.struck_first = 0  # hits of an extra attack of the Free Peoples
        self.slipped = False
        self.leaderless = self.feared = False  # of the Shadow; and each 6 of the Free Peoples hits twice
        self.minion_given = 0  # leadership

    # Numbers.

    def rank(self, side: str, rank: str) -> int:
        return sum([n for figure, n in self.armies[side].items() if figure.endswith("-" + rank)])

    def units(self, side: str) -> int:
        return self.rank(side, "regular") + self.rank(side, "elite")

    def companions(self) -> list[str]:
        return sorted([one for one in COMPANIONS if self.armies[FREE][one]])

    def dread(self) -> int:
        army = self.armies[SHADOW]
        return 0 if self.rider else max(0, army["nazgul"] + 2 * army["witch_king"] - self.dread_given)

    def leadership(self, side: str) -> int:
        if side == SHADOW:
            led = self.dread() + 2 * self.armies[SHADOW]["mouth_of_sauron"] - self.minion_given
            return 0 if self.leaderless else max(0, led)
        heard = [one for one in self.companions() if one != self.unheard and one not in self.given_up]
        return self.rank(FREE, "leader") + sum([COMPANIONS[one][1] for one in heard])

    def dice(self, side: str) -> int:
        captains = [one for one in self.companions() if COMPANIONS[one][2] and one != self.unheard]
        strength = self.units(side) + (len(captains) if side == FREE else 0)
        return min(self.cap[side], max(1, min(MOST, strength) - self.fewer[side]))

    def hits(self, side: str, again: bool) -> int:
        dice = self.again[side] if again else self.rolled[side]
        by, base = self.added[side][int(again)], self.base[side]
        return len([die for die in dice if die == 6 or (die > 1 and die + by >= base)])

    def rolled_hits(self, side: str) -> int:
        return self.hits(side, False) + (self.turned if side == FREE else 0)

    def total(self, side: str) -> int:
        twice = [*self.rolled[FREE], *self.again[FREE]].count(6) if self.feared and side == FREE else 0
        return self.rolled_hits(side) + self.hits(side, True) + self.more[side] + twice

    @property
    def on(self) -> bool:
        return not self.slipped and self.units(FREE) > 0 and self.units(SHADOW) > 0

    # Losses.

    def lose(self, side: str, hits: int) -> None:
        army = self.armies[side]
        for _ in range(hits):
            regulars = sorted([one for one in army if one.endswith("-regular") and army[one]])
            elites = sorted([one for one in army if one.endswith("-elite") and army[one]])
            if regulars:
                army[regulars[0]] -= 1
            elif elites:
                army[elites[0]] -= 1
                army[elites[0].replace("elite", "regular")] += 1

    def extra(self, side: str, dice: int, base: int) -> None:
        dice = min(dice, MOST)
        thrown = self.throw("extra", side, dice)
        hits = len([die for die in thrown if die >= base])
        if side == FREE:
            self.struck_first += hits
        self.lose(OTHER[side], hits)

    # The round.

    def play(self) -> None:
        self.act(0, 3)
        if self.on:
            for side in (FREE, SHADOW):
                self.rolled[side] = self.throw("roll", side, self.dice(side))
            self.act(4, 4)
            for side in (FREE, SHADOW):
                self.again[side] = self.throw("again", side, self.rerolls(side))
            self.act(5, 6)
            hits = {FREE: max(0, self.total(SHADOW) - self.saved), SHADOW: self.total(FREE)}
            for side in (FREE, SHADOW):
                self.lose(side, hits[side])
            self.act(7, 7)
        for side in (FREE, SHADOW):
            if not self.units(side):
                self.armies[side].clear()

    def rerolls(self, side: str) -> int:
        if side == FREE and self.no_reroll:
            return 0
        failed = len(self.rolled[side]) - self.rolled_hits(side) - (self.stuck if side == SHADOW else 0)
        return min(failed, self.leadership(side))

    def act(self, first: int, last: int) -> None:
        """Let the cards act by initiative; with equal initiative the defender's first."""
        due = [(INITIATIVE[side][title], side == self.attacker, side, title) for side, title in self.titles.items()]
        due += [(SECOND[title], side == self.attacker, side, title) for _, _, side, title in due if title in SECOND]
        for number, _, side, title in sorted(due):
            if first <= number <= last and self.on and side not in self.silent:
                if number == SECOND.get(title):
                    self.charge_of_mumakil()
                else:
                    self.effect(side, title)

    def charge_of_mumakil(self) -> None:
        if self.total(SHADOW) > self.total(FREE) + self.struck_first:
            self.more[SHADOW] += 1

    def effect(self, side: str, title: str) -> None:
        if title in ADDED:
            roll, again, foe_roll, foe_again = ADDED[title]
            self.added[side][0] += roll
            self.added[side][1] += again
            self.added[OTHER[side]][0] += foe_roll
            self.added[OTHER[side]][1] += foe_again
        own = getattr(self, title, None)
        if own is not None:
            own()

    # Before the roll.

    def daring_defiance(self) -> None:
        self.given_up.update(self.companions())
        self.silent.add(SHADOW)

    def swarm_of_bats(self) -> None:
        self.silent.add(FREE)  # the Free Peoples have a card in every pair

    def scouts(self) -> None:
        self.slipped = True

    def words_of_power(self) -> None:
        self.unheard = self.companions()[0]

    def charge(self) -> None:
        self.extra(FREE, self.rank(FREE, "elite"), self.base[FREE])

    def sudden_strike(self) -> None:
        self.extra(FREE, self.leadership(FREE), self.base[FREE])

    def durins_bane(self) -> None:
        self.extra(SHADOW, 3, 4)

    def durins_bane_lome(self) -> None:
        self.extra(SHADOW, 3, 4)

    def fear_masters(self) -> None:
        self.leaderless = self.feared = True

    def servant_shadow(self) -> None:
        """The White Rider cancels the leadership of the Witch-king."""
        found = sorted(
            [one for one in MINIONS if self.armies[SHADOW][one] and not (self.rider and one == "witch_king")]
        )
        if found:
            self.minion_given = MINIONS[found[0]]
            self.fewer[FREE] += self.minion_given

    def brave_stand(self) -> None:
        self.fewer[SHADOW] += len(self.companions())

    def daylight(self) -> None:
        self.cap[SHADOW] = 3

    def huorn_dark(self) -> None:
        self.cap[SHADOW] = 2

    def cruel_as_death(self) -> None:
        self.dread_given += 2

    def dread_and_despair(self) -> None:
        points = self.dread()
        self.dread_given += points
        self.fewer[FREE] += points

    def foul_stench(self) -> None:
        self.no_reroll = self.dread() >= self.leadership(FREE)

    def relentless(self) -> None:
        taken = min(OWN_HITS, self.units(SHADOW) + self.rank(SHADOW, "elite"))
        self.lose(SHADOW, taken)
        self.added[SHADOW][0] += taken

    # Between the roll and the re-roll.

    def they_are_terrible(self) -> None:
        self.dread_given += 1

    def confusion(self) -> None:
        ones = self.rolled[SHADOW].count(1)
        self.stuck += ones
        self.more[FREE] += ones

    def mighty_attack(self) -> None:
        able = [one for one in self.companions() if one != self.unheard and one not in self.given_up]
        if able and not self.no_reroll and self.rolled_hits(FREE) < len(self.rolled[FREE]):
            self.given_up.add(able[0])
            self.turned += 1

    def anduril(self) -> None:
        for one, most in (("strider", 1), ("aragorn", 2)):
            missed = len(self.rolled[FREE]) - self.rolled_hits(FREE)
            if self.armies[FREE][one] and one != self.unheard and missed and not self.no_reroll:
                self.given_up.add(one)
                self.turned += min(most, missed)

    # Between the re-roll and the losses.

    def no_quarter(self) -> None:
        self.more[FREE] += 1 if self.rolled_hits(FREE) + self.hits(FREE, True) else 0

    def nameless_wood(self) -> None:
        self.more[FREE] += 2 if self.rolled_hits(FREE) + self.hits(FREE, True) else 0

    def blade(self) -> None:
        found = sorted([one for one in MINIONS if self.armies[SHADOW][one]])
        if self.hits(FREE, True) and found:
            self.more[FREE] -= 1
            self.armies[SHADOW][found[0]] -= 1

    def fateful_strike(self) -> None:
        """The Witch-king is a minion here, because the card names minions besides Nazgûl."""
        found = ["nazgul"] if self.armies[SHADOW]["nazgul"] else []
        if self.hits(FREE, True) > 1:
            found += [one for one in MINIONS if self.armies[SHADOW][one]]
        if self.hits(FREE, True) and found:
            self.armies[SHADOW][min(found)] -= 1

    def mortal(self) -> list[str]:
        leaders = [one for one in self.armies[FREE] if one.endswith("-leader") and self.armies[FREE][one]]
        return sorted([*leaders, *self.companions()])

    def heroic_death(self) -> None:
        if self.total(SHADOW) and self.mortal():
            one = self.mortal()[0]
            self.armies[FREE][one] -= 1
            self.saved = min(COMPANIONS[one][0] if one in COMPANIONS else 1, self.total(SHADOW))

    def orderly(self) -> None:
        self.saved = 1 if self.total(SHADOW) else 0

    def shield_wall(self) -> None:
        self.saved = 1 if self.total(SHADOW) > 1 else 0

    def black_breath(self) -> None:
        hits = self.hits(SHADOW, True)
        able = [one for one in self.mortal() if one not in COMPANIONS or COMPANIONS[one][0] <= hits]
        if hits and able:
            self.armies[FREE][able[0]] -= 1

    # After the losses.

    def great_host(self) -> None:
        if self.units(SHADOW) >= 2 * self.units(FREE):
            self.lose(FREE, 1)

    def onslaught(self) -> None:
        taken = min(OWN_HITS, self.units(SHADOW) + self.rank(SHADOW, "elite"))
        self.lose(SHADOW, taken)
        self.extra(SHADOW, taken, 4)

    def we_come_to_kill(self) -> None:
        self.extra(SHADOW, self.rank(SHADOW, "elite"), 5)
