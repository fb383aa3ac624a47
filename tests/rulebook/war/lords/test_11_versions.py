"""Cards that name a person mean every version of him (LME-7.31, LME-10.18, LME-11.25)."""

import pytest

from bree.games.war.cards.axe_and_bow import gimli_or_legolas_in_fellowship
from bree.games.war.cards.bilbos_song import can_heal_if_led
from bree.games.war.cards.dead_men_of_dunharrow import king_in_rohan
from bree.games.war.cards.horn_of_gondor import boromir_in_fellowship
from bree.games.war.cards.house_of_the_stewards import boromir_in_gondor, can_levy_beside
from bree.games.war.combat.anduril import anduril, strider_fights
from bree.games.war.combat.blade import hobbit_fights
from bree.games.war.combat.secret_fire import gandalf_fights
from bree.games.war.effects.companions import current_king
from bree.games.war.effects.politics import is_visited
from bree.games.war.effects.requirements import king_with_army
from bree.games.war.figures import CHARACTERS, VERSIONS, has, sort_figures
from bree.games.war.map_queries import region_of_person, version_in_play
from bree.games.war.rules.battle.fighters import current_battle, edge_of
from bree.games.war.rules.characters.arrivals import can_bring_aragorn
from bree.games.war.state import War
from tests.rulebook.war.battles import attack
from tests.rulebook.war.lords.people_story import lords
from tests.rulebook.war.war_story import WHOLE, Tale

BOROMIR, GIMLI, STRIDER = "boromir_captain_general", "gimli_dwarven_lord", "strider_dunadan"


def council(board: str = "", instead: str = "", **given: object) -> War:
    """With these alternative versions in the Fellowship."""
    usual = lords(board, terms=WHOLE).s
    others = {CHARACTERS[one].version_of: one for one in instead.split()}
    companions = sort_figures([others.get(one, one) for one in usual.companions])
    aside = tuple([one for one in CHARACTERS if (one in usual.aside or one in others) and one not in companions])
    return lords(board, **{"terms": WHOLE, "companions": companions, "aside": aside, **given}).s


@pytest.mark.rule("LME-11.25")
def test_whoever_has_another_version_is_one_person() -> None:
    assert VERSIONS["boromir"] == ("boromir", BOROMIR)
    assert (has((BOROMIR,), "boromir"), has(("gimli",), "boromir")) == (True, False)
    s = lords(f"osgiliath: {BOROMIR}", terms=WHOLE).s
    assert (version_in_play(s, "boromir"), region_of_person(s, "boromir"), region_of_person(s, "gimli")) == (
        BOROMIR,
        "osgiliath",
        "",
    )
    base = Tale.of("osgiliath: boromir").s
    assert (version_in_play(base, "boromir"), region_of_person(base, "boromir")) == ("boromir", "osgiliath")


@pytest.mark.rule("LME-11.25")
def test_in_the_fellowship() -> None:
    s = council(instead=f"{BOROMIR} {GIMLI}", fallen="legolas")
    assert (boromir_in_fellowship(s, ""), gimli_or_legolas_in_fellowship(s, "")) == (True, True)
    away = lords(f"bree: {BOROMIR} {GIMLI}", terms=WHOLE, fallen="legolas").s
    assert (boromir_in_fellowship(away, ""), gimli_or_legolas_in_fellowship(away, "")) == (False, False)


@pytest.mark.rule("LME-11.25")
def test_on_the_map() -> None:
    assert not boromir_in_gondor(lords(f"bree: {BOROMIR}", terms=WHOLE).s, "")
    s = lords(f"pelargir: gondor 1r {BOROMIR}; erebor: {GIMLI}; edoras: rohan 1r {STRIDER}", terms=WHOLE).s
    assert (boromir_in_gondor(s, ""), is_visited(s, "dale erebor", ("gimli", "legolas"))) == (True, True)
    assert can_levy_beside(s, "house_of_the_stewards", "boromir", "gondor", "regular")
    assert (current_king(s), king_in_rohan(s, ""), king_with_army(s, "")) == (STRIDER, True, True)
    assert not is_visited(s, "dale woodland_realm", ("gimli", "legolas"))


@pytest.mark.rule("LME-11.25")
def test_as_the_guide() -> None:
    for guide, heals in ((STRIDER, True), ("gandalf_the_grey", False)):
        s = council(instead=STRIDER, guide=guide, corruption=2)
        assert can_heal_if_led(s, "athelas", "strider", 1) == heals


@pytest.mark.rule("LME-11.25")
def test_aragorn_takes_the_place_of_either_strider() -> None:
    t = lords(f"minas_tirith: {STRIDER}", ("bring_aragorn",), terms=WHOLE)
    assert (t.here("minas_tirith"), t.s.fallen) == ("aragorn", (STRIDER,))
    assert not can_bring_aragorn(council(instead=STRIDER))


@pytest.mark.rule("LME-7.31", "LME-11.25")
@pytest.mark.parametrize(
    ("who", "named"),
    [
        ("gandalf_grey_narya", "gandalf"), ("gandalf_the_grey", "gandalf"), ("gandalf_the_white", "gandalf"),
        (STRIDER, "strider"), ("aragorn", "strider"), ("meriadoc_of_the_shire", "hobbit"), (BOROMIR, ""),
    ],
)  # fmt: skip
def test_in_a_battle(who: str, named: str) -> None:
    t = attack(f"hollin: sauron 1r; moria: elves 1r {who}", terms=WHOLE, captured="moria").answer("field")
    holds = {"gandalf": gandalf_fights, "strider": strider_fights, "hobbit": hobbit_fights}
    assert [name for name, condition in holds.items() if condition(t.s, "")] == ([named] if named else [])


@pytest.mark.rule("LME-11.25")
@pytest.mark.parametrize(("who", "turned"), [("strider", 1), (STRIDER, 1), ("aragorn", 2), (BOROMIR, 0)])
def test_his_sword_is_his_in_either_version(who: str, turned: int) -> None:
    t = attack(f"hollin: sauron 1r; moria: elves 2r {who}", terms=WHOLE, captured="moria").answer("field")
    t.s.battle = current_battle(t.s)._replace(against=(1, 1))
    anduril(t.s, "anduril")
    assert edge_of(current_battle(t.s), "free").turned == turned
