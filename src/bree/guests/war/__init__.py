"""Guests for War of the Ring."""
