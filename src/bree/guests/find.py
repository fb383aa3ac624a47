"""The former names of `bree.bots.find`."""

from bree.bots.find import bots as guests, invite, strong, strongest

__all__ = ["guests", "invite", "strong", "strongest"]
