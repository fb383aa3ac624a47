"""The rules of the base game, in rooms by sections of the catalogue."""
