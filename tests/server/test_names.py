"""Names that people give themselves."""

import httpx
import pytest

from tests.server.setting import ME, OPEN, claim, lay
from tests.server.test_rest import refused

BLANK = {
    "hangul filler": "\u3164", "halfwidth filler": "\uffa0", "choseong filler": "\u115f", "braille blank": "\u2800",
    "joiner": "\u034f", "khmer vowel": "\u17b4", "mongolian selector": "\u180b", "selector": "\ufe01",
    "emoji selector": "\ufe0f", "supplementary selector": "\U000e0100", "musical null": "\U0001d159",
    "egyptian blank": "\U00013441", "khitan filler": "\U00016fe4", "zero width space": "\u200b",
    "soft hyphen": "\u00ad", "accent alone": "\u0301", "tag": "\U000e0041", "unassigned": "\u2065",
}  # fmt: skip


@pytest.mark.parametrize("blank", BLANK.values(), ids=BLANK)
async def test_a_name_that_shows_nothing_or_hides_something(rest: httpx.AsyncClient, blank: str) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    path = f"{laid.path}/seats/bob/claim"
    for name in (blank, blank * 3, f" {blank}\u3000"):
        refused(await rest.post(path, json={"name": name}), "name-odd")
    if blank != "\u0301":
        refused(await rest.post(path, json={"name": f"Ania{blank}"}), "name-odd")
    assert not (await rest.get(laid.path)).json()["seats"][1]["taken"], "nothing has changed"


@pytest.mark.parametrize("space", ["\u00a0", "\u2003", "\u202f", "\u205f", "\u3000", "\t", "\n"])
async def test_spaces_are_spaces_whatever_they_are_called(rest: httpx.AsyncClient, space: str) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    refused(await rest.post(f"{laid.path}/seats/bob/claim", json={"name": space * 3}), "name-empty")
    await claim(rest, laid, "bob", f"{space}Stary{space}{space}Tuk{space}")
    assert (await rest.get(laid.path)).json()["seats"][1]["name"] == "Stary Tuk"


@pytest.mark.parametrize("name", ["Łucja", "Zoe\u0301", "❤\ufe0f Bilbo", "小明", "عمر", "7", "-", "O'Brien"])
async def test_names_of_all_kinds_are_welcome(rest: httpx.AsyncClient, name: str) -> None:
    laid = await lay(rest, "tiny", ME, OPEN)
    await claim(rest, laid, "bob", name)
    assert (await rest.get(laid.path)).json()["seats"][1]["name"] == name
