"""The Palantír of Orthanc: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused
from tests.rulebook.war.war_story import Tale, but

CARD = "the_palantir_of_orthanc"
SARUMAN = "orthanc: isengard 2r saruman"
STONE = (CARD,)


def at_die(face: str, table: tuple[str, ...] = STONE, **given: object) -> Tale:
    """The Free Peoples have chosen this die."""
    more = {"table": table, "free_dice": (face,), "shadow_dice": ("army",), **given}
    return Tale.of(SARUMAN, ("die", "free"), **more).answer(face)


@pytest.mark.rule("WAR-6.8", "WAR-7.15")
def test_who_fell_in_a_battle_has_no_card_on_the_table_when_the_victors_advance() -> None:
    board = "orthanc: isengard 1r saruman; gap_of_rohan: rohan 2r"
    t = Tale.of(board, ("attack", "free", 0), table=(CARD,), acting="free").go("rohan-regular rohan-regular")
    while t.ask.key != "advance":
        t.answer(next(one for one in ("field", "6", "pass", "0", *t.picks) if one in t.picks))
    assert (t.s.table, t.s.fallen[-1]) == ((), "saruman")


@pytest.mark.rule("WAR-6.8", "WAR-8.3")
def test_at_the_end_of_an_action_cards_leave_before_units_are_chosen_that_are_too_many() -> None:
    t = Tale.of("orthanc: isengard 10r 1e", ("tidy",), fallen="saruman", table=(CARD,))
    assert (t.asked, t.s.table) == ("shadow excess", ())


@pytest.mark.rule("WAR-6.9", "WAR-5.9", "WAR-5.3")
def test_the_palantir_has_its_price() -> None:
    given = {"table": (CARD,), "free_dice": ("army", "will")}
    remove = "remove-the_palantir_of_orthanc"
    t = Tale.of("orthanc: saruman", ("go",), **given).go(f"army {remove}")
    assert (t.s.table, t.s.rings, t.s.ringed) == ((), {"free": 2, "shadow": 1}, ("free",))
    assert remove not in Tale.of("orthanc: saruman", ("go",), ringed=("free",), **given).answer("army").picks
    assert remove in Tale.of("orthanc: saruman", ("go",), ringed=("free",), **given).answer("will").picks


@pytest.mark.rule("WAR-6.7", "WAR-6.2")
def test_the_palantir_is_read_when_all_is_over_and_by_an_event_die_alone() -> None:
    board = "umbar: southrons 2r; pelargir: gondor 1r; orthanc: saruman"
    given = {"table": (CARD,)}
    t = scenes.play("corsairs_of_umbar", board, die="event", **given).go("pelargir southrons-regular southrons-regular")
    assert t.roll("6 1 1").asked == "shadow foresee_deck", "the battle is fought before"
    assert (
        scenes.play("corsairs_of_umbar", board, **given)
        .go("pelargir southrons-regular southrons-regular 6 1 1")
        .at_rest
    )
    assert scenes.play(CARD, "orthanc: saruman", die="event").at_rest, "not for itself"


@pytest.mark.rule("WAR-6.7", "WAR-28.1")
def test_the_palantir_draws_a_card_for_every_event_result() -> None:
    t = play("morgul_wound", SARUMAN, "event", hidden=False, table=STONE)
    assert (t.asked, t.offers, t.s.corruption, t.s.table) == ("shadow foresee_deck", "character strategy", 2, STONE)
    t.answer("strategy")
    assert (t.asked, t.ask.facts) == ("chance draw_card", {"deck": "deck-shadow_strategy"})
    t.answer("the_day_without_dawn")
    assert (t.at_rest, t.s.hands["shadow"], t.s.table) == (True, ("the_day_without_dawn",), STONE)
    by_icon = play("morgul_wound", SARUMAN, "character", hidden=False, table=STONE)
    assert by_icon.at_rest
    other = Tale.of(
        SARUMAN, ("event", "free", "event"), table=STONE, corruption=3, fallen=but("strider"), acting="free",
        hands={"free": ("elven_rope",), "shadow": ()},
    ).answer("elven_rope")  # fmt: skip
    assert other.at_rest


@pytest.mark.rule("WAR-6.7")
def test_it_does_not_answer_its_own_playing() -> None:
    t = play(CARD, SARUMAN, "event")
    assert (t.at_rest, t.s.table, t.s.hands["shadow"]) == (True, STONE, ())


@pytest.mark.rule("WAR-6.8")
def test_it_leaves_when_saruman_is_gone() -> None:
    t = Tale.of("", ("tidy",), fallen="saruman", table=(CARD,), politics="rohan 2 passive")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (), (CARD,))
    stays = Tale.of(SARUMAN, ("tidy",), table=(CARD,), politics="rohan 2 passive")
    assert stays.s.table == (CARD,)


@pytest.mark.rule("WAR-6.9")
def test_a_will_of_the_west_takes_the_palantir_away() -> None:
    t = at_die("will")
    assert "remove-the_palantir_of_orthanc" in t.picks
    t.answer("remove-the_palantir_of_orthanc")
    assert (t.s.table, t.s.played, t.s.rings) == ((), STONE, {"free": 3, "shadow": 0})
    assert (t.asked, t.s.free_used, t.s.free_dice) == ("shadow die", 4, ())  # it was their action


@pytest.mark.rule("WAR-6.9", "WAR-5.9", "WAR-5.4", "WAR-5.3")
def test_any_other_result_costs_an_elven_ring_besides() -> None:
    for face in ("army", "character", "event", "muster"):
        t = at_die(face).answer("remove-the_palantir_of_orthanc")
        assert (t.s.table, t.s.rings, t.s.ringed) == ((), {"free": 2, "shadow": 1}, ("free",))
        assert t.rules_of("ring-paid") == ["WAR-5.9"]
    used = at_die("army", ringed=("free",))
    assert used.refuses("remove-the_palantir_of_orthanc") == "WAR-6.9"
    none = at_die("army", rings={"free": 0, "shadow": 3})
    assert none.refuses("remove-the_palantir_of_orthanc") == "WAR-6.9"
    ringed = {"rings": {"free": 2, "shadow": 1}, "shadow_dice": ("army",), "acting": "shadow"}
    own = Tale.of(SARUMAN, ("die", "shadow"), table=STONE, **ringed).answer("army")
    assert own.refuses("remove-the_palantir_of_orthanc") == "WAR-6.9"
    nowhere = at_die("will", ())
    assert [name for name in nowhere.picks if name.startswith("remove")] == []


@pytest.mark.rule("WAR-6.5")
def test_refused_saruman_must_be_in_play() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, fallen="saruman") == "WAR-6.5"
    assert play(CARD, SARUMAN, politics="rohan 2 passive").s.table == (CARD,)
