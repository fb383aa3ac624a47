"""The games: one package each, of the same shape, strangers to each other.

A game knows `bree.core` and nothing else of ours. A package here that has a GAME is found by itself.
"""
