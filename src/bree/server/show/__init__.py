"""What is shown, and to whom: a scene of a table, the audiences that see the same of it, and the clients with
their outboxes. Nothing here changes a game or reads the store; whatever comes here is durable already.
"""
