"""Frames: however a message is cut, it is read as it was sent; whatever else comes is broken, and nothing worse."""

from contextlib import suppress
from random import Random

from hypothesis import given, settings as hypothesis_settings, strategies as st
import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from bree.server.wire.frames import (
    BINARY,
    CLOSE,
    NO_CODE,
    NOT_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_LARGE,
    WRONG,
    Broken,
    Message,
    Reader,
    close_code,
    close_frame,
    frame,
)

MOST = 70_000
SIZES = st.sampled_from([0, 1, 2, 125, 126, 127, 65_535, 65_536]) | st.integers(0, 300)
MESSAGES = st.lists(
    st.tuples(st.sampled_from([TEXT, BINARY]), SIZES, st.integers(1, 4))
    | st.tuples(st.sampled_from([PING, PONG, CLOSE]), st.integers(0, 125), st.just(1)),
    max_size=6,
)


def sent(kind: int, data: bytes, fin: bool = True) -> bytes:
    """A frame as a client of another hand writes it."""
    return Frame(Opcode(kind), data, fin).serialize(mask=True)


def cut(kind: int, data: bytes, pieces: int) -> list[bytes]:
    """One message in so many frames."""
    size = len(data) // pieces + 1
    parts = [data[size * number : size * (number + 1)] for number in range(pieces)]
    return [sent(0 if number else kind, part, number == pieces - 1) for number, part in enumerate(parts)]


@given(MESSAGES, st.randoms(use_true_random=False))
@hypothesis_settings(max_examples=150)
def test_a_message_is_read_however_it_is_cut(wanted: list[tuple[int, int, int]], rng: Random) -> None:
    messages: list[Message] = [(kind, rng.randbytes(size)) for kind, size, _ in wanted]
    stream = b""
    between: list[Message] = []
    for (kind, data), (_, _, pieces) in zip(messages, wanted, strict=True):
        frames = cut(kind, data, pieces)
        for number, one in enumerate(frames):
            if number:  # a ping may come between the frames of a message
                stream += sent(PING, b"?")
                between.append((PING, b"?"))
            stream += one
        between.append((kind, data))
    reader = Reader(MOST)
    found: list[Message] = []
    at = 0
    while at < len(stream):
        size = rng.choice((1, 2, 7, 1000, 100_000))
        found += reader.feed(stream[at : at + size])
        at += size
    assert found == between


@given(st.binary(max_size=300), st.integers(1, 50))
@hypothesis_settings(max_examples=300)
def test_noise_is_broken_and_nothing_worse(noise: bytes, size: int) -> None:
    reader = Reader(100)
    with suppress(Broken):
        for at in range(0, len(noise), size):
            for kind, data in reader.feed(noise[at : at + size]):
                assert kind in (TEXT, BINARY, CLOSE, PING, PONG)
                assert len(data) <= 125
    assert len(reader._rest) + len(reader._begun) <= 2 * (100 + 14)


@given(st.sampled_from([TEXT, CLOSE, PING, PONG]), SIZES)
@hypothesis_settings(max_examples=50)
def test_what_we_write_others_can_read(kind: int, size: int) -> None:
    data = b"x" * (size if kind == TEXT else min(size, 125))
    stream = StreamReader()
    stream.feed_data(frame(kind, data))
    parsing = Frame.parse(stream.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as read:
        next(parsing)
    assert (read.value.value.opcode, read.value.value.data) == (kind, data)


@pytest.mark.parametrize(
    ("stream", "code"),
    [
        (b"\xc1\x80abcd", WRONG),  # a bit that no extension has asked for
        (b"\x81\x02abcdef", WRONG),  # not masked
        (b"\x83\x80abcd", WRONG),  # no such kind
        (b"\x8b\x80abcd", WRONG),
        (b"\x09\x80abcd", WRONG),  # a ping in pieces
        (b"\x89\xfe\x00\x80abcd", WRONG),  # a long ping
        (sent(0, b"x"), WRONG),  # goes on with nothing
        (sent(TEXT, b"x", fin=False) + sent(TEXT, b"y"), WRONG),  # begins before the last is over
        (b"\x81\xfe\x00\x65abcd", TOO_LARGE),  # by its header: not a byte more is waited for
        (b"\x81\xff" + b"\xff" * 8 + b"abcd", TOO_LARGE),
        (sent(TEXT, b"x" * 60, fin=False) + sent(0, b"y" * 41), TOO_LARGE),
    ],
    ids=["bit", "mask", "kind", "control", "ping", "long", "goes on", "begins", "large", "huge", "pieces"],
)
def test_what_a_client_may_not_send(stream: bytes, code: int) -> None:
    reader = Reader(100)
    with pytest.raises(Broken) as broken:
        reader.feed(stream)
    assert broken.value.code == code


def test_endless_empty_pieces_take_no_room() -> None:
    reader = Reader(100)
    reader.feed(sent(TEXT, b"", fin=False))
    for _ in range(1000):
        assert reader.feed(sent(0, b"", fin=False)) == []
    assert not reader._begun
    assert reader.feed(sent(0, b"x")) == [(TEXT, b"x")]


@pytest.mark.parametrize("code", [1000, 1001, 1003, 1007, 1011, 1014, 3000, 4999])
def test_a_code_to_close_with_is_echoed(code: int) -> None:
    assert close_code(code.to_bytes(2) + "żegnaj".encode()) == code
    assert close_frame(code) == frame(CLOSE, code.to_bytes(2))


def test_one_may_close_without_a_code() -> None:
    assert close_code(b"") == NO_CODE
    assert close_frame(NO_CODE) == b"\x88\x00"


@pytest.mark.parametrize(
    ("data", "code"),
    [(b"\x03", WRONG), (b"\x00\x00", WRONG), (b"\x03\xed", WRONG), (b"\x03\xf7", WRONG), (b"\x13\x88", WRONG),
     (b"\x03\xe8\xff", NOT_TEXT)],
)  # fmt: skip
def test_nonsense_to_close_with(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        close_code(data)
    assert broken.value.code == code
