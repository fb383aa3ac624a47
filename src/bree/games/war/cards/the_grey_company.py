"""The Grey Company."""

from typing import Final

from bree.core import Ask
from bree.core.log_lines import line
from bree.games.war.effects.companions import current_king
from bree.games.war.figures import ELITE, IS_ELITE, IS_UNIT, NATION, REGULAR, counts
from bree.games.war.map_queries import figures_in, place_figures, region_of, remove_figures
from bree.games.war.picks import FIGURE
from bree.games.war.players.control import commands, record_action
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War, seat_of

LOG_LINES: Final = (line("promoted"),)


def regulars_to_promote(s: War) -> list[str]:
    """Return regulars of the King's army with an elite in the reinforcements."""
    here = figures_in(s, FREE, region_of(s, current_king(s)))
    able = [figure for figure in counts(here) if figure in IS_UNIT and figure not in IS_ELITE]
    # WAR-27.9
    return [one for one in able if s.pool.get(NATION[one] + ELITE) and commands(s, FREE, NATION[one])]


@book.effect()
def promote(s: War, card: str) -> None:
    found = regulars_to_promote(s)
    if len(found) == 1:
        on_promote_whom(s, card, found[0])
    elif found:
        s.then(("promote_whom", card))


@book.can
def can_promote(s: War, card: str) -> bool:
    return bool(regulars_to_promote(s))


@book.ask
def promote_whom(s: War, card: str) -> Ask:
    return Ask(
        seat_of(s, FREE),
        "promote_whom",
        "WAR-6.6",
        tuple([FIGURE[one] for one in regulars_to_promote(s)]),
        {"card": "card-" + card},
    )


@book.step
def on_promote_whom(s: War, card: str, regular: str) -> None:
    """Remove the regular from the game and take the elite from the reinforcements (WAR-6.10)."""
    region, elite = region_of(s, current_king(s)), regular.removesuffix(REGULAR) + ELITE
    remove_figures(s, FREE, region, (regular,))
    s.pool[elite] -= 1
    place_figures(s, FREE, region, (elite,))
    record_action(s, FREE, (NATION[elite],))
    s.tell("promoted", "WAR-6.10", region="region-" + region, figure="figure-" + elite)
