"""LME-4: special dice are rolled with the others, and one result counts."""

import pytest

from bree.games.war.rules.turn.elven_rings import unused_dice
from bree.games.war.state import Lords
from tests.rulebook.war.lords.special_dice import (
    BALROG,
    ELROND,
    GOTHMOG,
    KEEPERS,
    LESSER,
    ROLL,
    TERMS,
    lords,
    picked,
    recovered,
    roll,
    special,
)


@pytest.mark.rule("LME-4.1")
def test_special_dice_are_rolled_together_with_the_others() -> None:
    tale = recovered(f"{KEEPERS}; {BALROG}", *ROLL)
    rolled = []
    while tale.ask.who == "chance":
        rolled.append(tale.ask.key if tale.ask.key == "action_die" else str(tale.ask.facts["die"]))
        tale.go(tale.picks[0])
    assert rolled == ["action_die"] * 11 + ["die-vilya", "die-nenya", "die-balrog"]
    assert special(tale) == "vilya-army* nenya-character* balrog-character*"
    assert tale.facts_of("special-rolled") == [
        {"who": "free", "dice": ("die-vilya-army+icon-star", "die-nenya-character+icon-star")},
        {"who": "shadow", "dice": ("die-balrog-character+icon-star",)},
    ]


@pytest.mark.rule("LME-4.2")
def test_of_two_or_more_exactly_one_is_chosen_before_any_action() -> None:
    tale = roll(KEEPERS, "muster event")
    assert tale.asked == "free special_die"
    assert tale.offers == "vilya nenya"
    assert [pick.on for pick in tale.ask.picks] == [("die:vilya-muster",), ("die:nenya-event",)]
    tale.go("nenya")
    assert picked(tale) == "nenya"
    assert tale.s.free_dice == ("muster",) * 4 + ("nenya-event",)
    assert tale.s.free_pool == 5
    assert tale.asked == "free die"
    assert tale.offers == "muster nenya-event ring pass"


@pytest.mark.rule("LME-4.2", "LME-4.14")
def test_the_remove_icon_is_seen_where_one_chooses() -> None:
    tale = roll(KEEPERS, "army* event")
    assert [pick.on for pick in tale.ask.picks] == [("die:vilya-army", "icon:star"), ("die:nenya-event",)]


@pytest.mark.rule("LME-4.3")
def test_an_eye_must_be_chosen() -> None:
    tale = roll(KEEPERS, "muster eye*")
    assert picked(tale) == "nenya"
    assert tale.asked == "free die"
    assert tale.s.free_dice == ("muster",) * 4
    assert tale.rules_of("special-eye") == ["LME-4.3"]


@pytest.mark.rule("LME-4.4", "LME-4.3")
def test_of_several_eyes_one_is_kept_and_the_player_says_which() -> None:
    tale = roll(f"{KEEPERS}; {LESSER}", "eye* eye* eye* muster")
    assert tale.asked == "free special_die"
    assert tale.offers == "vilya nenya"
    tale.go("vilya")
    assert picked(tale) == "balrog vilya"  # the Shadow has rolled more dice, and had no choice
    assert (tale.s.box_shadow, tale.rules_of("special-eye")) == (2, ["LME-4.3", "LME-4.4"])


@pytest.mark.rule("LME-4.3")
def test_beside_an_eye_nothing_else_may_be_chosen() -> None:
    tale = lords(
        KEEPERS,
        ("special_die", "free"),
        phase=4,
        lords=Lords(special=("vilya-eye*", "nenya-eye*")),
    )
    assert tale.refuses("narya") != ""
    tale.s.lords = Lords(special=("vilya-eye*", "nenya-event"))
    assert tale.offers == "vilya"
    assert tale.refuses("nenya") == "LME-4.3"


@pytest.mark.rule("LME-4.5", "LME-4.6", "LME-4.17")
def test_an_eye_of_a_keeper_is_one_of_the_shadow_and_no_action() -> None:
    tale = roll(ELROND, "eye*")
    assert tale.s.box_shadow == 1
    assert tale.s.box_free == 0  # and adds nothing to the rolls of the hunt
    assert tale.s.free_dice == ("muster",) * 4
    assert tale.s.free_pool == 4
    assert tale.s.shadow_pool == 8
    assert tale.facts_of("special-eye") == [{"who": "free", "die": "die-vilya"}]


@pytest.mark.rule("LME-4.17")
def test_an_eye_of_a_keeper_raises_the_level_of_the_hunt_and_gives_no_bonus() -> None:
    tale = roll(ELROND, "eye*", free="character")
    tale.go("character fellowship")
    assert tale.asked == "chance hunt_die"
    tale.roll("5")
    assert tale.facts_of("hunt-rolled")[0]["needs"] == 6
    assert tale.facts_of("hunt-rolled")[0]["dice"] == ("5",)  # one die, of the Keeper


@pytest.mark.rule("LME-4.19")
def test_an_eye_of_a_lesser_minion_is_no_action_either() -> None:
    tale = roll(BALROG, "eye*")
    assert tale.s.box_shadow == 1
    assert tale.s.shadow_dice == ("army",) * 7
    assert tale.s.shadow_pool == 8


@pytest.mark.rule("LME-4.7", "LME-EX-8", "LME-O1")
def test_who_has_rolled_more_dice_chooses_first_and_the_free_peoples_on_a_tie() -> None:
    board = f"{KEEPERS}; {LESSER}; edoras: aragorn; orthanc: saruman"

    def first(box: int, **readings: bool) -> str:
        tale = lords(
            board,
            *ROLL,
            phase=3,
            terms=TERMS._replace(**readings),
            lords=Lords(special=("vilya", "nenya", "balrog", "gothmog")),
            free_pool=5,
            shadow_pool=8,
            free_used=0,
            shadow_used=0,
            box_shadow=box,
        )
        while tale.asked == "chance action_die":
            tale.go("muster")
        tale.go("muster event muster drawing")
        return tale.ask.who

    assert first(3) == "free"  # seven and seven
    assert first(2) == "shadow"  # seven and eight
    assert first(2, all_dice=False) == "free"  # two special dice each


@pytest.mark.rule("LME-4.7")
def test_the_other_chooses_then() -> None:
    tale = roll(f"{KEEPERS}; {LESSER}", "muster event muster drawing")
    assert tale.asked == "shadow special_die"
    tale.go("balrog")
    assert tale.asked == "free special_die"
    tale.go("vilya")
    assert tale.s.shadow_dice == ("army",) * 7 + ("balrog-muster",)
    assert picked(tale) == "balrog vilya"


@pytest.mark.rule("LME-4.8")
def test_dice_that_were_not_chosen_come_back_with_the_used_ones() -> None:
    tale = roll(KEEPERS, "muster event").go("nenya")
    tale.s.todo = []
    again = recovered(KEEPERS, lords=tale.s.lords)
    assert special(again) == "vilya nenya"
    assert picked(again) == ""


@pytest.mark.rule("LME-4.9", "LME-4.20")
def test_a_chosen_result_is_used_by_the_rules_of_its_icon() -> None:
    tale = roll(ELROND, "muster", politics="north 2", free="event")
    tale.go("vilya-muster")
    assert tale.s.die == "muster"
    assert tale.asked == "free action"
    assert tale.ask.facts == {"face": "die-vilya-muster"}
    assert "diplomacy" in tale.picks
    assert "recruit" in tale.picks
    tale.go("diplomacy")
    assert tale.s.steps["north"] == 1
    assert tale.asked == "free keep_die"
    tale.go("pass")
    assert tale.s.free_dice == ("event",) * 4
    assert tale.s.free_used == 1
    assert tale.facts_of("acts") == [{"who": "free", "face": "die-vilya-muster", "action": "action-diplomacy"}]


@pytest.mark.rule("LME-4.20")
def test_the_muster_of_a_special_die_brings_in_characters_and_the_army_of_one_moves() -> None:
    tale = roll(GOTHMOG, "muster", politics="isengard 0")
    tale.go("muster skip gothmog-muster")
    assert "minion" in tale.picks
    tale = roll(f"{GOTHMOG}; osgiliath: sauron 2r", "army")
    tale.go("muster skip gothmog-army")
    assert tale.offers == "move skip"


@pytest.mark.rule("LME-4.20")
def test_the_character_result_of_a_special_die_needs_a_leader_as_any_other() -> None:
    tale = lords(
        f"{BALROG}; osgiliath: sauron 2r",
        ("go",),
        acting="shadow",
        shadow_dice=("balrog-character",),
        lords=Lords(special=("balrog-character*",), picked=("balrog",)),
    )
    tale.go("balrog-character")
    assert "move" not in tale.picks
    assert tale.refuses("move") == "WAR-10.2"


@pytest.mark.rule("LME-4.10")
def test_a_chosen_die_counts_where_dice_are_compared() -> None:
    words = Lords(special=("vilya-event",), picked=("vilya",))
    tale = lords(ELROND, ("go",), free_dice=("muster", "vilya-event"), shadow_dice=("army", "army"), lords=words)
    assert tale.offers == "muster vilya-event ring"  # two against two: no passing
    assert tale.refuses("pass") == "WAR-4.7"
    tale = lords(ELROND, ("go",), free_dice=("muster",), shadow_dice=("army", "army"), lords=words)
    assert tale.offers == "muster ring pass"


@pytest.mark.rule("LME-4.11")
def test_any_result_may_be_a_special_one() -> None:
    words = Lords(special=("nenya-drawing",), picked=("nenya",))
    tale = lords("dale: legolas; woodland_realm: gimli", ("go",), free_dice=("nenya-drawing",), lords=words)
    tale.s.hidden, tale.s.guide = False, "strider"  # he can hide the Fellowship with any result
    tale.go("nenya-drawing")
    assert tale.offers == "draw_character draw_strategy hide skip"
    tale.go("hide")
    assert tale.s.hidden


@pytest.mark.rule("LME-4.12", "LME-4.21")
def test_the_drawing_face_draws_a_card_of_either_own_deck() -> None:
    words = Lords(special=("nenya-drawing",), picked=("nenya",))
    tale = lords("", ("go",), free_dice=("nenya-drawing",), lords=words)
    tale.go("nenya-drawing")
    assert tale.offers == "draw_character draw_strategy skip"  # and no card can be played
    assert tale.refuses("event") == "LME-4.12"
    tale.go("draw_strategy")
    assert tale.asked == "chance draw_card"
    assert tale.ask.rule == "LME-4.12"
    tale.go("dain_ironfoots_guard")
    assert tale.s.hands["free"] == ("dain_ironfoots_guard",)
    assert tale.s.free_used == 4


@pytest.mark.rule("LME-4.21")
def test_an_empty_deck_yields_nothing() -> None:
    words = Lords(special=("gothmog-drawing",), picked=("gothmog",))
    tale = lords(GOTHMOG, ("go",), acting="shadow", shadow_dice=("gothmog-drawing",), lords=words)
    for deck in ("shadow_character", "shadow_strategy"):
        cards = tale.s.decks[deck].cards()
        tale.s.played = (*tale.s.played, *cards)
        tale.s.decks[deck] = type(tale.s.decks[deck]).of(())
    tale.go("gothmog-drawing")
    assert tale.offers == "skip"
    assert tale.refuses("draw_strategy") == "WAR-4.21"


@pytest.mark.rule("LME-4.13")
def test_the_face_of_the_balrog_is_for_him_alone() -> None:
    words = Lords(special=("balrog-balrog",), picked=("balrog",))
    tale = lords(
        f"{BALROG}; osgiliath: sauron 2r 1n", ("go",), acting="shadow", shadow_dice=("balrog-balrog",), lords=words
    )
    tale.go("balrog-balrog")
    assert tale.s.die == "balrog"
    assert "skip" in tale.picks
    for name in ("move", "attack", "nazgul", "recruit", "draw_character", "event"):
        assert tale.refuses(name) == "LME-4.13"


@pytest.mark.rule("LME-4.16")
def test_of_one_special_die_there_is_nothing_to_choose() -> None:
    tale = roll(GOTHMOG, "army*")
    assert picked(tale) == "gothmog"
    assert tale.asked == "free die"
    assert tale.s.shadow_dice == ("army",) * 7 + ("gothmog-army",)
    assert tale.s.shadow_pool == 8
    assert tale.rules_of("special-counts") == ["LME-4.16"]
    assert tale.facts_of("special-counts") == [{"who": "shadow", "die": "die-gothmog-army+icon-star"}]


@pytest.mark.rule("LME-4.18")
def test_special_dice_are_never_allocated_unrolled() -> None:
    tale = recovered(LESSER, ("hunt_allocation",), *ROLL, fallen="boromir gimli legolas meriadoc peregrin strider")
    assert tale.s.shadow_pool == 7  # of which dice may wait in the Hunt Box
    tale.go("1")
    while tale.asked == "chance action_die":
        tale.go("muster")
    assert tale.ask.facts["die"] == "die-balrog"
    tale.go("muster drawing")
    assert tale.asked == "shadow special_die"


@pytest.mark.rule("LME-4.11", "LME-6.5")
def test_any_result_and_a_ring_take_a_card_off_the_table() -> None:
    words = Lords(special=("nenya-drawing",), picked=("nenya",))
    card = "the_palantir_of_orthanc"
    tale = lords("orthanc: saruman", ("go",), free_dice=("nenya-drawing",), table=(card,), lords=words)
    tale.go("nenya-drawing")
    assert tale.offers == f"draw_character draw_strategy remove-{card} skip"
    tale.go(f"remove-{card}")
    assert tale.asked == "free ring_which"
    tale.go("narya")
    assert tale.s.table == ()
    assert tale.s.rings == {"free": 2, "shadow": 1}
    assert tale.s.ringed == ("free",)


@pytest.mark.rule("LME-4.9", "LME-6.3")
def test_a_card_may_turn_a_special_die_which_stays_one() -> None:
    words = Lords(special=("nenya-character*",), picked=("nenya",))
    hands = {"free": ("mirror_of_galadriel",), "shadow": ()}
    tale = lords("", ("go",), free_dice=("event", "nenya-character"), lords=words, hands=hands)
    tale.go("event event mirror_of_galadriel")
    while tale.asked.startswith("free gandalf"):
        tale.go("pass")
    assert tale.s.free_dice == ("nenya-will",)
    assert tale.offers == "nenya-will"  # and no ring changes it
    assert "companions" not in tale.go("nenya-will").picks
    assert tale.s.die == "will"
    assert "recruit" in tale.picks


@pytest.mark.rule("LME-4.9")
def test_a_card_turns_a_usual_die_first() -> None:
    words = Lords(special=("nenya-character*",), picked=("nenya",))
    hands = {"free": ("mirror_of_galadriel",), "shadow": ()}
    tale = lords("", ("go",), free_dice=("character", "event", "nenya-character"), lords=words, hands=hands)
    tale.go("event event mirror_of_galadriel")
    assert tale.s.free_dice == ("nenya-character", "will")


@pytest.mark.rule("LME-4.9")
def test_a_special_die_of_the_shadow_may_become_an_eye_by_a_card() -> None:
    words = Lords(special=("gothmog-army*",), picked=("gothmog",))
    hands = {"free": (), "shadow": ("the_lidless_eye",)}
    tale = lords(GOTHMOG, ("go",), acting="shadow", shadow_dice=("event", "gothmog-army"), lords=words, hands=hands)
    tale.go("event event the_lidless_eye")
    assert tale.offers == "gothmog-army done"
    tale.go("gothmog-army")
    assert tale.s.box_shadow == 1
    assert tale.facts_of("eye-opens") == [{"face": "face-army"}]
    # A die that pays is not unused, even a special one.
    tale = lords(GOTHMOG, ("go",), acting="shadow", shadow_dice=("army", "event", "gothmog-army"), lords=words)
    tale.go("gothmog-army")
    assert unused_dice(tale.s, "shadow") == ("army", "event")
