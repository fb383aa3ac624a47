"""Section 4: encounter dice, the cards of the track and the symbols under them."""

import pytest

from bree.games.doom import GAME
from bree.games.doom.board import words
from bree.games.doom.facts import CARDS
from bree.games.doom.state import SEATS, STAGES
from tests.rulebook.doom.box import BOX_CARDS, BOX_STACKS
from tests.rulebook.doom.doom_story import PASS, Journey

LOTHLORIEN = "loth_nazgul loth_saruman loth_balrog loth_moria_orc loth_cave_troll ?"
ALLIES = {
    "loth_arwen", "loth_elrond", "rohan_galadriel", "rohan_theoden", "helm_eomer", "helm_eowyn", "gondor_faramir",
    "gondor_treebeard", "boromir",
}  # fmt: skip


def slots(card: str, at: int) -> str:
    """A track with only this card."""
    return " ".join([card if slot == at else "-" for slot in range(1, 7)])


@pytest.mark.rule("DOOM-4.1")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_black_die_activates_the_card_of_its_number(number: int) -> None:
    j = Journey.of(track=LOTHLORIEN).board(number, "red", 1, 2, "green", 1)
    j.answer(PASS)
    card = LOTHLORIEN.split()[number - 1]
    assert j.facts_of("activated") == [{"card": "card-" + card, "slot": number}]


@pytest.mark.rule("DOOM-4.1")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6])
def test_the_card_does_its_work_wherever_it_lies_and_only_for_its_number(slot: int) -> None:
    other = 5 if slot == 6 else 6
    j = Journey.of(track=slots("loth_nazgul", slot), bare_slots="gimli " * 6)
    j.board(slot, "red", 1, other, "green", 1)
    assert j.s.nazgul == 0
    j.answer(PASS)
    assert j.s.nazgul == 1
    j.until("free_move")
    assert j.s.nazgul == 1


@pytest.mark.rule("DOOM-4.2")
@pytest.mark.parametrize("slot", [1, 6])
def test_a_face_down_card_is_turned_up_then_activated_and_stays_up(slot: int) -> None:
    j = Journey.of(track="? loth_cave_troll loth_saruman loth_arwen loth_moria_orc ?")
    j.board(slot, "red", 1, slot, "green", 1)
    assert (j.ask.who, j.ask.key, j.ask.rule, j.ask.facts) == ("chance", "hidden_card", "DOOM-4.2", {"slot": slot})
    assert j.picks == ["loth_balrog", "loth_elrond", "loth_nazgul"]
    j.turned_up("loth_nazgul")
    assert (j.s.track[slot - 1], j.s.down, j.s.nazgul) == ("loth_nazgul", (6 - slot,), 0)
    j.answer(PASS)
    assert (j.s.track[slot - 1], j.s.nazgul) == ("loth_nazgul", 1)
    j.until("take")
    assert (j.seat, j.s.track[slot - 1], j.s.down, j.s.nazgul) == ("leaf", "loth_nazgul", (6 - slot,), 2)
    assert len(j.told("turned-up")) == 1


@pytest.mark.rule("DOOM-4.2")
def test_ex_4a_six_turns_over_the_card_of_slot_6() -> None:
    j = Journey.of(hidden="loth_balrog", courage=10).board(6, "red", 1, 3, "green", 1)
    assert (j.ask.key, j.s.track[5], j.s.courage) == ("hidden_card", "?", 10)
    j.turned_up("loth_balrog")
    assert (j.s.track[5], j.s.courage) == ("loth_balrog", 10)
    j.answer(PASS)
    assert (j.s.courage, j.s.gandalf_token, j.s.track[0]) == (7, True, "?")


@pytest.mark.rule("DOOM-4.3")
def test_ex_4b_elrond_lies_before_the_active_player_and_slot_2_is_bare() -> None:
    j = Journey.of("moon", track="? loth_elrond loth_saruman loth_nazgul loth_moria_orc ?")
    j.board(2, "red", 1, 3, "green", 1).answer(PASS)
    assert (j.s.held["loth_elrond"], j.s.track[1]) == (SEATS.index("moon"), "")
    assert j.facts_of("ally-taken") == [{"who": "moon", "card": "card-loth_elrond", "slot": 2}]
    assert (j.rules_of("ally-taken"), j.told("activated")) == (["DOOM-4.3"], [])


@pytest.mark.rule("DOOM-4.3")
def test_an_ally_does_nothing_before_someone_chooses_to_use_it() -> None:
    track = "? gondor_treebeard gondor_nazgul gondor_uruk_hai gondor_grond ?"
    j = Journey.of(stage="gondor", courage=9, track=track).board(2, "red", 1, 3, "green", 1)
    assert j.picks == [PASS]
    j.answer(PASS)
    assert (j.moment, j.picks) == ("die", ["gondor_treebeard", PASS])
    assert (j.s.courage, j.s.treebeard_token, j.s.box.count("gondor_treebeard")) == (9, False, 0)
    j.decline()
    assert (j.s.courage, j.s.treebeard_token, "gondor_treebeard" in j.s.held) == (9, False, True)


@pytest.mark.rule("DOOM-4.8")
@pytest.mark.parametrize(
    ("stage", "slot", "field", "value"),
    [
        ("lothlorien", 3, "warriors", 2),
        ("lothlorien", 4, "nazgul", 1),
        ("gondor", 5, "courage", 7),
        ("minas_morgul", 3, "courage", 8),
    ],
)
def test_an_enemy_strikes_at_once(stage: str, slot: int, field: str, value: int) -> None:
    j = Journey.of(stage=stage, courage=10).board(slot, "red", 1, slot, "green", 1)
    before = getattr(j.s, field)
    j.answer(PASS)
    assert (before == value, getattr(j.s, field)) == (False, value)
    assert j.s.board[1:] == ["red", "black2", "green"]


@pytest.mark.rule("DOOM-4.8")
def test_an_enemy_with_a_battle_is_fought_at_once() -> None:
    j = Journey.of(courage=10).board(2, "red", 1, 3, "green", 1).answer(PASS)
    assert (j.moment, j.s.foe) == ("battle", "loth_cave_troll")
    j.fight("sauron").decline()
    assert j.s.courage == 8


@pytest.mark.rule("DOOM-4.9")
def test_five_enemies_bear_the_sign_of_removal() -> None:
    leave = {card.id for card in BOX_CARDS if card.kind == "enemy" and not card.stays}
    assert leave == {
        "loth_balrog", "rohan_wargs", "gondor_eye_of_sauron", "gondor_grond", "morgul_mouth_of_sauron",
    }  # fmt: skip


@pytest.mark.rule("DOOM-4.9")
@pytest.mark.parametrize(
    ("stage", "card"),
    [
        ("lothlorien", "loth_balrog"),
        ("rohan", "rohan_wargs"),
        ("gondor", "gondor_eye_of_sauron"),
        ("gondor", "gondor_grond"),
    ],
)
def test_an_enemy_with_the_sign_strikes_once_and_leaves_the_game(stage: str, card: str) -> None:
    j = Journey.of(stage=stage, courage=12, track=slots(card, 5)).board(5, "red", 1, 5, "green", 1)
    assert (j.s.track[4], card in j.s.box) == (card, False)
    j.answer(PASS)
    assert (j.s.track[4], j.s.box.count(card), j.s.courage < 12) == ("", 1, True)
    courage = j.s.courage
    assert j.until("free_move").s.courage == courage


@pytest.mark.rule("DOOM-4.9")
def test_the_mouth_of_sauron_leaves_after_its_battles() -> None:
    j = Journey.of(stage="minas_morgul", track=slots("morgul_mouth_of_sauron", 5), gimli=34)
    j.board(5, "red", 2, 5, "green", 2).fight("gimli")
    assert j.s.track[4] == "morgul_mouth_of_sauron"
    j.fight("gimli").until("free_move")
    assert (j.s.track[4], j.s.box.count("morgul_mouth_of_sauron")) == ("", 1)


@pytest.mark.rule("DOOM-4.9")
def test_every_other_enemy_stays_and_strikes_again() -> None:
    j = Journey.of(stage="minas_morgul", courage=12).board(3, "red", 2, 2, "green", 2).answer(PASS)
    assert (j.s.courage, j.s.track[2], "morgul_haradrim" in j.s.box) == (10, "morgul_haradrim", False)
    j.fight("gimli", "gimli").board(3, "orange", 2, 6, "purple", 2).answer(PASS)
    assert (j.seat, j.s.courage, j.s.track[2]) == ("leaf", 8, "morgul_haradrim")


@pytest.mark.rule("DOOM-4.10")
def test_the_same_number_twice_meets_the_same_enemy_twice() -> None:
    j = Journey.of().board(4, "red", 1, 4, "green", 1).answer(PASS)
    assert j.s.nazgul == 1
    assert (j.until("take").s.nazgul, j.s.track[3]) == (2, "loth_nazgul")


@pytest.mark.rule("DOOM-4.10", "DOOM-4.13")
def test_the_same_number_twice_takes_an_ally_then_uses_the_bare_sign() -> None:
    j = Journey.of(track="? loth_elrond loth_saruman loth_nazgul loth_moria_orc ?")
    j.board(2, "red", 1, 2, "green", 1).until("free_move")
    assert (j.ask.facts, "loth_elrond" in j.s.held) == ({"figure": "figure-merry_pippin"}, True)


@pytest.mark.rule("DOOM-4.10", "DOOM-4.13")
def test_the_same_number_twice_meets_an_enemy_that_leaves_then_the_bare_sign() -> None:
    j = Journey.of(courage=12, track=slots("loth_balrog", 6)).board(6, "red", 1, 6, "green", 1).answer(PASS)
    assert (j.s.courage, j.s.nazgul) == (9, 0)
    assert (j.until("take").s.courage, j.s.nazgul) == (9, 1)


@pytest.mark.rule("DOOM-4.11")
def test_a_bare_nazgul_sign_places_one_nazgul() -> None:
    j = Journey.of(track=slots("loth_saruman", 3), nazgul=2).board(6, "red", 1, 3, "green", 1).answer(PASS)
    assert (j.s.nazgul, j.rules_of("nazgul-placed")) == (3, ["DOOM-4.11"])
    assert j.facts_of("nazgul-placed") == [{"count": 4, "cause": "cause-slot", "number": 6}]


@pytest.mark.rule("DOOM-4.12")
@pytest.mark.parametrize("spaces", [0, 1, 2])
@pytest.mark.parametrize(
    ("slot", "figure"), [(1, "ring_bearers"), (2, "merry_pippin"), (3, "aragorn"), (4, "legolas"), (5, "gimli")]
)
def test_a_bare_fellowship_sign_moves_its_figure_up_to_two_spaces(slot: int, figure: str, spaces: int) -> None:
    j = Journey.of("leaf", track=slots("loth_saruman", 6)).board(slot, "red", 1, 6, "green", 1).answer(PASS)
    assert (j.ask.who, j.ask.key, j.ask.facts) == ("leaf", "free_move", {"figure": "figure-" + figure})
    assert j.picks == ["0", "1", "2"]
    assert j.refuses("3") == "DOOM-4.12"
    before = dict(j.s.at)
    j.answer(str(spaces))
    assert j.s.at == before | {figure: spaces}


@pytest.mark.rule("DOOM-4.12", "DOOM-4.13")
def test_ex_4c_a_later_two_finds_slot_2_bare() -> None:
    j = Journey.of(track="? loth_elrond loth_saruman loth_nazgul loth_moria_orc ?", hidden="loth_arwen")
    j.board(2, "red", 1, 3, "green", 1).board(3, "orange", 1, 3, "blue", 1).board(2, "red", 1, 3, "green", 1)
    j.until("free_move")
    assert (j.ask.who, j.ask.facts, j.picks) == ("moon", {"figure": "figure-merry_pippin"}, ["0", "1", "2"])
    assert j.answer("2").s.at["merry_pippin"] == 2


@pytest.mark.rule("DOOM-4.13")
def test_an_uncovered_sign_shows_until_the_stage_ends() -> None:
    j = Journey.of(track="? loth_elrond loth_saruman loth_nazgul loth_moria_orc ?", ring_bearers=6, courage=15)
    j.board(2, "red", 1, 3, "green", 1).board(3, "orange", 1, 3, "blue", 1)
    assert j.s.track[1] == ""
    j.board(2, "orange", 1, 3, "green", 1).until("free_move").answer("0").until("draw_gandalf")
    j.answer("gandalfs_trick").until("deal").answer("rohan_wargs")
    assert j.s.track[1] == "rohan_wargs"


@pytest.mark.rule("DOOM-4.13")
def test_the_signs_under_the_cards() -> None:
    assert words("bare_slots", "symbols") == "ring_bearers merry_pippin aragorn legolas gimli nazgul"
    j = Journey.of(bare_slots="nazgul merry_pippin aragorn legolas gimli nazgul", track="- - - - - loth_saruman")
    assert j.board(1, "red", 1, 6, "green", 1).answer(PASS).s.nazgul == 1


@pytest.mark.rule("DOOM-4.15")
def test_corner_signs() -> None:
    kinds = {kind: {card.id for card in BOX_CARDS if card.kind == kind} for kind in ("ally", "special", "doom")}
    assert kinds["ally"] == ALLIES
    assert kinds["special"] == {"morgul_denethor", "morgul_army_of_the_dead"}
    assert kinds["doom"] == set(BOX_STACKS["mount_doom"])
    red = [card.id for card in BOX_CARDS if card.kind in ("enemy", "special")]
    assert len(red) == 5 * 7 - len(ALLIES - {"boromir"})
    assert all(CARDS[card].stage in STAGES[:5] for card in red)


@pytest.mark.rule("DOOM-4.17")
@pytest.mark.parametrize("seat", [*SEATS, None])
def test_four_cards_are_known_to_all_and_two_to_nobody(seat: str | None) -> None:
    j = Journey.of()
    seen = [slot["card"] for slot in GAME.view(j.s, seat)["track"]]
    assert seen == ["?", "loth_cave_troll", "loth_saruman", "loth_nazgul", "loth_moria_orc", "?"]
    j.board(1, "red", 1, 3, "green", 1)
    assert j.picks == ["loth_arwen", "loth_balrog", "loth_elrond"]
    j.turned_up("loth_arwen")
    view = GAME.view(j.s, seat)
    assert [slot["card"] for slot in view["track"]] == ["loth_arwen", *seen[1:]]
    assert view["unseen"] == ["loth_balrog", "loth_elrond"]
