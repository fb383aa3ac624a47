"""Sections 3 to 5, 19 and 26: phases of a turn, action dice, Elven Rings, politics, victory."""
