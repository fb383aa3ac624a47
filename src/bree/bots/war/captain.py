"""`captain`: makes plans and compares whole actions: a move with its figures, an attack with its odds, a pair of
recruits.

At every ask the bot makes its plan again from what it can see, so it needs no memory: the action that it began is still
the best one at the next ask. It looks at nothing hidden and needs no random numbers.
"""

from random import Random

from bree.bots.advice import Advice, Reason
from bree.bots.bot import Sight
from bree.bots.war.armies.moving import party
from bree.bots.war.battle import attacks
from bree.bots.war.battle.combat_choices import COMBAT_ANSWERS
from bree.bots.war.candidate import SKIP, Candidate, best
from bree.bots.war.cards.choices import ANSWERS, CARD_REASONS
from bree.bots.war.characters import companions
from bree.bots.war.decision import Choice, Decision, Policy
from bree.bots.war.fellowship import hunt, journey
from bree.bots.war.lords.choices import LORDS_ANSWERS, LORDS_REASONS
from bree.bots.war.players.team_play import TEAM_ANSWERS, TEAM_REASONS, mix_regions
from bree.bots.war.turn import mustering
from bree.core import DONE, PASS, Ask
from bree.games.war.figures import IS_ELITE
from bree.games.war.odds.hints import odds_hints
from bree.games.war.players.team_play import MIX
from bree.games.war.rules.characters.companions import companions_not_moved
from bree.games.war.rules.turn.elven_rings import dice_ready
from bree.games.war.state import War

TOKEN_USED = 0.4  # a token gives another action, but only once


def die(m: Decision) -> Choice:
    if mix_regions(m):
        return Choice((MIX,), Candidate(0.0, MIX, why="captain-mix"))
    token = m.dice_plans.token(m.offered)
    if token.worth > TOKEN_USED:
        return Choice((token.action,), token)
    dice = dice_ready(m.s, m.side)
    if not dice:
        return Choice((PASS,))  # only a token is left, and it would do nothing
    face, candidate = m.dice_plans.die(dice)
    if m.ask.offers("ring"):
        gain, _, _ = m.dice_plans.ring(dice)
        if gain > 0:
            return Choice(("ring",), Candidate(gain, "ring", why="captain-ring"))
    return Choice((face,), candidate)


def ring_die(m: Decision) -> Choice:
    return Choice((m.dice_plans.ring(dice_ready(m.s, m.side))[1],))


def ring_face(m: Decision) -> Choice:
    was = str(m.args[1])
    return Choice((max([face for face in m.offered if face not in ("eye", was)], key=m.face_worth),))


def action(m: Decision) -> Choice:
    candidate = best(candidate for candidate in m.dice_plans.of(m.s.die) if m.ask.offers(candidate.action))
    return Choice((candidate.action,), candidate)


# Moves


def move_from(m: Decision) -> Choice:
    led, number = int(m.args[1]), m.args[2]
    candidate = best(m.evaluation.moves(led))
    if candidate.row and m.ask.offers(candidate.row[0]) and (number == 1 or candidate.worth > 0.02):
        return Choice((candidate.row[0],), candidate)
    return Choice((DONE if m.ask.offers(DONE) else m.offered[0],))


def move_to(m: Decision) -> Choice:
    led, region = int(m.args[1]), str(m.args[3])
    candidate = best(one for one in m.evaluation.moves(led) if one.row[0] == region)
    return Choice((candidate.row[1] if candidate.row else m.offered[0],), candidate)


def move_who(m: Decision) -> Choice:
    led, region, to = int(m.args[1]), str(m.args[2]), str(m.args[3])
    candidate = best(one for one in m.evaluation.moves(led) if one.row == (region, to))
    return m.run(party(m.s, m.side, region, to, led), candidate)


# Battles


def attack_from(m: Decision) -> Choice:
    found = [candidate for candidate in m.attacks() if m.ask.offers(candidate.row[0])]
    candidate = max(found, key=lambda candidate: candidate.worth, default=SKIP)
    return Choice((candidate.row[0] if candidate.row else m.offered[0],), candidate)


def attack_at(m: Decision) -> Choice:
    found = [candidate for candidate in m.attacks(str(m.args[2])) if m.ask.offers(candidate.row[1])]
    candidate = max(found, key=lambda candidate: candidate.worth, default=SKIP)
    return Choice((candidate.row[1] if candidate.row else m.offered[0],), candidate)


def attack_who(m: Decision) -> Choice:
    led, origin, target = int(m.args[1]), str(m.args[2]), str(m.args[3])
    candidate = max(m.attacks(origin, target), key=lambda candidate: candidate.worth, default=SKIP)
    return m.run(attacks.attack_party(m.s, m.side, origin, target, led), candidate)


def excess(m: Decision) -> Choice:
    return Choice((min(m.offered, key=lambda figure: figure in IS_ELITE),))


# Recruits, minions, companions


def diplomacy(m: Decision) -> Choice:
    candidate = best(mustering.diplomacies(m.s, m.side))
    return Choice((candidate.row[0],), candidate)


def recruit(m: Decision) -> Choice:
    candidate = best(mustering.recruitings(m.s, m.side, m.plan))
    if candidate.row and m.ask.offers(candidate.row[0]):
        return Choice((candidate.row[0],), candidate)
    return Choice((DONE if m.ask.offers(DONE) else m.offered[0],))


def recruit_at(m: Decision) -> Choice:
    figure = str(m.args[1]) if len(m.args) > 1 else "isengard-regular"
    region = mustering.figure_place(m.s, m.side, m.plan, figure, m.offered)
    facts = {"figure": "figure-" + figure, "region": "region-" + region}
    return Choice((region,), Candidate(0.0, "recruit", why="captain-recruit-at", facts=facts))


def minion(m: Decision) -> Choice:
    candidate = best(mustering.minions(m.s))
    return Choice((candidate.row[0],), candidate)


def minion_at(m: Decision) -> Choice:
    return Choice((mustering.minion_place(m.s, m.plan, m.offered),))


def separate_who(m: Decision) -> Choice:
    candidate = max(companions.separations(m.s), key=lambda candidate: candidate.worth)
    return m.run(candidate.who, candidate)


def separate_to(m: Decision) -> Choice:
    """Also decides where a Hobbit goes who leaves to prevent damage."""
    ends = {
        region: sum([companions.companion_worth(m.s, one, region) for one in m.s.chosen], 0.0) for region in m.offered
    }
    return Choice((max(m.offered, key=lambda region: ends[region]),))


def companions_from(m: Decision) -> Choice:
    best_moves = {region: m.best_companion_move(region)[0] for region in m.offered if region != DONE}
    region = max(best_moves, key=lambda region: best_moves[region])
    if best_moves[region] <= 0.1 and m.ask.offers(DONE):
        return Choice((DONE,))
    return Choice((region,))


def companions_who(m: Decision) -> Choice:
    who = m.best_companion_move(str(m.args[0]))[1]
    return m.run(who or companions_not_moved(m.s, str(m.args[0]))[:1])


def companions_to(m: Decision) -> Choice:
    ends = {
        region: sum([companions.companion_worth(m.s, one, region) for one in m.s.chosen], 0.0) for region in m.offered
    }
    return Choice((max(m.offered, key=lambda region: ends[region]),))


# Ask -> policy, in the order of the rules.
POLICIES: dict[str, Policy] = {
    **ANSWERS,
    **COMBAT_ANSWERS,
    **LORDS_ANSWERS,
    **TEAM_ANSWERS,
    "declare": lambda m: Choice((journey.declare(m.s, m.ask),)),
    "enter_mordor": lambda _: Choice(("enter",)),
    "guide": lambda m: Choice((journey.guide(m.s, m.ask),)),
    "allocate": lambda m: Choice((hunt.allocate(m.s, m.ask),)),
    "die": die,
    "ring_die": ring_die,
    "ring_face": ring_face,
    "action": action,
    "move_from": move_from,
    "move_to": move_to,
    "move_who": move_who,
    "attack_from": attack_from,
    "attack_at": attack_at,
    "attack_who": attack_who,
    "shelter": lambda m: Choice((attacks.shelter(m.s),)),
    "white_rider": lambda m: Choice((attacks.white_rider(m.s),)),
    "reroll": lambda m: Choice((m.offered[-1],)),
    "hit": lambda m: Choice((attacks.loss(m.s, m.ask, m.side),)),
    "cease": lambda m: Choice((attacks.cease(m.s, m.ask),)),
    "retreat": lambda m: Choice((attacks.retreat(m.s, m.ask),)),
    "advance": lambda m: m.run(attacks.advance_party(m.s, m.plan)),
    "excess": excess,
    "diplomacy": diplomacy,
    "recruit": recruit,
    "recruit_at": recruit_at,
    "minion": minion,
    "minion_at": minion_at,
    "white_at": lambda m: Choice((mustering.white_place(m.s, m.offered),)),
    "separate_who": separate_who,
    "separate_to": separate_to,
    "companions_from": companions_from,
    "companions_who": companions_who,
    "companions_to": companions_to,
    "nazgul_from": lambda m: Choice((hunt.nazgul_from(m.s, m.plan, m.ask),)),
    "nazgul_who": lambda m: m.run(hunt.nazgul_who(m.s, m.plan, str(m.args[0]))),
    "nazgul_to": lambda m: Choice((hunt.nazgul_to(m.s, m.plan, str(m.args[0]), m.ask),)),
    "hunt_reroll": lambda m: Choice((m.offered[-1],)),
    "guide_power": lambda m: Choice((journey.guide_power(m.s, m.ask),)),
    "casualty": lambda m: Choice((journey.casualty(m.s, m.ask),)),
    "reveal_to": lambda m: Choice((journey.reveal_to(m.s, m.ask),)),
    "reveal_tiles": lambda m: Choice((m.offered[0],)),
}


# The reason for an answer that follows a fixed rule, without candidates.
DEFAULT_REASONS: dict[str, str] = {
    **CARD_REASONS,
    **LORDS_REASONS,
    **TEAM_REASONS,
    "declare": "captain-declare",
    "enter_mordor": "captain-run",
    "guide": "captain-guide",
    "allocate": "captain-allocate",
    "die": "captain-skip",
    "ring_die": "captain-ring",
    "ring_face": "captain-ring",
    "action": "captain-skip",
    "move_from": "captain-done",
    "shelter": "captain-shelter",
    "white_rider": "captain-rider",
    "reroll": "captain-reroll",
    "hit": "captain-hit",
    "retreat": "captain-retreat",
    "advance": "captain-advance",
    "excess": "captain-excess",
    "recruit": "captain-done",
    "minion_at": "captain-lead",
    "white_at": "captain-walls",
    "separate_to": "captain-companions",
    "companions_from": "captain-companions",
    "companions_who": "captain-companions",
    "companions_to": "captain-companions",
    "nazgul_from": "captain-nazgul",
    "nazgul_who": "captain-nazgul",
    "nazgul_to": "captain-nazgul",
    "hunt_reroll": "captain-reroll",
    "guide_power": "captain-power",
    "casualty": "captain-casualty",
    "reveal_to": "captain-revealed",
    "reveal_tiles": "captain-revealed",
}


class Captain:
    def choose(self, sight: Sight, rng: Random) -> str:
        if len(sight.ask.picks) == 1:
            return sight.ask.picks[0].id
        return self.weigh(sight.imagine(rng), sight.ask, rng).picks[0]

    def advise(self, sight: Sight, rng: Random) -> Advice:
        s = sight.imagine(rng)
        choice = self.weigh(s, sight.ask, rng)
        return Advice(choice.picks, self.reasons(s, sight.ask, choice))

    def reasons(self, s: War, ask: Ask, choice: Choice) -> tuple[Reason, ...]:
        says = [Reason(key, facts) for key, facts in odds_hints(s, ask)]
        if choice.candidate.why:
            says.insert(0, Reason(choice.candidate.why, choice.candidate.facts))
        elif ask.key in DEFAULT_REASONS:
            says.insert(0, Reason(DEFAULT_REASONS[ask.key], {}))
        return tuple(says)

    def weigh(self, s: War, ask: Ask, rng: Random) -> Choice:
        if ask.key not in POLICIES:
            return Choice((PASS if ask.offers(PASS) else ask.picks[0].id,))
        return POLICIES[ask.key](Decision(s, ask, rng))


BOT = Captain
LEVEL = 2
