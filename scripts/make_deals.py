"""Write the deals of the day of `fellowship`: hands that the solver can win with open hands.

    python scripts/make_deals.py

`tests/table/test_daily.py` solves every deal again.
"""

from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from rich.progress import track

from bree.core import CHANCE
from bree.games.fellowship import GAME
from bree.solve.fellowship.setup_choices import ShuffledDecks, win_round
from bree.table.daily import FILE

ROOT: Final = Path(__file__).resolve().parent.parent
CHAPTERS: Final = tuple(str(number) for number in range(1, 19))
EACH: Final = 2  # deals of a chapter
MOST_TRIED: Final = 4  # a chapter in which somebody chooses before the deal has none
TRIES, BUDGET = 4, 2000
HEAD: Final = "# Written by scripts/make_deals.py: deals that can be won with open hands, as the solver has proved.\n"


def dealt(chapter: str, number: int) -> list[str]:
    """The answers of chance up to the first choice of a player; empty if the solver finds no way to win."""
    seed = f"daily/{chapter}/{number}"
    s = GAME.new({"chapter": chapter, "players": 4})
    won = win_round(s, ShuffledDecks(seed), Random(seed), TRIES, BUDGET).won
    answers: list[str] = []
    for answer in won.answers if won else ():
        ask = GAME.waiting(s)
        if ask is None or ask.who != CHANCE:
            break
        GAME.apply(s, answer)
        answers.append(answer)
    return answers


def main() -> None:
    found: list[tuple[str, list[str]]] = []
    for chapter in track(CHAPTERS):
        tried = (dealt(chapter, number) for number in range(MOST_TRIED))
        found += [(chapter, answers) for answers in islice(filter(None, tried), EACH)]
    Random(0).shuffle(found)
    parts = [
        f'[[deal]]\nseat = "north"\noptions = {{ players = 4, chapter = "{chapter}" }}\n'
        f'answers = "{" ".join(answers)}"\n'
        for chapter, answers in found
    ]
    path = ROOT.joinpath("src", *GAME.package.split("."), FILE)
    path.write_text(HEAD + "\n" + "\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
