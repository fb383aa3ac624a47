"""Which event cards have an effect: a second implementation, independent of the game's code.

The requirement of the card must hold, and it must have an effect or stay on the table.
"""

from collections.abc import Callable
from typing import Final

from bree.games.war.board import NEAR, REGIONS
from bree.games.war.state import FREE_NATIONS, SHADOW_NATIONS
from tests.rulebook.war.cards.reading import FREE, HAVENS, SHADOW, Reading, nation_of

DUNLAND: Final = ("north_dunland", "south_dunland")
MORDOR: Final = ("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad")


Needs = Callable[[Reading], bool]


def always(_: Reading) -> bool:
    return True


def comes(nation: str, region: str, ranks: str) -> Needs:
    return lambda r: r.comes(FREE, nation, region, ranks)


def heals(r: Reading) -> bool:
    return r.s.corruption > 0


def another_way(r: Reading) -> bool:
    return heals(r) or (r.s.guide == "gollum" and (not r.s.hidden or r.s.progress < 12))


def mirror(r: Reading) -> bool:
    lorien = r.s.bearers == "lorien" and not r.on_track and r.holder("lorien") == FREE
    return "character" in r.s.free_dice or (heals(r) and lorien)


def sent(r: Reading) -> bool:
    return bool(r.s.companions) or r.walks()


def there_and_back(r: Reading) -> bool:
    held = {one for one in ("dale", "erebor", "woodland_realm") if r.holder(one) == FREE}
    there = {r.where("gimli"), r.where("legolas")} & held
    stirred = [nation for nation in ("dwarves", "elves", "north") if r.s.steps[nation]]
    return bool(r.s.companions) or bool(there and stirred)


def eagles(r: Reading) -> bool:
    near = [(region, to) for region in r.armies(SHADOW) for to in (region, *NEAR[region])]
    return any(r.nazgul(region, False) and r.army(FREE, to) and r.companions(to) for region, to in near)


def spells(r: Reading) -> bool:
    near = [(region, to) for region in r.armies(SHADOW) for to in (region, *NEAR[region])]
    return any(r.nazgul(region) and r.army(FREE, to) for region, to in near)


def ents(r: Reading) -> bool:
    """With no other card in the hand."""
    there = bool(r.army(SHADOW, "orthanc")) or r.where("saruman") == "orthanc"
    return bool(r.where("gandalf_the_white")) and r.companions("fangorn") and there


def wild(r: Reading) -> bool:
    place = REGIONS[r.s.bearers]
    return r.on_track or not place.settlement or place.side != FREE


def on_the_way(r: Reading) -> bool:
    return not r.on_track and r.s.progress > 0


def nazgul_anywhere(r: Reading) -> bool:
    return any(r.nazgul(region) for region in r.s.shadow)


def storms(r: Reading, who: str) -> bool:
    found = [region for region in r.besieged_by(SHADOW) if any(one.startswith(who) for one in r.row(SHADOW, region))]
    return any(r.warriors(SHADOW, region) and not r.closed(SHADOW, region) for region in found)


def king_with_army(r: Reading) -> bool:
    return bool(r.king()) and bool(r.army(FREE, r.king()))


def last_battle(r: Reading) -> bool:
    region = r.where("aragorn")
    return bool(region) and bool(r.army(FREE, region)) and REGIONS[region].side != FREE


def called(nation: str, *regions: str) -> Needs:
    return lambda r: (
        r.walks() or (r.s.steps[nation] > 0 and any(r.companions(one) and r.holder(one) == FREE for one in regions))
    )


def rangers(r: Reading) -> bool:
    if any(r.army(SHADOW, region) for region in ("north_ithilien", "osgiliath", "south_ithilien")):
        return True
    return bool(r.army(FREE, "osgiliath")) and r.comes(FREE, "gondor", "osgiliath", "regular elite leader")


def elrond(r: Reading) -> bool:
    asleep = [one for one in r.s.passive if one != "rohan" or "wormtongue" not in r.s.table]
    return bool(asleep) or any(r.spurred(nation) for nation in FREE_NATIONS)


def red_arrow(r: Reading) -> bool:
    comes_there = r.comes(FREE, "rohan", "edoras", "regular elite leader")
    return "gondor" not in r.s.passive and (r.spurred("rohan") or comes_there)


def help_comes(r: Reading) -> bool:
    near = [region for besieged in r.besieged_by(SHADOW) for region in NEAR[besieged]]
    return any(r.attacks(FREE, region) and not r.inside(FREE, region) for region in near)


def woses(r: Reading) -> bool:
    lost = "minas_tirith" in (*r.s.sieges, *r.s.captured)
    ends = [one for one in (NEAR["minas_tirith"] if lost else ("minas_tirith",)) if r.open(FREE, one)]
    starts = [region for region in r.armies(FREE) if REGIONS[region].nation == "rohan"]
    return r.war("rohan") and any(to != region and r.goes(FREE, region, to) for region in starts for to in ends)


def day_and_night(r: Reading) -> bool:
    starts = [region for region in r.armies(FREE) if r.companions(region) and not r.inside(FREE, region)]
    return any(r.open(FREE, to) and r.goes(FREE, region, to) for region in starts for to in NEAR[region])


def ships(r: Reading) -> bool:
    coasts = [region for region in r.armies(FREE) if REGIONS[region].coastal]
    return r.war("elves") and any(r.comes(FREE, "elves", region, "regular elite") for region in coasts)


def riders(r: Reading) -> bool:
    led = [region for region in r.s.free if r.companions(region) and REGIONS[region].nation == "rohan"]
    return any(r.comes(FREE, "rohan", region, "regular elite leader") for region in ("edoras", *led))


def eomer(r: Reading) -> bool:
    places = ("edoras", "folde", "helms_deep", "westemnet")
    return any(r.comes(FREE, "rohan", region, "regular elite leader", besieged=False) for region in places)


def stewards(r: Reading) -> bool:
    region = r.where("boromir")
    return bool(region) and REGIONS[region].nation == "gondor"


def valinor(r: Reading) -> bool:
    at_home = [one for one in HAVENS if one not in r.s.sieges and any("elves" in unit for unit in r.army(FREE, one))]
    return any(r.holder(one) == SHADOW for one in HAVENS) and bool(at_home)


def crow(r: Reading) -> bool:
    places = [region for region in r.s.free if r.companions(region)] + ([] if r.on_track else [r.s.bearers])
    nations = {REGIONS[region].nation for region in places} & {nation for nation in FREE_NATIONS if r.s.steps[nation]}
    figures = {nation_of(one) for here in r.s.free.values() for one in here if "-" in one}
    return any(r.s.steps[nation] < 3 or nation in figures for nation in nations)


def marches(r: Reading) -> bool:
    starts = [region for region in r.armies(SHADOW) if not r.inside(SHADOW, region)]
    return any(r.open(SHADOW, to) and r.goes(SHADOW, region, to) for region in starts for to in NEAR[region])


def gathers(steps: int) -> Needs:
    return lambda r: any(r.joins(region, steps) for region in r.armies(SHADOW) if not r.inside(SHADOW, region))


def corsairs(r: Reading) -> bool:
    return r.war("southrons") and not r.inside(SHADOW, "umbar") and bool(r.warriors(SHADOW, "umbar"))


def raiders(r: Reading) -> bool:
    found = [region for region in {*NEAR[DUNLAND[0]], *NEAR[DUNLAND[1]]} if r.free(SHADOW, region)]
    homes = [one for one in DUNLAND if any(unit.startswith("isengard") for unit in r.army(SHADOW, one))]
    return r.war("isengard") and any(r.s.pool["isengard-regular"] or {*homes} - {to} for to in found)


def returns(r: Reading) -> bool:
    region = r.where("witch_king")
    return bool(region) and (region != "angmar" or r.comes(SHADOW, "sauron", "angmar", "regular elite"))


def joined_by(nation: str) -> Needs:
    return lambda r: (
        r.war(nation) and any(r.comes(SHADOW, nation, region, "regular elite") for region in r.armies(SHADOW))
    )


def trolls(r: Reading) -> bool:
    there = any("sauron-regular" in here for here in r.s.shadow.values())
    return r.war("sauron") and there and r.s.pool["sauron-elite"] > 0


def any_comes(nation: str, regions: str, ranks: str = "regular") -> Needs:
    return lambda r: any(r.comes(SHADOW, nation, region, ranks) for region in regions.split())


def both(*needs: Needs) -> Needs:
    return lambda r: all(one(r) for one in needs)


def either(*needs: Needs) -> Needs:
    return lambda r: any(one(r) for one in needs)


def with_nazgul(regions: str, ranks: str) -> Needs:
    def found(r: Reading) -> bool:
        places = [one for one in regions.split() if r.free(SHADOW, one) or r.inside(SHADOW, one)]
        return bool(places) and (r.s.pool["nazgul"] > 0 or any(r.s.pool["sauron-" + rank] for rank in ranks.split()))

    return found


def at_war(*nations: str) -> Needs:
    return lambda r: r.war(*nations)


def in_play(who: str) -> Needs:
    return lambda r: bool(r.where(who))


def in_fellowship(*names: str) -> Needs:
    return lambda r: any(name in r.s.companions for name in names)


ALL: Final = at_war(*SHADOW_NATIONS)
UNIT: Final = "regular elite"
LED: Final = "regular elite leader"
STAY: Final = """mithril_coat_and_sting worn_with_sorrow_and_toil flocks_of_crebain balrog_of_moria a_power_too_great
the_power_of_tom_bombadil threats_and_promises elven_cloaks elven_rope phial_of_galadriel smeagol_helps_nice_master
shelobs_lair the_ring_is_mine on_on_they_went give_it_to_uss"""
# Cards with a requirement. All others may always be played (WAR-6.5, WAR-6.6).
REQUIRING: Final = """a_new_power_is_rising axe_and_bow candles_of_corpses challenge_of_the_king cirdans_ships
corsairs_of_umbar cruel_weather dead_men_of_dunharrow denethors_folly dreadful_spells ents_awake_entmoot
ents_awake_huorns ents_awake_treebeard foul_thing_from_the_deep grond half_orcs_and_goblin_men hill_trolls
horde_from_the_east horn_of_gondor house_of_the_stewards i_will_go_alone isildurs_bane lure_of_the_ring morgul_wound
musterings_of_long_planned_war nazgul_search olog_hai orc_patrol paths_of_the_woses pits_of_mordor
rage_of_the_dunlendings return_of_the_witch_king return_to_valinor stormcrow the_black_captain_commands
the_breaking_of_the_fellowship the_day_without_dawn the_eagles_are_coming the_fighting_uruk_hai the_grey_company
the_king_is_revealed the_last_battle the_nazgul_strike the_palantir_of_orthanc the_red_arrow the_shadow_is_moving
through_a_day_and_a_night wizards_staff wormtongue
a_balrog_is_come captain_of_despair madness_and_horror shadow_of_dol_guldur we_wont_go_back"""
NEEDS: Final[dict[str, Needs]] = {
    **dict.fromkeys(STAY.split(), always),
    **dict.fromkeys(("orc_patrol", "isildurs_bane", "foul_thing_from_the_deep", "candles_of_corpses"), wild),
    **dict.fromkeys(("ents_awake_treebeard", "ents_awake_huorns", "ents_awake_entmoot"), ents),
    **dict.fromkeys(("morgul_wound", "lure_of_the_ring", "the_breaking_of_the_fellowship"), lambda r: not r.s.hidden),
    **dict.fromkeys(("nazgul_search", "the_nazgul_strike"), both(on_the_way, nazgul_anywhere)),
    "axe_and_bow": in_fellowship("gimli", "legolas"), "horn_of_gondor": in_fellowship("boromir"),
    "wizards_staff": in_fellowship("gandalf_the_grey"), "athelas": heals, "bilbos_song": heals,
    "there_is_another_way": another_way, "i_will_go_alone": lambda r: bool(r.s.companions),
    "mirror_of_galadriel": mirror,
    "challenge_of_the_king": lambda r: king_with_army(r) and REGIONS[r.king()].nation in ("gondor", "rohan"),
    "gwaihir_the_windlord": sent, "we_prove_the_swifter": sent, "there_and_back_again": there_and_back,
    "dead_men_of_dunharrow": lambda r: bool(r.king()) and REGIONS[r.king()].nation == "rohan",
    "the_eagles_are_coming": eagles,
    "house_of_the_stewards": stewards, "the_grey_company": king_with_army, "cruel_weather": on_the_way,
    "the_lidless_eye": lambda r: bool(r.s.shadow_dice), "dreadful_spells": spells,
    "grond": lambda r: storms(r, "witch_king"),
    "the_palantir_of_orthanc": in_play("saruman"), "wormtongue": in_play("saruman"),
    "the_ringwraiths_are_abroad": nazgul_anywhere, "the_black_captain_commands": in_play("witch_king"),
    "the_last_battle": last_battle, "book_of_mazarbul": called("dwarves", "erebor", "ered_luin"),
    "fear_fire_foes": called("north", "bree", "the_shire"),
    "the_spirit_of_mordor": lambda r: any(
        len({nation_of(unit) for unit in r.army(SHADOW, region)}) > 1 for region in r.armies(SHADOW)
    ),
    "faramirs_rangers": rangers, "wisdom_of_elrond": elrond, "the_red_arrow": red_arrow,
    "help_unlooked_for": help_comes,
    "paths_of_the_woses": woses, "through_a_day_and_a_night": day_and_night, "cirdans_ships": ships,
    "guards_of_the_citadel": comes("gondor", "minas_tirith", LED), "celeborns_galadhrim": always,
    "riders_of_theoden": riders, "grimbeorn_the_old": comes("north", "carrock", LED),
    "imrahil_of_dol_amroth": comes("gondor", "dol_amroth", LED), "king_brands_men": always, "swords_in_eriador": always,
    "kindred_of_glorfindel": always, "dain_ironfoots_guard": comes("dwarves", "erebor", LED),
    "eomer_son_of_eomund": eomer,
    "thranduils_archers": always, "return_to_valinor": valinor,
    "the_fighting_uruk_hai": both(in_play("saruman"), lambda r: storms(r, "isengard-")),
    "denethors_folly": lambda r: "minas_tirith" in r.besieged_by(SHADOW),
    "the_day_without_dawn": both(ALL, lambda r: "will" in r.s.free_dice), "stormcrow": crow,
    "shadows_gather": gathers(3), "the_shadow_lengthens": gathers(2), "the_shadow_is_moving": both(ALL, marches),
    "corsairs_of_umbar": corsairs, "rage_of_the_dunlendings": raiders, "return_of_the_witch_king": returns,
    "half_orcs_and_goblin_men": joined_by("isengard"), "olog_hai": joined_by("sauron"), "hill_trolls": trolls,
    "a_new_power_is_rising": both(
        in_play("saruman"), either(any_comes("isengard", " ".join(DUNLAND)), any_comes("isengard", "orthanc", UNIT))
    ),
    "many_kings_to_the_service_of_mordor": any_comes("southrons", "far_harad near_harad north_rhun south_rhun umbar"),
    "the_king_is_revealed": both(in_play("aragorn"), with_nazgul("minas_morgul", "regular")),
    "shadows_on_the_misty_mountains": with_nazgul("moria mount_gram", UNIT),
    "orcs_multiplying_again": any_comes("sauron", "dol_guldur mount_gundabad"),
    "horde_from_the_east": both(at_war("southrons"), any_comes("southrons", "east_rhun far_harad khand south_rhun")),
    "monsters_roused": either(
        any_comes("sauron", "angmar ettenmoors weather_hills"), any_comes("sauron", "trollshaws", "elite")
    ),
    "musterings_of_long_planned_war": both(
        ALL, either(any_comes("southrons", "gorgoroth"), any_comes("sauron", "nurn"))
    ),
    "pits_of_mordor": both(at_war("sauron"), any_comes("sauron", " ".join(MORDOR))),
}  # fmt: skip
