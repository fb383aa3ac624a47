"""From a schedule that fails to a small one that still does: faults are left out, then the time is cut."""

from collections.abc import Callable

from tests.server.world.schedule import Schedule

Fails = Callable[[Schedule], bool]
TRIES = 200


def shrink(schedule: Schedule, fails: Fails) -> Schedule:
    """Halves of the faults first, then ever smaller parts (delta debugging); what is left fails, too."""
    tries = iter(range(TRIES))
    parts = 2
    while schedule.faults and next(tries, None) is not None:
        size = max(1, len(schedule.faults) // parts)
        for first in range(0, len(schedule.faults), size):
            fewer = schedule._replace(faults=schedule.faults[:first] + schedule.faults[first + size :])
            if fails(fewer):
                schedule, parts = fewer, max(2, parts - 1)
                break
        else:
            if size == 1:
                break
            parts *= 2
    return _shorter(schedule, fails)


def _shorter(schedule: Schedule, fails: Fails) -> Schedule:
    fewer = schedule._replace(tables=1)
    if schedule.tables > 1 and fails(fewer):
        schedule = fewer
    last = max((fault.until for fault in schedule.faults), default=0.0)
    for length in (last + 0.5, (last + schedule.length) / 2):
        shorter = schedule._replace(length=round(length, 1))
        if shorter.length < schedule.length and fails(shorter):
            return shorter
    return schedule
