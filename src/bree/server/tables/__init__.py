"""Tables in memory and the inn that holds them: moves, undo, seats, bots, broadcasts, and restoring a table from its
rows.

This package does not use HTTP. Its callers are clients, and routes that have checked their callers.
"""
