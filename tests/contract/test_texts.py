"""Every key has a text in both languages, with the same placeholders (`bree/contract/texts.py`)."""

from bree.contract.battery import (  # noqa: F401
    test_both_languages_say_the_same_things,
    test_no_key_is_written_twice,
    test_options_have_texts,
    test_the_rulebook_has_both_languages,
)
