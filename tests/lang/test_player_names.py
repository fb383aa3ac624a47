"""The names of seats and people."""

import pytest

from bree.core import Game
from bree.games.doom import GAME as DOOM
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.lang import Voice
from bree.lang.player_names import introduction, names_of
from bree.table import Chair

OLA, ME, BOT, EMPTY = Chair("Ola"), Chair("me"), Chair("careful", "careful"), Chair("")


def test_persons_have_names_and_bots_and_me_are_called_by_their_seats() -> None:
    chairs = {"north": OLA, "east": BOT, "south": ME, "west": EMPTY}
    assert names_of(Voice("pl", FELLOWSHIP), chairs) == {"north": "Ola"}


def test_who_plays_all_hands_alone_is_none_of_them() -> None:
    assert names_of(Voice("pl", FELLOWSHIP), {"north": OLA}) == {}
    assert names_of(Voice("pl", DOOM), {"star": OLA}) == {"star": "Ola"}


@pytest.mark.parametrize(
    ("game", "chairs", "pl", "en"),
    [
        (DOOM, {"star": ME}, "Przy stole: Gwiazda (ty).", "At the table: Star (you)."),
        (
            FELLOWSHIP,
            {"north": OLA, "east": BOT, "south": Chair("Jan")},
            "Przy stole: Północ (Ola), Wschód (bot), Południe (Jan).",
            "At the table: North (Ola), East (bot), South (Jan).",
        ),
        (
            FELLOWSHIP,
            {"north": BOT, "east": OLA, "south": EMPTY},
            "Przy stole: Północ (bot), Wschód (Ola), Południe.",
            "At the table: North (bot), East (Ola), South.",
        ),
        (
            FELLOWSHIP,
            {"north": BOT, "east": ME},
            "Przy stole: Północ (bot), Wschód (ty).",
            "At the table: North (bot), East (you).",
        ),
        (
            FELLOWSHIP,
            {"north": ME},
            "Grasz wszystkimi rękami: każda ma swoją postać i swój cel.",
            "You play every hand. Each hand has its own character and goal.",
        ),
    ],
)
def test_the_table_is_introduced(game: Game, chairs: dict[str, Chair], pl: str, en: str) -> None:
    for language, said in (("pl", pl), ("en", en)):
        voice = Voice(language, game)
        assert introduction(Voice(language, game, names_of(voice, chairs)), chairs) == said
