"""Facts about the printed cards. No other test file states how many cards there are.

A game may have more cards (CONTRIBUTING, recipe 2). Tests about the printed cards use only these.
"""

from bree.games.war.facts import CARDS

PRINTED = 24  # cards in a deck of the base game (WAR-2.5)
BOX = frozenset(card.id for card in CARDS.values() if card.lords or card.number <= PRINTED)
