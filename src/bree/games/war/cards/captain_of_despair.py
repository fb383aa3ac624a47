"""Captain of Despair."""

from bree.games.war.board import REGIONS
from bree.games.war.figures import GOLLUM, VERSIONS, WITCH_KING
from bree.games.war.map_queries import in_play
from bree.games.war.rules.book import book
from bree.games.war.rules.fellowship.declaring import is_refuge
from bree.games.war.state import War


@book.requirement
def in_a_free_stronghold(s: War, card: str) -> bool:
    """The Ring-bearers are in an unconquered stronghold of the Free Peoples."""
    return is_refuge(s, s.bearers) and REGIONS[s.bearers].settlement == "stronghold"


@book.requirement
def witch_king_without_gollum(s: War, card: str) -> bool:
    """Any version of the Witch-king is in play (LME-10.18), and Gollum is not the Guide."""
    return s.guide != GOLLUM and any(in_play(s, one) for one in VERSIONS[WITCH_KING])
