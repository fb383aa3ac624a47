"""The laws of play: asks are sound, what is not offered is refused, nothing is lost, games end."""

import pytest

from bree.contract.walk import Stop, Walk
from bree.core import CHANCE, Illegal
from bree.core.rulebook import rulebook
from bree.core.saves.state_json import to_plain


def a_game_that_goes_on_has_no_score(stop: Stop) -> None:
    assert stop.game.score(stop.s) is None


def asks_are_sound(stop: Stop) -> None:
    ask, rules = stop.ask, rulebook(stop.game.package)
    ids = [pick.id for pick in ask.picks]
    assert ids, "an ask without picks"
    assert len(set(ids)) == len(ids), "the same pick twice"
    assert all(word and " " not in word for word in ids), "an answer is one word"
    assert ask.who == CHANCE or ask.who in stop.s.seats
    assert ask.rule in rules
    assert all(isinstance(pick.weight, int) and pick.weight > 0 for pick in ask.picks)
    assert stop.game.waiting(stop.s) == ask, "asking twice gives the same picks in the same order"
    barred = stop.game.rules.barred(stop.s)
    assert barred.keys().isdisjoint(ids), "a pick is both offered and barred"
    assert all(rule in rules for rule in barred.values())


def what_is_not_offered_is_refused(stop: Stop) -> None:
    """Whether it changes anything is looked at when all laws have been held: `nothing_has_changed`."""
    for word in ("", "no such pick", "done", "pass", *stop.game.rules.barred(stop.s)):
        if not stop.ask.offers(word):
            with pytest.raises(Illegal) as refusal:
                stop.game.apply(stop.s, word)
            assert refusal.value.rule in rulebook(stop.game.package)


def nothing_is_lost_or_doubled(stop: Stop) -> None:
    assert stop.game.audit(stop.s) == []


def nothing_has_changed(stop: Stop) -> None:
    """Not by what was refused, not by clones that played on, nor by looking, imagining and counting."""
    assert to_plain(stop.s) == stop.plain
    assert stop.s.log == stop.log


# At the end.


def every_seat_has_its_share(walk: Walk) -> None:
    scores = walk.game.score(walk.s)
    assert scores is not None
    assert set(scores) == set(walk.s.seats)
    assert all(0 <= share <= 1 for share in scores.values())


def a_game_that_is_over_takes_no_answer(walk: Walk) -> None:
    with pytest.raises(Illegal):
        walk.game.apply(walk.s, "pass")


def the_log_names_rules_that_exist(walk: Walk) -> None:
    assert walk.s.log
    for entry in walk.s.log:
        assert entry.rule in rulebook(walk.game.package), entry
