"""Wormtongue: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

CARD = "wormtongue"
PALANTIR = "the_palantir_of_orthanc"
WIND = "wind_from_the_west"
TONGUE = (CARD,)
SARUMAN = "orthanc: isengard 2r saruman"


@pytest.mark.rule("WAR-6.8", "WAR-6.11")
@pytest.mark.parametrize("orthanc", ["saruman", "isengard 1r saruman"])
def test_when_saruman_falls_his_cards_leave_before_the_next_card_is_played(orthanc: str) -> None:
    board = f"fangorn: gandalf_the_white; orthanc: {orthanc}"
    given = {"table": (PALANTIR, CARD), "politics": "rohan 1 passive", "terms": NO_COUNCIL}
    hands = {"free": ("ents_awake_huorns", WIND), "shadow": ("grond",)}
    t = Tale.of(board, ("event", "free", "character"), hands=hands, **given).answer("ents_awake_huorns")
    t.roll("6 1 1" if "isengard" in orthanc else "")
    assert (t.asked, t.s.table, t.s.played[-2:]) == ("free another_event", (), (PALANTIR, CARD))
    t.answer(WIND)
    assert t.asked == "free wind_look", "no card of the Shadow is left on the table to be struck"


@pytest.mark.rule("WAR-19.3", "WAR-19.4", "WAR-19.6")
def test_wormtongue_lets_rohan_sleep() -> None:
    given = {"table": TONGUE, "politics": "rohan 2 passive"}
    t = Tale.of("orthanc: isengard 3r saruman", ("move", "shadow", 0), acting="shadow", die="army", **given)
    t.go("fords_of_isen isengard-regular done")
    assert (t.s.passive, t.s.table) == (("rohan",), TONGUE)
    t = Tale.of("folde: isengard 1r; orthanc: saruman", ("move", "shadow", 0), acting="shadow", die="army", **given)
    t.answer("edoras")
    assert (t.s.captured, t.s.passive, t.s.steps["rohan"]) == (("edoras",), ("rohan",), 1), "nobody was attacked"
    t = scenes.play("wisdom_of_elrond", "orthanc: saruman", **given)
    assert (t.s.passive, t.s.steps["rohan"], t.s.table) == (("rohan",), 1, TONGUE)
    t = Tale.of("orthanc: saruman; minas_morgul: sauron 1r", ("go",), acting="shadow", shadow_dice=("muster",),
                table=TONGUE, politics="rohan 2 passive, north 2 passive")  # fmt: skip
    t.go("muster minion")
    assert (t.here("minas_morgul"), t.s.passive) == ("sauron 1r witch_king", ("rohan",))


@pytest.mark.rule("WAR-19.3", "WAR-6.8", "WAR-11.9")
@pytest.mark.parametrize(
    ("board", "siege", "wakes"),
    [
        ("orthanc: isengard 2r saruman; fords_of_isen: rohan 2r", "", False),
        ("orthanc: saruman; folde: isengard 2r; edoras: gondor 2r", "", False),
        ("orthanc: saruman; folde: isengard 2r; edoras: rohan 2r", "", True),
        ("orthanc: saruman; helms_deep: rohan 2r, isengard 2r", "helms_deep", True),
    ],
)
def test_wormtongue_is_gone_when_rohans_halls_are_attacked(board: str, siege: str, wakes: bool) -> None:
    t = attack(board, siege=siege, table=TONGUE, politics="rohan 1 passive").go("isengard-regular isengard-regular")
    assert (t.s.passive, t.s.steps["rohan"], t.s.table) == (((), 0, ()) if wakes else (("rohan",), 1, TONGUE))


@pytest.mark.rule("WAR-6.8")
def test_it_leaves_when_saruman_is_gone() -> None:
    t = Tale.of("", ("tidy",), fallen="saruman", table=(CARD,), politics="rohan 2 passive")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (), (CARD,))
    stays = Tale.of(SARUMAN, ("tidy",), table=(CARD,), politics="rohan 2 passive")
    assert stays.s.table == (CARD,)


@pytest.mark.rule("WAR-6.8", "WAR-19.3", "WAR-19.4", "WAR-21.4")
def test_wormtongue_lets_rohan_be_roused_by_what_befalls_its_cities_alone() -> None:
    given = {"table": TONGUE, "politics": "rohan 3 passive, gondor 2 passive"}
    attack = ("attack", "shadow", 0)
    # Entered, or attacked in another region: not active, but the nation advances for the attack.
    ford = Tale.of(SARUMAN + "; fords_of_isen: rohan 1r; gap_of_rohan: isengard 3r", attack, **given)
    ford.go("gap_of_rohan isengard-regular isengard-regular isengard-regular")
    assert (ford.s.passive, ford.s.steps["rohan"], ford.told("roused")) == (("rohan", "gondor"), 2, [])
    enters = Tale.of(SARUMAN + "; gap_of_rohan: isengard 1r", ("move", "shadow", 0), **given)
    enters.go("gap_of_rohan fords_of_isen")
    assert "rohan" in enters.s.passive
    king = Tale.of(SARUMAN + "; nurn: sauron 1r", ("bring_minion",), **given)
    assert (king.s.passive, king.s.table) == (("rohan",), TONGUE)
    counsel = Tale.of(
        SARUMAN, ("event", "free", "event"), hands={"free": ("wisdom_of_elrond",), "shadow": ()}, **given
    ).go("wisdom_of_elrond rohan")
    assert ("rohan" in counsel.s.passive, counsel.s.steps["rohan"]) == (True, 2)


@pytest.mark.rule("WAR-6.8", "WAR-19.3", "WAR-19.4", "WAR-21.4")
def test_wormtongue_is_put_to_flight_at_edoras() -> None:
    given = {"table": TONGUE, "politics": "rohan 3 passive"}
    attack = Tale.of(SARUMAN + "; edoras: rohan 1r; westemnet: isengard 1r", ("attack", "shadow", 0), **given)
    assert (attack.s.passive, attack.s.steps["rohan"]) == ((), 2)
    seen = Tale.of(SARUMAN, ("declare",), bearers="westemnet", progress=1, **given).answer("helms_deep")
    assert (seen.s.passive, seen.s.table, seen.s.played) == ((), (), TONGUE)
    friend = Tale.of(SARUMAN, ("separate",), bearers="westemnet", **given).go("gandalf_the_grey done edoras")
    assert (friend.s.passive, friend.s.table) == ((), ())


@pytest.mark.rule("WAR-6.5")
def test_refused_saruman_must_be_in_play() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, fallen="saruman") == "WAR-6.5"
    assert play(CARD, SARUMAN, politics="rohan 2 passive").s.table == (CARD,)
