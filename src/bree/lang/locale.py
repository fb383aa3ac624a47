"""Chooses a default language: `BREE_LANG`, else the language of the system, else English."""

import os

from bree.lang.voice import LANGUAGES


def own_language() -> str:
    for name in ("BREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language:
            break
    return "en"
