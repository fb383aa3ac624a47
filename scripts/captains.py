"""How the guests of `war` fare: who wins, how, and in how many turns; a seed for each game.

    python scripts/captains.py [GAMES [FREE SHADOW]]

All pairs, or the one that is named: the guest of the Free Peoples and that of the Shadow.
"""

from collections import Counter
from random import Random
import sys
from time import process_time

from bree.core import CHANCE, sample
from bree.core.find import find
from bree.guests.find import invite
from bree.guests.guest import Sight
from bree.lab.stats import wilson

PAIRS = (("captain", "greedy"), ("greedy", "captain"), ("captain", "captain"))  # Free Peoples, Shadow
WON_BY_FREE = ("destroyed", "free_military")


def play(free: str, shadow: str, seed: str) -> tuple[str, int]:
    """How a game ended, and in which turn."""
    war, rng = find("war"), Random(seed)
    guests = {"free": invite("war", free), "shadow": invite("war", shadow)}
    s = war.new({})
    while (ask := war.waiting(s)) is not None:
        if ask.who == CHANCE:
            war.rules.play(s, sample(ask.picks, rng))
        else:
            war.rules.play(s, guests[ask.who].choose(Sight(war, s, ask.who, ask), rng))
    return s.over, s.turn


def share(count: int, games: int) -> str:
    """With its 95 % interval."""
    low, high = wilson(count, games)
    return f"{count / games:.0%} ({low:.0%}-{high:.0%})"


def main(games: int, *pair: str) -> None:
    for free, shadow in (pair,) if pair else PAIRS:
        begun = process_time()
        played = [play(free, shadow, f"captains/{number}") for number in range(games)]
        seconds = (process_time() - begun) / games
        ends = Counter(end for end, _ in played)
        won = sum(ends[end] for end in WON_BY_FREE)
        turns = sum(turn for _, turn in played) / games
        kinds = ", ".join(f"{end} {share(count, games)}" for end, count in ends.most_common())
        print(
            f"{free} v {shadow}: Free Peoples {share(won, games)}; {kinds}; {turns:.1f} turns; {seconds:.2f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100, *sys.argv[2:4])
