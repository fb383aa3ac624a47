"""Gestures: six friendly signs that a person may make at a table, instead of a chat.

They go to everybody who is there now. They are in no log, in no save and in no database, and no rule reads them.
"""

from bree.core import Refusal
from bree.server.guard.buckets import Bucket
from bree.server.show.clients import Client
from bree.server.tables.live import LiveTable
from bree.server.wire import messages

A_SECOND, AT_ONCE = 0.25, 3  # of one seat


def make(live: LiveTable, client: Client, seat: str, gesture: messages.Gesture) -> None:
    if seat not in client.seats:
        raise Refusal("no-seat", seat=seat)
    if not live.gestures.setdefault(seat, Bucket(A_SECOND, AT_ONCE)).take():
        raise Refusal("gestures")
    for one in live.audiences.clients:
        one.tell_if_free(messages.GestureShown(seat, gesture))
