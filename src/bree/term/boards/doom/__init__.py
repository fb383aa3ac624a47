"""Adventure to Mount Doom in the terminal: the drawn board (`board`) and the text (`lines`)."""
