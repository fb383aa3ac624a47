"""Normalizes words that a person types to look something up."""

import unicodedata


def normalize(text: str) -> str:
    """Remove capitals and accents, so that `nazgul` finds Nazgûl and `pierscien` finds Pierścień."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
