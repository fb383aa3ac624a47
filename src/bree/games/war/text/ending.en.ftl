# The scene at the end of a game

ending-destroyed = The Ring is destroyed
ending-destroyed-told = It fell into the fire in which it was made. The towers of Mordor have fallen, and the armies of the Shadow scatter.
ending-corrupted = The Ring has won
ending-corrupted-told = The Ring-bearers could not part with it. The Enemy will take back what he lost, and nobody can stop him now.
ending-shadow_military = The Shadow has conquered Middle-earth
ending-shadow_military-told = The banners of the Eye fly over the cities of the Free Peoples. Nobody will reach the fire in time.
ending-free_military = The power of the Shadow is broken
ending-free_military-told = The strongholds of the Enemy have fallen and his armies flee. Middle-earth is free.

ending-decided = What decided the game
ending-both = Both sides had enough victory points. Then the Shadow wins.
ending-spare = { $left ->
    [one] One more point of corruption would have lost the game.
   *[other] { $left } more points of corruption would have lost the game.
}
ending-taken = Conquered
ending-worth = { $region } { $points }
ending-bearers = Ring-bearers
ending-tile = Last hunt tile
ending-companions = Companions to the end
ending-fallen = Fallen
ending-nobody = nobody
ending-lost = Units and leaders out of the game
ending-lost-of = Free Peoples { $free }, Shadow { $shadow }
ending-merit = { $who }: { $points }
ending-players = Points of the players
ending-to-map = To the map
ending-show = The ending

# The result in numbers

result-points = { $side }: { $points } of { $of } victory points
result-corruption = Corruption: { $corruption } of { $of }
result-march = Ring-bearers: { $region }, progress { $progress }
result-track = Ring-bearers: step { $step } of { $of } on the Mordor Track
