"""The names of seats and people."""

import pytest

from bree.core import Game
from bree.games.doom import GAME as DOOM
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.games.mordor import GAME as MORDOR
from bree.games.war import GAME as WAR
from bree.lang import Voice
from bree.lang.player_names import introduction, names_of
from bree.table import Chair

OLA, ME, BOT, EMPTY = Chair("Ola"), Chair("me"), Chair("careful", "careful"), Chair("")


STARS = {"careful": 3}


def test_persons_and_bots_have_names_and_me_is_called_by_the_seat() -> None:
    chairs = {"north": OLA, "east": BOT, "south": ME, "west": EMPTY}
    assert names_of(Voice("pl", FELLOWSHIP), chairs) == {"north": "Ola", "east": "Heather"}


def test_a_bot_keeps_the_name_that_a_server_gave_it() -> None:
    chairs = {"north": OLA, "east": Chair("Rosie", "careful")}
    assert names_of(Voice("pl", FELLOWSHIP), chairs) == {"north": "Ola", "east": "Rosie"}


@pytest.mark.parametrize("game", [MORDOR, DOOM, FELLOWSHIP, WAR], ids=lambda game: game.name)
def test_log_and_questions_call_a_bot_by_its_name(game: Game) -> None:
    """In both languages every seat's noun gives way to the name, so no compass point or place is left."""
    seats = game.seats(game.choose({}))
    chairs = {seat: Chair("random", "random") for seat in game.seats(game.choose({}))}
    if len(seats) == 1:
        chairs = {"north": BOT, "east": BOT}
    for language in ("pl", "en"):
        voice = Voice(language, game)
        names = names_of(voice, chairs)
        named = Voice(language, game, names)
        assert set(names) == set(chairs)
        for seat, name in names.items():
            assert named.noun(seat) == named.thing(f"seat:{seat}") == name
            assert named.word(seat) == name


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
            "Przy stole: Północ (Ola), Wschód (bot Heather ★★★), Południe (Jan).",
            "At the table: North (Ola), East (bot Heather ★★★), South (Jan).",
        ),
        (
            FELLOWSHIP,
            {"north": BOT, "east": OLA, "south": EMPTY},
            "Przy stole: Północ (bot Heather ★★★), Wschód (Ola), Południe.",
            "At the table: North (bot Heather ★★★), East (Ola), South.",
        ),
        (
            FELLOWSHIP,
            {"north": BOT, "east": ME},
            "Przy stole: Północ (bot Heather ★★★), Wschód (ty).",
            "At the table: North (bot Heather ★★★), East (you).",
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
        assert introduction(Voice(language, game, names_of(voice, chairs)), chairs, STARS) == said
