"""The conservation laws of the game: what must hold at every decision."""

from bree.games.mordor.sheet import marked
from bree.games.mordor.state import CIRCLES, DICE, TREE, Mordor


def audit(s: Mordor) -> list[str]:
    """The laws that are broken."""
    broken = []
    for seat, hobbit in enumerate(s.seats):
        fields = s.terms.squares + len(s.halved[seat])
        if not 0 <= s.left[seat] <= fields:
            broken.append(f"{hobbit} has {s.left[seat]} of {fields} fields left")
        if len(set(s.halved[seat])) != len(s.halved[seat]) or not set(s.halved[seat]) <= set(
            range(1, s.terms.squares + 1)
        ):
            broken.append(f"{hobbit} has halved {s.halved[seat]}")
        if not 0 <= s.circles[seat] <= CIRCLES:
            broken.append(f"{hobbit} has marked {s.circles[seat]} circles")
        if marked(s, seat) < 0:
            broken.append(f"{hobbit} has {marked(s, seat)} marks")
    if not set(s.kept) | set(s.rolled) <= set(DICE):
        broken.append(f"dice from elsewhere: {s.kept} {s.rolled}")
    changed = [die for die in s.now if s.kept.get(die) != s.rolled.get(die)]
    if changed:
        broken.append(f"dice changed while they were set aside: {changed}")
    if TREE in [face for die, face in s.kept.items() if die != "black"]:
        broken.append("a White Tree that is not black")
    if set(s.winners) - set(s.seats):
        broken.append(f"winners from elsewhere: {s.winners}")
    if s.todo and s.winners:
        broken.append("the game goes on after it was won")
    return broken
