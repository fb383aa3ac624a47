# What several cards require, as a clause. What one card alone requires stands in its file (`requires`).

requires-by_the_bearers = the defending army is in the region of the Fellowship
requires-companion_fights = a companion takes part in the battle
requires-elite_fights = one of your elites takes part in the battle
requires-ents_are_roused = Gandalf the White is in play, and a companion is in Fangorn
requires-ents_near = the defending army is in a region of Rohan, in Fangorn or in Orthanc
requires-fellowship_in_the_wild = the Fellowship is not in a region with a Free Peoples settlement (original owner)
requires-fellowship_on_its_way = the Fellowship's progress is 1 or more, and it is not on the Mordor Track
requires-fellowship_revealed = the Fellowship is revealed
requires-isengard_at_war = Isengard is At War
requires-king_with_army = Strider or Aragorn is with an army
requires-leader_fights = a Leader of the Free Peoples or a companion takes part in the battle
requires-minion_fights = a minion takes part in the battle
requires-moria_near = the defending army is in Moria or at most two regions away from it
requires-nazgul_fights = a Nazgûl takes part in the battle
requires-nazgul_lead = the leadership of the Nazgûl in the battle is 1 or more
requires-saruman_in_play = Saruman is in play
requires-sauron_at_war = Sauron is At War
requires-shadow_at_war = all nations of the Shadow are At War
requires-southrons_at_war = the Southrons and Easterlings are At War
requires-witch_king_in_play = the Witch-king is in play
