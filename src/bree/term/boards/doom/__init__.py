"""The journey to Mount Doom in the terminal: drawn (`board`) and in words (`lines`)."""
