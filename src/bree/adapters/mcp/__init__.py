"""A seat for a language model, at a local table or at a table on a server, with five tools of the Model Context
Protocol.
"""
