"""Words of Power."""

from typing import Final

from bree.core import Ask
from bree.core.log_lines import line
from bree.games.war.effects.combat_dice import change_edge, companions_in
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War, seat_of

LOG_LINES: Final = (line("card-mutes", "the battle"),)


@book.effect()
def mute_companion(s: War, card: str) -> None:
    found = companions_in(s)
    if len(found) > 1:
        s.then(("mute_whom", card))
    elif found:
        on_mute_whom(s, card, found[0])


@book.ask
def mute_whom(s: War, card: str) -> Ask:
    picks = tuple([FIGURE[one] for one in companions_in(s)])
    return Ask(seat_of(s, SHADOW), "mute_whom", "WAR-12.8", picks, {"card": "combat-" + card})


@book.step
def on_mute_whom(s: War, card: str, one: str) -> None:
    change_edge(s, FREE, muted=one)
    s.tell("card-mutes", "WAR-12.8", card="combat-" + card, who="figure-" + one)
