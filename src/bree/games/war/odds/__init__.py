"""Exact odds of a roll, a battle, a hunt and the whole journey to the Crack of Doom."""
