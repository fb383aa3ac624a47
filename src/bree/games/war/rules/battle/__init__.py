"""Sections 11 to 18: battles, sieges and captures."""
