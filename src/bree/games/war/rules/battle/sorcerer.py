"""The Sorcerer (WAR-7.27): the Witch-king's player may draw a card after the first round of a battle.

`combat_cards.py` stores the deck when the cards are shown. The end of a round and the end of a battle check it.
"""

from typing import Final

from bree.core import CHANCE, PASS_PICK, Ask
from bree.games.war.figures import WITCH_KING
from bree.games.war.picks import DRAW, DRAW_PICK
from bree.games.war.players.control import player_of
from bree.games.war.rules.battle.fighters import current_battle
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.hand import take_drawn_card
from bree.games.war.state import War

RULE: Final = "WAR-7.27"


@book.step
def sorcery(s: War) -> None:
    """Offer the draw once per battle, unless the Witch-king was eliminated in the round."""
    b = current_battle(s)
    deck = b.sorcery
    s.battle = b._replace(sorcery="")
    if deck and WITCH_KING not in s.fallen and s.decks[deck].size:
        s.then(("sorcerer", deck))


@book.ask
def sorcerer(s: War, deck: str) -> Ask:
    """Ask the player who controls the Witch-king, even if a teammate committed the card."""
    return Ask(player_of(s, WITCH_KING), "sorcerer", RULE, (DRAW_PICK, PASS_PICK), {"deck": "deck-" + deck})


@book.step
def on_sorcerer(s: War, deck: str, answer: str) -> None:
    if answer == DRAW:
        s.then(("sorcery_card", deck), ("hand_limit", player_of(s, WITCH_KING)))


@book.ask
def sorcery_card(s: War, deck: str) -> Ask:
    return Ask(CHANCE, "draw_card", RULE, s.decks[deck].draws(), {"deck": "deck-" + deck})


@book.step
def on_sorcery_card(s: War, deck: str, card: str) -> None:
    take_drawn_card(s, player_of(s, WITCH_KING), deck, card, RULE)
