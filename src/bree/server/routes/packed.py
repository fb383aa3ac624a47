"""Bodies compressed (gzip) for callers who take it: what is asked for with GET, and large.

Never an answer that holds a token: those are short, and how well a secret packs beside what a stranger chose would tell
of it. Everything else is sent for a token in a header, which no page of another house can make a browser send.
"""

import asyncio
from functools import lru_cache
import gzip

from starlette.datastructures import Headers
from starlette.responses import Response

LEAST = 1000  # bytes that are worth it
QUICK, BEST = 2, 9  # for what is sent once, and for what is kept
GZIP = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
PLAIN = {"Vary": "Accept-Encoding"}


def takes_gzip(headers: Headers) -> bool:
    for word in headers.get("accept-encoding", "").split(","):
        name, _, weight = word.partition(";")
        if name.strip().lower() in ("gzip", "*"):
            return weight.partition("=")[2].strip() not in ("0", "0.0", "0.00", "0.000")
    return False


def kept(headers: Headers, body: bytes, media_type: str) -> Response:
    """What never changes is compressed once."""
    if len(body) < LEAST or not takes_gzip(headers):
        return Response(body, headers=PLAIN, media_type=media_type)
    return Response(_kept(body), headers=GZIP, media_type=media_type)


@lru_cache(maxsize=64)
def _kept(body: bytes) -> bytes:
    return gzip.compress(body, BEST, mtime=0)


async def once(headers: Headers, body: bytes, media_type: str) -> Response:
    """Large bodies beside the loop: nobody waits for them."""
    if len(body) < LEAST or not takes_gzip(headers):
        return Response(body, headers=PLAIN, media_type=media_type)
    return Response(await asyncio.to_thread(gzip.compress, body, QUICK), headers=GZIP, media_type=media_type)
