"""Section 9: the other cards that the rulebook explains, and their symbols."""

import pytest

from bree.games.doom.battle_facts import battle_facts_of
from bree.games.doom.facts import BEHAVIOURS
from tests.rulebook.doom.box import BOX_CARDS
from tests.rulebook.doom.doom_story import CALM, Journey

WIN, LOSE = "aragorn", "sauron"
GANDALF = ["gandalfs_power", "gandalfs_support", "gandalfs_trick", "gandalfs_vision", "gandalfs_wrath"]
BALROG = "? loth_balrog loth_saruman loth_nazgul loth_moria_orc ?"
DENETHOR = "? morgul_mumakil morgul_denethor morgul_haradrim morgul_uruk_hai ?"


def deal(j: Journey, *cards: str) -> Journey:
    """Lay the next stage out with these cards on slots 2 to 5."""
    for card in cards:
        assert j.ask.key == "deal"
        j.answer(card)
    return j


# Dark hearts, light hearts and the arrow.


@pytest.mark.rule("DOOM-9.22")
@pytest.mark.parametrize(
    ("stage", "card", "hearts"),
    [
        ("rohan", "rohan_wargs", 2),
        ("gondor", "gondor_grond", 3),
        ("minas_morgul", "morgul_haradrim", 2),
    ],
)
def test_dark_hearts_without_a_battle_cost_courage_at_once(stage: str, card: str, hearts: int) -> None:
    track = f"? {card} - - - ?"
    j = Journey.of(stage=stage, track=track, held="").board(2, "purple", 2, 3, "blue", 2).answer("pass")
    assert (j.moment, j.s.courage) == ("die", 13 - hearts)
    assert j.rules_of("courage-lost") == ["DOOM-9.22"]
    assert j.told("battle-begins") == []
    j = Journey.of(stage=stage, track=track, held="", courage=hearts + 1).board(2, "purple", 2, 3, "blue", 2)
    assert (j.answer("pass").over, j.s.courage) == (False, 1)
    j = Journey.of(stage=stage, track=track, held="", courage=hearts).board(2, "purple", 2, 3, "blue", 2)
    assert (j.answer("pass").over, j.s.over) == (True, "despair")


@pytest.mark.rule("DOOM-9.22", "DOOM-9.27")
@pytest.mark.parametrize(
    ("card", "by"),
    [("doom_eagles", 1), ("doom_phial_of_galadriel", 2), ("doom_gollums_madness", -1), ("doom_gollums_deceit", -2)],
)
def test_every_heart_of_the_last_stage_is_one_step_down_or_up(card: str, by: int) -> None:
    j = Journey.of(stage="mount_doom", track=f"? {card} doom_shelob - - ?", held="").skip().roll(black1=2).skip()
    assert j.s.courage == 13 + by
    told = "courage-gained" if by > 0 else "courage-lost"
    assert j.rules_of(told) == ["DOOM-9.27" if by > 0 else "DOOM-9.22"]


BATTLES = [
    ("lothlorien", "loth_cave_troll", 1, 2),
    ("lothlorien", "loth_moria_orc", 1, 1),
    ("rohan", "rohan_orc_hordes", 1, 2),
    ("helms_deep", "helm_orc_hordes", 1, 2),
    ("gondor", "gondor_orc_hordes", 1, 2),
    ("minas_morgul", "morgul_mumakil", 2, 2),
]


@pytest.mark.rule("DOOM-9.22", "DOOM-9.26")
@pytest.mark.parametrize(("stage", "card", "battles", "hearts"), BATTLES)
@pytest.mark.parametrize(("face", "lost"), [(WIN, False), (LOSE, True)])
def test_what_follows_the_arrow_happens_only_after_a_lost_battle(
    stage: str, card: str, battles: int, hearts: int, face: str, lost: bool
) -> None:
    j = Journey.of(stage=stage, track=f"? {card} - - - ?", held="").board(2, "purple", 2, 3, "blue", 2)
    j.until("battle_die")
    assert j.s.courage == 13
    j.fight(*[face] * battles).until("offer", "die")
    assert j.s.courage == 13 - lost * battles * hearts


@pytest.mark.rule("DOOM-9.26")
def test_no_card_has_a_battle_and_hearts_beside_it() -> None:
    fought = [card for card in BOX_CARDS if battle_facts_of(card.id).loss or card.id == "morgul_witch_king"]
    assert {card.id for card in fought} >= {card for _, card, _, _ in BATTLES}
    assert [card.id for card in fought if len(BEHAVIOURS[card.id].effects) > 1] == []


# Balrog.


@pytest.mark.rule("DOOM-9.4", "DOOM-9.25")
def test_the_balrog_costs_three_courage_and_gandalf_falls() -> None:
    j = Journey.of(track=BALROG, held="").board(2, "red", 1, 2, "blue", 1)
    assert not j.s.gandalf_token
    j.answer("pass")
    assert (j.s.courage, j.s.gandalf_token) == (10, True)
    assert j.rules_of("gandalf-fallen") == ["DOOM-9.4"]
    assert (j.s.track[1], j.s.box[-1]) == ("", "loth_balrog")


@pytest.mark.rule("DOOM-9.25")
def test_the_balrog_strikes_once() -> None:
    j = Journey.of(track=BALROG, held="").board(2, "red", 1, 2, "blue", 1).skip()
    assert (j.ask.key, j.ask.facts) == ("free_move", {"figure": "figure-merry_pippin"})
    assert j.s.courage == 10
    assert len(j.told("gandalf-fallen")) == 1


@pytest.mark.rule("DOOM-9.5")
@pytest.mark.parametrize("orange", [4, 6])
def test_the_ban_ends_with_surplus_pips_too_and_for_the_dice_still_waiting(orange: int) -> None:
    j = Journey.of(stage="helms_deep", ring_bearers=21, gandalf_token=True, held="gandalfs_wrath")
    j.board(3, "orange", orange, 2, "red", 1).answer("pass")
    assert (j.picks, j.refuses("gandalfs_wrath")) == (["pass"], "DOOM-9.23")
    j.answer("pass")
    assert (j.s.at["ring_bearers"], j.s.gandalf_token) == (24, False)
    assert j.rules_of("gandalf-back") == ["DOOM-9.5"]
    j.fight("gandalf").answer("pass")
    assert (j.ask.key, j.picks) == ("spend_gandalf", ["gandalfs_wrath", "pass"])
    j.answer("pass").until("offer", "die")
    assert j.picks == ["gandalfs_wrath", "pass"]


@pytest.mark.rule("DOOM-9.5")
def test_the_ban_ends_after_a_move_without_a_die_too() -> None:
    track = "- helm_orc_hordes helm_saruman helm_nazgul helm_uruk_hai ?"
    j = Journey.of(stage="helms_deep", ring_bearers=22, gandalf_token=True, held="", track=track)
    j.board(1, "red", 1, 3, "blue", 1).go("2")
    assert not j.s.gandalf_token


@pytest.mark.rule("DOOM-9.5")
def test_neither_a_companion_in_helms_deep_nor_another_destination_ends_the_ban() -> None:
    j = Journey.of(stage="rohan", ring_bearers=13, gimli=22, gandalf_token=True, held="")
    j.board(3, "red", 2, 3, "orange", 6).until("deal")
    assert (j.s.at["gimli"], j.s.at["ring_bearers"]) == (24, 16)
    assert j.s.gandalf_token


@pytest.mark.rule("DOOM-9.23")
@pytest.mark.parametrize("card", ["gandalfs_support", "gandalfs_power", "gandalfs_trick", "gandalfs_wrath"])
@pytest.mark.parametrize("token", [False, True])
def test_while_the_token_lies_there_nobody_may_use_a_gandalf_card(card: str, token: bool) -> None:
    j = Journey.of("leaf", held=card + "@moon", gandalf_token=token)
    if BEHAVIOURS[card].when == {"rolled"}:
        j.answer("pass").take("red", "blue").roll(black1=3, black2=3, red=1, blue=1)
    elif BEHAVIOURS[card].when == {"die"}:
        j.board(3, "red", 1, 3, "blue", 1).answer("pass")
    if token:
        assert (j.picks, j.refuses(card)) == (["pass"], "DOOM-9.23")
    else:
        assert j.picks == [card, "pass"]


@pytest.mark.rule("DOOM-9.24")
@pytest.mark.parametrize(("stage", "goal"), [("lothlorien", 8), ("rohan", 16), ("helms_deep", 24)])
@pytest.mark.parametrize("exact", [True, False])
def test_the_ban_does_not_touch_the_stack(stage: str, goal: int, exact: bool) -> None:
    j = Journey.of(stage=stage, ring_bearers=goal - 3, gandalf_token=True, held="")
    j.board(3, "orange", 3 if exact else 4, 3, "red", 1).answer("pass", "pass")
    if exact:
        assert (j.ask.key, j.picks) == ("draw_gandalf", GANDALF[1:])
        j.answer("gandalfs_trick")
        assert (j.s.held, j.s.gandalf_boxed) == ({"gandalfs_trick": 0}, 0)
    else:
        assert (j.moment, j.s.held, j.s.gandalf_boxed) == ("die", {}, 1)


@pytest.mark.rule("DOOM-9.4", "DOOM-9.5", "DOOM-9.23", "DOOM-9.24")
def test_ex_9h_from_the_balrog_to_helms_deep() -> None:
    """EX-9H: Balrog in stage 1, Rohan reached exactly, a Gandalf symbol that loses, then Helm's Deep."""
    j = Journey.of(track=BALROG, held="", ring_bearers=3).board(2, "orange", 6, 3, "red", 1).until("deal")
    deal(j, "rohan_orc_hordes", "rohan_saruman", "rohan_nazgul", "rohan_uruk_hai")
    j.board(3, "orange", 6, 3, "red", 1)
    j.board(3, "orange", 2, 2, "red", 1).until("draw_gandalf").answer("gandalfs_wrath")
    assert j.s.held == {"gandalfs_wrath": 2}
    j.fight("gandalf").until("offer", "die")
    assert (j.told("battle-lost")[-1].rule, j.s.courage) == ("DOOM-7.8", 8)
    assert (j.picks, j.refuses("gandalfs_wrath")) == (["pass"], "DOOM-9.23")
    deal(j.until("deal"), "helm_orc_hordes", "helm_saruman", "helm_nazgul", "helm_uruk_hai")
    j.board(3, "orange", 5, 3, "red", 1)
    j.board(3, "orange", 3, 2, "red", 1).until("draw_gandalf").answer("gandalfs_trick")
    j.fight("gandalf").answer("pass")
    assert (j.ask.key, j.picks) == ("spend_gandalf", ["gandalfs_wrath", "gandalfs_trick", "pass"])
    j.answer("gandalfs_trick")
    assert (j.told("battle-won")[-1].rule, j.s.courage) == ("DOOM-7.7", 8)
    assert (j.moment, j.picks) == ("die", ["gandalfs_wrath", "pass"])


# Denethor.


@pytest.mark.rule("DOOM-9.7")
@pytest.mark.parametrize(("die", "figure"), [("purple", "merry_pippin"), ("blue", "aragorn")])
def test_denethor_has_one_of_two_waiting_dice_thrown_again(die: str, figure: str) -> None:
    j = Journey.of(stage="minas_morgul", track=DENETHOR, held="").board(3, "purple", 2, 4, "blue", 2).answer("pass")
    assert (j.ask.who, j.ask.key, j.ask.rule) == ("star", "which_waiting", "DOOM-9.7")
    assert j.picks == ["purple", "blue"]
    j.answer(die).roll(**{die: 6}).skip()
    assert j.s.track[2] == "morgul_denethor"
    others = {"merry_pippin": 34, "aragorn": 34, figure: 38}
    assert {name: j.s.at[name] for name in others} == others


@pytest.mark.rule("DOOM-9.7")
def test_the_only_waiting_die_must_be_thrown_again() -> None:
    j = Journey.of(stage="minas_morgul", track=DENETHOR, held="").board(4, "purple", 2, 3, "blue", 2)
    j.until("die").roll(blue=4).skip()
    assert (j.s.at["merry_pippin"], j.s.at["aragorn"]) == (34, 36)


@pytest.mark.rule("DOOM-9.7", "DOOM-9.8")
def test_ex_9c_denethor_on_both_black_dice() -> None:
    """EX-9C: orange on side 1, blue on side 2; blue is thrown again twice."""
    j = Journey.of(stage="minas_morgul", track=DENETHOR, held="").board(3, "orange", 2, 3, "blue", 2).skip()
    assert j.picks == ["orange", "blue"]
    j.answer("blue").roll(blue=5).until("die")
    assert j.s.at["ring_bearers"] == 34
    assert (j.ask.facts, j.s.shows["blue"]) == ({"die": "die-blue"}, 5)
    j.roll(blue=6).skip()
    assert (j.s.at["aragorn"], len(j.told("activated"))) == (38, 2)


# Éowyn and Éomer.

EOWYN = "morgul_haradrim morgul_witch_king morgul_mumakil - morgul_uruk_hai -"


@pytest.mark.rule("DOOM-9.13")
def test_after_eowyns_deed_nothing_that_places_nazgul_does_harm() -> None:
    j = Journey.of(stage="minas_morgul", track=EOWYN, held="helm_eowyn", nazgul=7)
    j.board(2, "red", 3, 6, "blue", 5).until("die").roll(**{f"throw{n}": n for n in range(1, 7)}, throw7=1, throw8=3)
    j.until("offer", "six").answer("helm_eowyn")
    assert (j.s.slain, j.s.nazgul, j.s.track[1], j.s.courage) == (True, 0, "", 13)
    assert j.rules_of("witch-king-slain") == ["DOOM-9.13"]
    j.skip()
    assert (j.seat, j.s.at["gimli"], j.s.at["aragorn"]) == ("leaf", 35, 37)
    assert (j.s.nazgul, len(j.told("nazgul-harmless"))) == (0, 3)


@pytest.mark.rule("DOOM-9.13")
@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms_deep", "gondor"])
def test_nor_does_a_nazgul_card(stage: str) -> None:
    slot = CALM[stage].split().index({"lothlorien": "loth", "helms_deep": "helm"}.get(stage, stage) + "_nazgul") + 1
    for slain, placed in ((True, 0), (False, 1)):
        j = Journey.of(stage=stage, held="", slain=slain).board(slot, "red", 1, 2, "blue", 1).answer("pass")
        assert j.s.nazgul == placed


@pytest.mark.rule("DOOM-9.13")
def test_eowyn_has_no_answer_without_a_six() -> None:
    j = Journey.of(stage="minas_morgul", track=EOWYN, held="helm_eowyn").board(2, "red", 2, 3, "blue", 2)
    j.until("die").roll(throw1=5).until("offer", "six")
    assert j.refuses("helm_eowyn") == "DOOM-9.13"


@pytest.mark.rule("DOOM-9.12")
def test_eomer_wins_one_battle_against_any_enemy() -> None:
    j = Journey.of(stage="minas_morgul", held="helm_eomer").board(2, "red", 2, 3, "blue", 2)
    j.until("offer", "battle").answer("helm_eomer").fight(LOSE).until("offer", "die")
    assert (j.s.courage, len(j.told("battle-rolled"))) == (11, 1)


# Faramir.


@pytest.mark.rule("DOOM-9.14")
@pytest.mark.parametrize("spaces", ["2", "4"])
def test_faramir_moves_the_ring_bearers_before_the_rolls(spaces: str) -> None:
    j = Journey.of(stage="gondor", held="gondor_faramir")
    assert (j.moment, j.picks) == ("start", ["gondor_faramir", "pass"])
    j.answer("gondor_faramir")
    assert (j.ask.key, j.picks) == ("how_far", ["2", "3", "4"])
    j.go(spaces)
    assert (j.s.at["ring_bearers"], j.s.stage, j.ask.key) == (24 + int(spaces), 3, "take")


@pytest.mark.rule("DOOM-9.14")
def test_faramir_comes_too_late_after_the_roll() -> None:
    j = Journey.of(stage="gondor", held="gondor_faramir").answer("pass").take("red", "blue")
    j.roll(black1=1, black2=1, red=1, blue=1)
    assert (j.moment, j.refuses("gondor_faramir")) == ("rolled", "DOOM-9.14")
    j = Journey.of(stage="gondor", held="gondor_faramir").board(3, "red", 1, 3, "blue", 1)
    assert (j.moment, j.refuses("gondor_faramir")) == ("die", "DOOM-9.14")


@pytest.mark.rule("DOOM-9.14")
def test_ex_9k_faramir_ends_the_stage_before_the_rolls() -> None:
    """EX-9K: three spaces before Gondor, Faramir used with 3."""
    j = Journey.of("moon", stage="gondor", ring_bearers=29, held="gondor_faramir").answer("gondor_faramir", "3").skip()
    assert (j.s.at["ring_bearers"], j.s.stage) == (32, 4)
    assert set(CALM["gondor"].split()) - {"?"} <= set(j.s.box)
    deal(j, "morgul_mumakil", "morgul_haradrim", "morgul_uruk_hai", "morgul_witch_king").skip()
    assert j.s.track == CALM["minas_morgul"].split()
    assert (j.ask.who, j.ask.key, len(j.told("turn"))) == ("moon", "take", 1)


# Gríma, the Eye, Gandalf's Vision.

GRIMA = "? helm_wormtongue helm_saruman helm_nazgul helm_uruk_hai ?"


@pytest.mark.rule("DOOM-9.15")
def test_grima_reaches_every_ally_and_boromir_but_no_gandalf_card() -> None:
    held = "boromir@flame loth_elrond@leaf gandalfs_power rohan_theoden"
    j = Journey.of(stage="helms_deep", track=GRIMA, held=held).board(2, "red", 1, 3, "blue", 1).answer("pass")
    assert (j.ask.who, j.ask.key) == ("star", "which_ally")
    assert j.picks == ["boromir", "loth_elrond", "rohan_theoden"]
    assert j.refuses("gandalfs_power") == "DOOM-9.15"
    j.answer("loth_elrond")
    assert list(j.s.held) == ["boromir", "gandalfs_power", "rohan_theoden"]
    assert (j.s.box[-1], j.told("used")) == ("loth_elrond", [])


@pytest.mark.rule("DOOM-9.15")
@pytest.mark.parametrize(("held", "left"), [("", []), ("gandalfs_power", ["gandalfs_power"]), ("boromir@moon", [])])
def test_grima_takes_the_last_ally_unasked_and_without_one_nothing(held: str, left: list[str]) -> None:
    j = Journey.of(stage="helms_deep", track=GRIMA, held=held).board(2, "red", 1, 3, "blue", 1).answer("pass")
    assert (j.moment, list(j.s.held), j.s.courage) == ("die", left, 13)
    assert j.rules_of("discarded" if held == "boromir@moon" else "no-ally") == ["DOOM-9.15"]


@pytest.mark.rule("DOOM-9.16")
@pytest.mark.parametrize(("courage", "left"), [(13, 5), (18, 5), (6, 5), (5, 5), (4, 4), (1, 1)])
def test_ex_9d_the_eye_drops_the_marker_to_its_space_and_never_raises_it(courage: int, left: int) -> None:
    """EX-9D: on the Eye's space the marker does not move, and the card leaves. Also from other spaces."""
    track = "? gondor_eye_of_sauron gondor_nazgul gondor_uruk_hai gondor_grond ?"
    j = Journey.of(stage="gondor", track=track, held="", courage=courage).board(2, "red", 1, 3, "blue", 1)
    j.answer("pass")
    assert j.s.courage == left
    assert (j.s.track[1], j.s.box[-1]) == ("", "gondor_eye_of_sauron")


@pytest.mark.rule("DOOM-9.21")
def test_gandalfs_vision_is_used_directly_before_a_new_stage_is_laid_out() -> None:
    j = Journey.of(held="gandalfs_vision", ring_bearers=6)
    assert (j.moment, j.refuses("gandalfs_vision")) == ("start", "DOOM-9.21")
    j.board(3, "orange", 3, 3, "red", 1)
    assert (j.moment, j.refuses("gandalfs_vision")) == ("die", "DOOM-9.21")
    j.until("offer", "end")
    assert j.refuses("gandalfs_vision") == "DOOM-9.21"
    j.answer("pass")
    assert (j.moment, j.picks, j.s.stage) == ("stage", ["gandalfs_vision", "pass"], 0)
    j.answer("gandalfs_vision", "rohan_wargs")
    assert (j.ask.key, j.picks, j.ask.facts) == ("keep_next", ["keep", "remove"], {"card": "card-rohan_wargs"})
    j.answer("remove").skip()
    assert (j.ask.key, j.s.stage) == ("deal", 1)
    assert "rohan_wargs" not in j.picks
