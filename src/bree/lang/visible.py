"""Makes outside text safe for a terminal: no character in it can control the terminal or be invisible.

Names in a save, arguments of a command and messages of a server may be hostile. `Voice` passes all such text through
this module before it becomes part of a sentence.
"""

import json
from unicodedata import category

NEW_LINE = "\n"
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control and format characters, lone surrogates, separators


def visible(text: str) -> str:
    """Return one line: white space becomes a space, other invisible characters are escaped (`\\u001b`)."""
    return text if text.isprintable() else "".join(map(_visible, text))


def visible_lines(text: str) -> str:
    """Return the same for text of several lines."""
    return NEW_LINE.join(map(visible, text.split(NEW_LINE)))


def _visible(sign: str) -> str:
    if sign.isprintable() or category(sign) not in UNSEEN:
        return sign
    return " " if sign.isspace() else json.dumps(sign)[1:-1]
