"""The short form of a rule."""

import pytest

from bree.core.find import games
from bree.core.rulebook import rulebook
from bree.lang import LANGUAGES
from bree.lang.short_rule import SHORT, short_rule

TAIL = " And then " + "on " * 60 + "it goes."


def test_a_short_rule_is_said_in_full() -> None:
    assert short_rule("One. Two. Three.") == "One. Two. Three."


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("First this." + TAIL, "First this."),
        ("Najpierw to (zob. FEL-4.2)." + TAIL, "Najpierw to (zob. FEL-4.2)."),
        ("Zawsze (nie tylko tu.) " + "Żółw" + TAIL, "Zawsze (nie tylko tu.)"),
        ("At 3.5 spaces, e.g. here, stop!" + TAIL, "At 3.5 spaces, e.g. here, stop!"),
        ("What if nobody is left? Then all have lost." + TAIL, "What if nobody is left? Then all have lost."),
        ("Etapy: 1. Rohan, 2. Gondor, 3. Mordor." + TAIL, "Etapy: 1. Rohan, 2. Gondor, 3. Mordor."),
        ("First side 1, then side 2." + TAIL, "First side 1, then side 2."),
        ("no end " * 40, "no end " * 40),
    ],
)
def test_of_a_long_rule_its_first_sentence_that_says_something(text: str, short: str) -> None:
    assert short_rule(text) == short


def test_every_rule_has_one() -> None:
    for game in games().values():
        for rule in rulebook(game.package).values():
            for language in LANGUAGES:
                whole = rule.text[language]
                short = short_rule(whole)
                assert whole.startswith(short)
                assert short[-1] in ".!)”", rule.id
                assert len(whole) <= SHORT or len(short) <= 370, rule.id
