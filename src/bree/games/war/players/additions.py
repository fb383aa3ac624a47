"""What three and four players add to the places of the rules (`rules/places.py`)."""

from bree.games.war.players.control import credit
from bree.games.war.players.team_play import (
    MIX,
    MIX_PICK,
    call_next,
    draw_in_teams,
    end_action,
    end_go,
    part_armies,
    pass_tokens,
    proposals,
    propose,
    tell_best,
    thin_in_teams,
    why_not_propose,
)
from bree.games.war.rules import places


def add() -> None:
    places.TURN_BEGINS.append(pass_tokens)
    places.DRAW_PHASE.append(draw_in_teams)
    places.NEXT_GO.append(call_next)
    places.PROPOSALS.append(places.Answers({MIX: MIX_PICK}, proposals, why_not_propose, propose))
    places.GO_OVER.append(end_go)
    places.TIDIED.append(part_armies)
    places.CROWDED.append(thin_in_teams)
    places.ACTION_OVER.append(end_action)
    places.TAKEN.append(credit)
    places.GAME_WON.append(tell_best)
