"""The static part of a view never changes (`bree/contract/static_views.py`)."""

from bree.contract.battery import (  # noqa: F401
    test_both_parts_make_the_view,
    test_the_static_view_never_changes,
)
