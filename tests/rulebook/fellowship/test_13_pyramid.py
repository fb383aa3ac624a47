"""Section 13: the pyramid of two players: its layout, its controller, and its cards in play."""

import pytest

from bree.games.fellowship.card import in_order
from bree.games.fellowship.pyramid import covers
from tests.rulebook.fellowship.fellowship_story import Round
from tests.rulebook.fellowship.two_players import FREE, HIGH, MIDDLE, PLACES, TOP, at_play, finish_trick, places, two


@pytest.mark.rule("FEL-13.1")
def test_the_third_hand_is_a_pyramid_with_a_character_that_plays_like_a_third_player() -> None:
    t = two(HIGH, lost="h3", east="h2")
    assert t.s.order == ("north", "east", "pyramid")
    assert [hand["size"] for hand in t.view()["hands"]] == [12, 12, 12]
    assert (t.s.lost, t.s.seats) == (("h3",), ("north", "east"))
    at_play(t, east="bilbo", pyramid="pippin")
    assert t.s.characters == {"north": "frodo", "east": "bilbo", "pyramid": "pippin"}
    t.play("h1 h2 h8")
    assert (t.s.tricks[0].winner, t.s.leader, t.turn) == ("pyramid", "pyramid", "pyramid")
    assert [hand["tricks"] for hand in t.view()["hands"]] == [0, 0, 1]


@pytest.mark.rule("FEL-13.1")
def test_stars_and_roster_are_those_of_three_players() -> None:
    two_players, three = two().view()["chapter"], Round.of("1", 3, north="r1").view()["chapter"]
    assert (two_players["roster"], two_players["starred"]) == (three["roster"], three["starred"])
    assert "sam" not in Round.of("16", 2).skip_to("gaze").view()["chapter"]["roster"]


@pytest.mark.rule("FEL-13.2")
@pytest.mark.parametrize(("ring", "order"), [("north", "north east pyramid"), ("east", "east pyramid north")])
def test_the_pyramid_sits_between_the_two_players(ring: str, order: str) -> None:
    t = two(ring=ring)
    at_play(t, **dict(zip(order.split()[1:], ("bilbo", "pippin"), strict=True)))
    turns = []
    while not t.s.tricks:
        turns.append(t.turn)
        t.play(t.picks[0])
    assert turns == order.split()


@pytest.mark.rule("FEL-13.3")
def test_the_layout_of_twelve_cards() -> None:
    t = two()
    assert (t.s.rows, t.s.pyramid) == ((5, 4, 3), (*FREE, *MIDDLE, *TOP))
    assert places(t) == [*FREE, "?", "?", "?", "?", "h3", "?", "f3"]
    assert t.view()["pyramid"]["rows"] == [5, 4, 3]
    assert t.hand("pyramid") == in_order(FREE)


@pytest.mark.rule("FEL-13.4")
@pytest.mark.parametrize(
    ("option", "top"), [("middle", ["h3", "?", "f3"]), ("left", ["?", "m3", "f3"]), ("right", ["h3", "m3", "?"])]
)
def test_the_middle_card_of_the_top_row_lies_face_down_unless_agreed_otherwise(option: str, top: list[str]) -> None:
    assert places(two(pyramid_hidden=option))[9:] == top


@pytest.mark.rule("FEL-13.4")
def test_the_middle_one_is_the_default() -> None:
    assert places(two())[9:] == ["h3", "?", "f3"]


@pytest.mark.rule("FEL-13.5")
def test_what_covers_what() -> None:
    s = two().s
    assert [covers(s, place) for place in range(12)] == [
        (), (), (), (), (),
        (0, 1), (1, 2), (2, 3), (3, 4),
        (5, 6), (6, 7), (7, 8),
    ]  # fmt: skip


@pytest.mark.rule("FEL-13.6")
@pytest.mark.parametrize(("ring", "other"), [("north", "east"), ("east", "north")])
def test_the_player_dealt_the_one_ring_decides_for_the_pyramid(ring: str, other: str) -> None:
    t = two(ring=ring)
    assert t.s.controller == {"north": "north", "east": "east", "pyramid": ring}
    assert [(entry.rule, entry.facts["who"]) for entry in t.told("controls")] == [("FEL-13.6", ring)]
    asked = set()
    while len(t.s.tricks) < 2:
        if "hand" in t.ask.facts:
            asked.add((t.turn, t.ask.key, t.ask.who))
        t.answer({"choose": t.picks[0], "partner": "pass"}.get(t.ask.key, t.picks[-1]))
    assert {who for hand, _, who in asked if hand == "pyramid"} == {ring}
    assert {key for hand, key, _ in asked if hand == "pyramid"} >= {"choose", "play"}
    assert {who for hand, _, who in asked if hand == other} == {other}


@pytest.mark.rule("FEL-13.7")
@pytest.mark.parametrize("place", [2, 6, 9])
def test_ex_34_with_the_one_ring_in_it_the_pyramid_is_frodo_and_the_player_on_its_right_decides(place: int) -> None:
    """FEL-EX-34: neither player has the One Ring."""
    cards = PLACES.split()
    cards[place] = "r1"
    t = two(" ".join(cards), ring="")
    assert (t.s.holder, t.s.characters) == ("pyramid", {"pyramid": "frodo"})
    assert t.s.controller["pyramid"] == "east"  # clockwise: north, east, pyramid
    assert [(entry.rule, entry.facts["who"]) for entry in t.told("controls")] == [("FEL-13.7", "east")]
    at_play(t, north="bilbo", east="pippin")
    assert (t.turn, t.ask.who) == ("pyramid", "east")


@pytest.mark.rule("FEL-13.11")
def test_only_uncovered_cards_may_be_played() -> None:
    t = at_play(two("r1 m1 f1 s1 r2 h2 m2 f2 s2 h3 m3 f3", ring=""), north="bilbo", east="pippin")
    assert (t.turn, t.picks) == ("pyramid", ["m1", "f1", "s1"])  # the pyramid is Frodo and leads
    assert (t.refuses("h3"), t.refuses("f3"), t.refuses("r2")) == ("FEL-13.11", "FEL-13.11", "FEL-6.2")


def hills(count: int) -> Round:
    """The pyramid wins this many tricks with its Hills: 8, 7, 6 (places 0 to 2), 5 and 4 (places 5 and 6)."""
    t = at_play(two(HIGH, lost="f8", north="r1 h1 h2 h3"), east="pippin", pyramid="bilbo")
    t.play("h1").play(t.picks[0]).play("h8")
    for card in ("h7", "h6", "h5", "h4")[: count - 1]:
        finish_trick(t.play(card))
    return t


@pytest.mark.rule("FEL-13.12")
def test_ex_12_a_card_turns_up_when_nothing_covers_it_at_the_end_of_a_trick() -> None:
    """FEL-EX-12: bottom cards 0 and 1 are played, middle card 0 turns up and is playable from the next trick."""
    t = hills(1)
    assert (places(t)[5:9], t.told("uncovered")) == (["?"] * 4, [])  # still half covered
    t.play("h7")
    assert (places(t)[:6], t.told("uncovered")) == (["", "", "h6", "f1", "f2", "?"], [])  # the trick is not over
    assert "h5" not in t.hand("pyramid")
    finish_trick(t)
    assert places(t)[5:9] == ["h5", "?", "?", "?"]
    assert [(entry.rule, entry.facts["card"]) for entry in t.told("uncovered")] == [("FEL-13.12", "h5")]
    assert (t.turn, t.picks) == ("pyramid", ["h5", "h6", "f1", "f2"])


@pytest.mark.rule("FEL-13.13")
def test_a_face_up_card_is_playable_from_the_trick_after_it_was_uncovered() -> None:
    t = hills(4)  # place 9 (m1) is covered by Hills 4 alone
    assert (places(t)[6], places(t)[9]) == ("h4", "m1")
    assert (t.turn, "m1" in t.picks, t.refuses("m1")) == ("pyramid", False, "FEL-13.11")
    t.play("h4")
    assert "m1" not in t.hand("pyramid")
    finish_trick(t)
    assert (t.turn, "m1" in t.picks) == ("pyramid", True)
    assert [entry.facts["card"] for entry in t.told("uncovered")] == ["h5", "h4"]  # m1 was face up before


@pytest.mark.rule("FEL-13.14")
def test_following_suit_is_judged_on_the_uncovered_cards() -> None:
    t = at_play(two("h1 m1 h4 s1 r2 h2 m2 f2 s2 f7 m3 f8", north="r1 f3"), east="bilbo", pyramid="pippin")
    t.play("f3").play(t.picks[0])
    assert (t.turn, t.picks) == ("pyramid", ["h1", "h4", "m1", "s1", "r2"])  # its Forests 7 and 8 are covered


@pytest.mark.rule("FEL-13.14")
def test_nothing_but_rings_is_judged_on_the_uncovered_cards() -> None:
    t = at_play(two("r1 r2 r3 r4 r5 h2 m2 f2 s2 h3 m3 f3", ring=""), north="bilbo", east="pippin")
    assert (t.turn, t.picks) == ("pyramid", ["r1", "r2", "r3", "r4", "r5", "r1!"])


@pytest.mark.rule("FEL-13.15")
def test_frodo_has_his_side_for_three() -> None:
    assert two().view()["hands"][0]["goal"]["n"] == 4
    cards = "r1 " + " ".join(PLACES.split()[1:])
    assert two(cards, ring="").view()["hands"][2]["goal"]["n"] == 4
    assert Round.of("1", 4, north="r1").view()["hands"][0]["goal"]["n"] == 2


@pytest.mark.rule("FEL-13.16")
@pytest.mark.parametrize(("option", "top"), [("face_down", ["?", "?"]), ("face_up", ["m1", "m2"])])
@pytest.mark.parametrize("chapter", ["5", "6"])
def test_nine_cards_lie_in_rows_of_four_three_and_two(chapter: str, option: str, top: list[str]) -> None:
    t = two("h1 h2 h3 h4 h5 h6 h7 m1 m2", chapter=chapter, pyramid_top=option)
    assert (t.s.rows, places(t)) == ((4, 3, 2), ["h1", "h2", "h3", "h4", "?", "?", "?", *top])
    assert t.hand("pyramid") == ("h1", "h2", "h3", "h4")
    assert [covers(t.s, place) for place in range(9)] == [(), (), (), (), (0, 1), (1, 2), (2, 3), (4, 5), (5, 6)]


@pytest.mark.rule("FEL-13.16")
def test_the_bridge_has_the_nine_card_pyramid_too() -> None:
    t = Round.of("14", 2)
    t.s.done = ("doors_of_durin", "balins_tomb", "long_dark")
    t.s.completed = ("frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin")
    t.answer("bridge_of_khazad_dum").deal(north="r1")
    assert (t.s.rows, places(t)[4:]) == ((4, 3, 2), ["?"] * 5)
    t = Round.of("14", 2).answer("long_dark").deal(north="r1")
    assert t.s.rows == (5, 4, 3)


@pytest.mark.rule("FEL-13.17")
def test_in_chapter_17_two_face_down_cards_lie_above() -> None:
    t = two(PLACES + " w1 w2", chapter="17")
    assert t.s.rows == (5, 4, 3, 2)
    assert places(t) == [*FREE, "?", "?", "?", "?", "h3", "?", "f3", "?", "?"]
    assert [covers(t.s, place) for place in (12, 13)] == [(9, 10), (10, 11)]
