"""Sections 7 and 22: companions and minions enter play, move and leave the Fellowship."""
