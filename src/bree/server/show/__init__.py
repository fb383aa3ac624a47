"""What clients see of a table: the published state, the audiences that share a view, and the clients with their
outboxes.

This package changes no game and reads no store. It gets only what is already durable.
"""
