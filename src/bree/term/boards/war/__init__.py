"""The War of the Ring in the terminal: the map and the tracks drawn (`board`), and in words (`lines`)."""
