"""The tables that every law is tried at: every game, every option set."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from tiny import GAME as TINY

from bree.core import CHANCE, Ask, Game, Options, Value, sample
from bree.core.find import own

GAMES: tuple[Game, ...] = (*own().values(), TINY)


class Pace(NamedTuple):
    """How much of a game is played and looked at: a long one at fewer places, so that it costs no more than others."""

    bound: int = 5000  # answers that no random game passes
    mixed: int = 6  # option sets with everything drawn at random
    keep: int = 600  # all these positions are stopped at, later ones ever less often
    apart: int = 1  # other tests look at every so manieth of the positions that they look at elsewhere
    short: int | None = None  # answers after which a golden game and a guest's game are left; None: they are ended
    depths: tuple[int, ...] = (1, 2, 3, 4)  # to which perft counts


# A random war takes 6,000 answers, one of a hundred more than 13,000; from most positions there are twenty ways on.
PACES: dict[str, Pace] = {"war": Pace(40_000, keep=45, apart=8, short=1000, depths=(1, 2, 3))}


def pace(game: Game) -> Pace:
    return PACES.get(game.name, Pace())


# A journey that random answers can end: two steps a stage, and courage enough.
SHORT: dict[str, Value] = {"road": ". . . . . .", "courage_start": 30, "courage_top": 30}

# Options that mean something only with others: where they are tried.
PLACES: dict[str, dict[str, dict[str, Value]]] = {
    "fellowship": {
        "forest_card": {"chapter": "5"},
        "strider": {"chapter": "8"},
        "glorfindel": {"chapter": "9"},
        "aragorn": {"chapter": "13"},
        "moria": {"chapter": "14"},
        "rivers_18": {"chapter": "18"},
        "rider_round": {"chapter": "endless"},
        "bridge": {"chapter": "14"},
        "lost_round": {"chapter": "13"},
        "frodo_again": {"chapter": "9"},
        "frodo_9": {"chapter": "9"},
        "glorfindel_rounds": {"chapter": "9"},
        "ring_12": {"chapter": "12"},
        "rivers_17": {"chapter": "17"},
        "threat_check": {"chapter": "2"},
        "solo_exchange": {"players": 1},
        "solo_dealing": {"players": 1},
        "pyramid_hidden": {"players": 2},
        "pyramid_top": {"players": 2, "chapter": "5"},
        "pyramid_sides": {"players": 2},
        "pyramid_turn": {"players": 2, "chapter": "4"},
        "mirror_ring": {"chapter": "16"},
        "mirror_lost": {"chapter": "16"},
        "used_gift": {"chapter": "13"},
        "unseen": {"chapter": "endless"},
        "elrond": {"chapter": "endless", "players": 3},
        "gifts": {"chapter": "endless"},
    },
    "mordor": {"safe_colour": {"side": "advanced", "safe_in_mordor": "on"}},
    "doom": {
        "easier": SHORT,
        "no_protection": {"road": "H . N H N ....", "courage_start": 30, "courage_top": 30},
        "free_arrival": SHORT,
        "morgul_step": SHORT,
        "army_skips": SHORT,
        "exclusive_ally_turn": {"exclusive_allies": "on"},
        "eowyn_losses": SHORT,
        "morgul_die": SHORT,
        "easier_spends_cards": {**SHORT, "easier": "on"},
        "mumakil_loss": SHORT,
        "early_end": SHORT,
        "boromir_ban": SHORT,
        "vision_kept": SHORT,
    },
}
# Values of options that take any text.
FREE: dict[str, dict[str, dict[str, Value]]] = {
    "doom": {
        "short": SHORT,
        "short-solo": {**SHORT, "players": 1},
        "two-nazgul-slots": {"bare_slots": "nazgul merry_pippin aragorn legolas gimli nazgul"},
        "odd-die": {"battle_die": "aragorn aragorn gimli gandalf sauron sauron", "galadriel_space": 9, "eye_space": 2},
    },
}


# Options of a game whose tables are too dear to try each value by itself: sets in which every value is tried somewhere
# (`test_every_value_of_every_option_is_tried`).
TOGETHER: dict[str, dict[str, dict[str, Value]]] = {
    "war": {
        "house": {
            "overstack": "forbidden",
            "inner_mordor": "forbidden",
            "mordor_penalty": "spared",
            "captor_city": "no",
        },
        "lords": {"lords": "whole"},
        "no_council": {
            "lords": "no_council",
            "special_choice_order": "special_dice",
            "narya_power_from_fellowship": "on",
            "sees_and_knows": "declared",
            "balrog_unit_needs_war": "on",
            "balrog_activation": "on_roll",
        },
        "some_parts": {
            "lords": "parts",
            "lords_keepers": "off",
            "lords_lesser_minions": "off",
            "lords_rivals": "off",
            "sees_and_knows": "both",
            "token_without_dice": "on",
        },
        "three": {"players": 3, "lords": "parts", "lords_smeagol": "off", "lords_cards": "off", "lords_council": "off"},
        "four": {"players": 4, "lords": "whole"},
    },
}


class Table(NamedTuple):
    game: Game
    name: str
    options: dict[str, Value]


def option_sets(game: Game) -> dict[str, dict[str, Value]]:
    """The default, every other value of every option by itself, and some mixtures."""
    sets: dict[str, dict[str, Value]] = {"default": {}}
    if game.name in TOGETHER:
        return sets | TOGETHER[game.name]
    for option in game.options:
        for value in option.values[1:]:
            if option.name != "starter" or value in game.seats(game.choose({})):
                where = PLACES.get(game.name, {}).get(option.name, {})
                sets[f"{option.name}={value}"] = {**where, option.name: value}
    sets |= FREE.get(game.name, {})
    rng = Random(game.name)
    listed = [option for option in game.options if not option.free and option.name != "starter"]
    for number in range(1, pace(game).mixed + 1):
        sets[f"mixed-{number}"] = {option.name: rng.choice(option.values) for option in listed}
    return sets


TABLES = [Table(game, name, options) for game in GAMES for name, options in option_sets(game).items()]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_table = pytest.mark.parametrize("table", TABLES, ids=[f"{table.game.name}-{table.name}" for table in TABLES])


def answer_of(ask: Ask, rng: Random) -> str:
    """Nothing, where nothing is offered: that is for the laws to find."""
    if not ask.picks:
        return ""
    return sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id


def random_game(game: Game, options: Options | dict[str, Value], seed: object) -> Iterator[tuple[Any, Ask, str]]:
    """The live state, what it waits for, and the answer that comes next; then the state is moved on."""
    rng = Random(f"{game.name}/{seed}")
    s = game.new(options, log=True)
    while (ask := game.waiting(s)) is not None:
        answer = answer_of(ask, rng)
        yield s, ask, answer
        game.apply(s, answer)


def watchers(s: Any) -> list[str | None]:
    """Everybody who looks at a table: the seats, and the public."""
    return [*s.seats, None]
