# The board in the browser

board-of-free = Free Peoples
    .gen = Free Peoples
board-of-shadow = Shadow
    .gen = Shadow
board-origin-daily = Task of the day: the first answer counts

board-close = Close

## Turn and points

board-turn = Turn { $turn }
board-points = { $side }: { $points } of { $needed } victory points

## The map

board-map-keys = Map: arrows lead to the next region, Enter picks, Space opens a region
board-can-pick = Can be chosen.
board-nearer = Zoom in
board-farther = Zoom out
board-whole-map = The whole map
board-more-left = { $count ->
    [one] { $count } more region in the west
   *[other] { $count } more regions in the west
}
board-more-right = { $count ->
    [one] { $count } more region in the east
   *[other] { $count } more regions in the east
}
board-more-up = { $count ->
    [one] { $count } more region in the north
   *[other] { $count } more regions in the north
}
board-more-down = { $count ->
    [one] { $count } more region in the south
   *[other] { $count } more regions in the south
}
board-settlement-of = { $settlement } ({ $nation })
board-captured-free = held by the Free Peoples
board-captured-shadow = held by the Shadow
board-besieged = Besieged
board-nobody = Nobody is here.
board-neighbours = Neighbouring regions
board-next-to = Next to: { $regions }.
board-worth = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}

## The Fellowship

board-fellowship = The Fellowship of the Ring
board-fellowship-hidden = Hidden, progress { $progress }
board-fellowship-revealed = Revealed, progress { $progress }
board-fellowship-mordor = In Mordor, step { $step } of 5
board-corruption = Corruption { $corruption }/12
board-mordor-track = The Mordor Track
board-guide = Guide: { $guide }

## Dice

board-dice-of = Action dice: { $side }
board-die = { $count ->
    [one] { $face }
   *[other] { $face } × { $count }
}
board-put-back = put the die back
board-play-with = Play it with
board-with-die = { $action }, with { $face }
board-recruit-here = recruit here: { $figure }
board-paying = { $face }: this die pays for the action
board-no-dice = no dice
board-dice-unrolled = not rolled yet
board-used = { $count ->
    [one] { $count } die used
   *[other] { $count } dice used
}
board-used-short = used: { $count }
board-rings = Elven Rings: { $count }

## The hunt

board-hunt = The Hunt for the Ring
board-hunt-box = in the Hunt Box
board-hunt-box-tiles = Hunt Box and tiles
board-box-shadow = Shadow dice in the Hunt Box: { $count }
board-box-free = Free Peoples dice in the Hunt Box: { $count }
board-tiles-left = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-tile-waits = { $tile }: waits for Mordor
board-hunt-roll = A roll of { $level ->
    [one] { $level } die
   *[other] { $level } dice
}, success on { $needs }+; re-rolls: { $rerolls }
board-successes = { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
}
board-damage = Damage still to take: { $damage }

## Battle

board-battle = Battle
board-battle-over = After the battle: { $region }
board-battle-at = { $kind }: { $region }
board-round = round { $round }
board-attacker = Attacks
board-defender = Defends
board-camp = dice: { $dice }, hits on { $needs }+, leadership { $leadership }
board-rolled = Rolled { $dice }, again { $again }
board-hits = { $count ->
    [0] no hits
    [one] { $count } hit
   *[other] { $count } hits
}
board-takes = { $left ->
    [one] { $left } hit still to take
   *[other] { $left } hits still to take
}
board-hit-removed = remove { $figure }
board-hit-reduced = reduce { $figure }
board-hit-both = remove for 2: { $figure }
board-sure-advance = Nobody advances { $region_to }. The place stays as it is. Confirm once more if you want that.
board-rear = Rearguard, not fighting
board-camp-plain = without cards: { $dice } dice, hits on { $needs }+, leadership { $leadership }
board-again-needs = re-roll: { $needs }+
board-no-reroll = no re-roll
board-muted = cancelled: { $figure }
board-by-card = { $count ->
    [one] { $sign }{ $count } hit by a card
   *[other] { $sign }{ $count } hits by a card
}
board-saved = { $count ->
    [one] { $count } enemy hit cancelled
   *[other] { $count } enemy hits cancelled
}
board-face-down = face down until both are shown
board-silenced = cancelled: it does nothing
board-volley = Army of the { $side_gen }: { $region }

## Nations and cards

board-politics = Political Track
board-nation = { $nation }: { $steps }, { $active }
board-short-dwarves = Dwarves
board-short-southrons = Southrons
board-regular = regular
board-elite = elite
board-leader = leader
board-figure = { $nation }: { $rank }
board-hand-of = { $side }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-decks = Cards left in the character and strategy decks
board-barred = not allowed: { $why }
board-tab-map = Map
board-tab-fellowship = Fellowship
board-tab-nations = Nations
board-tab-cards = Cards
board-panel-dice = Dice
board-panel-cards = Decks and cards on the table

## The first turn

guide-war-1 = Here are the action dice of both sides. On your turn, choose one die, then an action: move armies, recruit, advance a nation or move the Fellowship.
    .at = dice
guide-war-2 = Drag the map to move it, pinch or scroll to zoom. You can pick the regions that glow. Touch another one to see its figures and its neighbours.
    .at = map
guide-war-3 = The Fellowship of the Ring: whether it is hidden, how far it has come, and how corrupted the Ring-bearers are. At twelve the Shadow wins, at the Crack of Doom the Free Peoples.
    .at = fellowship
guide-war-4 = The Hunt Box: every Shadow die in it makes a move of the Fellowship more dangerous. Beside it are the tiles that may be drawn.
    .at = hunt
guide-war-5 = The nations come step by step towards war. Only a nation At War attacks and recruits; a passive one cannot take the last step.
    .at = politics
