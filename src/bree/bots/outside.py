"""`outside:COMMAND`: any program as a bot. It reads questions as lines of JSON and prints one line for each answer.

Bree starts the program for the first question of a game and ends it with the game. Bree never uses a shell. If the
program answers late, answers nonsense, writes too much or dies, Bree raises a refusal that says so. At a table with
people, a random bot then plays on; a simulated game counts as a fault.
"""

from contextlib import suppress
import json
import os
from random import Random
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
import shlex
import shutil
import signal
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Lock
from time import monotonic
from typing import IO
import weakref

from bree.bots.bot import Sight
from bree.core import Ask, Refusal
from bree.core.entry_points import one_line
from bree.table.os_errors import reason

PREFIX = "outside:"
SECONDS, MOST_SECONDS = 30.0, 86_400.0  # for one answer, unless BREE_OUTSIDE_SECONDS sets another limit
LONGEST = 16_384  # bytes of an answer; the longest word of our games has forty
LAST_WORDS = 300  # bytes of the program's error output that the refusal quotes
FEW = 8  # reads after which Bree ignores further error output
GRACE_S = 1.0  # between the end of the program's input and the kill
SEED_BITS = 32

LATE, NONSENSE, UNASKED, LONG, DEAD = ("why-outside-" + why for why in ("late", "nonsense", "unasked", "long", "dead"))


def is_outside(name: str) -> bool:
    return name.startswith(PREFIX)


def seconds_allowed() -> float:
    """Return the limit for one answer, from `BREE_OUTSIDE_SECONDS`."""
    given = os.environ.get("BREE_OUTSIDE_SECONDS") or str(SECONDS)
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise Refusal("outside-seconds", found="'" + given, most=int(MOST_SECONDS))
    return seconds


def words_of(command: str) -> list[str]:
    """Split the command into the program and its arguments, by the quoting rules of a shell. No shell runs."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or "\0" in command:
        raise Refusal("outside-unread", command="'" + command)
    if shutil.which(words[0]) is None:
        raise Refusal("outside-missing", program="'" + words[0])
    return words


def question(sight: Sight, rng: Random) -> bytes:
    """Return one question for the program: the seat's view, the ask, and a random seed."""
    ask = sight.ask
    told = {
        "game": sight.game.name,
        "seat": sight.seat,
        "seed": rng.getrandbits(SEED_BITS),
        "ask": _plain(ask),
        "view": sight.view,
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _plain(ask: Ask) -> dict[str, object]:
    picks = [{"id": pick.id, "on": pick.on, "copies": pick.copies} for pick in ask.picks]
    bounds = {"many": ask.many, "least": ask.least, "most": ask.most}
    return {"key": ask.key, "rule": ask.rule, "facts": dict(ask.facts), **bounds, "picks": picks}


class Outside:
    def __init__(self, command: str) -> None:
        if not hasattr(os, "killpg"):  # Windows has no process groups, and select() does not work on its pipes
            raise Refusal("outside-posix")
        self.command = command
        self._words = words_of(command)
        self._seconds = seconds_allowed()
        self._talk: _Talk | None = None
        # when nothing refers to this bot any more, its process ends
        self._last: weakref.finalize[..., Outside] | None = None

    def choose(self, sight: Sight, rng: Random) -> str:
        asked = question(sight, rng)
        try:
            return self._talking().answer(asked, sight.ask, self._seconds)
        except OSError as fault:
            raise self._failed(reason(fault), "") from fault
        except _Fault as fault:
            raise self._failed(fault.why, fault.said) from fault

    def _talking(self) -> "_Talk":
        talk = self._talk
        if talk is None:
            self._talk = talk = _Talk(self._words)
            self._last = weakref.finalize(self, talk.end)
        return talk

    def _failed(self, why: str, said: str) -> Refusal:
        """Return a refusal with the best explanation: the answer itself, or the error output."""
        self.leave()
        return Refusal("outside-fault", command="'" + self.command, why=why, said="'" + (shown(said) or "–"))

    def leave(self) -> None:
        """End the program with the game, perhaps while it computes. The next game starts a new one."""
        last, self._talk, self._last = self._last, None, None
        if last is not None:
            last()


def shown(said: str) -> str:
    """Return the text in one line, shortened."""
    return one_line(said)[:LAST_WORDS]


class _Fault(Exception):  # noqa: N818
    def __init__(self, why: str, said: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.said = said


class _Talk:
    """A running program and the contents of its three pipes."""

    def __init__(self, words: list[str]) -> None:
        self._process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        self._in, self._out, self._err = (
            _there(pipe) for pipe in (self._process.stdin, self._process.stdout, self._process.stderr)
        )
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        self._heard = b""
        self._murmur = b""
        self._busy = Lock()  # held during an answer; another thread may end the game in the meantime

    def _murmured(self) -> str:
        """Return the end of the error output."""
        for _ in range(FEW):
            self._listen(self._err)
        return self._murmur.decode(errors="replace")

    def answer(self, asked: bytes, ask: Ask, seconds: float) -> str:
        """Return the answer to a question. A program that breaks the rules is killed."""
        try:
            with self._busy:
                return self._answer(asked, ask, monotonic() + seconds)
        except _Fault:
            self.kill()
            raise

    def _answer(self, asked: bytes, ask: Ask, end: float) -> str:
        if self._in.closed:
            raise _Fault(DEAD)
        try:
            answer = self._line(asked, end)
            if not ask.offers(answer):
                raise _Fault(NONSENSE, answer)
        except _Fault as fault:
            raise _Fault(fault.why, fault.said or self._murmured()) from None
        return answer

    def _line(self, asked: bytes, end: float) -> str:
        """Return one line, if it comes in time and nothing follows it."""
        self._listen(self._out)
        if self._heard:
            raise _Fault(UNASKED, self._said())
        with DefaultSelector() as lines:
            lines.register(self._in, EVENT_WRITE)
            lines.register(self._out, EVENT_READ)
            lines.register(self._err, EVENT_READ)
            while b"\n" not in self._heard:
                ready = lines.select(max(0.0, end - monotonic()))
                if not ready or monotonic() > end:  # a program that keeps writing errors is late too
                    raise _Fault(LATE)
                for key, _ in ready:
                    if key.fileobj is self._in:
                        asked = self._tell(asked)
                        if not asked:
                            lines.unregister(self._in)
                    elif not self._listen(key.fileobj):
                        lines.unregister(key.fileobj)
        line, _, rest = self._heard.partition(b"\n")
        if rest:
            raise _Fault(UNASKED, self._said())
        self._heard = b""
        return line.decode(errors="replace").strip()

    def _tell(self, asked: bytes) -> bytes:
        """Write what is left of the question. Write nothing if the program has closed its input."""
        try:
            return asked[os.write(self._in.fileno(), asked) :]
        except BrokenPipeError:
            return b""

    def _listen(self, pipe: object) -> bool:
        """Read what there is. Return False at the end of a pipe that is no longer needed."""
        ours = pipe is self._out
        try:
            new = os.read((self._out if ours else self._err).fileno(), LONGEST)
        except BlockingIOError:
            return True
        if not ours:
            self._murmur = (self._murmur + new)[-LAST_WORDS:]
        elif not new:
            raise _Fault(DEAD)
        else:
            self._heard += new
            if len(self._heard) >= LONGEST:
                raise _Fault(LONG)
        return bool(new)

    def _said(self) -> str:
        return self._heard[:LAST_WORDS].decode(errors="replace")

    def end(self) -> None:
        """Close the input, so that the program can end. Do not wait for a program that computes."""
        if self._busy.acquire(blocking=False):
            self._in.close()
            self._busy.release()
            with suppress(TimeoutExpired):
                self._process.wait(GRACE_S)
        self.kill()

    def kill(self) -> None:
        """Kill the program and everything that it has started. A thread that waits for an answer gets a refusal.
        Calling this twice is harmless.
        """
        if self._process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        with self._busy:
            for pipe in (self._in, self._out, self._err):
                pipe.close()


def _there(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe
