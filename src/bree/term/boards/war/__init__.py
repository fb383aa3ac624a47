"""War of the Ring in the terminal: the drawn board (`board`) and the text (`lines`)."""
