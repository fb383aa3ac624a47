"""The terminal: a full screen made with Textual (`screen.py`), and the line-by-line mode (`line_by_line.py`).

This package holds the screen, its widgets (one per file), the palettes, and the boards (`boards/GAME/`, found by the
name of the game). It contains no rules: the ask decides what is legal. Only the folder of a game may name that game.
All texts are in `bree/lang/text`.
"""
