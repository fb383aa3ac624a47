"""The static part of a view never changes (`bree/contract/static_views.py`)."""

from bree.contract.battery import (  # noqa: F401
    test_the_parts_make_the_view,
    test_what_is_fixed_never_changes_and_is_open_to_all,
)
