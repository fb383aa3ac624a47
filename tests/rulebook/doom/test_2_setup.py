"""Section 2: the setup."""

from fractions import Fraction

import pytest

from bree.core import CHANCE, odds
from bree.games.doom import GAME
from bree.games.doom.board import mark
from bree.games.doom.facts import GANDALF_CARDS
from bree.games.doom.state import FIGURES, SEATS
from tests.rulebook.doom.box import BOX_GANDALF
from tests.rulebook.doom.doom_story import Journey, refused
from tests.rulebook.doom.laid_table import laid, on, seen

# The board.


@pytest.mark.rule("DOOM-2.3")
@pytest.mark.parametrize("players", [1, 4])
def test_the_fellowship_starts_in_rivendell(players: int) -> None:
    j = laid(players=players)
    assert j.s.at == dict.fromkeys(FIGURES, 0)
    assert seen(j)["at"] == dict.fromkeys(FIGURES, 0)


@pytest.mark.rule("DOOM-2.4")
def test_the_chieftain_starts_in_isengard_and_the_warriors_in_the_pool() -> None:
    assert seen(laid())["isengard"] == {"warriors": 0, "figures": 5, "chieftain": True, "tree": False}


@pytest.mark.rule("DOOM-2.5")
def test_warriors_go_to_isengard_and_back_to_the_pool() -> None:
    j = Journey.of(stage="rohan", warriors=2, track="- - rohan_saruman - rohan_uruk_hai -", held="")
    j.board(3, "green", 1, 5, "red", 1).until("battle_die")
    assert seen(j)["isengard"]["warriors"] == 4
    j.fight("gimli", "sauron", "sauron", "sauron", "sauron").decline()
    assert seen(j)["isengard"]["warriors"] == 3


@pytest.mark.rule("DOOM-2.6")
def test_the_witch_king_starts_at_minas_morgul_and_the_nazgul_in_the_pool() -> None:
    assert seen(laid())["nazgul"] == {"placed": 0, "figures": 8, "slain": False}


@pytest.mark.rule("DOOM-2.6")
def test_the_witch_king_alone_is_met_with_one_throw() -> None:
    j = Journey.of(stage="minas_morgul", track="- - - - morgul_witch_king -").board(5, "green", 1, 5, "red", 1)
    j.until("die").answer("2")
    assert j.ask.key == "offer"


@pytest.mark.rule("DOOM-2.7")
def test_a_placed_nazgul_stays_into_the_next_stage() -> None:
    j = Journey.of(ring_bearers=7, nazgul=5, warriors=5).board(3, "orange", 1, 3, "red", 1)
    on(j, "draw_gandalf", "deal")
    assert (seen(j)["stage"], seen(j)["nazgul"]["placed"]) == ("rohan", 5)


@pytest.mark.rule("DOOM-2.7")
@pytest.mark.parametrize(("answer", "left"), [("helm_eowyn", 0), ("pass", 2)])
def test_only_eowyns_deed_removes_nazgul(answer: str, left: int) -> None:
    track = "- - - - morgul_witch_king -"
    j = Journey.of(stage="minas_morgul", nazgul=2, held="helm_eowyn", track=track).board(5, "red", 2, 5, "green", 2)
    j.until("die").roll(throw1=6, throw2=2, throw3=4).until("offer", "six").answer(answer)
    assert (j.s.nazgul, j.s.slain) == (left, left == 0)


@pytest.mark.rule("DOOM-2.13")
def test_the_ring_starts_on_the_start_circle() -> None:
    assert mark("start") == 13
    assert seen(laid())["courage"]["at"] == 13
    assert seen(laid(courage_start=9))["courage"]["at"] == 9


@pytest.mark.rule("DOOM-2.14")
@pytest.mark.parametrize(("courage", "after"), [(15, 17), (16, 18), (17, 18), (18, 18)])
def test_courage_never_rises_above_the_top(courage: int, after: int) -> None:
    j = Journey.of(stage="gondor", held="gondor_treebeard", courage=courage)
    j.answer("gondor_treebeard", "courage")
    assert j.s.courage == after
    if courage == 18:
        assert j.rules_of("courage-full") == ["DOOM-2.14"]
    else:
        assert j.facts_of("courage-gained") == [
            {"steps": after - courage, "courage": after, "cause": "card-gondor_treebeard"}
        ]


@pytest.mark.rule("DOOM-2.14")
def test_surplus_courage_is_not_kept_for_later() -> None:
    j = Journey.of(courage=18, gimli=7, track="- - loth_balrog - - -").board(2, "red", 1, 3, "green", 1)
    j.decline().answer("0").decline()
    assert (j.s.at["gimli"], j.s.courage) == (8, 15)


@pytest.mark.rule("DOOM-2.15")
def test_the_tokens_start_beside_the_board() -> None:
    j = laid()
    assert (seen(j)["gandalf"]["banned"], seen(j)["isengard"]["tree"]) == (False, False)


# Gandalf and Boromir.


@pytest.mark.rule("DOOM-2.8")
def test_the_oldest_player_draws_any_of_the_five_gandalf_cards() -> None:
    j = Journey.begin(GAME)
    assert (j.ask.who, j.ask.key) == (CHANCE, "draw_gandalf")
    assert odds(j.ask.picks) == dict.fromkeys(GANDALF_CARDS, Fraction(1, len(GANDALF_CARDS)))
    assert set(BOX_GANDALF) <= set(GANDALF_CARDS)
    j.answer("gandalfs_trick")
    assert j.s.held["gandalfs_trick"] == 0
    assert (j.rules_of("gandalf-drawn"), j.facts_of("gandalf-drawn")[0]["who"]) == (["DOOM-2.8"], "star")


@pytest.mark.rule("DOOM-2.8")
def test_the_other_four_are_a_stack_that_nobody_has_seen() -> None:
    j = laid("gandalfs_trick")
    assert seen(j)["gandalf"] == {"banned": False, "stack": len(GANDALF_CARDS) - 1, "boxed": 0}
    assert j.s.gandalf_unseen == tuple(card for card in GANDALF_CARDS if card != "gandalfs_trick")
    assert [entry["card"] for entry in seen(j)["held"] if entry["kind"] == "gandalf"] == ["gandalfs_trick"]


@pytest.mark.rule("DOOM-2.20")
@pytest.mark.parametrize(("card", "moment"), [("gandalfs_support", "start"), ("gandalfs_trick", "rolled")])
def test_the_card_drawn_at_set_up_is_usable_in_the_first_turn(card: str, moment: str) -> None:
    j = laid(card)
    if moment == "rolled":
        j.until("take").take("green", "red").roll(black1=2, black2=3, green=4, red=5)
    assert (j.moment, j.picks, j.s.turns) == (moment, [card, "pass"], 1)
    j.answer(card)
    assert (card in j.s.held, card in j.s.box) == (False, True)


@pytest.mark.rule("DOOM-2.9")
@pytest.mark.parametrize(
    ("players", "youngest", "owner"),
    [
        (4, "last", "flame"), (4, "second", "leaf"), (4, "third", "moon"), (3, "last", "moon"), (3, "second", "leaf"),
        (2, "last", "leaf"), (1, "last", "star"),
    ],
)  # fmt: skip
def test_boromir_lies_before_the_youngest_player(players: int, youngest: str, owner: str) -> None:
    cards = seen(laid(players=players, youngest=youngest))["held"]
    assert [entry["owner"] for entry in cards if entry["card"] == "boromir"] == [owner]


@pytest.mark.rule("DOOM-2.9")
def test_boromir_is_usable_from_the_first_turn() -> None:
    (boromir,) = [entry for entry in seen(laid())["held"] if entry["card"] == "boromir"]
    assert (boromir["owner"], boromir["users"]) == ("flame", list(SEATS))
    j = Journey.of(stage="rohan", held="boromir@flame").board(5, "red", 1, 3, "green", 1).fight("sauron")
    assert (j.until("offer", "lost").seat, j.picks) == ("star", ["boromir", "pass"])


# The dice and the first player.


@pytest.mark.rule("DOOM-2.19")
def test_all_dice_start_in_the_pool() -> None:
    assert seen(laid())["dice"] == {
        "board": ["", "", "", ""],
        "taken": [],
        "roll": [],
        "shows": {},
        "pool": ["black1", "black2", "orange", "purple", "blue", "green", "red", "battle"],
    }


@pytest.mark.rule("DOOM-2.21")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("youngest", ["last", "second"])
def test_the_oldest_player_takes_the_first_turn(players: int, youngest: str) -> None:
    j = laid(players=players, youngest=youngest)
    assert (j.ask.who, seen(j)["active"], seen(j)["turn"]) == (SEATS[0], SEATS[0], 1)
    assert j.facts_of("turn") == [{"who": "star"}]


@pytest.mark.rule("DOOM-2.16")
def test_alone_one_player_takes_every_turn_and_holds_every_card() -> None:
    j = laid(players=1)
    assert j.s.seats == ("star",)
    assert [(entry["card"], entry["owner"]) for entry in seen(j)["held"]] == [
        ("boromir", "star"), ("gandalfs_power", "star"),
    ]  # fmt: skip
    j = Journey.of(players=1, warriors=5)
    for _ in range(3):
        j.board(3, "green", 1, 3, "red", 1).decline()
    assert j.facts_of("turn") == [{"who": "star"}] * 4


@pytest.mark.rule("DOOM-2.16")
@pytest.mark.parametrize("players", [0, 5])
def test_one_to_four_may_play(players: int) -> None:
    refusal = refused(players=players)
    assert (refusal.key, refusal.rule) == ("option-value", "DOOM-2.16")
