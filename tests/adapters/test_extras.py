"""The extra `rl` is enough for both frameworks. Without it, the error names the extra."""

from importlib import import_module
import subprocess
import sys

import pytest

from tests.test_without_extras import LAB, LIMIT, SAYS, WEB
from tests.tree import environment

# packages that the extra installs
OTHERS = {*WEB, *LAB, "mcp", "pyspiel", "ray", "httpx", "pygame", "shimmy"} - {"numpy"}
SNIPPET = """
from bree.adapters.pettingzoo import env

table = env("mordor")
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, over, cut, info = table.last()
    table.step(None if over or cut else table.action_space(agent).sample(observation["action_mask"]))

import gymnasium, bree.adapters.gymnasium

table = gymnasium.make("bree/Doom-v1", players=1)
observation, info = table.reset(seed=1)
over = False
while not over:
    observation, reward, over, cut, info = table.step(table.action_space.sample(info["action_mask"]))
print("played")
"""


def test_the_extra_suffices() -> None:
    away = f"import sys; sys.modules.update(dict.fromkeys({sorted(OTHERS)}))"
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", away + SNIPPET],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("played\n", "")


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    ("name", "library", "extra"),
    [
        ("pettingzoo", "pettingzoo", "rl"),
        ("gymnasium", "gymnasium", "rl"),
        ("mcp.serve", "mcp.server.lowlevel", "mcp"),
        ("mcp.remote_table", "httpx", "mcp"),
    ],
)
def test_without_it_one_sentence_names_it(
    name: str, library: str, extra: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_LANG", lang)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"bree.adapters.{name}", raising=False)
    with pytest.raises(ImportError) as fault:
        import_module(f"bree.adapters.{name}")
    assert str(fault.value) == SAYS[lang].format(extra)
