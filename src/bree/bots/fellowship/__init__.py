"""Bots that play `fellowship` only."""
