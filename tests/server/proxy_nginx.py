"""Games behind nginx, with the configuration of examples/proxy. Part of `make soak`: nginx is not everywhere."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from ssl import create_default_context
import subprocess

import httpx
import pytest

from tests.server.running import PATIENCE_S, Port, running, settings, wait_until
from tests.server.seated import Seated
from tests.server.setting import ME, OPEN, claim, lay
from tests.server.test_proxy import CONFIG

TLS = CONFIG.with_name("tls.conf")
CERTIFICATE = "/etc/letsencrypt/live/bree.example"
SERVERS = "        server 10.0.0.5:8000;\n        server 10.0.0.6:8000;\n"


@contextmanager
def nginx(folder: Path, *ports: int) -> Iterator[str]:
    """The example of several machines, but for its addresses."""
    held = Port()
    servers = "".join(f"        server 127.0.0.1:{port};\n" for port in ports)
    text = replaced(CONFIG, {SERVERS: servers, "listen 80;": f"listen 127.0.0.1:{held.number};"})
    held.close()
    with started(folder, text, f"http://127.0.0.1:{held.number}") as url:
        yield url


@contextmanager
def nginx_with_tls(folder: Path, port: int) -> Iterator[str]:
    """The example of one machine, but for its addresses and its certificate."""
    plain, held = Port(), Port()
    words = {
        "listen 80;": f"listen 127.0.0.1:{plain.number};",
        "    listen [::]:80;\n": "",
        "listen 443 ssl;": f"listen 127.0.0.1:{held.number} ssl;",
        "    listen [::]:443 ssl;\n": "",
        "127.0.0.1:8000": f"127.0.0.1:{port}",
        CERTIFICATE: str(folder),
    }
    text = "events {}\n\nhttp {\n" + replaced(TLS, words) + "}\n"
    plain.close()
    held.close()
    with started(folder, text, f"https://127.0.0.1:{held.number}") as url:
        yield url


def replaced(example: Path, words: Mapping[str, str]) -> str:
    text = example.read_text()
    for old, new in words.items():
        assert old in text
        text = text.replace(old, new)
    return text


@contextmanager
def started(folder: Path, text: str, url: str) -> Iterator[str]:
    for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"):
        text = text.replace("http {\n", f"http {{\n    {kind}_temp_path {folder}/{kind};\n", 1)
    text = text.replace("http {\n", "http {\n    access_log off;\n", 1)
    file = folder / "nginx.conf"
    file.write_text(f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/errors;\n{text}")
    process = subprocess.Popen(["nginx", "-p", str(folder), "-c", str(file)], stderr=subprocess.PIPE)
    try:
        wait_until(lambda: answers(url, process), "nginx answers")
        yield url
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE_S)


def answers(url: str, process: subprocess.Popen[bytes]) -> bool:
    assert process.poll() is None, process.communicate()[1].decode()
    try:
        return httpx.get(url + "/healthz", timeout=PATIENCE_S, verify=create_default_context()).status_code == 200
    except httpx.TransportError:
        return False


async def test_a_game_is_played_behind_nginx(postgres_url: str, tmp_path: Path) -> None:
    wanted = settings(postgres_url, address="127.0.0.1")
    with running(wanted) as one, running(wanted) as other, nginx(tmp_path, one.port, other.port) as url:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S) as rest:
            laid = [await lay(rest, "tiny", ME, OPEN) for _ in range(4)]
            tokens = [await claim(rest, table, "bob") for table in laid]
        for table, token in zip(laid, tokens, strict=True):
            async with (
                Seated(url, table.id, [table.tokens["ann"]]) as ann,
                Seated(url, table.id, [token]) as bob,
            ):
                await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
                assert ann.state["score"] == bob.state["score"]
        assert len(one.inn.tables) + len(other.inn.tables) == len(laid), "each has one owner"


async def test_a_game_is_played_behind_tls(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key = ("-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem")
    way = ("openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=bree.example", "-addext")
    subprocess.run([*way, "subjectAltName=IP:127.0.0.1", *key], check=True, capture_output=True)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))
    with running(settings(sqlite_url)) as one, nginx_with_tls(tmp_path, one.port) as url:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, verify=create_default_context()) as rest:
            assert (await rest.get("/metrics")).status_code == 404
            assert httpx.get(one.url + "/metrics", timeout=PATIENCE_S).status_code == 200
            laid = await lay(rest, "tiny", ME, OPEN)
            token = await claim(rest, laid, "bob")
        async with Seated(url, laid.id, [laid.tokens["ann"]]) as ann, Seated(url, laid.id, [token]) as bob:
            await asyncio.gather(ann.play(Random(1)), bob.play(Random(2)))
            assert ann.state["score"] == bob.state["score"]
