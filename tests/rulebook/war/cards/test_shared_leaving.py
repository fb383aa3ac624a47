"""Several cards leave the table together."""

import pytest

from tests.rulebook.war.war_story import Tale, but

MOVE = "character fellowship"


@pytest.mark.rule("WAR-6.8", "WAR-24.4")
def test_a_card_of_the_table_leaves_with_the_last_who_bore_it() -> None:
    table = ("axe_and_bow", "horn_of_gondor")
    t = Tale.of("", ("go",), free_dice=("character",), table=table).go("character separate boromir gimli done")
    t.go("rivendell gandalf_the_grey")
    assert t.s.table == ("axe_and_bow",), "Legolas is left"
    t = Tale.of(
        "", ("go",), free_dice=("character",), box_shadow=1, table=table, fallen=but("boromir gimli"), guide="gimli"
    ).go(f"{MOVE} 6 three horn_of_gondor guide")
    assert (t.at_rest, t.s.table, t.s.corruption) == (True, (), 0)


@pytest.mark.rule("WAR-6.8", "WAR-21.4")
@pytest.mark.parametrize(
    ("region", "captured", "stay"), [("edoras", "", False), ("edoras", "edoras", True), ("bree", "", True)]
)
def test_birds_and_sorrow_leave_where_the_fellowship_rests(region: str, captured: str, stay: bool) -> None:
    table = ("flocks_of_crebain", "worn_with_sorrow_and_toil")
    t = Tale.of("", ("fellowship_phase",), phase=2, bearers=region, captured=captured, table=table).answer(region)
    assert (t.s.table == table) is stay
