"""LME-6: the names of the Elven Rings, and their powers while their Keepers are in play."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.state import Lords
from tests.rulebook.war.lords.special_dice import ELROND, GALADRIEL, KEEPERS, TERMS, led, lords
from tests.rulebook.war.war_story import Tale

DICE: dict[str, Any] = {"free_dice": ("character", "muster"), "shadow_dice": ("army", "army")}
EYE_HUNT: dict[str, Any] = {"free_dice": ("character",), "shadow_dice": (), "box_shadow": 1}


def rings(tale: Tale) -> tuple[str, str]:
    """Rings of the Free Peoples, and rings that have left the game."""
    assert tale.s.lords
    return " ".join(tale.s.lords.rings), " ".join(tale.s.lords.out)


# Used for a die


@pytest.mark.rule("LME-6.1", "LME-6.2", "LME-6.5")
def test_a_ring_changes_a_die_and_is_named_whether_its_keeper_is_there_or_not() -> None:
    tale = lords(ELROND, ("go",), **DICE).go("ring character event")
    assert tale.asked == "free ring_which"
    assert tale.offers == "narya nenya vilya"
    assert [pick.on for pick in tale.ask.picks] == [("ring:narya",), ("ring:nenya",), ("ring:vilya",)]
    tale.go("nenya")
    assert tale.s.free_dice == ("event", "muster")
    assert rings(tale) == ("narya vilya", "")
    assert tale.s.rings == {"free": 2, "shadow": 1}
    assert tale.refuses("ring") == "WAR-5.3"  # one per turn
    assert tale.facts_of("ring-named") == [{"who": "free", "ring": "ring-nenya"}]


@pytest.mark.rule("LME-6.5")
def test_the_last_ring_need_not_be_named() -> None:
    tale = lords("", ("go",), rings={"free": 1, "shadow": 2}, lords=Lords(rings=("vilya",)), **DICE)
    tale.go("ring character event")
    assert tale.asked == "free die"
    assert rings(tale) == ("", "")
    assert tale.s.rings == {"free": 0, "shadow": 3}


@pytest.mark.rule("LME-6.5")
def test_a_ring_that_changed_a_die_has_no_power_any_more() -> None:
    tale = lords(ELROND, ("go",), **DICE).go("ring character event vilya")
    tale.go("event draw_character athelas")
    assert tale.asked == "shadow die"  # no ask for Vilya


@pytest.mark.rule("LME-6.3")
def test_no_ring_changes_a_special_die() -> None:
    words = Lords(special=("vilya-muster",), picked=("vilya",))
    tale = lords(
        ELROND, ("go",), free_dice=("army_muster", "character", "vilya-muster"), shadow_dice=("army",), lords=words
    )
    tale.go("ring")
    assert tale.offers == "army_muster character"
    assert tale.refuses("vilya-muster") == "LME-6.3"
    tale = lords(ELROND, ("go",), free_dice=("vilya-muster",), shadow_dice=("army",), lords=words)
    assert tale.offers == "vilya-muster"
    assert tale.refuses("ring") == "LME-6.3"


@pytest.mark.rule("LME-6.3", "WAR-5.3")
def test_a_second_ring_of_the_turn_is_refused_as_such_beside_special_dice_too() -> None:
    words = Lords(special=("vilya-muster",), picked=("vilya",))
    given = {"free_dice": ("vilya-muster",), "shadow_dice": ("army",), "lords": words}
    assert lords(ELROND, ("go",), ringed=("free",), **given).refuses("ring") == "WAR-5.3"


@pytest.mark.rule("LME-6.3")
def test_which_die_is_not_asked_beside_a_special_one() -> None:
    words = Lords(special=("vilya-muster",), picked=("vilya",))
    tale = lords(ELROND, ("go",), free_dice=("character", "vilya-muster"), shadow_dice=("army",), lords=words)
    tale.go("ring")
    assert tale.asked == "free ring_face"
    assert tale.ask.facts == {"face": "face-character"}


@pytest.mark.rule("LME-6.3")
def test_no_ring_of_the_shadow_changes_a_lesser_minion_die() -> None:
    words = Lords(special=("balrog-muster",), picked=("balrog",), rings=("vilya",))
    tale = lords(
        "moria: balrog",
        ("go",),
        acting="shadow",
        free_dice=("muster",),
        shadow_dice=("army", "balrog-muster", "event"),
        rings={"free": 1, "shadow": 2},
        lords=words,
    )
    tale.go("ring")
    assert tale.offers == "army event"
    assert tale.refuses("balrog-muster") == "LME-6.3"


@pytest.mark.rule("LME-6.4")
def test_a_spent_ring_is_the_shadows_and_then_out_of_the_game() -> None:
    tale = lords("", ("go",), rings={"free": 1, "shadow": 2}, lords=Lords(rings=("vilya",)), **DICE)
    tale.go("character skip ring muster")
    assert tale.asked == "shadow ring_which"
    assert tale.offers == "narya nenya"
    tale.go("narya")
    assert rings(tale) == ("vilya", "narya")
    assert tale.s.rings == {"free": 1, "shadow": 1}
    assert tale.s.shadow_dice == ("army", "muster")


@pytest.mark.rule("LME-6.4", "WAR-5.4")
@pytest.mark.parametrize(
    ("out", "left"), [("", "narya nenya"), ("narya", "nenya"), ("nenya", "narya"), ("narya nenya", "")]
)
def test_a_ring_that_is_out_of_the_game_is_nobodys(out: str, left: str) -> None:
    """The view does not show it among the Shadow's rings. With one ring left the Shadow is not asked which."""
    gone, names = tuple(out.split()), left.split()
    given = {"rings": {"free": 1, "shadow": len(names)}, "lords": Lords(rings=("vilya",), out=gone)}
    tale = lords("", ("go",), **{**DICE, **given}).go("character skip")
    dice = GAME.view(tale.s, None)["dice"]
    assert (dice["free"]["ring_names"], dice["shadow"]["ring_names"]) == (["vilya"], names)
    assert ("ring" in tale.picks) == bool(names)
    if len(names) == 1:
        tale.go("ring muster")
        assert (tale.asked, rings(tale)) == ("shadow die", ("vilya", "narya nenya"))


# Powers


@pytest.mark.rule("LME-6.6", "LME-6.24", "LME-6.8", "LME-6.9")
def test_a_power_is_not_the_ring_of_the_turn() -> None:
    tale = lords(ELROND, ("go",), **DICE).go("muster recruit")
    while tale.asked != "free keep_die":
        tale.go("done" if "done" in tale.picks else tale.picks[0])
    tale.go("keep")
    assert tale.s.ringed == ()
    assert tale.s.rings == {"free": 2, "shadow": 1}
    assert rings(tale) == ("narya nenya", "")
    tale.go("army skip")
    assert tale.offers == "character muster ring"
    tale.go("ring character event narya")
    assert rings(tale) == ("nenya", "")


@pytest.mark.rule("LME-6.7")
def test_without_the_keeper_there_is_no_power() -> None:
    for board, fallen in ((GALADRIEL, ""), ("", "elrond")):
        tale = lords(board, ("go",), fallen=fallen, **DICE).go("character separate")
        while tale.asked.startswith("free"):
            assert tale.ask.key != "keep_die"
            tale.go("done" if "done" in tale.picks else tale.picks[0])
        assert tale.asked == "shadow die"


@pytest.mark.rule("LME-6.7")
def test_without_the_ring_there_is_no_power() -> None:
    given = {"rings": {"free": 2, "shadow": 1}, "lords": Lords(rings=("narya", "nenya"))}
    tale = lords(ELROND, ("go",), politics="north 2", **given, **DICE).go("muster diplomacy")
    assert tale.asked == "shadow die"


@pytest.mark.rule("LME-6.9", "LME-EX-7")
def test_vilya_keeps_a_die_that_moved_the_fellowship_out_of_the_hunt_box() -> None:
    tale = lords(ELROND, ("go",), free_dice=("character", "muster"), shadow_dice=("army", "army"), box_shadow=1)
    tale.go("character fellowship 1")
    assert tale.asked == "free keep_die"
    assert tale.ask.facts == {"face": "face-character", "boxed": 1}
    tale.go("keep")
    assert tale.asked == "shadow die"  # the action is over in any case
    assert tale.s.box_free == 0
    assert tale.s.free_dice == ("character", "muster")
    assert tale.s.free_used == 2
    tale.go("army skip character fellowship 1")
    assert [facts["needs"] for facts in tale.facts_of("hunt-rolled")] == [6, 6]
    assert tale.asked == "shadow die"  # Vilya is used up
    assert tale.s.box_free == 1
    tale.go("army skip")
    assert tale.offers == "muster ring"  # the ring of the turn is still there


@pytest.mark.rule("LME-6.9")
def test_vilya_may_be_left_alone() -> None:
    tale = lords(ELROND, ("go",), politics="north 2", **DICE).go("muster diplomacy pass")
    assert tale.s.free_dice == ("character",)
    assert tale.s.free_used == 3
    assert rings(tale) == ("narya nenya vilya", "")


@pytest.mark.rule("LME-6.9")
def test_vilya_keeps_no_will_of_the_west_and_no_die_that_was_not_used() -> None:
    given = {"politics": "north 2", "shadow_dice": ("army", "army")}
    tale = lords(ELROND, ("go",), free_dice=("muster", "will"), **given).go("will diplomacy")
    assert tale.asked == "shadow die"
    tale = lords(ELROND, ("go",), free_dice=("muster", "will"), **given).go("muster skip")
    assert tale.asked == "shadow die"


@pytest.mark.rule("LME-6.21")
def test_vilya_keeps_a_special_die_too() -> None:
    words = Lords(special=("nenya-muster",), picked=("nenya",))
    tale = lords(KEEPERS, ("go",), free_dice=("nenya-muster",), shadow_dice=("army",), politics="north 2", lords=words)
    tale.go("nenya-muster diplomacy keep")
    assert tale.s.free_dice == ("nenya-muster",)
    assert tale.facts_of("die-kept") == [{"face": "die-nenya-muster"}]
    tale.go("army skip nenya-muster diplomacy")
    assert tale.s.steps["north"] == 0


def drawn(board: str, tile: str, **given: Any) -> Tale:
    """The hunt after a move has drawn this tile."""
    return lords(board, ("go",), **{**EYE_HUNT, **given}).go(f"character fellowship 6 {tile}")


@pytest.mark.rule("LME-6.10")
def test_nenya_cancels_an_eye_and_another_tile_is_drawn() -> None:
    tale = drawn(GALADRIEL, "eye")
    assert tale.asked == "free nenya"
    assert tale.offers == "spend pass"
    tale.go("spend")
    assert tale.asked == "chance hunt_tile"
    assert tale.s.removed == ("eye",)
    assert "eye" not in tale.s.drawn
    assert rings(tale) == ("narya vilya", "")
    tale.go("two")
    assert tale.s.hunt
    assert (tale.s.hunt.tile, tale.s.hunt.damage) == ("two", 2)
    assert tale.asked == "free casualty"


@pytest.mark.rule("LME-6.10")
def test_without_nenya_the_eye_strikes() -> None:
    tale = drawn(GALADRIEL, "eye").go("pass")
    assert tale.asked == "free casualty"
    assert tale.s.hunt
    assert tale.s.hunt.damage == 1
    assert tale.s.drawn == ("eye",)
    assert drawn("", "eye").asked == "free casualty"
    assert drawn(GALADRIEL, "one").asked == "free casualty"


@pytest.mark.rule("LME-6.10")
def test_the_cancelled_tile_does_not_come_back_in_mordor() -> None:
    tale = drawn(GALADRIEL, "eye").go("spend one none")
    tale.s.todo, tale.s.bearers = [("enter_mordor",)], "morannon"
    tale.go("enter")
    assert tale.s.tiles.count("eye") == 3
    assert tale.s.removed == ("eye",)


@pytest.mark.rule("LME-6.10", "WAR-23.10")
def test_a_last_tile_that_went_back_into_the_pool_is_out_for_good_too() -> None:
    rest = tuple([tile for tile in lords("").s.tiles if tile != "eye"])
    tale = drawn(GALADRIEL, "eye", tiles=("eye",), drawn=tuple(sorted((*rest, *("eye",) * 3))))
    tale.go("spend")
    assert tale.s.removed == ("eye",)
    assert tale.s.tiles.count("eye") == 3
    assert tale.s.drawn == ()


@pytest.mark.rule("LME-6.22")
def test_nenya_works_for_whatever_reason_an_eye_was_drawn() -> None:
    stronghold = lords(GALADRIEL, ("stronghold_tiles", 1)).go("eye")
    assert stronghold.asked == "free nenya"
    stronghold.go("spend one")
    assert stronghold.asked == "free casualty"
    mordor = lords(GALADRIEL, ("move_fellowship",), bearers="morannon", track=1, box_shadow=2).go("eye")
    assert mordor.asked == "free nenya"
    mordor.go("spend eye")
    assert mordor.asked == "free casualty"  # one ring, one tile
    card = lords(GALADRIEL, ("search", "orc_patrol", "eyes", "always")).go("eye")
    assert card.asked == "free nenya"
    card.go("pass")
    assert card.at_rest  # by the card an Eye has no effect


@pytest.mark.rule("LME-6.22")
def test_nenya_works_on_tiles_of_the_challenge_of_the_king() -> None:
    tale = lords(f"{GALADRIEL}; edoras: aragorn", ("challenge", "challenge_of_the_king", 3)).go("eye")
    assert tale.asked == "free nenya"
    tale.go("pass eye")
    assert tale.asked == "free nenya"
    tale.go("spend two eye")
    assert tale.at_rest
    assert tale.s.removed == ("eye", "eye", "eye")  # one by Nenya, two by the card
    assert tale.facts_of("challenge") == [
        {"card": "card-challenge_of_the_king", "tiles": ("tile-eye", "tile-two", "tile-eye")}
    ]


@pytest.mark.rule("LME-6.22")
def test_special_tiles_are_not_standard() -> None:
    given = {"bearers": "morannon", "track": 1, "box_shadow": 2, "tiles": ("eye", "the_ring_is_mine")}
    tale = lords(GALADRIEL, ("move_fellowship",), **given)
    tale.s.drawn = tuple(sorted([tile for tile in lords("").s.tiles if tile != "eye"] + ["eye"] * 3))
    tale.go("the_ring_is_mine")
    assert tale.asked == "free casualty"


KEEPER = "dale: gandalf_grey_narya"


@pytest.mark.rule("LME-6.11", "LME-6.8", "LME-6.23")
def test_narya_brings_the_nation_of_a_settlement_to_war() -> None:
    tale = lords(KEEPER, ("go",), politics="north 3 passive", **DICE)
    tale.go("character")
    assert "narya" in tale.picks
    tale.go("narya")
    assert tale.s.steps["north"] == 0
    assert tale.s.passive == ()
    assert tale.asked == "shadow die"
    assert tale.s.free_dice == ("muster",)  # a die, and a ring besides
    assert rings(tale) == ("nenya vilya", "")
    assert tale.s.ringed == ()
    assert tale.rules_of("at-war") == ["LME-6.11"]


@pytest.mark.rule("LME-6.11", "LME-6.23")
def test_any_die_will_do_for_narya() -> None:
    words = Lords(special=("nenya-drawing",), picked=("nenya",))
    dice = ("army_muster", "character", "event", "nenya-drawing", "will")
    for word in dice:
        tale = lords(KEEPER, ("go",), politics="north 1", free_dice=dice, shadow_dice=("army",), lords=words)
        assert "narya" in tale.go(word).picks


@pytest.mark.rule("LME-6.11")
@pytest.mark.parametrize(
    ("board", "given"),
    [
        (KEEPER, {"captured": "dale"}),  # conquered
        (KEEPER, {"politics": ""}),  # at war already
        ("north_downs: gandalf_grey_narya", {}),  # no settlement
        ("moria: gandalf_grey_narya", {}),  # of no Free People
        ("dale: gandalf_the_grey", {}),  # not the Keeper
        (KEEPER, {"rings": {"free": 2, "shadow": 1}, "lords": Lords(rings=("nenya", "vilya"))}),
    ],
)
def test_narya_needs_its_keeper_in_an_unconquered_settlement(board: str, given: dict[str, Any]) -> None:
    tale = lords(board, ("go",), **{"politics": "north 1", **given}, **DICE).go("character")
    assert tale.refuses("narya") == "LME-6.11"


@pytest.mark.rule("LME-6.11", "LME-7.25", "LME-O2")
def test_as_guide_its_keeper_stands_nowhere_unless_the_table_reads_it_so() -> None:
    given = {"politics": "north 1", "bearers": "dale", **DICE}
    assert led("", ("go",), **given).go("character").refuses("narya") == "LME-6.11"
    terms = TERMS._replace(narya_led=True)
    tale = led("", ("go",), terms=terms, **given).go("character narya")
    assert tale.s.steps["north"] == 0
    # Only as Guide, and not on the Mordor Track.
    tale = led("", ("go",), terms=terms, **{**given, "guide": "strider"}).go("character")
    assert tale.refuses("narya") == "LME-6.11"
    tale = led("", ("go",), terms=terms, track=1, **given).go("character")
    assert tale.refuses("narya") == "LME-6.11"


@pytest.mark.rule("LME-6.12", "LME-6.13")
def test_a_ring_that_came_back_has_its_power_again() -> None:
    given = {"politics": "north 2", "rings": {"free": 0, "shadow": 2}}
    tale = lords(ELROND, ("go",), lords=Lords(rings=(), out=("vilya",)), **given, **DICE)
    assert tale.s.lords
    tale.s.lords = tale.s.lords._replace(rings=("vilya",), out=())
    tale.s.rings = {"free": 1, "shadow": 2}
    tale.go("muster diplomacy")
    assert tale.asked == "free keep_die"


@pytest.mark.rule("LME-6.24", "LME-6.6")
def test_a_ring_for_a_die_and_the_powers_of_the_others_in_one_turn() -> None:
    tale = lords(KEEPERS, ("go",), free_dice=("character", "event"), shadow_dice=("army",) * 3, box_shadow=1)
    tale.go("ring event army narya character fellowship 6 eye spend one none")
    assert tale.asked == "free keep_die"
    tale.go("keep")
    assert rings(tale) == ("", "")
    assert tale.s.rings == {"free": 0, "shadow": 3}
    assert tale.s.ringed == ("free",)  # once, for the die
    assert tale.s.free_dice == ("army", "character")
