"""The check of the names that players choose. Other players see them, so they must be visible and harmless."""

import unicodedata

from bree.core import Refusal

LONGEST = 40
# Characters that are invisible, but neither spaces nor controls: fillers, joiners, variation selectors, blank glyphs.
# `_odd` treats the variation selector of emoji.
BLANK = frozenset(
    (
        "\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\U00013441", "\U00013442",
        "\U00016fe4", "\U0001d159",
        *map(chr, range(0x180B, 0x1810)), *map(chr, range(0xFE00, 0xFE0F)), *map(chr, range(0xE0100, 0xE01F0)),
    )
)  # fmt: skip
EMOJI = "\ufe0f"


def clean_name(name: str) -> str:
    """The name with single spaces. Refused if it is empty, invisible, misleading or too long."""
    name = " ".join(name.split())
    if not name:
        raise Refusal("name-empty")
    if _odd(name):
        raise Refusal("name-odd")
    if len(name) > LONGEST:
        raise Refusal("name-long", most=LONGEST)
    return name


def _odd(name: str) -> bool:
    kinds = [unicodedata.category(sign) for sign in name]
    alone = any(sign == EMOJI and before != "So" for before, sign in zip(["", *kinds], name, strict=False))
    hidden = alone or any(sign in BLANK or kind[0] == "C" for sign, kind in zip(name, kinds, strict=True))
    return hidden or not any(kind[0] in "LNPS" for kind in kinds)
