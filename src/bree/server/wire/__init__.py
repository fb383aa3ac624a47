"""The wire: bytes to messages and back. Frames of a WebSocket, the line that carries them, and the messages as
docs/protocol.md has them. Nothing here knows a table, a seat that is taken, or a limit that hangs on who is calling.
"""
