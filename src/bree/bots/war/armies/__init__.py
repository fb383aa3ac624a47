"""Plans for armies on the map."""
