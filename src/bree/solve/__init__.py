"""Solvers: search for a winning line of play. Each game with a solver has a package here."""
