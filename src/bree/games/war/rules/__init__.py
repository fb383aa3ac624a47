"""The rules of the base game. Each folder contains some sections of the rulebook."""
