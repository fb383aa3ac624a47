"""The event cards, one file each: 96 cards of the base game and 14 of Lords of Middle-earth."""
