"""The captain and cards: exact choices in small positions, and an estimate for every card."""

from importlib.resources import files
from random import Random
import re
from typing import Any

import pytest

from bree.bots.advice import Advice
from bree.bots.bot import Sight
from bree.bots.greedy import Greedy
from bree.bots.war.battle.combat_cards import COMBAT_EFFECTS
from bree.bots.war.captain import DEFAULT_REASONS, POLICIES, Captain
from bree.bots.war.cards.events import EVENT_EFFECTS, effect_worth, keep_worth
from bree.bots.war.cards.ring_effects import CARD
from bree.bots.war.evaluation import Evaluation
from bree.core import NO_EFFECT
from bree.core.find import find
from bree.games.war import GAME
from bree.games.war.facts import CARDS, COMBAT_BEHAVIOURS, EVENTS
from bree.games.war.notation import read
from bree.lang import LANGUAGES, Voice
from bree.lang.hint import hint_words

# Asks to chance.
DICE = (
    "action_die", "combat_die", "corruption_die", "draw_card", "extra_die", "heal_die", "hunt_die", "hunt_tile",
    "king_tile", "lost_card", "random_companion", "special_roll", "ring_roll", "tile_die", "volley_die",
)  # fmt: skip
# Asks that the captain answers with a candidate, which has its own reason.
WEIGHED = {
    "attack_at", "attack_from", "attack_who", "cease", "combat_card", "diplomacy", "event", "minion", "move_to",
    "move_who", "recruit_at", "separate_who", "council", "keeper", "special_die",
}  # fmt: skip


def advice(position: str) -> Advice:
    s: Any = read(position)
    ask = GAME.waiting(s)
    assert ask is not None
    sight = Sight(GAME, s, ask.who, ask)
    given = Captain().advise(sight, Random(0))
    assert Captain().choose(sight, Random(1)) == given.picks[0]
    return given


def chosen(position: str) -> str:
    return advice(position).picks[0]


def test_it_weighs_effects_of_cards_and_nothing_else() -> None:
    events = {str(effect[0]) for effects in EVENTS.values() for effect in effects}
    blows = {str(effect[0]) for behaviour in COMBAT_BEHAVIOURS.values() for effect in behaviour.effects}
    assert set(EVENT_EFFECTS) <= events
    assert set(COMBAT_EFFECTS) <= blows


def test_an_effect_that_it_does_not_know_counts_like_a_card_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """For example an effect of a newly added card."""
    s = read("turn: 3.5 free | free dice: muster | todo: tidy")
    effect = EVENTS["the_red_arrow"][0]
    known = effect_worth(Evaluation(s, "free"), effect)
    monkeypatch.delitem(EVENT_EFFECTS, str(effect[0]))
    assert effect_worth(Evaluation(s, "free"), effect) == CARD != known


def test_it_has_a_way_for_every_ask_and_words_for_it() -> None:
    texts = "".join(
        [file.read_text("utf-8") for file in files("bree.games.war.text").iterdir() if "en.ftl" in file.name]
    )
    asks = set(re.findall(r"^ask-([a-z_]+) =", texts, re.MULTILINE)) - set(DICE)
    assert asks - set(POLICIES) == set()
    assert asks - set(DEFAULT_REASONS) - WEIGHED == set()


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_weighed_in_the_first_position(card: str) -> None:
    s: Any = GAME.new({})
    side = "free" if CARDS[card].deck.startswith("free") else "shadow"
    assert -2.0 < keep_worth(Evaluation(s, side), card) < 12.0


# Events

MORDOR = (
    "turn: 9.5 free | fallen: gandalf_the_grey strider boromir legolas gimli meriadoc peregrin | "
    "die: character | free hand: bilbos_song | todo: action(free)"
)


def test_near_the_end_it_heals_before_the_next_tile() -> None:
    assert chosen(f"{MORDOR} | ring: morannon 0 c9 m2 | free dice: character*2") == "event"


def test_with_its_last_die_it_goes_on() -> None:
    assert chosen(f"{MORDOR} | ring: morannon 0 c5 m2 | free dice: character") == "fellowship"


def test_a_full_hand_keeps_what_can_do_something() -> None:
    """There is no corruption to heal, and Minas Tirith is threatened."""
    board = "map: minas_tirith: gondor 1r; osgiliath: sauron 8r 2e | ring: rivendell 0"
    hand = "free hand: bilbos_song guards_of_the_citadel the_red_arrow"
    assert advice(f"{board} | {hand} | todo: discard(free,1)").picks == ("bilbos_song",)


IDLE = "turn: 5.5 free | guide: gandalf_the_grey | free dice: {face} army | die: {face} | todo: action(free)"


VAIN = "athelas bilbos_song cirdans_ships help_unlooked_for the_spirit_of_mordor there_is_another_way"


@pytest.mark.parametrize("face", ["character", "event", "will"])
@pytest.mark.parametrize("bot", [Captain, Greedy])
def test_a_card_that_does_nothing_is_not_wasted(bot: type[Captain | Greedy], face: str) -> None:
    """This holds even with a full hand and Gandalf as Guide, who draws a card for it. A plain draw is better."""
    s: Any = read(IDLE.format(face=face) + f" | free hand: {VAIN}")
    ask = GAME.waiting(s)
    assert ask is not None
    assert [pick.id for pick in ask.picks if NO_EFFECT in pick.on] == ["event"]
    assert bot().choose(Sight(GAME, s, ask.who, ask), Random(0)) != "event"


@pytest.mark.parametrize("bot", [Captain, Greedy])
def test_of_two_cards_the_one_that_does_something_is_played(bot: type[Captain | Greedy]) -> None:
    todo = "event(free,character) > tidy > spent(free,0) > victory_check"
    s: Any = read(f"turn: 5.5 free | die: character | free hand: athelas elven_rope | todo: {todo}")
    ask = GAME.waiting(s)
    assert ask is not None
    assert [pick.id for pick in ask.picks] == ["athelas", "elven_rope"]
    assert bot().choose(Sight(GAME, s, ask.who, ask), Random(0)) == "elven_rope"


# Questions of cards

AIMING = "shoot_at(the_spirit_of_mordor,near_harad osgiliath,5,5)"


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("ring: moria 0 c10 | todo: lured(lure_of_the_ring,gimli)", "lose"),  # otherwise the game is lost
        ("ring: moria 2 | todo: drive_to(cruel_weather)", "hollin"),  # farthest from the gates
        ("map: lorien: elves 1r | todo: levy_which(celeborns_galadhrim,elves,lorien)", "elves-elite"),
        ("ring: lorien 2 | table: balrog_of_moria | todo: reveal_way(hollin)", "past"),
        ("map: osgiliath: sauron 9r | politics: gondor 1, north 3 | todo: counsel_whom(wisdom_of_elrond)", "gondor"),
        # where most hits are possible
        (f"map: osgiliath: sauron 6r; near_harad: southrons 1r | todo: {AIMING}", "osgiliath"),
    ],
)
def test_it_answers_what_a_card_asks(position: str, answer: str) -> None:
    assert chosen("turn: 9.5 shadow | " + position) == answer


# Combat cards

SIEGE = (
    "turn: 9.5 shadow | sieges: minas_tirith | battle: siege shadow minas_tirith minas_tirith, round 1 | "
    "todo: combat_card(shadow)"
)
LAST_TWO = "map: minas_tirith: gondor 2r; minas_tirith: sauron 5r 2e 2n"


def test_it_commits_a_card_that_turns_the_battle() -> None:
    """Two units are left in Minas Tirith, so a better roll may take it now."""
    given = advice(f"{SIEGE} | {LAST_TWO} | shadow hand: cruel_weather shelobs_lair")
    assert given.picks == ("cruel_weather",)
    assert given.says[0].key == "captain-commit"
    assert given.says[0].facts["card"] == "combat-cruel_as_death"


def test_it_keeps_a_card_whose_event_is_worth_more() -> None:
    """Three besiegers have no chance, and the event may bring ten more."""
    board = "map: minas_tirith: gondor 5r 2e; minas_tirith: sauron 3r"
    given = advice(f"{SIEGE} | {board} | shadow hand: musterings_of_long_planned_war")
    assert given.picks == ("pass",)
    assert given.says[0].key == "captain-keep-cards"


FIELD = "turn: 9.5 shadow | battle: field shadow osgiliath minas_tirith, round 1 | todo: combat_card({side})"
EVEN = "minas_tirith: gondor 5r 1l legolas; osgiliath: sauron 6r 2n"
STORMED = "minas_tirith: gondor 2r; minas_tirith: sauron 5r 2e 2n"
LAST_ONE = "minas_tirith: gondor 1r; minas_tirith: sauron 6r 3n"
MANY_THERE = "minas_tirith: gondor 8r 2l; osgiliath: sauron 2r"
SEALED = " | shadow hand: grond | sealed: shadow=grond"


@pytest.mark.parametrize(
    ("battle", "board", "card", "takes"),
    [
        # One hit less helps the defender, who needs every unit.
        (FIELD.format(side="free"), EVEN, "fear_fire_foes", True),
        (SIEGE.replace("(shadow)", "(free)"), STORMED, "fear_fire_foes", True),
        # The enemy's roll becomes worse. The event of this card would do nothing now.
        (FIELD.format(side="free"), EVEN, "book_of_mazarbul", True),
        # Better dice for both sides help the side with more dice.
        (SIEGE, LAST_ONE, "return_to_valinor", True),
        (FIELD.format(side="shadow"), MANY_THERE, "return_to_valinor", False),
        # It cancels the enemy's card, if the enemy has committed one.
        (FIELD.format(side="free") + SEALED, EVEN, "i_will_go_alone", True),
        (FIELD.format(side="free") + SEALED.partition(" | sealed")[0], EVEN, "i_will_go_alone", False),
    ],
)
def test_it_commits_a_card_where_that_helps_its_own_side(battle: str, board: str, card: str, takes: bool) -> None:
    side = "free" if "(free)" in battle else "shadow"
    assert chosen(f"{battle} | map: {board} | {side} hand: {card}") == (card if takes else "pass")


def test_what_the_enemy_has_committed_is_not_looked_at() -> None:
    board = "map: minas_tirith: gondor 3r 1e 1l; minas_tirith: sauron 6r 2e 3n"
    hands = "free hand: guards_of_the_citadel the_red_arrow | shadow hand: grond olog_hai"
    s: Any = read(f"{SIEGE.replace('(shadow)', '(free)')} | {board} | {hands}")
    found = set()
    for sealed in ("olog_hai", "grond"):
        s.sealed = {"shadow": sealed}
        for luck in range(5):
            ask = GAME.waiting(s)
            assert ask is not None
            found.add(Captain().choose(Sight(GAME, s, "free", ask), Random(luck)))
    assert len(found) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_about_cards_can_be_said(language: str) -> None:
    voice = Voice(language, find("war"))
    for line in (
        f"{SIEGE} | {LAST_TWO} | shadow hand: cruel_weather",
        "turn: 3.5 shadow | die: event | shadow dice: event | shadow hand: pits_of_mordor | todo: action(shadow)",
        "turn: 3.5 shadow | die: event | shadow dice: event | todo: action(shadow)",
    ):
        s: Any = read(line)
        ask = GAME.waiting(s)
        assert ask is not None
        given = Captain().advise(Sight(GAME, s, ask.who, ask), Random(0))
        words = hint_words(voice, ask, "captain", given.picks, given.says, None)
        assert given.says
        assert "{" not in words
