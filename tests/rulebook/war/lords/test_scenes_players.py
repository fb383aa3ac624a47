"""Scenes with three and four players, with and without Lords of Middle-earth."""

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.lords.turns import thrown
from tests.rulebook.war.teams_story import THREE, acting, attacking, moving, table
from tests.rulebook.war.war_story import NO_COUNCIL, WHOLE, Tale

GONDOR, ROHAN = "gondor_player", "rohan_player"
KING, SARUMAN = "witch_king_player", "saruman_player"
HOME = "minas_tirith: gondor 1r; edoras: rohan 1r; minas_morgul: sauron 1r; orthanc: isengard 1r"


@pytest.mark.rule("LME-6.14", "LME-7.4", "WAR-27.9")
@pytest.mark.parametrize(("seat", "may"), [(GONDOR, True), (ROHAN, False)])
def test_elrond_and_galadriel_are_the_gondor_players(seat: str, may: bool):
    tale = acting(HOME, seat, "muster", terms=NO_COUNCIL)
    assert ("keeper" in tale.picks) == may


@pytest.mark.rule("LME-6.16", "LME-9.2", "WAR-27.10")
def test_the_balrog_and_gothmog_are_the_witch_king_players():
    tale = acting(HOME, KING, "muster", terms=NO_COUNCIL).answer("minion")
    assert {"balrog", "gothmog"} <= {*tale.picks}
    assert "saruman" not in tale.picks
    other = acting(HOME, SARUMAN, "muster", terms=NO_COUNCIL).answer("minion")
    assert other.at_rest  # he can bring no other minion
    assert other.here("orthanc") == "isengard 1r saruman"


@pytest.mark.rule("LME-6.15", "LME-6.5")
def test_the_gondor_player_says_which_ring_the_other_spends():
    tale = table(HOME, ("go",), go=ROHAN, terms=NO_COUNCIL, free_dice=("event",), shadow_dice=("event",))
    assert tale.ask.who == ROHAN
    tale.go("ring muster")
    assert (tale.asked, sorted(tale.picks)) == (f"{GONDOR} ring_which", ["narya", "nenya", "vilya"])
    tale.answer("nenya")
    assert (tale.ask.who, tale.s.free_dice) == (ROHAN, ("muster",))


KEPT = "rivendell: elrond; lorien: galadriel"


@pytest.mark.rule("LME-6.26")
@pytest.mark.parametrize("leading", [(GONDOR, KING), (ROHAN, KING)])
@pytest.mark.parametrize("go", [GONDOR, ROHAN])
def test_the_gondor_player_is_asked_for_vilya_whoever_used_the_die(go: str, leading: tuple[str, str]):
    politics = {GONDOR: "gondor 1", ROHAN: "north 1"}[go]
    given = {"terms": NO_COUNCIL, "politics": politics, "free_dice": ("muster",), "shadow_dice": ("event",)}
    tale = table(KEPT, ("go",), go=go, leading=leading, **given).go("muster diplomacy")
    assert (tale.asked, tale.offers) == (f"{GONDOR} keep_die", "keep pass")
    tale.answer("keep")
    assert (tale.s.free_dice, tale.ask.who in (KING, SARUMAN)) == (("muster",), True)
    assert [entry.rule for entry in tale.told("ring-power")] == ["LME-6.9"]


@pytest.mark.rule("LME-6.26", "WAR-27.6")
@pytest.mark.parametrize("leading", [(GONDOR, KING), (ROHAN, KING)])
@pytest.mark.parametrize("go", [GONDOR, ROHAN])
def test_the_gondor_player_is_asked_for_nenya_whoever_leads_the_hunted(go: str, leading: tuple[str, str]):
    given = {"terms": NO_COUNCIL, "free_dice": ("character",), "shadow_dice": ("event",), "box_shadow": 1}
    board = "lorien: galadriel"
    tale = table(board, ("go",), go=go, leading=leading, **given).go("character fellowship 6 eye")
    assert (tale.asked, tale.offers) == (f"{GONDOR} nenya", "spend pass")
    tale.go("spend two")
    assert tale.asked == f"{leading[0]} casualty"  # all other effects of the hunt are decided by the leading player


@pytest.mark.rule("LME-6.26", "LME-6.22")
def test_the_gondor_player_is_asked_for_nenya_at_the_challenge_of_the_king_too():
    step = ("challenge", "challenge_of_the_king", 3)
    tale = table("lorien: galadriel; edoras: rohan 1r aragorn", step, go=ROHAN, terms=NO_COUNCIL).go("eye")
    assert (tale.asked, tale.ask.rule) == (f"{GONDOR} nenya", "LME-6.22")


@pytest.mark.rule("LME-6.26")
def test_a_single_player_of_the_free_peoples_is_asked_for_both_powers():
    given = {"terms": NO_COUNCIL, "free_dice": ("character",), "shadow_dice": ("event",), "box_shadow": 1}
    tale = table(KEPT, ("go",), go="free", leading=THREE, **given).go("character fellowship 6 eye")
    assert tale.asked == "free nenya"
    tale.go("spend two none")
    assert tale.asked == "free keep_die"


@pytest.mark.rule("LME-6.26", "LME-6.11")
@pytest.mark.parametrize("go", [GONDOR, ROHAN])
def test_whoever_acts_uses_the_power_of_narya(go: str):
    given = {"terms": NO_COUNCIL, "politics": "north 2 passive", "free_dice": ("event",), "shadow_dice": ("event",)}
    tale = table("dale: gandalf_grey_narya", ("go",), go=go, **given).go("event narya")
    assert (tale.s.steps["north"], tale.s.lords is not None and tale.s.lords.rings) == (0, ("nenya", "vilya"))


@pytest.mark.rule("LME-6.17", "LME-6.18", "LME-6.19", "LME-6.20")
@pytest.mark.parametrize("leading", [(GONDOR, KING), (ROHAN, SARUMAN)])
def test_leaders_choose_special_dice_and_anybody_uses_them(leading: tuple[str, str]):
    board = "rivendell: elrond; lorien: galadriel; moria: balrog; minas_morgul: sauron 1r gothmog"
    special = ("vilya", "nenya", "balrog", "gothmog")
    other = ROHAN if leading[0] == GONDOR else GONDOR
    given = {"terms": NO_COUNCIL, "lords": Lords(special=special), "free_used": 0, "shadow_used": 0}
    tale = table(board, ("action_roll",), ("action_phase",), go=other, leading=leading, **given)
    tale.go("event event event event event event event event event event event muster drawing muster army")
    assert tale.asked == f"{leading[1]} special_die"  # seven and two against four and two
    tale.answer("balrog")
    assert tale.asked == f"{leading[0]} special_die"
    tale.answer("vilya")
    assert (tale.asked, "vilya-muster" in tale.picks) == (f"{other} die", True)


@pytest.mark.rule("LME-11.19")
@pytest.mark.parametrize("seat", [KING, SARUMAN])
def test_any_shadow_player_may_use_a_token(seat: str):
    lords = Lords(tokens=("banner", "wings"))
    tale = table(
        HOME + "; barad_dur: sauron 1n",
        ("go",),
        go=seat,
        terms=WHOLE,
        lords=lords,
        free_dice=("event",),
        shadow_dice=("event",),
        politics="sauron 1, isengard 1, southrons 1",
    )
    assert {"token-banner", "token-wings"} <= {*tale.picks}
    tale.answer("token-banner")
    if seat == SARUMAN:
        assert sorted(tale.picks) == ["isengard", "southrons"]
    else:
        assert tale.s.steps["sauron"] == 0  # his only nation


@pytest.mark.rule("WAR-27.18", "WAR-7.25")
@pytest.mark.parametrize(("four", "again"), [(True, 2), (False, 0)])
def test_southron_elites_lead_only_with_three_or_four(four: bool, again: int):
    board = "orthanc: isengard 1r saruman; pelargir: gondor 3r; west_harondor: southrons 2e"
    if four:
        tale = attacking(board, SARUMAN)
    else:
        tale = Tale.of(board, ("attack", "shadow", 0), ("tidy",), die="army", acting="shadow")
    tale.go("southrons-elite southrons-elite")
    assert thrown(tale)["shadow"] == (2, again)


@pytest.mark.rule("WAR-27.9", "WAR-27.10")
def test_own_troops_only():
    board = "minas_tirith: gondor 2r; edoras: rohan 2r; dale: north 2r; lorien: elves 2r"
    ours = moving(board, GONDOR)
    theirs = moving(board, ROHAN)
    assert {"minas_tirith", "lorien"} == {*ours.picks}
    assert {"edoras", "dale"} == {*theirs.picks}


@pytest.mark.rule("WAR-27.13", "WAR-27.11")
@pytest.mark.parametrize(
    ("army", "who"),
    [
        ("gondor 3r, rohan 2r", GONDOR),
        ("gondor 2r, rohan 3r", ROHAN),
        ("gondor 1r 1e, rohan 2r", GONDOR),
        ("gondor 2r, rohan 2r", GONDOR),
    ],
)
def test_who_fights_for_a_mixed_army_that_is_attacked(army: str, who: str):
    board = f"osgiliath: {army}; north_ithilien: sauron 3r"
    hands = {GONDOR: ("athelas",), ROHAN: ("axe_and_bow",)}
    tale = attacking(board, KING, hands=hands).go("sauron-regular sauron-regular sauron-regular")
    assert tale.asked == f"{who} combat_card"


@pytest.mark.rule("WAR-27.20")
def test_the_single_player_serves_another_nation_in_between():
    tale = table(
        HOME,
        ("go",),
        go="free",
        leading=THREE,
        free_dice=("muster", "muster"),
        shadow_dice=("event", "event"),
        politics="gondor 2, rohan 2",
    )
    tale.go("muster diplomacy gondor")
    assert tale.ask.who in (KING, SARUMAN)
    tale.go("event skip muster diplomacy")  # only Rohan can be advanced, so there is no ask
    assert (tale.s.steps["gondor"], tale.s.steps["rohan"]) == (1, 1)


@pytest.mark.rule("WAR-27.10", "LME-10.16")
@pytest.mark.parametrize("leads", [KING, SARUMAN])
def test_the_chief_comes_when_the_witch_king_player_sends_him(leads: str):
    board = "minas_tirith: gondor 1r; barad_dur: witch_king_chief"
    given = {"terms": NO_COUNCIL, "box_shadow": 1, "bearers": "hollin", "die": "character", "shadow_pool": 8}
    tale = table(board, ("move_fellowship",), go=GONDOR, leading=(GONDOR, leads), **given)
    tale.go("6 zero_reveal north_dunland")
    assert tale.asked == f"{KING} sees"
    tale.answer("move")
    assert tale.here("north_dunland") == "witch_king_chief"


@pytest.mark.rule("LME-6.11", "WAR-27.9")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_the_power_of_narya_moves_a_teammates_nation_too(seat: str):
    board = "edoras: rohan 1r; minas_tirith: gondor 1r gandalf_grey_narya"
    tale = acting(board, seat, "event", terms=NO_COUNCIL, politics="gondor 2 passive, rohan 2 passive")
    tale.answer("narya")
    assert (tale.s.steps["gondor"], tale.s.passive) == (0, ("rohan",))
