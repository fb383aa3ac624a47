"""Errors that a malformed state from a file can raise in code that expects a correct state."""

from bree.core.rules import EndlessSteps

MALFORMED_ERRORS = (
    ArithmeticError, AssertionError, AttributeError, EndlessSteps, LookupError, MemoryError, RecursionError,
    StopIteration, TypeError, ValueError,
)  # fmt: skip
