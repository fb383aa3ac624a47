"""`python -m bree.server`: start a server with settings from the environment only."""

import sys

from bree.core import Refusal
from bree.lang import Voice
from bree.lang.locale import own_language


def start() -> None:
    try:
        from bree.server.serve import serve
        from bree.server.settings import Settings
    except ImportError:
        raise Refusal("missing-library", extra="web") from None
    serve(Settings.from_environment())


if __name__ == "__main__":
    try:
        start()
    except Refusal as refusal:
        sys.exit(Voice(own_language()).refusal(refusal))
