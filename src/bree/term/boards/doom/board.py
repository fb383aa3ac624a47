"""The board of Adventure to Mount Doom: road, status, encounters, dice, battle, and the cards of the players."""

from rich.text import Text

from bree.core import Ask, View
from bree.lang import Voice
from bree.term.boards.clickable import Clickable
from bree.term.boards.doom.battle import battle_rows
from bree.term.boards.doom.dice import dice_rows
from bree.term.boards.doom.player_cards import names_only, with_words
from bree.term.boards.doom.road import figure_rows, road_rows
from bree.term.boards.doom.status_rows import courage_rows, heading, realm_rows
from bree.term.boards.doom.track import HIT, one_below_the_other, side_by_side
from bree.term.boards.doom.words import card_does, card_name, fighting, last_stage
from bree.term.boards.text_cells import SPACIOUS, flow

ROWS, MORE = 15, 27  # rows for the board on a small terminal, and on a large one
ACTION, LAST_DIE = 3, 1  # rows for dice and battle; the last stage has but one die
SPOKEN = ((3, 2), (2, 2), (2, 1), (1, 1), (1, 0))  # rows for the text of a card: on the track, in front of players

Block = list[Text]


def draw(view: View, voice: Voice, width: int, ask: Ask | None, chosen: frozenset[str]) -> Text:
    """Draw everything on the table, not wider than `width`, and on a small terminal not higher than its rows."""
    clickable = Clickable.of(ask, chosen)
    land = [heading(view, voice), *road_rows(view, voice, width), *figure_rows(view, voice, width, clickable)]
    marks = [*courage_rows(view, voice, width), *realm_rows(view, voice, width)]
    action = dice_rows(view, voice, width, clickable)
    if fight := fighting(view):
        action += battle_rows(fight, voice, width)
    if width >= SPACIOUS:
        rows = spacious(view, voice, width, clickable, [land, marks, action])
    else:
        rows = small(view, voice, width, clickable, [land, marks, action])
    for row in rows:
        row.truncate(width, overflow="ellipsis")
    return Text("\n").join(rows)


def small(view: View, voice: Voice, width: int, clickable: Clickable, parts: list[Block]) -> Block:
    """Draw card names, in the last stage card texts, and then as many cards of the players as fit."""
    land, marks, action = parts
    held = names_only(view, voice, width, clickable, 0)
    if last_stage(view):
        spare = ROWS - len(land + marks + held) - len(view["track"]) - LAST_DIE
        if spare >= 0:
            return [*land, *marks, *one_below_the_other(view, voice, width, clickable, 1, spare), *action, *held]
    track = side_by_side(view, voice, width, clickable)
    left = ROWS - len(land + marks + track + action)
    held = names_only(view, voice, width, clickable, max(left, 1))
    hit = hit_rows(view, voice, width, min(left - len(held), ACTION - len(action)))
    return [*land, *marks, *track, *action, *hit, *held]


def hit_rows(view: View, voice: Voice, width: int, lines: int) -> Block:
    """Return the text of an encountered card without a battle. Fill up with empty rows, so that nothing below moves."""
    card = next((slot["card"] for slot in view["track"] if slot["active"]), "")
    rows: Block = []
    if card and lines > 0 and not fighting(view):
        told = Text.assemble((f"{HIT} {card_name(card, voice)}: ", "gold"), card_does(card, voice))
        rows = flow(told, width, lines)
    return rows + [Text() for _ in range(lines - len(rows))]


def spacious(view: View, voice: Voice, width: int, clickable: Clickable, parts: list[Block]) -> Block:
    """Draw the card texts, as long as there are rows, with empty rows between the parts if some are left."""
    land, marks, action = parts
    blocks: list[Block] = []
    for track, held in SPOKEN:
        cards = with_words(view, voice, width, clickable, held) if held and view["held"] else []
        cards = cards or names_only(view, voice, width, clickable, 0)
        blocks = [land, marks, one_below_the_other(view, voice, width, clickable, track), action, cards]
        if sum(map(len, blocks)) <= MORE:
            break
    air = MORE - sum(map(len, blocks))
    rows: Block = []
    for block in blocks:
        if rows and block and air > 0:
            rows.append(Text())
            air -= 1
        rows += block
    return rows
