"""The event cards, one file each: 96 of the base game, 14 of Lords of Middle-earth."""
