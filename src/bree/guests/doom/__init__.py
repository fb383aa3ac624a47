"""Guests that play Adventure to Mount Doom."""
