"""Write the TypeScript lists of log lines and facts for the boards. `gen_ts_types.py` calls this."""

from collections.abc import Iterator
from typing import Any

from bree.core import Game
from bree.core.log_lines import LARGE, SILENT, LogLine, lines_of
from bree.games.doom import facts as doom_facts, state as doom_state
from bree.games.fellowship import card, shape as fellowship_shape, state as fellowship_state
from bree.games.war import facts as war_facts, figures, picks, state as war_state
from bree.games.war.players import teams
from bree.games.war.setup import OPTIONS, PARTS

WIDTH = 60  # of a row on one line
FOUND = "the "  # begins what a board works out from its view


def head(home: str) -> str:
    return f"// Made from {home} by scripts/gen_ts_types.py: `make shapes` writes it anew."


def log_page(game: Game) -> str:
    """How each line of the log is shown, and what it touches."""
    lines = lines_of(game)
    found = sorted({thing for line in lines for thing in line.about if thing.startswith(FOUND)})
    parts = [
        head(f"src/bree/games/{game.name}/log_lines.py"),
        *sets(lines),
        "/** What the board works out from its view. */\nexport type Found ="
        + "".join(f"\n  | '{one}'" for one in found)
        + ";",
        "/** What each line touches. */\nexport const about: Readonly<Record<string, readonly string[]>> = {\n"
        + "".join([f"  '{line.key}': {listed(line.about)},\n" for line in lines if line.about])
        + "};",
    ]
    return "\n\n".join(parts) + "\n"


def sets(lines: tuple[LogLine, ...]) -> Iterator[str]:
    named = {
        "large": [line.key for line in lines if line.weight == LARGE],
        "silent": [line.key for line in lines if line.weight == SILENT],
        "turns": [line.key for line in lines if line.turn],
        "echoes": [line.key for line in lines if line.echo],
    }
    for name, keys in named.items():
        if keys or name != "echoes":  # few games have any
            yield f"export const {name}: ReadonlySet<string> = new Set({listed(keys)});"


def listed(words: Any) -> str:
    """On one line, or each word on its own."""
    said = [f"'{word}'" for word in words]
    whole = f"[{', '.join(said)}]"
    return whole if len(whole) < WIDTH else "[" + "".join([f"\n  {word}," for word in said]) + "\n]"


# The facts, by the name under which a board has them.


def tile_face(tile: war_facts.Tile) -> dict[str, Any]:
    """What is drawn on a hunt tile: a number, "eye", "die" or "smeagol", and whose special tile it is."""
    value = "eye" if tile.eye else "die" if tile.die else "smeagol" if tile.smeagol else str(tile.value)
    of = "wretch" if tile.smeagol else tile.side
    return {"value": value.replace("-", "−"), "reveal": tile.reveal, "stop": tile.stop, "of": of}


def war_board() -> dict[str, Any]:
    people = figures.CHARACTERS.values()
    special = war_facts.SPECIAL_DICE.values()
    return {
        "SIDES": war_state.SIDES,
        "FREE_NATIONS": war_state.FREE_NATIONS,
        "SHADOW_NATIONS": war_state.SHADOW_NATIONS,
        "SIDE_OF_SEAT": teams.SIDE_OF_SEAT,
        "NATION_OF": {figures.NAZGUL: "sauron", **{one.id: one.nation for one in people if one.nation}},
        "KEEPERS": [one.id for one in people if one.kind == "keeper"],
        "VERSIONS": {one.id: one.version_of for one in people if one.version_of},
        "RING_OF": {die.character: die.id for die in special if die.id in war_state.RINGS},
        "FACES": [pick for pick in picks.DIE if pick not in picks.SPECIAL],
        "SPECIAL": {die.id: die.side for die in special},
        "DECKS": war_state.DECKS,
        "ICONS": war_state.ICONS,
        "TILES": {tile.id: tile_face(tile) for tile in war_facts.TILES.values()},
        "LORDS_PARTS": list(PARTS),
        "LORDS_READINGS": [option.name for option in OPTIONS if option.rule.startswith("LME-O")],
    }


def doom_board() -> dict[str, Any]:
    return {
        "UNKNOWN": doom_state.UNKNOWN,
        "WAITING": doom_state.WAITING,
        "BEARERS": doom_state.BEARERS,
        "FIGURES": doom_state.FIGURES,
        "COMPANIONS": doom_state.COMPANIONS,
        "BATTLE": doom_state.BATTLE,
        "BLACKS": doom_state.BLACKS,
        "COLOURS": doom_state.COLOURS,
        "FIGURE_OF": doom_state.FIGURE,
        "MORGUL": doom_state.STAGES[doom_state.MORGUL],
        "LAST": doom_state.STAGES[doom_state.LAST],
        "ANY_TIME": [card for card, one in doom_facts.BEHAVIOURS.items() if set(one.when) == set(doom_facts.WINDOWS)],
    }


def fellowship_board() -> dict[str, Any]:
    return {
        "UNKNOWN": fellowship_shape.UNKNOWN,
        "PYRAMID": fellowship_state.PYRAMID,
        "ONE_RING": card.ONE_RING,
        "SUITS": {letter: suit for suit, letter in card.LETTERS.items()},
    }


BOARDS = {"doom": doom_board, "fellowship": fellowship_board, "war": war_board}


def facts_page(game: str) -> str:
    """The constants of a board."""
    constants = [f"export const {name} = {written(value)} as const;" for name, value in BOARDS[game]().items()]
    return "\n\n".join([head(f"the facts of src/bree/games/{game}"), *constants]) + "\n"


def written(value: Any, inner: str = "") -> str:
    if isinstance(value, dict) and inner:
        return "{ " + ", ".join([f"{key}: {written(one)}" for key, one in value.items()]) + " }"
    if isinstance(value, dict):
        rows = [f"{inner}  {key}: {written(one, inner + '  ')},\n" for key, one in value.items()]
        return "{\n" + "".join(rows) + inner + "}"
    if isinstance(value, list | tuple):
        return listed(value)
    return str(value).lower() if isinstance(value, bool | int) else f"'{value}'"
