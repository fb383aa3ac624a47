"""The cards: 42 encounters, five Gandalf cards and Boromir, one file each."""
