"""Print how often the bots of `war` win, how the games end, how many turns they take, and their style.

    python scripts/war_bot_results.py [GAMES [FREE SHADOW]] [--set OPTION=VALUE ...]

Plays every pair of bots, or the named pair: the bot of the Free Peoples, then that of the Shadow. All players of a team
use the same bot. Each game has its own fixed seed. The style: the median turn in which the Fellowship enters Mordor,
with the median corruption then, and the median corruption at the end of the game.
"""

from argparse import ArgumentParser
from collections import Counter
from random import Random
from statistics import median
from time import process_time
from typing import NamedTuple

from bree.bots.bot import Sight
from bree.bots.find import invite
from bree.core import CHANCE, sample
from bree.core.find import find
from bree.games.war.players.teams import side_of_seat
from bree.games.war.state import NO_TRACK
from bree.lab.stats import wilson

PAIRS = (
    ("captain", "greedy"),
    ("greedy", "captain"),
    ("captain", "captain"),
    ("captain", "queller"),
)  # Free Peoples, Shadow
WON_BY_FREE = ("destroyed", "free_military")


class Course(NamedTuple):
    """How a game went."""

    end: str
    turns: int
    corruption: int  # at the end
    entered: tuple[int, int] | None = None  # turn and corruption when the Fellowship entered Mordor


def play(free: str, shadow: str, seed: str, options: dict[str, str]) -> Course:
    war, rng = find("war"), Random(seed)
    bots = {"free": invite("war", free), "shadow": invite("war", shadow)}
    s, entered = war.new(options), None
    while (ask := war.waiting(s)) is not None:
        if entered is None and s.track != NO_TRACK:
            entered = (s.turn, s.corruption)
        if ask.who == CHANCE:
            war.rules.play(s, sample(ask.picks, rng))
        else:
            war.rules.play(s, bots[side_of_seat(ask.who)].choose(Sight(war, s, ask.who, ask), rng))
    return Course(s.over, s.turn, s.corruption, entered)


def style(played: list[Course]) -> str:
    found = [course.entered for course in played if course.entered is not None]
    text = f"corruption at the end {median([course.corruption for course in played]):g}"
    if not found:
        return text
    turn, corruption = median([turn for turn, _ in found]), median([corruption for _, corruption in found])
    return f"{len(found)} entries into Mordor, turn {turn:g}, corruption {corruption:g}; {text}"


def share(count: int, games: int) -> str:
    """A share with its 95 % interval."""
    low, high = wilson(count, games)
    return f"{count / games:.1%} ({low:.0%}-{high:.0%})"


def main(games: int, pair: list[str], options: dict[str, str]) -> None:
    for free, shadow in (pair,) if pair else PAIRS:
        begun = process_time()
        played = [play(free, shadow, f"captains/{number}", options) for number in range(games)]
        seconds = (process_time() - begun) / games
        ends = Counter(course.end for course in played)
        won = sum(ends[end] for end in WON_BY_FREE)
        turns = sum(course.turns for course in played) / games
        kinds = ", ".join(f"{end} {share(count, games)}" for end, count in ends.most_common())
        print(
            f"{free} v {shadow}: Free Peoples {share(won, games)}; {kinds}; {turns:.1f} turns; {style(played)};"
            f" {seconds:.2f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=100)
    parser.add_argument("pair", nargs="*")
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    given = parser.parse_args()
    main(given.games, given.pair, dict(one.split("=", 1) for one in given.set))
