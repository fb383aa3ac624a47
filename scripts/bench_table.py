"""Measure large pick sets and long games, with the two games of the tests that are made for this.

    python scripts/bench_table.py

The pick set: a stack of fourteen kinds, three of each, ten to choose. The long game: 4,500 answers on a map of 105
regions. Times are processor time, so other work on the machine has less influence. Each figure has a reference from the
same run. Writes build/bench_table.json. No test checks a time.
"""

import asyncio
from collections.abc import Callable
import json
from pathlib import Path
from random import Random
from statistics import median
import sys
from time import process_time

import msgspec
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path += [str(ROOT), str(ROOT / "tests" / "games")]

from army import GAME as ARMY, field  # noqa: E402
from army.state import KINDS  # noqa: E402
from saga import GAME as SAGA  # noqa: E402

from bree.core import DONE, Refusal  # noqa: E402
from bree.lab.bench import interpreter  # noqa: E402
from bree.server.show.audience import Audience  # noqa: E402
from bree.server.show.audiences import Audiences  # noqa: E402
from bree.server.show.published_state import PublishedState  # noqa: E402
from bree.server.store import Loaded, Snapshot, TableRecord, TableRow  # noqa: E402
from bree.server.store.records import SeatRecord  # noqa: E402
from bree.server.tables.restore import ANSWER, restore, snapshot  # noqa: E402
from bree.server.wire import messages  # noqa: E402
from bree.table import Chair, Sitting  # noqa: E402
from bree.table.pick_set import SetSearch, ordered_answers, pick_set_of  # noqa: E402
from bree.table.selection import bounded_selection, searched_selection  # noqa: E402
from tests.searched import searched_run  # noqa: E402

ROUNDS = 5
CHAIRS = {"west": Chair("west"), "east": Chair("east")}
TEN = [
    "gandalf",
    "rohan-elite",
    "strider",
    "rohan-elite",
    "rohan-elite",
    "elves-regular",
    "gondor-elite",
    *["gandalf"] * 2,
]
ANSWERS = 4500


def ms(work: Callable[[], object], times: int = 1) -> float:
    """Of one time, the median of some rounds."""
    found = []
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(times):
            work()
        found.append((process_time() - began) / times * 1000)
    return median(found)


def runs() -> tuple[float, dict[str, float]]:
    """The reference is one answer by the bare rules."""
    s = field([3] * len(KINDS), hits=0)
    ARMY.rules.settle(s)
    ask = ARMY.waiting(s)
    assert ask is not None
    wanted = [*TEN, "dwarves-regular"]
    small = field([1] * 8 + [0] * 5 + [1], hits=0, told=False)
    ARMY.rules.settle(small)
    untold = ARMY.waiting(small)
    assert untold is not None

    def answer() -> None:
        twin = s.clone()
        ARMY.apply(twin, "rohan-elite")

    def refused() -> None:
        try:
            ordered_answers(ARMY, s, ask, [*wanted, "dwarves-regular", DONE])
        except Refusal:
            return
        raise AssertionError("eleven are too many")

    course = SetSearch(ARMY, small, untold)
    some = ["strider", "dwarves-elite"]
    return ms(answer, 500), {
        "whole run, told": ms(lambda: pick_set_of(ARMY, s, ask), 500),
        "gather ten": ms(lambda: ordered_answers(ARMY, s, ask, wanted), 50),
        "gather eleven, refused": ms(refused, 50),
        "marks, nine of ten": ms(lambda: bounded_selection(ARMY, s, ask, wanted[:-1]), 50),
        "marks, ten": ms(lambda: bounded_selection(ARMY, s, ask, wanted), 50),
        "marks of 512 multisets, searched before": ms(lambda: searched_selection(ARMY, course, some), 20),
        "whole run of 512 multisets, searched": ms(lambda: searched_run(ARMY, small, untold)),
    }


def played() -> Sitting:
    sitting, rng = Sitting(SAGA, {"answers": ANSWERS}, CHAIRS, seed=1), Random(1)
    sitting.play_automatic()
    while (ask := sitting.ask) is not None:
        sitting.answer(ask.who, rng.choice(ask.picks).id)
        sitting.play_automatic()
    return sitting


def long_game() -> tuple[float, dict[str, float]]:
    """The reference is the whole game by the bare rules: its answers, one after the other, without a log."""
    sitting = played()
    picks = [answer.pick for answer in sitting.answers]
    text = sitting.save()
    seats = [SeatRecord(seat, "me", seat, "", "x", "") for seat in CHAIRS]
    record = TableRecord("t", "saga", 1, sitting.options, None, "", False, None, False, 1.0, seats)
    rows = [TableRow(n, ANSWER, one.who, one.pick, 0, float(n)) for n, one in enumerate(sitting.answers, 1)]
    recalled = asyncio.run(restore(SAGA, Loaded(record, None, rows)))
    assert recalled.sitting.state == sitting.state
    kept = msgspec.json.encode(snapshot(recalled.sitting, recalled.progress).state)

    def bare() -> None:
        s = SAGA.new(sitting.options)
        for pick in picks:
            SAGA.apply(s, pick)

    def from_snapshot() -> None:
        state = msgspec.json.decode(kept)
        asyncio.run(restore(SAGA, Loaded(record, Snapshot(len(rows), state), [])))

    return ms(bare), {
        "load a save": ms(lambda: Sitting.load(text, SAGA)),
        "recall from rows": ms(lambda: asyncio.run(restore(SAGA, Loaded(record, None, rows)))),
        "recall from a snapshot": ms(from_snapshot),
        "write a snapshot": ms(lambda: msgspec.json.encode(snapshot(recalled.sitting, recalled.progress).state)),
        "undo the last answer": ms(lambda: sitting.position(len(picks) - 1), 50),
        "write a save": ms(sitting.save, 5),
    }


def joining() -> dict[str, float]:
    """Bytes that somebody gets who comes at the end."""
    sitting, audiences = played(), Audiences()
    log = sitting.state.log or []
    scene = PublishedState(SAGA, sitting.state, None, 1, 1, audiences.lines(log), messages.raw([]))
    audience = Audience(("west",))
    audience.update(scene, log)
    return {
        "whole log": len(audience.state_message(0)),
        "newest 200 lines": len(audience.state_message(len(audience.lines) - 200, True)),
    }


def main() -> None:
    report: dict[str, dict[str, float]] = {}
    table = Table("figure", "ms", "ratio")
    for name, (reference, found) in {"one answer": runs(), f"{ANSWERS} answers, bare rules": long_game()}.items():
        report[name] = {"reference": reference, **found}
        table.add_row(name, f"{reference:,.3f}", "1")
        for figure, value in found.items():
            table.add_row("  " + figure, f"{value:,.3f}", f"{value / reference:,.2f}")
    report["bytes of joining"] = sizes = joining()
    whole = sizes["whole log"]
    bytes_table = Table("joining after 4,500 answers", "bytes", "ratio")
    for figure, value in sizes.items():
        bytes_table.add_row(figure, f"{value:,}", f"{value / whole:.2f}")
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "bench_table.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    console = Console()
    console.print(interpreter())
    console.print(table)
    console.print(bytes_table)


if __name__ == "__main__":
    main()
