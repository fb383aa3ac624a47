"""Shortens a rule for a refusal: a long rule becomes its first sentence that is not a question."""

import re

SHORT = 160  # letters
# A full stop, a space and a capital letter end a sentence. Exceptions: the Polish abbreviation "zob." before the number
# of a rule, and numbers in a list ("the stages: 1. Rohan, 2. Gondor").
END = re.compile(r"(?<!\bzob)(?<![:,;.]\s\d)[.!][)”]?(?=\s+[^\Wa-ząćęłńóśźż\d_])")


def short_rule(text: str) -> str:
    """Return the short form. A ruling begins with its question, so the question alone would say nothing."""
    end = END.search(text) if len(text) > SHORT else None
    return text[: end.end()] if end else text
