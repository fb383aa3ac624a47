"""Scenes of the Balrog and Gothmog."""

from typing import Any

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.battles import attack
from tests.rulebook.war.lords.turns import lords_of, playing, rolled, thrown
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

HOME = "minas_tirith: gondor 1r"
USE = Lords(special=("balrog-balrog",), picked=("balrog",))
AWAKE = USE._replace(active=True)


def shadow(dice: str, board: str, *after: Any, **given: Any) -> Tale:
    """The action turn of the Shadow. The Free Peoples have used their last die."""
    return playing("event", board, *after, shadow=dice, **{"bearers": "hollin", "shadow_pool": 9, **given}).go(
        "event skip"
    )


@pytest.mark.rule("LME-9.2", "LME-9.3", "LME-9.4", "LME-9.5", "LME-9.10", "WAR-19.2")
def test_the_balrog_comes_and_rouses_elves_and_dwarves():
    tale = shadow("muster", HOME, politics="sauron 3, elves 1 passive, dwarves 3 passive, gondor 2")
    tale.go("muster minion balrog")
    assert (tale.asked, sorted(tale.picks)) == ("shadow balrog_unit", ["pass", "sauron-elite", "sauron-regular"])
    tale.answer("sauron-elite")
    assert tale.here("moria") == "sauron 1e balrog"
    assert not lords_of(tale).active
    # The passive Elves stop before war, and no nation becomes active.
    assert (tale.s.steps["elves"], tale.s.steps["dwarves"], tale.s.steps["gondor"]) == (1, 2, 2)
    assert {"elves", "dwarves"} <= {*tale.s.passive}


@pytest.mark.rule("LME-9.3", "LME-9.32", "LME-O4", "WAR-1.14")
@pytest.mark.parametrize(
    ("how", "offered"),
    [("besieged", False), ("captured", False), ("peace", True), ("peace by option", False), ("war by option", True)],
)
def test_where_the_unit_may_come_with_him(how: str, offered: bool):
    given: dict[str, Any] = {"politics": "sauron 1"}
    board = HOME
    if how == "besieged":
        given = {"siege": "moria"}
        board += "; moria: sauron 2r; moria: dwarves 3r"
    elif how == "captured":
        given = {"captured": "moria"}
        board += "; moria: dwarves 3r"
    elif how == "war by option":
        given = {}
    terms = NO_COUNCIL._replace(balrog_at_war="option" in how, rivals=False)
    tale = shadow("muster", board, terms=terms, **given).go("muster minion balrog")
    assert (not tale.at_rest and tale.ask.key == "balrog_unit") == offered
    assert "balrog" in tale.s.shadow["moria"]


@pytest.mark.rule("LME-9.11", "LME-9.17", "LME-9.12", "LME-9.13", "LME-9.16", "LME-3.5")
def test_one_result_wakes_him_and_the_next_moves_him():
    tale = shadow("balrog-balrog", HOME + "; moria: balrog", lords=USE)
    tale.answer("balrog-balrog")
    assert set(tale.picks) == {"wake_balrog", "skip"}
    tale.answer("wake_balrog")
    assert lords_of(tale).active
    assert "balrog" in tale.s.shadow["moria"]
    again = shadow("balrog-balrog", HOME + "; moria: balrog; lorien: elves 1r", lords=AWAKE)
    again.answer("balrog-balrog")
    assert set(again.picks) == {"balrog_alone", "skip"}
    again.answer("balrog_alone")
    assert "dimrill_dale" in again.picks
    assert "parth_celebrant" in again.picks  # two regions
    assert "lorien" not in again.picks  # a stronghold that the Free Peoples hold
    assert "edoras" not in again.picks


@pytest.mark.rule("LME-9.11", "LME-O5")
def test_by_an_option_the_roll_itself_wakes_him():
    tale = rolled(HOME + "; moria: balrog", "balrog", terms=NO_COUNCIL._replace(balrog_on_roll=True))
    assert lords_of(tale).active
    assert "balrog-balrog" in tale.s.shadow_dice
    slow = rolled(HOME + "; moria: balrog", "balrog")
    assert not lords_of(slow).active


@pytest.mark.rule("LME-9.14", "LME-9.15", "LME-9.9")
def test_his_army_moves_or_attacks_with_him_alone_as_leader():
    board = HOME + "; moria: sauron 2r balrog; lorien: elves 1r; mount_gundabad: sauron 2r 1n"
    tale = shadow("balrog-balrog", board, lords=AWAKE).answer("balrog-balrog")
    assert {"balrog_move", "balrog_alone"} <= {*tale.picks}
    assert "balrog_attack" not in tale.picks  # no enemy is next to Moria
    near = HOME + "; dimrill_dale: sauron 2r balrog; lorien: elves 1r"
    tale = shadow("balrog-balrog", near, lords=AWAKE).answer("balrog-balrog")
    assert {"balrog_move", "balrog_attack", "balrog_alone"} <= {*tale.picks}
    tale.answer("balrog_attack")
    assert (tale.asked, tale.ask.facts["target"]) == ("shadow attack_who", "region-lorien")


@pytest.mark.rule("LME-9.9", "LME-9.32")
@pytest.mark.parametrize(("army", "dice"), [("2r balrog", 4), ("1r 3e balrog", 5), ("2r", 2)])
def test_the_flame_of_udun_adds_two_dice(army: str, dice: int):
    board = f"moria: sauron {army}; dimrill_dale: elves 3r"
    tale = attack(board, side="free", terms=NO_COUNCIL, captured="")
    tale.go("elves-regular elves-regular elves-regular field")
    assert thrown(tale)["shadow"][0] == dice


@pytest.mark.rule("LME-9.19", "LME-9.20", "LME-9.21", "LME-9.31", "LME-9.18")
@pytest.mark.parametrize(
    ("die", "board", "may"),
    [
        ("will", "moria: sauron 1r balrog", True),
        ("character", "moria: sauron 1r balrog", False),
        ("character", "moria: sauron 1r balrog; dimrill_dale: gandalf_the_grey", False),
        ("character", "moria: sauron 1r balrog gandalf_the_grey", True),
        ("character", "moria: sauron 1r balrog gandalf_grey_narya", True),
        ("character", "moria: sauron 1r balrog gandalf_the_white", True),
        ("muster", "moria: sauron 1r balrog gandalf_the_white", False),
    ],
)
def test_who_calms_the_balrog(die: str, board: str, may: bool):
    tale = playing(die, HOME + "; " + board, lords=Lords(active=True), bearers="moria", free_pool=5).answer(die)
    assert ("calm_balrog" in tale.picks) == may
    if may:
        tale.answer("calm_balrog")
        assert not lords_of(tale).active
        assert "balrog" in tale.s.shadow["moria"]
        assert tale.s.free_dice == ()


@pytest.mark.rule("LME-9.20", "LME-9.6", "LME-4.15", "LME-9.34")
def test_calmed_outside_moria_he_is_gone_for_good():
    board = HOME + "; dimrill_dale: sauron 2r balrog"
    after = (("recover",), ("hunt_allocation",))
    lords = Lords(special=("balrog-muster",), picked=("balrog",), active=True)
    tale = playing("will", board, *after, shadow="balrog-muster", lords=lords, bearers="hollin", shadow_pool=8)
    tale.go("will calm_balrog")
    assert tale.here("dimrill_dale") == "sauron 2r"
    assert "balrog" in tale.s.fallen
    tale.answer("balrog-muster")  # this turn his die is still there
    tale.answer("minion")
    assert "balrog" not in tale.picks
    tale.answer("saruman")
    assert (tale.asked, lords_of(tale).gone, lords_of(tale).active) == ("shadow allocate", ("balrog",), False)


@pytest.mark.rule("LME-9.24", "LME-9.33", "LME-9.34")
@pytest.mark.parametrize(
    ("board", "given", "may"),
    [
        ("barad_dur: sauron 1r", {}, True),
        ("barad_dur: sauron 1r", {"politics": "sauron 1"}, False),
        ("minas_morgul: gondor 1r", {"captured": "minas_morgul"}, False),
        ("barad_dur: sauron 1r witch_king", {}, False),
        ("barad_dur: sauron 1r witch_king_chief", {}, True),
        ("barad_dur: sauron 1r", {"fallen": "gothmog"}, False),
    ],
)
def test_when_gothmog_may_come(board: str, given: dict[str, Any], may: bool):
    tale = shadow("muster", HOME + "; " + board, **given).go("muster minion")
    assert ("gothmog" in tale.picks) == may


@pytest.mark.rule("LME-9.26", "WAR-1.10")
@pytest.mark.parametrize(
    ("board", "siege", "offers"),
    [
        ("osgiliath: sauron 2r gothmog", "", "gothmog_recruit gothmog_elite"),
        ("osgiliath: sauron 2e gothmog", "", "gothmog_recruit"),
        ("osgiliath: southrons 2r gothmog", "", "gothmog_recruit"),
        ("osgiliath: gothmog", "", ""),
        ("minas_tirith: sauron 2r gothmog", "minas_tirith", "gothmog_recruit gothmog_elite"),
        ("minas_morgul: sauron 2r gothmog; minas_morgul: gondor 3r", "minas_morgul", ""),
    ],
)
def test_where_gothmog_throws_more_into_battle(board: str, siege: str, offers: str):
    tale = shadow("muster", HOME + "; " + board, siege=siege).answer("muster")
    assert sorted([pick for pick in tale.picks if pick.startswith("gothmog")]) == sorted(offers.split())


@pytest.mark.rule("LME-3.4", "LME-3.5", "LME-3.8", "LME-3.11", "LME-3.12")
def test_ground_minions_go_with_the_nazgul_action_and_a_sleeping_balrog_stays():
    board = HOME + "; moria: sauron 1r balrog; minas_morgul: sauron 1r gothmog; barad_dur: sauron 1n"
    tale = shadow("character", board).go("character nazgul")
    assert sorted(tale.picks) == ["barad_dur", "minas_morgul"]
    awake = shadow("character", board, lords=Lords(active=True)).go("character nazgul")
    assert sorted(awake.picks) == ["barad_dur", "minas_morgul", "moria"]
    awake.go("moria dimrill_dale")
    assert (awake.here("moria"), awake.here("dimrill_dale")) == ("sauron 1r", "balrog")


@pytest.mark.rule("LME-3.12", "WAR-14.4", "WAR-7.12")
def test_an_army_leaves_a_sleeping_balrog_behind():
    board = HOME + "; moria: sauron 2r balrog"
    tale = shadow("army", board).go("army move dimrill_dale")
    assert "balrog" not in tale.picks
    awake = shadow("army", board, lords=Lords(active=True)).go("army move dimrill_dale sauron-regular")
    assert "balrog" in awake.picks
