"""Bree as other frameworks know games: environments, OpenSpiel, a seat for language models."""
