"""All laws for every variant: one game with all laws, and two more with the cheap ones."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from tiny import GAME as TINY

from bree.contract.battery import test_all_laws_hold, test_other_games_obey_the_cheap_laws  # noqa: F401
from bree.contract.checked_game import BrokenLaw, LastLaw, Law, check_game
from bree.contract.laws import AT_THE_END, LAWS
from bree.contract.laws.costs import no_question_costs_many_clones
from bree.contract.laws.play import (
    a_game_that_goes_on_has_no_score,
    a_game_that_is_over_takes_no_answer,
    asks_are_sound,
    every_seat_has_its_share,
    no_conservation_law_is_broken,
    nothing_has_changed,
    several_draws_equal_single_ones,
    the_log_names_rules_that_exist,
    what_is_not_offered_is_refused,
)
from bree.contract.laws.secrets import (
    equal_views_come_with_equal_log_lines,
    imagined_worlds_look_the_same,
    no_secret_name_reaches_a_seat,
    open_acts_look_the_same_in_all_worlds,
    views_are_json_and_share_nothing,
    without_secrets_all_views_are_equal,
    worlds_that_look_alike_are_imagined_alike,
)
from bree.contract.laws.steps import (
    every_step_can_be_seen,
    no_step_shows_a_secret_name,
    outcomes_that_look_alike_have_the_same_steps,
)
from bree.contract.laws.texts import every_ask_has_texts, every_log_line_has_texts
from bree.contract.laws.undo import a_fair_undo_reveals_nothing
from bree.contract.laws.values import (
    a_saved_game_has_the_same_end,
    a_saved_game_plays_on,
    clones_are_equal,
    clones_are_independent,
    json_and_notation_restore_the_state,
    leaves_are_immutable,
    old_clones_have_not_changed,
    replay_gives_the_same_state_views_and_log,
)
from bree.contract.variants import Variant
from bree.core import Ask, Pick
from bree.core.saves.state_json import to_plain
from tests.contract import mutants
from tests.contract.mutants import Mutant, asked, rule, sealed, verb

# Every law catches a mutant of the tiny game. Some laws need another law before them.
CAUGHT: dict[Law, tuple[Mutant, tuple[Law, ...]]] = {
    no_conservation_law_is_broken: (sealed(mutants.double), ()),
    asks_are_sound: (asked(mutants.same_pick_twice), ()),
    what_is_not_offered_is_refused: (rule("bars", "swap", lambda _right, _s, _seat: {"object": "TINY-99"}), ()),
    several_draws_equal_single_ones: (mutants.draw_in_order, ()),
    clones_are_equal: (asked(mutants.other_each_time), ()),
    json_and_notation_restore_the_state: (verb(read=mutants.read_wrong), ()),
    a_saved_game_plays_on: (sealed(mutants.throw), ()),
    every_ask_has_texts: (asked(mutants.unsayable), ()),
    without_secrets_all_views_are_equal: (verb(secrets=False), ()),
    imagined_worlds_look_the_same: (verb(imagine=mutants.imagine_more), ()),
    worlds_that_look_alike_are_imagined_alike: (verb(imagine=mutants.imagine_truth), ()),
    no_secret_name_reaches_a_seat: (sealed(mutants.tell_it), ()),
    equal_views_come_with_equal_log_lines: (sealed(mutants.tell_if_low), ()),
    open_acts_look_the_same_in_all_worlds: (mutants.swap_if_low, ()),
    every_step_can_be_seen: (verb(view=mutants.show_who_is_asked), ()),
    no_step_shows_a_secret_name: (verb(view=mutants.show_hands_on_the_way), (every_step_can_be_seen,)),
    outcomes_that_look_alike_have_the_same_steps: (mutants.whisper_if_low, ()),
    a_fair_undo_reveals_nothing: (sealed(mutants.peek), ()),
    no_question_costs_many_clones: (verb(view=mutants.show_after_much_trying), ()),
    views_are_json_and_share_nothing: (verb(view=mutants.show_one_list), ()),
    nothing_has_changed: (verb(audit=mutants.count_and_change), (no_conservation_law_is_broken,)),
}
CAUGHT_AT_THE_END: dict[LastLaw, Mutant] = {
    every_seat_has_its_share: verb(outcome=mutants.win_twice),
    replay_gives_the_same_state_views_and_log: sealed(mutants.throw),
    a_saved_game_has_the_same_end: sealed(mutants.throw),
    the_log_names_rules_that_exist: sealed(mutants.tell_without_a_rule),
    every_log_line_has_texts: sealed(mutants.tell_without_words),
}


def tiny_walk(mutant: Mutant, laws: tuple[Law, ...], last: tuple[LastLaw, ...] = (), games: int = 5) -> None:
    with mutant() as game:
        for seed in range(games):
            check_game(Variant(game, "default", {}), laws, last, seed)


def named(law: Callable[..., None]) -> str:
    return law.__name__.replace("_", " ")


@pytest.mark.parametrize("law", CAUGHT, ids=named)
def test_a_law_catches_its_mutant(law: Law) -> None:
    mutant, before = CAUGHT[law]
    with pytest.raises(BrokenLaw, match=named(law)) as broken:
        tiny_walk(mutant, (*before, law))
    assert "replay(find('tiny'), {}, [" in str(broken.value)


@pytest.mark.parametrize("law", CAUGHT_AT_THE_END, ids=named)
def test_a_law_of_the_end_catches_its_mutant(law: LastLaw) -> None:
    with pytest.raises(BrokenLaw, match=named(law)):
        tiny_walk(CAUGHT_AT_THE_END[law], (), (law,))


@pytest.mark.parametrize(
    "mutant", [asked(mutants.nothing_to_do), asked(mutants.no_answer), verb(view=mutants.show_the_time)]
)
def test_twin_worlds_catch_more(mutant: Mutant) -> None:
    """Three more faults: a wait that reveals a hand, a world without a legal answer, and a view that depends on more
    than the position.
    """
    with pytest.raises(BrokenLaw, match=named(imagined_worlds_look_the_same)):
        tiny_walk(mutant, (imagined_worlds_look_the_same,))


def test_an_open_act_that_only_some_hands_allow_is_caught() -> None:
    """No line reveals it, and nobody sees the picks."""
    with pytest.raises(BrokenLaw, match="is not offered in a world that"):
        tiny_walk(mutants.swap_by_low, (open_acts_look_the_same_in_all_worlds,), games=100)  # rare there


def test_cards_in_a_view_are_caught() -> None:
    with pytest.raises(BrokenLaw, match=named(no_secret_name_reaches_a_seat)):
        tiny_walk(verb(view=mutants.show_hands), (no_secret_name_reaches_a_seat,))


@pytest.mark.parametrize("mutant", [mutants.tell_low_ones_later, verb(view=mutants.show_hands_on_the_way)])
def test_worlds_that_unfold_catch_more(mutant: Mutant) -> None:
    """Two more faults: the same lines in other steps, and more views before the same end."""
    with pytest.raises(BrokenLaw, match=named(outcomes_that_look_alike_have_the_same_steps)):
        tiny_walk(mutant, (outcomes_that_look_alike_have_the_same_steps,))


def test_an_undo_that_tells_without_a_name_is_caught() -> None:
    with pytest.raises(BrokenLaw, match=named(a_fair_undo_reveals_nothing)):
        tiny_walk(sealed(mutants.feel), (a_fair_undo_reveals_nothing,))


def test_what_is_told_as_revealed_is_no_fair_undo() -> None:
    tiny_walk(sealed(mutants.peek_openly), (a_fair_undo_reveals_nothing,))


def test_laws_that_no_game_of_ours_could_break_have_teeth_too() -> None:
    """Core prevents these faults, so the laws are called with impossible values."""
    s = TINY.new({}, log=True)
    s.hands["ann"] = ["barrel01"]
    with pytest.raises(AssertionError, match="hands"):
        leaves_are_immutable(SimpleNamespace(s=s))  # type: ignore[arg-type]
    over = SimpleNamespace(s=s, game=SimpleNamespace(score=lambda _s: {"ann": 1.0}))
    with pytest.raises(AssertionError):
        a_game_that_goes_on_has_no_score(over)  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        old_clones_have_not_changed(SimpleNamespace(clones=[(TINY.new({}), {})]))  # type: ignore[arg-type]
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        a_game_that_is_over_takes_no_answer(SimpleNamespace(s=s, game=SimpleNamespace(apply=lambda *_: None)))  # type: ignore[arg-type]
    one = SimpleNamespace(apply=lambda _twin, _answer: one_table.points.update(ann=9))  # as if the clone were the game
    one_table, ask = TINY.new({}), Ask("ann", "seal", "TINY-3", (Pick("barrel01"),))
    position = SimpleNamespace(s=one_table, ask=ask, game=one, plain=to_plain(one_table))
    with pytest.raises(AssertionError):
        clones_are_independent(position)  # type: ignore[arg-type]


def test_every_law_is_shown_to_have_teeth() -> None:
    by_core = {a_game_that_goes_on_has_no_score, leaves_are_immutable, clones_are_independent}
    assert set(LAWS) - by_core == set(CAUGHT)
    by_core_at_the_end = {old_clones_have_not_changed, a_game_that_is_over_takes_no_answer}
    assert set(AT_THE_END) - by_core_at_the_end == set(CAUGHT_AT_THE_END)
