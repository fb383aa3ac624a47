"""Sections 7 and 22: minions and companions enter play and move."""
