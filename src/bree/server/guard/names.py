"""Names that people give themselves: shown to others, so they must show something."""

import unicodedata

from bree.core import Refusal

LONGEST = 40
# Signs that show nothing though they are no spaces and no controls: what Unicode lets a font leave out (fillers,
# joiners, selectors of variants), and signs that are drawn blank. For the emoji's own selector see `_odd`.
BLANK = frozenset(
    (
        "\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\U00013441", "\U00013442",
        "\U00016fe4", "\U0001d159",
        *map(chr, range(0x180B, 0x1810)), *map(chr, range(0xFE00, 0xFE0F)), *map(chr, range(0xE0100, 0xE01F0)),
    )
)  # fmt: skip
EMOJI = "\ufe0f"


def clean_name(name: str) -> str:
    """A name fit to be shown: something that is seen, no tricks, not too long."""
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
