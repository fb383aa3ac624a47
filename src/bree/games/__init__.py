"""The games: one package each, of the same shape, strangers to each other.

A game imports only `bree.core`. Bree finds every package here that has a GAME.
"""
