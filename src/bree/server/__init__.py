"""Tables over HTTP and WebSocket: the lobby, play, replay, bots at work, and what guards them.

The server knows no game by name and no rule: everything goes through the six verbs and a `Sitting`. What is kept lies
in `store/`, the only place with SQL. Nothing here speaks a language: refusals are keys and facts.
"""
