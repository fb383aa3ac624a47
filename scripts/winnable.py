"""The table of `docs/fellowship.md`: how many deals can be won, and how many are.

    python scripts/winnable.py [DEALS] [GAMES] [CHAPTER ...]

For every chapter and number of players: the share of deals that can be won with open hands, given random choices of
characters, threats and exchanges, and after the best of some such choices; and the share that `random` and `careful`
win: always the first round of the chapter, the only one of a short one. 95 % Wilson intervals. Prints Markdown.
"""

from random import Random
import sys

from rich.console import Console
from rich.progress import track

from bree.core import CHANCE, sample
from bree.games.fellowship import GAME
from bree.guests.guest import Sight
from bree.lab.playing import seat_guests
from bree.lab.stats import wilson
from bree.solve.fellowship.before import Decks, win_round

CHAPTERS = tuple(str(n) for n in range(1, 19))
CHOICES = 12  # the best of so many random choices before play
BUDGET = 20_000  # positions for each; a deal that is not decided by then counts as lost, and is counted


def share(won: int, trials: int) -> str:
    low, high = wilson(won, trials)
    return f"{won / trials:.0%} ({low:.0%}–{high:.0%})"


def deals(chapter: str, players: int, number: int) -> tuple[int, int, int]:
    """Winnable with the first choices, with the best of several, and not decided."""
    s = GAME.new({"chapter": chapter, "players": players})
    seed = f"table/{chapter}/{players}/{number}"
    first = win_round(s, Decks(seed), Random(seed), 1, BUDGET)
    best = first if first.won else win_round(s, Decks(seed), Random(seed + "/more"), CHOICES - 1, BUDGET)
    return int(first.won is not None), int(best.won is not None), int(best.won is None and not best.sure)


def wins(guest: str, chapter: str, players: int, games: int) -> int:
    """How many first rounds the bots win; the second round of a long chapter begins only after one that was won."""
    options = {"chapter": chapter, "players": players, "loss": "end"}
    guests = seat_guests(GAME, options, (guest,))
    total = 0
    for number in range(games):
        rng = Random(f"table/{chapter}/{players}/{number}")
        s = GAME.new(options)
        while s.rounds < 2 and (ask := GAME.waiting(s)) is not None:
            if ask.who == CHANCE:
                GAME.apply(s, sample(ask.picks, rng))
            else:
                GAME.apply(s, guests[ask.who].choose(Sight(GAME, s, ask.who, ask), rng))
        total += s.over == "won" or s.rounds == 2
    return total


def main(deal_count: int, games: int, chapters: tuple[str, ...]) -> None:
    rows = []
    for chapter in track(chapters, description="chapters", console=Console(stderr=True)):
        for players in (4, 3, 2, 1):
            found = [deals(chapter, players, number) for number in range(deal_count)]
            first, best, open_ = (sum(column) for column in zip(*found, strict=True))
            bots = [share(wins(guest, chapter, players, games), games) for guest in ("random", "careful")]
            row = [chapter, str(players), share(first, deal_count), share(best, deal_count), str(open_), *bots]
            rows.append("| " + " | ".join(row) + " |")
            print(rows[-1], file=sys.stderr, flush=True)
    print(f"{deal_count} deals and {games} games of each bot in every row; best of {CHOICES} random choices.\n")
    print("| chapter | players | random choices | best choice | undecided | `random` | `careful` |")
    print("|---|---|---|---|---|---|---|")
    print("\n".join(rows))


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else 40, int(given[1]) if len(given) > 1 else 40, tuple(given[2:]) or CHAPTERS)
