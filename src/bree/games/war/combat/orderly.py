"""Orderly Withdrawal."""

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.effects.combat_dice import change_edge, companions_in
from bree.games.war.effects.combat_losses import set_round_mark
from bree.games.war.figures import tally
from bree.games.war.rules.battle.fighters import WITHDRAWS, current_battle, fighters_of, hits_scored
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, SIEGE, War, seat_of

SAVE_PICK = Pick("save")


@book.requirement
def leader_in_the_open(s: War, card: str) -> bool:
    """A Leader or a companion of the Free Peoples is in a field battle or in a sortie."""
    b = current_battle(s)
    return b.kind != SIEGE and (bool(companions_in(s)) or tally(fighters_of(s, b, FREE)).leaders > 0)


@book.effect()
def fall_back(s: War, card: str) -> None:
    """Offer to cancel one hit. The Free Peoples then leave after this round if they can."""
    if hits_scored(s, current_battle(s), SHADOW):
        s.then(("orderly", card))


@book.ask
def orderly(s: War, card: str) -> Ask:
    return Ask(seat_of(s, FREE), "orderly", "WAR-13.1", (SAVE_PICK, PASS_PICK), {"card": "combat-" + card})


@book.step
def on_orderly(s: War, card: str, answer: str) -> None:
    if answer != PASS:
        change_edge(s, FREE, saved=1)
        set_round_mark(s, WITHDRAWS)
        s.tell("card-saves", "WAR-13.1", card="combat-" + card, hits=1)
