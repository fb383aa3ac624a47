"""Journey to Mordor (Wyprawa do Mordoru): a race of hobbits with five dice, for two to four players.

Roll the dice, set some aside, mark the way to Mordor, and arrive before the Nazgûl strike you out.
"""

from bree.core import Game, Scores
from bree.games.mordor.audit import audit
from bree.games.mordor.notation import read, write
from bree.games.mordor.result import result_numbers
from bree.games.mordor.rules.book import book
from bree.games.mordor.setup import OPTIONS, seats, setup
from bree.games.mordor.state import Mordor, Terms
from bree.games.mordor.view import imagine, view


def outcome(s: Mordor) -> Scores:
    """Winners share the victory."""
    return {hobbit: 1 / len(s.winners) if hobbit in s.winners else 0.0 for hobbit in s.seats}


GAME = Game(
    name="mordor",
    package=__name__,
    version=2,
    options=OPTIONS,
    rules=book,
    state_type=Mordor,
    leaf_types=(Terms,),
    seats=seats,
    setup=setup,
    outcome=outcome,
    result_numbers=result_numbers,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write,
    read=read,
    static_paths=("side", "circles", "squares", "places", "faces"),
    folders={"place": "places"},
    secrets=False,
)
