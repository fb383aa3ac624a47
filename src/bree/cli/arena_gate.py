"""`bree arena --gate`: plays the games of a gate and prints its table and verdict."""

import json
import sys
from typing import TYPE_CHECKING

from rich.progress import Progress
from rich.table import Table

from bree.cli.console import Screen
from bree.lang import Voice
from bree.lang.visible import visible
from bree.lang.voice import LITERALLY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bree.lab.arena.bout import Result
    from bree.lab.arena.gate import Gate
    from bree.lab.arena.words import Sheet

SHOWN_FAULTS = 3  # faults that are printed in full


def play_gate(gate: "Gate", jobs: int, ray: str, voice: Voice, *, as_json: bool) -> int:
    """Return 0 if the change counts."""
    from bree.lab.arena.gate import told
    from bree.lab.arena.words import gate_sheet
    from bree.lab.executor import executor

    screen = Screen(stderr=True)
    faults: list[Result] = []
    with (
        executor(jobs, ray) as workers,
        Progress(console=screen, disable=not screen.is_terminal or as_json) as progress,
    ):
        task = progress.add_task(voice.say("game-title"), total=gate.total)

        def seen(results: "Sequence[Result]") -> None:
            faults.extend([result for result in results if result.fault])
            progress.advance(task, len(results))

        found = list(gate.run(workers, seen))
    print_faults(faults, voice)
    passed = not faults and all(one.passed for one in found)
    if as_json:
        print(visible(json.dumps(told(gate, found, passed=passed), ensure_ascii=False)))
    else:
        screen = Screen()
        screen.print(table_of(gate_sheet(gate, found, voice), voice))
        screen.print(voice.say("gate-passed" if passed else "gate-failed"))
    return 0 if passed else 1


def print_faults(faults: "Sequence[Result]", voice: Voice) -> None:
    for one in faults[:SHOWN_FAULTS]:
        what = one.fault if one.refused is None else voice.refusal(one.refused)
        what = LITERALLY + (f"{one.culprit}: {what}" if one.culprit else what)
        print(voice.say("cli-fault", {"number": one.bout.number, "what": what}), file=sys.stderr)


def table_of(sheet: "Sheet", voice: Voice) -> Table:
    table = Table(title=voice.say("arena-" + sheet.key))
    for at, column in enumerate(sheet.columns):
        table.add_column(column, justify="right" if at else "left")
    for row in sheet.rows:
        table.add_row(*row)
    return table
