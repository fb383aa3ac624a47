"""Counters for Prometheus. Labels hold no names, no tokens, no tables."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MANY = "PROMETHEUS_MULTIPROC_DIR"  # set by `serve` where several workers count together
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """Each app has its own, so that two in one process do not quarrel about names."""

    def __init__(self) -> None:
        self.close()  # of a process that had our number before
        self._registry = own = CollectorRegistry()
        self.answers = Counter("bree_answers", "Answers made durable", ["by"], registry=own)
        self.person, self.bot = self.answers.labels("person"), self.answers.labels("bot")
        self.refused = Counter("bree_refused", "Messages and calls refused", ["key"], registry=own)
        self.append = Histogram("bree_append_seconds", "Until an answer is durable", buckets=QUICK, registry=own)
        self.thought = Histogram("bree_bot_seconds", "Until a bot has chosen", buckets=SLOW, registry=own)
        self.clients = Gauge("bree_clients", "Clients at tables", registry=own, multiprocess_mode="livesum")
        self.tables = Gauge("bree_tables", "Tables in memory", registry=own, multiprocess_mode="livesum")

    def text(self) -> bytes:
        if not os.environ.get(MANY):
            return generate_latest(self._registry)
        for counted in Path(os.environ[MANY]).glob("gauge_live*.db"):
            if not _alive(pid := int(counted.stem.rpartition("_")[2])):  # killed: it could not say so itself
                mark_process_dead(pid)  # type: ignore[no-untyped-call]
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def close(self) -> None:
        """What this process had open is not open any more."""
        if os.environ.get(MANY):
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
