"""The arena: guests meet in every pairing and at every seat, and are rated by what came of it."""
