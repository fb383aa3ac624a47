"""`python -m bree.server`: a server by the environment alone."""

import sys

from bree.core import Refusal
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.server.serve import serve
from bree.server.settings import Settings

if __name__ == "__main__":
    try:
        serve(Settings.from_environment())
    except Refusal as refusal:
        sys.exit(Voice(own_language()).refusal(refusal))
