"""Makes text from outside fit for a terminal: no character in it can steer the terminal, or hide.

Names in a save, words of a command and messages of a server may be hostile. `Voice` passes all such text through here
before it becomes part of a sentence.
"""

import json
from unicodedata import category

NEW_LINE = "\n"
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control and format characters, lone surrogates, separators


def visible(text: str) -> str:
    """One line: white space becomes a space, other characters that cannot be seen are escaped (`\\u001b`)."""
    return text if text.isprintable() else "".join(map(_visible, text))


def visible_lines(text: str) -> str:
    """The same for a text of several lines."""
    return NEW_LINE.join(map(visible, text.split(NEW_LINE)))


def _visible(sign: str) -> str:
    if sign.isprintable() or category(sign) not in UNSEEN:
        return sign
    return " " if sign.isspace() else json.dumps(sign)[1:-1]
