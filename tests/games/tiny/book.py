"""The book that all rules are written into."""

from bree.core import Rules
from tiny.state import Tiny

book: Rules[Tiny] = Rules()
