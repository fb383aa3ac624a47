"""A rule in short: all of it where it is short, else its first sentence that is not a question."""

import re

SHORT = 160  # letters
# A full stop, a blank and a capital end a sentence; the Polish "see" before the number of a rule does not,
# nor does the number of a thing in a list ("the stages: 1. Rohan, 2. Gondor").
END = re.compile(r"(?<!\bzob)(?<![:,;.]\s\d)[.!][)”]?(?=\s+[^\Wa-ząćęłńóśźż\d_])")


def short_rule(text: str) -> str:
    """The words that say enough beside a refusal. A ruling opens with its question, which alone says nothing."""
    end = END.search(text) if len(text) > SHORT else None
    return text[: end.end()] if end else text
