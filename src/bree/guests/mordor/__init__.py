"""Guests that know Journey to Mordor."""
