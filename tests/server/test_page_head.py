"""What a chat shows for a link: the game, the host and the free seats, in the reader's language, and nothing else."""

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from bree.server.routes.page_head import preferred
from tests.server.running import PATIENCE_S, House, running, settings
from tests.server.setting import OPEN

PAGE = '<!doctype html><html lang="pl"><head><title>Bree</title></head><body></body></html>'
ME = {"kind": "me", "name": "Ala"}


@pytest.fixture
def house(tmp_path: Path) -> Any:
    static = tmp_path / "static"
    (static / "pictures").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "pictures" / "mordor.jpg").write_bytes(b"")
    with running(settings(f"sqlite:///{tmp_path}/t.sqlite"), static=static) as found:
        yield found


class Found(HTMLParser):
    """The tags of a page: what an attacker adds would be among them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.metas: dict[str, str] = {}
        self.language = ""
        self.title = ""
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self._in_title = tag == "title"
        self.language = given.get("lang", self.language) if tag == "html" else self.language
        if tag == "meta":
            self.metas[given.get("property") or given.get("name") or ""] = given.get("content", "")

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data
        self._in_title = False


def opened(house: House, *seats: dict[str, str], game: str = "mordor") -> dict[str, Any]:
    answer = httpx.post(f"{house.url}/api/tables", json={"game": game, "seats": list(seats)}, timeout=PATIENCE_S)
    assert answer.status_code == 201, answer.text
    new: dict[str, Any] = answer.json()
    return new


def page(house: House, path: str, language: str = "en") -> tuple[Found, str]:
    answer = httpx.get(f"{house.url}{path}", headers={"Accept-Language": language}, timeout=PATIENCE_S)
    assert answer.status_code == 200
    return Found(answer.text), answer.text


def test_the_link_to_a_table(house: House) -> None:
    new = opened(house, ME, OPEN)
    found, text = page(house, f"/t/{new['table']}")
    assert found.language == "en"
    assert "Ala invites you" in found.title
    assert found.metas["og:title"] in found.title
    assert "1 seat is free" in found.metas["og:description"]
    assert found.metas["og:image"] == f"{house.url}/pictures/mordor.jpg"
    assert found.metas["robots"] == "noindex"
    assert not [word for word in (new["host_token"], *new["tokens"].values()) if word in text]
    polish, _ = page(house, f"/t/{new['table']}/replay", "pl-PL,pl;q=0.9,en;q=0.8")
    assert polish.language == "pl"
    assert "Ala zaprasza" in polish.title


def test_a_full_and_a_closed_table(house: House) -> None:
    new = opened(house, ME, {"kind": "bot", "bot": "greedy"})
    found, _ = page(house, f"/t/{new['table']}")
    assert "Ala" not in found.title
    assert "All seats are taken" in found.metas["og:description"]
    seat = next(iter(new["tokens"]))
    headers = {"Authorization": f"Bearer {new['host_token']}"}
    path = f"{house.url}/api/tables/{new['table']}/seats/{seat}"
    assert httpx.post(path, json={"action": "close"}, headers=headers, timeout=PATIENCE_S).status_code == 204
    inn, _ = page(house, f"/t/{new['table']}")
    assert inn.title == page(house, "/")[0].title


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</title><b>", "\\1 \\g<0> &quot;", "'Ala"])
def test_a_hostile_name(house: House, name: str) -> None:
    new = opened(house, {"kind": "me", "name": name}, OPEN)
    found, _ = page(house, f"/t/{new['table']}")
    assert found.metas["og:title"].startswith(name + " invites")
    assert found.title == found.metas["og:title"] + " · Bree"
    assert set(found.tags) == {"html", "head", "title", "meta", "body"}


@pytest.mark.parametrize("path", ["/", "/t/", "/t/nowhere-at-all", '/t/"><b>', "/about", "/t/%00%00%00%00%00%00%00%00"])
def test_other_pages_have_the_head_of_the_inn(house: House, path: str) -> None:
    found, _ = page(house, path)
    assert found.title == "The Inn at Bree"
    assert found.metas["og:image"] == f"{house.url}/pictures/inn.jpg"
    assert set(found.tags) <= {"html", "head", "title", "meta", "body", "link"}
    assert ("link" in found.tags) == (path == "/")


@pytest.mark.parametrize(
    ("accepted", "language"), [("pl", "pl"), ("de-DE, en;q=0.5", "en"), ("PL-pl", "pl"), ("en,pl", "en")]
)
def test_the_language_of_the_reader(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_without_one_of_ours_the_language_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for own in ("pl", "en"):
        monkeypatch.setenv("BREE_LANG", own)
        assert (preferred("de"), preferred("")) == (own, own)
