"""Text that would steer a terminal, hide, or crash a screen that prints it unchanged."""

import unicodedata

CONTROLS = "".join(map(chr, (*range(0x20), *range(0x7F, 0xA0))))
DIRECTIONS = "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
HIDDEN = "\u00ad\u200b\u200c\u200d\u2060\ufeff\U000e0041\u2028\u2029"
NAME = "\x1b]0;pwned\x07Al\tf\x9b2J\u202e\nEve\x1b]8;;http://evil.example\x1b\\[red][/bold]"
ALL = CONTROLS + DIRECTIONS + HIDDEN + NAME


def unseen(text: str) -> set[str]:
    """Return the invisible characters of a text, apart from line ends."""
    return {sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp")} - {"\n"}
