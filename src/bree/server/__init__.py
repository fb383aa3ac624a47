"""The server: tables over HTTP and WebSocket, with lobby, play, replay, bots, storage and limits.

The server knows no game by name and no rule. It uses the six verbs of a game and a `Sitting`. Only `store/` contains
SQL. The server has no texts: refusals are keys and facts.
"""
