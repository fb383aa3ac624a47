"""Sections 8 to 10: armies are recruited, move and stand on the map."""
