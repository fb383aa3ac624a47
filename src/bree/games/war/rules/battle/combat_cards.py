"""Section 12: combat cards. Both sides commit them in secret and show them together; then they act by initiative.

Core's sealed windows are not used here. A card has two halves with different requirements, and core knows one.
"""

from bree.core import PASS, PASS_PICK, Ask
from bree.games.war.facts import CARDS, COMBAT_BEHAVIOURS, COMBATS
from bree.games.war.figures import IS_COMPANION, WITCH_KING, tally
from bree.games.war.picks import CARD
from bree.games.war.rules.battle.fighters import current_battle, edge_of, fighters_of, with_edge
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import FOE_CARDS, current_number
from bree.games.war.state import FREE, OTHER, SHADOW, Battle, War, forget_given_card, hand_of, seat_of


def usable_combat_cards(s: War, side: str) -> list[str]:
    """Return the cards of the hand, and cards on the table whose combat half may be used from there."""
    return [*hand_of(s, side), *[card for card in s.table if CARDS[card].strikes and CARDS[card].deck.startswith(side)]]


def combat_requirement_holds(s: War, card: str) -> bool:
    """Does the requirement of the combat half hold now (WAR-12.4)?"""
    title = CARDS[card].combat
    requires = COMBAT_BEHAVIOURS[title].requires
    return not requires or book.requirements[requires](s, title)


@book.step
def commit(s: War, side: str) -> None:
    """Ask everybody who has cards, so that the wait reveals nothing. The number of cards is public."""
    if usable_combat_cards(s, side) and current_number(s, FOE_CARDS, 1, OTHER[side]) and not may_not_commit(s, side):
        s.then(("combat_card", side))


def may_not_commit(s: War, side: str) -> bool:
    """Does the card that granted the attack forbid combat cards?

    It does so in the first round, unless a companion fights.
    """
    b = current_battle(s)
    if not b.quiet or b.round > 1 or side != FREE:
        return False
    return IS_COMPANION.isdisjoint(fighters_of(s, b, FREE))


@book.ask
def combat_card(s: War, side: str) -> Ask:
    """Ask for one card or none, the attacker first (WAR-12.3)."""
    picks = [CARD[card] for card in usable_combat_cards(s, side) if combat_requirement_holds(s, card)]
    return Ask(seat_of(s, side), "combat_card", "WAR-12.3", (*picks, PASS_PICK), secret=True)


@book.bar
def bar_combat_card(s: War, side: str) -> dict[str, str]:
    return {card: "WAR-12.4" for card in usable_combat_cards(s, side) if not combat_requirement_holds(s, card)}


@book.step
def on_combat_card(s: War, side: str, card: str) -> None:
    """Store the card. The other side sees only its deck (WAR-28.3)."""
    if card == PASS:
        s.tell("commits-none", "WAR-12.3", who=seat_of(s, side))
        return
    s.sealed[seat_of(s, side)] = card
    s.tell("commits", "WAR-12.3", who=seat_of(s, side), deck="deck-" + CARDS[card].deck)


@book.step
def show_cards(s: War) -> None:
    """Show both cards and discard them. The record of the battle stores their effects for this round (WAR-12.5)."""
    b = current_battle(s)
    for side in (b.attacker, OTHER[b.attacker]):
        who = seat_of(s, side)
        card = s.sealed.get(who)
        if card:
            s.hands[who] = tuple([one for one in s.hands[who] if one != card])
            forget_given_card(s, card)
            s.table = tuple([one for one in s.table if one != card])
            s.played = (*s.played, card)
            b = with_edge(b, side, edge_of(b, side)._replace(card=card))
            s.tell("combat-card", "WAR-12.3", who=who, card="combat-" + CARDS[card].combat, reveals=True)
    s.sealed.clear()
    card = edge_of(b, SHADOW).card
    if card and b.round == 1 and WITCH_KING in fighters_of(s, b, SHADOW):
        b = b._replace(sorcery=CARDS[card].deck)  # WAR-7.27
    s.battle = b


def shown_titles(b: Battle) -> list[tuple[int, bool, str]]:
    """Return the shown titles with their initiatives. With equal initiative the defender's comes first (WAR-12.6)."""
    found = []
    for side, attacks in ((b.attacker, True), (OTHER[b.attacker], False)):
        card = edge_of(b, side).card
        title = CARDS[card].combat if card else ""
        while title:
            found.append((COMBAT_BEHAVIOURS[title].initiative, attacks, title))
            title = COMBATS[title].then
    return sorted(found)


@book.step
def cards_act(s: War, first: int, last: int) -> None:
    """Let the cards with these initiatives act (WAR-12.7)."""
    due = [title for initiative, _, title in shown_titles(current_battle(s)) if first <= initiative <= last]
    s.then(*[("card_acts", title) for title in due])


def both_sides_fight(s: War, b: Battle) -> bool:
    """Have both sides units, and have the defenders not left (WAR-13.8)? An extra attack may have removed all units."""
    return not b.away and tally(fighters_of(s, b, FREE)).units > 0 and tally(fighters_of(s, b, SHADOW)).units > 0


@book.step
def card_acts(s: War, title: str) -> None:
    """Let a card act unless another card silenced it or the battle is over."""
    b = current_battle(s)
    if both_sides_fight(s, b) and not edge_of(b, COMBATS[title].side).silenced:
        s.then(*COMBAT_BEHAVIOURS[title].effects)
