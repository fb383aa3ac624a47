"""Servant of the Secret Fire."""

from bree.games.war.effects.requirements import any_of
from bree.games.war.figures import GANDALFS
from bree.games.war.rules.book import book
from bree.games.war.state import War


@book.requirement
def gandalf_fights(s: War, card: str) -> bool:
    return any_of(s, *GANDALFS)
