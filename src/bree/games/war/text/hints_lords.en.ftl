# What `captain` weighed where Lords of Middle-earth or three and four players ask

hint-captain-special = Of the special dice, the result that does most now: { $die }.
hint-captain-special-lost = The result that does most now, though its die may be lost for it: { $die }.
hint-captain-special-eye = An Eye must be chosen: from the die that will be missed least ({ $die }).
hint-captain-ring-which = The ring goes whose power will be worth least: that of a Keeper who is gone or has not come.
hint-captain-keep-die = The same result once more is weighed against an Elven Ring, which goes to the Shadow.
hint-captain-nenya = What this Eye does is weighed against what the other tiles would do on average, and against an Elven Ring.
hint-captain-narya = { $nation }: at war at once. That is worth the ring.
hint-captain-keeper = { $who } brings a special die from the next turn on.
hint-captain-lesser = { $who } brings a special die from the next turn on.
hint-captain-swap = { $who } is of more use in this war than the other Witch-king.
hint-captain-wake = Once awake, the Balrog can go with an army.
hint-captain-balrog = The Balrog goes { $to_to }: there is an army that he can lead.
hint-captain-calm = The Balrog must be calmed: outside Moria that is his end, and that of his die.
hint-captain-sees = The Chief of the Ringwraiths goes where he is worth more: over the Ring-bearers for a re-roll of the hunt, or with his army.
hint-captain-lore = A round of storming for nothing is weighed by its hits on both sides.
hint-captain-council = Any version has its merits; who goes is drawn by lot, so that nobody can guess it.
hint-captain-first-guide = Gandalf guides at first: he draws cards, or brings Narya's die if he is its Keeper.
hint-captain-outside = At home are those who will rouse or hold more there than they could take upon themselves on the way.
hint-captain-token = A step towards war while Isengard or Sauron need one; later wings.
hint-captain-token-use = An action that costs no die: { $token }.
hint-captain-past = A tile would be drawn on that way: round it.
hint-captain-balrog-at = To the army that he can lead, nearest to its goal; without one a Will of the West ends him.
hint-captain-swap-card = Your teammate gets what only he can play; or the least of the hand goes, if an unknown card is worth more.
hint-captain-mix = Armies of both become one where they have come to their goal, to strike together.
