"""`bree` with every state sent to everybody at once, as the reference does; those who only look on get no pause.

python bench/every_state.py serve --port 0 --no-browser
"""

import sys

from bree.cli import main
from bree.server.tables import broadcast

if __name__ == "__main__":
    broadcast.PACE_S = 0.0
    sys.exit(main())
