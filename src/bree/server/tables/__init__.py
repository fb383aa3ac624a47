"""Live tables and the inn that keeps them: moves, undo, seats, the turns of bots, what is broadcast, and how a table
comes back from its rows. Nothing here speaks HTTP: whoever calls is a client, or a route that has checked him.
"""
