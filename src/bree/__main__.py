import sys

from bree.cli import main

sys.exit(main())
