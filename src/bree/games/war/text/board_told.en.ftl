# What dice, hunt tiles, settlements and nations are, on the board in the browser

## Results of the action dice

board-told-face-character-free = Move the Fellowship or hide it. Separate companions from it, or move companions on the map. Move an army with a leader or a character, or attack with it. Or play a Character card.
board-told-face-character-shadow = Move Nazgûl and minions. Move an army with a leader or a character, or attack with it. Or play a Character card.
board-told-face-army = Move up to two armies by one region each, or attack with one army. Or play an Army card.
board-told-face-muster-free = Advance a nation one step towards war. Recruit two regulars, two leaders, one of each or one elite of nations At War. Or play a Muster card.
board-told-face-muster-shadow = Advance a nation one step towards war. Recruit two regulars, two Nazgûl, one of each or one elite of nations At War. Bring a minion into play. Or play a Muster card.
board-told-face-army_muster = All that Army or Muster can do, one of it.
board-told-face-event = Draw a card from either of your decks, or play any event card.
board-told-face-will = Use it as any other result. Or bring Gandalf the White or Aragorn into play.
board-told-face-eye = It goes to the Hunt Box. There it makes the Hunt for the Ring stronger, and it can do nothing else.

## Hunt tiles

board-told-tile = Hunt tile: { $tile }
board-told-tile-number = { $value ->
    [0] No damage.
   *[other] { $value } damage: a companion takes it, or it becomes corruption.
}
board-told-tile-heals = No damage. Corruption falls by { $value }.
board-told-tile-eye = As much damage as the hunt roll had successes. On the Mordor Track, as much as there are dice in the Hunt Box.
board-told-tile-die = One die is rolled for the damage.
board-told-tile-smeagol = No damage. Sméagol joins the Fellowship and is its Guide.
board-told-tile-reveal = Red ring: the Fellowship is revealed.
board-told-tile-stop = Red bar: on the Mordor Track the Fellowship stays where it is.

## Settlements

board-told-settlement-stronghold = Its nation recruits here. Defenders may retreat into it. Then at most five units hold it, and an attacker needs a 6 to hit.
board-told-settlement-city = Its nation recruits here. In the first round of a battle an attacker needs a 6 to hit.
board-told-settlement-town = Its nation recruits here. It does not protect its defenders.
board-told-settlement-fortification = In the first round of a battle an attacker needs a 6 to hit. Nobody recruits here.

## Nations

board-told-nation-war = It recruits, attacks and marches into other nations.
board-told-nation-peace = Until it is At War it defends itself, but cannot recruit, attack or march into other nations.
board-told-nation-passive = While it is passive it cannot take the last step to war. An attack makes it active, and so does a Fellowship that is declared there.

## Reinforcements and losses

board-panel-reserves = Reinforcements and losses
board-reserves-left = Left to recruit: { $figures }.
board-reserves-lost = Lost for good: { $figures }.
board-left = { $count } left
board-fallen = Fallen:
board-aside = May still come:
