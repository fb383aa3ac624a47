"""The Fellowship in the terminal: the drawn board (`board`) and the text (`lines`)."""
