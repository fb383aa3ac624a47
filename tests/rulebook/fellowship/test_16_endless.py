"""Section 16: the endless mode."""

from typing import Any

import pytest

from bree.games.fellowship import GAME
from bree.games.fellowship.facts import CHARACTERS, GIFTS, RIDERS
from bree.games.fellowship.rules.choosing import roster, starred
from bree.games.fellowship.rules.dealing import hand_size, round_deck
from bree.games.fellowship.rules.ending import is_won
from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round

GOLD = ("samwise", "peregrin", "meriadoc", "aragorn_son", "boromir_son", "legolas_greenleaf", "gimli_son")
BLACK = ("gildor", "fatty_bolger", "tom_bombadil", "goldberry", "barliman", "gloin")


def drawn(
    players: int = 4,
    gold: tuple[str, ...] = GOLD[:5],
    black: tuple[str, ...] = BLACK,
    flipped: str = "samwise",
    gift: str = "mithril_shirt",
    rider: str = "wraith",
    **options: Any,
) -> Round:
    """The pool is drawn with these answers, and the first round is dealt next."""
    t = Round.of("endless", players, **options)
    t.chance(*gold[: 5 if players in (1, 4) else 4]).chance(*black[: 6 if players in (1, 4) else 3])
    return t.chance(flipped).chance(gift).chance(rider)


def with_ring_at_north(t: Round) -> Round:
    """Deal on, with the One Ring for north."""
    while not t.over and t.ask.who == "chance":
        picks = t.picks
        to_north = t.ask.key == "draw" and t.ask.step[1:2] == ("north",)
        t.answer("r1" if to_north and "r1" in picks else next(card for card in picks if card != "r1"))
    assert t.s.holder == "north"
    return t


@pytest.mark.rule("FEL-16.1")
def test_only_black_and_gold_cards_are_drawn() -> None:
    t = Round.of("endless", 4)
    assert t.picks == [who.id for who in CHARACTERS.values() if who.frame == "gold"]
    t.chance(*GOLD[:5])
    black = [who.id for who in CHARACTERS.values() if who.frame == "black" and who.id not in ("frodo", "gandalf")]
    assert t.picks == black
    assert "bilbo" not in t.picks
    assert "strider" not in t.picks


@pytest.mark.rule("FEL-16.2")
def test_frodo_gandalf_and_seven_threats_always_take_part() -> None:
    t = drawn()
    assert t.s.pool[:2] == ("frodo", "gandalf")
    assert t.s.threats.cards() == ("1", "2", "3", "4", "5", "6", "7")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.rule("FEL-16.3", "FEL-16.13")
def test_two_or_three_players_draw_four_gold_and_three_black(players: int) -> None:
    t = drawn(players, flipped="peregrin", gift="sting", rider="terror")
    assert t.s.pool == ("frodo", "gandalf", *GOLD[:4], *BLACK[:3])
    assert len(t.s.pool) == 9
    assert (t.s.flipped, t.s.gift, t.s.rider) == ("peregrin", "sting", "terror")


@pytest.mark.rule("FEL-16.3", "FEL-16.4")
def test_one_random_gold_character_lies_overwhelmed_side_up() -> None:
    t = Round.of("endless", 4)
    t.chance(*GOLD[:5]).chance(*BLACK)
    assert t.picks == list(GOLD[:5])


@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.rule("FEL-16.4", "FEL-16.13")
def test_one_or_four_players_draw_five_gold_and_six_black(players: int) -> None:
    t = drawn(players)
    assert t.s.pool == ("frodo", "gandalf", *GOLD[:5], *BLACK)
    assert len(t.s.pool) == 13
    assert t.told("pool")[0].rule == "FEL-16.12"


@pytest.mark.rule("FEL-16.5")
def test_the_game_is_won_when_all_characters_are_completed() -> None:
    t = drawn()
    t.s.rider = ""
    t.s.completed = tuple(name for name in t.s.pool if name != "gloin")
    assert not is_won(t.s)
    t.s.completed = t.s.pool
    assert is_won(t.s)


@pytest.mark.rule("FEL-16.5", "FEL-16.6")
def test_a_rider_that_was_in_no_won_round_is_still_to_come() -> None:
    t = drawn()
    t.s.completed = t.s.pool
    assert not is_won(t.s)


@pytest.mark.rule("FEL-16.6", "FEL-16.7")
def test_the_rider_comes_in_the_first_round_to_one_that_is_not_overwhelmed() -> None:
    t = with_ring_at_north(drawn(rider="black_breath"))
    t.choose(east="samwise", south="gloin", west="gandalf")
    assert t.ask.key == "rider_to"
    assert t.picks == ["north", "south", "west"]
    t.chance("south")
    assert t.s.riders == {"south": "black_breath"}


@pytest.mark.rule("FEL-16.7", "FEL-16.14")
def test_the_unseen_goes_to_one_that_uses_a_threat() -> None:
    t = with_ring_at_north(drawn(flipped="peregrin", rider="unseen"))
    t.choose(east="samwise", south="gloin", west="gandalf")
    assert t.picks == ["east"]


@pytest.mark.rule("FEL-16.14", "FEL-18.27")
def test_without_such_a_character_another_rider_is_drawn() -> None:
    t = with_ring_at_north(drawn(rider="unseen"))
    t.choose(east="samwise", south="gloin", west="gandalf")
    assert t.ask.key == "draw_rider"
    assert t.picks == [name for name in RIDERS if name != "unseen"]
    t.chance("terror")
    assert t.ask.key == "rider_to"


@pytest.mark.rule("FEL-18.27")
def test_or_the_unseen_comes_later() -> None:
    t = with_ring_at_north(drawn(rider="unseen", unseen="later"))
    t.choose(east="samwise", south="gloin", west="gandalf")
    assert t.ask.key not in ("draw_rider", "rider_to")
    assert t.s.riders == {}
    assert t.s.rider == "unseen"


@pytest.mark.rule("FEL-18.10")
def test_the_rider_may_come_in_any_one_round() -> None:
    t = with_ring_at_north(drawn(rider="terror", rider_round="any"))
    t.choose(east="samwise", south="gloin", west="gandalf")
    assert (t.ask.who, t.ask.key, t.picks) == ("north", "use_rider", ["now", "later"])
    t.answer("later")
    assert t.s.riders == {}
    assert t.s.rider == "terror"


@pytest.mark.rule("FEL-9.3", "FEL-16.5")
def test_the_game_after_the_campaign_is_won_and_is_no_chapter_of_the_campaign() -> None:
    t = with_ring_at_north(drawn(black=("barliman", "celeborn", *BLACK[:4]), exchanges="optional"))
    t.s.completed = tuple(name for name in t.s.pool if name not in ("frodo", "gandalf", "barliman", "celeborn"))
    t.choose(east="gandalf", south="barliman", west="celeborn").chance("west")
    t.skip_to("play", partner="pass", take_or_leave="leave")
    t.past("north: r1 r2 h2 h3", "west: h4 m4 f4 s4", "east", *["north"] * 5, "south")
    assert (t.s.over, t.told("chapter-won")[0].facts["chapter"]) == ("won", "chapter-endless")
    assert (t.s.won, t.view()["campaign"]["won"]) == ((), [])


@pytest.mark.rule("FEL-16.6", "FEL-18.10")
@pytest.mark.parametrize(("answer", "left"), [("later", "wraith"), ("now", "")])
def test_a_round_won_without_the_rider_leaves_it_to_come(answer: str, left: str) -> None:
    black = ("barliman", "celeborn", *BLACK[:4])
    t = with_ring_at_north(drawn(black=black, rider_round="any", exchanges="optional"))
    t.choose(east="gandalf", south="barliman", west="celeborn").answer(answer)
    if answer == "now":
        t.chance("west")
    t.skip_to("play", partner="pass", take_or_leave="leave")
    t.past("north: r1 r2 h2 h3", "west: h4 m4 f4 s4", "east", *["north"] * 5, "south")
    assert (t.s.completed, t.s.rounds, t.s.rider) == (("frodo", "gandalf", "barliman", "celeborn"), 2, left)
    with_ring_at_north(t).choose(east="peregrin", south="meriadoc", west="gildor")
    assert (t.ask.key == "use_rider") is (left != "")


@pytest.mark.rule("FEL-10.5", "FEL-16.9")
@pytest.mark.parametrize(
    ("rider", "key", "turn", "picks"),
    [
        ("south", "mirror_choice", "east", ["lost", "west", "pass"]),
        ("west", "mirror_choice", "east", ["lost", "pass"]),
        ("east", "partner", "south", ["north", "west"]),
    ],
)
def test_the_wraith_bars_galadriel_from_the_lost_card_too(rider: str, key: str, turn: str, picks: list[str]) -> None:
    t = with_ring_at_north(drawn(black=("galadriel", "barliman", *BLACK[:4])))
    t.choose(east="galadriel", south="barliman", west="gandalf").chance(rider)
    assert (t.s.riders, t.ask.key, t.turn, t.picks) == ({rider: "wraith"}, key, turn, picks)


@pytest.mark.rule("FEL-5.9", "FEL-1.7")
def test_bilbo_baggins_lets_only_hands_with_cards_lead() -> None:
    """Fatty Bolger gave three of his nine cards away, so he has none after the sixth trick."""
    t = with_ring_at_north(drawn(black=("bilbo_baggins", "fatty_bolger", *BLACK[2:6]), exchanges="optional"))
    t.choose(east="bilbo_baggins", south="fatty_bolger", west="gandalf").chance("west")
    t.skip_to("play", partner="pass", take_or_leave="leave")
    t.past(*["east"] * 4, spare="h8 m8").give_hands(east="h8 m8")
    for card, left, offered in (("h8", 1, ["east", "south", "west", "north"]), ("m8", 0, ["east", "west", "north"])):
        t.skip_to("play", early_end="go_on").play(card)
        while t.ask.key == "play":
            t.play(t.picks[0])
        assert (t.ask.key, len(t.hand("south")), t.picks) == ("next_leader", left, offered)
        t.answer("east")


@pytest.mark.rule("FEL-16.8")
def test_the_holder_takes_frodo_who_leads_whatever_others_say() -> None:
    t = with_ring_at_north(drawn(black=("glorfindel", *BLACK[:5]), rider="wraith"))
    assert t.s.characters == {"north": "frodo"}
    assert starred(t.s) == ("frodo",)
    t.choose(east="glorfindel", south="barliman", west="peregrin")
    t.skip_to("play")
    assert t.s.leader == "north"
    assert t.turn == "north"


@pytest.mark.rule("FEL-16.9", "FEL-16.10")
def test_dealings_with_the_lost_card_are_optional_and_so_settled_among_them() -> None:
    t = with_ring_at_north(drawn(black=("tom_bombadil", *BLACK[:2], "gloin", "barliman", "goldberry"), rider="terror"))
    lost = t.s.lost[0]
    t.choose(east="gandalf", south="tom_bombadil", west="peregrin").chance("west")
    assert (t.ask.who, t.ask.key, t.picks) == ("east", "take_or_leave", ["take", "leave"])
    t.answer("leave").skip_to("take_or_leave")
    assert (t.ask.who, t.s.lost) == ("south", (lost,))
    t.answer("take")
    assert lost in t.hand("south")
    assert t.s.keeps == {"south": 1}


@pytest.mark.rule("FEL-16.10")
def test_tom_without_the_lost_card_keeps_none() -> None:
    t = with_ring_at_north(drawn(rider="terror"))
    t.choose(east="gandalf", south="tom_bombadil", west="peregrin").chance("west")
    t.answer("take").skip_to("play")
    assert t.s.keeps == {"east": 1}
    assert t.s.length == 9


@pytest.mark.rule("FEL-16.10", "FEL-8.5")
@pytest.mark.parametrize("takes", ["east", "south"])
def test_tom_without_the_lost_card_has_failed_before_the_first_trick(takes: str) -> None:
    t = with_ring_at_north(drawn(rider="terror"))
    t.choose(east="gandalf", south="tom_bombadil", west="peregrin").chance("west")
    if takes == "south":
        t.answer("leave").skip_to("take_or_leave")
    assert t.ask.who == takes
    t.answer("take").skip_to("play")
    assert t.verdict("south") == Verdict(False, takes == "east")


@pytest.mark.rule("FEL-16.11")
def test_the_campaign_opens_the_mode_when_all_chapters_are_done() -> None:
    t = Round.begin(GAME, chapter="campaign", won=" ".join(str(n) for n in range(1, 18)))
    assert t.picks == ["18", "end"]
    assert t.refuses("19") == "FEL-16.11"
    t = Round.begin(GAME, chapter="campaign", won=" ".join(str(n) for n in range(1, 19)))
    assert t.picks == ["19", "end"]


@pytest.mark.rule("FEL-16.12")
def test_all_drawn_characters_are_offered_in_every_round() -> None:
    t = drawn()
    t.s.completed = ("gandalf", "gloin")
    t.settle()
    assert roster(t.s) == t.s.pool
    assert t.picks == [name for name in t.s.pool if name != "frodo"]


@pytest.mark.rule("FEL-16.13")
def test_frodo_sits_in_every_round_so_at_least_four_are_needed() -> None:
    for players in (1, 2, 3, 4):
        s = drawn(players).s
        others, seats = len(s.pool) - 1, len(s.order) - len(starred(s))
        assert -(-others // seats) == 4


@pytest.mark.rule("FEL-16.15")
def test_the_deal_is_that_of_a_plain_round() -> None:
    t = drawn(4)
    assert len(round_deck(t.s)) == 37
    assert hand_size(t.s) == 9
    t.settle()
    assert len(t.s.turned) == 1
    assert hand_size(drawn(3).s) == 12


@pytest.mark.rule("FEL-16.15", "FEL-15.6.5", "FEL-15.4.4")
@pytest.mark.parametrize(
    ("east", "south", "sizes", "deck", "tricks"),
    [
        ("goldberry", "gildor", [4, 9, 4, 4], 15, [4] * 9),
        ("fatty_bolger", "gildor", [5, 6, 5, 5], 15, [4] * 6 + [3] * 4),
        ("fatty_bolger", "goldberry", [5, 6, 10, 5], 10, [4] * 6 + [3] * 4),
        ("goldberry", "fatty_bolger", [5, 10, 6, 5], 10, [4] * 6 + [3] * 4),
    ],
)
def test_alone_who_takes_cards_at_once_takes_as_many_as_others_are_dealt(
    east: str, south: str, sizes: list[int], deck: int, tricks: list[int]
) -> None:
    t = with_ring_at_north(drawn(1, rider="terror")).choose(east=east, south=south, west="barliman")
    t.skip_to("play", take_or_leave="leave")
    assert ([len(t.hand(hand)) for hand in t.s.order], t.s.deck.size) == (sizes, deck)
    t.skip_to("onward", early_end="go_on")
    assert [len(trick.plays) for trick in t.s.tricks] == tricks


@pytest.mark.parametrize(("players", "offered"), [(4, True), (3, False), (2, False), (1, False)])
@pytest.mark.rule("FEL-16.16", "FEL-18.28")
def test_elrond_is_drawn_only_where_he_can_succeed(players: int, offered: bool) -> None:
    t = Round.of("endless", players)
    t.chance(*GOLD[: 5 if players in (1, 4) else 4])
    assert ("elrond" in t.picks) is offered


@pytest.mark.rule("FEL-18.28")
def test_or_elrond_is_drawn_and_frodo_needs_two_rings_beside_him() -> None:
    t = with_ring_at_north(drawn(3, black=("elrond", "gloin", "barliman"), elrond="eased", rider="terror"))
    t.choose(east="elrond", south="gloin").chance("north")
    t.skip_to("play")
    assert GAME.view(t.s, "north")["hands"][0]["goal"]["n"] == 2


@pytest.mark.rule("FEL-18.28")
@pytest.mark.parametrize("option", ["left_out", "eased"])
def test_with_four_players_frodo_needs_two_rings_beside_elrond_either_way(option: str) -> None:
    t = with_ring_at_north(drawn(black=("elrond", *BLACK[1:]), elrond=option))
    t.choose(east="elrond", south="peregrin", west="gloin")
    assert (t.s.characters["east"], t.view()["hands"][0]["goal"]["n"]) == ("elrond", 2)


@pytest.mark.rule("FEL-18.29")
def test_the_gift_is_one_of_three_or_of_all_five() -> None:
    for option, names in (("three", ["sting", "glamdring", "mithril_shirt"]), ("all", list(GIFTS))):
        t = Round.of("endless", 4, gifts=option)
        t.chance(*GOLD[:5]).chance(*BLACK).chance("samwise")
        assert sorted(t.picks) == sorted(names)


@pytest.mark.rule("FEL-15.9.2", "FEL-15.11.3")
@pytest.mark.parametrize(("first", "announces"), [("east", True), ("south", False)])
def test_with_two_hidden_numbers_either_will_do_for_an_announcement(first: str, announces: bool) -> None:
    """Aragorn has the sword and the Unseen, and one trick is left."""
    black = ("barliman", "celeborn", *BLACK[:4])
    t = drawn(flipped="peregrin", black=black, gift="broken_sword", rider="unseen", gifts="all", exchanges="optional")
    with_ring_at_north(t).choose(east="aragorn_son", south="barliman", west="celeborn").chance("east")
    t.answer("1-2").skip_to("play", partner="pass", take_or_leave="leave")
    assert (t.s.hidden, t.s.threat) == (("east",), {"east": (1, 2)})
    t.give_hands(north="h8", east="h3", south="h4", west="h5")
    t.past(first, *["north"] * 6, spare="h8 h3 h4 h5").play("h8 h3 h4 h5")
    assert (t.ask.key, t.ask.who, t.picks) == ("announce", "east", ["silent", "announce"][: 1 + announces])
    if announces:
        t.answer("announce")
        assert (t.s.announced, t.view("north")["hands"][1]["threat"]) == ({"east": ()}, "?")
