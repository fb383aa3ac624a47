"""Adapters: Bree's games in the interfaces of Gymnasium, PettingZoo and OpenSpiel, and a seat for language models."""
