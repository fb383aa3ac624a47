"""Chapters 13 and 14: The Ring Goes South, the Mines of Moria."""

from typing import Any

import pytest

from bree.games.fellowship.facts import CHAPTERS
from bree.games.fellowship.rules.choosing import starred
from bree.games.fellowship.verdict import Verdict
from tests.rulebook.fellowship.fellowship_story import Round

DOORS, TOMB, DARK, BRIDGE = "doors_of_durin", "balins_tomb", "long_dark", "bridge_of_khazad_dum"
THREE = (DOORS, TOMB, DARK)
SECRET_FIRE = "gandalf_secret_fire"
MET, FAILED = Verdict(True, True), Verdict(False, True)
COMPANIONS = tuple(name for name in CHAPTERS[14].characters if name != SECRET_FIRE)  # with Frodo


def without(*names: str) -> tuple[str, ...]:
    """All companions except these."""
    return tuple(name for name in COMPANIONS if name not in names)


# Chapter 13.


@pytest.mark.rule("FEL-15.13.1")
def test_a_completed_character_may_be_chosen_again() -> None:
    t = Round.of("13", 4, north="r1")
    t.s.completed = ("frodo", "sam", "merry", "pippin")
    assert t.picks == [name for name in CHAPTERS[13].characters if name != "frodo"]
    t.answer("sam", "merry", "pippin")
    assert t.s.characters == {"north": "frodo", "east": "sam", "south": "merry", "west": "pippin"}


@pytest.mark.rule("FEL-15.13.1")
@pytest.mark.parametrize(("missing", "rounds", "over"), [(("sam",), 1, "won"), (("gimli",), 2, "")])
def test_who_chooses_a_completed_character_again_may_need_another_round(
    missing: tuple[str, ...], rounds: int, over: str
) -> None:
    t = Round.of("13", 4, north="r1", lost="s8").choose(east="sam", south="merry", west="pippin")
    t.s.completed = without(*missing)
    t.skip_to("threat_card").chance("3").skip_to("play")
    t.past("north: r1 h1 h2 r2", "east: m1 h3 m2 m3", "south", *["north"] * 6)
    assert (t.s.over, t.s.rounds) == (over, rounds)
    assert set(COMPANIONS) - set(t.s.completed) == (set() if over else {"gimli"})


# Chapter 14.


def mines(players: int = 4, *, done: tuple[str, ...] = (), missing: tuple[str, ...] = (), **options: Any) -> Round:
    """The choice of an event of Moria comes next."""
    t = Round.of("14", players, **options)
    t.s.done, t.s.completed = done, without(*missing)
    return t


def enter(t: Round, event: str, *names: str) -> Round:
    """Frodo and these enter, and the first trick is led next."""
    return t.answer(event).settle().answer(*names).skip_to("play", pick_threat="1")


def role(t: Round, name: str) -> str:
    return next(hand for hand, who in t.s.characters.items() if who == name)


WINNING = {DOORS: "gandalf", TOMB: "gimli", DARK: "aragorn", BRIDGE: SECRET_FIRE}
CARDS = {DOORS: "h4 m1 f1 m2", TOMB: "m1 m2 m3 m4", DARK: "h4 m1 f1 m2", BRIDGE: "h4 m1 f1 m2"}


def win(t: Round, event: str, *others: str) -> Round:
    """A round of four hands with the characters of the event and two of Merry, Pippin and Sam. All goals are met."""
    enter(t, event, WINNING[event], *others)
    frodo, named = role(t, "frodo"), role(t, WINNING[event])
    tricks = [f"{frodo}: r1 h2 h3 r2", f"{named}: {CARDS[event]}", role(t, others[0])]
    return t.past(*tricks, *[frodo] * (t.s.length - 3))


@pytest.mark.rule("FEL-15.14.1")
@pytest.mark.parametrize(("done", "offered"), [
    ((), [DOORS, TOMB, DARK]), ((TOMB,), [DOORS, DARK]), ((DOORS,), [TOMB, DARK]), ((DARK,), [DOORS, TOMB, DARK]),
    ((DARK, TOMB), [DOORS, DARK]), ((DOORS, TOMB), [DARK]), (THREE, [DARK, BRIDGE]),
])  # fmt: skip
def test_the_events_of_moria_go_in_any_order_and_the_bridge_comes_last(
    done: tuple[str, ...], offered: list[str]
) -> None:
    t = mines(done=done)
    assert (t.ask.key, t.ask.who, t.picks) == ("choose_event", "north", offered)


@pytest.mark.rule("FEL-15.14.1", "FEL-15.14.2")
def test_the_chapter_is_won_with_the_bridge_after_the_other_three() -> None:
    t = mines()
    for event in (TOMB, DARK, DOORS):
        win(t, event, "merry", "pippin")
        assert (t.s.result, t.s.over, t.ask.key) == ("", "", "choose_event")
    win(t, BRIDGE, "merry", "pippin")
    assert (t.s.over, t.s.rounds) == ("won", 4)
    assert list(t.s.done) == [TOMB, DARK, DOORS, BRIDGE]


@pytest.mark.rule("FEL-15.14.2", "FEL-15.14.3")
def test_the_long_dark_may_be_completed_again_and_does_not_stand_for_the_bridge() -> None:
    t = win(mines(done=THREE), DARK, "merry", "pippin")
    assert (t.s.over, t.s.rounds, t.s.done) == ("", 2, THREE)
    assert t.picks == [DARK, BRIDGE]


@pytest.mark.rule("FEL-15.14.3", "FEL-15.14.11")
@pytest.mark.parametrize("event", [DOORS, TOMB])
def test_a_completed_event_other_than_the_long_dark_is_not_offered_again(event: str) -> None:
    t = win(mines(), event, "merry", "pippin")
    assert event not in t.picks
    assert t.refuses(event) == "FEL-15.14.11"
    t = win(mines(), DARK, "merry", "pippin")
    assert DARK in t.picks


@pytest.mark.rule("FEL-15.14.7")
def test_all_companions_must_be_completed_too() -> None:
    t = win(mines(done=THREE, missing=("sam",), bridge="at_once"), BRIDGE, "merry", "pippin")
    assert (t.s.done, t.s.over, t.s.rounds) == ((*THREE, BRIDGE), "", 2)
    assert t.picks == [DARK]
    t = win(mines(done=THREE, missing=("merry",), bridge="at_once"), BRIDGE, "merry", "pippin")
    assert t.s.over == "won"


@pytest.mark.rule("FEL-15.14.7")
def test_the_companions_of_moria_that_must_be_completed() -> None:
    t = mines(missing=COMPANIONS)
    assert t.game.view(t.s, None)["chapter"]["missing"] == [
        "frodo", "gandalf", "aragorn", "legolas", "gimli", "boromir", "sam", "merry", "pippin"
    ]  # fmt: skip


def gandalf_fails(event: str = DOORS) -> Round:
    t = enter(mines(), event, "gandalf", "merry", "pippin")
    frodo = role(t, "frodo")
    return t.past(f"{frodo}: r1 h2 h3 r2", role(t, "merry"), *[frodo] * 7)


@pytest.mark.rule("FEL-15.14.4")
def test_a_round_saved_by_the_mithril_shirt_completes_its_event() -> None:
    t = gandalf_fails()
    assert (t.ask.key, t.turn, t.picks) == ("shirt", role(t, "gandalf"), ["use", "leave"])
    t.answer("use")
    assert (t.s.done, t.s.used, t.s.rounds) == ((DOORS,), ("mithril_shirt",), 2)
    t = gandalf_fails().answer("leave")
    assert (t.s.done, t.s.used, t.s.result) == ((), (), "lost")


@pytest.mark.rule("FEL-15.14.9", "FEL-15.14.4")
def test_ex_29_the_bridge_waits_for_the_long_dark() -> None:
    """FEL-EX-29: with Doors and Tomb completed, the Long Dark is offered, but not the Bridge; the mithril shirt."""
    t = mines(done=(DOORS, TOMB))
    assert (t.picks, t.refuses(BRIDGE)) == ([DARK], "FEL-15.14.9")
    assert gandalf_fails().answer("use").s.done == (DOORS,)


@pytest.mark.rule("FEL-15.14.9")
@pytest.mark.parametrize("done", [(), (DOORS,), (TOMB, DARK), (DOORS, DARK)])
def test_the_bridge_is_not_offered_before_the_other_events_are_completed(done: tuple[str, ...]) -> None:
    t = mines(done=done)
    assert BRIDGE not in t.picks
    assert t.refuses(BRIDGE) == "FEL-15.14.9"


@pytest.mark.rule("FEL-15.14.5")
def test_alone_the_setup_of_the_long_dark_is_ignored() -> None:
    t = enter(mines(1), DARK, "aragorn", "sam", "merry")
    assert (t.s.hidden, t.told("threat-hidden"), t.told("sealed")) == ((), [], [])
    assert t.game.view(t.s, None)["hands"][1]["threat"] == [1]
    assert "aragorn" in starred(t.s)  # only the setup is ignored; the event still needs him
    t = enter(mines(), DARK, "aragorn", "sam", "merry")
    sam, aragorn = role(t, "sam"), role(t, "aragorn")
    assert set(t.s.hidden) == {sam, aragorn}
    assert len(t.told("sealed")) == 6
    assert t.told("exchanges") == []


@pytest.mark.rule("FEL-15.14.6")
def test_two_players_have_the_pyramid_of_chapter_5_on_the_bridge() -> None:
    t = mines(2, done=THREE).answer(BRIDGE).settle()
    assert (t.s.rows, len(t.s.pyramid), len(t.s.lost)) == ((4, 3, 2), 9, 2)
    assert t.game.view(t.s, None)["pyramid"]["places"] == [*t.s.pyramid[:4], "?", "?", "?", "?", "?"]
    t = mines(2).answer(DOORS).settle()
    assert (t.s.rows, len(t.s.lost)) == ((5, 4, 3), 1)


@pytest.mark.rule("FEL-15.14.8")
def test_alone_the_bridge_has_a_draw_deck_of_twelve() -> None:
    t = mines(1, done=THREE).answer(BRIDGE).settle()
    assert (t.s.deck.size, len(t.s.lost), [len(t.hand(hand)) for hand in t.s.order]) == (12, 1, [4] * 4)
    t.answer(SECRET_FIRE, "merry", "pippin").skip_to("onward", early_end="go_on")
    assert (len(t.told("draws")), t.s.length) == (12, 7)


@pytest.mark.rule("FEL-15.14.10")
@pytest.mark.parametrize(("players", "missing"), [
    (4, ("sam", "merry", "pippin")), (1, ("sam", "merry", "pippin")), (3, ("sam", "merry")), (2, ("sam", "merry")),
])  # fmt: skip
def test_the_bridge_waits_while_the_missing_companions_do_not_fit(players: int, missing: tuple[str, ...]) -> None:
    t = mines(players, done=THREE, missing=missing)
    assert (t.picks, t.refuses(BRIDGE)) == ([DARK], "FEL-15.14.10")
    t = mines(players, done=THREE, missing=missing[1:])
    assert t.picks == [DARK, BRIDGE]
    t = mines(players, done=THREE, missing=missing, bridge="at_once")
    assert t.picks == [DARK, BRIDGE]


@pytest.mark.rule("FEL-15.14.10")
def test_on_the_bridge_the_missing_companions_are_compulsory() -> None:
    t = mines(done=THREE, missing=("sam", "legolas")).answer(BRIDGE).settle()
    assert t.game.view(t.s, None)["chapter"]["starred"] == ["frodo", SECRET_FIRE, "legolas", "sam"]
    assert t.picks == [SECRET_FIRE, "legolas", "sam"]
    assert t.refuses("merry") == "FEL-3.3"
    t = mines(done=THREE, missing=("sam", "legolas"), bridge="at_once").answer(BRIDGE).settle()
    assert t.game.view(t.s, None)["chapter"]["starred"] == ["frodo", SECRET_FIRE]
    assert "merry" in t.picks


@pytest.mark.rule("FEL-11.1")
def test_a_balrog_deck_that_runs_out_is_shuffled_without_the_card_on_the_table() -> None:
    t = enter(mines(3, done=THREE), BRIDGE, SECRET_FIRE, "merry")
    for _ in range(3):
        t.skip_to("grim_card", early_end="go_on")
        while t.ask.key == "grim_card":
            t.chance(t.picks[0])
    t.skip_to("grim_card", early_end="go_on")
    assert t.s.grim.size == 1
    card = t.picks[0]
    t.chance(card)
    assert (t.ask.key, t.picks) == ("grim_card", [c for c in ["b5", *(f"s{n}" for n in range(1, 9))] if c != card])


# The cards of Frodo (who leads), two others and the Servant of the Secret Fire: a sum of 17.
SEVENTEEN = "h8 h5 h3 h1"


def first_trick_on_the_bridge(balrog: str) -> Round:
    """Frodo wins a trick of 17 against these cards. Clockwise from him are the Servant, Merry and Pippin."""
    t = mines(done=THREE).answer(BRIDGE).deal(north="r1", lost="f8")
    t.choose(east=SECRET_FIRE, south="merry", west="pippin").skip_to("grim_card")
    for hand, card in zip(t.s.order, SEVENTEEN.split(), strict=True):
        t.give_hands(**{hand: card})
    return t.chance(*balrog.split()).play(SEVENTEEN)


@pytest.mark.rule("FEL-11.1")
@pytest.mark.parametrize(
    ("balrog", "ranks", "doomed"), [("s8 s6 s2", 16, False), ("s8 s6 s3", 17, False), ("s8 s5 b5", 18, True)]
)
def test_a_trick_that_equals_the_balrog_holds_the_bridge(balrog: str, ranks: int, *, doomed: bool) -> None:
    t = first_trick_on_the_bridge(balrog)
    assert [entry.facts for entry in t.told("balrog")] == [
        {"ours": 17, "balrog": ranks, "outcome": "outcome-doomed" if doomed else "outcome-held"}
    ]
    assert (t.s.tricks[0].winner, t.view()["round"]["doomed"]) == ("north", doomed)
    assert t.ask.key == ("early_end" if doomed else "grim_card")


@pytest.mark.rule("FEL-11.1", "FEL-18.7")
@pytest.mark.parametrize(("balrog", "key"), [("s8 s6 s3", "shirt"), ("s8 s5 b5", "onward")])
def test_the_mithril_shirt_is_not_offered_where_the_balrog_took_the_round(balrog: str, key: str) -> None:
    """Merry wins no trick, all other goals are met."""
    t = first_trick_on_the_bridge(balrog).skip_to("play", early_end="go_on")
    t.past("north: r1 h2 h4 r2", *["north"] * (t.s.length - 2))
    assert [entry.facts["who"] for entry in t.told("goal-failed")] == ["south"]
    assert (t.ask.key, t.s.used, t.s.result) == (key, (), "" if key == "shirt" else "lost")


# Balin's Tomb.


@pytest.mark.rule("FEL-11.1")
@pytest.mark.parametrize(("cards", "more", "expected"), [
    ("m1 m2 m3 m4", "h2 h3 h4 h5", MET),
    ("m5 m6 m7 m8", "h2 h3 h4 h5", MET),
    ("m8 m6 h2 h3", "m5 h4 h5 m7", MET),
    ("m1 m2 m3 h2", "h3 h4 h5 h6", FAILED),
    ("m1 m2 m3 m5", "m7 m8 h2 h3", FAILED),
    ("m6 m7 m8 m1", "m2 h2 h3 h4", FAILED),
])  # fmt: skip
def test_at_balins_tomb_gimli_needs_four_mountains_in_a_row(cards: str, more: str, expected: Verdict) -> None:
    t = enter(mines(), TOMB, "gimli", "merry", "pippin")
    frodo, gimli = role(t, "frodo"), role(t, "gimli")
    assert t.view()["hands"][t.s.order.index(gimli)]["goal"]["n"] == 4
    t.past(f"{gimli}: {cards}", f"{gimli}: {more}", *[frodo] * (t.s.length - 2))
    assert t.verdict(gimli) == expected
