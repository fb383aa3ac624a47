"""The Free Peoples' character deck: the Ents and the Eagles."""

import pytest

from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.cards.readings import marks, strictly

ENTS = ["ents_awake_treebeard", "ents_awake_huorns", "ents_awake_entmoot"]
EAGLES = "the_eagles_are_coming"
AWAKE = "fangorn: meriadoc; rivendell: gandalf_the_white"  # where no more cards may be played


@pytest.mark.card("ents_awake_treebeard", "event")
@pytest.mark.card("ents_awake_huorns", "event")
@pytest.mark.card("ents_awake_entmoot", "event")
@pytest.mark.rule("WAR-6.12", "WAR-6.13")
@pytest.mark.parametrize("card", ENTS)
def test_three_dice_hit_the_army_in_orthanc_with_four_or_more(card: str) -> None:
    board = AWAKE + "; orthanc: isengard 3r 1e saruman"
    t = play(card, board=board, politics="isengard 2").answer(card)
    assert (t.asked, t.s.steps["isengard"]) == ("chance volley_die", 1)  # felt as an attack
    t.roll("3 4 5")
    assert (t.asked, t.offers) == ("shadow hit", "isengard-regular isengard-elite both-isengard-elite")
    t.go("isengard-regular isengard-regular")
    assert (t.at_rest, t.here("orthanc")) == (True, "isengard 1r 1e saruman")


@pytest.mark.card("ents_awake_treebeard", "event")
@pytest.mark.card("ents_awake_huorns", "event")
@pytest.mark.card("ents_awake_entmoot", "event")
@pytest.mark.rule("WAR-6.11")
@pytest.mark.parametrize("card", ENTS)
def test_with_the_last_unit_saruman_and_nazgul_are_gone(card: str) -> None:
    t = play(card, board=AWAKE + "; orthanc: isengard 2r 1n saruman").go(f"{card} 4 4 1")
    assert (t.at_rest, t.here("orthanc"), t.s.fallen[-1], t.s.pool["nazgul"]) == (True, "", "saruman", 8)


@pytest.mark.card("ents_awake_huorns", "event")
@pytest.mark.rule("WAR-6.6", "WAR-6.11")
def test_saruman_without_an_army_is_gone_and_a_nazgul_is_not() -> None:
    t = play(ENTS[1], board=AWAKE + "; orthanc: 1n saruman").answer(ENTS[1])
    assert (t.at_rest, t.here("orthanc"), t.s.fallen[-1]) == (True, "1n", "saruman")
    assert t.told("volley") == []


@pytest.mark.card("ents_awake_entmoot", "event")
@pytest.mark.rule("WAR-6.15")
def test_a_besieged_garrison_is_hit_too_and_the_besiegers_take_the_place_at_once() -> None:
    board = "fangorn: gandalf_the_white; orthanc: rohan 2r, isengard 1r"
    t = play(ENTS[2], "athelas", board=board, siege="orthanc").go(f"{ENTS[2]} 6 1 1")
    assert t.asked == "free another_event"  # the card is not over, and the place is taken
    assert (t.here("orthanc"), t.s.sieges, t.s.captured) == ("rohan 2r", (), ("orthanc",))


@pytest.mark.card("ents_awake_treebeard", "refusal")
@pytest.mark.card("ents_awake_huorns", "refusal")
@pytest.mark.card("ents_awake_entmoot", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
@pytest.mark.parametrize("card", ENTS)
def test_the_ents_need_the_white_in_play_and_a_companion_in_fangorn(card: str) -> None:
    orthanc = "; orthanc: isengard 1r"
    for board in ("fangorn: meriadoc", "edoras: gandalf_the_white"):
        assert refused(card, board=board + orthanc) == "WAR-6.5"
    assert works(card, board=AWAKE + orthanc)
    assert works(card, board="fangorn: gandalf_the_white" + orthanc)
    # Nobody is in Orthanc: nothing would come of it.
    assert refused(card, board=AWAKE) == "WAR-O5"


# One more card.


@pytest.mark.card("ents_awake_treebeard", "event")
@pytest.mark.rule("WAR-6.6", "WAR-6.4")
@pytest.mark.parametrize("region", ["fangorn", "edoras"])
def test_with_the_white_near_one_more_character_card_is_played_for_nothing(region: str) -> None:
    board = f"{region}: gandalf_the_white; fangorn: meriadoc; orthanc: isengard 1r"
    if region == "fangorn":
        board = "fangorn: gandalf_the_white meriadoc; orthanc: isengard 1r"
    hand = (ENTS[0], "bilbos_song", "elven_rope", "dead_men_of_dunharrow", "the_red_arrow")
    t = play(*hand, board=board, corruption=1).go(f"{ENTS[0]} 1 1 1")
    assert (t.asked, t.offers) == ("free another_event", "bilbos_song elven_rope pass")
    assert t.refuses("dead_men_of_dunharrow") == "WAR-6.5"
    assert t.refuses("the_red_arrow") == "WAR-6.4"
    t.answer("elven_rope")
    assert (t.at_rest, t.s.specials, t.s.played) == (True, ("elven_rope",), (ENTS[0], "elven_rope"))
    t = play(*hand, board=board, corruption=1).go(f"{ENTS[0]} 1 1 1 pass")
    assert (t.at_rest, t.s.played, t.s.corruption) == (True, (ENTS[0],), 1)


@pytest.mark.card("ents_awake_treebeard", "event")
@pytest.mark.rule("WAR-6.6")
def test_one_ent_calls_the_next_if_there_is_something_to_be_done_at_the_end() -> None:
    near = "fangorn: gandalf_the_white"
    t = play(*ENTS, board=near)
    assert marks(t) == dict.fromkeys(sorted(ENTS), True)  # each could only call another, and the last one nobody
    t = play(*ENTS, "bilbos_song", board=near, corruption=1)
    assert marks(t) == dict.fromkeys(sorted((*ENTS, "bilbos_song")), False)
    t.go("ents_awake_huorns ents_awake_entmoot")
    assert (t.asked, t.offers) == ("free another_event", "bilbos_song ents_awake_treebeard pass")
    t.answer("bilbos_song")
    assert (t.at_rest, t.s.corruption, t.s.hands["free"]) == (True, 0, ("ents_awake_treebeard",))


@pytest.mark.card("ents_awake_treebeard", "event")
@pytest.mark.rule("WAR-28.1", "WAR-6.6", "WAR-O5")
def test_who_holds_a_card_of_the_deck_is_asked_whatever_it_is() -> None:
    board = "fangorn: gandalf_the_white; orthanc: isengard 1r"
    t = play(ENTS[0], "athelas", board=board).go(f"{ENTS[0]} 1 1 1")
    assert (t.asked, marks(t)) == ("free another_event", {"athelas": True, "pass": False})
    strict = play(ENTS[0], "athelas", board=board, **strictly({})).go(f"{ENTS[0]} 1 1 1")
    assert (strict.offers, strict.refuses("athelas")) == ("pass", "WAR-O5")
    t = play(ENTS[0], "the_red_arrow", board=board).go(f"{ENTS[0]} 1 1 1")
    assert t.at_rest


# The Eagles.


@pytest.mark.card("the_eagles_are_coming", "event")
@pytest.mark.rule("WAR-6.6", "WAR-7.16")
def test_each_five_eliminates_a_nazgul_and_the_others_are_driven_away() -> None:
    board = "minas_tirith: gondor 1r gimli; osgiliath: sauron 2r 3n witch_king; dol_guldur: sauron 1r"
    t = play(EAGLES, board=board).answer(EAGLES).roll("4 5 1")
    assert t.asked == "free driven_to"
    assert set(t.picks) == {"barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"}
    t.answer("dol_guldur")
    assert (t.at_rest, t.here("osgiliath"), t.here("dol_guldur")) == (True, "sauron 2r witch_king", "sauron 1r 2n")
    assert t.s.pool["nazgul"] == 6
    assert t.facts_of("nazgul-driven") == [{"number": 2, "origin": "region-osgiliath", "region": "region-dol_guldur"}]


@pytest.mark.card("the_eagles_are_coming", "event")
@pytest.mark.rule("WAR-6.6")
def test_five_dice_at_most_and_one_of_several_armies() -> None:
    board = "minas_tirith: gondor 1r gimli, sauron 1r 1n; osgiliath: sauron 2r 7n"
    t = play(EAGLES, board=board, siege="minas_tirith").answer(EAGLES)
    assert (t.asked, t.offers) == ("free strike_where", "minas_tirith osgiliath")
    t.answer("osgiliath").roll("5 5 6 6 6")
    assert t.asked == "free driven_to"
    t = play(EAGLES, board=board, siege="minas_tirith").go(f"{EAGLES} minas_tirith 5")
    assert (t.at_rest, t.here("minas_tirith")) == (True, "gondor 1r gimli | sauron 1r")


@pytest.mark.card("the_eagles_are_coming", "event")
@pytest.mark.rule("WAR-6.6", "WAR-1.14")
def test_a_conquered_stronghold_is_no_haven() -> None:
    board = "minas_tirith: gondor 1r gimli; osgiliath: sauron 2r 1n"
    taken = "barad_dur dol_guldur morannon moria mount_gundabad"
    t = play(EAGLES, board=board, captured=taken).go(f"{EAGLES} 1")
    assert (t.at_rest, t.here("minas_morgul")) == (True, "1n")
    t = play(EAGLES, board=board, captured=taken + " minas_morgul").go(f"{EAGLES} 1")
    assert (t.at_rest, t.here("osgiliath")) == (True, "sauron 2r 1n")


@pytest.mark.card("the_eagles_are_coming", "refusal")
@pytest.mark.rule("WAR-6.5")
def test_the_eagles_need_an_army_with_a_companion_beside_an_army_with_nazgul() -> None:
    for board in (
        "minas_tirith: gimli; osgiliath: sauron 1r 1n",  # no army
        "minas_tirith: gondor 1r; osgiliath: sauron 1r 1n",  # no companion
        "minas_tirith: gondor 1r gimli; osgiliath: 1n",  # no army of theirs
        "minas_tirith: gondor 1r gimli; osgiliath: sauron 1r witch_king",  # he is none
        "minas_tirith: gondor 1r gimli; minas_morgul: sauron 1r 1n",  # too far
    ):
        assert refused(EAGLES, board=board) == "WAR-6.5"
    assert works(EAGLES, board="minas_tirith: gondor 1r gimli; osgiliath: sauron 1r 1n")
