"""`bree` with every state sent to every client at once, as the reference does. Spectators get no delay.

python bench/every_state.py serve --port 0 --no-browser
"""

import sys

from bree.cli import main
from bree.server.tables import broadcast

if __name__ == "__main__":
    broadcast.PACE_S = 0.0
    sys.exit(main())
