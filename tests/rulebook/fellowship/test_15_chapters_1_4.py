"""Chapters 1 to 4: the party, the Shire, the road to Bucklebury, Crickhollow."""

import pytest

from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round

MET, FAILED = Verdict(True, True), Verdict(False, True)
SO_FAR, OPEN = Verdict(True, False), Verdict(False, False)
HANDS = ("north", "east", "south", "west")


def party(players: int = 4) -> Round:
    """Chapter 1: north is Frodo, east Bilbo, south Pippin, west (with four hands) Gandalf. The first trick begins."""
    return Round.of("1", players, north="r1").choose(east="bilbo", south="pippin", west="gandalf").skip_to("play")


def shire(threat: str = "1", players: int = 4) -> Round:
    """Chapter 2: north is Frodo, east Sam with this threat, south Merry, west (with four hands) Pippin."""
    t = Round.of("2", players, north="r1", lost="s8").choose(east="sam", south="merry", west="pippin")
    return t.chance(threat).skip_to("play")


def by_winners(t: Round, counts: str) -> Round:
    """The round, or its beginning, with these numbers of tricks for north, east, south, west."""
    return t.past(*[hand for hand, n in zip(HANDS, counts.split(), strict=False) for _ in range(int(n))])


# Chapter 1.


@pytest.mark.rule("FEL-15.1.1")
@pytest.mark.parametrize("counts", ["3 3 0 3", "9 0 0 0", "0 9 0 0", "0 0 0 9", "5 4 0 0"])
def test_pippin_with_no_trick_always_succeeds(counts: str) -> None:
    assert by_winners(party(), counts).verdict("south") == MET


@pytest.mark.rule("FEL-15.1.2")
@pytest.mark.parametrize(("counts", "expected"), [
    ("2 3 2 2", MET), ("3 3 1 2", MET), ("1 6 1 1", MET), ("2 2 3 2", FAILED), ("1 5 2 1", FAILED), ("8 0 1 0", FAILED),
])  # fmt: skip
def test_pippin_succeeds_when_tied_for_fewest_and_fails_with_more_than_somebody(counts: str, expected: Verdict) -> None:
    assert by_winners(party(), counts).verdict("south") == expected


@pytest.mark.rule("FEL-15.1.2", "FEL-8.2", "FEL-8.5")
@pytest.mark.parametrize(("counts", "expected"), [
    ("3 2 0 2", MET), ("3 3 0 1", SO_FAR), ("3 1 2 1", OPEN), ("4 1 2 0", FAILED), ("2 2 3 0", FAILED),
])  # fmt: skip
def test_with_two_tricks_to_come_a_tie_that_may_still_be_had_counts_for_pippin(counts: str, expected: Verdict) -> None:
    """If he wins both he ties with two; if the two hands behind him win them, they tie with him."""
    assert by_winners(party(), counts).verdict("south") == expected


@pytest.mark.rule("FEL-15.1.3")
def test_frodo_and_bilbo_are_compulsory_and_of_gandalf_and_pippin_one_is_left_out_with_three() -> None:
    t = Round.of("1", 3, north="r1")
    assert t.game.view(t.s, None)["chapter"]["starred"] == ["frodo", "bilbo"]
    assert t.s.characters == {"north": "frodo"}
    assert t.picks == ["bilbo", "gandalf", "pippin"]
    t.answer("gandalf")
    assert (t.turn, t.picks, t.refuses("pippin")) == ("south", ["bilbo"], "FEL-3.3")
    t.answer("bilbo")
    assert t.s.characters == {"north": "frodo", "east": "gandalf", "south": "bilbo"}


@pytest.mark.rule("FEL-15.1.3")
def test_with_four_players_nobody_of_chapter_1_is_left_out() -> None:
    t = Round.of("1", 4, north="r1").choose(east="pippin", south="gandalf", west="bilbo")
    assert sorted(t.s.characters.values()) == ["bilbo", "frodo", "gandalf", "pippin"]


@pytest.mark.rule("FEL-15.1.4")
def test_gandalf_adds_the_lost_card_and_then_exchanges_with_frodo() -> None:
    t = Round.of("1", 3, north="r1", south="h2", lost="f8").choose(east="bilbo", south="gandalf")
    assert t.s.lost == ()
    assert "f8" in t.hand("south")
    assert (t.ask.key, t.turn, t.picks) == ("partner", "south", ["north"])
    t.answer("north")
    assert t.ask.key == "give"
    assert t.picks == list(t.hand("south"))
    assert len(t.picks) == 13
    t.answer("f8").answer("f8")
    assert (t.ask.key, t.turn) == ("play", "north")
    assert (t.s.length, t.s.keeps) == (12, {"south": 1})


@pytest.mark.rule("FEL-15.1.4")
@pytest.mark.parametrize(("counts", "expected"), [("3 3 3 0", FAILED), ("3 3 2 1", MET), ("0 3 0 6", MET)])
def test_gandalf_needs_at_least_one_trick(counts: str, expected: Verdict) -> None:
    assert by_winners(party(), counts).verdict("west") == expected


@pytest.mark.rule("FEL-15.1.5")
def test_chapter_1_is_short_and_won_with_one_round() -> None:
    t = party(3).past("north: r1 r2 r3", "north: r4 r5 h2", *["east"] * 10)
    assert "gandalf" not in t.s.characters.values()
    assert (t.s.result, t.s.over, t.s.won, t.s.rounds) == ("won", "won", (1,), 1)
    assert [entry.rule for entry in t.told("chapter-won")] == ["FEL-9.3"]


# Chapter 2.


@pytest.mark.rule("FEL-15.2.1")
@pytest.mark.parametrize(("won", "expected"), [("m2 h3 m4 m5", MET), ("m3 f3 s3 r3", FAILED), ("h2 h4 h5 m5", FAILED)])
def test_sam_with_rider_3_must_win_the_hills_3(won: str, expected: Verdict) -> None:
    t = shire("3").past(f"east: {won}", *["south"] * 8)
    assert t.verdict("east") == expected


@pytest.mark.rule("FEL-15.2.1")
def test_sam_with_rider_3_is_done_as_soon_as_he_has_the_hills_3_and_lost_as_soon_as_another_has_it() -> None:
    assert shire("3").past("east: m2 h3 m4 m5").verdict("east") == MET
    assert shire("3").past("north: m2 h3 m4 m5").verdict("east") == FAILED
    assert shire("4").past("north: m2 h3 m4 m5").verdict("east") == Verdict(False, False)


@pytest.mark.rule("FEL-15.2.2")
@pytest.mark.parametrize(("counts", "expected"), [
    ("4 3 0 2", FAILED), ("3 3 1 2", MET), ("3 2 2 2", MET), ("2 2 3 2", FAILED), ("0 0 9 0", FAILED),
])  # fmt: skip
def test_merry_fails_with_no_trick_and_with_three_or_more(counts: str, expected: Verdict) -> None:
    assert by_winners(shire(), counts).verdict("south") == expected


@pytest.mark.rule("FEL-15.2.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_bilbo_is_not_in_chapter_2(players: int) -> None:
    t = Round.of("2", players, north="r1")
    assert "bilbo" not in t.picks
    assert t.refuses("bilbo") == "FEL-3.4"
    assert t.refuses("bilbo_baggins") == "FEL-3.4"


@pytest.mark.rule("FEL-15.2.4")
def test_the_threats_of_chapter_2_are_the_riders_1_to_4_and_gandalf_and_pippin_are_there() -> None:
    t = Round.of("2", 4, north="r1", lost="s8")
    assert t.game.view(t.s, None)["chapter"]["roster"] == ["frodo", "sam", "merry", "gandalf", "pippin"]
    assert t.picks == ["sam", "merry", "gandalf", "pippin"]
    t.choose(east="sam", south="merry", west="gandalf")
    assert (t.ask.key, t.picks) == ("threat_card", ["1", "2", "3", "4"])


# Chapter 3.


def road(threat: str = "3") -> Round:
    """Chapter 3: north is Frodo, east Maggot with this threat, south Gildor, west Merry."""
    t = Round.of("3", 4, north="r1").choose(east="farmer_maggot", south="gildor", west="merry")
    return t.chance(threat).skip_to("play")


@pytest.mark.rule("FEL-15.3.1")
@pytest.mark.parametrize(("last", "expected"), [
    ("north: f1 f8 f5 f6", MET), ("east: h1 h8 f7 h6", MET), ("south: f1 f2 f8 f6", MET),
    ("south: h1 h2 h8 f6", FAILED), ("north: f1 f2 s8 f6", FAILED),
])  # fmt: skip
def test_gildor_need_not_win_the_last_trick_only_play_forests_into_it(last: str, expected: Verdict) -> None:
    t = road().past(*["west"] * 8, last)
    assert t.verdict("south") == expected


@pytest.mark.rule("FEL-15.3.1")
def test_forests_in_an_earlier_trick_do_not_help_gildor() -> None:
    t = road().past(*["west"] * 7, "south: f1 f2 f8 f6", "south: h1 h2 h8 h6")
    assert t.verdict("south") == FAILED


@pytest.mark.rule("FEL-15.3.2")
@pytest.mark.parametrize(("won", "met"), [
    ("h3 r3 m1 m2", True), ("s3 f3 m1 m2", True), ("m3 r3 m1 m2", True), ("h3 m1 m2 r2", False), ("h2 m2 f2 s2", False),
])  # fmt: skip
def test_maggot_counts_cards_of_his_rank_in_all_suits_rings_too(won: str, *, met: bool) -> None:
    t = road("3").past(f"east: {won}", *["west"] * 8)
    assert t.verdict("east") == Verdict(met, True)


# Chapter 4.


def crickhollow(players: int, **cards: str) -> Round:
    """Chapter 4: north is Frodo, east Fatty, south Merry, west (with four hands) Pippin. Fatty gives next."""
    t = Round.of("4", players, north="r1", **cards)
    return t.choose(east="fatty_bolger", south="merry", west="pippin")


@pytest.mark.rule("FEL-15.4.1")
def test_fatty_gives_one_card_to_each_other_hand_and_receives_none() -> None:
    t = crickhollow(4, east="h2 h3 h4 h5 h6 h7 h8 m1 m2")
    sizes = []
    for card, other in (("h2", "south"), ("h5", "west"), ("m2", "north")):
        assert (t.ask.key, t.turn, t.ask.facts["other"]) == ("give_one", "east", "hand-" + other)
        assert t.picks == list(t.hand("east"))
        t.answer(card)
        assert card in t.hand(other)
        sizes.append([len(t.hand(hand)) for hand in HANDS])
    assert sizes == [[9, 8, 10, 9], [9, 7, 10, 10], [10, 6, 10, 10]]
    assert [(entry.key, entry.rule) for entry in t.log if entry.key in ("gives", "exchanges")] == [
        ("gives", "FEL-15.4.1")
    ] * 3
    assert (t.ask.key, t.turn) == ("partner", "south")


@pytest.mark.rule("FEL-15.4.1")
def test_fattys_giving_does_not_use_up_the_one_exchange_of_a_solo_round() -> None:
    t = crickhollow(1).settle().skip_to("partner")
    assert len(t.told("gives")) == 3
    assert (t.s.exchanged, t.turn, t.picks) == ("", "south", ["north", "west", "pass"])


@pytest.mark.rule("FEL-15.4.2")
@pytest.mark.parametrize(("players", "tricks", "fatty"), [(3, 13, 10), (4, 10, 6)])
def test_the_round_lasts_until_all_hands_are_empty_and_fatty_misses_the_last_tricks(
    players: int, tricks: int, fatty: int
) -> None:
    t = crickhollow(players).skip_to("onward", early_end="go_on")
    assert t.s.length == len(t.s.tricks) == tricks
    in_it = ["east" in dict(trick.plays) for trick in t.s.tricks]
    assert in_it == [True] * fatty + [False] * (tricks - fatty)
    assert all(t.hand(hand) == () for hand in t.s.order)


@pytest.mark.rule("FEL-15.4.3", "FEL-15.4.2")
def test_ex_18_the_hand_on_fattys_left_leads_after_his_last_card_has_won() -> None:
    """FEL-EX-18: four hands, Fatty's sixth and last card wins trick 6; then three cards in each trick."""
    t = crickhollow(4).skip_to("play")
    t.give_hands(north="h1", east="h8", south="h2", west="h3").past(*["north"] * 5, spare="h8 h2 h3 h1")
    assert (len(t.s.tricks), t.turn, t.hand("east")) == (5, "north", ("h8",))
    t.play("h1 h8 h2 h3").skip_to("play", early_end="go_on")
    assert (t.s.tricks[5].winner, t.hand("east"), t.turn, t.s.leader) == ("east", (), "south", "south")
    t.skip_to("onward", early_end="go_on")
    assert [len(trick.plays) for trick in t.s.tricks] == [4] * 6 + [3] * 4
    assert t.s.tricks[6].plays[0][0] == "south"


@pytest.mark.rule("FEL-15.4.4", "FEL-15.4.6")
def test_ex_19_fatty_alone_at_the_table_takes_five_cards_before_giving_and_none_after_tricks() -> None:
    """FEL-EX-19: Fatty has 4 + 5 cards, gives 3 and plays 6 tricks; the others have 4 + 1 + 5."""
    t = crickhollow(1)
    assert [len(t.hand(hand)) for hand in HANDS] == [4, 4, 4, 4]
    t.settle()
    assert (t.ask.key, len(t.hand("east")), t.s.deck.size) == ("give_one", 9, 15)
    t.answer(*t.picks[:3])
    assert [len(t.hand(hand)) for hand in HANDS] == [5, 6, 5, 5]
    t.skip_to("onward", early_end="go_on")
    draws = [entry.facts["who"] for entry in t.told("draws")]
    assert (draws[:5], len(draws)) == (["east"] * 5, 20)
    assert [draws[5:].count(hand) for hand in HANDS] == [5, 0, 5, 5]
    assert (len(t.s.tricks), t.s.deck.size) == (10, 0)
    assert [sum(hand in dict(trick.plays) for trick in t.s.tricks) for hand in HANDS] == [10, 6, 10, 10]


@pytest.mark.rule("FEL-15.4.6")
def test_alone_in_chapter_4_the_draw_deck_feeds_three_hands_for_five_tricks() -> None:
    t = crickhollow(1).skip_to("play")
    sizes = []
    while t.s.deck.size:
        sizes.append(t.s.deck.size)
        for _ in range(4):
            t.answer(t.picks[0]).skip_to("play", early_end="go_on")
    assert (sizes, len(t.s.tricks)) == ([15, 12, 9, 6, 3], 5)


@pytest.mark.rule("FEL-15.4.5")
def test_a_pyramid_that_is_fatty_gives_from_its_bottom_row_only() -> None:
    t = Round.of("4", 2, north="r1", pyramid="h2 h4 h6 h8 m1").choose(east="merry", pyramid="fatty_bolger")
    t.skip_to("give_one")
    assert (t.ask.who, t.turn, t.picks) == ("north", "pyramid", ["h2", "h4", "h6", "h8", "m1"])
    assert t.refuses(t.s.pyramid[5]) == "FEL-15.4.1"
    t.answer("h4")
    assert t.picks == ["h2", "h6", "h8", "m1"]
    t.answer("m1").skip_to("play")
    assert [len(t.hand(hand)) for hand in ("north", "east")] == [13, 13]
    assert len([card for card in t.s.pyramid if card]) == 10
    assert t.s.length == 13
