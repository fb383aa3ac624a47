"""Plans for the dice of a turn."""
