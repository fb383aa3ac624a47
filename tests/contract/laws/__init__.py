"""The laws that every game holds at every position, each a small function. Their order matters where they say so."""

from tests.contract.laws.play import (
    a_game_that_goes_on_has_no_score,
    a_game_that_is_over_takes_no_answer,
    asks_are_sound,
    every_seat_has_its_share,
    nothing_has_changed,
    nothing_is_lost_or_doubled,
    the_log_names_rules_that_exist,
    what_is_not_offered_is_refused,
)
from tests.contract.laws.secrets import (
    a_table_without_secrets_is_seen_alike_by_all,
    no_secret_name_is_received,
    twin_worlds_look_the_same,
    views_are_plain_and_fresh,
    what_looks_the_same_is_told_the_same,
    worlds_that_look_alike_are_imagined_alike,
)
from tests.contract.laws.texts import every_ask_can_be_said, every_line_can_be_said
from tests.contract.laws.values import (
    a_table_that_was_saved_ends_alike,
    a_table_that_was_saved_plays_on,
    clones_are_equal,
    clones_play_on_by_themselves,
    json_and_notation_there_and_back,
    leaves_are_immutable,
    old_clones_are_as_they_were,
    replay_gives_the_same_state_views_and_log,
)
from tests.contract.walk import LastLaw, Law

CHEAP: tuple[Law, ...] = (a_game_that_goes_on_has_no_score, nothing_is_lost_or_doubled)
LAWS: tuple[Law, ...] = (
    *CHEAP,
    asks_are_sound,
    what_is_not_offered_is_refused,
    leaves_are_immutable,
    clones_are_equal,
    clones_play_on_by_themselves,
    json_and_notation_there_and_back,
    a_table_that_was_saved_plays_on,
    every_ask_can_be_said,
    a_table_without_secrets_is_seen_alike_by_all,
    twin_worlds_look_the_same,
    worlds_that_look_alike_are_imagined_alike,
    no_secret_name_is_received,
    what_looks_the_same_is_told_the_same,
    views_are_plain_and_fresh,  # spoils the views of the stop
    nothing_has_changed,  # by all the others
)
AT_THE_END: tuple[LastLaw, ...] = (
    every_seat_has_its_share,
    old_clones_are_as_they_were,
    replay_gives_the_same_state_views_and_log,
    a_table_that_was_saved_ends_alike,
    the_log_names_rules_that_exist,
    every_line_can_be_said,
    a_game_that_is_over_takes_no_answer,
)
