"""Frames of a WebSocket (RFC 6455): what a client sends is taken apart, what it gets is wrapped. Nothing waits here.

No extension is offered, so a frame is plain. Whatever a client may not send is `Broken`, with the code to close with.
"""

from collections.abc import Callable

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, MASKED, CONTROL = 0x80, 0x80, 0x8
WRONG, NOT_TEXT, TOO_MANY, TOO_LARGE = 1002, 1007, 1008, 1009
NO_CODE = 1005
Message = tuple[int, bytes]  # its kind, and what it holds


class Broken(Exception):  # noqa: N818  (a client may be broken; we are not)
    """The other side does not keep to the protocol, or sends more than it may."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def frame(kind: int, data: bytes) -> bytes:
    """A whole message in one frame; a server's is not masked."""
    size = len(data)
    if size < 126:
        return bytes((FINAL | kind, size)) + data
    if size < 1 << 16:
        return bytes((FINAL | kind, 126, size >> 8, size & 255)) + data
    return bytes((FINAL | kind, 127)) + size.to_bytes(8) + data


def close_frame(code: int) -> bytes:
    return frame(CLOSE, b"" if code == NO_CODE else code.to_bytes(2))


def close_code(data: bytes) -> int:
    """The code that a closing frame holds, to be echoed; nonsense is broken."""
    if not data:
        return NO_CODE
    code = int.from_bytes(data[:2])
    if len(data) < 2 or not (3000 <= code < 5000 or (1000 <= code < 1015 and code not in (1004, 1005, 1006))):
        raise Broken(WRONG)
    try:
        data[2:].decode()
    except UnicodeDecodeError:
        raise Broken(NOT_TEXT) from None
    return code


def unmasked(data: bytes, mask: bytes) -> bytes:
    """One long number is xored faster than many bytes."""
    size = len(data)
    masks = mask * (size // 4 + 1)
    return (int.from_bytes(data) ^ int.from_bytes(masks[:size])).to_bytes(size)


class Reader:
    """Takes bytes as they come and gives whole messages. It holds no more than the largest message and one header."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.may: Callable[[], bool] = lambda: True  # one more frame, of whatever kind?
        self._rest = bytearray()  # of a frame that is not complete
        self._need = 0  # bytes until it is, or until more is known of it
        self._kind = CONTINUED  # of the message that has begun
        self._begun = bytearray()  # its data so far

    def feed(self, data: bytes) -> list[Message]:
        if self._rest:
            self._rest += data
            if len(self._rest) < self._need:
                return []
            data = bytes(self._rest)
            self._rest.clear()
        found: list[Message] = []
        at = 0
        while at < len(data):
            end = self._frame(data, at, found)
            if end > len(data):
                self._rest += data[at:]
                self._need = end - at
                break
            at = end
        return found

    def _frame(self, data: bytes, at: int, found: list[Message]) -> int:
        """Where the frame ends that begins here, or what is known of it; if it is complete, it is taken."""
        start = at + 6  # after the mask
        if len(data) < start:
            return start
        first, second = data[at], data[at + 1]
        kind, size = first & 0x0F, second & 0x7F
        if size > 125:
            long = 2 if size == 126 else 8
            start += long
            if len(data) < start:
                return start
            size = int.from_bytes(data[at + 2 : at + 2 + long])
        self._check(first, second, kind, size)
        end = start + size
        if end <= len(data):
            if not self.may():  # what follows is not even looked at
                raise Broken(TOO_MANY)
            self._take(first & FINAL, kind, unmasked(data[start:end], data[start - 4 : start]), found)
        return end

    def _check(self, first: int, second: int, kind: int, size: int) -> None:
        """By its header alone: what is too large is not waited for."""
        if first & 0x70 or not second & MASKED or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            raise Broken(WRONG)
        if kind & CONTROL:
            if not first & FINAL or size > 125:
                raise Broken(WRONG)
        elif (kind == CONTINUED) != (self._kind != CONTINUED):  # goes on with nothing, or begins in between
            raise Broken(WRONG)
        elif len(self._begun) + size > self._most:
            raise Broken(TOO_LARGE)

    def _take(self, final: int, kind: int, data: bytes, found: list[Message]) -> None:
        if kind & CONTROL or (final and kind != CONTINUED):
            found.append((kind, data))
            return
        self._begun += data
        self._kind = self._kind or kind
        if final:
            found.append((self._kind, bytes(self._begun)))
            self._begun.clear()
            self._kind = CONTINUED
