"""The tiny game of the tests, by the number of its rules."""
