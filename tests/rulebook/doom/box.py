"""The names of the cards in the box (DOOM-2.1). Only this module knows how many there are.

A game can have more cards (CONTRIBUTING, recipe 1). Tests about the cards of the box use these names, and all other
tests use the facts.
"""

from bree.games.doom.facts import CARDS, Card

STACKS = {
    "lothlorien": "loth_arwen loth_balrog loth_cave_troll loth_elrond loth_moria_orc loth_nazgul loth_saruman",
    "rohan": "rohan_galadriel rohan_nazgul rohan_orc_hordes rohan_saruman rohan_theoden rohan_uruk_hai rohan_wargs",
    "helms_deep": "helm_eomer helm_eowyn helm_nazgul helm_orc_hordes helm_saruman helm_uruk_hai helm_wormtongue",
    "gondor": "gondor_eye_of_sauron gondor_faramir gondor_grond gondor_nazgul gondor_orc_hordes gondor_treebeard"
    " gondor_uruk_hai",
    "minas_morgul": "morgul_army_of_the_dead morgul_denethor morgul_haradrim morgul_mouth_of_sauron morgul_mumakil"
    " morgul_uruk_hai morgul_witch_king",
    "mount_doom": "doom_eagles doom_gollums_deceit doom_gollums_madness doom_phial_of_galadriel"
    " doom_power_of_the_one_ring doom_shelob doom_shelobs_sting",
}
BOX_STACKS = {stage: tuple(cards.split()) for stage, cards in STACKS.items()}
BOX_GANDALF = ("gandalfs_power", "gandalfs_support", "gandalfs_trick", "gandalfs_vision", "gandalfs_wrath")
BOX_ENCOUNTERS = tuple(card for stack in BOX_STACKS.values() for card in stack)
BOX = (*BOX_ENCOUNTERS, *BOX_GANDALF, "boromir")
BOX_CARDS: tuple[Card, ...] = tuple(card for card in CARDS.values() if card.id in BOX)
