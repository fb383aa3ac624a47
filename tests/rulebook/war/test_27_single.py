"""WAR section 27: the single player of the Free Peoples never uses two actions in a row on the same nation."""

import pytest

from bree.games.war.figures import CHARACTERS
from bree.games.war.rules.characters.arrivals import WARDENS
from bree.games.war.state import Terms
from tests.rulebook.war.teams_story import THREE, acting, acts, single, table, worn

# What counts. Each line has a die, a board, politics, cards of the hand, answers, and the nations that must rest.
ACTIONS = {
    "a move": ("army", "osgiliath: gondor 2r", "", "", "move lossarnach gondor-regular gondor-regular", "gondor"),
    "two moves": (
        "army", "osgiliath: gondor 1r; edoras: rohan 1r; dale: north 1r", "", "",
        "move osgiliath lossarnach edoras folde", "gondor rohan",
    ),
    "an attack": ("army", "osgiliath: gondor 1r; south_ithilien: sauron 1r", "", "", "attack 1 1 cease", "gondor"),
    "an advance": (
        "army", "osgiliath: gondor 1r; south_ithilien: sauron 1r", "", "", "attack 6 1 gondor-regular", "gondor",
    ),
    "a recruit": ("muster", "", "", "", "recruit gondor-regular pelargir done", "gondor"),
    "two recruits": ("muster", "", "", "", "recruit gondor-regular pelargir rohan-regular edoras", "gondor rohan"),
    "an elite": ("muster", "", "", "", "recruit dwarves-elite erebor", "dwarves"),
    "a Leader": ("muster", "dale: north 1r; lorien: elves 1r", "", "", "recruit north-leader done", "north"),
    "diplomacy": ("muster", "", "gondor 2, rohan 2", "", "diplomacy rohan", "rohan"),
    "a card that brings troops": ("muster", "", "", "guards_of_the_citadel", "gondor-elite", "gondor"),
    "a card with two nations": (
        "muster", "", "", "swords_in_eriador", "north-elite dwarves-elite faramirs_rangers", "dwarves north",
    ),
    "a card that advances": ("army", "", "elves 2", "a_power_too_great", "", "elves"),
    "a card that calls to war": ("muster", "erebor: gimli", "dwarves 2", "book_of_mazarbul", "done", "dwarves"),
    "a counsel": ("muster", "", "gondor 2, north 2", "wisdom_of_elrond", "north", "north"),
    "a card that stirs": (
        "character", "erebor: gimli", "dwarves 3, elves 2, north 1", "there_and_back_again",
        "strider done rivendell", "dwarves elves north",
    ),
    "a promotion": (
        "character", "edoras: rohan 1r strider", "", "the_grey_company", "faramirs_rangers king_brands_men", "rohan",
    ),
    "men who rise": ("character", "edoras: strider", "", "dead_men_of_dunharrow", "pelargir 2", "gondor"),
    "nobody who rises": ("character", "edoras: strider", "", "dead_men_of_dunharrow", "pelargir 0", ""),
    "paths of the woods": ("army", "edoras: rohan 2r", "", "paths_of_the_woses", "rohan-regular done", "rohan"),
    "a march": (
        "army", "edoras: rohan 1r strider", "", "through_a_day_and_a_night",
        "folde druadan_forest", "rohan",
    ),
    "the Fellowship": ("character", "", "", "", "fellowship", ""),
    "a separation": ("character", "", "", "", "separate gimli done rivendell strider", ""),
    "companions": ("character", "edoras: gimli", "", "", "companions westemnet", ""),
    "a card that is drawn": ("event", "", "", "", "draw_character athelas", ""),
    "a die that is put away": ("army", "osgiliath: gondor 2r", "", "", "skip", ""),
}  # fmt: skip


@pytest.mark.rule("WAR-27.20")
@pytest.mark.parametrize("name", ACTIONS)
def test_what_an_action_is_on(name: str) -> None:
    face, board, politics, card, answers, nations = ACTIONS[name]
    hands = {"hands": {"free": (card,)}} if card else {}
    tale = single(board, face, politics=politics, **hands)
    tale.go(f"{face} event {card} {answers}" if card else f"{face} {answers}")
    assert (tale.asked, worn(tale)) == ("witch_king_player die", nations)


@pytest.mark.rule("WAR-27.20", "WAR-7.23")
@pytest.mark.parametrize("who", WARDENS)
def test_a_companion_at_home_does_not_advance_his_nation_twice_in_a_row(who: str) -> None:
    nation, home = CHARACTERS[who].advances, CHARACTERS[who].advances_in[0]
    lords = CHARACTERS[who].version_of != ""
    given = {"terms": Terms(council=True)} if lords else {}
    tale = single(f"{home}: {who}", "event event event", politics=f"{nation} 3", **given)
    acts(tale, f"event warden-{nation}")
    assert (tale.s.steps[nation], worn(tale)) == (2, nation)
    tale.go("event")
    assert f"warden-{nation}" not in tale.picks
    tale.go("skip event skip event")
    assert f"warden-{nation}" in tale.picks


@pytest.mark.rule("WAR-27.20", "WAR-7.23")
def test_in_a_team_of_two_they_may() -> None:
    dice = {"free_dice": ("event", "event"), "shadow_dice": ("event",)}
    tale = table("erebor: gimli", ("go",), go="rohan_player", politics="dwarves 3", **dice)
    tale.go("event warden-dwarves event skip")
    assert (tale.asked, worn(tale)) == ("gondor_player die", "")
    tale.go("event warden-dwarves")
    assert tale.s.steps["dwarves"] == 1


# What a resting nation cannot do.


@pytest.mark.rule("WAR-27.20")
def test_a_nation_that_moved_does_not_move_again_in_the_next_action() -> None:
    tale = single("osgiliath: gondor 2r; edoras: rohan 2r; lorien: elves 1r", "army army army")
    acts(tale, "army move osgiliath lossarnach gondor-regular gondor-regular done").go("army move")
    assert tale.offers == "edoras lorien"
    assert tale.refuses("lossarnach") == "WAR-27.20"


@pytest.mark.rule("WAR-27.20")
@pytest.mark.parametrize(
    "first", ["move osgiliath lossarnach gondor-regular done done", "attack osgiliath gondor-regular done 1 1 cease"]
)
def test_nor_does_it_attack(first: str) -> None:
    board = "osgiliath: gondor 3r; south_ithilien: sauron 1r; edoras: rohan 1r; westemnet: isengard 1r"
    tale = single(board, "army army army")
    acts(tale, f"army {first}").go("army attack")
    # Only Rohan may act, so there is no ask for the region.
    assert tale.s.battle is not None
    assert (tale.s.battle.origin, tale.s.battle.target) == ("edoras", "westemnet")
    tale.go("1 1 cease event skip army attack")
    assert (tale.asked, tale.ask.facts["region"]) == ("free attack_who", "region-osgiliath")


@pytest.mark.rule("WAR-27.20")
def test_nor_does_it_recruit_nor_advance() -> None:
    tale = single("osgiliath: gondor 1r", "army muster")
    acts(tale, "army move lossarnach").go("muster recruit")
    assert tale.refuses("gondor-regular") == "WAR-27.20"
    assert "rohan-regular" in tale.picks
    step = single("osgiliath: gondor 1r", "army muster", politics="gondor 2, rohan 2, elves 1")
    acts(step, "army move lossarnach").go("muster diplomacy")
    assert step.offers == "elves rohan"
    assert step.refuses("gondor") == "WAR-27.20"


@pytest.mark.rule("WAR-27.20")
@pytest.mark.parametrize("rank", ["regular", "elite"])
def test_a_nation_that_recruited_rests_as_well(rank: str) -> None:
    tale = single(
        "osgiliath: gondor 1r; edoras: rohan 1r", "army muster muster", politics="north 2, elves 2, dwarves 2"
    )
    acts(tale, f"muster recruit gondor-{rank} pelargir" + " done" * (rank == "regular")).go("muster recruit")
    assert tale.offers == "rohan-regular rohan-leader rohan-elite"
    assert tale.refuses("gondor-regular") == "WAR-27.20"
    tale.go("rohan-elite edoras event skip")
    # Gondor has rested for one action.
    assert worn(tale) == "rohan"
    assert tale.go("army move").refuses("edoras") == "WAR-27.20"


@pytest.mark.rule("WAR-27.20", "WAR-9.12")
def test_a_card_brings_no_troops_of_a_nation_that_rests_and_does_the_rest() -> None:
    hands = {"hands": {"free": ("kindred_of_glorfindel",)}}
    tale = single("lorien: elves 1r", "army muster", **hands)
    acts(tale, "army move dimrill_dale").go("muster event kindred_of_glorfindel")
    assert (tale.asked, tale.told("recruited")) == ("chance draw_card", [])
    rested = single("lorien: elves 1r", "army muster", **hands)
    acts(rested, "army skip").go("muster event kindred_of_glorfindel")
    assert rested.asked == "free levy_which"


@pytest.mark.rule("WAR-27.20", "WAR-19.2")
def test_nor_does_a_card_call_it_to_war() -> None:
    hands = {"hands": {"free": ("book_of_mazarbul",)}}
    for first, steps in (("army warden-dwarves", 1), ("army skip", 0)):
        tale = single("erebor: gimli", "army muster", politics="dwarves 2", **hands)
        acts(tale, first).go("muster event book_of_mazarbul done")
        assert tale.s.steps["dwarves"] == steps


# Actions in between.


@pytest.mark.rule("WAR-27.20")
@pytest.mark.parametrize("between", ["character skip", "character fellowship", "event draw_character athelas"])
def test_what_is_on_no_nation_lies_between(between: str) -> None:
    tale = single("osgiliath: gondor 1r", f"army army {between.split(maxsplit=1)[0]}")
    acts(tale, "army move lossarnach")
    acts(tale, between)
    assert worn(tale) == ""
    tale.go("army move osgiliath")
    assert tale.here("osgiliath") == "gondor 1r"


@pytest.mark.rule("WAR-27.20", "WAR-4.6")
def test_to_pass_is_no_action_nor_is_to_use_an_elven_ring() -> None:
    board = "osgiliath: gondor 1r; edoras: rohan 1r; lorien: elves 1r"
    tale = single(board, "army muster", shadow_dice=("event",) * 4)
    acts(tale, "army move osgiliath lossarnach done")
    tale.go("pass event skip ring army")
    assert (tale.asked, worn(tale)) == ("free die", "gondor")
    assert tale.go("army move").refuses("lossarnach") == "WAR-27.20"


@pytest.mark.rule("WAR-27.20")
def test_what_the_shadow_does_counts_for_nobody() -> None:
    board = "osgiliath: gondor 1r; edoras: rohan 1r; lorien: elves 1r; orthanc: isengard 1r; barad_dur: sauron 1r"
    tale = single(board, "army army", shadow_dice=("army", "army"))
    tale.go("army move osgiliath lossarnach done army move")
    assert (tale.asked, worn(tale)) == ("free die", "gondor")
    tale.go("army move edoras folde done")
    assert worn(tale) == "rohan"
    # Nations of the Shadow need not rest.
    assert "move" in tale.go("army").picks


@pytest.mark.rule("WAR-27.20", "WAR-3.1")
def test_in_a_new_turn_everybody_may_act() -> None:
    tale = single("osgiliath: gondor 1r", "army", ("turn",), shadow_dice=(), turn=1)
    tale.go("army move lossarnach")
    while tale.ask.key != "die":
        tale.answer("army_muster" if tale.ask.key == "action_die" else tale.picks[-1])
    assert (tale.asked, tale.s.turn, worn(tale)) == ("free die", 2, "")
    tale.go("army_muster move osgiliath")
    assert tale.here("osgiliath") == "gondor 1r"


# Armies of several nations.


@pytest.mark.rule("WAR-27.20")
def test_an_army_of_several_nations_counts_for_each_of_them() -> None:
    tale = single("osgiliath: elves 1r, gondor 2r; edoras: rohan 1r", "army muster")
    acts(tale, "army move osgiliath lossarnach elves-regular gondor-regular done done")
    assert worn(tale) == "elves gondor"
    tale.go("muster recruit")
    assert (tale.refuses("elves-regular"), tale.refuses("gondor-regular")) == ("WAR-27.20", "WAR-27.20")
    assert "rohan-regular" in tale.picks


@pytest.mark.rule("WAR-27.20")
def test_two_mixed_armies_may_act_in_a_row_but_not_the_same_one() -> None:
    tale = single("osgiliath: elves 1r, gondor 2r; edoras: gondor 1r, rohan 1r; pelargir: gondor 3r", "army army")
    acts(tale, "army move osgiliath lossarnach elves-regular gondor-regular gondor-regular done").go("army move")
    # Gondor alone rests. With Rohan it may move. The army that acted last may not.
    assert tale.s.chosen == ()
    tale.go("folde")
    assert tale.offers == "gondor-regular rohan-regular"
    tale.go("gondor-regular")
    assert tale.offers == "rohan-regular"
    assert tale.refuses("done") == "WAR-27.20"
    tale.go("rohan-regular")
    assert tale.here("folde") == "gondor 1r rohan 1r"


@pytest.mark.rule("WAR-27.20")
def test_of_such_an_army_the_others_may_go_on_being_added() -> None:
    tale = single("osgiliath: elves 1r, gondor 1r; edoras: gondor 1r, rohan 2r", "army army")
    acts(tale, "army move osgiliath lossarnach elves-regular gondor-regular done").go("army move folde gondor-regular")
    assert (tale.offers, tale.refuses("done")) == ("rohan-regular", "WAR-27.20")
    assert tale.go("rohan-regular").offers == "rohan-regular done"
    tale.go("done")
    assert (tale.here("edoras"), tale.here("folde")) == ("rohan 1r", "gondor 1r rohan 1r")


@pytest.mark.rule("WAR-27.20", "WAR-O1")
def test_a_nation_that_rests_goes_with_one_of_another() -> None:
    """This holds for any number of units."""
    tale = single("osgiliath: elves 1r, gondor 1r; edoras: gondor 2r, rohan 1r", "army army")
    acts(tale, "army move osgiliath lossarnach elves-regular gondor-regular done").go("army move folde gondor-regular")
    assert (tale.offers, tale.refuses("done")) == ("gondor-regular rohan-regular", "WAR-27.20")
    assert tale.go("rohan-regular").offers == "gondor-regular done"


@pytest.mark.rule("WAR-27.20", "WAR-10.1")
def test_an_army_of_which_nobody_rests_is_asked_as_ever() -> None:
    """The pick set states how many may go."""
    tale = single("osgiliath: gondor 1r; edoras: rohan 2r 1l", "army army")
    acts(tale, "army move osgiliath lossarnach done").go("army move folde")
    assert (tale.offers, tale.ask.least, tale.ask.most) == ("rohan-regular rohan-leader", 1, 3)


FULL = Terms(overstack=False)


@pytest.mark.rule("WAR-27.20", "WAR-O1")
@pytest.mark.parametrize(
    ("there", "asked", "left"),
    [("rohan 5r, north 4r", [], "gondor 1r"), ("rohan 5r, north 3r", ["gondor-regular rohan-regular"], "")],
)
def test_where_one_place_is_left_a_nation_that_rests_is_not_offered(there: str, asked: list[str], left: str) -> None:
    """No other could go with it, so the regular of Rohan goes without an ask."""
    board = f"osgiliath: elves 1r, gondor 1r; edoras: gondor 1r, rohan 1r; folde: {there}"
    tale = single(board, "army army", terms=FULL)
    acts(tale, "army move osgiliath lossarnach elves-regular gondor-regular done").go("army move edoras folde")
    assert [tale.offers for _ in asked if tale.asked == "free move_who"] == asked
    tale.go("rohan-regular gondor-regular" if asked else "")
    assert (tale.here("edoras"), tale.asked) == (left, "free move_from")


@pytest.mark.rule("WAR-27.20", "WAR-14.8")
def test_an_army_that_advanced_after_its_attack_rests_where_it_is_now() -> None:
    board = "osgiliath: elves 1r, gondor 1r; south_ithilien: sauron 1r; edoras: rohan 1r"
    tale = single(board, "army army")
    acts(tale, "army attack elves-regular gondor-regular 6 6 1 elves-regular gondor-regular")
    assert (tale.here("south_ithilien"), worn(tale)) == ("elves 1r gondor 1r", "elves gondor")
    tale.go("army")
    assert "attack" not in tale.picks
    tale.go("move")
    # Only Rohan may act, so the target is asked next.
    assert (tale.asked, tale.ask.facts) == ("free move_to", {"region": "region-edoras"})


@pytest.mark.rule("WAR-27.20")
@pytest.mark.parametrize("act", ["move", "attack"])
def test_nor_does_an_army_that_moved_act_where_it_is_now(act: str) -> None:
    board = "osgiliath: elves 1r, gondor 1r; edoras: rohan 1r; lamedon: southrons 1r; westemnet: isengard 1r"
    tale = single(board, "army army")
    acts(tale, "army move osgiliath lossarnach elves-regular gondor-regular done").go("army " + act)
    # Only the army in Edoras may act, and all of it must go.
    battle = tale.s.battle
    assert (tale.here("edoras"), battle and battle.origin) == (("", None) if act == "move" else ("rohan 1r", "edoras"))


@pytest.mark.rule("WAR-27.20")
def test_of_an_army_that_acted_whoever_is_of_another_nation_may_go() -> None:
    """Elves and Gondor join Rohan's regular in Folde. In the next action it moves alone."""
    tale = single("edoras: elves 1r, gondor 1r; folde: rohan 1r", "army army")
    acts(tale, "army move edoras folde elves-regular gondor-regular done").go("army move westemnet")
    assert tale.here("folde") == "elves 1r gondor 1r"
    assert tale.here("westemnet") == "rohan 1r"


@pytest.mark.rule("WAR-27.19", "WAR-27.9")
def test_the_single_player_commands_all_nations_of_the_free_peoples() -> None:
    tale = acting(
        "osgiliath: gondor 1r; edoras: rohan 1r; dale: north 1r", "free", "army", leading=("free", "witch_king_player")
    )
    assert tale.go("move").offers == "dale edoras osgiliath"


@pytest.mark.rule("WAR-27.20")
def test_what_the_shadow_uses_is_not_noted() -> None:
    tale = table(
        "umbar: southrons 2r", ("move", "shadow", 0), ("tidy",), go="saruman_player", leading=THREE, die="army"
    )
    tale.go("west_harondor southrons-regular done")
    assert tale.s.team is not None
    assert (tale.here("west_harondor"), tale.s.team.here) == ("southrons 1r", ())
