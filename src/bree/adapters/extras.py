"""What to say when a framework is not installed."""

from bree.core import Refusal
from bree.lang import Voice
from bree.lang.locale import own_language


def missing_extra(extra: str) -> ImportError:
    """To raise instead of an import error that names a library: it names the extra to install."""
    return ImportError(Voice(own_language()).refusal(Refusal("missing-library", extra=extra)))
