"""Scenes of Elrond, Galadriel and Gandalf with Narya."""

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.battles import attack
from tests.rulebook.war.lords.turns import lords_of, playing, thrown
from tests.rulebook.war.war_story import NO_COUNCIL

HOMES = "rivendell: elves 1e; lorien: elves 2r"


@pytest.mark.rule("LME-7.4", "LME-7.11", "LME-5.4", "LME-4.20", "LME-7.27")
def test_both_keepers_come_in_one_turn_and_their_dice_in_the_next():
    tale = playing("muster muster", HOMES, ("recover",), ("hunt_allocation",), shadow="", politics="elves 2 passive")
    tale.go("muster keeper elrond")
    assert tale.here("rivendell") == "elves 1e elrond"
    # He is in play, so the power of his ring can keep the die that brought him.
    assert (tale.asked, tale.ask.facts["face"]) == ("free keep_die", "face-muster")
    tale.answer("pass")
    tale.answer("muster")
    assert "keeper" in tale.picks
    tale.go("keeper pass")
    assert tale.here("lorien") == "elves 2r galadriel"  # no other companion is left, so there is no ask
    assert tale.asked == "shadow allocate"
    assert sorted(lords_of(tale).special) == ["nenya", "vilya"]
    assert tale.s.free_pool == 4


@pytest.mark.rule("LME-7.4", "LME-7.11")
@pytest.mark.parametrize(
    ("politics", "captured", "who"),
    [
        ("sauron 1, elves 1", "", ""),
        ("sauron 0, elves 3 passive", "", "elrond galadriel"),
        ("sauron 2, elves 0", "", "elrond galadriel"),
        ("sauron 0, elves 1", "rivendell", "galadriel"),
        ("sauron 0, elves 1", "lorien rivendell", ""),
    ],
)
def test_when_the_keepers_may_come(politics: str, captured: str, who: str):
    tale = playing("muster", "grey_havens: elves 1r", politics=politics, captured=captured)
    tale.answer("muster")
    assert ("keeper" in tale.picks) == bool(who)
    if len(who.split()) == 2:
        tale.answer("keeper")
        assert sorted(tale.picks) == who.split()


@pytest.mark.rule("LME-7.28", "LME-7.4", "LME-3.3")
def test_elrond_comes_into_a_besieged_rivendell():
    board = "rivendell: elves 1e; rivendell: sauron 5r; grey_havens: elves 1r"
    tale = playing("muster", board, siege="rivendell", captured="lorien")
    tale.go("muster keeper")
    assert tale.here("rivendell", "free") == "elves 1e elrond"


@pytest.mark.rule("LME-7.7", "LME-7.3")
@pytest.mark.parametrize(
    ("army", "most"), [("2r elrond", 2), ("2e elrond", 2), ("5r 4e elrond", 5), ("3e", 0), ("1r 3e elrond", 4)]
)
def test_elven_elites_lead_beside_elrond(army: str, most: int):
    board = f"rivendell: elves {army}; fords_of_bruinen: sauron 1r"
    tale = attack(board, terms=NO_COUNCIL, bearers="hollin").go("field")
    # Leadership is two for Elrond and one for each elite, but at most the failed dice, and at most five.
    assert thrown(tale)["free"][1] == most


@pytest.mark.rule("LME-7.7")
def test_elites_elsewhere_are_only_units():
    board = "rivendell: elves 1r elrond; lorien: elves 3e galadriel; dimrill_dale: sauron 1r"
    tale = attack(board, terms=NO_COUNCIL, bearers="hollin").go("field")
    assert thrown(tale)["free"] == (3, 2)  # Galadriel's two


@pytest.mark.rule("LME-7.9", "LME-4.15", "LME-6.7", "LME-7.5", "WAR-18.1")
def test_rivendell_falls_and_with_it_elrond_his_die_and_the_power_of_vilya():
    lords = Lords(special=("vilya-event",), picked=("vilya",))
    board = "rivendell: elrond; fords_of_bruinen: sauron 5r; grey_havens: elves 1r"
    after = (("recover",), ("hunt_allocation",))
    tale = playing("vilya-event", board, *after, shadow="army", lords=lords, bearers="hollin", free_pool=5)
    tale.go("vilya-event skip army move rivendell sauron-regular sauron-regular done done")
    assert "rivendell" in tale.s.captured
    assert "elrond" in tale.s.fallen
    assert tale.asked == "shadow allocate"
    assert (lords_of(tale).gone, lords_of(tale).special) == (("vilya",), ())


@pytest.mark.rule("LME-7.14", "WAR-9.8", "WAR-9.3")
@pytest.mark.parametrize(
    ("army", "politics", "offered"),
    [
        ("2r galadriel", "", True),
        ("2r", "", False),
        ("2r galadriel", "elves 1", False),
    ],
)
def test_galadriel_recruits_behind_the_besiegers(army: str, politics: str, offered: bool):
    board = f"lorien: elves {army}; lorien: sauron 6r; minas_tirith: gondor 1r"
    captured = "rivendell woodland_realm grey_havens"
    tale = playing("muster", board, siege="lorien", captured=captured, politics=politics, bearers="hollin")
    tale.go("muster recruit")
    assert ("elves-regular" in tale.picks) == offered


@pytest.mark.rule("LME-7.14", "WAR-8.2", "WAR-8.3")
def test_a_sixth_unit_does_not_fit_into_a_besieged_lorien():
    board = "lorien: elves 4r 1e galadriel; lorien: sauron 6r; minas_tirith: gondor 1r"
    captured = "rivendell woodland_realm grey_havens"
    tale = playing("muster", board, siege="lorien", captured=captured, bearers="hollin")
    tale.go("muster recruit elves-regular done")
    assert tale.asked == "free excess"
    tale.answer("elves-regular")
    assert tale.here("lorien", "free") == "elves 4r 1e galadriel"


@pytest.mark.rule("LME-7.26", "LME-9.22", "LME-9.27", "LME-10.17", "LME-10.19", "LME-5.18", "LME-7.30", "WAR-7.19")
@pytest.mark.parametrize(
    ("minion", "comes"),
    [
        ("moria: sauron 1r balrog", False),
        ("minas_morgul: sauron 1r gothmog", False),
        ("minas_morgul: sauron 1r witch_king_chief", False),
        ("minas_morgul: sauron 1r mouth_black_numenorean", True),
        ("minas_morgul: sauron 1r witch_king", True),
    ],
)
def test_who_calls_gandalf_the_white(minion: str, comes: bool):
    board = f"edoras: rohan 1r gandalf_grey_narya; {minion}"
    tale = playing("will", board)
    tale.answer("will")
    assert ("white" in tale.picks) == comes


@pytest.mark.rule("LME-7.29", "WAR-7.22")
@pytest.mark.parametrize(("who", "dice"), [("gandalf_grey_narya", 2), ("gandalf_the_grey", 3)])
def test_the_keeper_of_narya_is_no_captain(who: str, dice: int):
    board = f"westemnet: rohan 2r {who}; fords_of_isen: isengard 3r"
    tale = attack(board, terms=NO_COUNCIL).go("isengard-regular isengard-regular isengard-regular")
    assert thrown(tale)["free"] == (dice, 1)
