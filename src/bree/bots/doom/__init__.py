"""Bots that play Adventure to Mount Doom."""
