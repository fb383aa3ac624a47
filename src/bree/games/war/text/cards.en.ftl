# Cards explained (`bree rules war CARD`, the card pages of the browser).

told-card = { $deck }, no. { $number }; icon: { $icon }
told-event = Event
told-needs = Requirement (WAR-6.5)
told-stays = Stays on the table (WAR-6.7, WAR-6.8).
told-combat = Combat card “{ $name }”, initiative { $initiative }
told-combat-needs = Requirement (WAR-12.4)
told-rules = Rules
told-reading = Our reading ({ $level })
told-facts = How sure
told-sure = the text is { $level }, { $source }.
told-proposed = The Polish name is our own translation; we know no Polish print of it.
told-shared = Event cards with this combat half
told-several = Cards of that name
sure-high = certain
sure-medium = likely
sure-low = doubtful

## What cards require

needs-aragorn_abroad = Aragorn is with an army in a region that belongs to no nation of the Free Peoples
needs-aragorn_in_play = Aragorn is in play
needs-boromir_in_fellowship = Boromir is in the Fellowship
needs-boromir_in_gondor = Boromir is in a region of Gondor
needs-companion_in_fellowship = a companion is in the Fellowship
needs-companion_leads = a companion is with an army
needs-elven_stronghold_lost = the Shadow controls an Elven stronghold
needs-elves_at_war = the Elves are At War
needs-ents_are_roused = Gandalf the White is in play, and a companion is in Fangorn
needs-fellowship_in_the_wild = the Fellowship is not in a region with a Free Peoples settlement (original owner)
needs-fellowship_on_its_way = the Fellowship's progress is 1 or more, and it is not on the Mordor Track
needs-fellowship_revealed = the Fellowship is revealed
needs-gimli_or_legolas_in_fellowship = Gimli or Legolas is in the Fellowship
needs-gondor_active = Gondor is active
needs-grey_in_fellowship = Gandalf the Grey is in the Fellowship
needs-isengard_at_war = Isengard is At War
needs-isengard_storms = Saruman is in play, and an army with a unit of Isengard besieges a stronghold
needs-king_in_rohan = Strider or Aragorn is in a region of Rohan; a besieged stronghold counts
needs-king_with_army = Strider or Aragorn is with an army
needs-king_with_army_in_gondor_or_rohan = Strider or Aragorn is with an army in a region of Gondor or Rohan
needs-minas_tirith_besieged = an army of the Shadow besieges Minas Tirith
needs-nation_visited = the Fellowship or a companion is inside the borders of a nation of the Free Peoples that is not At War
needs-nazgul_near_army = an army of the Shadow with a Nazgûl is in the region of an army of the Free Peoples or next to it
needs-nazgul_near_companion = an army of the Shadow with a Nazgûl (not counting the Witch-king) is in the region of your army with a companion or next to it
needs-rohan_at_war = Rohan is At War
needs-saruman_in_play = Saruman is in play
needs-sauron_at_war = Sauron is At War
needs-shadow_at_war = all nations of the Shadow are At War
needs-southrons_at_war = the Southrons and Easterlings are At War
needs-witch_king_in_play = the Witch-king is in play
needs-witch_king_storms = the Witch-king is with an army that besieges a stronghold

## What combat cards require

needs-by_the_bearers = the defending army is in the region of the Fellowship
needs-companion_fights = a companion takes part in the battle
needs-defends_field = you are the defender in a field battle or against a sortie
needs-elite_fights = one of your elites takes part in the battle
needs-ents_near = the defending army is in a region of Rohan, in Fangorn or in Orthanc
needs-free_land = the defending army is inside the borders of a nation of the Free Peoples
needs-gandalf_fights = Gandalf, the Grey or the White, takes part in the battle
needs-hobbit_fights = a Hobbit takes part in the battle
needs-isengard_besieges = a unit of Isengard takes part in the battle, and the defenders are besieged in a stronghold
needs-leader_fights = a Leader of the Free Peoples or a companion takes part in the battle
needs-moria_near = the defending army is in Moria or at most two regions away from it
needs-nazgul_fights = a Nazgûl takes part in the battle
needs-nazgul_lead = the leadership of the Nazgûl in the battle is 1 or more
needs-nazgul_lead_well = the leadership of the Nazgûl in the battle is 2 or more
needs-southron_elite_fights = an elite of the Southrons and Easterlings takes part in the battle
needs-strider_fights = Strider or Aragorn takes part in the battle
