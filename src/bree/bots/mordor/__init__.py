"""Bots that know Journey to Mordor."""
