"""Solvers: is there a line of play that wins, and which? One package for each game that has one."""
