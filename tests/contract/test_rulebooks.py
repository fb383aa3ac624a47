"""Rules cite existing rules."""

from bree.contract.battery import (  # noqa: F401
    test_both_languages_cite_the_same_rules,
    test_every_id_that_a_rule_cites_is_a_rule_of_that_game,
)
