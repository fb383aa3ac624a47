"""The wire: the WebSocket protocol, and the messages of docs/protocol.md as types.

This package knows no tables and no limits that depend on the caller.
"""
