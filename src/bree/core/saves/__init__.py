"""Saved games: states as JSON, positions, saves, and checks of input from outside."""
