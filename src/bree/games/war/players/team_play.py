"""Section 27: leading players, action turns, drawing and swapping cards, mixed armies, and the best player."""

from typing import Final

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.war.board import REGIONS
from bree.games.war.figures import IS_UNIT, counts
from bree.games.war.map_queries import armies_of, figures_in
from bree.games.war.picks import CARD, FIGURE, REGION
from bree.games.war.players.control import is_mixed, is_shared, mixed_name
from bree.games.war.players.teams import MATE, PLAYS, is_pair, nations_of, side_of_seat
from bree.games.war.rules.armies.stacking import remove_excess
from bree.games.war.rules.book import book
from bree.games.war.rules.turn.action_turns import can_act
from bree.games.war.state import FREE, NOBODY, OTHER, SIDES, Team, War, leading_player, seat_of

MIX: Final = "mix"
MIX_PICK: Final = Pick(MIX)
AGREE, REFUSE = "agree", "refuse"
ANSWERS: Final = (Pick(AGREE), Pick(REFUSE))
ACTION_TURNS: Final = 4  # in the order of WAR-27.7: first the players who do not lead, then the leading ones
KINDS: Final = ("character", "strategy")


def team_of(s: War) -> Team:
    """Return the facts of teams. Call this only with three or four players."""
    t = s.team
    assert t is not None
    return t


# The leading players (WAR-27.2).


def change_leading_players(s: War) -> None:
    """Change the leading players at the start of each turn but the first, and clear the facts of the last turn."""
    t = s.team
    if t is None:
        return
    if s.turn > 1:
        first, second = [MATE.get(one, one) for one in t.leading]
        t = t._replace(leading=(first, second))
        for one in t.leading:
            if is_pair(one):
                s.tell("leads", "WAR-27.2", who=one)
    s.team = t._replace(beat=0, spurned=(), last=(), here=())
    s.speaks = {side: leading_player(s, side) for side in SIDES}


# Cards (WAR-27.3 to WAR-27.5).


def draw_in_teams(s: War) -> bool:
    """Let each player draw and check the hand limit, then let teammates swap."""
    if s.team is None:
        return False
    pairs = [side for side in SIDES if is_pair(leading_player(s, side))]
    s.then(*[("draw_for", one) for one in s.seats], *[("swapping", side) for side in pairs])
    return True


@book.step
def draw_for(s: War, who: str) -> None:
    """Draw cards.

    A team player draws from each deck in the first turn, later from one deck of choice. A single player draws as with
    two players.
    """
    side = side_of_seat(who)
    s.speaks[side] = who
    if is_pair(who) and s.turn > 1:
        s.then(("draw_choice", side), ("hand_limit", side))
    else:
        s.then(*[("draw", f"{side}_{kind}") for kind in KINDS], ("hand_limit", side))


@book.step
def draw_choice(s: War, side: str) -> None:
    found = drawable_decks(s, side)
    if len(found) == 1:
        on_draw_from(s, side, found[0])
    elif found:
        s.then(("draw_from", side))


def drawable_decks(s: War, side: str) -> list[str]:
    return [kind for kind in KINDS if s.decks[f"{side}_{kind}"].size]


@book.ask
def draw_from(s: War, side: str) -> Ask:
    picks = tuple([Pick(kind, (f"deck:{side}_{kind}",)) for kind in drawable_decks(s, side)])
    return Ask(seat_of(s, side), "draw_from", "WAR-27.3", picks)


@book.step
def on_draw_from(s: War, side: str, kind: str) -> None:
    s.then(("draw", f"{side}_{kind}"))


@book.step
def swapping(s: War, side: str) -> None:
    """Let both teammates choose in secret, the leading player first. Both need a card."""
    pair = (leading_player(s, side), MATE[leading_player(s, side)])
    if s.hands[pair[0]] and s.hands[pair[1]]:
        s.then(*[("swap", one) for one in pair])


@book.ask
def swap(s: War, who: str) -> Ask:
    """Ask in any case. The answer of the teammate is secret, also from the enemy."""
    picks = (*[CARD[card] for card in s.hands[who]], PASS_PICK)
    return Ask(who, "swap", "WAR-27.5", picks, {"mate": MATE[who]}, secret=True)


@book.step
def on_swap(s: War, who: str, answer: str) -> None:
    mate = MATE[who]
    if mate not in s.offers:
        s.offers[who] = answer
        return
    other = s.offers.pop(mate)
    # The enemy learns nothing, not even from the time of the answers.
    if PASS in (answer, other):
        for one in (mate, who):
            s.tell("swap-seen", "WAR-27.5", to=one, done=0, reveals=True)
    else:
        give_card(s, mate, other, answer)
        give_card(s, who, answer, other)


def give_card(s: War, who: str, card: str, other: str) -> None:
    """Swap one card. The giver knows where the card is."""
    s.hands[who] = tuple(sorted([*[one for one in s.hands[who] if one != card], other]))
    s.given[who] = tuple(sorted([*[one for one in s.given.get(who, NOBODY) if one != other], card]))
    s.tell("swap-seen", "WAR-27.5", to=who, done=1, card="card-" + card, other="card-" + other, reveals=True)


# Action turns (WAR-27.7).


def seat_of_action_turn(t: Team, number: int) -> str:
    """Return the seat of an action turn by its number."""
    leads = t.leading[number % 2]
    return leads if number >= ACTION_TURNS // 2 else MATE.get(leads, leads)


def start_next_action_turn(s: War) -> bool:
    """Start the next action turn. Players who can do nothing are skipped. If nobody can act, the phase ends."""
    t = s.team
    if t is None:
        return False
    for number in range(t.beat, t.beat + ACTION_TURNS):
        side = SIDES[number % 2]
        s.speaks = {side: seat_of_action_turn(t, number % ACTION_TURNS), OTHER[side]: leading_player(s, OTHER[side])}
        if can_act(s, side):
            s.team = t._replace(beat=number % ACTION_TURNS)
            s.acting = side
            s.then(("die", side))
            return True
    return True


def end_team_action_turn(s: War, side: str) -> bool:
    """Go to the next action turn of the teams. A player who passes may act later (WAR-27.8)."""
    t = s.team
    if t is None:
        return False
    s.team = t._replace(beat=(t.beat + 1) % ACTION_TURNS)
    return True


def end_action(s: War) -> None:
    """Keep the nations of the action for the next one (WAR-27.20)."""
    t = s.team
    if t is not None:
        s.hunt = None
        last = t.here if s.acting == FREE else t.last
        s.team = t._replace(last=last, here=NOBODY)


# Mixed armies (WAR-27.11).


def regions_to_mix(s: War, side: str) -> list[str]:
    """Return regions in which two armies could mix, by name, so that equal positions ask in the same way."""
    t = s.team
    if t is None or not is_pair(seat_of(s, side)):
        return []
    shared = [region for region in armies_of(s, side) if is_shared(s, side, region)]
    return sorted([one for one in shared if not is_mixed(s, side, one) and mixed_name(side, one) not in t.spurned])


def proposals(s: War, side: str) -> list[str]:
    return [MIX] if s.team is not None and regions_to_mix(s, side) else []


def why_not_propose(s: War, side: str, name: str) -> str:
    """The game offers this wherever it is possible, so no rule forbids it elsewhere."""
    return ""


def propose(s: War, side: str, name: str) -> None:
    """Ask for a region, unless there is only one."""
    found = regions_to_mix(s, side)
    if len(found) == 1:
        on_mix_where(s, side, found[0])
    else:
        s.then(("mix_where", side))


@book.ask
def mix_where(s: War, side: str) -> Ask:
    return Ask(
        seat_of(s, side), "mix_where", "WAR-27.11", tuple([REGION[region] for region in regions_to_mix(s, side)])
    )


@book.step
def on_mix_where(s: War, side: str, region: str) -> None:
    s.then(("mix", side, region))


@book.ask
def mix(s: War, side: str, region: str) -> Ask:
    who = seat_of(s, side)
    return Ask(MATE[who], "mix", "WAR-27.11", ANSWERS, {"mate": who, "region": "region-" + region})


@book.step
def on_mix(s: War, side: str, region: str, answer: str) -> None:
    t = team_of(s)
    name = mixed_name(side, region)
    if answer == AGREE:
        s.team = t._replace(mixed=tuple(sorted((*t.mixed, name))))
        s.tell("mixed", "WAR-27.11", who=side, region="region-" + region)
    else:
        s.team = t._replace(spurned=tuple(sorted((*t.spurned, name))))
        s.tell("not-mixed", "WAR-27.11", who=MATE[seat_of(s, side)], region="region-" + region)
    s.then(("go",))


def separate_armies(s: War) -> None:
    """Separate mixed armies in which only one player has units left."""
    t = s.team
    if t is not None and t.mixed:
        kept = [name for name in t.mixed if is_shared(s, *split_name(name))]
        s.team = t._replace(mixed=tuple(kept))


def split_name(name: str) -> tuple[str, str]:
    side, _, region = name.partition("-")
    return side, region


# Too many units of two teammates (WAR-27.12).


def remove_excess_in_teams(s: War, side: str, region: str, number: int) -> bool:
    if not is_shared(s, side, region):
        return False
    s.then(("thin_pair", side, region, number, 0))
    return True


@book.step
def thin_pair(s: War, side: str, region: str, left: int, number: int) -> None:
    """Remove one unit of each player in turn, beginning with the player who does not lead.

    If a player has no unit left there, the other one continues.
    """
    if not left:
        return
    leads = leading_player(s, side)
    who = MATE[leads] if number % 2 == 0 else leads
    if not units_of_player(s, side, region, who):
        who = MATE[who]
    s.then(("excess_of", side, region, who), ("thin_pair", side, region, left - 1, number + 1))


def units_of_player(s: War, side: str, region: str, who: str) -> list[str]:
    here = counts(figures_in(s, side, region))
    return [figure for figure in here if figure in IS_UNIT and PLAYS[figure.partition("-")[0]] == who]


@book.ask
def excess_of(s: War, side: str, region: str, who: str) -> Ask:
    picks = tuple([FIGURE[figure] for figure in units_of_player(s, side, region, who)])
    return Ask(who, "excess", "WAR-27.12", picks, {"region": "region-" + region, "left": 1})


@book.step
def on_excess_of(s: War, side: str, region: str, who: str, figure: str) -> None:
    remove_excess(s, side, region, (figure,))


# The best player of the winning team (WAR-27.21).


def points_of_player(s: War, who: str) -> int:
    """Return the points that the player's nations won, minus the points that they lost."""
    lost = sum([REGIONS[region].points for region in s.captured if REGIONS[region].nation in nations_of(who)])
    won = [word.partition("=") for word in team_of(s).takers]
    if side_of_seat(who) == FREE:
        return -lost
    return sum([REGIONS[region].points for region, _, taker in won if taker == who]) - lost


def log_best_players(s: War, side: str) -> None:
    best = best_players(s, side)
    if best:
        s.tell("best-player", "WAR-27.21", who=best, count=len(best))


def best_players(s: War, side: str) -> tuple[str, ...]:
    """Return the best player of a team, or both if they are equal. A single player is not compared."""
    leads = leading_player(s, side)
    if not is_pair(leads):
        return ()
    pair = [one for one in s.seats if side_of_seat(one) == side]
    most = max([points_of_player(s, one) for one in pair])
    return tuple([one for one in pair if points_of_player(s, one) == most])
