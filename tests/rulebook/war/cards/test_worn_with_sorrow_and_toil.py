"""Worn with Sorrow and Toil: its event, and where it cannot be played."""

import pytest

from bree.games.war.view import view
from tests.rulebook.war.cards import scenes, shadow_scenes
from tests.rulebook.war.cards.shadow_play import play, refused
from tests.rulebook.war.lords.smeagol_story import told_of
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

CARD = "worn_with_sorrow_and_toil"
SORROW = (CARD,)
HANDS = {"free": ("athelas", "elven_rope", "the_red_arrow"), "shadow": ()}


def fallen(**given: object) -> Tale:
    """A tile costs a companion while the card is on the table."""
    given = {"table": SORROW, "hands": HANDS, "bearers": "hollin", "box_shadow": 1, **given}
    return Tale.of("", ("move_fellowship",), **given).go("6 two guide")


@pytest.mark.rule("WAR-6.8", "LME-8.11")
def test_what_a_declaration_ends_leaves_before_smeagols_successor_is_chosen() -> None:
    given = {"table": (CARD,), "bearers": "lorien", "terms": NO_COUNCIL}
    t = told_of("legolas gimli", ("declare",), **given).go("lorien")
    assert (t.asked, t.s.table, t.s.played) == ("free guide", ("we_shall_get_it",), (CARD,))


@pytest.mark.rule("WAR-6.1", "WAR-24.4")
def test_sorrow_comes_with_every_casualty_but_not_with_the_lure() -> None:
    given = {
        "bearers": "hollin",
        "table": (CARD,),
        "hands": {"free": ("athelas", "the_red_arrow")},
    }
    t = scenes.play("foul_thing_from_the_deep", "", **given, **scenes.pool("one two")).go("one gimli")
    assert (t.asked, t.offers) == ("shadow hope", "hand pass")
    t.answer("hand")
    assert (t.asked, t.offers) == ("chance lost_card", "athelas"), "of the character deck"
    t = scenes.play("lure_of_the_ring", "", hidden=False, **given).go("gimli lose")
    assert (t.asked, t.s.hands["free"]) == ("free guide", ("athelas", "the_red_arrow"))


@pytest.mark.rule("WAR-6.7")
def test_it_is_put_on_the_table_and_stays() -> None:
    t = play(CARD)
    assert (t.at_rest, t.s.table, t.s.played, t.s.hands["shadow"]) == (True, (CARD,), (), ())


@pytest.mark.rule("WAR-24.4", "WAR-28.1", "WAR-28.2")
def test_a_casualty_may_cost_a_card_of_the_hand() -> None:
    t = fallen()
    assert (t.asked, t.offers, t.s.table) == ("shadow hope", "hand pass", SORROW)
    t.answer("hand")
    assert (t.asked, t.offers, {pick.weight for pick in t.ask.picks}) == (
        "chance lost_card", "athelas elven_rope", {1},
    )  # fmt: skip
    before = len(t.log)
    t.answer("elven_rope")
    assert (t.s.hands["free"], t.s.discards["free"], t.s.played) == (("athelas", "the_red_arrow"), ("elven_rope",), ())
    # Face down: only its owner learns which card it is.
    public = [entry for entry in t.log[before:] if entry.to == "all"]
    assert [entry.key for entry in public][:1] == ["loses-card"]
    assert "elven_rope" not in str(public)
    assert "elven_rope" not in str(view(t.s, "shadow"))
    assert [entry.to for entry in t.told("discarded")] == ["free"]
    assert (t.s.table, t.s.fallen[-1]) == (SORROW, "gandalf_the_grey")


@pytest.mark.rule("WAR-24.4")
def test_or_one_that_lies_on_the_table_or_none() -> None:
    table = ("a_power_too_great", "wizards_staff", *SORROW)
    hands = {"free": ("the_red_arrow",), "shadow": ()}
    t = Tale.of("", ("move_fellowship",), table=table, hands=hands, bearers="hollin", box_shadow=1)
    t.go("6 pass two guide")
    assert (t.asked, t.offers) == ("shadow hope", "wizards_staff pass")
    t.answer("wizards_staff")
    assert (t.s.table, t.s.played) == (("a_power_too_great", *SORROW), ("wizards_staff",))
    none = fallen().answer("pass")
    assert (none.s.hands, none.s.table, none.s.fallen[-1]) == (HANDS, SORROW, "gandalf_the_grey")
    empty = fallen(hands={"free": ("the_red_arrow",), "shadow": ()})
    assert empty.told("companion-lost") != []  # there is nothing to discard, so there is no ask


@pytest.mark.rule("WAR-6.8", "WAR-1.14")
def test_it_leaves_at_once_when_the_fellowship_is_declared_in_a_refuge() -> None:
    shadow_scenes.it_leaves_at_once_when_the_fellowship_is_declared_in_a_refuge(CARD)


@pytest.mark.rule("WAR-6.4")
def test_refused_an_army_or_muster_result_does_not_play_it() -> None:
    for face in ("army", "muster", "army_muster"):
        assert refused(CARD, face=face, shadow_dice=tuple(sorted((face, "character")))) == "WAR-6.5"
