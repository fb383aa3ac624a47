"""Views are split into the static part and the rest."""

from bree.core.static_view import dynamic_part, static_part

VIEW = {"map": ["shire", "bree"], "at": {"frodo": 1}, "war": {"on": True, "regions": {"shire": 3}, "ends": 4}}
PATHS = ("map", "war.regions", "war.ends")


def test_the_fixed_part_has_everything_in_its_place() -> None:
    assert static_part(VIEW, PATHS) == {"map": ["shire", "bree"], "war": {"regions": {"shire": 3}, "ends": 4}}


def test_the_moving_part_is_the_rest_and_the_view_stays_whole() -> None:
    assert dynamic_part(VIEW, PATHS) == {"at": {"frodo": 1}, "war": {"on": True}}
    assert VIEW["war"] == {"on": True, "regions": {"shire": 3}, "ends": 4}


def test_without_paths_all_of_it_moves() -> None:
    assert static_part(VIEW, ()) == {}
    assert dynamic_part(VIEW, ()) == VIEW
