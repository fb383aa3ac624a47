"""Exact values of Journey to Mordor for two players."""
