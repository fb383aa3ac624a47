"""Generate the code that copies a state, with one assignment for each field.

A loop over the field names would be five times slower. `scripts/compile.py` writes the same code into the class, so
that
the compiler can translate it.
"""

from dataclasses import MISSING, fields
from typing import Any, Final

LINE: Final = "    twin.{name} = {value}"
FORMS: Final = (list, dict)  # the only values that can be changed in place


def clone_source(kind: type) -> str:
    """The source of a `clone` method for this type of state."""
    lines = [LINE.format(name=one.name, value=_value(one)) for one in fields(kind)]
    return "\n".join(["def clone(self):", "    twin = type(self).__new__(type(self))", *lines, "    return twin", ""])


def _value(field: Any) -> str:
    if field.name == "log":
        return "None"
    changes = field.default_factory is not MISSING and type(field.default_factory()) in FORMS
    return f"self.{field.name}.copy()" if changes else f"self.{field.name}"
