"""The former names of `bree.bots.bot`."""

from bree.bots.bot import Bot as Guest, Holder, Sight, dismiss

__all__ = ["Guest", "Holder", "Sight", "dismiss"]
