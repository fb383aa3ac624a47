"""The public view of the table as text. The environments render it."""

from bree.adapters.match import Match
from bree.lang import Voice
from bree.lang.locale import own_language
from bree.term.boards import board, part

WIDTH = 100  # letters, for a game without a text form


def table_text(match: Match) -> str:
    game = match.game
    voice = Voice(own_language(), game)
    view = game.view(match.state, None)
    told = part(game.name, "lines")
    lines = told.lines(view, voice) if told else [board(game.name)(view, voice, WIDTH, None, frozenset()).plain]
    if match.ask is not None:
        lines.append(f"→ {voice.seat(match.ask.who)}")
    return "\n".join(lines)
