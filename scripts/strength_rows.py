"""The rows of `docs/strength.md`: which bots play which games, one game of a row, and the file of the results.

The file has one line of JSON for each row. The games of a row have numbers, and a number always gives the same game. So
a run continues each row where the last run stopped.
"""

from collections.abc import Iterator
from itertools import combinations
import json
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from bree.bots.bot import Sight
from bree.bots.find import by_level
from bree.core import CHANCE, Options, Refusal
from bree.core.find import find
from bree.games.fellowship import GAME as FELLOWSHIP
from bree.lab.arena.bout import Seated, Spent, clock_for, invited, play_bout
from bree.lab.arena.pairings import Bout, pair
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_round
from bree.table import user_files

GAMES: Final = ("mordor", "doom", "fellowship", "war")
SEED: Final = "strength"
CHAPTERS: Final = 18
DEALS: Final = 10  # the fixed deals of a chapter
OPEN: Final = "open"  # stands for the solver, which sees all hands
CHOICES, BUDGET = 12, 20_000  # of the solver: tries before the play, and positions for each
YARDSTICK: Final = "captain"  # every bot of `war` plays against it
AS_CAPTAIN: Final = ("queller",)  # play the Free Peoples exactly as `captain`
MODES: Final = (
    "",
    "easier=on",
    "exclusive_allies=on",
    "no_protection=on",
    "exclusive_allies=on no_protection=on",
)  # of `doom`

WON, LOST, UNDECIDED = "1", "0", "?"  # of a fixed deal


class Row(NamedTuple):
    """Bots that play one game with the same options. In `war` the Free Peoples come first."""

    game: str
    options: str
    bots: tuple[str, ...]

    @property
    def chosen(self) -> Options:
        return find(self.game).choose(dict(word.split("=", 1) for word in self.options.split()))


class Tally(NamedTuple):
    """The results of a row so far. The lists have one number for each bot of the row."""

    games: int = 0
    won: tuple[float, ...] = ()  # shares of the victory
    answers: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()  # of processor time, while a bot was thinking
    cost: float = 0.0  # seconds of processor time for whole games
    deals: str = ""  # the result of each fixed deal

    def plus(self, other: "Tally") -> "Tally":
        if not self.games:
            return other
        return Tally(
            self.games + other.games,
            tuple([a + b for a, b in zip(self.won, other.won, strict=True)]),
            tuple([a + b for a, b in zip(self.answers, other.answers, strict=True)]),
            tuple([a + b for a, b in zip(self.seconds, other.seconds, strict=True)]),
            self.cost + other.cost,
            self.deals + other.deals,
        )


def rows(games: tuple[str, ...] = GAMES, wanted: tuple[str, ...] = ()) -> list[Row]:
    """Return the rows of these games, for all bots or for the wanted ones."""
    found = [row for game in games for row in rows_of(game)]
    return [row for row in found if not wanted or set(wanted) & set(row.bots)]


def rows_of(game: str) -> Iterator[Row]:
    names = by_level(game)
    if game == "mordor":
        yield from (Row(game, "", (stronger, weaker)) for weaker, stronger in combinations(names, 2))
    if game == "doom":
        yield from (Row(game, mode, (name,)) for mode in MODES for name in names)
    if game == "fellowship":
        for name in (OPEN, *names):
            yield from deal_rows(name)
    if game == "war":
        yield from (Row(game, "", (name, YARDSTICK)) for name in names if name not in AS_CAPTAIN)
        yield from (Row(game, "", (YARDSTICK, name)) for name in names if name != YARDSTICK)


def deal_rows(name: str) -> list[Row]:
    """Return the rows of a bot with the fixed deals of `fellowship`."""
    return [Row("fellowship", f"chapter={chapter} loss=end", (name,)) for chapter in range(1, CHAPTERS + 1)]


def most(row: Row, rounds: int) -> int:
    """The number of games of a row. In `mordor` both bots start equally often."""
    if row.game == "fellowship":
        return min(rounds, DEALS)
    return 2 * rounds if row.game == "mordor" else rounds


def play(row: Row, number: int) -> Tally:
    """Play the game with this number. A bot that fails ends the run: its games would not be comparable."""
    began = process_time()
    if row.bots == (OPEN,):
        found = solve_deal(row, number)
    elif row.game == "fellowship":
        found = play_deal(row, number)
    else:
        found = play_game(row, number)
    return found._replace(cost=process_time() - began)


def play_game(row: Row, number: int) -> Tally:
    game, options = find(row.game), row.chosen
    pairings = pair(game, options, row.bots[:1])
    seating, luck = row.bots * (len(pairings.places) // len(row.bots)), number
    if row.game == "mordor":  # both bots at both seats, with the same dice
        seating, luck = row.bots if number % 2 == 0 else row.bots[::-1], number // 2
    result = play_bout(game, options, pairings, Bout(number, number, 0, luck, seating), SEED)
    if result.fault:
        raise Refusal("bot-failed", bot=result.culprit, why=result.fault)
    places = range(2) if row.game == "war" else [seating.index(bot) for bot in row.bots]
    won = [result.scores[place] for place in places]
    spent = [Spent(0, 0.0) if bot in row.bots[:at] else result.spent[bot] for at, bot in enumerate(row.bots)]
    return Tally(1, tuple(won), tuple([one.answers for one in spent]), tuple([one.seconds for one in spent]))


def play_deal(row: Row, number: int) -> Tally:
    """Play the first round of a fixed deal. All decks are shuffled once, so every bot meets the same cards."""
    options, name = row.chosen, row.bots[0]
    seats = {
        seat: Seated(name, invited(row.game, name), Random(f"{SEED}/{number}/{seat}"), clock_for(name))
        for seat in FELLOWSHIP.seats(options)
    }
    decks, s = ShuffledDecks(str(number)), FELLOWSHIP.new(options)
    while s.rounds < 2 and (ask := FELLOWSHIP.waiting(s)) is not None:
        if ask.who == CHANCE:
            FELLOWSHIP.apply(s, decks.answer(ask))
        else:
            seated = seats[ask.who]
            FELLOWSHIP.apply(s, seated.choose(Sight(FELLOWSHIP, s, ask.who, ask), seated.rng))
    won = s.over == "won" or s.rounds == 2
    answers, seconds = (sum([getattr(one, of) for one in seats.values()]) for of in ("answers", "seconds"))
    return Tally(1, (float(won),), (answers,), (seconds,), deals=WON if won else LOST)


def deal_option(chapter: int, number: int) -> str | None:
    """Return the hands of a fixed deal as the option `deal`; None if players choose before all cards are dealt."""
    decks, s = ShuffledDecks(str(number)), FELLOWSHIP.new({"chapter": str(chapter)})
    aside: dict[str, list[str]] = {"turn_lost": [], "bury": []}
    while (ask := FELLOWSHIP.waiting(s)) is not None and ask.who == CHANCE:
        answer = decks.answer(ask)
        aside.get(ask.key, []).append(answer)
        FELLOWSHIP.apply(s, answer)
    places = {"lost": aside["turn_lost"], "barrow": aside["bury"], **s.hands}
    line = " | ".join([f"{place}: {' '.join(cards)}" for place, cards in places.items() if cards])
    try:
        FELLOWSHIP.new({"chapter": str(chapter), "deal": line})
    except Refusal:
        return None
    return line or None


def solve_deal(row: Row, number: int) -> Tally:
    """Can the fixed deal be won with open hands, after the best of several random choices before the play?"""
    decks, seed = ShuffledDecks(str(number)), str(number)
    tried = win_round(FELLOWSHIP.new(row.chosen), decks, Random(seed), CHOICES, BUDGET)
    result = WON if tried.won is not None else LOST if tried.sure else UNDECIDED
    return Tally(1, (float(result == WON),), (0,), (0.0,), deals=result)


class Results(NamedTuple):
    machines: tuple[str, ...]  # that have played
    tallies: dict[Row, Tally]


def read(path: Path) -> Results:
    """Return the results in a file; none if there is no file yet."""
    if not path.exists():
        return Results((), {})
    head, *lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return Results(tuple(head["machines"]), dict(map(read_row, lines)))


def read_row(line: dict[str, Any]) -> tuple[Row, Tally]:
    row = Row(line.pop("game"), line.pop("options"), tuple(line.pop("bots")))
    return row, Tally(**{name: tuple(value) if isinstance(value, list) else value for name, value in line.items()})


def write(path: Path, results: Results) -> None:
    """Write the file completely or not at all."""
    lines: list[dict[str, Any]] = [{"machines": results.machines}]
    for row, tally in sorted(results.tallies.items(), key=lambda item: position(item[0])):
        seconds = tuple([round(one, 3) for one in tally.seconds])
        lines.append({**row._asdict(), **tally._replace(seconds=seconds, cost=round(tally.cost, 3))._asdict()})
    user_files.write(path, "".join([json.dumps(line) + "\n" for line in lines]), user_files.SHARED)


def position(row: Row) -> tuple[int, list[tuple[int, str]], tuple[str, ...]]:
    """The place of a row in the file: chapters by their number."""
    return GAMES.index(row.game), [(len(word), word) for word in row.options.split()], row.bots
