"""Adds the functions of Lords of Middle-earth to the extension points of the rules, in the order in which they act."""

from bree.games.war.figures import BALROG, CHIEF, GOTHMOG, NUMENOREAN
from bree.games.war.lords import (
    action_tokens,
    actions,
    alternative_minions,
    balrog,
    balrog_on_the_way,
    council,
    council_companions,
    gothmog,
    hidden_versions,
    keepers,
    named_rings,
    ring_powers,
    smeagol,
    special_dice,
)
from bree.games.war.rules import extension_points
from bree.games.war.rules.extension_points import MinionEntry
from bree.games.war.state import War


def add() -> None:
    add_dice()
    add_people()
    add_hunt()
    add_battles()


def add_dice() -> None:
    extension_points.DICE_RECOVERED.append(special_dice.recover_special)
    extension_points.EXTRA_DICE_ROLLS.append(special_dice.roll_special)
    extension_points.AFTER_ROLL.append(special_dice.choose_after_roll)
    extension_points.ROLL_LOGGED.append(special_dice.log_special_roll)
    extension_points.ACTION_TURN_ANSWERS.append(action_tokens.ANSWERS)
    extension_points.DIE_BARS.append(special_dice.bar_special)
    extension_points.DIE_TAKEN.append(special_dice.take_payer)
    extension_points.DIE_ACTIONS.append(actions.ANSWERS)
    extension_points.ACTION_PAID.append(ring_powers.offer_to_keep)
    extension_points.DIE_SET_ASIDE.append(special_dice.forget_payer)
    extension_points.RING_SPENT.append(named_rings.choose_used_ring)


def add_people() -> None:
    entries = extension_points.MINION_ENTRIES
    entries[BALROG] = MinionEntry(balrog.balrog_places, "LME-9.2", balrog.enter_balrog)
    entries[GOTHMOG] = MinionEntry(gothmog.gothmog_places, "LME-9.24", gothmog.enter_gothmog)
    entries[NUMENOREAN] = MinionEntry(
        alternative_minions.numenorean_places, "LME-10.2", alternative_minions.enter_numenorean
    )
    entries[CHIEF] = MinionEntry(alternative_minions.chief_places, "LME-10.8", alternative_minions.enter_chief)
    extension_points.FELLOWSHIP_PHASE.append(council.begin_outside)
    extension_points.COMPANION_SHOWN.append(hidden_versions.show_version)
    extension_points.COMPANIONS_LEFT.append(smeagol.after_group_left)
    extension_points.COMPANIONS_CHANGED.append(smeagol.remove_lone_smeagol)
    extension_points.GUIDES.append(smeagol.smeagol_guide)
    extension_points.GUIDE_SECRET.append(hidden_versions.is_guide_secret)
    extension_points.GUIDE_MAY_BE_CHOICE.append(hidden_versions.may_guide_be_choice)
    extension_points.GUIDE_LEADS.append(hidden_versions.show_guide)
    extension_points.FELLOWSHIP_FOUND.append(smeagol.leave_in_refuge)
    extension_points.FELLOWSHIP_FOUND.append(alternative_minions.offer_chief_move)
    extension_points.PATH_EVENTS.append(("fire_and_shadow",))


def add_hunt() -> None:
    extension_points.TILE_REPLACED.append(smeagol.why_tile_replaced)
    extension_points.TILE_SHOWN.append(smeagol.offer_tile)
    extension_points.TILE_STANDS.append(ring_powers.offer_to_cancel)
    extension_points.TILE_COUNTS.append(council_companions.offer_pair)
    extension_points.TILE_ACTS.append(smeagol.resolve_smeagol_tile)
    extension_points.TILE_STRIKES.append(balrog_on_the_way.strike_balrog)
    extension_points.VICTIM_FALLS.append(hidden_versions.record_victim_level)


def add_battles() -> None:
    extension_points.MAY_RECRUIT.append(keepers.recruits_under_siege)
    extension_points.LEADERSHIP.append(keepers.elven_leadership)
    extension_points.ROUND_BEGINS.append(clear_marks)
    extension_points.BATTLE_OVER.append(alternative_minions.forget_lore)
    extension_points.BATTLE_OVER.append(clear_marks)
    extension_points.SIEGE_ANSWERS.append(alternative_minions.LORE_ANSWER)
    extension_points.SETTLEMENT_CAPTURED.append(keepers.remove_keepers)
    extension_points.CARD_PLAYED.append(alternative_minions.offer_spear)


def clear_marks(s: War) -> None:
    """Clear the marks that combat cards set for a round."""
    if s.lords is not None and s.lords.marks:
        s.lords = s.lords._replace(marks=())
