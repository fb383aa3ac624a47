"""Keys and facts become sentences here, in Polish and English (Fluent). For the doors alone: rules never speak."""

from bree.lang.voice import LANGUAGES, Voice

__all__ = ["LANGUAGES", "Voice"]
