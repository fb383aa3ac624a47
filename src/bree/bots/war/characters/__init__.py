"""Companions on the map and characters that enter play."""
