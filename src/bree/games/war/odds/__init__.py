"""Exact odds: of a throw, a battle, a hunt and the whole way to the Crack of Doom, by summing weights."""
