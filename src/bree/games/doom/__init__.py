"""Adventure to Mount Doom (Wyprawa do Góry Przeznaczenia): a co-operative journey with dice and cards, for one to four.

Bring Frodo and Sam to Mount Doom before all courage is lost or the last Nazgûl is placed.
"""

from bree.core import Game, Scores
from bree.core.saves.position import read_position, write_position
from bree.games.doom.audit import audit
from bree.games.doom.migrate import migrate
from bree.games.doom.result import result_numbers
from bree.games.doom.rules.book import book
from bree.games.doom.setup import OPTIONS, seats, setup
from bree.games.doom.state import WON, Doom, Road, Terms
from bree.games.doom.view import imagine, view


def outcome(s: Doom) -> Scores:
    """All win or lose together (DOOM-1.1)."""
    return dict.fromkeys(s.seats, 1.0 if s.over == WON else 0.0)


def read(line: str) -> Doom:
    s: Doom = read_position(GAME, line)
    return s


GAME = Game(
    name="doom",
    package=__name__,
    version=2,
    options=OPTIONS,
    rules=book,
    state_type=Doom,
    leaf_types=(Road, Terms),
    seats=seats,
    setup=setup,
    outcome=outcome,
    result_numbers=result_numbers,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write_position,
    read=read,
    static_paths=("stages", "ends", "events", "modes"),
    cooperative=True,
    folders={"card": "cards"},
    secrets=False,
    migrate=migrate,
)
