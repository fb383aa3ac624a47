"""Cards: their files, what a file says the card does, and the windows in which it does it."""
