"""The laws that are checked at the positions of a game, each a small function.

The comments say where the order matters.
"""

from bree.contract.checked_game import LastLaw, Law
from bree.contract.laws import costs, play, secrets, steps, texts, undo, values

CHEAP: tuple[Law, ...] = (play.a_game_that_goes_on_has_no_score, play.nothing_is_lost_or_doubled)
LAWS: tuple[Law, ...] = (
    *CHEAP,
    play.asks_are_sound,
    play.what_is_not_offered_is_refused,
    values.leaves_are_immutable,
    values.clones_are_equal,
    values.clones_play_on_by_themselves,
    values.json_and_notation_there_and_back,
    values.a_table_that_was_saved_plays_on,
    texts.every_ask_can_be_said,
    secrets.a_table_without_secrets_is_seen_alike_by_all,
    secrets.twin_worlds_look_the_same,
    secrets.worlds_that_look_alike_are_imagined_alike,
    secrets.no_secret_name_is_received,
    secrets.what_looks_the_same_is_told_the_same,
    secrets.what_is_done_in_the_open_is_alike_in_all_worlds,
    steps.every_step_can_be_seen,
    steps.no_secret_name_is_seen_on_the_way,
    steps.worlds_that_end_alike_unfold_alike,
    undo.a_fair_undo_leaves_nobody_wiser,
    costs.no_question_costs_many_clones,
    secrets.views_are_plain_and_fresh,  # changes the views, so it comes almost last
    play.nothing_has_changed,  # checks that no other law changed the position
)
AT_THE_END: tuple[LastLaw, ...] = (
    play.every_seat_has_its_share,
    values.old_clones_are_as_they_were,
    values.replay_gives_the_same_state_views_and_log,
    values.a_table_that_was_saved_ends_alike,
    play.the_log_names_rules_that_exist,
    texts.every_line_can_be_said,
    play.a_game_that_is_over_takes_no_answer,
)
