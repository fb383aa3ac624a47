"""Several machines behind nginx, as in examples/proxy: all requests for one table go to one machine.

`make soak` tries it with a real nginx (`proxy_nginx.py`).
"""

from pathlib import Path
import re

from bree.server.app import make_app
from bree.server.cluster.owner_proxy import TABLE
from tests.server.running import settings

CONFIG = Path(__file__).parents[2] / "examples" / "proxy" / "nginx.conf"


def test_every_way_to_a_table_has_the_table_as_its_place(sqlite_url: str) -> None:
    """And so it has for workers that hand on."""
    found = re.search(r'"~(\S+)" \$table;', CONFIG.read_text())
    assert found is not None
    place = re.compile(found[1].replace("(?<", "(?P<"))
    name = "aB3-_x9zQw12"
    paths = {path for path in make_app(settings(sqlite_url)).openapi()["paths"] if path.startswith("/api/tables")}
    assert len(paths) > 5
    for path in (*paths, "/api/tables/{table}/play"):
        asked = path.replace("{table}", name).replace("{seat}", "frodo")
        for rule, group in ((place, "table"), (TABLE, 1)):
            match = rule.match(asked)
            assert (match[group] if match else "") == (name if "{table}" in path else ""), asked
