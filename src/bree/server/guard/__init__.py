"""Protection of the server: hosts and origins, sizes, rates, slow connections, queues for long work, names, refusals.

This package knows no tables.
"""
