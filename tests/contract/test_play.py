"""The laws of play: games end, asks are sound, what is not offered is refused."""

import pytest

from bree.core import CHANCE, Illegal
from bree.core.plain import to_plain
from bree.core.rulebook import rulebook
from tests.contract.tables import BOUND, Table, ended_game, every_table, random_game


@every_table
def test_random_play_ends_within_a_bound(table: Table) -> None:
    for seed in range(3):
        for count, (s, _, _) in enumerate(random_game(table.game, table.options, seed)):
            assert table.game.score(s) is None
            assert count < BOUND
        scores = table.game.score(s)
        assert scores is not None
        assert set(scores) == set(s.seats)
        assert all(0 <= share <= 1 for share in scores.values())


@every_table
def test_asks_are_sound(table: Table) -> None:
    rules = rulebook(table.game.package)
    for s, ask, _ in random_game(table.game, table.options, "asks"):
        ids = [pick.id for pick in ask.picks]
        assert ids, "an ask without picks"
        assert len(set(ids)) == len(ids), "the same pick twice"
        assert all(word and " " not in word for word in ids), "an answer is one word"
        assert ask.who == CHANCE or ask.who in s.seats
        assert ask.rule in rules
        assert all(isinstance(pick.weight, int) and pick.weight > 0 for pick in ask.picks)
        assert table.game.waiting(s) == ask, "asking twice gives the same picks in the same order"
        assert set(table.game.rules.barred(s)).isdisjoint(ids), "a pick is both offered and barred"
        assert all(rule in rules for rule in table.game.rules.barred(s).values())


@every_table
def test_what_is_not_offered_is_refused_and_changes_nothing(table: Table) -> None:
    for s, ask, _ in random_game(table.game, table.options, "refused"):
        before, told = to_plain(s), list(s.log)
        for word in ("", "no such pick", "done", "pass", *table.game.rules.barred(s)):
            if not ask.offers(word):
                with pytest.raises(Illegal) as refusal:
                    table.game.apply(s, word)
                assert refusal.value.rule in rulebook(table.game.package)
        assert to_plain(s) == before
        assert s.log == told
    with pytest.raises(Illegal):
        table.game.apply(s, "pass")


@every_table
def test_nothing_is_lost_or_doubled(table: Table) -> None:
    for seed in range(3):
        for s, _, _ in random_game(table.game, table.options, seed):
            assert table.game.audit(s) == []


@every_table
def test_the_log_names_rules_that_exist(table: Table) -> None:
    rules = rulebook(table.game.package)
    s, _ = ended_game(table.game, table.options, "log")
    assert s.log
    for entry in s.log:
        assert entry.rule in rules, entry
