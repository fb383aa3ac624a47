"""Everything that a caller can reach: the lobby, tables, replays and reviews over HTTP, the socket of a table, the
pages of the client. A route checks who calls and what for, and lets a table do the rest; no rule of a game lives here.
"""
