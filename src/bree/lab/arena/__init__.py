"""The arena: bots meet in every pairing and at every seat, and are rated by what came of it."""
