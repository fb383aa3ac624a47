"""The error for a missing extra."""

from bree.core import Refusal
from bree.lang import Voice
from bree.lang.locale import own_language


def missing_extra(extra: str) -> ImportError:
    """Return an error that names the extra to install, in place of the import error of a library."""
    return ImportError(Voice(own_language()).refusal(Refusal("missing-library", extra=extra)))
