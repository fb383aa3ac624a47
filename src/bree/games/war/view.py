"""Builds the view of a seat (section 28). Everything is public except hands, decks and face-down discards."""

from functools import lru_cache
from typing import Final

from bree.games.war.board import REGIONS
from bree.games.war.facts import CARDS, COMBATS, SPECIAL_DICE
from bree.games.war.figures import CACHE_SIZE, CHARACTERS, PERSON, counts
from bree.games.war.lords.hidden_versions import FRIENDS, hidden_companions, is_guide_public, shown_name
from bree.games.war.lords.named_rings import rings_of
from bree.games.war.map_queries import controller
from bree.games.war.players.control import nations_of_last_action
from bree.games.war.players.team_play import (
    ACTION_TURNS,
    best_players,
    points_of_player,
    seat_of_action_turn,
    split_name,
)
from bree.games.war.players.teams import controlling_player, is_pair, nations_of, side_of_seat
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.battle.combat_cards import shown_titles
from bree.games.war.rules.battle.fighters import (
    again_by,
    dice_of,
    edge_of,
    extra_hits_for_sixes,
    fighters_of,
    hits_scored,
    leadership,
    needs,
    needs_again,
    region_of_side,
    rolled_by,
)
from bree.games.war.rules.fellowship.hunt import hunt_needs, hunt_rerolls, successes
from bree.games.war.rules.turn.phases import ENDS
from bree.games.war.shape import (
    BattleSideView,
    BattleView,
    Count,
    DiceView,
    DynamicView,
    HandView,
    HuntPoolView,
    HuntView,
    LordsView,
    PlayersView,
    RegionFacts,
    RegionView,
    VolleyView,
    WarView,
)
from bree.games.war.state import (
    DECKS,
    FREE,
    NATIONS,
    NO_EDGE,
    NO_LORDS,
    NOBODY,
    OTHER,
    SIDES,
    Battle,
    Figures,
    Team,
    War,
    leading_player,
    seat_of as speaker,
)

HUNT_DICE: Final = 5  # WAR-23.2
REPLACED: Final = frozenset([one.version_of for one in CHARACTERS.values() if one.version_of])


def map_facts() -> dict[str, RegionFacts]:
    """Return the map. Each view gets its own copy, because its receiver may change it."""
    return {
        name: {
            "nation": region.nation,
            "settlement": region.settlement,
            "fortification": region.fortification,
            "points": region.points,
            "adjacent": list(region.adjacent),
        }
        for name, region in REGIONS.items()
    }


def view(s: War, seat: str | None) -> WarView:
    return {"map": map_facts(), **dynamic_view(s, seat)}


def dynamic_view(s: War, seat: str | None) -> DynamicView:
    """Build the view without the map. The map never changes and is a third of the work."""
    return {
        "turn": s.turn,
        "phase": s.phase,
        "acting": s.acting,
        # Figures, markers, corruption and points are public (WAR-28.6).
        "standing": {region: standing(s, region) for region in dict.fromkeys((*s.free, *s.shadow, *s.captured))},
        "points": {side: victory_points(s, side) for side in SIDES},
        "reinforcements": {figure: number for figure, number in s.pool.items() if number},
        "lost": {figure: number for figure, number in s.lost.items() if number},
        "aside": [one for one in s.aside if is_shown_aside(one)],
        "fallen": list(s.fallen),
        "politics": {nation: {"steps": s.steps[nation], "active": nation not in s.passive} for nation in NATIONS},
        # The place of the Ring-bearers is public (WAR-28.5).
        "fellowship": {
            "region": s.bearers,
            "progress": s.progress,
            "hidden": s.hidden,
            "corruption": s.corruption,
            "track": s.track,
            "companions": [shown_name(s, one, seat) for one in s.companions],
            "guide": s.guide if seat in FRIENDS or not hidden_companions(s) or is_guide_public(s) else "",
        },
        "dice": {side: dice(s, side) for side in SIDES},
        "die": s.die,
        "hunt": hunt_pool(s),
        "battle": battle(s, seat),
        "volley": volley(s),
        "hands": {other: hand(s.hands[other], other == seat) for other in s.seats},
        "decks": {deck: s.decks[deck].size for deck in DECKS},
        "discarded": list(s.discards[seat]) if seat in s.discards else [],
        "discards": {other: of_decks(s.discards[other]) for other in s.seats},
        "played": list(s.played),
        "table": list(s.table),
        "lords": lords(s),
        "players": players(s),
        "over": s.over,
    }


def players(s: War) -> PlayersView | None:
    """Return the facts of teams: who plays which nations, who leads, and whose action turn it is (WAR-27)."""
    t = s.team
    if t is None:
        return None
    return {
        "sides": {who: side_of_seat(who) for who in s.seats},
        "nations": {who: list(nations_of(who)) for who in s.seats},
        "leading": dict(zip(SIDES, t.leading, strict=True)),
        "go": s.speaks[s.acting],
        "order": [seat_of_action_turn(t, number) for number in range(ACTION_TURNS)],
        "beat": t.beat,
        "mixed": {side: mixed_armies(s, t, side) for side in SIDES},
        "worn": sorted(nations_of_last_action(t)),
        "takers": {region: who for region, _, who in [word.partition("=") for word in t.takers]},
        "merit": {who: points_of_player(s, who) for who in s.seats if is_pair(who)},
        "best": list(best_players(s, ENDS[s.over])) if s.over else [],
    }


def mixed_armies(s: War, t: Team, side: str) -> dict[str, str]:
    """Return the regions in which the armies of both teammates are one army, with its controller (WAR-27.13)."""
    standing_there = s.free if side == FREE else s.shadow
    found = [at for where, at in map(split_name, t.mixed) if where == side]
    return {at: controlling_player(standing_there.get(at, NOBODY), leading_player(s, side)) for at in found}


def is_shown_aside(character: str) -> bool:
    """May the view show that this character can still enter play?

    Which version of a companion stays in the box is secret (LME-11.3).
    """
    facts = CHARACTERS[character]
    return facts.kind != "companion" or not (facts.version_of or character in REPLACED)


@lru_cache(CACHE_SIZE)
def cached_counts(figures: Figures) -> dict[str, int]:
    """Count the figures of a region. The result is cached, so a caller takes a copy."""
    return counts(figures)


def standing(s: War, region: str) -> RegionView:
    return {
        "free": dict(cached_counts(s.free.get(region, NOBODY))),
        "shadow": dict(cached_counts(s.shadow.get(region, NOBODY))),
        "besieged": controller(s, region) if region in s.sieges else "",
        "captured": region in s.captured,
    }


def dice(s: War, side: str) -> DiceView:
    free = side == FREE
    lords = s.lords or NO_LORDS
    special = [word for word in lords.special if SPECIAL_DICE[word.partition("-")[0]].side == side]
    return {
        "ready": list(s.free_dice if free else s.shadow_dice),
        "used": s.free_used if free else s.shadow_used,
        "box": s.box_free if free else s.box_shadow,
        "all": s.free_pool if free else s.shadow_pool,
        "rings": s.rings[side],
        "ring_used": side in s.ringed,
        "special": special,
        "picked": "".join([die for die in lords.picked if SPECIAL_DICE[die].side == side]),
        "ring_names": rings_of(s, side) if s.terms.keepers else [],  # LME-2.3
    }


def lords(s: War) -> LordsView | None:
    """Return the markers and counters of Lords of Middle-earth. All of them are public."""
    own = s.lords
    if own is None:
        return None
    return {
        "balrog": own.active,
        "payer": own.payer,
        "gone": list(own.gone),
        "rings_out": list(own.out) if s.terms.keepers else [],
        "tokens": list(own.tokens),
        "token_used": own.token_used,
        "veiled": [PERSON[one] for one in hidden_companions(s)],
    }


def hunt_pool(s: War) -> HuntPoolView:
    """Return the Hunt Pool. Its contents are public (WAR-28.4)."""
    return {
        "pool": counts(s.tiles),
        "drawn": counts(s.drawn),
        "specials": list(s.specials),
        "removed": counts(s.removed),
        "now": hunt_now(s),
    }


def hunt_now(s: War) -> HuntView | None:
    h = s.hunt
    if h is None:
        return None
    return {
        "why": h.why,
        "level": min(s.box_shadow, HUNT_DICE),
        "needs": hunt_needs(s),
        "rerolls": hunt_rerolls(s),
        "rolled": list(h.rolled),
        "again": list(h.again),
        "successes": successes(s, h),
        "tile": h.tile,
        "damage": h.damage,
    }


def battle(s: War, seat: str | None) -> BattleView | None:
    b = s.battle
    if b is None:
        return None
    return {
        "kind": b.kind,
        "round": b.round,
        "attacker": side_of(s, b, b.attacker, seat),
        "defender": side_of(s, b, OTHER[b.attacker], seat),
        "rear": counts(b.rear),
        "taking": b.taking,
        "left": b.hits,
        "acting": list(dict.fromkeys([COMBATS[title].side for _, _, title in shown_titles(b)])),
    }


def side_of(s: War, b: Battle, side: str, seat: str | None) -> BattleSideView:
    edge = edge_of(b, side)
    bare = b._replace(attack=NO_EDGE, defence=NO_EDGE)
    holder = speaker(s, side)
    lying = s.sealed.get(holder, "")
    return {
        "side": side,
        "region": region_of_side(b, side),
        "figures": counts(fighters_of(s, b, side)),
        "dice": dice_of(s, b, side),
        "needs": needs(s, b, side),
        "leadership": leadership(s, b, side),
        "rolled": list(rolled_by(b, side)),
        "again": list(again_by(b, side)),
        "hits": hits_scored(s, b, side),
        "again_needs": needs_again(s, b, side),
        "plain": {
            "dice": dice_of(s, bare, side),
            "needs": needs(s, bare, side),
            "leadership": leadership(s, bare, side),
        },
        # The other side sees only the deck of a face-down combat card (WAR-28.3).
        "card": edge.card or (lying if holder == seat else ""),
        "sealed": CARDS[lying].deck if lying else "",
        "silenced": edge.silenced,
        "still": edge.still,
        "muted": edge.muted,
        "by_card": edge.turned + edge.more + extra_hits_for_sixes(s, b, side),
        "saved": edge.saved,
    }


def volley(s: War) -> VolleyView | None:
    v = s.volley
    if v is None:
        return None
    return {
        "card": v.card,
        "side": v.side,
        "region": v.region,
        "needs": v.needs,
        "rolled": list(v.rolled),
        "left": v.hits,
    }


def of_decks(cards: Figures) -> Count:
    """Count cards by deck, in the order of the decks. The order of the cards would reveal something about them."""
    decks = [CARDS[card].deck for card in cards]
    return {deck: decks.count(deck) for deck in DECKS if deck in decks}


def hand(cards: tuple[str, ...], own: bool) -> HandView:
    """Return a hand. Other seats see only how many cards of each deck it contains (WAR-28.1)."""
    strategy = len([card for card in cards if CARDS[card].deck.endswith("strategy")])
    return {"cards": list(cards) if own else [], "character": len(cards) - strategy, "strategy": strategy}
