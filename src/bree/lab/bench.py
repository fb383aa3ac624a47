"""How fast this machine plays. Speeds vary, so compare only ratios within one run."""

from collections.abc import Callable
from functools import partial
from platform import python_implementation, python_version
from random import Random
from sysconfig import get_config_var
from time import process_time
from typing import Any, Final

from bree.bots.find import bots
from bree.core import Game
from bree.core.find import games
from bree.core.playout import random_playout
from bree.lang import Voice

Figures = dict[str, dict[str, float]]
BATCH: Final = 0.001  # seconds of work between two looks at the clock


def per_second(work: Callable[[], object], seconds: float) -> float:
    """How often the work is done per second of processor time, so that other processes have less influence."""
    work()
    count, size, spent, began = 0, 1, 0.0, process_time()
    while spent < seconds:
        for _ in range(size):
            work()
        count += size
        spent = process_time() - began
        if spent * size < count * BATCH:  # reading the clock takes as long as a clone
            size *= 2
    return count / spent


def interpreter() -> str:
    """The interpreter and how it was built. PGO and LTO make it up to a quarter faster."""
    built = str(get_config_var("CONFIG_ARGS") or "")
    pgo = "with" if "--enable-optimizations" in built else "without"
    lto = "with" if "--with-lto" in built else "without"
    return f"{python_implementation()} {python_version()} {pgo} PGO, {lto} LTO"


def figures(seconds: float) -> Figures:
    found = {name: of_game(game, seconds) for name, game in games().items()}
    reference = yacht(seconds)
    if reference:
        found["openspiel_yacht"] = {"games_per_s": reference}
        for name in games():
            found[name]["ratio_to_yacht"] = found[name]["games_per_s"] / reference
    return found


def of_game(game: Game, seconds: float) -> dict[str, float]:
    rng = Random(1)
    answers = [0, 0]

    def playout() -> None:
        answers[0] += random_playout(game.rules, game.new({}), rng)
        answers[1] += 1

    speed = per_second(playout, seconds)
    s = middle(game)
    seat = s.seats[0]
    return {
        "games_per_s": speed,
        "answers_per_s": speed * answers[0] / answers[1],
        "clone_us": 1e6 / per_second(s.clone, seconds / 4),
        "view_us": 1e6 / per_second(lambda: game.view(s, seat), seconds / 4),
        **rollouts(game, s, seconds),
    }


def rollouts(game: Game, s: Any, seconds: float) -> dict[str, float]:
    """How many playouts per second a bot does, if it does playouts."""
    rng = Random(3)
    players = {name: maker() for name, maker in bots(game.name).items() if hasattr(maker, "play_on")}
    return {
        f"{name}_rollouts_per_s": per_second(partial(_play_on, player, s, rng), seconds)
        for name, player in players.items()
    }


def _play_on(player: Any, s: Any, rng: Random) -> None:
    player.play_on(s, rng.getrandbits(32))


def middle(game: Game) -> Any:
    """A position from the middle of a random game."""
    length = random_playout(game.rules, game.new({}), Random(2))
    rng, s = Random(2), game.new({})
    for _ in range(length // 2):
        ask = game.waiting(s)
        if ask is None:
            break
        game.rules.play(s, ask.picks[int(rng.random() * len(ask.picks))].id)
    return s


def yacht(seconds: float) -> float:
    """OpenSpiel's `yacht`, stepped from Python with random answers; 0 where OpenSpiel is missing."""
    try:
        import pyspiel
    except ImportError:
        return 0.0
    game = pyspiel.load_game("yacht")
    rng = Random(1)

    def playout() -> None:
        s = game.new_initial_state()
        while not s.is_terminal():
            if s.is_chance_node():
                outcomes = s.chance_outcomes()
                s.apply_action(rng.choices([action for action, _ in outcomes], [odds for _, odds in outcomes])[0])
            else:
                actions = s.legal_actions()
                s.apply_action(actions[int(rng.random() * len(actions))])

    return per_second(playout, seconds)


def lines(found: Figures, voice: Voice) -> list[str]:
    """The figures as lines of text."""
    told = [f"{name:<16} {figure:<16} {value:>14,.2f}" for name, row in found.items() for figure, value in row.items()]
    return told if "openspiel_yacht" in found else [*told, voice.say("cli-bench-none")]
