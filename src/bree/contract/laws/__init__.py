"""The laws that are checked at the positions of a game, each a small function.

The comments say where the order matters.
"""

from bree.contract.checked_game import LastLaw, Law
from bree.contract.laws import costs, play, secrets, steps, texts, undo, values

CHEAP: tuple[Law, ...] = (play.a_game_that_goes_on_has_no_score, play.no_conservation_law_is_broken)
LAWS: tuple[Law, ...] = (
    *CHEAP,
    play.asks_are_sound,
    play.what_is_not_offered_is_refused,
    play.several_draws_equal_single_ones,
    values.leaves_are_immutable,
    values.clones_are_equal,
    values.clones_are_independent,
    values.json_and_notation_restore_the_state,
    values.a_saved_game_plays_on,
    texts.every_ask_has_texts,
    secrets.without_secrets_all_views_are_equal,
    secrets.imagined_worlds_look_the_same,
    secrets.worlds_that_look_alike_are_imagined_alike,
    secrets.no_secret_name_reaches_a_seat,
    secrets.equal_views_come_with_equal_log_lines,
    secrets.open_acts_look_the_same_in_all_worlds,
    steps.every_step_can_be_seen,
    steps.no_step_shows_a_secret_name,
    steps.outcomes_that_look_alike_have_the_same_steps,
    undo.a_fair_undo_reveals_nothing,
    costs.no_question_costs_many_clones,
    secrets.views_are_json_and_share_nothing,  # changes the views, so it comes almost last
    play.nothing_has_changed,  # checks that no other law changed the position
)
AT_THE_END: tuple[LastLaw, ...] = (
    play.every_seat_has_its_share,
    values.old_clones_have_not_changed,
    values.replay_gives_the_same_state_views_and_log,
    values.a_saved_game_has_the_same_end,
    play.the_log_names_rules_that_exist,
    texts.every_log_line_has_texts,
    play.a_game_that_is_over_takes_no_answer,
)
