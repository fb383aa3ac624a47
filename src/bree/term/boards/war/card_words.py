"""The texts of the cards: the hand, the table, and the two cards of a battle."""

from bree.core import NO_EFFECT, Ask, Facts, Pick, Refusal, View
from bree.core.cards.windows import USE
from bree.games.war.facts import CARDS, COMBAT_BEHAVIOURS
from bree.games.war.figures import CHARACTERS
from bree.lang import Voice
from bree.lang.cards import cards, lines

COMBAT = "combat_card"  # the ask for a combat card
COMING = ("council", "keeper", "minion")  # asks for a character whom no visible card describes yet
REQUIRED, REQUIRED_IN_COMBAT = "WAR-6.5", "WAR-12.4"


def side_of(card: str) -> str:
    return CARDS[card].deck.partition("_")[0]


def explained(view: View, voice: Voice) -> list[str]:
    """Return all cards that the viewer has or sees, with their full texts."""
    camps = [view["battle"][name] for name in ("attacker", "defender")] if view["battle"] else []
    held = [card for hand in view["hands"].values() for card in hand["cards"]]
    shown = dict.fromkeys([*(camp["card"] for camp in camps if camp["card"]), *held, *view["table"]])
    known = {told.event.id: told for told in cards(voice)}
    found: list[str] = []
    for card in shown:
        found += [*lines(voice, known[card], brief=True), ""]
    return found[:-1] or [voice.say("line-no-cards")]


def label(ask: Ask, pick: Pick, voice: Voice, whole: bool) -> str:
    """Return the label of a card: name, icon, and whether it has no effect now. A combat card has the title of its
    combat half.

    With `whole`, add the text of the combat half, or the ability of a character who enters play.
    """
    if pick.id not in CARDS:
        return (
            f"{voice.label(ask, pick)}: {voice.part('character-' + pick.id, 'does')}"
            if whole and comes(ask, pick)
            else ""
        )
    if ask.key == USE:
        return f"{voice.say('card-' + pick.id)}: {does(pick.id, voice)}" if whole else ""
    if ask.key != COMBAT:
        said = named(pick.id, voice)
        return f"{said}: {voice.thing(NO_EFFECT)}" if NO_EFFECT in pick.on else said
    half = CARDS[pick.id].combat
    facts: Facts = {
        "title": "combat-" + half,
        "card": "card-" + pick.id,
        "initiative": COMBAT_BEHAVIOURS[half].initiative,
    }
    said = voice.say("line-fights", facts)
    return f"{said}: {voice.part('combat-' + half, 'does')}" if whole else said


def comes(ask: Ask, pick: Pick) -> bool:
    return ask.key in COMING and pick.id in CHARACTERS


def unmet(refusal: Refusal, voice: Voice) -> str:
    """Return the requirement that a refused card did not meet, or "" if the refusal has another reason."""
    card = next((told for told in cards(voice) if told.event.id == refusal.facts.get("answer")), None)
    half = {REQUIRED: card.event, REQUIRED_IN_COMBAT: card.combat}.get(refusal.rule) if card is not None else None
    return voice.say("line-unmet", {"needs": "'" + half.needs}) if half is not None and half.needs else ""


# Line by line


def hand_lines(view: View, voice: Voice) -> list[str]:
    """Return the viewer's cards with their texts, and the number of cards in other hands."""
    said = []
    for seat in view["hands"]:
        told = view["hands"][seat]
        facts = {"who": seat, "character": told["character"], "strategy": told["strategy"]}
        said.append(voice.say("line-hand", facts))
        said += [f"  {card_line(card, voice)} {combat_line(card, voice)}" for card in told["cards"]]
    return said


def table_lines(view: View, voice: Voice) -> list[str]:
    return [
        f"{voice.say('line-table', {'who': side_of(card), 'card': 'card-' + card})}: {does(card, voice)}"
        for card in view["table"]
    ]


def card_line(card: str, voice: Voice) -> str:
    return f"{named(card, voice)}: {does(card, voice)}"


def named(card: str, voice: Voice) -> str:
    return voice.say("line-card", {"card": "card-" + card, "icon": "face-" + CARDS[card].icon})


def does(card: str, voice: Voice) -> str:
    return voice.part("card-" + card, "does")


def combat_line(card: str, voice: Voice) -> str:
    return voice.say("line-half", {"title": "combat-" + CARDS[card].combat})


def fight_lines(camp: View, voice: Voice) -> list[str]:
    """Return a side's combat card: its deck while it is face down, then its full text."""
    if camp["sealed"]:
        return [sealed(camp, voice)]
    return [f"{shown(camp, voice)}: {voice.part('combat-' + title(camp), 'does')}"] if camp["card"] else []


def title(camp: View) -> str:
    """Return the title of the card's combat half, or "" for an unknown card."""
    return CARDS[camp["card"]].combat if camp["card"] else ""


def initiative(camp: View) -> int:
    return COMBAT_BEHAVIOURS[title(camp)].initiative if camp["card"] else 0


def sealed(camp: View, voice: Voice) -> str:
    """Describe a face-down card. Its owner sees the title."""
    if camp["card"]:
        return voice.say("line-own-sealed", {"who": camp["side"], **halves(camp)})
    return voice.say("line-sealed", {"who": camp["side"], "deck": "deck-" + camp["sealed"]})


def shown(camp: View, voice: Voice) -> str:
    facts: Facts = {"who": camp["side"], "initiative": initiative(camp), **halves(camp)}
    return voice.say("line-silenced" if camp["silenced"] else "line-shown", facts)


def halves(camp: View) -> dict[str, str]:
    return {"title": "combat-" + title(camp), "card": "card-" + camp["card"]}


def changes(camp: View, voice: Voice, door: str = "line-") -> list[str]:
    """Return how cards have changed the dice of this side. The texts with `drawn-` are shorter."""
    plain = camp["plain"]
    said = [
        voice.say(f"{door}plain-{number}", {"plain": plain[number]})
        for number in ("dice", "needs", "leadership")
        if plain[number] != camp[number]
    ]
    if camp["again_needs"] != camp["needs"]:
        said.append(voice.say(door + "again-needs", {"needs": camp["again_needs"]}))
    said += [voice.say(door + key, {"count": camp[key]}) for key in ("by_card", "saved") if camp[key]]
    said += [voice.say(door + "still")] if camp["still"] else []
    return [*said, voice.say(door + "muted", {"who": "figure-" + camp["muted"]})] if camp["muted"] else said


def volley_lines(view: View, voice: Voice) -> list[str]:
    """Describe dice that a card rolls against an army outside a battle."""
    now = view["volley"]
    if now is None:
        return []
    facts = {"card": "card-" + now["card"], "region": "region-" + now["region"], "needs": now["needs"]}
    said = [voice.say("line-volley", facts)]
    said += [voice.say("line-rolled", {"dice": ", ".join(map(str, now["rolled"]))})] if now["rolled"] else []
    said += [voice.say("line-taking", {"who": now["side"], "count": now["left"]})] if now["left"] else []
    return [" ".join(said)]
