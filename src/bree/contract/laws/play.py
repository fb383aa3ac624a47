"""The laws of play: asks are valid, only offered picks are accepted, no piece is lost, and games end."""

from random import Random

import pytest

from bree.contract.checked_game import CheckedGame, Position
from bree.core import CHANCE, Illegal, sample
from bree.core.rulebook import rulebook
from bree.core.saves.state_json import to_plain


def a_game_that_goes_on_has_no_score(position: Position) -> None:
    assert position.game.score(position.s) is None


def asks_are_sound(position: Position) -> None:
    ask, rules = position.ask, rulebook(position.game.package)
    ids = [pick.id for pick in ask.picks]
    assert ids, "an ask without picks"
    assert len(set(ids)) == len(ids), "the same pick twice"
    assert all(word and " " not in word for word in ids), "an answer is one word"
    assert ask.who == CHANCE or ask.who in position.s.seats
    assert ask.rule in rules
    assert all(isinstance(pick.weight, int) and pick.weight > 0 for pick in ask.picks)
    assert position.game.waiting(position.s) == ask, "asking twice gives the same picks in the same order"
    barred = position.game.rules.barred(position.s)
    assert barred.keys().isdisjoint(ids), "a pick is both offered and barred"
    assert all(rule in rules for rule in barred.values())


def what_is_not_offered_is_refused(position: Position) -> None:
    """`nothing_has_changed` checks later that a refusal changes nothing."""
    for word in ("", "no such pick", "done", "pass", *position.game.rules.barred(position.s)):
        if not position.ask.offers(word):
            with pytest.raises(Illegal) as refusal:
                position.game.apply(position.s, word)
            assert refusal.value.rule in rulebook(position.game.package)


def several_draws_equal_single_ones(position: Position) -> None:
    """If the book lets chance give several answers at once, the same random numbers give the same single answers."""
    if position.ask.who != CHANCE:
        return
    rules, several, single = position.game.rules, position.clone(), position.clone()
    rng, other = Random(position.number), Random(position.number)
    answers = rules.let_chance_answer(several, position.ask, rng)
    for answer in answers:
        ask = rules.waiting(single)
        assert ask is not None
        assert ask.who == CHANCE, "somebody decides between the draws"
        assert answer == sample(ask.picks, other)
        rules.play(single, answer)
    assert answers
    assert rng.getstate() == other.getstate()
    assert to_plain(several) == to_plain(single)
    assert several.log == single.log


def no_conservation_law_is_broken(position: Position) -> None:
    assert position.game.audit(position.s) == []


def nothing_has_changed(position: Position) -> None:
    """Refusals, clones, views, imagined states and requests have left the position unchanged."""
    assert to_plain(position.s) == position.plain
    assert position.s.log == position.log


# Laws of a finished game.


def every_seat_has_its_share(checked: CheckedGame) -> None:
    scores = checked.game.score(checked.s)
    assert scores is not None
    assert set(scores) == set(checked.s.seats)
    assert all(0 <= share <= 1 for share in scores.values())


def a_game_that_is_over_takes_no_answer(checked: CheckedGame) -> None:
    with pytest.raises(Illegal):
        checked.game.apply(checked.s, "pass")


def the_log_names_rules_that_exist(checked: CheckedGame) -> None:
    assert checked.s.log
    for entry in checked.s.log:
        assert entry.rule in rulebook(checked.game.package), entry
