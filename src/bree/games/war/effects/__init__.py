"""Effects that several cards share, by subject. An effect of only one card is in the file of that card."""
