"""Options for contradictory sentences of the rulebook: the early end, the ban, and the card that was put back."""

import pytest

from bree.games.doom import GAME
from bree.games.doom.facts import STACKS
from tests.rulebook.doom.doom_story import PASS, Journey

BARE = "- - - - - -"
FARAMIR = "gondor_faramir"
SUPPORT = "gandalfs_support"
VISION = "gandalfs_vision"


def dealt(j: Journey) -> Journey:
    """Deal the first possible card each time."""
    while j.ask.key == "deal":
        j.answer(j.picks[0])
    return j


# O9 early_end.


def ended_early(card: str, **given: object) -> Journey:
    """Leaf's turn: a card brings the Ring-bearers to Gondor before the rolls."""
    j = Journey.of("leaf", stage="gondor", ring_bearers=29, held=card, **given)
    if card == FARAMIR:
        return dealt(j.answer(FARAMIR, "3").until("deal"))
    j.answer(SUPPORT).roll(orange=3, purple=1, blue=1, green=1, red=1)
    j.until("who_walks").answer("orange")
    if j.ask.key == "draw_gandalf":
        j.answer(j.picks[0])
    return dealt(j.until("deal"))


@pytest.mark.rule("DOOM-O9", "DOOM-R34")
@pytest.mark.parametrize("card", [FARAMIR, SUPPORT])
@pytest.mark.parametrize(("reading", "seat", "turns"), [("plays_on", "leaf", 2), ("passes", "moon", 3)])
def test_who_plays_on_after_a_stage_that_ended_before_the_rolls(card: str, reading: str, seat: str, turns: int) -> None:
    j = ended_early(card, early_end=reading).until("take")
    assert (j.s.stage, j.s.at["ring_bearers"], j.seat, j.ask.who) == (4, 32, seat, seat)
    assert [entry.rule for entry in j.told("turn-passes")] == (["DOOM-O9"] if reading == "passes" else [])
    assert ([facts["who"] for facts in j.facts_of("turn")], j.s.turns) == (["leaf", "moon"][: turns - 1], turns)
    assert not j.s.passes


@pytest.mark.rule("DOOM-O9")
def test_whoever_passes_the_turn_on_uses_no_more_cards_in_it() -> None:
    j = Journey.of(
        "leaf", stage="gondor", ring_bearers=29, held=f"{FARAMIR} rohan_theoden loth_arwen", early_end="passes"
    )
    dealt(j.answer(FARAMIR, "3").until("deal"))
    assert (j.seat, j.moment) == ("moon", "start")


@pytest.mark.rule("DOOM-O9")
@pytest.mark.parametrize("reading", ["plays_on", "passes"])
def test_a_card_that_ends_no_stage_leaves_the_turn_where_it_is(reading: str) -> None:
    j = Journey.of("leaf", stage="gondor", ring_bearers=25, held=FARAMIR, early_end=reading).answer(FARAMIR, "2")
    assert (j.until("take").seat, j.s.turns, j.told("turn-passes")) == ("leaf", 2, [])


@pytest.mark.rule("DOOM-O9")
@pytest.mark.parametrize(("reading", "seat"), [("plays_on", "leaf"), ("passes", "moon")])
def test_the_last_stage_too_begins_with_the_player_that_the_reading_names(reading: str, seat: str) -> None:
    j = Journey.of("leaf", stage="minas_morgul", ring_bearers=37, held=FARAMIR, early_end=reading)
    dealt(j.answer(FARAMIR, "3").until("deal")).until("die")
    assert (j.s.stage, j.seat, j.s.roll) == (5, seat, ("black1",))


@pytest.mark.rule("DOOM-O9")
@pytest.mark.parametrize("reading", ["plays_on", "passes"])
def test_a_stage_that_ends_after_its_dice_passes_the_turn_in_any_reading(reading: str) -> None:
    j = Journey.of("leaf", ring_bearers=7, track=BARE, slain=True, early_end=reading)
    dealt(j.board(6, "orange", 2, 6, "red", 1).until("deal")).until("take")
    assert (j.s.stage, j.seat, j.told("turn-passes")) == (1, "moon", [])


# O10 boromir_ban.


def repeated(face: str, **given: object) -> Journey:
    """The chieftain's battle is lost, and Boromir repeats it with this face."""
    j = Journey.of(stage="rohan", track="- rohan_uruk_hai - - - -", slain=True, **given)
    j.board(2, "red", 1, 6, "blue", 1).fight("sauron").until("offer", "lost").answer("boromir")
    return j.answer(face)


@pytest.mark.rule("DOOM-O10", "DOOM-R41")
@pytest.mark.parametrize(
    ("reading", "ban", "won", "rule"),
    [
        ("wins", True, True, "DOOM-9.31"),
        ("loses", True, False, "DOOM-O10"),
        ("wins", False, True, "DOOM-9.31"),
        ("loses", False, True, "DOOM-9.31"),
    ],
)
def test_gandalfs_symbol_in_boromirs_repeat(reading: str, ban: bool, won: bool, rule: str) -> None:
    j = repeated("gandalf", boromir_ban=reading, gandalf_token=ban)
    faces = GAME.view(j.s, None)["battle"]["winning"]
    assert faces == ["aragorn", "legolas", "gimli", "merry_pippin", *["gandalf"] * won]
    j.until("offer", "die" if won else "lost")
    assert j.rules_of("battle-won" if won else "battle-lost")[-1] == rule
    assert j.until("offer", "die").s.courage == (13 if won else 12)


@pytest.mark.rule("DOOM-O10")
@pytest.mark.parametrize("reading", ["wins", "loses"])
@pytest.mark.parametrize(("face", "courage"), [("sauron", 12), ("legolas", 13)])
def test_the_other_symbols_are_as_ever_under_the_ban(reading: str, face: str, courage: int) -> None:
    j = repeated(face, boromir_ban=reading, gandalf_token=True).until("offer", "die")
    assert (j.s.courage, j.told("battle-won" if courage == 13 else "battle-lost")[-1].rule) == (courage, "DOOM-9.31")


# O11 vision_kept.


def looked(answer: str, **given: object) -> Journey:
    """Vision shows the first card of Rohan's stack, which is kept or removed. Rohan is dealt next."""
    j = Journey.of(ring_bearers=7, track=BARE, slain=True, held=VISION, **given)
    j.board(6, "orange", 2, 6, "red", 1).until("offer", "stage").answer(VISION, "rohan_saruman", answer)
    return j.until("deal")


@pytest.mark.rule("DOOM-O11", "DOOM-R42")
def test_a_card_put_back_stays_on_top_and_is_dealt_first() -> None:
    j = looked("keep", vision_kept="stays")
    assert (j.s.track[0], j.picks) == ("rohan_saruman", [card for card in STACKS[1] if card != "rohan_saruman"])
    assert j.told("vision-shuffled") == []


@pytest.mark.rule("DOOM-O11", "DOOM-R42")
def test_a_card_put_back_may_be_shuffled_in() -> None:
    j = looked("keep", vision_kept="shuffled")
    assert (j.s.track[0], j.picks, j.s.next_top) == ("?", list(STACKS[1]), "")
    assert [(entry.rule, entry.facts) for entry in j.told("vision-shuffled")] == [
        ("DOOM-O11", {"card": "card-rohan_saruman"})
    ]
    assert len(dealt(j).s.unseen) == 3


@pytest.mark.rule("DOOM-O11")
@pytest.mark.parametrize("reading", ["stays", "shuffled"])
def test_a_card_taken_out_is_out_in_any_reading(reading: str) -> None:
    j = looked("remove", vision_kept=reading)
    assert (j.s.track[0], j.picks) == ("?", [card for card in STACKS[1] if card != "rohan_saruman"])
    assert (j.s.box[-1], j.told("vision-shuffled")) == ("rohan_saruman", [])


# R22: the text agrees with the rules.


@pytest.mark.rule("DOOM-R22")
@pytest.mark.parametrize(("courage", "offered"), [(11, True), (12, False), (13, False)])
def test_galadriel_is_offered_only_below_her_space(courage: int, offered: bool) -> None:
    j = Journey.of(stage="rohan", held="rohan_galadriel", courage=courage).board(2, "red", 1, 6, "blue", 1)
    j.until("offer", "battle")
    assert j.picks == (["rohan_galadriel", PASS] if offered else [PASS])
    if offered:
        assert j.answer("rohan_galadriel").s.courage == 12
    else:
        assert j.refuses("rohan_galadriel") == "DOOM-R22"
