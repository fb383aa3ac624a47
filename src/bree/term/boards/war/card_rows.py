"""Rows for the cards: the hand, the table, and the two cards of a battle."""

from rich.text import Text

from bree.core import View
from bree.games.war.facts import CARDS
from bree.lang import Voice
from bree.term.boards.clickable import Clickable, whole
from bree.term.boards.text_cells import flow
from bree.term.boards.war.card_words import does, initiative, side_of, title, volley_lines
from bree.term.boards.war.map_grid import ARMIES
from bree.term.boards.war.tracks import dotted

TOLD = 3  # cards on the table that have their own row on a large terminal


def hand_rows(view: View, voice: Voice, width: int, clickable: Clickable, rows: int) -> list[Text]:
    """Return the viewer's cards by name and icon, and the number of cards in other hands."""
    pieces = []
    for seat in view["hands"]:
        told = view["hands"][seat]
        own = [clickable.boxed("card:" + card, Text(whole(short(card, voice)))) for card in told["cards"]]
        count = voice.say("drawn-hand", {"who": seat, "count": told["character"] + told["strategy"]})
        pieces.append(Text.assemble((count, "faded")) + (Text(" ") + Text(", ").join(own) if own else Text()))
    return flow(dotted(pieces), width, rows)


def short(card: str, voice: Voice) -> str:
    return f"{voice.say('card-' + card)} ({voice.say('drawn-icon-' + CARDS[card].icon)})"


def table_rows(view: View, voice: Voice, width: int, clickable: Clickable, spacious: bool) -> list[Text]:
    """Return the cards on the table, with their texts if there is room."""
    table = view["table"]
    if not table:
        return []
    marks = {card: Text.assemble((ARMIES[side_of(card)][0] + " ", ARMIES[side_of(card)][1])) for card in table}
    names = {
        card: marks[card] + clickable.boxed("card:" + card, Text(whole(voice.say("card-" + card)))) for card in table
    }
    if spacious and len(table) <= TOLD:
        return [row for card in table for row in flow(names[card] + Text(": " + does(card, voice)), width, 1)]
    head = Text.assemble((voice.say("drawn-table"), "faded"), " ")
    return flow(head + dotted(list(names.values())), width, 1)


def fight_rows(battle: View, voice: Voice, width: int, spacious: bool) -> list[Text]:
    """Return the combat cards of a round: one row for both, or several rows with their texts."""
    found = [combat(camp, voice, spacious) for camp in (battle["attacker"], battle["defender"])]
    found = [text for text in found if text]
    if spacious:
        return [row for text in found for row in flow(text, width, 2)]
    return flow(dotted(found), width, 1) if found else []


def combat(camp: View, voice: Voice, spacious: bool) -> Text:
    """Return a face-down card as its deck, or as its title for its owner. A shown card has its initiative and state."""
    if not camp["card"] and not camp["sealed"]:
        return Text()
    mark, style = ARMIES[camp["side"]]
    facts = {"title": "combat-" + title(camp), "initiative": initiative(camp), "deck": "deck-" + camp["sealed"]}
    if camp["sealed"]:
        said = voice.say("drawn-own-sealed" if camp["card"] else "drawn-sealed", facts)
    else:
        said = voice.say("drawn-silenced" if camp["silenced"] else "drawn-shown", facts)
        said += f": {voice.part('combat-' + title(camp), 'does')}" if spacious else ""
    return Text.assemble((f"{mark} ", style), said)


def volley_rows(view: View, voice: Voice, width: int) -> list[Text]:
    return [row for line in volley_lines(view, voice) for row in flow(Text(line), width, 1)]
