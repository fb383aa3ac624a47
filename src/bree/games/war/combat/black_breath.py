"""Black Breath."""

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.effects.combat_losses import combat_level, eliminate_in_battle, possible_victims
from bree.games.war.figures import CHARACTERS
from bree.games.war.picks import FIGURE
from bree.games.war.rules.battle.fighters import again_hits, current_battle
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War, seat_of


@book.effect()
def black_breath(s: War, card: str) -> None:
    """With a hit of the leader re-roll, eliminate a Leader, or a companion with a level of at most these hits."""
    if figures_to_eliminate(s):
        s.then(("breath_whom", card))


def figures_to_eliminate(s: War) -> list[str]:
    found = again_hits(s, current_battle(s), SHADOW)
    return [one for one in possible_victims(s, FREE) if found and (one not in CHARACTERS or combat_level(one) <= found)]


@book.ask
def breath_whom(s: War, card: str) -> Ask:
    picks: tuple[Pick, ...] = (*[FIGURE[one] for one in figures_to_eliminate(s)], PASS_PICK)
    return Ask(seat_of(s, SHADOW), "breath_whom", "WAR-7.16", picks, {"card": "combat-" + card})


@book.step
def on_breath_whom(s: War, card: str, one: str) -> None:
    if one != PASS:
        eliminate_in_battle(s, card, FREE, one)
