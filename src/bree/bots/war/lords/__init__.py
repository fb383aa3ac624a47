"""Lords of Middle-earth."""
