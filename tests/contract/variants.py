"""The variants of Bree's games and the tiny game, and the settings of the battery for each."""

import pytest
from tiny import GAME as TINY

from bree.contract.trial import TRIALS, OptionSet, OptionSets, Pace, Trial, pace
from bree.contract.variants import Variant, answer_of, option_sets, random_game, variants_of, watchers
from bree.core import Game
from bree.core.find import own_games
from tests.contract.canaries import WITNESSES

__all__ = [
    "GAMES",
    "PACES",
    "TINY",
    "TOGETHER",
    "VARIANTS",
    "Pace",
    "Variant",
    "answer_of",
    "every_game",
    "every_variant",
    "option_sets",
    "pace",
    "random_game",
    "watchers",
]  # fmt: skip
GAMES: tuple[Game, ...] = (*own_games().values(), TINY)

# A random game of war takes 6,000 answers, sometimes 13,000. Most positions have about twenty picks.
PACES: dict[str, Pace] = {"war": Pace(40_000, keep=45, apart=8, short=1000, depths=(1, 2, 3))}


# A journey that random answers can finish: two steps in each stage, and much courage.
SHORT: OptionSet = {"road": ". . . . . .", "courage_start": 30, "courage_top": 30}

# Options that matter only together with others: those others.
PLACES: dict[str, OptionSets] = {
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
FREE: dict[str, OptionSets] = {
    "doom": {
        "short": SHORT,
        "short-solo": {**SHORT, "players": 1},
        "two-nazgul-slots": {"bare_slots": "nazgul merry_pippin aragorn legolas gimli nazgul"},
        "odd-die": {"battle_die": "aragorn aragorn gimli gandalf sauron sauron", "galadriel_space": 9, "eye_space": 2},
    },
}


# Games with slow setups: groups of options that contain every value (`test_every_value_of_every_option_is_tried`).
TOGETHER: dict[str, OptionSets] = {
    "war": {
        "house": {
            "overstack": "forbidden",
            "inner_mordor": "forbidden",
            "mordor_penalty": "spared",
            "captor_city": "no",
            "event_without_effect": "forbidden",
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

SAME = ("Gandalf", "tiny")  # headings that are equal in both languages

for _game in GAMES:
    _name = _game.name
    TRIALS[_name] = Trial(
        WITNESSES.get(_name), PACES.get(_name, Pace()), PLACES.get(_name, {}), FREE.get(_name, {}),
        TOGETHER.get(_name, {}), SAME,
    )  # fmt: skip

VARIANTS = [variant for game in GAMES for variant in variants_of(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_variant = pytest.mark.parametrize(
    "variant", VARIANTS, ids=[f"{variant.game.name}-{variant.name}" for variant in VARIANTS]
)
