"""Allies and Gandalf cards: their owners, who may use them, and which are usable now."""

from itertools import groupby

from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.clickable import Clickable, whole
from bree.term.boards.doom.battle import dotted
from bree.term.boards.doom.words import card_does, card_name, last_stage
from bree.term.boards.text_cells import cell, flow

SIGNS = {"ally": ("+", "leaf"), "gandalf": ("✶", "gold")}
BANNED = "×"
GAP = 2


def label(view: View, voice: Voice) -> Text:
    """Say who may use the cards: the active player all of them, unless allies are exclusive."""
    key = "drawn-cards-exclusive" if view["modes"]["exclusive"] else "drawn-cards"
    return Text.assemble((voice.say(key), "bold"))


def by_owner(view: View, clickable: Clickable) -> list[tuple[str, list[View]]]:
    """Return the cards by owner, in the order of each owner's first card. Cards usable now come first, so that they are
    not cut off.
    """
    owners = list(dict.fromkeys(held["owner"] for held in view["held"]))

    def order(held: View) -> tuple[bool, int]:
        return "card:" + held["card"] not in clickable.picks, owners.index(held["owner"])

    return [(owners[at], list(group)) for (_, at), group in groupby(sorted(view["held"], key=order), key=order)]


def sign(held: View) -> Text:
    mark, style = SIGNS[held["kind"]]
    return Text.assemble((mark if held["users"] else BANNED, style if held["users"] else "ember"))


def names_only(view: View, voice: Voice, width: int, clickable: Clickable, lines: int) -> list[Text]:
    """Return all cards as names in running text, by owner, in at most `lines` lines."""
    if not view["held"]:
        return flow(label(view, voice) + " " + dotted([Text(voice.say("drawn-no-cards")), *stack(view, voice)]), width)
    found = []
    for owner, cards in by_owner(view, clickable):
        told = [clickable.boxed("card:" + held["card"], sign(held) + card_name(held["card"], voice)) for held in cards]
        found.append(Text.assemble((f"{voice.noun(owner)}: ", "faded")) + Text(", ").join(told))
    return flow(label(view, voice) + " " + dotted(found + stack(view, voice)), width, lines)


def stack(view: View, voice: Voice) -> list[Text]:
    """Return the number of Gandalf cards in the stack."""
    left = view["gandalf"]["stack"]
    return [] if last_stage(view) else [Text.assemble((whole(voice.say("drawn-stack", {"count": left})), "faded"))]


def with_words(view: View, voice: Voice, width: int, clickable: Clickable, lines: int) -> list[Text]:
    """Return each card with its text, in at most `lines` lines each."""
    rows = [Text(" ").join([label(view, voice), *stack(view, voice)])]
    names = [f"{card_name(held['card'], voice)} ({voice.noun(held['owner'])})" for held in view["held"]]
    size = max(map(len, names)) + GAP
    for held, name in zip(view["held"], names, strict=True):
        thing = "card:" + held["card"]
        style = "bold" if thing in clickable.picks else "" if held["users"] else "faded"
        head = Text(clickable.box(thing, " ")) + sign(held) + " " + cell(name, size, style)
        words = flow(does(held, voice), max(width - len(head), 1), lines)
        block = [head + words[0], *(Text(" " * len(head)) + line for line in words[1:])]
        rows += [clickable.on(thing, row) for row in block]
    return rows


def does(held: View, voice: Voice) -> Text:
    told = card_does(held["card"], voice)
    return Text(told) if held["users"] else Text.assemble((f"{voice.say('drawn-ban')}. ", "ember"), (told, "faded"))
