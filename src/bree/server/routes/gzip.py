"""Gzip compression of large answers to GET requests.

Answers that contain a token are never compressed, because the compressed size could reveal a secret next to chosen
text. All other private answers need a token in a header, and a foreign page cannot make a browser send one.
"""

import asyncio
from functools import lru_cache
import gzip

from starlette.datastructures import Headers
from starlette.responses import Response

MIN_BYTES = 1000  # smaller bodies are not compressed
QUICK, BEST = 2, 9  # levels for answers that are sent once, and for cached ones
GZIP = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
UNCOMPRESSED = {"Vary": "Accept-Encoding"}


def accepts_gzip(headers: Headers) -> bool:
    for word in headers.get("accept-encoding", "").split(","):
        name, _, weight = word.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.partition("=")[2].strip() not in ("0", "0.0", "0.00", "0.000")
    return False


def cached_response(headers: Headers, body: bytes, media_type: str) -> Response:
    """An answer that never changes. It is compressed once."""
    if len(body) < MIN_BYTES or not accepts_gzip(headers):
        return Response(body, headers=UNCOMPRESSED, media_type=media_type)
    return Response(_compressed(body), headers=GZIP, media_type=media_type)


@lru_cache(maxsize=64)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, BEST, mtime=0)


async def response(headers: Headers, body: bytes, media_type: str) -> Response:
    """Any other answer. Large bodies are compressed in a thread."""
    if len(body) < MIN_BYTES or not accepts_gzip(headers):
        return Response(body, headers=UNCOMPRESSED, media_type=media_type)
    return Response(await asyncio.to_thread(gzip.compress, body, QUICK), headers=GZIP, media_type=media_type)
