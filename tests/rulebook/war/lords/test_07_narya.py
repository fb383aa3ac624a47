"""Gandalf the Grey, Keeper of Narya (LME-7)."""

from typing import Any

import pytest

from bree.core import Step
from bree.games.war.board import STRONGHOLDS
from bree.games.war.cards.denethors_folly import wise_in_minas_tirith
from bree.games.war.cards.wizards_staff import grey_in_fellowship
from bree.games.war.figures import CHARACTERS, sort_figures
from bree.games.war.lords.ring_powers import can_narya, has_power
from bree.games.war.rules.battle.fighters import strength
from bree.games.war.rules.characters.arrivals import can_bring_white, white_places
from tests.rulebook.war.lords.people_story import lords, with_die
from tests.rulebook.war.war_story import Tale

NARYA, GREY, WHITE = "gandalf_grey_narya", "gandalf_the_grey", "gandalf_the_white"
HERALD = "nurn: witch_king"


def in_fellowship(*steps: Step, board: str = "", guide: str = NARYA, **given: Any) -> Tale:
    """He is in the Fellowship instead of the Grey Wanderer."""
    usual = lords(board).s
    companions = sort_figures([NARYA if one == GREY else one for one in usual.companions])
    aside = tuple([one for one in CHARACTERS if (one in usual.aside or one == GREY) and one != NARYA])
    return lords(board, *steps, **{"companions": companions, "aside": aside, "guide": guide, **given})


@pytest.mark.rule("LME-7.17", "LME-7.18")
def test_what_he_is_and_that_he_needs_no_council() -> None:
    facts = CHARACTERS[NARYA]
    assert (facts.level, facts.leadership, facts.special_die, facts.captain) == (3, 1, "narya", False)
    assert facts.activates == ("elves", "dwarves", "north", "rohan", "gondor")
    assert (facts.part, facts.version_of, NARYA in lords("").s.aside) == ("keepers", GREY, True)


@pytest.mark.rule("LME-7.20")
def test_he_leaves_the_fellowship_like_any_other() -> None:
    t = in_fellowship(("separate",)).go(f"{NARYA} done trollshaws")
    assert (t.here("trollshaws"), NARYA in t.s.companions, t.s.guide) == (NARYA, False, "strider")


@pytest.mark.rule("LME-7.21", "LME-7.22", "LME-7.24")
def test_his_die_comes_if_he_leads_and_a_die_was_in_the_hunt_box() -> None:
    def special(**given: Any) -> tuple[str, ...]:
        t = in_fellowship(("recover",), **{"turn": 3, **given})
        assert t.s.lords
        return t.s.lords.special

    assert special(box_free=1) == ("narya",)
    assert special(box_free=0) == ()
    assert special(box_free=1, guide="strider") == ()


@pytest.mark.rule("LME-7.23")
def test_as_the_first_guide_of_the_game_he_has_it_in_the_first_turn() -> None:
    for turn, special in ((1, ("narya",)), (2, ())):
        t = in_fellowship(("recover",), turn=turn, box_free=0)
        assert t.s.lords
        assert t.s.lords.special == special


@pytest.mark.rule("LME-7.25")
def test_his_ring_needs_him_in_a_settlement() -> None:
    peace = "rohan 3 passive, gondor 2"
    assert can_narya(lords(f"edoras: {NARYA}", politics=peace).s)
    assert not can_narya(lords(f"fords_of_isen: {NARYA}", politics=peace).s)
    assert not can_narya(lords(f"edoras: {NARYA}", politics=peace, captured="edoras").s)
    assert not can_narya(in_fellowship(bearers="edoras", politics=peace).s)


@pytest.mark.rule("LME-6.11", "WAR-6.8")
def test_what_leaves_the_table_when_a_companion_rouses_a_nation_leaves_it_for_narya_too() -> None:
    t = with_die("event", "free", f"edoras: {NARYA}", politics="rohan 2", table=("threats_and_promises",))
    t.answer("narya")
    assert (t.s.steps["rohan"], t.s.table, t.rules_of("card-leaves")) == (0, (), ["WAR-6.8"])


@pytest.mark.rule("LME-7.26")
def test_the_white_takes_his_place_where_he_is_a_siege_notwithstanding() -> None:
    t = with_die("will", "free", f"{HERALD}; lorien: elves 1r {NARYA}, sauron 5r", siege="lorien")
    t.answer("white")
    assert (t.here("lorien", "free"), t.s.fallen) == (f"elves 1r {WHITE}", (NARYA,))
    assert not can_bring_white(in_fellowship(board=HERALD).s)
    assert not can_bring_white(lords(f"bree: {NARYA}").s)


@pytest.mark.rule("LME-7.26")
def test_if_he_is_dead_the_white_comes_to_fangorn_or_an_elven_stronghold() -> None:
    s = lords(HERALD, fallen=NARYA).s
    elven = [name for name in STRONGHOLDS if name in ("grey_havens", "lorien", "rivendell", "woodland_realm")]
    assert (can_bring_white(s), white_places(s)) == (True, tuple(sorted(["fangorn", *elven])))


@pytest.mark.rule("LME-7.29")
def test_he_is_no_captain_of_the_west_and_draws_no_cards() -> None:
    assert (strength(("elves-regular", NARYA)), strength(("elves-regular", GREY))) == (1, 2)
    held = {"free": ("athelas",), "shadow": ()}
    step = ("played_by_event", "free", "athelas")
    assert in_fellowship(step, hands=held).at_rest
    assert lords("", step, hands=held, guide=GREY).asked == "free gandalf_draw"


@pytest.mark.rule("LME-7.30")
def test_his_ring_has_no_power_when_he_is_gone() -> None:
    assert has_power(lords(f"bree: {NARYA}").s, "narya")
    assert not has_power(lords("", fallen=NARYA).s, "narya")
    t = with_die("will", "free", f"{HERALD}; bree: {NARYA}").answer("white")
    assert (has_power(t.s, "narya"), t.s.rings["free"]) == (False, 3)


@pytest.mark.rule("LME-7.31")
def test_what_names_gandalf_the_grey_means_him() -> None:
    assert grey_in_fellowship(in_fellowship().s, "")
    assert not grey_in_fellowship(lords(f"bree: {NARYA}").s, "")
    assert wise_in_minas_tirith(lords(f"minas_tirith: {NARYA}").s, "")
