"""Section 13: the pyramid during the choice of characters and the setup: exchanges, added cards, and views."""

import pytest

from bree.games.fellowship.card import in_order
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.two_players import FREE, MIDDLE, TOP, finish_trick, places, two

RING_FREE = "r1 m1 f1 s1 r2 h2 m2 f2 s2 h3 m3 f3"  # the pyramid is Frodo
UPPER = (*MIDDLE, *TOP)


def beside(t: Round) -> list[str]:
    shown = t.view()["pyramid"]["beside"]
    assert isinstance(shown, list)
    return shown


@pytest.mark.rule("FEL-13.8")
def test_the_pyramid_starts_an_exchange_with_its_free_cards_only() -> None:
    t = two().choose(east="bilbo", pyramid="pippin")
    assert (t.turn, t.ask.key, t.picks) == ("pyramid", "partner", ["north", "pass"])
    t.answer("north")
    assert (t.ask.key, t.ask.who, t.picks) == ("give", "north", list(in_order(FREE)))
    assert t.refuses("h3") == "FEL-4.4"


@pytest.mark.rule("FEL-13.8")
def test_the_pyramid_is_a_partner_with_its_free_cards_only() -> None:
    t = two(RING_FREE, ring="", north="h8").choose(north="pippin", east="bilbo")
    assert (t.turn, t.picks) == ("north", ["pyramid", "pass"])
    t.answer("pyramid", "h8")
    assert (t.ask.key, t.turn, t.ask.who) == ("give_back", "pyramid", "east")
    assert t.picks == ["h8", "m1", "f1", "s1", "r2"]  # Frodo must keep the One Ring
    assert t.refuses("r1") == "FEL-4.8"


@pytest.mark.rule("FEL-13.9")
def test_a_card_the_pyramid_receives_lies_face_up_where_the_given_one_lay() -> None:
    t = two(north="r1 h8").choose(east="bilbo", pyramid="pippin").answer("north", "f1", "h8")
    assert t.s.pyramid == ("h1", "m1", "h8", "s1", "r2", *UPPER)
    assert (places(t)[:5], beside(t)) == (["h1", "m1", "h8", "s1", "r2"], [])
    assert t.hand("pyramid") == in_order(("h1", "m1", "h8", "s1", "r2"))
    t = two(RING_FREE, ring="", north="h8").choose(north="pippin", east="bilbo").answer("pyramid", "h8", "s1")
    assert (places(t)[:5], beside(t)) == (["r1", "m1", "f1", "h8", "r2"], [])


@pytest.mark.rule("FEL-13.9", "FEL-15.10.4")
@pytest.mark.parametrize("given", FREE)
def test_a_card_passed_to_the_pyramid_lies_where_the_one_it_passed_on_lay(given: str) -> None:
    """With Elrond all hands pass to the right: north to the pyramid, the pyramid to east, east to north."""
    t = two(chapter="10", north="r1 h8", east="m8").choose(north="elrond", east="bilbo_baggins", pyramid="gloin")
    t.skip_to("seal", partner="pass").answer("h8", "m8")
    assert (t.turn, t.picks) == ("pyramid", list(in_order(FREE)))
    t.answer(given).skip_to("play", partner="pass")
    free = ["h8" if card == given else card for card in FREE]
    assert (places(t)[:5], beside(t), t.s.pyramid) == (free, [], (*free, *UPPER))
    assert t.hand("pyramid") == in_order(free)
    assert (given in t.hand("east"), "m8" in t.hand("north")) == (True, True)


@pytest.mark.rule("FEL-13.10", "FEL-13.11")
def test_ex_33_the_lost_card_lies_beside_the_bottom_row_and_may_be_played_at_once() -> None:
    """FEL-EX-33: the pyramid is Gandalf."""
    t = two(lost="h4", north="r1 h8").choose(east="bilbo", pyramid="gandalf").answer("pass")
    assert (beside(t), places(t)) == (["h4"], [*FREE, "?", "?", "?", "?", "h3", "?", "f3"])
    assert t.s.pyramid == (*FREE, *UPPER)  # it covers nothing and nothing covers it
    t.play("h8").play(t.picks[0])
    assert (t.turn, t.picks) == ("pyramid", ["h1", "h4"])
    t.play("h4")
    assert (beside(t), t.s.trick or t.s.tricks[0].plays[2]) == ([], ("pyramid", "h4"))


@pytest.mark.rule("FEL-13.18")
def test_both_players_and_all_who_watch_see_the_face_up_cards() -> None:
    t = two()
    shown = [t.view(seat)["pyramid"] for seat in ("north", "east", None)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0] == {
        "rows": [5, 4, 3], "places": [*FREE, "?", "?", "?", "?", "h3", "?", "f3"], "beside": [],
        "free": list(in_order(FREE)),
    }  # fmt: skip
    assert [t.view(seat)["hands"][2]["cards"] for seat in ("north", "east", None)] == [list(in_order(FREE))] * 3


@pytest.mark.rule("FEL-13.19")
def test_without_frodo_the_holder_of_the_one_ring_decides_for_the_pyramid() -> None:
    t = two(chapter="7", ring="east")
    assert (t.s.controller["pyramid"], t.turn, t.ask.who) == ("east", "east", "east")
    t.answer("sam")
    assert (t.turn, t.ask.who) == ("pyramid", "east")


@pytest.mark.rule("FEL-13.19")
def test_without_frodo_a_pyramid_with_the_one_ring_chooses_and_sets_up_first() -> None:
    t = two(RING_FREE, chapter="7", ring="")
    assert (t.s.controller["pyramid"], t.s.holder) == ("east", "pyramid")
    assert (t.turn, t.ask.who, t.ask.key) == ("pyramid", "east", "choose")
    t.answer("barliman")
    assert t.turn == "north"
    t.choose(north="sam", east="mr_underhill")
    assert (t.turn, t.ask.who, t.ask.key) == ("pyramid", "east", "partner")
    assert t.answer("pass").ask.key == "threat_card"  # Sam's


@pytest.mark.rule("FEL-13.20")
def test_the_pyramid_acts_at_the_turn_of_its_seat_and_its_player_plays_the_own_hand_besides() -> None:
    t = two(ring="east", chapter="2").answer("merry")  # east is Frodo: the pyramid acts next, then north
    assert (t.turn, t.ask.who) == ("north", "north")
    t.answer("sam")
    turns = []
    while not t.s.tricks:
        if "hand" in t.ask.facts:
            turns.append((t.ask.key, t.turn, t.ask.who))
        t.answer("pass" if t.ask.key == "partner" else t.picks[0])
    assert turns == [
        ("partner", "pyramid", "east"), ("partner", "north", "north"),
        ("play", "east", "east"), ("play", "pyramid", "east"), ("play", "north", "north"),
    ]  # fmt: skip


@pytest.mark.rule("FEL-13.21")
def test_a_card_beside_the_bottom_row_may_be_exchanged() -> None:
    t = two(lost="h4").choose(east="bilbo", pyramid="gandalf").answer("north")
    assert t.picks == ["h1", "h4", "m1", "f1", "s1", "r2"]
    card = t.answer("h4").picks[-1]
    t.answer(card)
    assert (beside(t), t.s.pyramid) == ([card], (*FREE, *UPPER))


@pytest.mark.rule("FEL-13.21")
def test_or_it_stays_where_it_lies_if_agreed() -> None:
    t = two(lost="h4", pyramid_sides="stay").choose(east="bilbo", pyramid="gandalf").answer("north")
    assert t.picks == ["h1", "m1", "f1", "s1", "r2"]
    assert t.refuses("h4") == "FEL-18.22"


@pytest.mark.rule("FEL-13.22")
def test_as_a_partner_the_pyramid_may_hand_back_the_very_card() -> None:
    t = two(RING_FREE, ring="", north="h8").choose(north="pippin", east="bilbo")
    before = t.s.pyramid
    t.answer("pyramid", "h8")
    assert "h8" in t.picks
    t.answer("h8")
    assert ("h8" in t.hand("north"), t.s.pyramid, beside(t)) == (True, before, [])


def fatty(*given: str, **options: str) -> Round:
    """Chapter 4: the pyramid is Fatty Bolger and gives these cards to north and east."""
    t = two(chapter="4", north="r1 h8", lost="s8", **options).choose(east="merry", pyramid="fatty_bolger")
    t.skip_to("give_one", partner="pass")
    assert t.picks == list(in_order(FREE))
    return t.answer(*given).skip_to("play", partner="pass")


@pytest.mark.rule("FEL-13.23")
def test_a_card_uncovered_in_setup_turns_up_at_the_end_of_the_first_trick() -> None:
    t = fatty("h1", "m1")
    assert places(t) == ["", "", "f1", "s1", "r2", "?", "?", "?", "?", "h3", "?", "f3"]
    assert (t.hand("pyramid"), t.told("uncovered")) == (("f1", "s1", "r2"), [])
    t.play("h8").play(t.picks[0])
    assert t.picks == ["f1", "s1", "r2"]
    finish_trick(t.play("s1"))
    assert (places(t)[5], "h2" in t.hand("pyramid")) == ("h2", True)


@pytest.mark.rule("FEL-13.23")
def test_or_before_the_first_trick_if_agreed() -> None:
    t = fatty("h1", "m1", pyramid_turn="before_play")
    assert (places(t)[5], t.hand("pyramid")) == ("h2", ("h2", "f1", "s1", "r2"))


@pytest.mark.rule("FEL-13.24")
def test_a_card_given_to_the_pyramid_is_laid_beside_the_bottom_row() -> None:
    t = two(chapter="4", east="h8 m8").choose(east="fatty_bolger", pyramid="merry")
    t.skip_to("give_one", partner="pass")
    assert t.ask.facts == {"hand": "hand-east", "other": "hand-pyramid"}
    t.answer("m8", "h8").skip_to("play", partner="pass")
    assert (beside(t), t.s.pyramid) == (["m8"], (*FREE, *UPPER))
    assert ("h8" in t.hand("north"), "m8" in t.hand("pyramid")) == (True, True)


@pytest.mark.rule("FEL-13.25")
def test_nobody_sees_a_face_down_card_before_it_turns_up() -> None:
    t = two().choose(east="bilbo", pyramid="pippin").answer("pass")
    hidden = {*MIDDLE, "m3"}
    for seat in ("north", "east", None):  # north controls the pyramid
        view = t.view(seat)
        assert [n for n, card in enumerate(view["pyramid"]["places"]) if card == "?"] == [5, 6, 7, 8, 10]
        assert not any(f"'{card}'" in str(view) for card in hidden)
        assert not any(str(value) in hidden for e in t.log if e.visible_to(seat) for value in e.facts.values())
    assert not hidden & set(t.picks)
