"""The server's own log, with one JSON object a line. It contains no tokens, no names and no answers of games."""

from datetime import UTC, datetime
import json
import logging
from typing import Any

LOG = logging.getLogger("bree.server")


def note(event: str, **facts: Any) -> None:
    LOG.info(event, extra={"facts": facts})


def warn(event: str, **facts: Any) -> None:
    LOG.warning(event, extra={"facts": facts})


def fault(event: str, **facts: Any) -> None:
    """Log a defect with its traceback. Call it inside an `except` block."""
    LOG.exception(event, extra={"facts": facts})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def config(level: str = "INFO") -> dict[str, Any]:
    """The configuration for `logging` and uvicorn. No access log, because its lines would contain the ids of tables."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "bree.server.log.JsonLines"}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "json"}},
        "loggers": {
            "bree": {"handlers": ["err"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
            "websockets": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        },
    }
