"""Every card that lies before a player until it is used: the allies, five Gandalf cards and Boromir."""

import pytest

from bree.games.doom.facts import CARDS
from bree.games.doom.state import COLOURS
from tests.rulebook.doom.box import BOX_CARDS
from tests.rulebook.doom.doom_story import PASS, Journey
from tests.rulebook.doom.hit import companions, hit, settle

ALLIES = [
    "loth_arwen",
    "loth_elrond",
    "rohan_theoden",
    "rohan_galadriel",
    "helm_eowyn",
    "helm_eomer",
    "gondor_faramir",
    "gondor_treebeard",
]
WINDOWS = "start rolled rolled die rolled six die landed die battle rolled lost die end stage"
MOMENTS = {  # card -> the windows of the long turn below that offer it
    "loth_arwen": "landed",
    "loth_elrond": "rolled rolled rolled rolled",
    "rohan_theoden": WINDOWS,
    "rohan_galadriel": "battle",
    "helm_eowyn": "six",
    "helm_eomer": "battle",
    "gondor_faramir": "start",
    "gondor_treebeard": WINDOWS,
    "gandalfs_power": "rolled rolled rolled",  # not the battle die
    "gandalfs_trick": "rolled rolled",
    "gandalfs_support": "start",
    "gandalfs_vision": "stage",
    "gandalfs_wrath": "die die",  # only right after an encounter
    "boromir": "lost",
}


def used(j: Journey, card: str) -> bool:
    """Use a card; it works once and leaves the game."""
    return card in j.s.box and card not in j.s.held and j.facts_of("used")[-1]["card"] == "card-" + card


@pytest.mark.rule("DOOM-2.1", "DOOM-4.15")
def test_these_are_the_cards_that_are_kept() -> None:
    kinds = {card.id: card.kind for card in BOX_CARDS if card.kind in ("ally", "gandalf")}
    gandalf = {card for card in MOMENTS if card.startswith("gandalfs_")}
    assert kinds == {card: "gandalf" if card in gandalf else "ally" for card in MOMENTS}
    assert (len(gandalf), [CARDS[card].stage for card in (*gandalf, "boromir")]) == (5, [""] * 6)


@pytest.mark.rule("DOOM-4.3")
@pytest.mark.parametrize("card", ALLIES)
def test_an_ally_is_taken_from_the_track_and_does_nothing_yet(card: str) -> None:
    j = hit(card, "moon")
    assert (j.s.track[1], j.s.held, card in j.s.box) == ("", {card: 2}, False)
    assert (j.s.courage, j.s.nazgul, j.s.warriors, j.s.treebeard_token, j.moment) == (13, 0, 0, False, "die")


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize("card", MOMENTS)
def test_when_a_card_may_be_used(card: str) -> None:
    """A turn with every window: the Witch-king, an event space, a lost Uruk-hai battle, the end of the stage."""
    track = "- morgul_witch_king - morgul_uruk_hai - -"
    j = Journey.of(stage="minas_morgul", track=track, held=card, ring_bearers=38, aragorn=36, gimli=34, courage=8)
    windows, offered = [], []
    dice = {"black1": 2, "red": 1, "black2": 4, "orange": 2, "throw1": 6}
    chosen = {"take": iter(("orange", "red", "purple")), "place_black": iter(("black1",))}
    colours = iter(("red", "orange"))
    while j.s.stage == 4:
        if j.ask.key == "offer":
            windows.append(j.moment)
            offered += [j.moment] if card in j.picks else []
            assert j.picks == ([card, PASS] if card in j.picks else [PASS])
            j.answer(PASS)
        elif j.ask.key == "die":
            die = str(j.ask.step[1])
            j.answer(str(dice.get(die, 3)))
        elif j.ask.key == "battle_die":
            j.answer("sauron")
        else:
            j.answer(next(colours if j.ask.key == "place_colour" else chosen[j.ask.key]))
    assert windows == WINDOWS.split()
    assert offered == MOMENTS[card].split()


# Lothlórien.


@pytest.mark.rule("DOOM-4.6")
@pytest.mark.parametrize(("number", "event"), [(3, "nazgul"), (7, "dark_heart")])
def test_arwen_has_one_event_ignored(number: int, event: str) -> None:
    j = hit("loth_arwen", walk=("red", 1), then=(6, "purple", 1), gimli=number - 1)
    j.until("offer", "landed")
    assert (j.s.threat, j.picks) == (event, ["loth_arwen", PASS])
    j.answer("loth_arwen")
    assert (j.s.nazgul, j.s.courage, j.s.threat, used(j, "loth_arwen")) == (0, 13, "", True)


@pytest.mark.rule("DOOM-4.6")
def test_arwen_helps_but_once() -> None:
    j = hit("loth_arwen", walk=("red", 3), then=(2, "purple", 1), merry_pippin=6)
    j.until("offer", "landed").answer("loth_arwen").until("free_move").answer("0").decline()
    assert (j.s.at["gimli"], j.s.at["merry_pippin"], j.s.nazgul, j.s.courage) == (3, 7, 0, 12)


@pytest.mark.rule("DOOM-4.6", "DOOM-4.7")
@pytest.mark.parametrize("die", ["black1", "black2", "orange", "red"])
def test_elrond_has_any_one_die_thrown_again_and_the_new_number_counts(die: str) -> None:
    j = Journey.of(held="loth_elrond").decline().take("orange", "red").roll(black1=1, black2=1, orange=1, red=1)
    assert (j.moment, j.picks) == ("rolled", ["loth_elrond", PASS])
    j.answer("loth_elrond")
    assert (j.ask.key, j.picks) == ("which_again", ["black1", "black2", "orange", "red"])
    j.answer(die).roll(**{die: 6})
    assert j.s.shows == {"black1": 1, "black2": 1, "orange": 1, "red": 1, die: 6}
    assert (j.picks, used(j, "loth_elrond")) == ([PASS], True)


@pytest.mark.rule("DOOM-4.6", "DOOM-4.7")
def test_elrond_has_the_battle_die_thrown_again() -> None:
    j = hit("loth_elrond", track="- {} - loth_moria_orc - -", walk=("red", 1), then=(4, "purple", 1)).fight("gimli")
    assert (j.s.support, j.picks) == (("merry_pippin", "aragorn", "legolas", "gimli"), ["loth_elrond", PASS])
    j.answer("loth_elrond").answer("sauron")
    assert used(j, "loth_elrond")
    j.answer(PASS, PASS)
    assert (j.rules_of("battle-lost"), j.s.courage) == (["DOOM-7.6"], 12)


# Rohan.


@pytest.mark.rule("DOOM-4.6")
@pytest.mark.parametrize(("figure", "goal"), [("merry_pippin", 16), ("aragorn", 24), ("legolas", 8), ("gimli", 40)])
def test_theoden_brings_a_companion_to_the_goal_of_its_own_stage(figure: str, goal: int) -> None:
    j = hit("rohan_theoden", ring_bearers=10, merry_pippin=9, aragorn=17, legolas=7, gimli=33)
    assert (j.moment, j.picks) == ("die", ["rohan_theoden", PASS])
    j.answer("rohan_theoden")
    assert (j.ask.key, j.picks) == ("whom", ["merry_pippin", "aragorn", "legolas", "gimli"])
    j.answer(figure)
    assert (j.s.at[figure], j.s.at["ring_bearers"], j.s.courage, used(j, "rohan_theoden")) == (goal, 10, 13, True)


@pytest.mark.rule("DOOM-R22")
def test_galadriel_sets_courage_on_her_space_before_a_battle() -> None:
    j = hit("rohan_galadriel", track="- {} - rohan_orc_hordes - -", then=(4, "purple", 1), courage=3)
    j.until("offer", "battle").answer("rohan_galadriel")
    assert (j.moment, j.s.courage, used(j, "rohan_galadriel")) == ("battle", 12, True)
    settle(j, "sauron")
    assert j.s.courage == 10


# Helm's Deep.


@pytest.mark.rule("DOOM-9.13")
def test_eowyn_slays_the_witch_king_on_a_six() -> None:
    j = hit("morgul_witch_king", held="helm_eowyn", nazgul=3).roll(throw1=1, throw2=6, throw3=3, throw4=5).answer(PASS)
    assert (j.moment, j.picks) == ("six", ["helm_eowyn", PASS])
    j.answer("helm_eowyn")
    assert (j.s.slain, j.s.nazgul, j.s.courage, used(j, "helm_eowyn")) == (True, 0, 13, True)
    assert (j.s.track[1], "morgul_witch_king" in j.s.box, j.moment) == ("", True, "die")


@pytest.mark.rule("DOOM-9.13")
def test_after_eowyns_deed_no_nazgul_is_placed() -> None:
    j = hit("gondor_nazgul", slain=True)
    assert (j.s.nazgul, j.rules_of("nazgul-harmless")) == (0, ["DOOM-1.5"])


@pytest.mark.rule("DOOM-9.13", "DOOM-R11")
@pytest.mark.parametrize("number", range(1, 6))
def test_eowyn_needs_a_six(number: int) -> None:
    j = hit("morgul_witch_king", held="helm_eowyn").roll(throw1=number).answer(PASS)
    assert (j.moment, j.picks, j.refuses("helm_eowyn")) == ("six", [PASS], "DOOM-9.13")
    j.answer(PASS)
    assert (list(j.s.held), j.s.courage) == (["helm_eowyn"], 12 if number % 2 else 13)


@pytest.mark.rule("DOOM-9.12")
def test_eomer_wins_one_battle_without_a_throw() -> None:
    j = hit("helm_eomer", track="- {} - helm_orc_hordes - -", then=(4, "purple", 1)).until("offer", "battle")
    j.answer("helm_eomer")
    assert (j.moment, j.s.courage, used(j, "helm_eomer"), j.told("battle-rolled")) == ("die", 13, True, [])


@pytest.mark.rule("DOOM-9.12")
def test_eomer_wins_only_one_of_two_battles() -> None:
    j = hit("morgul_mumakil", held="helm_eomer").answer("helm_eomer")
    assert (j.moment, j.s.wins) == ("battle", 1)
    settle(j, "sauron")
    assert (j.moment, j.s.courage, len(j.told("battle-rolled"))) == ("die", 11, 1)


# Gondor.


@pytest.mark.rule("DOOM-9.14")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_faramir_moves_the_bearers_before_the_rolls(number: int) -> None:
    j = Journey.of(stage="gondor", held="gondor_faramir", ring_bearers=25)
    assert (j.moment, j.picks) == ("start", ["gondor_faramir", PASS])
    j.answer("gondor_faramir")
    assert (j.ask.key, j.picks) == ("how_far", ["2", "3", "4"])
    j.answer(str(number)).decline()
    assert (j.s.at["ring_bearers"], used(j, "gondor_faramir"), j.ask.key) == (25 + number, True, "take")


@pytest.mark.rule("DOOM-9.14", "DOOM-R8")
def test_faramir_does_not_help_in_the_last_stage() -> None:
    j = Journey.of(stage="mount_doom", held="gondor_faramir")
    assert (j.moment, j.picks, j.refuses("gondor_faramir")) == ("start", [PASS], "DOOM-R8")


@pytest.mark.rule("DOOM-9.9")
def test_treebeard_gives_two_courage() -> None:
    j = hit("gondor_treebeard").answer("gondor_treebeard")
    assert (j.ask.key, j.picks) == ("either", ["courage", "treebeard_token"])
    j.answer("courage")
    assert (j.s.courage, j.s.treebeard_token, used(j, "gondor_treebeard")) == (15, False, True)


@pytest.mark.rule("DOOM-9.9", "DOOM-9.10")
@pytest.mark.parametrize(
    ("warriors", "faces", "left", "chieftain"),
    [(3, "gimli sauron gimli gimli", 0, True), (1, "gimli gimli", 0, False), (2, "sauron gimli sauron", 1, True)],
)
def test_treebeards_token_removes_one_for_each_win(warriors: int, faces: str, left: int, chieftain: bool) -> None:
    track = "- {} - gondor_uruk_hai - -"
    j = hit("gondor_treebeard", track=track, walk=("red", 1), then=(4, "purple", 1), warriors=warriors)
    j.answer("gondor_treebeard", "treebeard_token")
    assert (j.s.courage, j.s.treebeard_token, used(j, "gondor_treebeard")) == (13, True, True)
    settle(j, *faces.split())
    assert (j.moment, j.s.warriors, j.s.chieftain) == ("die", left, chieftain)


# Gandalf.


@pytest.mark.rule("DOOM-4.14")
@pytest.mark.parametrize("number", range(1, 7))
def test_gandalfs_power_sets_one_black_die(number: int) -> None:
    j = Journey.of("leaf", held="gandalfs_power@star").decline().take("orange", "red")
    j.roll(black1=2, black2=3, orange=2, red=3).answer("gandalfs_power")
    assert (j.ask.who, j.ask.key, j.picks) == ("leaf", "which_die", ["black1", "black2"])
    j.answer("black2")
    assert (j.ask.key, j.picks) == ("which_side", ["1", "2", "3", "4", "5", "6"])
    j.answer(str(number))
    assert j.s.shows == {"black1": 2, "black2": number, "orange": 2, "red": 3}
    assert (j.picks, used(j, "gandalfs_power")) == ([PASS], True)


@pytest.mark.rule("DOOM-4.14")
@pytest.mark.parametrize("number", range(1, 7))
def test_gandalfs_trick_sets_one_coloured_die(number: int) -> None:
    j = Journey.of("leaf", held="gandalfs_trick@star").decline().take("orange", "red")
    j.roll(black1=2, black2=3, orange=2, red=3).answer("gandalfs_trick")
    assert (j.ask.who, j.ask.key, j.picks) == ("leaf", "which_die", ["orange", "red"])
    j.answer("orange")
    assert (j.ask.key, j.picks) == ("which_side", ["1", "2", "3", "4", "5", "6"])
    j.answer(str(number))
    assert j.s.shows == {"black1": 2, "black2": 3, "orange": number, "red": 3}
    assert (j.picks, used(j, "gandalfs_trick")) == ([PASS], True)


@pytest.mark.rule("DOOM-4.14")
@pytest.mark.parametrize(
    ("colour", "figure", "space"),
    [
        ("orange", "ring_bearers", 1),
        ("purple", "merry_pippin", 2),
        ("blue", "aragorn", 4),
        ("green", "legolas", 5),
        ("red", "gimli", 6),
    ],
)
def test_gandalfs_support_walks_one_of_five_dice_before_the_turn(colour: str, figure: str, space: int) -> None:
    j = Journey.of(held="gandalfs_support").answer("gandalfs_support")
    assert j.s.roll == COLOURS
    j.roll(orange=1, purple=2, blue=4, green=5, red=6).until("who_walks")
    assert j.picks == ["orange", "purple", "blue", "green", "red"]
    j.answer(colour).decline()
    assert j.s.at == {"ring_bearers": 0, **companions(0), figure: space}
    assert (used(j, "gandalfs_support"), j.ask.key, j.seat, j.s.shows) == (True, "take", "star", {})


@pytest.mark.rule("DOOM-9.21", "DOOM-R24")
@pytest.mark.parametrize("answer", ["keep", "remove"])
def test_gandalfs_vision_looks_at_the_next_stack(answer: str) -> None:
    j = Journey.of(stage="gondor", track="- - - - - -", held="gandalfs_vision", ring_bearers=31)
    j.board(6, "orange", 1, 6, "green", 1).until("draw_gandalf").answer("gandalfs_trick").until("offer", "stage")
    j.answer("gandalfs_vision")
    assert (j.ask.key, len(j.picks), all(card.startswith("morgul_") for card in j.picks)) == ("next_card", 7, True)
    j.answer("morgul_mumakil")
    assert (j.ask.key, j.picks) == ("keep_next", ["keep", "remove"])
    j.answer(answer).until("deal")
    assert (used(j, "gandalfs_vision"), len(j.picks), "morgul_mumakil" in j.picks) == (True, 6, False)
    kept = answer == "keep"
    assert (j.s.track[0], "morgul_mumakil" in j.s.box) == (("morgul_mumakil", False) if kept else ("?", True))


@pytest.mark.rule("DOOM-4.14")
@pytest.mark.parametrize("card", ["loth_cave_troll", "helm_wormtongue", "morgul_haradrim", "gondor_nazgul"])
def test_gandalfs_wrath_removes_the_card_that_was_just_carried_out(card: str) -> None:
    j = hit(card, held="gandalfs_wrath")
    if card == "loth_cave_troll":
        settle(j, "gimli")
    assert (j.moment, j.picks, j.s.track[1]) == ("die", ["gandalfs_wrath", PASS], card)
    j.answer("gandalfs_wrath")
    assert (j.s.track[1], card in j.s.box, used(j, "gandalfs_wrath"), j.picks) == ("", True, True, [PASS])


# Boromir.


@pytest.mark.rule("DOOM-9.6", "DOOM-9.31")
@pytest.mark.parametrize(
    ("face", "courage"),
    [("merry_pippin", 13), ("aragorn", 13), ("legolas", 13), ("gimli", 13), ("gandalf", 13), ("sauron", 12)],
)
def test_boromir_has_a_battle_against_an_uruk_hai_fought_again(face: str, courage: int) -> None:
    j = hit("rohan_uruk_hai", "leaf", held="boromir@flame", ring_bearers=10).fight("gimli").answer(PASS)
    assert (j.moment, j.picks, j.s.courage) == ("lost", ["boromir", PASS], 13)
    j.answer("boromir").fight(face)
    assert used(j, "boromir")
    while j.moment in ("rolled", "lost"):
        j.answer(PASS)
    assert (j.moment, j.s.courage) == ("die", courage)


@pytest.mark.rule("DOOM-9.6")
def test_boromir_does_not_help_against_others() -> None:
    j = hit("rohan_orc_hordes", held="boromir").fight("sauron").answer(PASS)
    assert (j.moment, j.picks, j.refuses("boromir")) == ("lost", [PASS], "DOOM-9.6")
