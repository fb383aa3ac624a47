"""The Fellowship and the hunt."""
