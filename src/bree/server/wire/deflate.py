"""Compression of what is sent (permessage-deflate), wherever the other side offers it.

States are long and one is much like the one before it, so the window goes on from message to message. A short message
gains nothing and is left as it is. What a client sends may be compressed too: a message counts by its size unpacked,
and unpacking stops there.
"""

from collections.abc import Sequence

from websockets.extensions.base import Extension, ServerExtensionFactory
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LEAST = 300  # bytes of a message that is worth it
OWN_BITS, MEMORY, LEVEL = 15, 8, 3  # 32 KB hold the last state; docs/server/internals.md has the costs of others
THEIR_BITS = 9  # what clients say is short


class Sparing(Extension):
    """The library's, in two halves: the one that packs takes a quarter of a megabyte, and is made when it is needed."""

    name = PerMessageDeflate.name

    def __init__(self, agreed: PerMessageDeflate) -> None:
        self._anew, self._bits = agreed.local_no_context_takeover, agreed.local_max_window_bits
        self._unpacks = PerMessageDeflate(
            agreed.remote_no_context_takeover, True, agreed.remote_max_window_bits, OWN_BITS
        )
        self._packs: PerMessageDeflate | None = None

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._unpacks.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < LEAST:
            return frame
        if self._packs is None:
            self._packs = PerMessageDeflate(True, self._anew, THEIR_BITS, self._bits, SETTINGS)
        return self._packs.encode(frame)


class Offer(ServerExtensionFactory):
    name = PerMessageDeflate.name

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        said, agreed = WHOLE.process_request_params(params, accepted_extensions)
        return said, Sparing(agreed)


SETTINGS = {"memLevel": MEMORY, "level": LEVEL}
WHOLE = ServerPerMessageDeflateFactory(server_max_window_bits=OWN_BITS, client_max_window_bits=THEIR_BITS)
OFFER = Offer()
