"""What nonsense leads to: the faults that a state from a file may cause in code that trusts its states."""

from bree.core.rules import Restless

ODD = (
    ArithmeticError, AssertionError, AttributeError, LookupError, MemoryError, RecursionError, Restless, StopIteration,
    TypeError, ValueError,
)  # fmt: skip
