"""Text from outside made fit for a terminal: no character of it can steer the terminal or hide.

Names in a save, words of a command, what a server sends: all of it may be hostile. `Voice` puts every such text through
here before it becomes part of a sentence.
"""

import json
from unicodedata import category

NEW_LINE = "\n"
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, marks of direction and the like, half signs, breaks of lines


def visible(text: str) -> str:
    """In one line: white space of any kind is a space, and what else cannot be seen is escaped (`\\u001b`)."""
    return text if text.isprintable() else "".join(map(_visible, text))


def visible_lines(text: str) -> str:
    """The same for a text of several lines."""
    return NEW_LINE.join(map(visible, text.split(NEW_LINE)))


def _visible(sign: str) -> str:
    if sign.isprintable() or category(sign) not in UNSEEN:
        return sign
    return " " if sign.isspace() else json.dumps(sign)[1:-1]
