"""Bots that play Journey to Mordor."""
