"""Write the page `docs/strength.md` from the results that `scripts/strength.py` has collected."""

from collections.abc import Callable, Iterable
from typing import Final

from strength_rows import AS_CAPTAIN, BUDGET, CHOICES, DEALS, OPEN, UNDECIDED, YARDSTICK, Results, Row, Tally

from bree.lab.stats import wilson

Found = list[tuple[Row, Tally]]

HEAD: Final = f"""\
# How strong the bots play

`scripts/strength.py` plays these games and writes this page. [bots.md](bots.md) describes the bots.

```sh
python scripts/strength.py --rounds 300
```

You can stop the command at any time; the next call continues. It keeps its results in `docs/strength.jsonl`. It always
plays the row that has used the least processor time, so slow bots have fewer games. The brackets hold 95 % Wilson
intervals. A game has a number, and the number is its seed: the same number gives the same dice and deals to every bot.

To measure a [program of your own](bots.md#a-program-of-your-own) with the {DEALS} fixed deals of each chapter, keep its
results in another file:

```sh
python scripts/strength.py --program "python bot.py" --file mine.jsonl
```
"""

MORDOR: Final = """\
## mordor

Two players, basic side. The bots change seats after every game, and two games in a row have the same dice. "Nobody"
counts games without a winner.
"""

DOOM: Final = """\
## doom

Four players, all with the same bot. [doom.md](doom.md) explains the modes.
"""

DEALT: Final = f"""\
## fellowship: {DEALS} fixed deals of each chapter

Four players, all with the same bot. A cell says how many first rounds the bot won, and how many it played. Deal number
0 is the deal of `bree solve fellowship -o chapter=1 --seed 0`, and so on. All decks of a deal are shuffled once, so
every bot meets the same cards in the same order. A deal that a bot won is a `1` in `docs/strength.jsonl`, and a lost
one is a `0`.

`python scripts/strength.py --deals` prints the hands as options of `bree play` and `bree mcp`, for language models and
people. There, cards that come later are random. In chapters 14 and 16 players choose before all cards are dealt, so
these chapters have no such option.

"Open hands" is the share that [the solver](solve.md) wins with all hands open. It takes the best of {CHOICES} random
choices before the play, and examines at most {BUDGET:,} positions for each. A `?` marks a deal that it did not decide.
"""

WAR: Final = f"""\
## war

Base game, two players. Every bot plays both sides against `{YARDSTICK}`. `{AS_CAPTAIN[0]}` plays the Free Peoples
exactly as `{YARDSTICK}` does, so it has no row there.
"""

TIMES: Final = """\
## Seconds an answer

Milliseconds of processor time for one answer, the mean of all answers in the games above. Other machines need other
times; the ratios stay similar.
"""


def page(results: Results) -> str:
    parts = [HEAD]
    for game, (head, lines) in SECTIONS.items():
        found = [(row, tally) for row, tally in results.tallies.items() if row.game == game]
        if found:
            parts.append(head + "\n" + "\n".join(lines(found)) + "\n")
    machines = "\n".join([f"- {machine}" for machine in results.machines])
    parts.append(f"{TIMES}\nMachines:\n\n{machines}\n\n" + "\n".join(times(results)) + "\n")
    return "\n".join(parts)


def share(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def table(*columns: str) -> list[str]:
    return [line(columns), "|---" * len(columns) + "|"]


def line(cells: Iterable[object]) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def mordor(found: Found) -> list[str]:
    lines = table("bot", "wins", "against", "wins", "nobody", "games")
    for row, tally in found:
        (one, other), (first, second) = row.bots, tally.won
        nobody = tally.games - first - second
        shares = [share(won, tally.games) for won in (first, second, nobody)]
        lines.append(line([f"`{one}`", shares[0], f"`{other}`", shares[1], shares[2], tally.games]))
    return lines


def doom(found: Found) -> list[str]:
    lines = table("mode", "bot", "games", "won")
    for row, tally in found:
        mode = " ".join([f"`{word}`" for word in row.options.split()]) or "normal"
        lines.append(line([mode, f"`{row.bots[0]}`", tally.games, share(tally.won[0], tally.games)]))
    return lines


def war(found: Found) -> list[str]:
    lines = table("Free Peoples", "Shadow", "games", "the Free Peoples win")
    for row, tally in found:
        free, shadow = row.bots
        lines.append(line([f"`{free}`", f"`{shadow}`", tally.games, share(tally.won[0], tally.games)]))
    return lines


def dealt(found: Found) -> list[str]:
    names = list(dict.fromkeys(row.bots[0] for row, _ in found))
    names.sort(key=lambda name: name != OPEN)
    chapters = dict.fromkeys(row.options for row, _ in found)
    tallies = dict(found)
    lines = table("chapter", *["open hands" if name == OPEN else f"`{name}`" for name in names])
    for options in chapters:
        number = options.split()[0].removeprefix("chapter=")
        cells = [cell(tallies.get(Row("fellowship", options, (name,)))) for name in names]
        lines.append(line([number, *cells]))
    whole = []
    for name in names:
        mine = [tally for row, tally in found if row.bots == (name,)]
        games = sum([tally.games for tally in mine])
        whole.append(f"{share(sum([tally.won[0] for tally in mine]), games)} of {games}")
    return [*lines, line(["all", *whole])]


def cell(tally: Tally | None) -> str:
    if tally is None:
        return "–"
    open_deals = tally.deals.count(UNDECIDED)
    return f"{tally.won[0]:.0f} of {tally.games}" + (f", {open_deals} ?" if open_deals else "")


def times(results: Results) -> list[str]:
    spent: dict[tuple[str, str], Tally] = {}
    for row, tally in results.tallies.items():
        for at, bot in enumerate(row.bots):
            if bot != OPEN:
                one = Tally(1, (0.0,), (tally.answers[at],), (tally.seconds[at],))
                spent[row.game, bot] = spent.get((row.game, bot), Tally()).plus(one)
    lines = table("game", "bot", "answers", "milliseconds")
    for (game, bot), tally in sorted(spent.items()):
        lines.append(line([game, f"`{bot}`", tally.answers[0], milliseconds(tally)]))
    return lines


def milliseconds(tally: Tally) -> str:
    mean = 1000 * tally.seconds[0] / max(1, tally.answers[0])
    if mean < 0.01:
        return "under 0.01"
    return f"{mean:.0f}" if mean >= 10 else f"{mean:.2g}"


SECTIONS: Final[dict[str, tuple[str, Callable[[Found], list[str]]]]] = {
    "mordor": (MORDOR, mordor),
    "doom": (DOOM, doom),
    "fellowship": (DEALT, dealt),
    "war": (WAR, war),
}
