"""The arena: bots play every pairing at every seat, and their results give ratings."""
