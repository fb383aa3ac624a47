"""Section 24: the effects of a hunt tile. They are the Guide's ability, a casualty, corruption, and the Reveal icon."""

from typing import Final

from bree.core import CHANCE, PASS, PASS_PICK, Ask, Fact, Pick
from bree.games.war.facts import PIPS, TILES
from bree.games.war.figures import GOLLUM, GUIDES_WHO_LEAVE
from bree.games.war.map_queries import level_of
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import CASUALTY, OFFER, TILE
from bree.games.war.rules.characters.companions import eliminate, leave_fellowship
from bree.games.war.rules.extension_points import TILE_STRIKES, VICTIM_FALLS
from bree.games.war.rules.fellowship.declaring import can_be_revealed
from bree.games.war.rules.fellowship.hunt import current_hunt, successes
from bree.games.war.rules.fellowship.phase import show_companion
from bree.games.war.rules.turn.phases import win
from bree.games.war.state import BY_LOT, CORRUPTED, FREE, NEVER, NO_TRACK, Hunt, War, seat_of

IN_MORDOR: Final = "mordor"
GUIDE, RANDOM, NONE = "guide", "random", "none"
SEPARATE, REVEAL = "separate", "reveal"


def corrupt(s: War, by: int, rule: str) -> None:
    """Add corruption. At 12 the Shadow wins (WAR-20.12), before other effects of the tile (WAR-24.12)."""
    s.corruption += by
    s.tell("corruption", rule, by=by, corruption=s.corruption)
    if s.corruption >= CORRUPTED:
        win(s, "corrupted", "WAR-26.1")


def heal(s: War, by: int, rule: str) -> None:
    less = min(by, s.corruption)
    if less:
        s.corruption -= less
        s.tell("healed", rule, by=less, corruption=s.corruption)


def eye_value(s: War, h: Hunt) -> int:
    """Return the damage of an Eye.

    On the Mordor Track it is the number of dice in the Hunt Box (WAR-25.7), otherwise the successes of the hunt roll.
    Without a roll it is 0 (WAR-21.11, WAR-24.17).
    """
    return s.box_shadow + s.box_free if h.why == IN_MORDOR else successes(s, h)


@book.step
def tile_damage(s: War) -> None:
    """WAR-24.1"""
    h = current_hunt(s)
    tile = TILES[h.tile]
    if tile.value < 0:
        heal(s, -tile.value, "WAR-24.18")  # there is no damage, so nobody can be lost
    elif tile.die:
        s.then(OFFER[TILE], ("cast_tile",))
    else:
        set_damage(s, eye_value(s, h) if tile.eye else tile.value)


@book.step
def cast_tile(s: War) -> None:
    """Roll the die of the tile, unless a card has asked for another tile before."""
    s.then(("other_tile",) if current_hunt(s).anew else ("tile_die",))


@book.ask
def tile_die(s: War) -> Ask:
    return Ask(CHANCE, "tile_die", "WAR-24.1", PIPS)


@book.step
def on_tile_die(s: War, answer: str) -> None:
    set_damage(s, int(answer))


def set_damage(s: War, damage: int) -> None:
    """Set the damage.

    Then come cards, the Guide, a casualty, corruption, and at last the Reveal icon (WAR-24.2, WAR-24.15).
    """
    h = current_hunt(s)
    s.hunt = h._replace(damage=damage)
    if not h.breaks:
        s.tell("damage", "WAR-24.1", reveals=True, damage=damage)
    s.then(OFFER[TILE], ("tile_strikes",))


@book.step
def tile_strikes(s: War) -> None:
    """Resolve the tile after a card on the table may have helped.

    If the card asks for another tile, this one has no effect.
    """
    h = current_hunt(s)
    if h.anew:
        s.then(("other_tile",))
        return
    if h.breaks:
        s.then(("break_up", h.damage))
        return
    for take_over in TILE_STRIKES:
        if take_over(s):
            return
    if h.lessened == NEVER:
        s.then(("bear",), ("tile_reveals",))
    else:
        s.then(("guide_helps", ""), ("take_casualty",), ("bear",), ("tile_reveals",))


# The Guide


def does_not_reveal(s: War, h: Hunt) -> bool:
    """Does the tile not reveal the Fellowship?

    Gollum prevents it for numbered tiles (WAR-24.10), not for others (WAR-24.11).
    """
    tile = TILES[h.tile]
    return h.blind or not tile.reveal or (s.guide == GOLLUM and not tile.eye and not tile.special)


@book.step
def guide_helps(s: War, was: str) -> None:
    """Offer the ability of the Guide. After a change of the Guide the new one may help too (WAR-24.3)."""
    h = current_hunt(s)
    if not h.damage or s.guide == was:
        return
    if s.guide in GUIDES_WHO_LEAVE or (s.guide == GOLLUM and can_be_revealed(s) and does_not_reveal(s, h)):
        s.then(("guide_power",))


POWERS: Final = {SEPARATE: Pick(SEPARATE), REVEAL: Pick(REVEAL)}


@book.ask
def guide_power(s: War) -> Ask:
    gollum = s.guide == GOLLUM
    picks = (POWERS[REVEAL if gollum else SEPARATE], PASS_PICK)
    facts: dict[str, Fact] = {
        "guide": "character-" + s.guide,
        "damage": current_hunt(s).damage,
        "mordor": int(s.track != NO_TRACK),
    }
    return Ask(seat_of(s, FREE), "guide_power", "WAR-24.10" if gollum else "WAR-24.8", picks, facts)


@book.step
def on_guide_power(s: War, answer: str) -> None:
    h = current_hunt(s)
    if answer == PASS:
        return
    if answer == REVEAL:
        s.hunt = h._replace(damage=h.damage - 1, soothed=True)
        s.tell("gollum-helps", "WAR-24.10", damage=h.damage - 1)
        return
    s.hunt = h._replace(damage=h.damage - 1)
    was = s.guide
    s.tell("hobbit-helps", "WAR-24.8", who="figure-" + was, damage=h.damage - 1)
    s.then(("guide_helps", was))
    leave_fellowship(s, (was,), "WAR-24.8")


# A casualty


@book.step
def take_casualty(s: War) -> None:
    """WAR-24.4, WAR-24.7"""
    h = current_hunt(s)
    # In a game this step runs once for each tile. A position from a file may repeat it; then `casualty` prevents a
    # second one.
    if not h.damage or not s.companions or h.casualty:
        return
    if h.lessened != BY_LOT:
        s.then(("casualty",))
    elif len(s.companions) > 1:
        s.then(("random_companion",))
    else:
        choose_victim(s, s.guide)


LOSSES: Final = {name: Pick(name) for name in (GUIDE, RANDOM, NONE)}


@book.ask
def casualty(s: War) -> Ask:
    """Ask for a casualty. A lone companion is the Guide, so there is no random draw."""
    picks = (LOSSES[GUIDE], LOSSES[RANDOM], LOSSES[NONE]) if len(s.companions) > 1 else (LOSSES[GUIDE], LOSSES[NONE])
    return Ask(
        seat_of(s, FREE),
        "casualty",
        "WAR-24.4",
        picks,
        {"guide": "character-" + s.guide, "damage": current_hunt(s).damage},
    )


@book.step
def on_casualty(s: War, answer: str) -> None:
    if answer == GUIDE:
        choose_victim(s, s.guide)
    elif answer == RANDOM:
        s.then(("random_companion",))


@book.ask
def random_companion(s: War) -> Ask:
    """Draw a companion. The Guide and Sméagol can be drawn too (LME-8.9, LME-8.22)."""
    return Ask(CHANCE, "random_companion", "WAR-24.4", tuple([FIGURE[one] for one in s.companions]))


@book.step
def on_random_companion(s: War, answer: str) -> None:
    """Lose the companion that was drawn (WAR-24.6)."""
    show_companion(s, answer)  # LME-11.4
    s.tell("drawn-lot", "WAR-24.6", reveals=True, who="figure-" + answer)
    choose_victim(s, answer)


def choose_victim(s: War, companion: str) -> None:
    s.hunt = current_hunt(s)._replace(casualty=True, victim=companion)
    s.then(OFFER[CASUALTY], ("fall",))


@book.step
def fall(s: War) -> None:
    """Reduce the damage by the level of the lost companion (WAR-24.5). A surplus of his level is wasted."""
    h = current_hunt(s)
    was = s.guide
    level = level_of(s, h.victim)
    for note in VICTIM_FALLS:
        note(s, h.victim, level)
    s.hunt = h._replace(damage=max(0, h.damage - level), victim="")
    s.then(("guide_helps", was))  # WAR-24.16: Gollum may help if nobody is left
    eliminate(s, h.victim, "WAR-24.4")


# Corruption and the Reveal icon


@book.step
def bear(s: War) -> None:
    h = current_hunt(s)
    s.hunt = h._replace(damage=0)
    if h.damage:
        corrupt(s, h.damage, "WAR-24.2")


@book.step
def tile_reveals(s: War) -> None:
    """Reveal a hidden Fellowship (WAR-24.13). After his help Gollum reveals it even without an icon (WAR-24.10)."""
    h = current_hunt(s)
    if s.hidden and (h.soothed or not does_not_reveal(s, h)):
        s.then(("reveal",))
