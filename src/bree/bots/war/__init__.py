"""Bots for War of the Ring."""
