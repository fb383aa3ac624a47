"""No test hangs for ever."""

from threading import Event

import pytest

from tests.limit import limited


def test_a_test_that_waits_in_vain_fails() -> None:
    with pytest.raises(pytest.fail.Exception, match="not done after"), limited(0.01):
        Event().wait()
