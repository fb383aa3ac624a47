"""Compression of WebSocket messages (permessage-deflate) for clients that offer it.

States are long and similar, so the window continues from message to message. Short messages are not compressed. Clients
may send compressed messages, too. The size limit applies to the decompressed message, and decompression stops there.
"""

from collections.abc import Sequence

from websockets.extensions.base import Extension, ServerExtensionFactory
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

MIN_BYTES = 300  # of a message that is compressed
OWN_BITS, MEMORY, LEVEL = 15, 8, 3  # 32 KB hold the last state; docs/server/internals.md compares other values
THEIR_BITS = 9  # messages of clients are short


class LazyDeflate(Extension):
    """The library's extension in two halves. The compressor takes 256 KB, so it is created when it is first needed."""

    name = PerMessageDeflate.name

    def __init__(self, agreed: PerMessageDeflate) -> None:
        self._no_takeover, self._bits = agreed.local_no_context_takeover, agreed.local_max_window_bits
        self._decompressor = PerMessageDeflate(
            agreed.remote_no_context_takeover, True, agreed.remote_max_window_bits, OWN_BITS
        )
        self._compressor: PerMessageDeflate | None = None

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._decompressor.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < MIN_BYTES:
            return frame
        if self._compressor is None:
            self._compressor = PerMessageDeflate(True, self._no_takeover, THEIR_BITS, self._bits, SETTINGS)
        return self._compressor.encode(frame)


class LazyDeflateFactory(ServerExtensionFactory):
    name = PerMessageDeflate.name

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Extension]:
        answer, agreed = LIBRARY_FACTORY.process_request_params(params, accepted_extensions)
        return answer, LazyDeflate(agreed)


SETTINGS = {"memLevel": MEMORY, "level": LEVEL}
LIBRARY_FACTORY = ServerPerMessageDeflateFactory(server_max_window_bits=OWN_BITS, client_max_window_bits=THEIR_BITS)
DEFLATE = LazyDeflateFactory()
