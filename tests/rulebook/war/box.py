"""The cards that are in the boxes: the one place in the tests that knows how many there are.

A table may have more of them (CONTRIBUTING, recipe 2). What is said of the boxes' own cards is said of these.
"""

from bree.games.war.facts import CARDS

PRINTED = 24  # cards of a deck of the base game (WAR-2.5)
BOX = frozenset(card.id for card in CARDS.values() if card.lords or card.number <= PRINTED)
