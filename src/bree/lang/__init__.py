"""Turns keys and facts into Polish and English sentences with Fluent. Only front ends use it; the rules contain no
texts.
"""

from bree.lang.voice import LANGUAGES, Voice

__all__ = ["LANGUAGES", "Voice"]
