"""The Mouth of Sauron, the Black Númenórean (LME-10)."""

import pytest

from bree.games.war.figures import CHARACTERS
from bree.games.war.rules.battle.fighters import current_battle
from bree.games.war.rules.characters.arrivals import minions_ready
from bree.games.war.rules.turn.phases import dice_of
from bree.games.war.state import Lords
from tests.rulebook.war.lords.people_story import lords, missed, with_die
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

NOT_ALL = "isengard 1, north 1"  # of the Free Peoples are at war
SIEGE = "minas_tirith: sauron 3r mouth_black_numenorean, gondor 3r"


@pytest.mark.rule("LME-10.1")
def test_what_he_is() -> None:
    facts = CHARACTERS["mouth_black_numenorean"]
    assert (facts.level, facts.leadership, facts.action_die, facts.special_die) == (3, 2, 1, "")
    assert dice_of(lords("nurn: mouth_black_numenorean").s, "shadow") == 8


@pytest.mark.rule("LME-10.2")
def test_he_comes_when_the_free_peoples_have_a_point() -> None:
    name = "mouth_black_numenorean"
    assert name not in minions_ready(lords("", politics=NOT_ALL).s)
    assert name in minions_ready(lords("", politics=NOT_ALL, captured="moria").s)
    assert name in minions_ready(lords("", politics=NOT_ALL, captured="angmar").s)  # one point is enough
    assert name not in minions_ready(lords("", politics=NOT_ALL, captured="edoras").s)
    t = with_die("muster", "shadow", "", politics=NOT_ALL, captured="moria").go(f"minion {name}")
    assert (t.asked, t.offers) == ("shadow minion_at", "barad_dur dol_guldur minas_morgul morannon mount_gundabad")
    t.answer("dol_guldur")
    assert (t.here("dol_guldur"), t.rules_of("enters")) == (name, ["LME-10.2"])


@pytest.mark.rule("LME-10.3")
def test_or_when_the_fellowship_is_in_mordor_but_not_because_all_are_at_war() -> None:
    name = "mouth_black_numenorean"
    assert name in minions_ready(lords("", politics=NOT_ALL, track=0).s)
    assert [one for one in minions_ready(lords("").s) if "mouth" in one] == ["mouth_of_sauron"]


@pytest.mark.rule("LME-10.4")
def test_one_version_keeps_the_other_out() -> None:
    one, other = "mouth_of_sauron", "mouth_black_numenorean"
    for here, away in ((one, other), (other, one)):
        assert away not in minions_ready(lords(f"nurn: {here}", track=0).s)
        assert away not in minions_ready(lords("", track=0, fallen=here).s)
    assert {one, other} <= set(minions_ready(lords("", track=0).s))


@pytest.mark.rule("LME-10.5")
def test_his_lore_prolongs_a_siege_battle_once_for_nothing() -> None:
    t = Tale.of(SIEGE, ("attack", "shadow", 0), ("tidy",), siege="minas_tirith", terms=NO_COUNCIL, die="army")
    t.go("sauron-regular sauron-regular sauron-regular mouth_black_numenorean")
    missed(t)
    assert (t.offers, t.refuses("on"), t.refuses("extend-sauron")) == ("cease lore", "WAR-16.11", "WAR-16.11")
    t.answer("lore")
    assert (current_battle(t.s).round, t.rules_of("lore"), t.s.lords) == (2, ["LME-10.5"], Lords(lore=True))
    missed(t)
    assert (t.at_rest, t.s.lords, t.here("minas_tirith", "shadow")) == (
        True, Lords(), "sauron 3r mouth_black_numenorean",
    )  # fmt: skip


@pytest.mark.rule("LME-10.5", "LME-10.20")
def test_elites_may_be_spent_before_and_after_and_in_the_rearguard_he_knows_nothing() -> None:
    board = SIEGE.replace("3r", "2r 1e", 1)

    def at_cease(who: str) -> Tale:
        steps = (("attack", "shadow", 0), ("tidy",))
        t = Tale.of(board, *steps, siege="minas_tirith", terms=NO_COUNCIL, die="army")
        return missed(t.go(who))

    all_go = "sauron-regular sauron-regular sauron-elite mouth_black_numenorean"
    t = at_cease(all_go)
    assert t.offers == "cease lore extend-sauron"
    missed(t.answer("lore"))
    assert (t.offers, t.refuses("lore")) == ("cease extend-sauron", "LME-10.5")
    assert at_cease("sauron-regular sauron-elite done").offers == "cease extend-sauron"


@pytest.mark.rule("LME-10.6")
def test_once_a_turn_a_muster_result_moves_his_army() -> None:
    board = "nurn: sauron 2r mouth_black_numenorean; umbar: southrons 2r 1n; morannon: sauron 3r"
    t = with_die("muster", "shadow", board)
    assert ("spell_move" in t.picks, t.refuses("spell_attack"), "move" in t.picks) == (True, "LME-10.6", False)
    t.answer("spell_move")
    assert (t.asked, t.copies(), t.ask.least) == (
        "shadow move_who", {"sauron-regular": 2, "mouth_black_numenorean": 1}, 2,
    )  # fmt: skip
    t.go("sauron-regular mouth_black_numenorean done")
    assert (t.here("gorgoroth"), t.s.lords and t.s.lords.spelled) == ("sauron 1r mouth_black_numenorean", True)
    t.answer("muster")
    assert t.refuses("spell_move") == "LME-10.6"
    t.s.todo = [("recover",)]
    t.game.rules.settle(t.s)
    assert t.s.lords == Lords()


@pytest.mark.rule("LME-10.6")
def test_or_it_attacks_with_his_army() -> None:
    board = "south_ithilien: sauron 1r mouth_black_numenorean; osgiliath: gondor 1r; nurn: sauron 2r"
    t = with_die("army_muster", "shadow", board)
    assert ("spell_move" in t.picks, "spell_attack" in t.picks) == (True, True)
    t.answer("spell_attack")
    b = current_battle(t.s)
    assert (b.origin, b.target, b.rear, t.s.lords and t.s.lords.spelled) == ("south_ithilien", "osgiliath", (), True)
    assert with_die("event", "shadow", board).refuses("spell_attack") == "WAR-4.17"


@pytest.mark.rule("LME-10.6")
def test_not_alone_and_not_by_the_lieutenant() -> None:
    t = with_die("muster", "shadow", "nurn: mouth_black_numenorean; umbar: southrons 2r 1n")
    assert (t.refuses("spell_move"), t.refuses("spell_attack")) == ("LME-10.6", "LME-10.6")
    other = with_die("muster", "shadow", "nurn: sauron 2r mouth_of_sauron")
    assert other.refuses("spell_move") == "LME-10.6"


@pytest.mark.rule("LME-10.19")
def test_he_is_no_messenger() -> None:
    t = with_die("muster", "shadow", "nurn: sauron 2r mouth_black_numenorean")
    assert ("move" in t.picks, t.refuses("move")) == (False, "WAR-4.15")
    assert "move" in with_die("muster", "shadow", "nurn: sauron 2r mouth_of_sauron").picks
