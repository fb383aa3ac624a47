"""Attacks, combat cards and choices in battle."""
