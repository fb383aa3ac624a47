"""Journey to Mordor in the terminal: the drawn board (`board`) and the text (`lines`)."""
