"""Adds the functions for three and four players to the extension points of the rules."""

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
from bree.games.war.rules import extension_points


def add() -> None:
    extension_points.TURN_BEGINS.append(pass_tokens)
    extension_points.DRAW_PHASE.append(draw_in_teams)
    extension_points.NEXT_ACTION_TURN.append(call_next)
    extension_points.FREE_ANSWERS.append(
        extension_points.AddedAnswers({MIX: MIX_PICK}, proposals, why_not_propose, propose)
    )
    extension_points.ACTION_TURN_OVER.append(end_go)
    extension_points.ARMIES_MOVED.append(part_armies)
    extension_points.OVERSTACKED.append(thin_in_teams)
    extension_points.ACTION_OVER.append(end_action)
    extension_points.SETTLEMENT_CAPTURED.append(credit)
    extension_points.GAME_WON.append(tell_best)
