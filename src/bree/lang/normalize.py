"""Words as somebody types them who looks something up."""

import unicodedata


def normalize(text: str) -> str:
    """Without capitals and accents, so that `nazgul` finds Nazgûl and `pierscien` Pierścień."""
    plain = unicodedata.normalize("NFD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))
