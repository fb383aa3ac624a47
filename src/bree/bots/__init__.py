"""Bots: programs that play. All follow one protocol.

A bot gets what its seat may know, never the state. This folder holds the bots that play every game; a folder with the
name of a game holds the bots for that game. Bree finds a bot by its file name.
"""
