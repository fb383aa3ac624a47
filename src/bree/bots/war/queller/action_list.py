"""The list of actions: what the Shadow would do now, in the order in which it prefers it, and the dice for each action.

The bot does the first action for which it has a die.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from bree.bots.war.armies.distances import APART
from bree.bots.war.armies.moving import party
from bree.bots.war.candidate import Candidate
from bree.bots.war.cards.events import event_worth
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.queller.army_value import army_value, garrison_value
from bree.bots.war.queller.recruits import recruits
from bree.bots.war.queller.strategy import PREFERRED, is_preferred, strategy
from bree.bots.war.queller.targets import ArmyTargets, attackers, is_aggressive
from bree.bots.war.queller.threats import guards
from bree.core import PASS
from bree.games.war.board import NEAR, REGIONS
from bree.games.war.facts import CARDS
from bree.games.war.figures import CHARACTERS, GREY, VERSIONS, WHITE, WITCH_KING, WRAITHS
from bree.games.war.map_queries import controller, region_of_person, units_in, version_in_play
from bree.games.war.rules.armies.leading import has_leader
from bree.games.war.rules.armies.moving import can_move_to
from bree.games.war.rules.armies.reach import nazgul_landings
from bree.games.war.rules.battle.attack import targets
from bree.games.war.rules.cards.play import has_effect, is_messenger, requirement_holds
from bree.games.war.rules.characters.arrivals import minions_ready
from bree.games.war.rules.turn.politics import nations_to_advance
from bree.games.war.state import (
    ARMY,
    ARMY_MUSTER,
    CHARACTER,
    DRAWING,
    EVENT,
    FREE,
    MUSTER,
    SHADOW,
    WILL,
    Figures,
    War,
)

Faces = tuple[str, ...]
LED: Final[Faces] = (CHARACTER,)
MUSTERS: Final[Faces] = (MUSTER, ARMY_MUSTER)
NATIONS: Final = ("isengard", "sauron", "southrons")  # in the order of the political steps
FULL: Final = 10  # units in a region


class ListedAction(NamedTuple):
    candidate: Candidate
    faces: Faces  # the dice that can pay for it, the least versatile first; none for a pass


class ActionList:
    def __init__(self, s: War, seat: str) -> None:
        if s.chosen:  # the actions are those before the pick set began
            s = s.clone()
            s.chosen = ()
        self.s = s
        self.evaluation = Evaluation(s, SHADOW, seat)
        self.targets = ArmyTargets(s)
        army = (ARMY, MUSTER, ARMY_MUSTER) if is_messenger(s, SHADOW, MUSTER) else (ARMY, ARMY_MUSTER)
        self.armies: tuple[tuple[int, Faces], ...] = ((0, army), (1, LED))

    def all(self) -> Iterator[ListedAction]:
        yield from self.defend()
        yield from self.enter()
        if not self.s.hidden:
            yield from self.cards(True, "queller-revealed")
        yield from self.fly()
        yield from self.minions()
        yield from self.politics()
        yield from self.attack()
        yield ListedAction(Candidate(0.0, PASS, why="queller-pass"), ())
        yield from self.cards(True, "queller-card")
        yield from self.march()
        yield from self.muster()
        yield from self.cards(False, "queller-card")
        yield from self.draw()

    # Threats and open settlements

    def defend(self) -> Iterator[ListedAction]:
        s = self.s
        for threat in self.targets.threats:
            facts = {"region": "region-" + threat.stronghold}
            for region in NEAR[threat.army]:
                yield from self.attacks(region, threat.army, "queller-threat", facts)
            for region in NEAR[threat.stronghold]:
                if units_in(s, SHADOW, region) and region not in s.sieges:
                    yield from self.moves(region, threat.stronghold, "queller-relief", facts)
            for row in recruits(s, self.targets, threat.stronghold):
                yield ListedAction(Candidate(0.0, "recruit", row, why="queller-guard", facts=facts), MUSTERS)

    def enter(self) -> Iterator[ListedAction]:
        """Walk into settlements without defenders, the most valuable first."""
        s = self.s
        empty = [
            name
            for name, place in REGIONS.items()
            if place.points and controller(s, name) == FREE and not units_in(s, FREE, name)
        ]
        for there in sorted(empty, key=lambda one: (-REGIONS[one].points, one)):
            for region in NEAR[there]:
                if units_in(s, SHADOW, region) and region not in s.sieges:
                    yield from self.moves(region, there, "queller-open", {"region": "region-" + there})

    # Armies

    def attack(self) -> Iterator[ListedAction]:
        """Attack the target beside an army, the army in a siege, or an army on the way to the target."""
        s = self.s
        for region in sorted(s.sieges):
            yield from self.attacks(region, region, "queller-storm", {"region": "region-" + region})
        for region in self.targets.mobile():
            goal = self.targets.of[region].region
            near = [there for there in targets(s, SHADOW, region) if APART[there][goal] < APART[region][goal]]
            for there in sorted(near, key=lambda one: (APART[one][goal], one)):
                yield from self.attacks(region, there, "queller-attack", {"region": "region-" + there})

    def attacks(self, region: str, there: str, why: str, facts: dict[str, str]) -> Iterator[ListedAction]:
        s = self.s
        if not units_in(s, SHADOW, region) or there not in targets(s, SHADOW, region):
            return
        if not is_aggressive(s, region, there):
            return
        who = attackers(s, region, there)
        values = {"mine": round(army_value(s, who)), "theirs": round(garrison_value(s, FREE, there))}
        for led, faces in self.armies:
            if has_leader(s, who, led):
                yield ListedAction(Candidate(0.0, "attack", (region, there), who, why, {**facts, **values}), faces)

    def march(self) -> Iterator[ListedAction]:
        """Move each mobile army one region closer to its target."""
        for region in self.targets.mobile():
            goal = self.targets.of[region].region
            facts = {"region": "region-" + region, "target": "region-" + goal}
            for there in sorted(NEAR[region], key=lambda one: (APART[one][goal], one)):
                if APART[there][goal] < APART[region][goal]:
                    yield from self.moves(region, there, "queller-march", facts)

    def moves(self, region: str, there: str, why: str, facts: dict[str, str]) -> Iterator[ListedAction]:
        s = self.s
        if units_in(s, SHADOW, there) >= FULL:
            return
        for led, faces in self.armies:
            who = self.party(region, there, led)
            if who and can_move_to(s, SHADOW, region, there, led):
                yield ListedAction(Candidate(0.0, "move", (region, there), who, why, facts), faces)

    def party(self, region: str, there: str, led: int) -> Figures:
        return party(self.s, SHADOW, region, there, led, guards(self.s, region))

    # Characters and politics

    def fly(self) -> Iterator[ListedAction]:
        """Send the Witch-king to a mobile army beside its target."""
        region, to = self.flight()
        if to:
            yield ListedAction(
                Candidate(0.0, "nazgul", (region, to), why="queller-fly", facts={"region": "region-" + to}), LED
            )

    def flight(self) -> tuple[str, str]:
        """Return from where and to where the Witch-king flies; "" if he stays."""
        s = self.s
        here = region_of_person(s, WITCH_KING)
        if not here or version_in_play(s, WITCH_KING) not in WRAITHS:
            return "", ""
        landings = nazgul_landings(s.captured, s.sieges)
        posts = [region for region in s.sieges if units_in(s, SHADOW, region) and controller(s, region) == FREE]
        posts += [region for region in self.targets.mobile() if self.targets.distance(region) <= 1]
        if here in posts:
            return "", ""
        to = max([region for region in posts if region in landings], key=self.strength, default="")
        return (here, to) if to else ("", "")

    def strength(self, region: str) -> float:
        return army_value(self.s, self.s.shadow[region])

    def minions(self) -> Iterator[ListedAction]:
        """Bring minions. One who lets Gandalf the White enter waits until the Free Peoples have no die for that."""
        s = self.s
        calls = white_waits(s) and WILL in s.free_dice
        for minion in minions_ready(s):
            if not (calls and CHARACTERS[minion].calls_white):
                facts = {"who": "figure-" + minion}
                yield ListedAction(Candidate(0.0, "minion", (minion,), why="queller-minion", facts=facts), MUSTERS)

    def politics(self) -> Iterator[ListedAction]:
        ready = nations_to_advance(self.s, SHADOW)
        for nation in NATIONS:
            if nation in ready:
                facts = {"nation": "nation-" + nation}
                yield ListedAction(Candidate(0.0, "diplomacy", (nation,), why="queller-politics", facts=facts), MUSTERS)

    def muster(self) -> Iterator[ListedAction]:
        for row in recruits(self.s, self.targets):
            facts = {"figure": "figure-" + row[0], "region": "region-" + row[1]}
            yield ListedAction(Candidate(0.0, "recruit", row, why="queller-recruit", facts=facts), MUSTERS)

    # Cards

    def cards(self, preferred: bool, why: str) -> Iterator[ListedAction]:
        """Play a card whose event does something now."""
        for card in by_number(self.evaluation.hand):
            if is_preferred(self.s, card) == preferred and self.is_useful(card):
                icon = CARDS[card].icon
                faces = (EVENT, icon) if icon in (CHARACTER, ARMY) else (EVENT, MUSTER)
                paid = faces if icon == CHARACTER else (*faces, ARMY_MUSTER)
                yield ListedAction(Candidate(0.0, "event", (card,), why=why, facts={"card": "card-" + card}), paid)

    def is_useful(self, card: str) -> bool:
        s = self.s
        return requirement_holds(s, card) and has_effect(s, card) and event_worth(self.evaluation, card) > 0

    def draw(self) -> Iterator[ListedAction]:
        deck = PREFERRED[strategy(self.s)]
        for one in sorted(PREFERRED.values(), key=lambda name: name != deck):
            if self.s.decks[one].size:
                action = "draw_" + one.removeprefix("shadow_")
                yield ListedAction(
                    Candidate(0.0, action, why="queller-draw", facts={"deck": "deck-" + one}), (EVENT, DRAWING)
                )


def white_waits(s: War) -> bool:
    """Could Gandalf the White enter play later? He replaces Gandalf the Grey."""
    return WHITE in s.aside and not set(VERSIONS[GREY]) & set(s.companions)


def by_number(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (CARDS[card].number, card))
