"""Grond, Hammer of the Underworld: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "grond"
WALLS = "minas_tirith: gondor 5r, sauron 5r 1n witch_king"
CARDS = {"free": ("faramirs_rangers", "horn_of_gondor"), "shadow": (CARD,)}


@pytest.mark.rule("WAR-16.18", "WAR-6.14", "WAR-16.11")
def test_grond_batters_three_rounds_and_silences_the_first() -> None:
    board = "minas_tirith: gondor 5r; minas_tirith: sauron 2r 1e witch_king, southrons 1r"
    given = {"siege": "minas_tirith", "hands": {"free": ("the_last_battle",)}}
    assert not scenes.playable(CARD, "minas_tirith: gondor 5r; minas_tirith: southrons 1r witch_king",
                        siege="minas_tirith", politics="southrons 1")  # fmt: skip
    t = scenes.play(CARD, board, politics="southrons 1", **given)
    assert t.copies() == {"sauron-regular": 2, "sauron-elite": 1, "witch_king": 1}
    t.go("sauron-regular sauron-regular sauron-elite witch_king")
    for number in (1, 2, 3):
        if number > 1:
            assert t.asked == "free combat_card"
            t.answer("pass")
        t.roll("1 1 1").roll("1 1 1 1 1").answer("0")
        assert t.offers == ("cease on" if number < 3 else "cease extend-sauron")
        t.answer("on" if number < 3 else "cease")
    t = scenes.play(CARD, board.replace("5r;", "5r gimli;"), politics="southrons 1", **given)
    assert t.go("sauron-regular sauron-regular sauron-elite witch_king").asked == "free combat_card"


@pytest.mark.rule("WAR-16.18", "WAR-6.13", "WAR-11.9")
def test_grond_batters_for_three_rounds_and_first_in_silence() -> None:
    t = play(CARD, WALLS, siege="minas_tirith", hands=CARDS, politics="gondor 2 passive")
    assert t.asked == "shadow attack_who"
    t.go("witch_king nazgul sauron-regular sauron-regular sauron-regular sauron-regular sauron-regular")
    assert (t.s.steps["gondor"], t.s.passive) == (1, ())
    # In the first round the Free Peoples may use no card and are not asked. The Shadow has no card.
    assert t.asked == "chance combat_die"
    while t.asked != "shadow cease":
        t.answer("1" if t.ask.who == "chance" else "0")
    assert t.offers == "cease on"
    t.answer("on")
    assert t.asked == "free combat_card"
    while t.asked != "shadow cease":
        t.answer("1" if t.ask.who == "chance" else "pass" if "pass" in t.picks else "0")
    t.answer("on")
    while not t.at_rest:
        assert t.asked != "shadow cease"  # three rounds, and there is no elite
        t.answer("1" if t.ask.who == "chance" else "pass" if "pass" in t.picks else "0")
    assert [facts["round"] for facts in t.facts_of("battle-round")] == [1, 2, 3]


@pytest.mark.rule("WAR-16.18")
def test_a_companion_breaks_the_silence() -> None:
    t = play(CARD, WALLS.replace("5r,", "5r strider,"), siege="minas_tirith", hands=CARDS)
    t.go("witch_king nazgul sauron-regular sauron-regular sauron-regular sauron-regular sauron-regular")
    assert t.asked == "free combat_card"


@pytest.mark.rule("WAR-6.5")
def test_refused_the_witch_king_must_besiege_a_stronghold() -> None:
    assert refused(CARD, "minas_tirith: gondor 5r, sauron 5r 1n", siege="minas_tirith") == "WAR-6.5"
    assert refused(CARD, "minas_tirith: gondor 5r; osgiliath: sauron 5r witch_king") == "WAR-6.5"
    inside = "minas_morgul: sauron 3r witch_king, gondor 5r"
    assert refused(CARD, inside, siege="minas_morgul") == "WAR-6.5"
