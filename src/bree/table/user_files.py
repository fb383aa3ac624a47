"""The user's data folder with saved games, and how files are read and written."""

from datetime import datetime
import os
from pathlib import Path
import tempfile

from bree.core import Refusal
from bree.table.os_errors import reason

PRIVATE, SHARED = 0o600, 0o644  # who may read a file
LARGEST = 16 * 1024 * 1024  # characters of a file; a long game has a few hundred thousand


def home() -> Path:
    """`BREE_HOME`, else the usual folder for the user's data."""
    given = os.environ.get("BREE_HOME")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bree"


def new_file(game: str) -> Path:
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return home() / "games" / f"{game}-{stamp}-{os.getpid()}.json"


def newest() -> Path:
    """The saved game that was played last."""
    found = sorted((home() / "games").glob("*.json"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise Refusal("save-none")
    return found[-1]


def write(path: Path, text: str, mode: int = PRIVATE) -> None:
    """Write a file atomically: a crash leaves the old file or the new one. A link stays a link."""
    check_ordinary(path)
    scratch: Path | None = None
    true = Path(os.path.realpath(path))
    try:
        true.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=true.parent, delete=False) as file:
            scratch = Path(file.name)
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        scratch.chmod(mode)
        os.replace(scratch, true)
    except OSError as fault:
        if scratch is not None:
            scratch.unlink(missing_ok=True)
        raise Refusal("file-unwritable", file=str(path), why=reason(fault)) from fault


def check_ordinary(path: Path) -> None:
    """Refuse a device, a pipe or a socket: writing would replace it by a file, or never end."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise Refusal("file-unwritable", file=str(path), why="why-no-file")


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written. Call this before long work; it changes nothing."""
    check_ordinary(path)
    new = not path.exists()
    try:
        with path.open("ab"):
            pass
        if new:
            os.unlink(os.path.realpath(path))  # if the path is a link, keep the link
    except OSError as fault:
        raise Refusal("file-unwritable", file=str(path), why=reason(fault)) from fault


def read(path: Path) -> str:
    """The text of a file. Reads at most `LARGEST` characters, because a device may have no end."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Refusal("file-missing", file=str(path)) from None
    except UnicodeDecodeError as fault:
        raise Refusal("file-not-text", file=str(path)) from fault
    except OSError as fault:
        raise Refusal("file-unreadable", file=str(path), why=reason(fault)) from fault
    if len(text) > LARGEST:
        raise Refusal("file-large", file=str(path), most=LARGEST // 1024**2)
    return text
