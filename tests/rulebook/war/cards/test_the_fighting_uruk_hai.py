"""The Fighting Uruk-hai: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "the_fighting_uruk_hai"
HELM = "helms_deep: rohan 4r, isengard 3r 1e; orthanc: isengard 1r saruman"


@pytest.mark.rule("WAR-6.14", "WAR-16.18", "WAR-11.6")
def test_the_uruk_hai_need_saruman_and_one_of_isengard() -> None:
    board = "helms_deep: rohan 5r; helms_deep: isengard 3r, sauron 1r; orthanc: saruman"
    assert not scenes.playable(CARD, board.replace("; orthanc: saruman", ""), siege="helms_deep")
    assert not scenes.playable(CARD, board.replace("isengard 3r, ", ""), siege="helms_deep")
    assert not scenes.playable(CARD, "westemnet: isengard 3r; helms_deep: rohan 5r; orthanc: saruman")
    t = scenes.play(CARD, board, siege="helms_deep", politics="isengard 1")
    assert (t.asked, t.s.battle is not None and t.s.battle.rounds) == ("chance combat_die", 3), (
        "one of Sauron is at war"
    )


@pytest.mark.rule("WAR-16.18", "WAR-16.10", "WAR-6.13")
def test_uruk_hai_storm_for_three_rounds() -> None:
    t = play(CARD, HELM, siege="helms_deep", politics="rohan 2 passive")
    assert (t.asked, t.offers) == ("shadow attack_who", "isengard-regular isengard-elite")
    t.go("isengard-regular isengard-regular isengard-regular isengard-elite")
    assert (t.s.steps["rohan"], t.s.passive, t.s.orders) == (1, (), None)
    t.roll("5 5 5 5")  # five is no hit against walls
    assert t.asked == "chance combat_die"
    t.roll("1 1 1 1")
    assert (t.asked, t.offers) == ("shadow reroll", "0 1")  # the elite leads for Saruman
    t.answer("0")
    assert (t.asked, t.offers) == ("shadow cease", "cease on")
    t.go("on 1 1 1 1 1 1 1 1 0 on 1 1 1 1 1 1 1 1 0")
    # The third round was the last that cost nothing.
    assert (t.asked, t.offers) == ("shadow cease", "cease extend-isengard")
    t.answer("cease")
    assert (t.at_rest, t.here("helms_deep"), t.s.sieges) == (True, "rohan 4r | isengard 3r 1e", ("helms_deep",))


@pytest.mark.rule("WAR-16.18", "WAR-12.3")
def test_in_the_first_round_only_a_companion_lets_the_free_peoples_use_a_card() -> None:
    hands = {"free": ("faramirs_rangers",), "shadow": (CARD,)}
    go = "isengard-regular isengard-regular isengard-regular isengard-elite"
    t = play(CARD, HELM, siege="helms_deep", hands=hands).go(go)
    assert t.asked == "chance combat_die"
    t.go("1 1 1 1 1 1 1 1 0 on")
    assert (t.asked, t.offers) == ("free combat_card", "faramirs_rangers pass")
    led = HELM.replace("rohan 4r", "rohan 4r gimli")
    t = play(CARD, led, siege="helms_deep", hands=hands).go(go)
    assert (t.asked, t.offers) == ("free combat_card", "faramirs_rangers pass")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-6.14")
def test_refused_the_uruk_hai_need_saruman_and_a_siege() -> None:
    assert barred(CARD, "helms_deep: rohan 4r, isengard 4r", siege="helms_deep") == "WAR-6.5"
    assert barred(CARD, "helms_deep: rohan 4r; orthanc: isengard 4r saruman") == "WAR-6.5"
    assert barred(CARD, "helms_deep: rohan 4r, sauron 4r; orthanc: saruman", siege="helms_deep") == "WAR-6.5"
    assert barred(CARD, HELM, siege="helms_deep", politics="isengard 1") == "WAR-O5"
