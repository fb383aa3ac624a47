"""Bots at work, in processes of their own: the pool that gives orders, and what runs in its processes. Nothing here
knows a table or a client; an order is a position, a seat and a time.
"""
