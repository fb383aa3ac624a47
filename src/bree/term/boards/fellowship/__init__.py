"""The Fellowship in the terminal: hands, tricks and chapters, drawn (`board`) and in words (`lines`)."""
