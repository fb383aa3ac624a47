"""War of the Ring as text: turn, Fellowship, dice, politics, armies and neighbours, hunt and battle."""

from bree.core import View
from bree.games.war.state import SEATS
from bree.lang import Voice
from bree.term.boards.war.card_words import changes, fight_lines, hand_lines, table_lines, volley_lines
from bree.term.boards.war.lords import lords_lines
from bree.term.boards.war.words import army, die_noun, faces

NOBODY: View = {"captured": False, "besieged": "", "free": {}, "shadow": {}}
ANEW = frozenset({"turn"})  # after these log lines, the whole table is described again


def lines(view: View, voice: Voice) -> list[str]:
    told = [
        *state_lines(view, voice),
        *map_lines(view, voice),
        *hand_lines(view, voice),
        *table_lines(view, voice),
        *supply_lines(view, voice),
        *news(view, voice),
    ]
    return [line for line in told if line]


def state_lines(view: View, voice: Voice) -> list[str]:
    """Return turn, Fellowship, dice and politics: everything without a region or a card."""
    told = [_turn(view, voice), _fellowship(view, voice), *_dice(view, voice), _politics(view, voice)]
    return [*told, *_players(view, voice), *lords_lines(view, voice)]


def supply_lines(view: View, voice: Voice) -> list[str]:
    """Return the reinforcements and the Hunt Pool."""
    return [_pool(view, voice), _tiles(view, voice)]


def news(view: View, voice: Voice) -> list[str]:
    """Return what the log does not mention within a turn: the state of a battle or a hunt, or dice that a card
    rolls.
    """
    return [*_battle(view, voice), *_hunt(view, voice), *volley_lines(view, voice)]


def _turn(view: View, voice: Voice) -> str:
    points = {side: view["points"][side] for side in SEATS}
    told = [voice.say("line-turn", {"turn": view["turn"], "phase": f"phase-{view['phase']}"})]
    told.append(voice.say("line-points", points))
    return " ".join([*told, voice.say("over-" + view["over"])] if view["over"] else told)


def _players(view: View, voice: Voice) -> list[str]:
    """Return who leads, whose turn it is, and which armies are mixed, with three or four players."""
    players = view["players"]
    if players is None:
        return []
    told = [voice.say("line-leads", {"free": players["leading"]["free"], "shadow": players["leading"]["shadow"]})]
    told.append(voice.say("line-go", {"who": players["go"]}))
    mixed = tuple("region-" + region for side in SEATS for region in players["mixed"][side])
    return [*told, voice.say("line-mixed", {"regions": mixed})] if mixed else told


def _fellowship(view: View, voice: Voice) -> str:
    told = view["fellowship"]
    hidden = "fellowship-hidden" if told["hidden"] else "fellowship-revealed"
    facts = {
        "region": "region-" + told["region"],
        "hidden": hidden,
        "steps": told["progress"],
        "points": told["corruption"],
        "track": told["track"],
    }
    said = [voice.say("line-fellowship" if told["track"] < 0 else "line-mordor", facts)]
    names = tuple("figure-" + name for name in told["companions"])
    if names and told["guide"]:
        said.append(voice.say("line-companions", {"guide": "character-" + told["guide"], "names": names}))
    elif names:
        said.append(voice.say("line-unled", {"names": names}))
    else:
        said.append(voice.say("line-gollum"))
    return " ".join(said)


def _dice(view: View, voice: Voice) -> list[str]:
    return [_side_dice(view, voice, side) for side in SEATS]


def _side_dice(view: View, voice: Voice, side: str) -> str:
    told = view["dice"][side]
    ready = [f"{count} × {voice.noun(die_noun(face))}" for face, count in faces(told["ready"]).items()]
    facts = {"who": side, "dice": tuple(ready), "used": told["used"], "box": told["box"], "rings": told["rings"]}
    return voice.say("line-dice" if ready else "line-no-dice", facts)


def _politics(view: View, voice: Voice) -> str:
    said = []
    for nation, told in view["politics"].items():
        state = f"politics-{told['steps']}"
        key = "line-peace" if told["steps"] and not told["active"] else "line-politics"
        said.append(voice.say(key, {"nation": "nation-" + nation, "state": state}))
    return voice.say("line-nations", {"nations": tuple(said)})


def map_lines(view: View, voice: Voice, borders: bool = True) -> list[str]:
    """Return a line for each region with figures and for each captured region."""
    regions = sorted(view["standing"], key=lambda one: _name(one, voice))
    return [region_line(view, voice, region, borders) for region in regions]


def _name(region: str, voice: Voice) -> str:
    return voice.say("region-" + region)


def region_line(view: View, voice: Voice, region: str, borders: bool = True) -> str:
    """Return a region with its figures and its neighbours."""
    place, standing = view["map"][region], view["standing"].get(region, NOBODY)
    kind = place["settlement"] or ("fortification" if place["fortification"] else "")
    name = voice.say("line-settled", {"region": "region-" + region, "kind": "settlement-" + kind}) if kind else ""
    said = [(name or _name(region, voice)) + "."]
    if standing["captured"]:
        said.append(voice.say("line-captured"))
    for side in SEATS:
        if standing[side]:
            key = "line-besieged" if standing["besieged"] == side else "line-army"
            said.append(voice.say(key, {"who": side, "figures": army(standing[side], voice)}))
    near = tuple(_neighbour(view, voice, other) for other in place["adjacent"]) if borders else ()
    return " ".join([*said, voice.say("line-borders", {"regions": near})] if near else said)


def _neighbour(view: View, voice: Voice, region: str) -> str:
    """Return a neighbour with the side that has figures there."""
    standing = view["standing"].get(region)
    sides = [voice.noun(side) for side in SEATS if standing and standing[side]]
    return f"{_name(region, voice)} ({', '.join(sides)})" if sides else _name(region, voice)


def _pool(view: View, voice: Voice) -> str:
    if not view["reinforcements"]:
        return ""
    return voice.say("line-pool", {"figures": army(view["reinforcements"], voice)})


def _tiles(view: View, voice: Voice) -> str:
    tiles = [f"{count} × {voice.say('tile-' + tile)}" for tile, count in view["hunt"]["pool"].items()]
    return voice.say("line-tiles", {"tiles": tuple(tiles)}) if tiles else ""


def _battle(view: View, voice: Voice) -> list[str]:
    battle = view["battle"]
    if battle is None:
        return []
    place = {"kind": "battle-" + battle["kind"], "region": "region-" + battle["defender"]["region"]}
    told = voice.say("line-battle" if battle["round"] else "line-battle-before", {**place, "round": battle["round"]})
    said = [told[:1].upper() + told[1:]]
    said += [_camp(battle[name], voice) for name in ("attacker", "defender")]
    said += [line for name in ("attacker", "defender") for line in fight_lines(battle[name], voice)]
    if battle["taking"] and battle["left"]:
        said.append(voice.say("line-taking", {"who": battle["taking"], "count": battle["left"]}))
    return said


def _camp(camp: View, voice: Voice) -> str:
    figures = army(camp["figures"], voice) or (voice.say("line-nobody"),)
    facts = {"who": camp["side"], "figures": figures, "dice": camp["dice"]}
    said = [voice.say("line-camp", {**facts, "needs": camp["needs"], "leadership": camp["leadership"]})]
    return " ".join([*said, *_rolled(camp, voice), *changes(camp, voice)])


def _rolled(told: View, voice: Voice) -> list[str]:
    said = [voice.say("line-rolled", {"dice": ", ".join(map(str, told["rolled"]))})] if told["rolled"] else []
    return [*said, voice.say("line-again", {"dice": ", ".join(map(str, told["again"]))})] if told["again"] else said


def _hunt(view: View, voice: Voice) -> list[str]:
    now = view["hunt"]["now"]
    if now is None:
        return []
    said = [voice.say("line-hunt", {"dice": now["level"], "needs": now["needs"], "again": now["rerolls"]})]
    said += _rolled(now, voice)
    if now["rolled"]:
        said.append(voice.say("line-successes", {"count": now["successes"]}))
    if now["tile"]:
        said.append(voice.say("line-tile", {"tile": "tile-" + now["tile"]}))
    if now["damage"]:  # there is none yet, or none left
        said.append(voice.say("line-damage", {"damage": now["damage"]}))
    return [" ".join(said)]
