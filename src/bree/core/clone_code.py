"""How a state of a kind is copied: one plain assignment for each of its fields, written out once for the kind.

A loop over the names of the fields would ask for each what it is, again with every clone; that is five times slower.
`scripts/compile.py` puts the same lines into the class, where the compiler makes them its own.
"""

from dataclasses import MISSING, fields
from typing import Any, Final

LINE: Final = "    twin.{name} = {value}"
FORMS: Final = (list, dict)  # all that can change below a field


def clone_source(kind: type) -> str:
    """`clone` of a kind of state, as a method."""
    lines = [LINE.format(name=one.name, value=_value(one)) for one in fields(kind)]
    return "\n".join(["def clone(self):", "    twin = type(self).__new__(type(self))", *lines, "    return twin", ""])


def _value(field: Any) -> str:
    if field.name == "log":
        return "None"
    changes = field.default_factory is not MISSING and type(field.default_factory()) in FORMS
    return f"self.{field.name}.copy()" if changes else f"self.{field.name}"
