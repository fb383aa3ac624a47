"""Tests of the tiny game by the numbers of its rules."""
