"""The 96 event cards, one file each."""
