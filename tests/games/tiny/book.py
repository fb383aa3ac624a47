"""The book in which all rules are registered."""

from bree.core import Rules
from tiny.state import Tiny

book: Rules[Tiny] = Rules()
