"""Counters for Prometheus. Labels contain no names, tokens or tables."""

import os
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MANY = "PROMETHEUS_MULTIPROC_DIR"  # `serve` sets it if several workers share their counters
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)


class Metrics:
    """Each application has its own registry, so two of them in one process do not clash."""

    def __init__(self) -> None:
        self.close()  # the files of a former process with the same pid
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
            if not _alive(pid := int(counted.stem.rpartition("_")[2])):  # it was killed and could not close its files
                mark_process_dead(pid)  # type: ignore[no-untyped-call]
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def close(self) -> None:
        """Reset the gauges of this process: its clients and tables are gone."""
        if os.environ.get(MANY):
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
