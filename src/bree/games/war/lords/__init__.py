"""The expansion Lords of Middle-earth."""
