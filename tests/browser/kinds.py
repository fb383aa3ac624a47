"""Every kind of question that a person can be asked, each at a fixed moment of a game that bots have played at random.

Of all moments of a kind the tests take the one with most picks: if that fits, the others do. The search takes a while,
so kinds.json keeps its results. Run it again after a change of the rules:

    python -m tests.browser.kinds
"""

from collections.abc import Iterable, Iterator
import json
import os
from pathlib import Path
from typing import NamedTuple

from bree.bots.host import Host
from bree.core import CHANCE, Ask, Value
from bree.core.find import find
from bree.table import Chair, Sitting
from tests.browser.war import LAID, options_of
from tests.rulebook.war.war_story import Tale

Options = dict[str, Value]
FILE = Path(__file__).with_name("kinds.json")


class Kind(NamedTuple):
    """A question and where it was found: options, seed, and after how many answers."""

    name: str
    options: Options
    seed: int
    answers: int
    who: str
    picks: int


class Tables(NamedTuple):
    options: tuple[Options, ...]
    seeds: range


ENDLESS = 700  # answers: no longer is a game followed here
TABLES: dict[str, Tables] = {
    "mordor": Tables(
        (
            *({"players": players} for players in (2, 3, 4)),
            {"players": 4, "side": "advanced", "symbol_order": "free"},
            {"players": 2, "side": "advanced", "nazgul_squares": 8},
        ),
        range(3),
    ),
    "doom": Tables(
        (
            {"players": 2},
            {"players": 4, "exclusive_allies": "on"},
            {
                "players": 1,
                "courage_start": 30,
                "courage_top": 30,
                "road": ". . . . . .",
                "easier": "on",
                "easier_spends_cards": "yes",
            },
        ),
        range(90),
    ),
    "fellowship": Tables(
        (
            *(
                {"players": players, "chapter": chapter}
                for players in (1, 2, 3, 4)
                for chapter in (*map(str, range(1, 19)), "endless", "campaign")
            ),
            *({"players": 4, "chapter": "endless", "rider_round": "any", "won": str(number)} for number in range(1, 9)),
        ),
        range(2),
    ),
    "war": Tables(({},), range(60)),
}
# Questions that random players do not come to: their positions are dictated.
DICTATED = {"war": LAID}
# They look like another one, which is measured; `make soak` measures them too.
ALIKE = {
    "war": {
        "ambush_at": "nazgul_to", "balrog_how": "action", "balrog_to": "nazgul_to", "balrog_unit": "recruit",
        "clear_which": "nazgul_strike", "draw_from": "nazgul_strike", "excess_of": "move_who",
        "first_guide": "casualty",
        "gather_at": "nazgul_to", "go_how": "action", "guide_cancels": "allocate", "keep_die": "nenya",
        "keeper": "casualty", "lore_die": "die", "lore_face": "allocate", "mix": "allocate", "mix_where": "move_from",
        "nenya_king": "nenya", "orderly": "reroll", "past_watch": "allocate", "ring_back": "ring_which",
        "sees": "casualty", "spear": "allocate", "start_outside": "separate_who", "wind_card": "nazgul_strike",
        "wind_off": "nazgul_strike", "yield_whom": "hit",
        "advance": "move_who", "another_event": "discard", "attack_at": "nazgul_to", "attack_from": "nazgul_to",
        "attack_who": "move_who", "break_who": "separate_who", "breath_whom": "hit", "captain": "shelter",
        "cease": "shelter", "combat_card-answer": "combat_card", "companions_from": "move_from",
        "companions_to": "nazgul_to", "companions_who": "separate_who", "counsel_whom": "diplomacy",
        "dead_flee": "nazgul_to", "dead_rise": "allocate", "dead_to": "nazgul_to", "dead_who": "separate_who",
        "declare_way": "allocate", "despair_whom": "recruit", "draw_back_whom": "diplomacy", "dread_points": "reroll",
        "drive_to": "nazgul_to", "driven_to": "nazgul_to", "event": "discard", "excess": "move_who",
        "fell_whom": "hit", "foresee_deck": "nazgul_strike", "gandalf_draw": "allocate", "gollum_way": "allocate",
        "guide": "separate_who", "guide_power": "casualty", "harden_where": "nazgul_to", "hope": "nazgul_strike",
        "hunt_reroll": "allocate", "levy_where": "nazgul_to", "levy_which": "recruit", "lose_where": "nazgul_to",
        "lose_which": "recruit", "lured": "casualty", "march_from": "move_from", "march_how": "action",
        "march_to": "nazgul_to", "march_who": "move_who", "mighty_one": "hit", "minion": "recruit",
        "minion_at": "nazgul_to", "move_to": "nazgul_to", "mute_whom": "hit", "nazgul_from": "move_from",
        "nazgul_who": "move_who", "own_hits": "reroll", "pay_card": "discard", "promote_whom": "recruit",
        "raid_where": "nazgul_to", "raid_who": "move_who", "recruit_at": "nazgul_to", "reveal_tiles": "allocate",
        "reveal_to": "declare", "reveal_way": "allocate", "ring_die": "die", "ring_face": "allocate",
        "sacrifice_hits": "reroll", "sacrifice_whom": "hit", "send_to": "nazgul_to", "send_who": "separate_who",
        "separate_to": "nazgul_to", "shoot_at": "nazgul_to", "slip_to": "retreat", "sorcerer": "reroll",
        "spell_at": "nazgul_to", "spell_from": "nazgul_to", "strike_where": "nazgul_to",
        "use_card-hunt_roll": "use_card-tile", "use_card-on_the_way": "nazgul_strike",
        "use_card-tile_draw": "use_card-tile", "voice_at": "nazgul_to", "voyage_from": "nazgul_to",
        "voyage_to": "nazgul_to", "walk_or_stay": "move_from", "white_at": "nazgul_to", "white_rider": "hit",
    },
}  # fmt: skip


def kind_of(game: str, ask: Ask, options: Options) -> str:
    """By its step; the great questions of a game once for every table that looks different."""
    step = ask.step[0]
    name = f"{step}-{ask.step[1]}" if step == "use_card" else f"{step}-{ask.key}" if step == "use_gift" else str(step)
    if (game, step) == ("mordor", "keep"):
        return f"{name}-{options['players']}-{options.get('side', 'basic')}"
    return f"{name}-{options['players']}" if step in ("play", "choose") else name


def asked(game: str, options: Options, seed: int) -> Iterator[Kind]:
    for sitting in played(game, options, seed):
        ask = sitting.ask
        if ask is not None and ask.who != CHANCE and len(ask.picks) > 1:
            yield Kind(kind_of(game, ask, options), options, seed, len(sitting.answers), ask.who, len(ask.picks))


def played(game: str, options: Options, seed: int) -> Iterator[Sitting]:
    """A game of random bots, after each of their answers."""
    found = find(game)
    seats = found.seats(found.choose(options))
    sitting = Sitting(found, options, {seat: Chair("random", "random") for seat in seats}, seed)
    sitting.play_automatic()
    yield sitting
    for _ in Host(sitting).serve():
        yield sitting
        if len(sitting.answers) > ENDLESS:
            return


def kinds(game: str) -> list[Kind]:
    laid = DICTATED.get(game, {})
    found = [Kind(**kind) for kind in json.loads(FILE.read_text(encoding="utf-8"))[game]]
    return [*found, *(_dictated(name, tale()) for name, tale in laid.items())]


def _dictated(name: str, tale: Tale) -> Kind:
    return Kind(name, options_of(tale), 0, 0, tale.ask.who, len(tale.ask.picks))


WHOLE = os.environ.get("BREE_BROWSER") == "whole"  # as `make soak` runs the tests


def questions() -> list[tuple[str, Kind]]:
    """The game and the kind of each question that is measured."""
    return [(game, kind) for game in TABLES for kind in kinds(game) if WHOLE or kind.name not in ALIKE.get(game, ())]


def look(game: str) -> list[Kind]:
    found: dict[str, Kind] = {}
    tables = TABLES[game]
    for kind in _all(game, tables.options, tables.seeds):
        if kind.name in DICTATED.get(game, ()):
            continue
        if kind.name not in found or found[kind.name].picks < kind.picks:
            found[kind.name] = kind
    return [found[name] for name in sorted(found)]


def _all(game: str, tables: Iterable[Options], seeds: range) -> Iterator[Kind]:
    for options in tables:
        for seed in seeds:
            yield from asked(game, options, seed)


def save_at(game: str, kind: Kind) -> str:
    for sitting in played(game, kind.options, kind.seed):
        if len(sitting.answers) == kind.answers:
            return sitting.save()
    raise AssertionError(f"{kind} is not found again")


if __name__ == "__main__":
    everything = {game: [kind._asdict() for kind in look(game)] for game in TABLES}
    FILE.write_text(json.dumps(everything, indent=1) + "\n", encoding="utf-8")
