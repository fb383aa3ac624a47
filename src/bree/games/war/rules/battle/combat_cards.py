"""Section 12, the cards: committed in secret, shown together, acting by their initiative.

Core's sealed windows are not used here: a card has two halves, each with a requirement of its own, and this one is not
the one that its event has.
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
    """In the hand; or on the table, if a card says that its combat half may be used from there."""
    return [*hand_of(s, side), *[card for card in s.table if CARDS[card].strikes and CARDS[card].deck.startswith(side)]]


def combat_requirement_holds(s: War, card: str) -> bool:
    """WAR-12.4: what it requires is there now."""
    title = CARDS[card].combat
    requires = COMBAT_BEHAVIOURS[title].requires
    return not requires or book.requirements[requires](s, title)


@book.step
def commit(s: War, side: str) -> None:
    """Whoever holds cards is asked, so the wait tells nothing of them; the number of cards is no secret."""
    if usable_combat_cards(s, side) and current_number(s, FOE_CARDS, 1, OTHER[side]) and not may_not_commit(s, side):
        s.then(("combat_card", side))


def may_not_commit(s: War, side: str) -> bool:
    """By the card that granted the attack: in the first round, unless a companion fights."""
    b = current_battle(s)
    if not b.quiet or b.round > 1 or side != FREE:
        return False
    return IS_COMPANION.isdisjoint(fighters_of(s, b, FREE))


@book.ask
def combat_card(s: War, side: str) -> Ask:
    """One card or none, the attacker first (WAR-12.3)."""
    picks = [CARD[card] for card in usable_combat_cards(s, side) if combat_requirement_holds(s, card)]
    return Ask(seat_of(s, side), "combat_card", "WAR-12.3", (*picks, PASS_PICK), secret=True)


@book.bar
def bar_combat_card(s: War, side: str) -> dict[str, str]:
    return {card: "WAR-12.4" for card in usable_combat_cards(s, side) if not combat_requirement_holds(s, card)}


@book.step
def on_combat_card(s: War, side: str, card: str) -> None:
    """Of what was committed the other side sees the deck alone (WAR-28.3)."""
    if card == PASS:
        s.tell("commits-none", "WAR-12.3", who=seat_of(s, side))
        return
    s.sealed[seat_of(s, side)] = card
    s.tell("commits", "WAR-12.3", who=seat_of(s, side), deck="deck-" + CARDS[card].deck)


@book.step
def show_cards(s: War) -> None:
    """Both are shown together and put away; what they do in this round lies in the record of the battle (WAR-12.5)."""
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
    """The titles that were shown, each with its initiative; of equals the defender's come first (WAR-12.6)."""
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
    """Those whose time has come (WAR-12.7)."""
    due = [title for initiative, _, title in shown_titles(current_battle(s)) if first <= initiative <= last]
    s.then(*[("card_acts", title) for title in due])


def both_sides_fight(s: War, b: Battle) -> bool:
    """Neither have the defenders slipped away, nor has an extra attack left one side without units (WAR-13.8)."""
    return not b.away and tally(fighters_of(s, b, FREE)).units > 0 and tally(fighters_of(s, b, SHADOW)).units > 0


@book.step
def card_acts(s: War, title: str) -> None:
    """Not, if it was silenced or came too late."""
    b = current_battle(s)
    if both_sides_fight(s, b) and not edge_of(b, COMBATS[title].side).silenced:
        s.then(*COMBAT_BEHAVIOURS[title].effects)
