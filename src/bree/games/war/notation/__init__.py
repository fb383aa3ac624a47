"""Writes a position as one line, and reads it. A test or a report may use several lines.

    turn: 3.5 shadow | map: osgiliath: gondor 2r; minas_morgul: sauron 5r 2n witch_king | ring: lorien 2 revealed c3 |
    shadow dice: army muster*2 used=1 box=2 | todo: attack(shadow,0)

After a nation `r`, `e` and `l` are regulars, elites and Leaders; `n` are Nazgûl; characters have their names. `eye*4`
means four equal words. A missing field has its default: all nations are at war and active, and nothing is besieged or
captured. Other figures are in the reinforcements, companions in the Fellowship, other characters aside. Other cards are
in their decks, and other hunt tiles in the pool.
"""

from bree.core import Refusal
from bree.core.notation import join_parts, split_parts
from bree.games.war.notation.derived_fields import DERIVED_FIELDS, default_seats
from bree.games.war.notation.fields import OWN_FIELDS, RINGS, START
from bree.games.war.notation.word_lists import NONE
from bree.games.war.state import NATIONS, SIDES, War, leading_player


def write(s: War) -> str:
    parts = {part.name: part.write(s) for part in OWN_FIELDS}
    for rest in DERIVED_FIELDS:
        if getattr(s, rest.field) != rest.usual(s):
            parts[rest.field] = rest.write(s) or NONE
    return join_parts(parts)


def read(text: str) -> War:
    parts = split_parts("|".join(text.splitlines()))
    names = {part.name for part in OWN_FIELDS} | {rest.field for rest in DERIVED_FIELDS}
    for name in parts:
        if name not in names:
            raise Refusal("notation", text=name)
    s = War(turn=1, phase=5, bearers=START, steps=dict.fromkeys(NATIONS, 0), rings=dict(RINGS))
    try:
        for part in OWN_FIELDS:
            if part.name in parts:
                part.read(s, parts[part.name])
        seats = default_seats(s)
        s.hands = {one: s.hands.get(one, ()) for one in seats}
        s.discards = {one: s.discards.get(one, ()) for one in seats}
        if s.team is not None and not s.speaks:
            s.speaks = {side: leading_player(s, side) for side in SIDES}
        for rest in DERIVED_FIELDS:
            value = rest.read(parts[rest.field]) if rest.field in parts else rest.usual(s)
            setattr(s, rest.field, value)
    except (ValueError, IndexError, KeyError, TypeError, AttributeError) as fault:
        raise Refusal("notation", text=text) from fault
    return s
