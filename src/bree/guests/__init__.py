"""The name of `bree.bots` before 1.0. It still works, with a warning."""

import warnings

warnings.warn("bree.guests is now bree.bots; please import bree.bots", FutureWarning, stacklevel=2)
