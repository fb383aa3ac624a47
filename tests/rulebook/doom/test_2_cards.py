"""Section 2: the contents of the box and the cards of the stages."""

from collections import Counter
from fractions import Fraction

import pytest

from bree.core import CHANCE, odds
from bree.games.doom import GAME
from bree.games.doom.board import printed
from bree.games.doom.facts import CARDS, GANDALF_CARDS, STACKS
from bree.games.doom.rules.dice import SIDES
from bree.games.doom.state import BLACKS, COLOURS, FACES, FIGURE, FIGURES, NAZGUL_FIGURES, STAGES, WARRIORS
from tests.rulebook.doom.box import BOX, BOX_CARDS, BOX_STACKS
from tests.rulebook.doom.doom_story import Journey
from tests.rulebook.doom.laid_table import laid, on, seen

PIECES = printed()["pieces"]


# The contents of the box.


@pytest.mark.rule("DOOM-2.1")
def test_the_cards() -> None:
    assert [len(stack) for stack in BOX_STACKS.values()] == [7] * 6
    for stage, stack in zip(STAGES, STACKS, strict=True):
        assert set(BOX_STACKS[stage]) <= set(stack)
    assert Counter(card.kind for card in BOX_CARDS if not card.stage) == {"gandalf": 5, "ally": 1}
    assert (len(BOX), set(BOX) <= set(CARDS)) == (48, True)
    assert [card.id for card in BOX_CARDS if card.kind == "ally" and not card.stage] == ["boromir"]
    assert (PIECES["encounter_cards"], PIECES["gandalf_cards"], PIECES["boromir_cards"]) == (42, 5, 1)
    assert PIECES["overview_cards"] == 2


@pytest.mark.rule("DOOM-2.2")
def test_the_figures_and_the_dice() -> None:
    assert FIGURES == ("ring_bearers", "merry_pippin", "aragorn", "legolas", "gimli")
    assert (len(FIGURES), NAZGUL_FIGURES + 1, WARRIORS + 1) == (5, 9, 6)
    assert (PIECES["fellowship_figures"], PIECES["nazgul_figures"], PIECES["uruk_hai_figures"]) == (5, 9, 6)
    assert (len(COLOURS), len(BLACKS)) == (5, 2)
    assert (PIECES["fellowship_dice"], PIECES["encounter_dice"], PIECES["battle_dice"]) == (5, 2, 1)
    assert list(FIGURE) == ["orange", "purple", "blue", "green", "red"]
    assert [pick.id for pick in SIDES] == ["1", "2", "3", "4", "5", "6"]
    assert sorted(laid().s.terms.faces) == sorted(FACES)


@pytest.mark.rule("DOOM-2.17")
def test_the_other_pieces() -> None:
    others = ("boards", "dice_boards", "courage_markers", "gandalf_tokens", "treebeard_tokens")
    assert [PIECES[name] for name in others] == [1] * 5
    assert PIECES["stands"] == 20 == len(FIGURES) + NAZGUL_FIGURES + 1 + WARRIORS + 1
    assert len(seen(laid())["dice"]["board"]) == 4


@pytest.mark.rule("DOOM-2.22")
def test_the_overview_cards_have_no_part_in_the_play() -> None:
    assert PIECES["overview_cards"] == 2
    played = {card for stack in STACKS for card in stack} | set(GANDALF_CARDS) | {"boromir"}
    assert set(CARDS) == played
    assert {card.kind for card in CARDS.values()} == {"enemy", "special", "ally", "doom", "gandalf"}


# The cards of the stages.


@pytest.mark.rule("DOOM-2.10", "DOOM-2.18")
def test_the_stacks_are_split_by_stage_and_five_wait() -> None:
    assert [CARDS[stack[0]].stage for stack in STACKS[1:]] == [
        "rohan", "helms_deep", "gondor", "minas_morgul", "mount_doom",
    ]  # fmt: skip
    for stage, stack in zip(STAGES, STACKS, strict=True):
        assert {CARDS[card].stage for card in stack} == {stage}
    s = laid().s
    in_play = {*s.track, *s.unseen, *s.held, *s.box}
    assert in_play.isdisjoint(card for stack in STACKS[1:] for card in stack)


@pytest.mark.rule("DOOM-2.10")
@pytest.mark.parametrize("stage", range(5))
def test_each_stack_is_shuffled_by_itself(stage: int) -> None:
    j = Journey.of(stage=STAGES[stage], held="", ring_bearers=8 * stage + 7, track="- - - - - -")
    on(j.board(6, "orange", 1, 6, "red", 1), "draw_gandalf")
    assert odds(j.ask.picks) == dict.fromkeys(STACKS[stage + 1], Fraction(1, len(STACKS[stage + 1])))


@pytest.mark.rule("DOOM-2.11")
def test_slots_2_to_5_are_dealt_face_up_from_the_lothlorien_stack() -> None:
    j = Journey.begin(GAME).answer("gandalfs_power")
    left = list(STACKS[0])
    for slot, card in ((2, "loth_elrond"), (3, "loth_nazgul"), (4, "loth_arwen"), (5, "loth_balrog")):
        assert (j.ask.who, j.ask.key, j.ask.rule, j.ask.facts) == (CHANCE, "deal", "DOOM-2.11", {"slot": slot})
        assert odds(j.ask.picks) == dict.fromkeys(left, Fraction(1, len(left)))
        j.answer(card)
        left.remove(card)
    assert [slot["card"] for slot in seen(j)["track"]] == [
        "?", "loth_elrond", "loth_nazgul", "loth_arwen", "loth_balrog", "?",
    ]  # fmt: skip
    assert [slot["down"] for slot in seen(j)["track"]] == [True, False, False, False, False, True]
    assert (j.ask.who, j.ask.key) == ("star", "offer")


@pytest.mark.rule("DOOM-2.11")
def test_the_seventh_card_leaves_the_game_unseen() -> None:
    j = laid()
    unseen = len(STACKS[0]) - 4  # slots 1 and 6, and one of the seven cards that is out
    assert len(j.s.unseen) == unseen
    j.board(1, "green", 1, 6, "red", 1)
    assert odds(j.ask.picks) == dict.fromkeys(j.s.unseen, Fraction(1, unseen))
    j.turned_up(j.picks[0])
    while j.ask.key != "hidden_card":
        j.answer(j.picks[-1])
    assert (j.ask.facts, len(j.picks)) == ({"slot": 6}, unseen - 1)
    gone = j.picks[1:]
    j.answer(j.picks[0])
    assert list(j.s.unseen) == gone
    assert not set(gone) & {*j.s.track, *j.s.held, *j.s.box}


@pytest.mark.rule("DOOM-2.12")
def test_a_card_hides_the_symbol_of_its_slot() -> None:
    j = Journey.of(track="- loth_saruman - - - -").board(2, "green", 1, 2, "red", 1).decline()
    assert (j.seat, j.s.warriors, j.told("activated")[0].facts["card"]) == ("leaf", 4, "card-loth_saruman")
    bare = Journey.of(track="- - - - - -").board(2, "green", 1, 3, "red", 1).decline()
    assert (bare.ask.key, bare.ask.facts) == ("free_move", {"figure": "figure-merry_pippin"})


@pytest.mark.rule("DOOM-2.12")
def test_a_hidden_nazgul_symbol_places_nobody() -> None:
    j = Journey.of(track="- - - - - loth_saruman").board(6, "green", 1, 6, "red", 1).decline()
    assert (j.s.nazgul, j.s.warriors) == (0, 4)
    j = Journey.of(track="- - - - - -").board(6, "green", 1, 6, "red", 1).decline()
    assert (j.s.nazgul, j.s.warriors) == (2, 0)


@pytest.mark.rule("DOOM-2.18")
def test_the_stages_in_order_each_with_its_destination() -> None:
    table = seen(laid())
    assert table["stages"] == ["lothlorien", "rohan", "helms_deep", "gondor", "minas_morgul", "mount_doom"]
    assert (table["stage"], table["destination"]) == ("lothlorien", 8)
    assert table["ends"] == [8, 16, 24, 32, 40, 48]
    assert [table["events"][end] for end in table["ends"]] == [""] * 6
    assert len(table["events"]) == 49


@pytest.mark.rule("DOOM-2.18")
def test_the_event_spaces_of_the_road() -> None:
    events = {space: event for space, event in enumerate(laid().s.terms.road.events) if event}
    assert events == {
        3: "nazgul", 7: "dark_heart", 10: "dark_heart", 15: "nazgul", 20: "nazgul", 22: "dark_heart",
        27: "dark_heart", 30: "nazgul", 33: "dark_heart", 35: "nazgul", 37: "nazgul",
    }  # fmt: skip


@pytest.mark.rule("DOOM-2.18")
@pytest.mark.parametrize("stage", range(5))
def test_after_a_destination_the_next_stage_is_laid_out(stage: int) -> None:
    j = Journey.of(stage=STAGES[stage], held="", ring_bearers=8 * stage + 7, track="- - - - - -")
    on(j.board(6, "orange", 1, 6, "red", 1), "draw_gandalf", "deal")
    assert (seen(j)["stage"], seen(j)["destination"]) == (STAGES[stage + 1], 8 * stage + 16)
    assert j.facts_of("stage") == [{"stage": "stage-" + STAGES[stage + 1]}]
