"""`queller`: the policy for each ask of the Shadow. `captain` answers the asks that are not in the list."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from bree.bots.advice import Reason
from bree.bots.war.candidate import Candidate
from bree.bots.war.captain import Captain
from bree.bots.war.decision import Choice, Decision
from bree.bots.war.queller.action_list import ActionList, ListedAction, by_number
from bree.bots.war.queller.army_value import army_value, defence_value
from bree.bots.war.queller.strategy import allocate, is_preferred, strategy
from bree.core import DONE, PASS, Ask, Facts
from bree.games.war.facts import CARDS, COMBAT_BEHAVIOURS
from bree.games.war.figures import PERSON, WITCH_KING, tally
from bree.games.war.picks import FACE, SPECIAL
from bree.games.war.players.teams import side_of_seat
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.battle.fighters import attackers_of, current_battle, defenders_of
from bree.games.war.rules.turn.elven_rings import dice_ready
from bree.games.war.state import FREE, SHADOW, SIEGE, War

FEW: Final = 4  # cards in hand that are not spent in battles
CROWD: Final = 8  # units that fight in the field although they are not stronger
EXTRA_ROUND: Final = 1.0  # value that an elite loses when it pays for another round


def said(action: str, why: str, facts: Facts | None = None) -> Candidate:
    return Candidate(0.0, action, why=why, facts=facts or {})


def listed_actions(m: Decision) -> Iterator[ListedAction]:
    return ActionList(m.s, m.seat).all()


def die(m: Decision) -> Choice | None:
    """Choose the die for the first possible action; an Elven Ring only if there is no such action."""
    dice = {FACE[word]: word for word in reversed(dice_ready(m.s, SHADOW)) if m.ask.offers(word)}
    for listed in listed_actions(m):
        if listed.candidate.action == PASS and m.ask.offers(PASS):
            return Choice((PASS,), listed.candidate)
        for face in listed.faces:
            if face in dice:
                return Choice((dice[face],), listed.candidate)
    if m.ask.offers("ring") and ring_action(m) is not None:
        return Choice(("ring",), said("ring", "queller-ring"))
    return None


def ring_action(m: Decision) -> ListedAction | None:
    """Return the first action that any die could do."""
    for listed in listed_actions(m):
        if listed.faces:
            return listed
    return None


def ring_die(m: Decision) -> Choice:
    usual = [word for word in m.offered if word not in SPECIAL]
    return Choice((usual[0],), said("ring", "queller-ring"))


def ring_face(m: Decision) -> Choice:
    listed = ring_action(m)
    wanted = [face for face in listed.faces if m.ask.offers(face)] if listed is not None else []
    return Choice(((wanted or m.offered)[0],), said("ring", "queller-ring"))


def action(m: Decision) -> Choice | None:
    for listed in listed_actions(m):
        if m.s.die in listed.faces and m.ask.offers(listed.candidate.action):
            return Choice((listed.candidate.action,), listed.candidate)
    return None


def first(m: Decision, action: str, *row: str) -> Candidate | None:
    """Return the first listed action of this kind whose answers begin with `row` and go on with an offered pick."""
    at = len(row)
    for listed in listed_actions(m):
        one = listed.candidate
        if one.action == action and one.row[:at] == row and (at == len(one.row) or m.ask.offers(one.row[at])):
            return one
    return None


def follow(m: Decision, action: str, *row: str) -> Choice | None:
    """Answer the next part of the first action."""
    listed = first(m, action, *row)
    return Choice((listed.row[len(row)],), listed) if listed is not None else None


def move_from(m: Decision) -> Choice | None:
    led = int(m.args[1])
    for listed in listed_actions(m):
        one = listed.candidate
        fits = one.action == "move" and m.ask.offers(one.row[0]) and (not led or listed.faces == ("character",))
        if fits:
            return Choice((one.row[0],), one)
    return Choice((DONE,), said(DONE, "queller-done")) if m.ask.offers(DONE) else None


def move_who(m: Decision) -> Choice | None:
    region, to, led = str(m.args[2]), str(m.args[3]), int(m.args[1])
    listed = first(m, "move", region, to)
    return None if listed is None else m.run(ActionList(m.s, m.seat).party(region, to, led), listed)


def attack_who(m: Decision) -> Choice | None:
    listed = first(m, "attack", str(m.args[2]), str(m.args[3]))
    return None if listed is None else m.run(listed.who, listed)


def recruit_at(m: Decision) -> Choice | None:
    return None if len(m.args) < 2 else follow(m, "recruit", str(m.args[1]))


def recruit(m: Decision) -> Choice | None:
    listed = follow(m, "recruit")
    if listed is None and m.ask.offers(DONE):
        return Choice((DONE,), said(DONE, "queller-done"))
    return listed


def nazgul_from(m: Decision) -> Choice | None:
    region, to = ActionList(m.s, m.seat).flight()
    return Choice((region,), fly(to)) if to and m.ask.offers(region) else None


def nazgul_who(m: Decision) -> Choice | None:
    region, to = ActionList(m.s, m.seat).flight()
    if not to or region != str(m.args[0]) or m.s.chosen:
        return None
    kings = [one for one in m.offered if one in PERSON and PERSON[one] == WITCH_KING]
    return m.run(kings, fly(to)) if kings else None


def nazgul_to(m: Decision) -> Choice | None:
    region, to = ActionList(m.s, m.seat).flight()
    chosen = [one for one in m.s.chosen if one in PERSON and PERSON[one] == WITCH_KING]
    return Choice((to,), fly(to)) if chosen and region == str(m.args[0]) and m.ask.offers(to) else None


def fly(to: str) -> Candidate:
    return said("nazgul", "queller-fly", {"region": "region-" + to})


# Battles


def initiative(card: str) -> int:
    return COMBAT_BEHAVIOURS[CARDS[card].combat].initiative


def combat_card(m: Decision) -> Choice:
    """Use cards only for a siege or from a large hand: the one that acts first."""
    b = current_battle(m.s)
    besieges = b.kind == SIEGE and b.attacker == SHADOW
    cards = by_number([one for one in m.offered if one != PASS])
    if not cards or (not besieges and len(m.s.hands[m.seat]) <= FEW):
        return Choice((PASS,), said(PASS, "queller-spare"))
    card = min(cards, key=initiative)
    return Choice((card,), said(card, "queller-combat", {"card": "combat-" + CARDS[card].combat}))


def cease(m: Decision) -> Choice:
    """Go on as long as the army is at least as strong, in a siege after the elite is paid."""
    s, b = m.s, current_battle(m.s)
    mine = army_value(s, attackers_of(s, b)) - (EXTRA_ROUND if b.kind == SIEGE else 0.0)
    theirs = defence_value(s, FREE, b.target, defenders_of(s, b))
    on = [one for one in m.offered if one != "cease"]
    values = {"mine": round(mine), "theirs": round(theirs)}
    if on and mine >= theirs:
        return Choice((on[0],), said("on", "queller-on", values))
    return Choice(("cease",), said("cease", "queller-cease", values))


def shelter(m: Decision) -> Choice:
    """Retreat into the stronghold, unless the army is stronger than the attackers or too large for the walls."""
    s, b = m.s, current_battle(m.s)
    mine, theirs = defenders_of(s, b), attackers_of(s, b)
    field = army_value(s, mine) > army_value(s, theirs) or tally(mine).units >= CROWD
    return Choice(("field" if field else "siege",), said("shelter", "queller-shelter"))


def discard(m: Decision) -> Choice:
    """Discard cards of the other deck first, and of each deck the cards that act latest in a battle."""
    hand = sorted(by_number(m.s.hands[m.seat]), key=lambda card: (is_preferred(m.s, card), -initiative(card)))
    return m.run(hand[: int(m.args[1]) + len(m.s.chosen)], said("discard", "queller-discard"))


POLICIES: Final[dict[str, Callable[[Decision], Choice | None]]] = {
    "allocate": lambda m: Choice((allocate(m.s, m.ask),), said("allocate", "queller-hunt")),
    "die": die,
    "ring_die": ring_die,
    "ring_face": ring_face,
    "action": action,
    "event": lambda m: follow(m, "event"),
    "move_from": move_from,
    "move_to": lambda m: follow(m, "move", str(m.args[3])),
    "move_who": move_who,
    "attack_from": lambda m: follow(m, "attack"),
    "attack_at": lambda m: follow(m, "attack", str(m.args[2])),
    "attack_who": attack_who,
    "diplomacy": lambda m: follow(m, "diplomacy"),
    "recruit": recruit,
    "recruit_at": recruit_at,
    "minion": lambda m: follow(m, "minion"),
    "nazgul_from": nazgul_from,
    "nazgul_who": nazgul_who,
    "nazgul_to": nazgul_to,
    "combat_card": combat_card,
    "cease": cease,
    "shelter": shelter,
    "discard": discard,
}


class Queller(Captain):
    def weigh(self, s: War, ask: Ask, rng: Random) -> Choice:
        if ask.key in POLICIES and side_of_seat(ask.who) == SHADOW:
            choice = POLICIES[ask.key](Decision(s, ask, rng))
            if choice is not None:
                return choice
        return super().weigh(s, ask, rng)

    def reasons(self, s: War, ask: Ask, choice: Choice) -> tuple[Reason, ...]:
        why = choice.candidate.why
        if not why.startswith("queller-"):
            return super().reasons(s, ask, choice)
        counters = {"corruption": s.corruption, "points": victory_points(s, SHADOW)}
        return (Reason(why, choice.candidate.facts), Reason("queller-" + strategy(s), counters))
