"""Scenes in which cards of Lords of Middle-earth meet its other rules."""

from typing import Any

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.cards.scenes import play
from tests.rulebook.war.lords.smeagol_story import hunted, told_of
from tests.rulebook.war.lords.turns import lords_of, playing, rolled
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

HOME = "minas_tirith: gondor 1r"
SHALL, WONT = "we_shall_get_it", "we_wont_go_back"


def played(card: str, board: str = HOME, **given: Any) -> Tale:
    return play(card, board, **{"terms": NO_COUNCIL, "bearers": "hollin", **given})


@pytest.mark.rule("LME-6.12", "LME-6.13")
@pytest.mark.parametrize(
    ("out", "offers"),
    [("nenya vilya", ["nenya", "vilya"]), ("vilya", ["narya", "nenya"])],
)
def test_rings_that_are_out_come_back_before_those_of_the_shadow(out: str, offers: list[str]):
    gone = tuple(out.split())
    tale = played(
        "three_rings_for_the_elven_kings", lords=Lords(rings=(), out=gone), rings={"free": 0, "shadow": 3 - len(gone)}
    )
    tale.go("5 6 1" if len(gone) == 1 else "5 2 1")
    assert (tale.asked, sorted(tale.picks)) == ("free ring_back", offers)
    if len(gone) == 1:
        assert lords_of(tale).rings == ("vilya",)  # there was no choice


@pytest.mark.rule("LME-8.18", "LME-8.16")
@pytest.mark.parametrize(("paid", "left"), [("grond", (WONT,)), (WONT, ())])
def test_his_tile_serves_the_shadow_for_a_card(paid: str, left: tuple[str, ...]):
    hands = {"free": (), "shadow": ("a_new_power_is_rising", "grond")}
    tale = hunted("smeagol", "gimli strider", terms=NO_COUNCIL, table=(WONT,), hands=hands)
    assert (tale.asked, sorted(tale.picks)) == ("shadow whisper", ["grond", "pass", WONT])  # no strategy card
    tale.answer(paid)
    assert (tale.at_rest, tale.s.corruption, tale.s.table, tale.s.guide) == (True, 2, left, "smeagol")


@pytest.mark.rule("LME-8.12", "LME-8.18", "WAR-6.8")
def test_with_him_goes_one_card_and_the_other_comes():
    tale = told_of("gimli strider", ("separate",), bearers="hollin", terms=NO_COUNCIL, table=(WONT,))
    tale.go("smeagol done")
    assert tale.s.table == (SHALL,)


@pytest.mark.rule("LME-8.12", "LME-8.15")
@pytest.mark.parametrize("who", ["", "gimli"])
def test_under_gollum_the_shadow_may_draw_again(who: str):
    gone = but(who) + " smeagol"
    tale = hunted("zero_reveal", who, terms=NO_COUNCIL, tame=False, table=(SHALL,), out=gone)
    if who:
        assert tale.asked == "free reveal_to"  # Gimli guides
        return
    assert (tale.asked, sorted(tale.picks)) == ("shadow use", ["pass", SHALL])
    tale.go(f"{SHALL} three pass")
    assert (tale.s.corruption, tale.s.table) == (3, ())
    assert (tale.s.tiles.count("zero_reveal"), tale.s.drawn) == (2, ("three",))


@pytest.mark.rule("LME-6.10", "LME-8.12", "LME-6.22")
def test_nenya_answers_the_eye_that_the_shadow_drew_again():
    gone = but("") + " smeagol"
    given = {"board": "lorien: elves 1r galadriel", "table": (SHALL,), "out": gone, "terms": NO_COUNCIL}
    tale = hunted("one", "", tame=False, **given)
    tale.go(f"{SHALL} eye")
    assert tale.asked == "free nenya"
    tale.answer("spend")
    assert tale.asked == "chance hunt_tile"
    assert lords_of(tale).rings == ("narya", "vilya")


@pytest.mark.rule("LME-4.9", "LME-4.20")
def test_under_despair_a_special_character_result_is_an_eye_afterwards():
    board = f"{HOME}; barad_dur: sauron 1r witch_king; moria: sauron 1r balrog; dol_guldur: sauron 1n"
    lords = Lords(special=("balrog-character*",), picked=("balrog",))
    given = {"table": ("captain_of_despair",), "bearers": "hollin", "shadow_pool": 9, "lords": lords}
    tale = playing("event", board, shadow="balrog-character event", **given)
    tale.go("event skip balrog-character nazgul dol_guldur edoras done")
    assert (tale.s.box_shadow, tale.s.shadow_dice) == (1, ("event",))


@pytest.mark.rule("WAR-4.9", "WAR-6.8")
@pytest.mark.parametrize(
    ("answers", "eyes"),
    [
        ("character skip", 0),
        ("army skip", 0),
        ("army move mount_gram sauron-regular nazgul done done", 0),
        ("character move mount_gram sauron-regular nazgul done", 1),
        ("character attack sauron-regular nazgul done pass 1 1 0 cease", 1),
        ("character nazgul minas_morgul edoras angmar mount_gram", 1),
        ("character event shelobs_lair", 1),
    ],
)
def test_under_despair_a_character_result_that_is_only_put_away_is_no_eye(answers: str, eyes: int):
    board = "angmar: sauron 2r 1n; ettenmoors: north 1r; minas_morgul: witch_king"
    given = {"table": ("captain_of_despair",), "bearers": "hollin"}
    hands = {"free": (), "shadow": ("shelobs_lair",)}
    tale = playing("event", board, shadow="army character", hands=hands, **given).go("event skip")
    used = tale.s.shadow_used
    tale.go(answers)
    assert (tale.s.box_shadow, tale.s.shadow_used) == (eyes, used + 1 - eyes)
    assert tale.rules_of("eye-opens") == ["WAR-6.7"] * eyes


@pytest.mark.rule("LME-4.5", "LME-6.3")
def test_the_lore_of_the_rings_answers_a_keepers_eye():
    board = f"rivendell: elves 1e elrond; {HOME}"
    tale = rolled(board, "eye*", table=("the_lore_of_the_elven_rings",))
    assert tale.asked == "shadow lore_die"
    tale.go("event eye")
    assert tale.s.box_shadow == 2
    assert rolled(board, "muster", table=("the_lore_of_the_elven_rings",)).asked == "free die"


@pytest.mark.rule("LME-10.18", "LME-10.7")
@pytest.mark.parametrize(("king", "regulars"), [("witch_king", 5), ("witch_king_chief", 4)])
def test_the_leadership_of_either_witch_king_calls_soldiers_to_dol_guldur(king: str, regulars: int):
    tale = played("shadow_of_dol_guldur", f"{HOME}; dol_guldur: sauron 2r 1n {king}")
    assert tale.here("dol_guldur") == f"sauron {regulars}r 1n {king}"


@pytest.mark.rule("LME-9.11", "LME-9.14", "LME-9.15", "LME-9.16")
def test_the_card_wakes_the_balrog_or_sends_him():
    asleep = played("a_balrog_is_come", f"{HOME}; moria: sauron 2r balrog")
    assert (asleep.at_rest, lords_of(asleep).active) == (True, True)
    awake = played("a_balrog_is_come", "dimrill_dale: sauron 2r balrog; lorien: elves 1r", lords=Lords(active=True))
    assert (awake.asked, sorted(awake.picks)) == ("shadow balrog_how", ["alone", "attack", "move"])
