"""Event cards: their effects and their questions."""
