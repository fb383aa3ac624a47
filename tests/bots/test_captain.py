"""The captain of War of the Ring: it plans, gives reasons, beats the other bots and finishes its games."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.find import invite, strongest
from bree.bots.hint import Hint, hint
from bree.bots.war.armies.army_plan import ArmyPlan
from bree.bots.war.armies.forces import guard
from bree.bots.war.captain import DEFAULT_REASONS, POLICIES, Captain
from bree.bots.war.decision import Decision
from bree.bots.war.turn.dice_plans import DicePlans
from bree.core import CHANCE, DONE, Ask, Pick, sample
from bree.core.find import find
from bree.core.saves.state_json import to_plain
from bree.games.war import GAME
from bree.games.war.facts import STANDARD
from bree.games.war.notation import read
from bree.games.war.state import War
from bree.lab.simulate import Study
from bree.lang import LANGUAGES, Voice
from bree.lang.hint import hint_words
from bree.table.pick_set import ordered_answers
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import Tale

TURNS = 60  # no game between captains is half as long


def played(seed: int) -> Iterator[tuple[War, Ask]]:
    """Yield every decision of a game between two captains."""
    rng, bot = Random(seed), Captain()
    s: Any = GAME.new({})
    while (ask := GAME.waiting(s)) is not None:
        if ask.who == CHANCE:
            GAME.apply(s, sample(ask.picks, rng))
            continue
        yield s, ask
        GAME.apply(s, bot.choose(Sight(GAME, s, ask.who, ask), rng))
        assert s.turn < TURNS


@cache
def hints() -> list[tuple[Any, Ask, Hint]]:
    """Return the first hints for each kind of ask in a whole game."""
    found, seen = [], Counter[str]()
    for number, (s, ask) in enumerate(played(11)):
        seen[ask.key] += 1
        if seen[ask.key] <= 4 and len(ask.picks) > 1:
            found.append((s.clone(), ask, hint(GAME, s, ask, Captain(), Random(number))))
    return found


def test_it_is_asked_for_hints() -> None:
    assert strongest("war") == "captain"
    assert isinstance(invite("war", "captain"), Captain)


def test_every_ask_that_a_game_puts_has_its_way() -> None:
    asks = {ask.key for seed in (1, 2) for _, ask in played(seed)}
    assert asks <= set(POLICIES)
    assert set(DEFAULT_REASONS) <= set(POLICIES)


def test_a_hint_may_be_taken_has_a_reason_and_is_what_is_chosen() -> None:
    for s, ask, given in hints():
        before = to_plain(s)
        assert given.says, ask.key
        assert given.worth is None
        if ask.many:
            line = ordered_answers(GAME, s, ask, given.picks)
            assert Counter(pick for _, pick in line if pick != DONE) == Counter(p for p in given.picks if p != DONE)
        else:
            assert len(given.picks) == 1
            assert ask.offers(given.picks[0])
        assert Captain().choose(Sight(GAME, s, ask.who, ask), Random(5)) == given.picks[0]
        assert to_plain(s) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_can_be_said(language: str) -> None:
    voice = Voice(language, find("war"))
    for _, ask, given in hints():
        words = hint_words(voice, ask, "captain", *given)
        assert "{" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_rule_of_thumb(language: str) -> None:
    voice = Voice(language, find("war"))
    assert [key for key in DEFAULT_REASONS.values() if not voice.knows("hint-" + key)] == []


def test_what_is_hidden_does_not_matter() -> None:
    """The choice is the same in all worlds that look the same to the seat."""
    for number, (s, ask) in enumerate(played(3)):
        if number % 17 == 0:
            worlds: list[Any] = [GAME.imagine(s, ask.who, Random(luck)) for luck in range(3)]
            answers = {Captain().choose(Sight(GAME, world, ask.who, ask), Random(0)) for world in worlds}
            assert len(answers) == 1
        if number > 600:
            break


def test_no_army_has_two_goals_and_no_goal_is_the_own_sides() -> None:
    for s, ask in played(4):
        if ask.key == "die":
            plan = ArmyPlan(s, ask.who)
            armies = [army for goal in plan.goals for army in goal.armies]
            assert len(armies) == len(set(armies))
            assert all(goal.main in goal.armies for goal in plan.goals)


def test_an_action_that_was_begun_is_carried_out() -> None:
    """The captain carries out the action for which it chose the die, with the same regions."""
    meant: tuple[str, ...] = ()
    told = 0
    for s, ask in played(6):
        orders = DicePlans(s, ask.who)
        if ask.key == "action":
            candidate = max((one for one in orders.of(s.die) if ask.offers(one.action)), key=lambda one: one.worth)
            meant = candidate.row if candidate.action == "move" and candidate.worth > 0 else ()
        elif ask.key == "move_from" and meant and ask.facts["number"] == 1:
            sight = Sight(GAME, s, ask.who, ask)
            assert Captain().choose(sight, Random(0)) == meant[0]
            told += 1
        if told > 20:
            return
    assert told


def test_a_stronghold_before_an_enemy_is_not_left_empty() -> None:
    s: Any = GAME.new({})
    while (ask := GAME.waiting(s)) is not None and ask.who == CHANCE:
        GAME.apply(s, ask.picks[0].id)
    s.steps = dict.fromkeys(s.steps, 0)
    assert guard(s, "shadow", "moria") >= 1  # Lórien is near
    assert guard(s, "shadow", "barad_dur") == 0  # no enemy is near


def test_it_takes_the_hits_of_a_card_outside_a_battle() -> None:
    for army, lost in (("3r 1e", "isengard-elite"), ("6r 1e", "isengard-regular")):
        t = Tale.of("orthanc: isengard " + army, ("volley", "ents_awake_treebeard", "shadow", "orthanc", 1, 4)).roll(
            "4"
        )
        assert t.asked == "shadow hit"
        assert Captain().choose(Sight(GAME, t.s, "shadow", t.ask), Random(0)) == lost


def test_it_does_not_wait_for_shelobs_die() -> None:
    pool = tuple(sorted((*STANDARD, "shelobs_lair")))
    t = Tale.of("", ("move_in_mordor",), track=1, table=("mithril_coat_and_sting",), tiles=pool).answer("shelobs_lair")
    assert (t.asked, t.offers) == ("free use", "mithril_coat_and_sting pass")
    assert Captain().choose(Sight(GAME, t.s, "free", t.ask), Random(0)) == "mithril_coat_and_sting"


@pytest.mark.parametrize(("bots", "seat"), [(("captain", "greedy"), "free"), (("greedy", "captain"), "shadow")])
def test_it_beats_greedy_on_both_sides(bots: tuple[str, str], seat: str) -> None:
    study = Study("war", {}, bots, 8, seed="captain")
    study.run()
    assert study.faults == []
    assert sum(one.score[seat] for one in study.played) >= 7


def test_a_hint_takes_no_more_of_a_figure_than_the_run_may() -> None:
    """Some figures may have moved already, so not all figures in the region may move."""
    s = read("map: minas_morgul: sauron 6r | turn: 5.5 shadow | todo: tidy")
    regulars = Pick("sauron-regular", ("figure:sauron-regular",), copies=5)
    step = ("march_who", "the_shadow_is_moving", 1, "anywhere", "minas_morgul")
    ask = Ask("shadow", "march_who", "WAR-10.10", (regulars,), {}, many=True, least=1, most=6)
    ask.step = step
    assert Decision(s, ask).run(["sauron-regular"] * 6).picks == ("sauron-regular",) * 5


def test_a_hint_for_a_mixed_army_names_a_part_that_its_controller_controls() -> None:
    """Not all figures of the plan may move together: the regulars of Gondor would be too many for Rohan."""
    board = "osgiliath: gondor 4r, rohan 1r 3e; lossarnach: sauron 1r"
    step = ("attack_who", "free", 0, "osgiliath", "lossarnach")
    t = table(board, step, go="rohan_player", leading=("rohan_player", "witch_king_player"), mixed=("free-osgiliath",))
    mind = Decision(t.s, t.ask)
    assert mind.run(["gondor-regular"] * 4 + ["rohan-regular"]).picks == ("gondor-regular",)
    given = hint(GAME, t.s, t.ask, Captain(), Random(1))
    assert ordered_answers(GAME, t.s, t.ask, [*given.picks, DONE])
