"""A contest as a small file that can repeat it, and as rows, one for each game."""

from collections.abc import Callable, Iterable, Iterator
import json
from pathlib import Path
import platform
from typing import Any, NamedTuple

from bree import __version__
from bree.bots.outside import is_outside
from bree.core import Refusal
from bree.core.find import find
from bree.lab.arena.bout import Result
from bree.lab.arena.contest import Contest
from bree.lab.arena.figures import Figures
from bree.table import user_files

FORMAT = 1
KINDS: dict[str, type] = {
    "game": str, "rules": int, "options": dict, "bots": list, "games": int, "seed": str, "stop": bool,
    "bree": str, "python": str, "figures": dict,
}  # fmt: skip


def write(contest: Contest, figures: Figures, path: Path) -> None:
    game = find(contest.game)
    told = {
        "arena": FORMAT,
        "bree": __version__,
        "python": platform.python_version(),
        "game": game.name,
        "rules": game.version,
        "options": contest.options,
        "bots": contest.bots,
        "games": contest.games,
        "seed": contest.seed,
        "stop": contest.stop,
        "figures": figures,
    }
    user_files.write(path, json.dumps(told, ensure_ascii=False, indent=1) + "\n", user_files.SHARED)


class Before(NamedTuple):
    """The figures in a file, and the version that wrote it."""

    figures: Figures
    version: tuple[str, int]  # of Bree, and of the rules

    def holds(self, contest: Contest, figures: Figures, tell: Callable[[str], None]) -> bool:
        """Are the figures the same now? Also prints a text that says so."""
        same: bool = json.loads(json.dumps(figures)) == self.figures
        if not same and self.version != (__version__, find(contest.game).version):
            tell("arena-versions")
        tell("arena-again" if same else "arena-changed")
        return same


def read(path: Path) -> tuple[Contest, Before]:
    """The contest in a file, to repeat it."""
    try:
        told: Any = json.loads(user_files.read(path))
    except (ValueError, RecursionError):
        raise Refusal("arena-file", file=str(path)) from None
    if not isinstance(told, dict) or told.get("arena") != FORMAT or not _is_whole(told):
        raise Refusal("arena-file", file=str(path))
    if any(is_outside(bot) for bot in told["bots"]):
        raise Refusal("arena-outside", file=str(path))  # a file from somebody else must not start programs here
    contest = Contest(told["game"], told["options"], tuple(told["bots"]), told["games"], told["seed"], told["stop"])
    return contest, Before(told["figures"], (told["bree"], told["rules"]))


def _is_whole(told: dict[str, Any]) -> bool:
    return (
        all(type(told.get(name)) is kind for name, kind in KINDS.items())
        and all(type(bot) is str for bot in told["bots"])
        and all(type(value) in (str, int) for value in told["options"].values())
    )


def schema(contest: Contest) -> dict[str, type]:
    """The columns of the rows: the bots at the places, and the result."""
    names = ["+".join(place) for place in contest.pairings.places]
    return {
        "game": int, "round": int, "line_up": int, "luck": int, "answers": int, "end": str, "fault": str,
        "culprit": str,
        **{f"bot_{name}": str for name in names},
        **{f"score_{name}": float for name in names},
    }  # fmt: skip


def rows(contest: Contest, results: Iterable[Result]) -> Iterator[dict[str, Any]]:
    names = ["+".join(place) for place in contest.pairings.places]
    for result in results:
        bout = result.bout
        yield {
            "game": bout.number, "round": bout.round, "line_up": bout.line_up, "luck": bout.luck,
            "answers": result.answers, "end": result.end, "fault": result.fault, "culprit": result.culprit,
            **{f"bot_{name}": bot for name, bot in zip(names, bout.seating, strict=True)},
            **{f"score_{name}": score for name, score in zip(names, result.scores, strict=False)},
        }  # fmt: skip
