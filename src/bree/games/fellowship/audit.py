"""The conservation laws: what must hold at every decision."""

from bree.games.fellowship.facts import CHARACTERS
from bree.games.fellowship.name_check import name_laws
from bree.games.fellowship.queries import covered
from bree.games.fellowship.rules.choosing import roster
from bree.games.fellowship.rules.dealing import round_deck
from bree.games.fellowship.rules.side_deck import whole_deck
from bree.games.fellowship.state import PYRAMID, Fellowship


def cards(s: Fellowship) -> list[str]:
    """All cards of the main deck, in any place."""
    found = [card for hand in s.hands.values() for card in hand]
    found += covered(s) if s.rows else [card for card in s.pyramid if card]
    found += [card for trick in s.tricks for _, card in trick.plays]
    for held in (s.trick, s.tucked, s.fixed, s.laid, s.sealed):
        found += held.values()
    return [*found, *s.lost, *s.barrow, *s.deck.cards()]


def audit(s: Fellowship) -> list[str]:
    """The broken laws."""
    broken = name_laws(s)
    if broken:
        return broken
    if s.hands:
        found = cards(s)
        if sorted(found) != sorted(round_deck(s)):
            broken.append(f"cards are lost or doubled: {sorted(found)}")
    grim = [*s.grim.cards(), *s.grim_up, *(trick.forest for trick in s.tricks if trick.forest and not s.grim_up)]
    if not set(grim) <= set(whole_deck(s)):
        broken.append(f"strange cards beside the trick: {grim}")
    if len(set(s.characters.values())) != len(s.characters):
        broken.append(f"a character sits twice: {s.characters}")
    if s.characters and not set(s.characters.values()) <= set(roster(s)):
        broken.append(f"a character of another chapter: {s.characters}")
    if not set(s.completed) <= set(CHARACTERS):
        broken.append(f"completed, but unknown: {s.completed}")
    if len(s.tricks) > s.length:
        broken.append(f"{len(s.tricks)} tricks of {s.length}")
    if s.token and not any(card[0] == "r" for card in on_table(s)):
        broken.append("the token shows its coloured side though no Rings card was played")
    if PYRAMID in s.hands and s.rows and len(s.pyramid) != sum(s.rows):
        broken.append("the pyramid has lost a place")
    if s.over and s.todo:
        broken.append("the game goes on after it was over")
    return broken


def on_table(s: Fellowship) -> list[str]:
    played = [card for trick in s.tricks for _, card in trick.plays]
    return [*played, *s.trick.values(), *s.laid.values()]
