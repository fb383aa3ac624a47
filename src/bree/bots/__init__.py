"""Those who answer: players that are programs. One protocol for all.

A bot gets what its seat may know, never the state. General bots lie here; those that play one
game only lie in a folder named as the game. They are found by their file name.
"""
