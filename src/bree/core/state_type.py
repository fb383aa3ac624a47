"""The type variable of `Game`: a game's own kind of state. Only type checkers use it.

Its default lets `Game` stand without a parameter. At runtime the default would need Python 3.13 or `typing_extensions`.
"""

from typing import TYPE_CHECKING, Any

from bree.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
