"""Sections 3 to 5, 19 and 26: the phases of a turn, the dice, the Elven Rings and politics."""
