"""Positions of older rules: paths that start in Moria, and cards that leave the table."""

from typing import Any

import pytest

from bree.core.saves.migrate import migrated
from bree.core.saves.state_json import from_plain, to_plain
from bree.games.war import GAME
from bree.games.war.rules.armies.reach import IN_MORIA, MEETS_BALROG
from bree.games.war.state import Lords, Terms
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

LESSER = Terms(lesser=True)


def loaded(version: int, *step: Any, **given: Any) -> Tale:
    """Return a position in Moria with this step on top, converted from older rules."""
    given = {"bearers": "moria", "progress": 2, "table": ("balrog_of_moria",), **given}
    plain = {**to_plain(Tale.of(given.pop("board", ""), **given).s), "todo": [["hunt_over"], [*step]]}
    s = from_plain(GAME, migrated(GAME, version, plain))
    s.log = []
    GAME.rules.settle(s)
    return Tale(GAME, s)


@pytest.mark.rule("WAR-21.6", "WAR-21.10")
@pytest.mark.parametrize("version", [2, 3, 4])
@pytest.mark.parametrize("way", ["declare_way", "reveal_way"])
def test_whether_the_way_led_out_of_moria_is_asked_no_more(way: str, version: int) -> None:
    assert loaded(version, way, "moria").asked == "shadow use"


@pytest.mark.rule("WAR-21.6")
def test_a_way_from_elsewhere_is_still_asked_for() -> None:
    t = loaded(4, "declare_way", "hollin", bearers="hollin")
    assert (t.asked, t.offers) == ("free moria_way", "through past")
    assert t.answer("past").at_rest


@pytest.mark.rule("WAR-21.10", "LME-9.7")
@pytest.mark.parametrize("answer", ["through", "past"])
def test_of_the_balrogs_region_it_is_asked_as_before(answer: str) -> None:
    given = {"board": "dimrill_dale: balrog", "terms": LESSER, "lords": Lords(active=True)}
    t = loaded(4, "past_watch", "declared_by", "moria", IN_MORIA, 0, MEETS_BALROG, **given)
    assert t.answer(answer).asked == "shadow use"


@pytest.mark.rule("WAR-21.10")
@pytest.mark.parametrize(("table", "asked"), [(("balrog_of_moria",), "shadow use"), ((), "chance hunt_tile")])
def test_the_strongholds_that_the_way_touched_are_asked_for_as_before(table: tuple[str, ...], asked: str) -> None:
    t = loaded(4, "reveal_tiles", "moria", 0, progress=8, hidden=False, table=table)
    assert (t.asked, "1" in t.picks) == ("free reveal_tiles", True)
    assert t.answer("1").asked == asked


@pytest.mark.rule("WAR-6.8", "WAR-20.8")
def test_cards_leave_before_the_guide_is_chosen_that_older_rules_asked_for_first() -> None:
    given = {"fallen": but("gimli legolas"), "guide": "gimli", "table": ("horn_of_gondor", "mithril_coat_and_sting")}
    plain = to_plain(Tale.of("", **given).s)
    plain["todo"] = [["hunt_over"], ["open_window", "settled"], ["sift_table"], ["guide", "boromir"]]
    s = from_plain(GAME, migrated(GAME, 4, plain))
    GAME.rules.settle(s)
    assert (s.todo, s.table) == ([("hunt_over",), ("guide", "boromir")], ("mithril_coat_and_sting",))


@pytest.mark.rule("WAR-6.8")
def test_what_a_declaration_ends_leaves_before_the_chief_comes() -> None:
    given = {"table": ("the_last_battle",), "bearers": "hollin", "terms": NO_COUNCIL}
    plain = to_plain(Tale.of("osgiliath: gondor 1r aragorn; morannon: witch_king_chief", **given).s)
    plain["todo"] = [["hunt_over"], ["open_window", "declared"], ["sees"]]
    s = from_plain(GAME, migrated(GAME, 4, plain))
    GAME.rules.settle(s)
    assert (s.todo, s.table) == ([("hunt_over",), ("sees",)], ())


@pytest.mark.rule("WAR-6.7")
def test_the_window_of_a_played_event_has_a_name_of_its_own() -> None:
    plain = to_plain(Tale.of("", table=("the_palantir_of_orthanc",)).s)
    plain["todo"] = [["moment", "played"], ["use_card", "played", "shadow"]]
    s = from_plain(GAME, migrated(GAME, 5, plain))
    assert s.todo == [("open_window", "event_played"), ("use_card", "event_played", "shadow")]
    ask = GAME.waiting(s)
    assert ask is not None
    assert (ask.who, ask.rule) == ("shadow", "WAR-6.7")


@pytest.mark.rule("WAR-6.3")
def test_a_card_that_is_newer_than_the_game_lies_among_the_played_ones() -> None:
    plain = to_plain(Tale.of("").s)
    top, rest, bottom = plain["decks"]["free_character"]["#Pile"]
    plain["decks"]["free_character"]["#Pile"] = [top, [card for card in rest if card != "athelas"], bottom]
    s = from_plain(GAME, migrated(GAME, 5, plain))
    assert (s.played, "athelas" in s.decks["free_character"].cards()) == (("athelas",), False)
    assert GAME.audit(s) == []
