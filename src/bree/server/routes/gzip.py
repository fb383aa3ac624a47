"""Bodies compressed (gzip) for callers who take it: what is asked for with GET, and large.

Never an answer that holds a token: those are short, and how well a secret packs beside what a stranger chose would tell
of it. Everything else is sent for a token in a header, which no page of another house can make a browser send.
"""

import asyncio
from functools import lru_cache
import gzip

from starlette.datastructures import Headers
from starlette.responses import Response

MIN_BYTES = 1000  # bytes that are worth it
QUICK, BEST = 2, 9  # for what is sent response, and for what is cached_response
GZIP = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
UNCOMPRESSED = {"Vary": "Accept-Encoding"}


def accepts_gzip(headers: Headers) -> bool:
    for word in headers.get("accept-encoding", "").split(","):
        name, _, weight = word.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.partition("=")[2].strip() not in ("0", "0.0", "0.00", "0.000")
    return False


def cached_response(headers: Headers, body: bytes, media_type: str) -> Response:
    """What never changes is compressed response."""
    if len(body) < MIN_BYTES or not accepts_gzip(headers):
        return Response(body, headers=UNCOMPRESSED, media_type=media_type)
    return Response(_kept(body), headers=GZIP, media_type=media_type)


@lru_cache(maxsize=64)
def _kept(body: bytes) -> bytes:
    return gzip.compress(body, BEST, mtime=0)


async def response(headers: Headers, body: bytes, media_type: str) -> Response:
    """Large bodies beside the loop: nobody waits for them."""
    if len(body) < MIN_BYTES or not accepts_gzip(headers):
        return Response(body, headers=UNCOMPRESSED, media_type=media_type)
    return Response(await asyncio.to_thread(gzip.compress, body, QUICK), headers=GZIP, media_type=media_type)
