"""In positions by chance a card is offered where the rules, read a second time, let it be played, and nowhere else."""

from collections import Counter

import pytest

from bree.games.war import GAME
from bree.games.war.facts import CARDS
from bree.games.war.rules.play import is_met
from tests.rulebook.war.cards.boards import by_chance
from tests.rulebook.war.cards.needs import NEEDS, Reading

BOARDS = 120


def test_every_card_is_read() -> None:
    assert NEEDS.keys() == CARDS.keys()


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-6.8", "WAR-6.14", "WAR-9.12")
def test_what_may_be_played_is_what_the_rules_say() -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for seed in range(BOARDS):
        s = by_chance(seed).s
        reading = Reading(s)
        assert GAME.audit(s) == [], seed
        for card, needs in NEEDS.items():
            if card not in s.table:
                wanted = needs(reading)
                seen[card, wanted] += 1
                assert (seed, card, is_met(s, card)) == (seed, card, wanted)
    assert [card for card in CARDS if not seen[card, True]] == [], "each was allowed somewhere"
