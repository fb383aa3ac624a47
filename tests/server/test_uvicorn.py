"""What the server takes from inside uvicorn, which promises none of it: a new version fails here first."""

import inspect
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from bree.server.guard.bounded_http import BoundedHttp
from bree.server.guard.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from bree.server.settings import Settings
from bree.server.uvicorn_config import uvicorn_options

OVERRIDDEN = {  # by our HTTP: with these parameters, and uvicorn must call them itself
    "connection_made": ["transport"],
    "connection_lost": ["exc"],
    "data_received": ["data"],
    "handle_websocket_upgrade": [],
    "on_body": ["body"],
    "on_header": ["name", "value"],
    "on_headers_complete": [],
    "on_message_begin": [],
    "on_url": ["url"],
    "send_400_response": ["msg"],
    "_unset_keepalive_if_required": [],
}
KEPT = ("app", "app_state", "client", "cycle", "headers", "loop", "pipeline", "transport")  # by a connection
PLACE = "see guard/bounded_http.py, guard/timed_http.py and cluster/worker_endpoint.py"


def changed(what: str) -> str:
    return f"uvicorn {uvicorn.__version__} has changed {what}: {PLACE}"


@pytest.mark.parametrize("name", OVERRIDDEN)
def test_the_methods_that_we_override_are_still_called_so(name: str) -> None:
    method = getattr(HttpToolsProtocol, name, None)
    assert method is not None, changed(name)
    assert list(inspect.signature(method).parameters)[1:] == OVERRIDDEN[name], changed(name)


async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
    """An application."""


async def test_a_connection_still_keeps_what_we_look_at() -> None:
    served = uvicorn_options(Settings())
    config = uvicorn.Config(nothing, lifespan="off", **{**served, "log_config": None})
    state, lines = ServerState(), ConnectionLimits(1)
    connection: Any = served["http"](config=config, server_state=state, app_state={CONNECTION_LIMITS: lines})
    missing = [name for name in KEPT if not hasattr(connection, name)]
    assert not missing, changed(", ".join(missing))
    assert isinstance(connection, BoundedHttp)
    assert (connection.connections, connection.tasks) == (state.connections, state.tasks), changed("ServerState")
    assert callable(connection.shutdown), changed("shutdown")
