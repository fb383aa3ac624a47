"""Guests that play `fellowship` only."""
