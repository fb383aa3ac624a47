# The reasons of `queller`

hint-queller-conquest = Strategy: conquest. Corruption: { $corruption }; points of the Shadow: { $points }.
hint-queller-corruption = Strategy: corruption. Corruption: { $corruption }; points of the Shadow: { $points }.
hint-queller-hunt = The strategy and the progress of the Fellowship decide how many dice the Hunt gets.
hint-queller-threat = An army threatens a stronghold ({ $region }), and your army is strong enough to attack it: value { $mine } against { $theirs }.
hint-queller-relief = An army threatens a stronghold ({ $region }): help its garrison.
hint-queller-guard = An army threatens a stronghold ({ $region }): recruit there.
hint-queller-open = A settlement has no defenders: { $region }.
hint-queller-revealed = The Fellowship is revealed: play a card of the strategy ({ $card }).
hint-queller-fly = The Witch-king joins an army beside its target; destination: { $region }.
hint-queller-minion = { $who } brings one more die from the next turn on.
hint-queller-politics = { $nation }: one step nearer to war.
hint-queller-storm = The besiegers are strong enough for an assault ({ $region }): value { $mine } against { $theirs }.
hint-queller-attack = The army is strong enough to attack on its way ({ $region }): value { $mine } against { $theirs }.
hint-queller-march = The army goes { $region_from } towards its target: { $target }.
hint-queller-pass = The Shadow has fewer dice, and nothing is urgent: pass.
hint-queller-card = This event does something now: { $card }.
hint-queller-recruit = { $figure }: recruit near a target ({ $region }).
hint-queller-draw = Draw a card: { $deck }.
hint-queller-ring = No die fits the list of actions: an Elven Ring changes one.
hint-queller-done = The list of actions names nothing more for this die.
hint-queller-combat = Use the combat card that acts first: { $card }.
hint-queller-spare = Keep the cards: without a siege, only a hand of more than four is spent in battles.
hint-queller-on = The army is still strong enough: value { $mine } against { $theirs }.
hint-queller-cease = The army is too weak to go on: value { $mine } against { $theirs }.
hint-queller-shelter = A small army that is not stronger than the attackers goes behind the walls.
hint-queller-discard = Discard cards of the other strategy first, then those that act last in battles.
