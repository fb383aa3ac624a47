"""Look-ups of figures on the road, which all sections of the rules use."""

from bree.games.doom.state import BEARERS, COMPANIONS, MORGUL, WAITING, Doom


def destination(s: Doom) -> int:
    """The destination of the present stage."""
    return s.terms.road.ends[s.stage]


def stage_ended(s: Doom) -> bool:
    """Whether the Ring-bearers are on the destination."""
    return s.at[BEARERS] == s.terms.road.ends[s.stage]


def stage_of(s: Doom, figure: str) -> int:
    """The stage of a figure. A destination belongs to the stage that it ends."""
    space = s.at[figure]
    for number, end in enumerate(s.terms.road.ends):
        if space <= end:
            return number
    raise ValueError(f"{figure} stands on {space}, beyond the road")


def blocked(s: Doom, figure: str) -> bool:
    """Whether a companion is in Minas Morgul or in the waiting area and moves no further."""
    # DOOM-5.11, DOOM-8.2
    space = s.at[figure]
    return space == WAITING or space == s.terms.road.ends[MORGUL]


def end_of_move(s: Doom, figure: str, start: int, spaces: int, *, die: bool) -> int:
    """The space where a move ends. WAITING if a die would take a companion past Minas Morgul."""
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
    """Another figure on the same space; "" if there is none."""
    space = at[figure]
    for other, there in at.items():
        if there == space and other != figure:
            return other
    return ""


def supporters(s: Doom) -> tuple[str, ...]:
    """The companions on the Ring-bearers' space or ahead of them within the stage."""
    # Others do not support (DOOM-7.2, DOOM-7.3). The old stage counts until it ends (DOOM-7.11, DOOM-R21).
    near, far = s.at[BEARERS], s.terms.road.ends[s.stage]
    return tuple([name for name in COMPANIONS if near <= s.at[name] <= far])


def isengard(s: Doom) -> int:
    """The number of Uruk-hai in Isengard, with the chieftain."""
    return s.warriors + s.chieftain


def stack_left(s: Doom) -> int:
    """The number of Gandalf cards that can still be drawn."""
    return len(s.gandalf_unseen) - s.gandalf_boxed


def on_the_way(s: Doom) -> list[str]:
    """The companions that can still be moved to a destination. Companions on a destination cannot."""
    return [name for name in COMPANIONS if s.at[name] != WAITING and s.at[name] not in s.terms.road.ends]
