"""War of the Ring (Wojna o Pierścień), Second Edition: the Free Peoples against the Shadow, for two to four players.

The Free Peoples bring the One Ring to Mount Doom or hold out. The Shadow hunts the Ring-bearers and conquers.
"""

from bree.core import Game, Scores
from bree.core.pile import Pile
from bree.games.war.all_rules import book
from bree.games.war.audit import audit
from bree.games.war.imagine import imagine
from bree.games.war.migrate import migrate
from bree.games.war.notation import read, write
from bree.games.war.players.teams import side_of_seat
from bree.games.war.result import result_numbers
from bree.games.war.rules.turn.phases import winner
from bree.games.war.setup import OPTIONS, seats, setup, sides
from bree.games.war.state import Battle, Edge, Hunt, Lords, Orders, Team, Terms, Volley, War
from bree.games.war.view import dynamic_view, view


def outcome(s: War) -> Scores:
    """Give the winning side all points. There is no draw (WAR-26.8), and teammates share the victory (WAR-27.21)."""
    best = [seat for seat in s.seats if side_of_seat(seat) == winner(s)]
    return {seat: 1.0 / len(best) if seat in best else 0.0 for seat in s.seats}


GAME = Game(
    name="war",
    package=__name__,
    version=5,
    options=OPTIONS,
    rules=book,
    state_type=War,
    leaf_types=(Battle, Edge, Hunt, Lords, Orders, Team, Volley, Terms, Pile),
    seats=seats,
    sides=sides,
    setup=setup,
    outcome=outcome,
    result_numbers=result_numbers,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write,
    read=read,
    migrate=migrate,
    static_paths=("map",),
    make_dynamic_view=dynamic_view,
    look_ahead=frozenset(("die", "action", "recruit")),
    folders={"card": "cards", "combat": "combat", "region": "regions", "character": "characters"},
)
