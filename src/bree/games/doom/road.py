"""Where the figures stand: the look-ups that all sections share."""

from bree.games.doom.state import BEARERS, COMPANIONS, MORGUL, WAITING, Doom


def destination(s: Doom) -> int:
    """Of the current stage."""
    return s.terms.road.ends[s.stage]


def stage_ended(s: Doom) -> bool:
    """Do the Ring-bearers stand on the destination?"""
    return s.at[BEARERS] == s.terms.road.ends[s.stage]


def stage_of(s: Doom, figure: str) -> int:
    """The stage that a figure is in; a destination belongs to the stage that it ends."""
    space = s.at[figure]
    for number, end in enumerate(s.terms.road.ends):
        if space <= end:
            return number
    raise ValueError(f"{figure} stands on {space}, beyond the road")


def blocked(s: Doom, figure: str) -> bool:
    """A companion in Minas Morgul or in the waiting area goes no further."""
    # DOOM-5.11, DOOM-8.2
    space = s.at[figure]
    return space == WAITING or space == s.terms.road.ends[MORGUL]


def end_of_move(s: Doom, figure: str, start: int, spaces: int, *, die: bool) -> int:
    """The space to which so many spaces lead a figure; a die that would lead a companion past Minas Morgul: WAITING."""
    ends = s.terms.road.ends
    if figure == BEARERS:
        return min(start + spaces, ends[s.stage])
    gate = ends[MORGUL]
    if start in (WAITING, gate):
        return start
    if start + spaces > gate and die:
        return WAITING
    return min(start + spaces, gate)


def neighbour(at: dict[str, int], figure: str) -> str:
    """Who stands on the same space already; nobody: ""."""
    space = at[figure]
    for other, there in at.items():
        if there == space and other != figure:
            return other
    return ""


def supporters(s: Doom) -> tuple[str, ...]:
    """The companions beside the Ring-bearers or ahead of them within the stage."""
    # Not those behind or beyond (DOOM-7.2, DOOM-7.3); the stage is the old one to its end (DOOM-7.11, DOOM-R21).
    near, far = s.at[BEARERS], s.terms.road.ends[s.stage]
    return tuple([name for name in COMPANIONS if near <= s.at[name] <= far])


def isengard(s: Doom) -> int:
    """How many Uruk-hai stand there, the chieftain included."""
    return s.warriors + s.chieftain


def stack_left(s: Doom) -> int:
    """Gandalf cards that can still be drawn."""
    return len(s.gandalf_unseen) - s.gandalf_boxed


def on_the_way(s: Doom) -> list[str]:
    """The companions who can still be brought to a destination: not those who stand on one."""
    return [name for name in COMPANIONS if s.at[name] != WAITING and s.at[name] not in s.terms.road.ends]
