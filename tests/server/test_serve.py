"""Starting a server: one sentence says why it cannot start; settings; the pages of the client."""

from pathlib import Path
import socket
import subprocess
import sys

import httpx
from hypothesis import HealthCheck, given, settings as hypothesis_settings, strategies as st
import pytest
from starlette.exceptions import HTTPException

from bree.core import Refusal
from bree.server.limits import Limits
from bree.server.routes.pages import Pages
from bree.server.serve import address, serve
from bree.server.settings import Settings, former
from bree.server.uvicorn_config import uvicorn_options
from tests.server.running import PATIENCE_S, running, settings
from tests.tree import environment


def started(**given: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bree.server"]
    env = environment(BREE_LANG="en", **given)
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE_S, check=False)


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ended = started(BREE_DATABASE=f"sqlite:///{tmp_path}/t.sqlite", BREE_PORT=port)
    assert ended.returncode == 1
    assert port in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("BREE_DATABASE", "mysql://here", "is not the address of a database"),
        ("BREE_DATABASE", "sqlite:////proc/nothing/t.sqlite", "cannot reach the database"),
        ("BREE_DATABASE", "postgresql://nobody@127.0.0.1:1/none", "cannot reach the database"),
        ("BREE_WORKERS", "2", "Several workers need"),
        ("BREE_PORT", "many", "BREE_PORT cannot be “many”; it takes a whole number from 0 to 65535."),
        ("BREE_BOT_SECONDS", "-1", "BREE_BOT_SECONDS cannot be “-1”; it takes a number above 0."),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, name: str, value: str, key: str) -> None:
    ended = started(**{"BREE_DATABASE": f"sqlite:///{tmp_path}/t.sqlite", "BREE_PORT": "0", name: value})
    assert ended.returncode == 1
    assert key in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_several_workers_need_a_database_that_speaks() -> None:
    with pytest.raises(Refusal) as refusal:
        serve(Settings(workers=2))
    assert refusal.value.key == "one-worker"


def test_postgresql_needs_a_system_with_unix_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "send_fds")
    with pytest.raises(Refusal) as refusal:
        serve(Settings(database="postgresql://nobody@127.0.0.1:1/none"))
    assert refusal.value.key == "posix-server"


def test_settings_come_from_the_environment_and_what_is_given_wins() -> None:
    env = {"BREE_PORT": "81", "BREE_ORIGINS": "https://a.example, https://b.example", "BREE_HOST": "::"}
    found = Settings.from_environment(env, port=82, host=None)
    assert (found.port, found.host) == (82, "::")
    assert found.origins == ("https://a.example", "https://b.example")
    assert address(found) == "http://localhost:82"
    assert Settings.from_environment({}) == Settings()
    assert Settings.from_environment(found.as_environment()) == found, "workers read there what they are given"


def test_a_house_has_few_settings() -> None:
    assert len(Settings().as_environment()) <= 15


def test_the_limits_of_one_address_can_be_multiplied() -> None:
    usual, many, few = (Settings(limit_factor=factor).allowed for factor in (1.0, 100.0, 0.001))
    assert usual == Limits()
    assert (many.calls_a_second, many.sockets_an_address, many.hints_an_address) == (2000.0, 25_600, 300)
    assert (many.body_bytes, many.arrival_seconds) == (usual.body_bytes, usual.arrival_seconds)
    assert (few.calls_a_second, few.sockets_an_address, few.hints_an_address) == (0.02, 1, 1)


def test_a_former_setting_is_told_once(tmp_path: Path) -> None:
    known = {"BREE_DATABASE": f"sqlite:///{tmp_path}/t.sqlite", "BREE_PORT": "many"}
    others = {"BREE_HOME": "", "BREE_LANG": "en", "BREE_TOKEN": "", "PAGES_AT_ONCE": "1"}
    assert former({**known, **others}) == []
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ended = started(**{**known, "BREE_PORT": port}, BREE_PACE_SECONDS="5", BREE_CALLS_A_SECOND="1")
    told, refused = ended.stderr.strip().splitlines()
    assert "BREE_CALLS_A_SECOND, BREE_PACE_SECONDS." in told
    assert port in refused


def test_the_default_database_is_a_file_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BREE_HOME", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    home = tmp_path / "static"
    (home / "assets").mkdir(parents=True)
    (home / "index.html").write_text("<!doctype html><title>Bree</title>")
    (home / "assets" / "main-1234.js").write_text("export {}")
    (home / "mark.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return home


async def test_the_client_is_served(built: Path, tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), static=built) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            for path in ("/", "/t/abcdefgh", "/t/abcdefgh/replay", "/nothing.txt", "/%00"):
                answer = await rest.get(path)
                assert answer.text.startswith("<!doctype html>")
                assert answer.headers["cache-control"] == "no-cache"
            script = await rest.get("/assets/main-1234.js")
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            assert (await rest.get("/mark.svg")).headers["cache-control"] == "no-cache"
            assert (await rest.get("/assets/gone-1.js")).status_code == 404
            assert (await rest.post("/t/abc")).status_code == 405
            for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "//etc/passwd"):
                assert "secret" not in (await rest.get(path)).text
                assert "root:" not in (await rest.get(path)).text


def test_nothing_beside_the_client_is_found(built: Path) -> None:
    pages = Pages(built)
    assert pages._file("index.html")
    for path in ("../secret.txt", "assets/../../secret.txt", "/etc/passwd", "", "assets"):
        assert pages._file(path) is None


PIECES = st.sampled_from(
    ["t", "..", ".", "", "assets", "index.html", "api", "a" * 255, "a" * 256, "ż" * 200, "%00", "~"]
)
PATHS = st.lists(PIECES | st.text(max_size=300), max_size=40).map("/".join)


@given(PATHS)
@hypothesis_settings(max_examples=200, suppress_health_check=list(HealthCheck), deadline=None)
def test_any_path_is_a_page_or_nothing(built: Path, path: str) -> None:
    try:
        found = Path(getattr(Pages(built)._found(path, False), "path", built))
    except HTTPException as refusal:
        found, status = built, refusal.status_code
    else:
        status = 200
    assert status in (200, 404)
    assert found.resolve().is_relative_to(built)


async def test_a_name_too_long_for_a_file_is_no_page(built: Path, tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), static=built) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            for path in ("a" * 256, "t/" + "a" * 4000, "assets/" + "a" * 300, "ż" * 200, "a/" * 3000):
                answer = await rest.get(f"/{path}")
                assert (answer.status_code, answer.json()["key"]) == (404, "no-page"), path[:20]


def test_a_path_that_is_too_long_is_not_looked_for(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages, asked = Pages(built), []
    resolve = Path.resolve
    monkeypatch.setattr(Path, "resolve", lambda path: asked.append(path) or resolve(path))  # type: ignore[func-returns-value]
    for path in ("a/" * 513, "assets/" + "a/" * 510, "../" * 342, "a/" * 32_000):
        with pytest.raises(HTTPException) as refusal:
            pages._found(path, False)
        assert refusal.value.status_code == 404
    assert asked == []
    assert pages._file("a/" * 512) is None
    assert len(asked) == 1


async def test_pages_are_counted_by_address(built: Path, tmp_path: Path) -> None:
    limits = {"pages_a_second": 1e-6, "pages_at_once": 60}
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite", **limits), static=built) as house:
        async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE_S) as rest:
            for _ in range(30):
                assert (await rest.get("/")).status_code == 200
                assert (await rest.get("/assets/main-1234.js")).status_code == 200
            for path in ("/", "/assets/main-1234.js", "/assets/gone.js", "/t/abc", "/metrics"):
                answer = await rest.get(path)
                assert (answer.status_code, answer.json()["key"]) == (429, "flood")
                assert answer.headers["retry-after"]
            assert (await rest.get("/healthz")).status_code == 200
            assert (await rest.get("/api/games")).status_code == 200, "calls are counted apart"


async def test_a_client_that_was_not_built_is_told_in_both_languages(tmp_path: Path) -> None:
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), static=tmp_path / "none") as house:
        text = httpx.get(house.url, timeout=PATIENCE_S).text
        assert 'lang="pl"' in text
        assert 'lang="en"' in text


def test_a_line_rests_longer_here_than_at_the_usual_clients() -> None:
    """Else a request may be on its way while the line is closed."""
    usual = httpx.Limits().keepalive_expiry
    assert usual is not None
    assert uvicorn_options(Settings())["timeout_keep_alive"] > usual
