"""A game told as text, answer by answer, so that a change of rules shows as a readable difference."""

import json
from pathlib import Path

from bree.core import CHANCE, Game
from bree.core.rulebook import rulebook
from bree.lab.perft import divide
from bree.lang import Voice
from tests.contract.tables import Table, random_game, watchers

GOLDEN = Path(__file__).resolve().parent.parent / "golden"
DEPTHS = (1, 2, 3, 4)
MANY = 12  # cards that chance may draw: a whole deck is not worth listing for every card


def tell_game(table: Table) -> str:
    """Position, picks in order, answer and log of one random game, and what everybody sees at its end."""
    game, voice = table.game, Voice("en", table.game)
    lines = [f"{game.name}, {table.name}, rules version {game.version}"]
    told = 0
    s = None
    for s, ask, answer in random_game(game, table.options, "golden"):
        lines += [f"  {entry.rule}: {voice.line(entry)}" for entry in s.log[told:]]
        told = len(s.log)
        if not ask.idle:
            lines.append(game.write(s))
        drawn = ask.who == CHANCE and len(ask.picks) > MANY
        picks = f"one of {len(ask.picks)}" if drawn else " ".join(pick.id for pick in ask.picks)
        lines.append(f"{ask.who} {ask.key} {ask.rule}: {picks} -> {answer}")
    assert s is not None
    lines += [f"  {entry.rule}: {voice.line(entry)}" for entry in s.log[told:]]
    lines += [f"{seat} sees {json.dumps(game.view(s, seat), ensure_ascii=False)}" for seat in watchers(s)]
    lines.append(f"score: {game.score(s)}")
    return "\n".join(lines) + "\n"


def perft_text(game: Game) -> str:
    """Counts by depth, split by the first answer, from the start and from the middle of a game."""
    lines = [f"{game.name}, {len(rulebook(game.package))} rules"]
    positions = [game.new({})]
    middle = [s.clone() for s, _, _ in random_game(game, {}, "perft")]
    positions += [middle[len(middle) // 3], middle[len(middle) * 2 // 3]]
    for s in positions:
        lines.append(game.write(s))
        for depth in DEPTHS:
            counts = divide(game, s, depth)
            split = " ".join(f"{answer}:{count}" for answer, count in counts.items())
            lines.append(f"  {depth}: {sum(counts.values())} = {split}")
    return "\n".join(lines) + "\n"
