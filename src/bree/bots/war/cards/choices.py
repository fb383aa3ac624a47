"""Answers to the questions of event cards."""

from typing import Final

from bree.bots.war.armies.distances import APART, to_gate
from bree.bots.war.armies.forces import guard, threat, weakest_first
from bree.bots.war.battle.attacks import refuge
from bree.bots.war.candidate import SKIP, Candidate, best
from bree.bots.war.cards import army_effects, ring_effects
from bree.bots.war.cards.events import draw_worth, event_worth, keep_worth, table_worth, use
from bree.bots.war.characters.companions import SHIELD, companion_worth
from bree.bots.war.decision import Choice, Decision, Policy, weighing
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.fellowship.hunt import nazgul_moves
from bree.bots.war.fellowship.journey import FALLEN, FALLEN_LEVEL, damage_cost, fellowship_actions, move_odds
from bree.bots.war.lords.cards import goings
from bree.bots.war.turn.mustering import WRAITH, step_worth
from bree.core import DONE, PASS
from bree.games.war.board import REGIONS
from bree.games.war.effects.voyages import possible_landings
from bree.games.war.facts import CARDS
from bree.games.war.figures import IS_ELITE, IS_LEADER, NAZGUL, SMEAGOL, tally
from bree.games.war.map_queries import figures_in, level_of
from bree.games.war.rules.armies.leading import BY_NAZGUL, BY_WITCH_KING
from bree.games.war.state import CORRUPTED, FREE, SHADOW

# Cards


def event(m: Decision) -> Choice:
    card = max(m.offered, key=lambda one: event_worth(m.evaluation, one))
    return Choice((card,), Candidate(0.0, card, why="captain-event", facts={"card": "card-" + card}))


def another_event(m: Decision) -> Choice:
    found = [one for one in m.offered if one != PASS and event_worth(m.evaluation, one) > 0.1]
    return Choice((max(found, key=lambda one: event_worth(m.evaluation, one)) if found else PASS,))


def discard(m: Decision) -> Choice:
    """Discard the least valuable cards of the hand."""
    left = int(m.args[1]) + len(m.s.chosen)
    bare = m.s.clone()
    bare.chosen = ()  # it holds cards here, and candidates expect figures
    scene = Evaluation(bare, m.side, m.seat)
    poorest = sorted(scene.hand, key=lambda card: keep_worth(scene, card))
    return m.run(poorest[:left])


def pay_card(m: Decision) -> Choice:
    return m.most(lambda card: -keep_worth(m.evaluation, card))


def foresee_deck(m: Decision) -> Choice:
    return m.most(lambda deck: draw_worth(m.evaluation, f"{m.side}_{deck}"))


def use_card(m: Decision) -> Choice:
    found = [card for card in m.offered if card != PASS and use(m.evaluation, card)]
    return Choice((min(found, key=lambda card: table_worth(m.evaluation, card)) if found else PASS,))


def hope(m: Decision) -> Choice:
    """Take a card from the table if it is worth at least as much as an unknown one."""
    foe = Evaluation(m.s, FREE)
    cards = [one for one in m.offered if one in CARDS]
    best_of = max(cards, key=lambda card: table_worth(foe, card), default="")
    unseen = m.ask.offers("hand")
    if best_of and (not unseen or table_worth(foe, best_of) > ring_effects.CARD):
        return Choice((best_of,))
    return Choice(("hand" if unseen else PASS,))


def nazgul_strike(m: Decision) -> Choice:
    foe = Evaluation(m.s, FREE)
    cards = [one for one in m.offered if one in CARDS]
    best_of = max(cards, key=lambda card: table_worth(foe, card))
    return Choice((best_of if table_worth(foe, best_of) > damage_cost(m.s) * move_odds(m.s).mean else "hunt",))


# Figures and nations


def levy_where(m: Decision) -> Choice:
    words = ("isengard", "regular regular") if len(m.args) < 3 else (str(m.args[1]), str(m.args[2]))
    return m.most(lambda region: army_effects.levy(m.evaluation, *words, region))


def levy_which(m: Decision) -> Choice:
    return m.most(lambda figure: figure in IS_ELITE)


def harden_where(m: Decision) -> Choice:
    return m.most(lambda region: army_effects.figure_worth(m.evaluation, "sauron-elite", region))


def counsel_whom(m: Decision) -> Choice:
    return m.most(lambda nation: army_effects.counsel_worth(m.evaluation, nation))


def draw_back_whom(m: Decision) -> Choice:
    return m.most(lambda nation: step_worth(m.s, nation))


def lose_where(m: Decision) -> Choice:
    return m.most(lambda region: -threat(m.s, FREE, region) * (REGIONS[region].points + 0.5))


def lose_which(m: Decision) -> Choice:
    return m.most(lambda figure: -2.0 if figure in IS_ELITE else 0.0 if figure in IS_LEADER else -1.0)


# Armies


def step_of(m: Decision, region: str) -> str:
    """Return where the plan sends an army: to its target, or to the army that it joins."""
    goal = m.plan.of.get(region)
    return "" if goal is None else goal.target if goal.main == region else goal.main


def march_from(m: Decision) -> Choice:
    found = {candidate.row[0]: candidate for candidate in reversed(m.evaluation.moves(0))}
    armies = [one for one in m.offered if one in found and step_of(m, one)]
    if not armies:
        armies = [one for one in m.offered if one in found]
    if armies:
        region = max(armies, key=lambda one: found[one].worth)
        return Choice((region,), found[region])
    return Choice((DONE,)) if m.ask.offers(DONE) else m.most(lambda region: -guard(m.s, m.side, region))


def march_who(m: Decision) -> Choice:
    region = str(m.args[3])
    here = figures_in(m.s, m.side, region)
    units = weakest_first(here)
    stay = units[: min(guard(m.s, m.side, region), len(units) - 1)]
    going = list(here)
    for figure in stay:
        going.remove(figure)
    return m.run(going)


def march_to(m: Decision) -> Choice:
    """Continue while that brings the army closer. The plan is the plan for the region where the march began."""
    here = str(m.args[5])
    to = step_of(m, here) or step_of(m, str(m.args[4])) or nearest(m, here)
    if m.ask.offers(DONE) and all(APART[one][to] >= APART[here][to] for one in m.offered if one != DONE):
        return Choice((DONE,))
    return m.most(lambda one: -APART[one][to], but=DONE)


def nearest(m: Decision, here: str) -> str:
    goals = [goal.target for goal in m.plan.goals]
    return min(goals, key=lambda one: APART[here][one]) if goals else here


def raid_who(m: Decision) -> Choice:
    """Move all figures that may go, if that brings them closer to a goal."""
    region, to = str(m.args[0]), str(m.args[1])
    goal = nearest(m, to)
    nearer = APART[to][goal] < APART[region][goal]
    return m.run([one for one in figures_in(m.s, SHADOW, region) if nearer and m.ask.offers(one)])


def march_how(m: Decision) -> Choice:
    if m.ask.step[0] == "go_how":
        found = goings(m.evaluation, str(m.args[1]))
    else:
        led = BY_NAZGUL if str(m.args[1]) == "nazgul" else BY_WITCH_KING
        found = [*m.evaluation.moves(led), *m.evaluation.attacks(led)]
    ways = {way: best(one for one in found if one.action == way) for way in ("move", "attack")} | {PASS: SKIP}
    way = max(m.offered, key=lambda one: ways[one].worth)
    return Choice((way,), ways[way])


def voyage_from(m: Decision) -> Choice:
    way = str(m.args[1])

    def value(region: str) -> float:
        ends = possible_landings(m.s, m.side, region, way)
        return max(army_effects.port_worth(m.evaluation, way, region, to) for to in ends)

    return m.most(value)


def voyage_to(m: Decision) -> Choice:
    return m.most(lambda to: army_effects.port_worth(m.evaluation, str(m.args[1]), str(m.args[2]), to))


def shoot_at(m: Decision) -> Choice:
    return m.most(lambda region: army_effects.struck(m.evaluation, region, int(m.args[2]), int(m.args[3])))


def spell_at(m: Decision) -> Choice:
    return m.most(lambda region: army_effects.spell_worth(m.evaluation, region, int(m.args[1]), int(m.args[2])))


def most_nazgul(m: Decision) -> Choice:
    return m.most(lambda region: tally(m.s.shadow[region]).nazgul)


def driven_to(m: Decision) -> Choice:
    """Choose the region farthest from the enemy."""
    return m.most(lambda region: APART[region][str(m.args[1])])


# The Fellowship and its companions


def send_from(m: Decision) -> Choice:
    farther, level, relief = int(m.args[2]), int(m.args[3]), int(m.args[4])
    return m.most(lambda one: ring_effects.sending(m.s, one, farther, level, relief)[0])


def send_who(m: Decision) -> Choice:
    farther, level, relief, origin = int(m.args[1]), int(m.args[2]), int(m.args[3]), str(m.args[4])
    who = ring_effects.sending(m.s, origin, farther, level, relief)[1]
    if not who and not m.s.chosen:  # on the Mordor Track: the companion with the lowest level
        who = (min(m.offered, key=lambda one: level_of(m.s, one) + (one == SMEAGOL)),)
    return m.run(who)


def break_who(m: Decision) -> Choice:
    """Choose the companions who are most useful where they are left."""
    count = int(m.args[0]) + len(m.s.chosen)

    def keeps(one: str) -> float:
        return SHIELD * level_of(m.s, one) - (companion_worth(m.s, one, m.s.bearers) if one != SMEAGOL else 0.0)

    return m.run(sorted(m.s.companions, key=keeps)[:count])


def lured(m: Decision) -> Choice:
    level = level_of(m.s, str(m.args[1]))
    deadly = m.s.corruption + level >= CORRUPTED
    return Choice(("lose" if deadly or damage_cost(m.s) * level > FALLEN + FALLEN_LEVEL * level + 0.1 else "bear",))


def gollum_way(m: Decision) -> Choice:
    wanted = {"move": "fellowship", "hide": "hide"}
    found = {candidate.action: candidate for candidate in fellowship_actions(m.s)}
    way = m.offered[0]
    return Choice((way if wanted[way] in found and found[wanted[way]].worth > 0 else PASS,))


def dead_to(m: Decision) -> Choice:
    return m.most(lambda region: army_effects.dead_worth(m.evaluation, region, int(m.args[2])))


def eye_die(m: Decision) -> Choice:
    """Choose the dice that can do little."""
    poor = [face for face in m.s.shadow_dice if m.ask.offers(face) and m.face_worth(face) < 0.25]
    return m.run(poor)


def captain(m: Decision) -> Choice:
    calls = min(2, m.s.pool.get(NAZGUL, 0)) * WRAITH
    return Choice(("call" if calls >= best(nazgul_moves(m.s, m.plan)).worth else "fly",))


ANSWERS: Final[dict[str, Policy]] = {
    "event": event,
    "another_event": another_event,
    "discard": discard,
    "pay_card": pay_card,
    "gandalf_draw": lambda _: Choice(("draw",)),
    "sorcerer": lambda _: Choice(("draw",)),
    "foresee_deck": foresee_deck,
    "draw_from": foresee_deck,
    "use": use_card,
    "hope": hope,
    "nazgul_strike": nazgul_strike,
    "levy_where": levy_where,
    "levy_which": levy_which,
    "harden_where": harden_where,
    "counsel_whom": counsel_whom,
    "draw_back_whom": draw_back_whom,
    "lose_where": lose_where,
    "lose_which": lose_which,
    "despair_whom": lambda m: Choice((m.offered[0],)),
    "promote_whom": lambda m: Choice((m.offered[0],)),
    "march_from": march_from,
    "march_who": march_who,
    "march_to": march_to,
    "raid_who": raid_who,
    "march_how": march_how,
    "voyage_from": voyage_from,
    "voyage_to": voyage_to,
    "shoot_at": shoot_at,
    "spell_at": spell_at,
    "spell_from": most_nazgul,
    "strike_where": most_nazgul,
    "driven_to": driven_to,
    "send_from": send_from,
    "send_who": send_who,
    "break_who": break_who,
    "lured": lured,
    "gollum_way": gollum_way,
    "moria_way": weighing(lambda _, way: way != "through"),
    "balrog_way": weighing(lambda _, way: way != "through"),
    "dens_way": weighing(lambda _, way: way != "through"),
    "drive_to": weighing(lambda _, region: float(to_gate(region))),
    "dead_to": dead_to,
    "dead_who": lambda m: m.run(()),
    "dead_rise": lambda m: Choice((m.offered[-1],)),
    "dead_flee": weighing(lambda m, region: refuge(m.s, SHADOW, region)),
    "eye_die": eye_die,
    "captain": captain,
}

# Reason -> the asks that it explains, for event and combat cards.
SAID: Final[dict[str, tuple[str, ...]]] = {
    "captain-another": ("another_event",),
    "captain-hand": ("discard", "pay_card"),
    "captain-draws": ("gandalf_draw", "sorcerer", "foresee_deck", "draw_from"),
    "captain-use": ("use",),
    "captain-hope": ("hope", "nazgul_strike"),
    "captain-by-card": (
        "levy_where", "levy_which", "harden_where", "promote_whom", "march_from", "march_who", "march_to", "raid_who",
        "march_how", "voyage_from", "voyage_to", "dead_to", "dead_who", "dead_rise", "dead_flee",
    ),
    "captain-nation": ("counsel_whom", "draw_back_whom"),
    "captain-least": ("lose_where", "lose_which", "despair_whom"),
    "captain-aim": ("shoot_at", "spell_at", "spell_from", "strike_where", "driven_to"),
    "captain-companions": ("send_from", "send_who"),
    "captain-leave": ("break_who",),
    "captain-lured": ("lured",),
    "captain-run": ("gollum_way",),
    "captain-moria": ("moria_way",),
    "captain-past": ("balrog_way", "dens_way"),
    "captain-drive": ("drive_to",),
    "captain-eyes": ("eye_die",),
    "captain-nazgul": ("captain",),
    "captain-blow": (
        "dread_points", "own_hits", "mute_whom", "mighty_one", "fell_whom", "breath_whom", "sacrifice_whom",
        "sacrifice_hits", "slip_to", "orderly", "yield_whom",
    ),
}  # fmt: skip
CARD_REASONS: Final = {ask: why for why, asks in SAID.items() for ask in asks}
