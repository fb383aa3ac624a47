"""The middleware that checks every request before it is read: host, origin, size and rate.

It is plain ASGI middleware and does not wrap the messages of sockets.
"""

import asyncio
from collections.abc import Sequence
from ipaddress import IPv6Address, IPv6Network

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from bree.core import Refusal
from bree.server.guard.buckets import Buckets
from bree.server.guard.hosts import Hosts
from bree.server.guard.refusals import answer_to
from bree.server.limits import Limits
from bree.server.settings import Settings

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "font-src 'self'",
        "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    )
)  # fmt: skip
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
NO_STORE = {"Cache-Control": "no-store"}  # these answers contain tokens, or what only one person may see
SECRET = ("/api/tables", "/api/open-tables", "/api/parcels")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")  # these change nothing
IMPORT_PATH = "/api/tables/import"
HEALTH_PATHS = ("/healthz", "/readyz")  # a monitor may use any host name


def address_of(scope: Scope) -> str:
    """The address that limits count for. All IPv6 addresses of one /64 network count as one."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def same_origin(headers: Headers, origins: Sequence[str]) -> bool:
    """Does the request come from our own page, from an allowed origin, or from a program, which sends no origin?"""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    return origin in [f"{scheme}://{headers.get('host', '')}" for scheme in ("http", "https")]  # a proxy may use TLS


def frame_buckets(limits: Limits) -> Buckets:
    """The rate limit for the messages of all clients of an address together."""
    times = limits.talkers_an_address
    return Buckets(times * limits.messages_a_second, times * limits.messages_at_once)


class RequestGuard:
    def __init__(self, app: ASGIApp, settings: Settings, calls: Buckets, pages: Buckets) -> None:
        self._app = app
        self._origins, self._limits = settings.origins, settings.allowed
        self._calls = calls
        self._pages = pages
        self._hosts = Hosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not self._hosts.know(Headers(scope=scope).get("host")):
            await WebSocketClose()(scope, receive, send)
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        app = self._app if refusal is None else answer_to(refusal)
        await app(scope, self._sized(scope, receive), _with_headers(scope, send))

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers(scope=scope)
        path, method = scope["path"], scope["method"]
        host = headers.get("host")
        if path not in HEALTH_PATHS and not self._hosts.know(host):
            return Refusal("host", host=host or "")
        taken = self._calls if path.startswith("/api") else self._pages
        if path not in HEALTH_PATHS and not taken.take(address_of(scope)):
            return Refusal("flood")
        if method not in SAFE_METHODS and not same_origin(headers, self._origins):
            return Refusal("origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._most(path):
            return Refusal("too-large")
        return None

    def _most(self, path: str) -> int:
        return self._limits.save_bytes if path == IMPORT_PATH else self._limits.body_bytes

    def _sized(self, scope: Scope, receive: Receive) -> Receive:
        """Limit the size of a body without a length, and the time until it has arrived."""
        most, read = self._most(scope["path"]), 0
        whole = False
        end = asyncio.get_running_loop().time() + self._limits.arrival_seconds

        async def counted() -> Message:
            nonlocal read, whole
            try:
                async with asyncio.timeout_at(None if whole else end):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, headers={"Connection": "close"}) from None
            whole = whole or not message.get("more_body", False)  # after that, only the end of the connection can come
            read += len(message.get("body", b""))
            if read > most:
                raise HTTPException(413)
            return message

        return counted


def _with_headers(scope: Scope, send: Send) -> Send:
    more = NO_STORE if scope["path"].startswith(SECRET) else {}

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in {**HEADERS, **more}.items():
                headers[name] = value
        await send(message)

    return sending
