"""The Gates Are Closed: its event, and where it cannot be played."""

from typing import Any

import pytest

from bree.games.war.facts import TILES
from tests.rulebook.war.cards.hunts import played, read, tables
from tests.rulebook.war.cards.lords_shadow_play import play, refused
from tests.rulebook.war.cards.shadow_play import ALONE
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

CARD = "the_gates_are_closed"
STANDARD = [name for name, tile in TILES.items() if not tile.smeagol and not tile.special]


def declared(start: str, end: str, progress: int, **given: Any) -> Tale:
    given = {"terms": NO_COUNCIL, "table": (CARD,), "bearers": start, "progress": progress, **given}
    return Tale.of("", ("declare",), phase=2, **given).answer(end)


@pytest.mark.rule("WAR-21.6", "WAR-24.2", "WAR-24.14")
@pytest.mark.parametrize("tile", STANDARD)
def test_the_tile_of_the_gates_and_two_cards_on_the_table(tile: str) -> None:
    for table in tables(CARD):
        assert (table, played(CARD, tile, table, False)) == (table, read(CARD, tile, table, False))


@pytest.mark.rule("WAR-24.10", "WAR-21.6")
@pytest.mark.parametrize(("region", "shown"), [("dimrill_dale", True), ("lorien", False)])
def test_gollum_reveals_the_fellowship_though_the_gates_do_not(region: str, shown: bool) -> None:
    given = {"table": (CARD,), "fallen": but(""), "bearers": "hollin", "progress": 3, "terms": NO_COUNCIL}
    t = Tale.of("", ("declare",), **given).go(f"{region} {CARD} three" + " reveal" * shown)
    assert (t.at_rest, t.s.hidden, t.s.corruption, t.s.bearers) == (True, not shown, 3 - shown, region)


@pytest.mark.rule("WAR-21.6", "WAR-24.17")
@pytest.mark.parametrize(
    ("start", "end", "progress"),
    [("hollin", "moria", 1), ("moria", "hollin", 1), ("moria", "moria", 0)],
    ids=["into", "out of", "stays"],
)
def test_a_declared_fellowship_that_touches_a_stronghold_may_draw_a_tile(start: str, end: str, progress: int) -> None:
    t = declared(start, end, progress)
    assert (t.asked, t.offers) == ("shadow use", f"{CARD} pass")
    t.answer(CARD)
    assert (t.asked, t.s.table, t.s.played) == ("chance hunt_tile", (), (CARD,))
    blind = declared(start, end, progress).go(f"{CARD} one_reveal none")
    assert (blind.s.corruption, blind.s.hidden, blind.at_rest) == (1, True, True)
    eye = declared(start, end, progress).go(f"{CARD} eye")
    assert (eye.s.corruption, eye.at_rest) == (0, True)


@pytest.mark.rule("WAR-21.6", "WAR-21.13")
def test_past_no_stronghold_of_the_shadow_it_waits() -> None:
    assert declared("hollin", "fords_of_bruinen", 1).s.table == (CARD,)
    assert declared("hollin", "moria", 1, captured="moria").at_rest, "it is conquered"
    t = declared("hollin", "north_dunland", 2)
    assert (t.asked, t.offers) == ("free dens_way", "through past")
    assert t.answer("past").at_rest


@pytest.mark.rule("WAR-21.10", "WAR-21.12")
def test_a_revealed_one_draws_it_before_the_tile_of_the_stronghold() -> None:
    t = Tale.of("", ("reveal",), terms=NO_COUNCIL, table=(CARD,), bearers="hollin", progress=1).answer("moria")
    assert (t.asked, t.offers) == ("shadow use", f"{CARD} pass")
    t.go(f"{CARD} eye")
    assert t.asked == "chance hunt_tile", "that of the stronghold"


@pytest.mark.rule("WAR-6.9")
@pytest.mark.parametrize(
    ("given", "opens"),
    [
        ({"guide": "gandalf_the_grey"}, True),
        ({"guide": "strider", "fallen": "gandalf_the_grey"}, False),
        ({"fallen": ALONE}, True),
    ],
    ids=["Gandalf", "Strider", "Gollum"],
)
def test_a_character_result_opens_them_under_gandalf_or_gollum(given: dict[str, Any], opens: bool) -> None:
    lying: dict[str, Any] = {"terms": NO_COUNCIL, "table": (CARD,), "free_dice": ("character", "will"), **given}
    assert (f"remove-{CARD}" in Tale.of("", ("die", "free"), **lying).answer("character").picks) == opens
    assert Tale.of("", ("die", "free"), **lying).go(f"will remove-{CARD}").s.table == ()


@pytest.mark.rule("WAR-6.4")
def test_refused_a_muster_result_does_not_close_the_gates() -> None:
    assert refused(CARD, face="muster") == "WAR-6.5"
    assert play(CARD).s.table == (CARD,)
