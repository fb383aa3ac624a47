"""What Lords of Middle-earth adds to the places of the rules (`rules/places.py`), in the order in which it acts."""

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
from bree.games.war.rules import places
from bree.games.war.rules.places import Entry
from bree.games.war.state import War


def add() -> None:
    add_dice()
    add_people()
    add_hunt()
    add_battles()


def add_dice() -> None:
    places.DICE_RECOVERED.append(special_dice.recover_special)
    places.ROLLED_TOO.append(special_dice.roll_special)
    places.AFTER_ROLL.append(special_dice.choose_after_roll)
    places.ROLL_TOLD.append(special_dice.tell_special)
    places.GO_ANSWERS.append(action_tokens.ANSWERS)
    places.DIE_BARS.append(special_dice.bar_special)
    places.DIE_TAKEN.append(special_dice.take_payer)
    places.DIE_ACTIONS.append(actions.ANSWERS)
    places.ACTION_PAID.append(ring_powers.offer_to_keep)
    places.DIE_PUT_BY.append(special_dice.forget_payer)
    places.RING_SPENT.append(named_rings.name_ring)


def add_people() -> None:
    entries = places.MINION_ENTRIES
    entries[BALROG] = Entry(balrog.balrog_places, "LME-9.2", balrog.enter_balrog)
    entries[GOTHMOG] = Entry(gothmog.gothmog_places, "LME-9.24", gothmog.enter_gothmog)
    entries[NUMENOREAN] = Entry(alternative_minions.numenorean_places, "LME-10.2", alternative_minions.enter_numenorean)
    entries[CHIEF] = Entry(alternative_minions.chief_places, "LME-10.8", alternative_minions.enter_chief)
    places.FELLOWSHIP_PHASE.append(council.begin_outside)
    places.COMPANION_SHOWN.append(hidden_versions.show)
    places.COMPANIONS_LEFT.append(smeagol.leave)
    places.COMPANIONS_CHANGED.append(smeagol.turn_away)
    places.GUIDES.append(smeagol.guides)
    places.GUIDE_HIDDEN.append(hidden_versions.hangs_on_secret)
    places.GUIDE_MOOT.append(hidden_versions.is_moot)
    places.GUIDE_LEADS.append(hidden_versions.show_guide)
    places.FOUND.append(smeagol.found)
    places.FOUND.append(alternative_minions.look)
    places.MET_ON_THE_WAY.append(("fire_and_shadow",))


def add_hunt() -> None:
    places.TILE_IDLE.append(smeagol.why_idle)
    places.TILE_SHOWN.append(smeagol.offer_tile)
    places.TILE_STANDS.append(ring_powers.offer_to_cancel)
    places.TILE_COUNTS.append(council_companions.offer_pair)
    places.TILE_ACTS.append(smeagol.act)
    places.TILE_STRIKES.append(balrog_on_the_way.strike_balrog)
    places.VICTIM_FALLS.append(hidden_versions.measure_victim)


def add_battles() -> None:
    places.MAY_RECRUIT.append(keepers.is_heartened)
    places.LEADERSHIP.append(keepers.lead_elves)
    places.ROUND_BEGINS.append(forget_marks)
    places.BATTLE_OVER.append(alternative_minions.forget_lore)
    places.BATTLE_OVER.append(forget_marks)
    places.SIEGE_ANSWERS.append(alternative_minions.LORE_ANSWER)
    places.TAKEN.append(keepers.bereave)
    places.CARD_PLAYED.append(alternative_minions.offer_spear)


def forget_marks(s: War) -> None:
    """What combat cards have brought about for a round."""
    if s.lords is not None and s.lords.marks:
        s.lords = s.lords._replace(marks=())
