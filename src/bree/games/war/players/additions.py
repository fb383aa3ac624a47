"""Adds the functions for three and four players to the extension points of the rules."""

from bree.games.war.players.control import record_captor
from bree.games.war.players.team_play import (
    MIX,
    MIX_PICK,
    change_leading_players,
    draw_in_teams,
    end_action,
    end_team_action_turn,
    log_best_players,
    proposals,
    propose,
    remove_excess_in_teams,
    separate_armies,
    start_next_action_turn,
    why_not_propose,
)
from bree.games.war.rules import extension_points


def add() -> None:
    extension_points.TURN_BEGINS.append(change_leading_players)
    extension_points.DRAW_PHASE.append(draw_in_teams)
    extension_points.NEXT_ACTION_TURN.append(start_next_action_turn)
    extension_points.FREE_ANSWERS.append(
        extension_points.AddedAnswers({MIX: MIX_PICK}, proposals, why_not_propose, propose)
    )
    extension_points.ACTION_TURN_OVER.append(end_team_action_turn)
    extension_points.ARMIES_MOVED.append(separate_armies)
    extension_points.OVERSTACKED.append(remove_excess_in_teams)
    extension_points.ACTION_OVER.append(end_action)
    extension_points.SETTLEMENT_CAPTURED.append(record_captor)
    extension_points.GAME_WON.append(log_best_players)
