"""WAR section 28 at the table: an answer that showed hidden cards is not undone without consent."""

from typing import Any

import pytest

from bree.core import Step
from bree.table.sitting import Answer
from bree.table.undo import fair
from tests.rulebook.war.lords.council_story import fellows
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import WHOLE, Tale


def is_fair(tale: Tale, answer: str) -> bool:
    """May the seat undo this answer without asking anybody?"""
    given = Answer(tale.ask.who, answer, len(tale.log))
    return fair(0, [given], tale.answer(answer).log)


@pytest.mark.rule("WAR-28.1")
def test_who_has_looked_at_a_hand_does_not_look_at_another() -> None:
    hands = {"witch_king_player": ("grond",), "saruman_player": ("orc_patrol",)}
    for answer in ("witch_king_player", "saruman_player", "pass"):
        tale = table("", ("wind_look", "wind_from_the_west"), go="gondor_player", hands=hands, terms=WHOLE)
        assert is_fair(tale, answer) == (answer == "pass")


@pytest.mark.rule("WAR-27.5", "WAR-28.1")
@pytest.mark.parametrize("second", ["bilbos_song", "pass"])
@pytest.mark.parametrize("first", ["athelas", "pass"])
def test_who_offers_second_knows_the_first_offer_and_keeps_to_his_own(first: str, second: str) -> None:
    hands = {"gondor_player": ("athelas",), "rohan_player": ("bilbos_song",)}
    tale = table("", ("swapping", "free"), go="gondor_player", phase=1, hands=hands)
    assert is_fair(tale, first)
    assert not is_fair(tale, second)


@pytest.mark.rule("LME-11.4")
@pytest.mark.parametrize(
    ("step", "answers", "given"),
    [
        (("separate",), "gimli_dwarven_lord done rivendell", {}),
        (("separate",), "gimli_dwarven_lord done", {"track": 1, "bearers": "morannon"}),
        (("start_outside", 0), "gimli_dwarven_lord", {}),
        (("choose_guide",), "gandalf_grey_narya", {}),
    ],
)
def test_a_version_that_was_shown_is_known_for_good(step: Step, answers: str, given: dict[str, Any]) -> None:
    *before, last = answers.split()
    tale = fellows("gimli_dwarven_lord gandalf_grey_narya legolas strider", step, guide="strider", **given)
    assert not is_fair(tale.answer(*before), last)


@pytest.mark.rule("LME-11.4")
def test_whose_version_was_known_shows_nothing_when_he_leaves() -> None:
    tale = fellows("gimli_dwarven_lord strider", ("separate",), guide="strider", shown="gimli_dwarven_lord")
    assert is_fair(tale.answer("gimli_dwarven_lord", "done"), "rivendell")
