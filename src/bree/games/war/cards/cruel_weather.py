"""Cruel Weather."""

from typing import Final

from bree.core import Ask
from bree.core.log_lines import line
from bree.games.war.board import NEAR
from bree.games.war.picks import REGION
from bree.games.war.rules.armies.reach import closed_to_bearers
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import War, seat_of

LOG_LINES: Final = (line("driven", "fellowship"),)


@book.effect()
def drive(s: War, card: str) -> None:
    """Move the figure to an adjacent region that the card's owner chooses. Progress stays the same."""
    s.then(("drive_to", card))


def regions_to_enter(s: War) -> list[str]:
    shut = closed_to_bearers(s)
    return [name for name in NEAR[s.bearers] if name not in shut]


@book.ask
def drive_to(s: War, card: str) -> Ask:
    picks = tuple([REGION[name] for name in regions_to_enter(s)])
    return Ask(seat_of(s, card_owner(s, card)), "drive_to", "WAR-6.6", picks, {"card": "card-" + card})


@book.step
def on_drive_to(s: War, card: str, region: str) -> None:
    s.bearers = region
    s.tell("driven", "WAR-6.6", card="card-" + card, region="region-" + region)
