"""The Fellowship of the Ring: Trick-Taking Game (Drużyna Pierścienia: Wciągająca gra karciana), for one to four.

Eighteen chapters of tricks. Every hand has a character, every character has a goal, and all goals must be met.
"""

from bree.core import Game, Pile, Scores
from bree.core.saves.position import read_position, write_position
from bree.games.fellowship.audit import audit
from bree.games.fellowship.imagine import imagine
from bree.games.fellowship.migrate import migrate
from bree.games.fellowship.result import result_numbers
from bree.games.fellowship.rounds import ROUNDS
from bree.games.fellowship.rules.book import book
from bree.games.fellowship.setup import OPTIONS, seats, setup
from bree.games.fellowship.state import ENDLESS, Fellowship, Terms, Trick
from bree.games.fellowship.view import dynamic_view, view, view_maker


def outcome(s: Fellowship) -> Scores:
    """All win or lose together (FEL-1.1). A campaign that was ended early scores its won chapters."""
    share = 1.0 if s.over == "won" else len(s.won) / 18 if s.campaign else 0.0
    return dict.fromkeys(s.seats, share)


def next_options(s: Fellowship) -> dict[str, int | str]:
    """After a won chapter the next one, with freshly dealt cards."""
    following = s.chapter + 1
    if s.campaign or s.over != "won" or following >= ENDLESS:
        return {}
    return {"chapter": str(following), "deal": ""}


def open_hands(s: Fellowship) -> dict[str, list[str]]:
    return {hand: ["card:" + card for card in cards] for hand, cards in s.hands.items()}


def read(line: str) -> Fellowship:
    s: Fellowship = read_position(GAME, line)
    return s


GAME = Game(
    name="fellowship",
    package=__name__,
    version=4,
    options=OPTIONS,
    rules=book,
    state_type=Fellowship,
    leaf_types=(Pile, Terms, Trick),
    seats=seats,
    setup=setup,
    outcome=outcome,
    result_numbers=result_numbers,
    view=view,
    imagine=imagine,
    audit=audit,
    write=write_position,
    read=read,
    migrate=migrate,
    next_options=next_options,
    rounds=ROUNDS,
    open_hands=open_hands,
    static_paths=("campaign.chapters",),
    make_dynamic_view=dynamic_view,
    view_maker=view_maker,
    cooperative=True,
    folders={
        "character": "characters", "chapter": "chapters", "event": "events", "gift": "gifts", "rider": "riders",
    },
)  # fmt: skip
