"""The terminal: a table drawn with Textual (`screen.py`), and the same line by line (`plain.py`).

Here live the screen, its widgets (one per file), the look of paper and ink, and under `boards/` a room for
each game, found by the game's name. What must not live here: a rule (legality is the ask's), a game by name outside
its room, a sentence of any language (texts are in `bree/lang/text`).
"""
