"""The journey to Mordor in the terminal: dice and sheets, drawn (`board`) and in words (`lines`)."""
