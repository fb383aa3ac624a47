"""A battle: the armies, their dice, and who takes losses."""

from rich.text import Text

from bree.core import View
from bree.lang import Voice
from bree.term.boards.text_cells import flow
from bree.term.boards.war.card_rows import fight_rows as card_rows
from bree.term.boards.war.card_words import changes
from bree.term.boards.war.map_grid import ARMIES
from bree.term.boards.war.tracks import dotted, rolled
from bree.term.boards.war.words import region_name, short_army


def fight_rows(view: View, voice: Voice, width: int, spacious: bool) -> list[Text]:
    battle = view["battle"]
    if battle is None:
        return []
    place = region_name(battle["defender"]["region"], voice)
    told = voice.say("drawn-battle", {"kind": "battle-" + battle["kind"], "region": place})
    pieces = [Text.assemble((told[:1].upper() + told[1:], "bold"))]
    if battle["round"]:
        pieces.append(Text(voice.say("drawn-round", {"round": battle["round"]})))
    if battle["taking"] and battle["left"]:
        facts = {"who": battle["taking"], "count": battle["left"]}
        pieces.append(Text.assemble((voice.say("drawn-taking", facts), "ember")))
    camps = [row for camp in (battle["attacker"], battle["defender"]) for row in camp_rows(camp, voice, width)]
    return [*flow(dotted(pieces), width, 1), *camps, *card_rows(battle, voice, width, spacious)]


def camp_rows(camp: View, voice: Voice, width: int) -> list[Text]:
    mark, style = ARMIES[camp["side"]]
    facts = {"dice": camp["dice"], "needs": camp["needs"], "leadership": camp["leadership"]}
    pieces = [
        Text.assemble((f"{mark} ", style), short_army(camp["figures"], voice) or "–"),
        Text(voice.say("drawn-strength", facts)),
        rolled(camp["rolled"], camp["again"], voice),
        Text(voice.say("drawn-hits", {"count": camp["hits"]})) if camp["rolled"] else Text(),
        Text(", ".join(changes(camp, voice, "drawn-"))),
    ]
    return flow(dotted(pieces), width, 1)
