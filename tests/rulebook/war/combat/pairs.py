"""Pairs of combat cards that meet in a round.

The game and a second implementation play a round with both cards. Some pairs cannot meet or do not interact.
"""

from collections import Counter
from pathlib import Path
from random import Random
import tomllib
from typing import Any, Final, NamedTuple

from bree.core import CHANCE
from bree.games.war import GAME
from bree.games.war.facts import CARDS
from bree.games.war.notation.word_lists import read_figures
from bree.games.war.state import SIEGE as IN_SIEGE, Battle, Terms
from tests.rulebook.war.combat.second import FREE, OWN_HITS, SHADOW, Round
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

TABLE: Final[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("pairs.toml").read_text(encoding="utf-8"))
# One card for each title, of the base game if possible.
CARD: Final = {
    facts.combat: card for card, facts in sorted(CARDS.items(), key=lambda one: (one[1].lords, one[0]), reverse=True)
}
ENTS: Final = ("ents_rage", "huorn_dark", "nameless_wood")
# These pairs cannot meet. No region is near both Moria and the Ents. Nobody leaves a siege or withdraws into one. Lords
# of Middle-earth has its own Durin's Bane, which meets the Ents only if the Balrog fights.
NEVER: Final = {
    *[(title, bane) for title in ENTS for bane in ("durins_bane", "durins_bane_lome")],
    ("scouts", "devilry"), ("orderly", "devilry"), ("orderly", "durins_bane"),
}  # fmt: skip
PAIRS: Final = [(free, dark) for free in TABLE["free"] for dark in TABLE["shadow"] if (free, dark) not in NEVER]
AFTER: Final = ("cease", "retreat")  # asks after the end of the round
NATION: Final = {"mumakil": "southrons", "devilry": "isengard"}


def _reads(side: str, title: str) -> set[str]:
    found = {*TABLE[side][title]["reads"], *TABLE["always"][side]}
    for _ in TABLE["made_of"]:
        found |= {part for whole in found & TABLE["made_of"].keys() for part in TABLE["made_of"][whole]}
    return found


def shared(free: str, dark: str) -> list[str]:
    """Return the numbers that both titles change, or that one changes and the other reads."""
    ours, theirs = {*TABLE[FREE][free]["changes"]}, {*TABLE[SHADOW][dark]["changes"]}
    return sorted((ours & (theirs | _reads(SHADOW, dark))) | (theirs & _reads(FREE, free)))


class Scene(NamedTuple):
    free: str  # the figures, without their nation
    shadow: str
    siege: bool = False
    draws: bool = False  # by the Witch-king's sorcery
    rider: bool = False  # the White Rider has forfeited his leadership


FIELDS: Final = (
    Scene("2r 1e 1l gandalf_the_grey strider meriadoc", "3r 1e 2n witch_king"),
    Scene("1e 1l gandalf_the_white aragorn peregrin", "1r 1e 1n witch_king mouth_of_sauron", draws=True),
)
RIDER: Final = FIELDS[1]._replace(draws=False, rider=True)
# these need Nazgûl with leadership
DREAD: Final = ("cruel_as_death", "dread_and_despair", "foul_stench", "they_are_terrible")
LED: Final = ("fear_masters", "servant_shadow")  # need a minion
STORM: Final = Scene("1r 2e 1l gandalf_the_grey strider meriadoc legolas", "3r 2e 3n", siege=True)


def place(dark: str, siege: bool) -> tuple[str, str, str]:
    """The nation of the Free Peoples, the region of the battle, and that of the attackers."""
    if dark.startswith("durins_bane"):
        return "elves", "lorien", "lorien" if siege else "dimrill_dale"
    return ("rohan", "helms_deep", "helms_deep") if siege else ("rohan", "westemnet", "fords_of_isen")


class Meeting:
    """Plays the round and records each die with its side and kind."""

    def __init__(self, free: str, dark: str, attacker: str, scene: Scene, table: bool = False) -> None:
        self.titles = {FREE: free, SHADOW: dark}
        self.attacker, self.scene = attacker, scene
        nation, self.target, self.origin = place(dark, scene.siege)
        self.where = {side: self.origin if side == attacker else self.target for side in (FREE, SHADOW)}
        self.words = {FREE: f"{nation} {scene.free}", SHADOW: f"{NATION.get(dark, 'sauron')} {scene.shadow}"}
        board = "; ".join([f"{self.where[side]}: {self.words[side]}" for side in (FREE, SHADOW)])
        if scene.siege:
            board = f"{self.target}: {self.words[FREE]}, {self.words[SHADOW]}"
        kind = IN_SIEGE if scene.siege else "field"
        lords = CARDS[CARD[free]].lords or CARDS[CARD[dark]].lords
        hands = {FREE: (CARD[free],), SHADOW: () if table else (CARD[dark],)}
        self.tale = Tale.of(
            board, ("battle_round",), ("battle_over",), ("tidy",), hands=hands, bearers=self.target, die="army",
            acting=attacker, battle=Battle(kind, attacker, self.origin, self.target, rider=scene.rider),
            terms=NO_COUNCIL if lords else Terms(), table=(CARD[dark],) if table else (),
            siege=self.target if scene.siege else "",
            captured=self.target if attacker == FREE and scene.siege else "",
        )  # fmt: skip
        self.dice = Random(f"{free} {dark} {attacker} {scene.shadow}")
        self.thrown: dict[tuple[str, str], list[int]] = {}

    def play(self) -> None:
        s = self.tale.s
        while True:
            ask = GAME.waiting(s)
            if ask is None or ask.key in AFTER:
                break
            GAME.apply(s, self.answer(ask.key, ask.who, [pick.id for pick in ask.picks], dict(ask.facts), ask.rule))
            if ask.who != CHANCE:  # a die that is left breaks no law
                assert GAME.audit(s) == []
        assert GAME.audit(s) == []

    def answer(self, key: str, who: str, offers: list[str], facts: dict[str, Any], rule: str) -> str:
        if key in ("combat_die", "extra_die"):
            die = self.dice.randint(1, 6)
            mine = facts["side"] if key == "combat_die" else self.side_of(facts["card"])
            what = "extra" if key == "extra_die" else "again" if rule == "WAR-12.13" else "roll"
            self.thrown.setdefault((what, mine), []).append(die)
            return str(die)
        if key == "combat_card":
            return CARD[self.titles[who]]
        if key == "sorcerer":
            return "draw" if self.scene.draws else "pass"
        if key in ("reroll", "dread_points", "sacrifice_hits"):
            return offers[-1]
        if key == "advance":
            return "done"
        if key == "own_hits":
            return offers[min(OWN_HITS, len(offers) - 1)]
        return self.first(key, offers)

    def first(self, key: str, offers: list[str]) -> str:
        """Choose the first figure by name. Regulars are lost before elites."""
        if key == "hit":
            return min(offers, key=lambda one: (one.startswith("both-"), one.endswith("-elite"), one))
        return min([one for one in offers if one != "pass"])

    def side_of(self, card: str) -> str:
        return FREE if card.removeprefix("combat-") in TABLE[FREE] else SHADOW

    def armies(self) -> dict[str, Counter[str]]:
        """Return the figures that are left."""
        s = self.tale.s
        found = {FREE: s.free.get(self.where[FREE], ()), SHADOW: s.shadow.get(self.where[SHADOW], ())}
        return {side: Counter(figures) for side, figures in found.items()}

    def read_again(self) -> tuple[Round, dict[tuple[str, str], int]]:
        """Return the same by the second implementation, with the same dice, and how many of each it used."""
        wanted: dict[tuple[str, str], int] = {}

        def throw(what: str, side: str, dice: int) -> list[int]:
            if dice:
                wanted[what, side] = wanted.get((what, side), 0) + dice
            thrown = self.thrown.get((what, side), [])
            return [*thrown, *[1] * dice][:dice]

        armies = {side: Counter(read_figures(words)) for side, words in self.words.items()}
        base = 6 if self.scene.siege else 5
        battle = Round(armies, dict(self.titles), self.attacker, base, throw, self.scene.rider)
        battle.play()
        return battle, wanted
