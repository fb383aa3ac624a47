"""Outside text cannot control the terminal or hide anything."""

import json
import sys

from bree.core import Refusal
from bree.games.mordor import GAME
from bree.lang import Voice
from bree.lang.visible import visible, visible_lines
from tests.hostile import ALL, NAME, unseen


def test_what_can_be_seen_stays_as_it_is() -> None:
    for text in ("Ania", "Żółw i św. Mikołaj", "Jürgen\u00a0B.", "木村 🧙", "a 'quoted' \\ word", ""):
        assert visible(text) == text


def test_white_space_is_a_space_and_the_rest_is_escaped() -> None:
    assert visible("Anna\nMaria\tEwa\r") == "Anna Maria Ewa "
    assert visible("\x1b[2J\x07\x9b\u202e\ud800\U000e0041") == r"\u001b[2J\u0007\u009b\u202e\ud800\udb40\udc41"
    assert visible_lines("a\x1b\n\tb\n") == "a\\u001b\n b\n"


def test_nothing_is_left_of_all_that_cannot_be_seen() -> None:
    everything = "".join(map(chr, range(sys.maxunicode + 1)))
    assert unseen(visible(everything)) == set()
    assert "\n" not in visible(everything)
    visible(everything).encode()  # no lone surrogates: they could not be printed


def test_json_that_is_made_visible_says_the_same() -> None:
    told = {NAME: [ALL.replace("\x85", "").replace("\u2028", "").replace("\u2029", "")]}  # these become spaces
    text = visible(json.dumps(told, ensure_ascii=False))
    assert unseen(text) == set()
    assert json.loads(text) == told


def test_names_and_words_are_visible_in_every_sentence_of_a_voice() -> None:
    voice = Voice("en", GAME, {"frodo": NAME})
    said = [
        voice.seat("frodo"),
        voice.seat(NAME),
        voice.noun("frodo"),
        voice.noun(NAME),
        voice.noun("'" + NAME),
        str(voice.word((NAME, "frodo"))),
        str(voice.word(f"{NAME}+{NAME}")),
        voice.refusal(Refusal("game-unknown", NAME, game=NAME, known=(NAME,))),
    ]
    assert all("Al f" in text for text in said)
    assert unseen("".join(said)) == set()
