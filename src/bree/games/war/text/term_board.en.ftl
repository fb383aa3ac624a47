# The table in the terminal

drawn-regular = r
drawn-elite = e
drawn-leader = l
drawn-nazgul = N
drawn-nation-dwarves = Dwa
drawn-nation-elves = Elv
drawn-nation-gondor = Gon
drawn-nation-north = Nor
drawn-nation-rohan = Roh
drawn-nation-isengard = Ise
drawn-nation-sauron = Sau
drawn-nation-southrons = Sou
drawn-turn = Turn { $turn }: { $phase }
drawn-acting = { $who } to act
drawn-points = points: FP { $free }, Shadow { $shadow }
drawn-track = Mordor Track, step { $step }
drawn-progress = progress { $steps }
drawn-corruption = corruption { $points }
drawn-guide = led by { $guide_the }
drawn-companions = { $count ->
    [0] no companions
    [one] { $count } companion
   *[other] { $count } companions
}
drawn-no-dice = no dice
drawn-used = used { $count }
drawn-box = Hunt Box { $count }
drawn-rings = Elven Rings { $count }
drawn-politics = Politics:
drawn-hunt = Hunt
drawn-hunt-dice = dice { $count }, success on { $needs }+
drawn-rolled = rolled { $dice }
drawn-again = re-rolled { $dice }
drawn-successes = successes { $count }
drawn-tile = tile: { $tile }
drawn-damage = damage { $count }
drawn-hand = { $who }, cards: { $count }
drawn-battle = { $kind }: { $region }
drawn-round = round { $round }
drawn-taking = { $who }: { $count } to lose
drawn-strength = dice { $dice }, hits on { $needs }+, re-roll { $leadership }
drawn-hits = hits { $count }
drawn-besieged = [besieged]
drawn-choices = To choose:

## Line by line

line-turn = Turn { $turn }: { $phase }.
line-points = Victory points: Free Peoples { $free }, Shadow { $shadow }.
line-fellowship = Fellowship: { $region }, { $hidden }, progress { $steps }, corruption { $points }.
line-mordor = Fellowship on the Mordor Track, step { $track }, { $hidden }, corruption { $points }.
line-companions = Guide: { $guide }. In the Fellowship: { $names }.
line-gollum = Gollum guides the Ring-bearers.
line-dice = { $who }, dice: { $dice }. Used: { $used }, in the Hunt Box: { $box }, Elven Rings: { $rings }.
line-no-dice = { $who }: no dice ready. Used: { $used }, in the Hunt Box: { $box }, Elven Rings: { $rings }.
line-unled = The Guide is being chosen. In the Fellowship: { $names }.
line-special = { $who }, special dice: { $dice }.
special-rolled = { $die }
special-counts = { $die } (this result counts)
special-away = { $die } (put away)
line-ring-names = { $who }, Elven Rings: { $rings }.
line-balrog-active = The Balrog is active.
line-balrog-inactive = The Balrog is inactive.
line-tokens = Action tokens of the Shadow: { $tokens }.
line-dice-out = Special dice out of the game: { $dice }.
line-rings-out = Elven Rings out of the game: { $rings }.
line-veiled = Version not shown yet: { $names }.
line-nations = Politics: { $nations }.
line-politics = { $nation }: { $state }
line-peace = { $nation }: { $state }, passive
line-settled = { $region }, { $kind }
line-captured = In the hands of its captor.
line-army = { $who }: { $figures }.
line-besieged = { $who }, under siege: { $figures }.
line-borders = Borders: { $regions }.
line-nation = { $nation } { $figures }
line-regular = { $count ->
    [one] { $count } regular
   *[other] { $count } regulars
}
line-elite = { $count ->
    [one] { $count } elite
   *[other] { $count } elites
}
line-leader = { $count ->
    [one] { $count } Leader
   *[other] { $count } Leaders
}
line-riders = { $count } Nazgûl
line-hand = { $who }, cards: { $character } of the character deck, { $strategy } of the strategy deck.
line-tiles = Hunt Pool: { $tiles }.
line-pool = Reinforcements: { $figures }.
line-battle = { $kind }: { $region }, round { $round }.
line-battle-before = { $kind }: { $region }, before the first round.
line-taking = { $who }: { $count ->
    [one] { $count } hit
   *[other] { $count } hits
} to take.
line-camp = { $who }: { $figures }. Dice { $dice }, hits on { $needs }+, re-roll { $leadership }.
line-nobody = nobody is left
line-rolled = Rolled: { $dice }.
line-again = Re-rolled: { $dice }.
line-hunt = Hunt: dice { $dice }, success on { $needs }+, re-rolls { $again }.
line-successes = Successes: { $count }.
line-tile = Tile: { $tile }.
line-damage = Damage left: { $damage }.

## Cards

drawn-icon-character = C
drawn-icon-army = A
drawn-icon-muster = M
drawn-table = On the table:
drawn-shown = { $title } ({ $initiative })
drawn-silenced = { $title } ({ $initiative }), cancelled
drawn-sealed = face down: { $deck }
drawn-own-sealed = face down: { $title }
drawn-plain-dice = without cards { $plain } dice
drawn-plain-needs = without cards { $plain }+
drawn-plain-leadership = without cards re-roll { $plain }
drawn-again-needs = re-roll hits on { $needs }+
drawn-by_card = hits by card { $count }
drawn-saved = cancels { $count }
drawn-still = no re-roll
drawn-muted = { $who } is cancelled
line-no-cards = You have no cards, and none lie on the table.
line-card = { $card } ({ $icon })
line-fights = { $title } ({ $card }), initiative { $initiative }
line-half = In battle: { $title }.
line-unmet = The card requires: { $needs }.
line-table = On the table ({ $who }), { $card }
line-sealed = { $who }, combat card face down: { $deck }.
line-own-sealed = { $who }, combat card face down: “{ $title }” ({ $card }).
line-shown = { $who }, combat card “{ $title }” ({ $card }), initiative { $initiative }
line-silenced = { $who }, cancelled combat card “{ $title }” ({ $card }), initiative { $initiative }
line-plain-dice = Without cards: { $plain } dice.
line-plain-needs = Without cards: hits on { $plain }+.
line-plain-leadership = Without cards: re-roll { $plain }.
line-again-needs = The re-roll hits on { $needs }+.
line-by_card = Hits by the card: { $count }.
line-saved = Hits cancelled by the card: { $count }.
line-still = No leader re-roll in this round.
line-muted = { $who } is cancelled for this round.
line-volley = { $card }: dice against the army in { $region }, hits on { $needs }+.
