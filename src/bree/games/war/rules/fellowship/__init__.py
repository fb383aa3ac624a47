"""Sections 20, 21 and 23 to 25: the Fellowship, the hunt and Mordor."""
