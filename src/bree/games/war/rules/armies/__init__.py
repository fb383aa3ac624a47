"""Sections 8 to 10: recruiting, moving and stacking of armies."""
