"""Build hook of the wheel. With BREE_COMPILED=1 the wheel carries `core` and `games` compiled by mypyc."""

import os
from pathlib import Path
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BreeBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("BREE_COMPILED") != "1" or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from compile import compile_into  # type: ignore[import-not-found]

        target = Path(self.root) / "build" / "wheel"
        for built in compile_into(target):
            build_data["force_include"][str(built)] = str(built.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def dependencies(self) -> list[str]:
        return ["mypy>=1.14", "setuptools>=75"] if os.environ.get("BREE_COMPILED") == "1" else []
