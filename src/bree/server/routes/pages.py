"""The built browser client in `static/`. If it is not built, a page that says so."""

from html import escape
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from bree.lang import LANGUAGES, Voice
from bree.server.routes import gzip
from bree.server.routes.gzip import GZIP, UNCOMPRESSED, accepts_gzip
from bree.server.routes.page_head import INN, filled, head_of

HOME = Path(str(files("bree.server"))) / "static"
HASHED = "assets"  # these file names contain a hash of the content, so browsers may keep the files for ever
IMMUTABLE = {"Cache-Control": "public, max-age=31536000, immutable"}
LONGEST = 255  # bytes in the name of a file, on all common systems
LONGEST_PATH = 1024  # characters; each folder of a path costs a call of the file system
REVALIDATED = {"Cache-Control": "no-cache"}


class Pages:
    """Serves all other paths: a file of the client, or its first page, which reads the path itself."""

    def __init__(self, home: Path = HOME) -> None:
        self._home = home.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        path = scope["path"].strip("/")
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        found = self._found(path, accepts_gzip(Headers(scope=scope)))
        await (found or await self._client(scope, path))(scope, receive, send)

    def _found(self, path: str, gzip: bool) -> Response | None:
        """The file at this path. None if the path is a page of the client."""
        file = self._file(path)
        if file is not None:
            return _sent(file, IMMUTABLE if path.startswith(HASHED + "/") else REVALIDATED, gzip)
        if path.startswith(HASHED + "/"):
            raise HTTPException(404)
        return None

    async def _client(self, scope: Scope, path: str) -> Response:
        index = self._home / "index.html"
        if not index.is_file():
            return HTMLResponse(_unbuilt())
        headers = Headers(scope=scope)
        head = await head_of(scope, path)
        if not (self._home / "pictures" / f"{head.picture}.jpg").is_file():  # of a game of another package
            head = head._replace(picture=INN)
        origin = f"{scope['scheme']}://{headers.get('host', '')}"
        page = filled(index.read_text(encoding="utf-8"), head, origin)
        response = await gzip.response(headers, page.encode(errors="replace"), "text/html; charset=utf-8")
        response.headers.update(REVALIDATED)
        return response

    def _file(self, path: str) -> Path | None:
        """A file inside `static/`, except hidden files such as `.built`."""
        if len(path) > LONGEST_PATH or any(len(name.encode(errors="replace")) > LONGEST for name in path.split("/")):
            raise HTTPException(404)
        try:
            file = (self._home / path).resolve()
            if not file.is_relative_to(self._home) or not file.is_file():
                return None
            return None if any(name.startswith(".") for name in file.relative_to(self._home).parts) else file
        except ValueError:  # a path with a null character
            return None
        except OSError:  # a path that is too long
            raise HTTPException(404) from None


def is_built() -> bool:
    return (HOME / "index.html").is_file()


def _sent(file: Path, headers: dict[str, str], gzip: bool) -> Response:
    """Send a file, or its compressed version (`.gz`) if the build has made one."""
    small = file.with_name(file.name + ".gz")
    kind = guess_type(file.name)[0]
    if gzip and small.is_file():
        return FileResponse(small, headers={**headers, **GZIP}, media_type=kind)
    return FileResponse(file, headers={**headers, **UNCOMPRESSED}, media_type=kind)


def _unbuilt() -> str:
    said = [f'<p lang="{language}">{escape(Voice(language).say("server-unbuilt"))}</p>' for language in LANGUAGES]
    return f'<!doctype html><html lang="pl"><meta charset="utf-8"><title>Bree</title>{"".join(said)}</html>'
