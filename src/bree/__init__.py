"""Bree: the inn where the tabletop games of Middle-earth are played, and studied."""

__version__ = "1.0.0"
