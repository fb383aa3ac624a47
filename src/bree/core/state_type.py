"""The type variable of `Game`, for the game's own type of state. Only type checkers use it.

Its default allows a plain `Game`. At runtime the default would need Python 3.13 or `typing_extensions`.
"""

from typing import TYPE_CHECKING, Any

from bree.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)
