"""The exact value of every answer to a question, for puzzles: a module for each game."""
