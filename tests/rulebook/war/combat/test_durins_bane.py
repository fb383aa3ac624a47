"""Durin's Bane: the combat card, and where it is not offered."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, alone, fight, holding, refused


@pytest.mark.rule("WAR-12.9")
def test_durins_bane_from_the_hand_and_from_the_table() -> None:
    board = "lorien: elves 3r; dimrill_dale: sauron 1r"
    tale = fight(board, shadow="balrog_of_moria", who="field").roll("4 3 6")
    assert tale.here("lorien") == "elves 1r", "each 4 or more hits"
    table = attack(board, hands={"free": (), "shadow": ()}, table=("balrog_of_moria",)).answer("field")
    assert (tale.s.table, table.asked, table.offers) == ((), "shadow combat_card", "balrog_of_moria pass")
    table.answer("balrog_of_moria")
    assert (table.s.table, table.s.played) == ((), ("balrog_of_moria",))


@pytest.mark.rule("WAR-7.27", "WAR-12.4")
def test_the_balrog_fights_from_the_table_near_moria() -> None:
    table = ("balrog_of_moria",)
    t = holding("parth_celebrant: elves 2r; dimrill_dale: sauron 1r witch_king", table=table)
    assert t.go("sauron-regular witch_king" if t.ask.key == "attack_who" else "").offers == "balrog_of_moria pass"
    t.answer("balrog_of_moria").roll("4 4 1")
    assert (t.here("parth_celebrant"), t.s.table) == ("", ())
    assert (t.asked, dict(t.ask.facts)) == ("shadow sorcerer", {"deck": "deck-shadow_character"})
    far = holding("westemnet: rohan 2r; fords_of_isen: sauron 1r", table=table)
    assert refused(far, "balrog_of_moria")


@pytest.mark.rule("WAR-12.4")
def test_barred_without_what_it_requires() -> None:
    assert refused(attack(FIELD, hands=alone("balrog_of_moria", "shadow")), "balrog_of_moria")
