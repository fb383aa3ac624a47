"""Section 18: options for doubtful rules, with the default and the other values."""

import pytest

from bree.games.fellowship import GAME
from bree.games.fellowship.card import SUIT
from bree.games.fellowship.facts import CHARACTERS, EVENTS
from bree.games.fellowship.rules.chapters import open_events
from bree.games.fellowship.rules.choosing import starred
from bree.games.fellowship.rules.dealing import hand_size, round_deck
from bree.games.fellowship.rules.exchange import cards_to_give, partners_of
from bree.games.fellowship.rules.tricks import rank_of, trumps
from bree.games.fellowship.setup import VARIANTS
from bree.games.fellowship.state import Trick
from tests.rulebook.fellowship.fellowship_story import Round

MORIA = ("doors_of_durin", "balins_tomb", "long_dark")


@pytest.mark.parametrize("option", VARIANTS, ids=[option.name for option in VARIANTS])
def test_every_option_names_a_rule_of_section_18(option) -> None:  # type: ignore[no-untyped-def]
    assert option.rule.startswith("FEL-18.")
    assert len(option.values) >= 2


def old_forest(**options: str) -> Round:
    t = Round.of("5", 4, north="r1 h1 h2", east="m1", south="s1", west="h8", **options)
    t.choose(east="tom_bombadil", south="merry", west="pippin")
    return t.skip_to("grim_card", "play")


@pytest.mark.rule("FEL-18.1")
def test_the_forest_card_is_shown_before_the_lead() -> None:
    t = old_forest()
    assert t.ask.key == "grim_card"
    t.chance("f5")
    assert t.ask.key == "play"
    assert GAME.view(t.s, "north")["round"]["grim"] == {"up": ["f5"], "left": 8}


@pytest.mark.rule("FEL-18.1")
def test_or_after_the_trick() -> None:
    t = old_forest(forest_card="after")
    assert t.ask.key == "play"
    assert t.s.grim_up == ()
    t.skip_to("grim_card")
    assert len(t.s.trick) == 4


def strider(**options: str) -> Round:
    t = Round.of("8", 4, north="r1", **options).choose(east="strider", south="merry", west="sam")
    return t.chance("2")


@pytest.mark.rule("FEL-18.2")
def test_strider_declares_his_way_in_public() -> None:
    t = strider()
    assert (t.ask.key, t.picks) == ("direction", ["more", "fewer"])
    t.answer("fewer")
    assert GAME.view(t.s, "south")["hands"][1]["declared"] == "fewer"
    t.skip_to("play")
    t.s.tricks = []
    assert t.verdict("east").met


@pytest.mark.rule("FEL-18.2")
def test_or_he_is_silent_and_any_other_number_will_do() -> None:
    t = strider(strider="silent")
    assert t.ask.key == "partner"
    t.skip_to("play")
    assert t.s.declared == {}
    assert t.verdict("east").met  # no trick is not two tricks


@pytest.mark.rule("FEL-18.3")
def test_glorfindel_exchanges_with_all_or_with_none() -> None:
    t = Round.of("9", 4, north="r1").choose(north="frodo", east="glorfindel", south="sam", west="merry")
    assert t.ask.key == "seal"
    t = Round.of("9", 4, north="r1", glorfindel="none")
    t.choose(north="frodo", east="glorfindel", south="bill_the_pony", west="merry")
    assert (t.ask.key, t.turn) == ("seal", "south")


@pytest.mark.rule("FEL-18.4")
def test_aragorn_exchanges_with_anyone_or_with_companions() -> None:
    t = Round.of("13", 4, north="r1").choose(east="aragorn", south="gimli", west="sam").answer("3")
    assert t.picks == ["north", "south", "west"]
    t = Round.of("13", 4, north="r1", aragorn="companions").choose(east="aragorn", south="gimli", west="sam")
    t.answer("3")
    assert t.picks == ["south"]
    assert [part.partners for part in CHARACTERS["aragorn_son"].front.setup] == [(), ("gimli", "legolas")]


@pytest.mark.rule("FEL-18.5")
def test_the_event_is_chosen_before_the_deal_or_by_the_holder_after_it() -> None:
    t = Round.of("14", 4)
    assert (t.ask.key, t.ask.who, t.s.hands) == ("choose_event", "north", {})
    t = Round.of("14", 4, moria="holder").settle(3)
    assert t.ask.key == "choose_event"
    assert t.ask.who == t.s.holder
    assert len(t.hand("east")) == 9


@pytest.mark.rule("FEL-18.5")
def test_for_the_bridge_the_cards_are_dealt_again() -> None:
    t = Round.of("14", 4, moria="holder")
    t.s.done = MORIA
    t.s.completed = ("frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam")
    t.settle(3).answer("bridge_of_khazad_dum")
    assert t.ask.who == "chance"
    t.settle(4)
    assert len(t.hand("east")) == 7
    assert t.s.event == "bridge_of_khazad_dum"


@pytest.mark.rule("FEL-18.6")
def test_rivers_in_chapter_18_are_plain_or_trump_or_absent() -> None:
    sizes = {}
    for way in ("plain", "trump", "absent"):
        t = Round.begin(GAME, chapter="18", rivers_18=way)
        sizes[way] = (len(round_deck(t.s)), hand_size(t.s), trumps(t.s))
    assert sizes == {"plain": (45, 11, False), "trump": (45, 11, True), "absent": (37, 9, False)}


def played_out(*winners: str) -> Round:
    """Chapter 13 after nine tricks, won by these hands. From north to west: Frodo, Boromir, Merry and Gandalf."""
    t = Round.of("13", 4, north="r1 r2").choose(east="boromir", south="merry", west="gandalf").skip_to("play")
    hands = {hand: list(cards) for hand, cards in t.s.hands.items()}
    for winner in winners:
        t.s.tricks.append(Trick(winner, tuple((hand, cards.pop()) for hand, cards in hands.items())))
    t.s.hands = {hand: tuple(cards) for hand, cards in hands.items()}
    t.s.token = t.s.led_free = True
    t.s.todo = [("round_over",)]
    GAME.rules.settle(t.s)
    return t


NORTH_6 = ("north",) * 6


@pytest.mark.rule("FEL-18.7")
def test_the_shirt_is_offered_when_exactly_one_goal_fails() -> None:
    t = played_out(*NORTH_6, "south", "west", "north")
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == ["east"]
    assert (t.ask.who, t.ask.key, t.picks) == ("north", "shirt", ["use", "leave"])
    assert t.ask.facts == {"hand": "hand-east", "character": "character-" + t.s.characters["east"]}
    t.answer("use")
    assert t.told("round-won")
    assert t.s.used == ("mithril_shirt",)


@pytest.mark.rule("FEL-18.7")
def test_the_shirt_is_not_asked_for_when_two_goals_fail_and_not_spent() -> None:
    t = played_out(*NORTH_6, "north", "west", "north")
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == ["east", "south"]
    assert t.ask.key == "onward"
    assert t.s.used == ()


@pytest.mark.rule("FEL-18.8")
def test_leading_a_forbidden_suit_is_legal_and_fails_the_character() -> None:
    t = Round.of("8", 4, north="r1 r2 r3 r4 r5 s1 s2 s3 s4").choose(east="strider", south="merry", west="sam")
    t.skip_to("play", direction="fewer")
    t.s.led_free = t.s.token = True
    assert t.turn == "north"
    ring = next(card for card in t.hand("north") if SUIT[card] == "rings" and card != "r1")
    assert ring in t.picks
    assert not t.verdict("north").lost
    t.play(ring)
    assert t.verdict("north").lost


@pytest.mark.rule("FEL-18.9")
def test_the_balrog_card_has_rank_5() -> None:
    assert EVENTS["bridge_of_khazad_dum"].joins == "b5"
    assert rank_of("b5") == 5


@pytest.mark.rule("FEL-18.11")
def test_the_bridge_waits_for_missing_companions_or_does_not() -> None:
    for way, expected in (("waits", ["long_dark"]), ("at_once", ["long_dark", "bridge_of_khazad_dum"])):
        t = Round.of("14", 4, bridge=way)
        t.s.done = MORIA
        t.s.completed = ("frodo", "gandalf", "aragorn", "gimli", "legolas", "boromir")
        assert open_events(t.s) == expected  # Sam, Merry and Pippin do not fit into two seats
    t.answer("bridge_of_khazad_dum").settle(1)
    assert starred(t.s) == ("frodo", "gandalf_secret_fire")


def lost_round(**options: str) -> Round:
    """Chapter 13 after a lost round. Sam was completed earlier, and the shirt is used."""
    t = Round.of("13", 4, north="r1 r2", **options).choose(east="boromir", south="merry", west="pippin")
    t.skip_to("play")
    t.s.completed = ("sam",)
    t.s.used = ("mithril_shirt",)
    t.s.forgiven = ""
    for seed in range(50):
        world = Round(GAME, t.s.clone()).skip_to("onward", seed=seed, early_end="go_on")
        if world.told("goal-met") and world.told("goal-failed"):
            return world
    raise AssertionError("no such round")


@pytest.mark.rule("FEL-18.12")
def test_goals_met_in_a_lost_round_do_not_count_or_do() -> None:
    t = lost_round()
    met = [t.s.characters[str(entry.facts["who"])] for entry in t.told("goal-met")]
    assert met
    assert t.told("goal-failed")
    t.answer("keep")
    assert t.s.completed == ("sam",)
    t = lost_round(lost_round="counts")
    t.answer("keep")
    assert t.s.completed == ("sam", *met)


@pytest.mark.rule("FEL-18.13")
def test_frodo_chosen_again_in_chapter_9_must_meet_his_goal_or_not() -> None:
    for way, final in (("counts", False), ("free", True)):
        t = Round.of("9", 4, north="r1", frodo_again=way)
        t.s.completed = ("frodo",)
        t.choose(north="frodo", east="glorfindel", south="sam", west="merry").skip_to("play")
        assert t.verdict("north") == (final, final)


@pytest.mark.rule("FEL-18.14")
def test_frodo_is_for_the_holder_or_for_anyone_in_chapter_9() -> None:
    t = Round.of("9", 4, north="r1").answer("sam")
    assert "frodo" not in t.picks
    assert t.refuses("frodo") == "FEL-15.9.10"
    t = Round.of("9", 4, north="r1", frodo_9="anyone").answer("sam")
    assert "frodo" in t.picks


@pytest.mark.rule("FEL-18.15")
def test_glorfindel_is_in_every_round_or_until_completed() -> None:
    for way, stars in (("every", ("glorfindel",)), ("until_completed", ())):
        t = Round.of("9", 4, north="r1", glorfindel_rounds=way)
        t.s.completed = ("glorfindel",)
        assert starred(t.s) == stars


@pytest.mark.rule("FEL-18.15")
def test_without_glorfindel_frodo_leads_and_without_him_the_holder() -> None:
    for frodo, leader in (("east", "east"), ("", "north")):
        t = Round.of("9", 4, north="r1", glorfindel_rounds="until_completed", frodo_9="anyone")
        t.s.completed = ("glorfindel",)
        seats = {"north": "sam", "east": "bill_the_pony", "south": "pippin", "west": "merry"}
        t.choose(**(seats | ({frodo: "frodo"} if frodo else {}))).skip_to("play")
        assert t.s.leader == leader


@pytest.mark.rule("FEL-18.16")
def test_the_one_ring_keeps_its_power_in_isengard_or_has_none() -> None:
    for way, power in (("power", True), ("plain", False)):
        t = Round.of("12", 4, north="r1 r2 r3 r4 r5 s1 s2 s3 s4", ring_12=way)
        t.choose(north="gandalf", east="gwaihir", south="shadowfax", west="radagast").skip_to("play")
        t.s.led_free = True
        t.s.hands["north"] = ("r1",)
        assert ("r1!" in t.picks) is power


@pytest.mark.rule("FEL-18.17")
def test_rivers_in_chapter_17_are_trump_or_a_plain_suit() -> None:
    assert trumps(Round.begin(GAME, chapter="17").s)
    assert not trumps(Round.begin(GAME, chapter="17", rivers_17="plain").s)


@pytest.mark.rule("FEL-18.18")
def test_a_lost_card_that_was_taken_is_not_checked_or_is() -> None:
    for way, drawn in (("still_lost", True), ("as_turned", False)):
        t = Round.of("2", 4, north="r1", lost="h3", threat_check=way)
        t.choose(east="gandalf", south="sam", west="merry").skip_to("threat_card")
        assert t.s.lost == ()
        t.chance("3")
        assert (t.s.threat == {"south": (3,)}) is drawn


@pytest.mark.rule("FEL-18.19")
def test_solo_an_exchange_may_be_declined_or_one_must_be_made() -> None:
    t = Round.of("1", 1).choose(east="pippin", south="bilbo", west="gandalf")
    assert "pass" in t.picks
    t.answer("pass").skip_to("partner", "play")
    assert t.picks == ["north", "pass"]
    t = Round.of("1", 1, solo_exchange="one").choose(east="pippin", south="bilbo", west="gandalf")
    assert "pass" in t.picks  # Gandalf may still exchange
    t.answer("pass").skip_to("partner", "play")
    assert t.picks == ["north"]


@pytest.mark.rule("FEL-18.20")
def test_solo_cards_are_dealt_from_the_winner_or_from_frodos_left() -> None:
    for way, first in (("winner", "south"), ("frodo", "east")):
        t = Round.of("1", 1, north="r1 h1 h2 h3", east="h4 m1 m2 m3", south="h8 f1 f2 f3", west="h5 s1 s2 s3",
                     solo_dealing=way)  # fmt: skip
        t.choose(east="pippin", south="bilbo", west="gandalf").skip_to("play", partner="pass")
        t.play("h1 h4 h8 h5")
        assert next(step[1] for step in reversed(t.s.todo) if step[0] == "top_up") == first


@pytest.mark.rule("FEL-18.21")
def test_which_card_of_the_pyramid_lies_face_down() -> None:
    hidden = {}
    for way in ("middle", "left", "right"):
        t = Round.of("1", 2, north="r1", pyramid_hidden=way)
        hidden[way] = [n for n in range(9, 12) if n not in t.s.upturned]
    assert hidden == {"middle": [10], "left": [9], "right": [11]}
    for way, up in (("face_down", []), ("face_up", [7, 8])):
        t = Round.of("5", 2, north="r1", pyramid_top=way)
        assert [n for n in range(4, 9) if n in t.s.upturned] == up


@pytest.mark.rule("FEL-18.22")
def test_cards_beside_the_pyramid_may_be_exchanged_or_not() -> None:
    for way, may in (("exchange", True), ("stay", False)):
        t = Round.of("1", 2, north="r1", lost="h4", pyramid_sides=way)
        t.choose(east="bilbo", pyramid="gandalf")
        assert "h4" in t.hand("pyramid")
        assert ("h4" in cards_to_give(t.s, "pyramid")) is may
        assert partners_of(t.s, "pyramid", "exchange") == ["north"]


@pytest.mark.rule("FEL-18.23")
def test_a_card_uncovered_in_setup_turns_up_after_the_first_trick_or_before() -> None:
    for way, free in (("after_trick", False), ("before_play", True)):
        t = Round.of("4", 2, north="r1", pyramid_turn=way).choose(east="merry", pyramid="fatty_bolger")
        t.skip_to("give_one")
        for card in t.s.pyramid[:2]:
            t.answer(card)
        t.skip_to("play")
        assert (t.s.pyramid[5] in t.hand("pyramid")) is free


@pytest.mark.rule("FEL-18.24")
def test_in_the_mirror_frodo_keeps_the_one_ring_or_gives_it() -> None:
    for way, offered in (("kept", False), ("given", True)):
        t = Round.begin(GAME, chapter="16", mirror_ring=way)
        t.chance("frodo", "sam", "galadriel", "celeborn")
        t.chance("r1")
        t.settle()
        assert (t.ask.key, t.turn) == ("gaze", "north")
        assert ("r1" in t.picks) is offered


@pytest.mark.rule("FEL-18.24")
def test_in_the_mirror_the_lost_card_may_be_the_one_ring_or_not() -> None:
    for way, possible in (("any", True), ("not_ring", False)):
        t = Round.begin(GAME, chapter="16", mirror_lost=way)
        while t.ask.key != "turn_lost":
            t.answer(next(card for card in t.picks if card != "r1"))
        assert ("r1" in t.picks) is possible


@pytest.mark.rule("FEL-18.25")
def test_a_used_gift_stays_used_or_returns_with_kept_characters() -> None:
    for way, used in (("stays", ("mithril_shirt",)), ("returns", ())):
        t = lost_round(used_gift=way)
        t.answer("keep")
        assert t.s.used == used


@pytest.mark.rule("FEL-18.26")
def test_exchanges_are_compulsory_or_optional() -> None:
    t = Round.of("1", 4, north="r1").choose(east="pippin", south="bilbo", west="gandalf")
    assert t.picks == ["north"]
    t = Round.of("1", 4, north="r1", exchanges="optional").choose(east="pippin", south="bilbo", west="gandalf")
    assert t.picks == ["north", "pass"]
    t.answer("pass")
    assert t.s.declined == ("east",)
