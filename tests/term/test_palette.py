"""All text is readable in both palettes."""

import pytest
from rich.color import Color
from rich.style import Style
from rich.text import Text

from bree.term.palette import DARK, LIGHT, Palette, coloured, styles

ENOUGH = 4.5  # the contrast that text needs
ORNAMENT = {"hairline"}  # lines only, never letters


def light_of(colour: str) -> float:
    triplet = Color.parse(colour).get_truecolor()
    parts = [part / 255 for part in triplet]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((light_of(one), light_of(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_every_style_can_be_read(palette: Palette) -> None:
    for name, definition in styles(palette).items():
        style = Style.parse(definition)
        assert style.color is not None
        grounds = [style.bgcolor.name] if style.bgcolor else [palette.background, palette.panel]
        if name not in ORNAMENT:
            assert min(contrast(style.color.name, ground) for ground in grounds) >= ENOUGH, name
    assert min(contrast(palette.text, palette.background), contrast(palette.text, palette.panel)) >= ENOUGH


def test_a_style_gets_its_colour_from_the_palette() -> None:
    text = Text.assemble(("N", "ember"), ("x", "bold"))
    assert [span.style for span in coloured(text, DARK).spans] == [f"bold {DARK.ember}", "bold"]
    assert [span.style for span in text.spans] == ["ember", "bold"]  # the drawing itself does not change
