"""Saved games: states as JSON, positions, saves, and checks of what comes from outside."""
