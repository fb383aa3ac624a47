"""The light and dark colours of the terminal.

A board names styles ("ember", "die-red"), never colours. A style gets its colour when the text is shown.
"""

from typing import Final, NamedTuple

from rich.text import Span, Text
from textual.theme import Theme


class Palette(NamedTuple):
    """One palette. On a light background, gold and leaf are darker than in the browser, so that text is readable."""

    name: str
    dark: bool
    background: str
    panel: str
    text: str
    faded: str
    hairline: str
    ember: str  # danger, Nazgûl, loss
    leaf: str  # gain, allowed
    gold: str  # the Ring, chosen things


LIGHT: Final = Palette(
    "bree-light", False, "#efe3c4", "#f7eed6", "#2b1f14", "#6a5a40", "#8a7450", "#96291f", "#2f6a2b", "#735a0c"
)
DARK: Final = Palette(
    "bree-dark", True, "#201c17", "#2b261f", "#eadfc6", "#b3a586", "#574b39", "#d9705f", "#86bd7d", "#d9b84a"
)
PALETTES: Final = {palette.name: palette for palette in (LIGHT, DARK)}

# A die is a tile in its colour, the same in both palettes. Only the black die needs a darker one at night.
TILES: Final = {
    "die-black": ("#f7eed6", "#2b1f14"),
    "die-yellow": ("#2b1f14", "#e6c84a"),
    "die-red": ("#f7eed6", "#96291f"),
    "die-blue": ("#f7eed6", "#34618a"),
    "die-green": ("#f7eed6", "#376f32"),
}
NIGHT_TILES: Final = {"die-black": ("#eadfc6", "#000000")}

# The suits of the trick-taking game, light and dark: the browser's colours, adjusted for readable text.
SUITS: Final = {
    "suit-hills": ("#894d14", "#cca476"),
    "suit-mountains": ("#385b78", "#9cadb2"),
    "suit-forests": ("#3a6730", "#9db487"),
    "suit-shadows": ("#4a3f78", "#a79cb2"),
    "suit-rings": ("#735a0c", "#d9b84a"),
    "suit-rivers": ("#2e6765", "#96b4a6"),
    "suit-balrog": ("#7b261c", "#c48d7b"),
}


def styles(palette: Palette) -> dict[str, str]:
    """Return the definition of each style in this palette."""
    tiles = {**TILES, **NIGHT_TILES} if palette.dark else TILES
    return {
        "faded": palette.faded,
        "hairline": palette.hairline,
        "ember": f"bold {palette.ember}",
        "leaf": f"bold {palette.leaf}",
        "gold": f"bold {palette.gold}",
        "cursor": f"bold {palette.background} on {palette.text}",
        **{name: f"bold {style} on {ground}" for name, (style, ground) in tiles.items()},
        **{name: f"bold {night if palette.dark else day}" for name, (day, night) in SUITS.items()},
    }


def coloured(text: Text, palette: Palette) -> Text:
    """Replace the styles of a text with real colours."""
    known = styles(palette)
    done = text.copy()
    done.spans = [
        Span(span.start, span.end, known.get(span.style, span.style) if isinstance(span.style, str) else span.style)
        for span in text.spans
    ]
    return done


def theme(palette: Palette) -> Theme:
    return Theme(
        palette.name,
        primary=palette.gold,
        secondary=palette.faded,
        accent=palette.gold,
        warning=palette.gold,
        error=palette.ember,
        success=palette.leaf,
        foreground=palette.text,
        background=palette.background,
        surface=palette.panel,
        panel=palette.panel,
        dark=palette.dark,
        variables={"faded": palette.faded, "hairline": palette.hairline},
    )
