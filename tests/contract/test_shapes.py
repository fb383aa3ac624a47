"""A view is what its shape says: every field, and no other (`bree/contract/shapes.py`)."""

from tiny import GAME as TINY

from bree.contract.battery import test_every_view_has_its_shape  # noqa: F401
from bree.contract.shapes import misfits, shape_of


def test_what_does_not_fit_is_found() -> None:
    shape = shape_of(TINY)
    good = dict(TINY.view(TINY.new({}), None))
    assert misfits(good, shape) == []
    assert misfits({**good, "more": 1}, shape)
    assert misfits({name: good[name] for name in list(good)[1:]}, shape)
    assert misfits({**good, "round": True}, shape)
    assert misfits({**good, "hand": [3]}, shape)
