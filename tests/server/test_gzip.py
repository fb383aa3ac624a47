"""Compressed HTTP bodies: for clients that accept them, if they are smaller, and never together with a secret."""

import asyncio
from collections.abc import Iterator
import gzip
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from bree.server.routes.gzip import MIN_BYTES, accepts_gzip
from tests.server.running import House, running, settings
from tests.server.setting import ME, RANDOM, lay

GZIP = {"Accept-Encoding": "gzip"}
PLAIN = {"Accept-Encoding": "identity"}
WORDS = b"export const regions = 105;\n" * 200


@pytest.mark.parametrize(
    ("said", "taken"),
    [("gzip", True), ("br, GZIP;q=0.5", True), ("*", True), ("deflate, gzip; q=0", False), ("gzip;q=0.000", False),
     ("", False), ("identity", False), ("x-gzip-not", False)],
)  # fmt: skip
def test_who_takes_it(said: str, taken: bool) -> None:
    assert accepts_gzip(Headers({"accept-encoding": said})) is taken


def test_who_says_nothing_gets_it_plain() -> None:
    assert not accepts_gzip(Headers({}))


@pytest.mark.parametrize("path", ["/api/games", "/api/texts/pl?game=mordor", "/api/rules/mordor", "/api/cards/doom"])
async def test_what_does_not_change(rest: httpx.AsyncClient, path: str) -> None:
    plain = await rest.get(path, headers=PLAIN)
    packed = await rest.get(path, headers=GZIP)
    assert plain.content == packed.content
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
    assert plain.headers["Content-Type"] == packed.headers["Content-Type"]
    assert int(packed.headers["Content-Length"]) < len(plain.content) / 2


async def test_frames(rest: httpx.AsyncClient) -> None:
    laid = await lay(rest, "mordor", ME, RANDOM, watch=True)
    path = f"{laid.path}/frames"
    plain, packed = await rest.get(path, headers=PLAIN), await rest.get(path, headers=GZIP)
    assert len(plain.content) >= MIN_BYTES
    assert packed.headers["Content-Encoding"] == "gzip"
    assert plain.json()[0] == packed.json()[0]


async def test_an_answer_with_tokens_is_never_packed(rest: httpx.AsyncClient) -> None:
    seats = [{"kind": "me", "name": "A" * 40, "bot": ""}] * 4
    wish = {"game": "mordor", "options": {"players": 4}, "seats": seats, "watch": False, "clock": None}
    made = await rest.post("/api/tables", json=wish, headers=GZIP)
    assert made.status_code == 201
    assert "Content-Encoding" not in made.headers


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A client as the build leaves it: large files are there twice, plain and compressed."""
    folder = tmp_path_factory.mktemp("built")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/app-1.js"):
        (static / name).write_bytes(WORDS)
        (static / f"{name}.gz").write_bytes(gzip.compress(WORDS, mtime=0))
    (static / "assets/font-1.woff2").write_bytes(b"\x00" * 3000)
    for folder in (static, static / "assets"):
        (folder / ".built").write_text("what it was built from")
    with running(settings(f"sqlite:///{folder}/t.sqlite"), static=static) as house:
        yield house


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/assets/app-1.js"])
async def test_files_of_the_client(built: House, path: str) -> None:
    async with httpx.AsyncClient(base_url=built.url, timeout=60) as rest:
        plain, packed = await rest.get(path, headers=PLAIN), await rest.get(path, headers=GZIP)
        assert plain.content == packed.content == WORDS
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert int(packed.headers["Content-Length"]) < len(WORDS) / 10
        assert plain.headers["Content-Type"] == packed.headers["Content-Type"]
        assert plain.headers["Vary"] == packed.headers["Vary"] == "Accept-Encoding"
        assert plain.headers["Cache-Control"] == packed.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/.built", "/./.built", "/x/../.built", "/assets/.built", "//.built", "/.built/"])
async def test_notes_of_the_build_are_not_served(built: House, path: str) -> None:
    reads, writes = await asyncio.open_connection("127.0.0.1", built.port)
    writes.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    answer = await reads.read()
    writes.close()
    assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 404"))
    assert b"what it was built from" not in answer


async def test_what_the_build_left_alone(built: House) -> None:
    async with httpx.AsyncClient(base_url=built.url, timeout=60) as rest:
        font = await rest.get("/assets/font-1.woff2", headers=GZIP)
        assert "Content-Encoding" not in font.headers
        assert len(font.content) == 3000


def test_the_build_packs_what_is_worth_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from scripts import build_web

    monkeypatch.setattr(build_web, "TARGET", tmp_path)
    (tmp_path / "app.js").write_bytes(WORDS)
    (tmp_path / "tiny.svg").write_bytes(b"<svg/>")
    (tmp_path / "font.woff2").write_bytes(WORDS)
    build_web.compress()
    assert gzip.decompress((tmp_path / "app.js.gz").read_bytes()) == WORDS
    assert not (tmp_path / "tiny.svg.gz").exists()
    assert not (tmp_path / "font.woff2.gz").exists()
