"""Scenes of the Black Númenórean and the Chief of the Ringwraiths."""

from typing import Any

import pytest

from tests.rulebook.war.lords.turns import lords_of, playing
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

HOME = "minas_tirith: gondor 1r; barad_dur: sauron 1r"
CHIEF = "witch_king_chief"
MOUTH = "mouth_black_numenorean"


def shadow(dice: str, board: str, *after: Any, **given: Any) -> Tale:
    """The action turn of the Shadow. The Free Peoples have used their last die."""
    return playing("event", board, *after, shadow=dice, **{"bearers": "hollin", "shadow_pool": 9, **given}).go(
        "event skip"
    )


@pytest.mark.rule("LME-10.2", "LME-10.3", "LME-10.4", "LME-10.19")
@pytest.mark.parametrize(
    ("given", "numenorean", "lieutenant"),
    [
        ({"politics": "rohan 1"}, False, False),
        ({}, False, True),  # all are at war: only the Lieutenant
        ({"politics": "rohan 1", "captured": "moria"}, True, False),
        ({"politics": "rohan 1", "track": 0, "bearers": "morannon"}, True, True),
        ({"fallen": "mouth_of_sauron", "captured": "moria"}, False, False),
        ({"fallen": MOUTH, "captured": "moria"}, False, False),
    ],
)
def test_which_mouth_of_sauron_may_come(given: dict[str, Any], numenorean: bool, lieutenant: bool):
    tale = shadow("muster", HOME, **given).go("muster minion")
    assert (MOUTH in tale.picks, "mouth_of_sauron" in tale.picks) == (numenorean, lieutenant)


@pytest.mark.rule("LME-10.4", "LME-10.2")
def test_while_one_mouth_speaks_the_other_is_silent():
    for one, other in ((MOUTH, "mouth_of_sauron"), ("mouth_of_sauron", MOUTH)):
        tale = shadow("muster", f"{HOME}; morannon: sauron 1r {one}", captured="moria").go("muster minion")
        assert other not in tale.picks


@pytest.mark.rule("LME-10.2")
def test_he_comes_to_an_unconquered_stronghold_of_sauron():
    tale = shadow("muster", HOME, captured="moria").go(f"muster minion {MOUTH}")
    assert {"barad_dur", "minas_morgul", "morannon", "dol_guldur", "mount_gundabad"} == {*tale.picks}


@pytest.mark.rule("LME-10.6", "LME-10.19", "WAR-4.12")
def test_a_muster_result_moves_his_army_once_a_turn():
    board = f"minas_tirith: gondor 1r; minas_morgul: sauron 3r {MOUTH}; dol_guldur: sauron 3r 1n"
    tale = shadow("muster muster", board).answer("muster")
    assert "spell_move" in tale.picks
    assert "move" not in tale.picks  # he has no Messenger ability
    tale.go("spell_move south_ithilien sauron-regular")
    assert tale.asked == "shadow move_who"
    tale.go(f"sauron-regular sauron-regular {MOUTH}")
    assert tale.here("south_ithilien") == f"sauron 3r {MOUTH}"
    assert lords_of(tale).spelled
    tale.answer("muster")
    assert not {"spell_move", "spell_attack"} & {*tale.picks}


@pytest.mark.rule("LME-10.6")
def test_without_an_army_he_casts_nothing():
    tale = shadow("muster", f"{HOME}; minas_morgul: {MOUTH}").answer("muster")
    assert not {"spell_move", "spell_attack"} & {*tale.picks}


@pytest.mark.rule("LME-10.8", "LME-10.9", "LME-10.22")
def test_the_chief_comes_to_the_fellowship_and_wakes_nobody():
    tale = shadow("muster", HOME, politics="north 2 passive, elves 1 passive").go(f"muster minion {CHIEF}")
    assert tale.here("hollin") == CHIEF
    assert tale.s.passive == ("north", "elves")


@pytest.mark.rule("LME-10.8", "LME-10.23")
@pytest.mark.parametrize(
    ("given", "may"),
    [
        ({"bearers": "rivendell"}, False),
        ({"bearers": "rivendell", "captured": "rivendell"}, True),
        ({"bearers": "edoras"}, True),  # a city is not a stronghold
        ({"bearers": "morannon", "track": 2}, False),
        ({"bearers": "moria"}, True),
    ],
)
def test_where_the_fellowship_must_be_for_him(given: dict[str, Any], may: bool):
    tale = shadow("muster", HOME, **given).go("muster minion")
    assert (CHIEF in tale.picks) == may


@pytest.mark.rule("LME-10.10", "LME-10.12", "LME-10.21", "LME-10.23")
def test_on_the_track_he_takes_the_black_captains_place_once():
    board = "minas_tirith: gondor 1r; dol_guldur: sauron 2r witch_king"
    after = (("recover",), ("hunt_allocation",))
    tale = shadow("muster muster", board, *after, bearers="morannon", track=1, shadow_pool=8)
    tale.go(f"muster minion {CHIEF}")
    assert tale.here("dol_guldur") == f"sauron 2r {CHIEF}"
    assert "witch_king" not in tale.s.fallen
    tale.answer("muster")
    assert "swap_king" not in tale.picks
    tale.answer("skip")
    assert tale.s.shadow_pool == 8


@pytest.mark.rule("LME-10.11", "LME-10.25", "LME-10.12", "LME-10.13", "WAR-7.17")
def test_the_black_captain_takes_the_chiefs_place_without_an_army():
    board = f"minas_tirith: gondor 1r; hollin: {CHIEF}"
    tale = shadow("muster muster", board, politics="north 2 passive, elves 1 passive").go("muster swap_king")
    assert tale.here("hollin") == "witch_king"
    assert tale.s.passive == ()  # when he comes, all nations of the Free Peoples are active
    tale.go("muster minion")
    assert CHIEF not in tale.picks


@pytest.mark.rule("LME-10.11", "LME-10.25")
@pytest.mark.parametrize("politics", ["sauron 1", "gondor 1, rohan 1, north 1, elves 1, dwarves 1"])
def test_the_black_captain_needs_his_wars(politics: str):
    tale = shadow("muster", f"minas_tirith: gondor 1r; hollin: {CHIEF}", politics=politics).answer("muster")
    assert "swap_king" not in tale.picks


@pytest.mark.rule("LME-10.13")
@pytest.mark.parametrize(("dead", "other"), [("witch_king", CHIEF), (CHIEF, "witch_king")])
def test_no_witch_king_comes_after_the_other_has_fallen(dead: str, other: str):
    tale = shadow("muster", HOME, fallen=dead).go("muster minion")
    assert other not in tale.picks


def revealed(terms: Any, *, chief: str = "barad_dur", **given: Any) -> Tale:
    board = f"minas_tirith: gondor 1r; {chief}: {CHIEF}"
    usual = {"bearers": "hollin", "progress": 0, "box_shadow": 1, "terms": terms, "die": "character", "acting": "free"}
    return Tale.of(board, ("move_fellowship",), **{**usual, **given}).go("6")


@pytest.mark.rule("LME-10.16", "LME-O3")
@pytest.mark.parametrize("by_hunt", [True, False])
def test_he_sees_when_the_hunt_reveals_them(by_hunt: bool):
    plain = NO_COUNCIL._replace(smeagol=False, lesser=False, keepers=False)
    terms = plain if by_hunt else plain._replace(sees_revealed=False, sees_declared=True)
    tale = revealed(terms).go("zero_reveal north_dunland")
    if by_hunt:
        assert (tale.asked, sorted(tale.picks)) == ("shadow sees", ["move", "pass"])
        tale.answer("move")
        assert tale.here("north_dunland") == CHIEF
    assert tale.at_rest


@pytest.mark.rule("LME-10.16", "LME-O3")
@pytest.mark.parametrize(("where", "asked"), [("hollin", True), ("rivendell", False)])
def test_by_an_option_he_sees_what_is_declared(where: str, asked: bool):
    terms = NO_COUNCIL._replace(sees_revealed=False, sees_declared=True)
    tale = Tale.of(f"minas_tirith: gondor 1r; barad_dur: {CHIEF}", ("fellowship_phase",), terms=terms, bearers=where)
    tale.answer(where)
    assert (tale.asked == "shadow sees") == asked


def holding(chief: str, **given: Any) -> Tale:
    """The Shadow has a card that moves the Fellowship, and an Event result."""
    board = f"minas_tirith: gondor 1r; {chief}: {CHIEF}; orthanc: isengard 1r saruman"
    hands = {"free": (), "shadow": ("cruel_weather",)}
    return shadow("event", board, hands=hands, progress=1, shadow_pool=10, **given).go("event event cruel_weather")


@pytest.mark.rule("LME-10.14")
def test_the_spear_draws_a_character_card_before_the_card_acts():
    tale = holding("hollin")
    assert (tale.asked, tale.offers) == ("shadow spear", "draw pass")
    tale.answer("draw")
    assert tale.asked == "chance draw_card"
    assert "musterings_of_long_planned_war" not in tale.picks  # of the strategy deck
    tale.answer("grond")
    assert tale.asked == "shadow drive_to"
    assert tale.s.hands["shadow"] == ("grond",)


@pytest.mark.rule("LME-10.14")
def test_far_from_the_fellowship_the_spear_draws_nothing():
    assert holding("barad_dur").asked == "shadow drive_to"


@pytest.mark.rule("LME-10.15", "LME-10.14", "WAR-6.7")
@pytest.mark.parametrize("answers", ["draw grond moria", "pass moria character grond"])
def test_with_the_palantir_there_is_one_card_all_the_same(answers: str):
    tale = holding("hollin", table=("the_palantir_of_orthanc",)).go(answers)
    assert tale.at_rest
    assert tale.s.hands["shadow"] == ("grond",)
