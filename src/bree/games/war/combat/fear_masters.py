"""Fear of Their Masters."""

from bree.games.war.effects.combat_dice import change_edge
from bree.games.war.effects.combat_losses import set_round_mark
from bree.games.war.rules.battle.fighters import SIXES, current_battle, leadership
from bree.games.war.rules.book import book
from bree.games.war.state import SHADOW, War


@book.effect()
def drive_on(s: War, card: str) -> None:
    """The Shadow has no leadership in this round. Each natural 6 of the enemy hits twice."""
    change_edge(s, SHADOW, forfeited=leadership(s, current_battle(s), SHADOW))
    set_round_mark(s, SIXES)
