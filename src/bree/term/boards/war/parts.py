"""Parts of the table as text, for readers who cannot take in everything at once: a summary, and single parts in
full.
"""

from collections.abc import Callable

from bree.core import View
from bree.lang import Voice
from bree.lang.normalize import normalize
from bree.term.boards.war.card_words import hand_lines, named, side_of, table_lines
from bree.term.boards.war.lines import map_lines, news, region_line, state_lines, supply_lines

Part = Callable[[View, Voice], list[str]]
PARTS: dict[str, Part] = {"map": map_lines, "hand": hand_lines, "table": table_lines, "supply": supply_lines}
REGION = "region"  # a name follows it


def brief(view: View, voice: Voice) -> list[str]:
    """Return a summary without borders, reinforcements and card texts. `part` returns those."""
    told = [*state_lines(view, voice), *map_lines(view, voice, borders=False), *_cards(view, voice)]
    return [line for line in [*told, *news(view, voice)] if line]


def _cards(view: View, voice: Voice) -> list[str]:
    """Return the names of the viewer's cards and of the cards on the table, and the number of cards in other hands."""
    said = []
    for seat, hand in view["hands"].items():
        counts = {"who": seat, "character": hand["character"], "strategy": hand["strategy"]}
        cards = "; ".join(named(card, voice) for card in hand["cards"])
        said.append(f"{voice.say('line-hand', counts)} {cards}".rstrip())
    return said + [voice.say("line-table", {"who": side_of(card), "card": "card-" + card}) for card in view["table"]]


def part(view: View, voice: Voice, wanted: str) -> list[str]:
    """Return one part in full, such as `hand` or `region minas_tirith`, or nothing if there is no such part."""
    name, _, rest = wanted.partition(" ")
    if name in PARTS and not rest:
        return [line for line in PARTS[name](view, voice) if line]
    called = normalize(rest if name == REGION else wanted).replace("_", " ").strip()
    for region in view["map"]:
        if called in (region.replace("_", " "), normalize(voice.say("region-" + region))):
            return [region_line(view, voice, region)]
    return []


def names() -> tuple[str, ...]:
    return (*PARTS, f"{REGION} NAME")
