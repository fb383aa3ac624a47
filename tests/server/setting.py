"""Tables laid for a test."""

from typing import Any, NamedTuple

import httpx

ME = {"kind": "me", "name": "Ania"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}


class Laid(NamedTuple):
    id: str
    host: str
    tokens: dict[str, str]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def lay(rest: httpx.AsyncClient, game: str, *seats: dict[str, str], **more: Any) -> Laid:
    return _laid(await rest.post("/api/tables", json={"game": game, "seats": list(seats), **more}))


async def bring(rest: httpx.AsyncClient, save: str, *seats: dict[str, str]) -> Laid:
    """A table that goes on where a save ends."""
    return _laid(await rest.post("/api/tables/import", json={"save": save, "seats": list(seats)}))


def _laid(answer: httpx.Response) -> Laid:
    assert answer.status_code == 201, answer.text
    new = answer.json()
    return Laid(new["table"], new["host_token"], new["tokens"])


async def claim(rest: httpx.AsyncClient, laid: Laid, seat: str, name: str = "Bilbo") -> str:
    answer = await rest.post(f"{laid.path}/seats/{seat}/claim", json={"name": name})
    assert answer.status_code == 200, answer.text
    token: str = answer.json()["token"]
    return token


async def act(rest: httpx.AsyncClient, laid: Laid, seat: str, action: str, **more: str) -> httpx.Response:
    return await rest.post(f"{laid.path}/seats/{seat}", json={"action": action, **more}, headers=bearer(laid.host))
