"""The routes: lobby, tables, replays and reviews over HTTP, the socket of a table, and the pages of the browser client.

A route checks the caller and the request, and leaves the rest to a table. Routes contain no rules of games.
"""
