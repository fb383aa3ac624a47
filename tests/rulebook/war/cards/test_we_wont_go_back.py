"""We Won't Go Back: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.lords_shadow_play import refused
from tests.rulebook.war.cards.shadow_play import ALONE, held
from tests.rulebook.war.lords.smeagol_story import hunted, told_of
from tests.rulebook.war.war_story import NO_COUNCIL

CARD = "we_wont_go_back"
HAND = {"free": (), "shadow": ("shadows_gather", "shelobs_lair")}
OURS = "we_shall_get_it"


@pytest.mark.rule("WAR-6.8", "LME-8.10", "LME-8.12")
def test_what_needs_smeagol_leaves_before_the_next_guide_is_chosen() -> None:
    t = told_of("legolas gimli", ("separate",), terms=NO_COUNCIL, table=(CARD,)).go("smeagol done")
    assert (t.asked, t.s.table, t.s.played) == ("free guide", ("we_shall_get_it",), (CARD,))


@pytest.mark.rule("WAR-6.7")
def test_with_smeagol_as_guide_it_lies_on_the_table() -> None:
    t = told_of("strider", ("event", "shadow", "character"), terms=NO_COUNCIL, hands=held(CARD), acting="shadow")
    t.answer(CARD)
    assert (t.at_rest, t.s.table) == (True, (CARD,))


@pytest.mark.rule("LME-8.18", "WAR-28.2")
def test_a_tile_of_his_may_cost_two_corruption_for_a_character_card_of_the_hand() -> None:
    t = hunted("smeagol", "strider", terms=NO_COUNCIL, table=(CARD,), hands=HAND)
    assert (t.asked, t.offers, t.ask.secret) == ("shadow whisper", f"shelobs_lair {CARD} pass", True)
    before = len(t.log)
    t.answer("shelobs_lair")
    assert (t.s.corruption, t.s.table, t.s.discards["shadow"]) == (2, (CARD,), ("shelobs_lair",))
    assert t.s.hands["shadow"] == ("shadows_gather",)
    assert "shelobs_lair" not in str([entry for entry in t.log[before:] if entry.to == "all"])


@pytest.mark.rule("LME-8.18")
def test_or_for_the_card_itself_or_not_at_all() -> None:
    t = hunted("smeagol", "strider", terms=NO_COUNCIL, table=(CARD,)).answer(CARD)
    assert (t.s.corruption, t.s.table, t.s.played) == (2, (), (CARD,))
    t = hunted("smeagol", "strider", terms=NO_COUNCIL, table=(CARD,)).answer("pass")
    assert (t.s.corruption, t.s.table) == (0, (CARD,))
    other = hunted("one", "strider", terms=NO_COUNCIL, table=(CARD,))
    assert (other.asked, other.s.corruption) == ("free casualty", 0), "it was no tile of his"


@pytest.mark.rule("WAR-6.8", "LME-8.12")
def test_when_smeagol_is_gone_it_leaves_and_another_comes() -> None:
    t = hunted("two", "strider legolas", terms=NO_COUNCIL, table=(CARD,)).answer("guide")
    assert (t.s.guide, t.s.table, t.s.played) == ("strider", (OURS,), (CARD,))


@pytest.mark.rule("WAR-6.5")
def test_refused_without_smeagol_as_guide_it_is_not_offered() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, fallen=ALONE) == "WAR-6.5"
