"""The 42 encounter cards, the five of Gandalf, and Boromir: one file each."""
