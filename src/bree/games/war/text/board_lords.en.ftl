# Lords of Middle-earth on the board in the browser

## Special dice

board-special-unrolled = not rolled yet
board-special-rolled = rolled
board-special-away = put away, it does not count this turn
board-special-box = an Eye: it lies in the Hunt Box
board-special-paying = in use for this action
board-special-used = used
board-special-star = star: the result may take the die out of the game
board-told-die-vilya = Elrond's die: Army★, Muster, Event, Draw a card twice, Eye★. You roll it with your other dice from the turn after Elrond enters play. Each turn you keep one result of your side's special dice, and an Eye must be kept; it goes to the Hunt Box and makes the Hunt stronger. If you choose a starred result and Gandalf the White is in play when dice are recovered, the die is removed for good.
board-told-die-nenya = Galadriel's die: Character★, Muster, Event, Draw a card twice, Eye★. You roll it with your other dice from the turn after Galadriel enters play. Each turn you keep one result of your side's special dice, and an Eye must be kept; it goes to the Hunt Box and makes the Hunt stronger. If you choose a starred result and Gandalf the White is in play when dice are recovered, the die is removed for good.
board-told-die-narya = The die of Gandalf, Keeper of Narya: Character, Muster, Event, Draw a card, Army, Eye. You roll it in a turn in which he is the Guide and a die of the Free Peoples came back from the Hunt Box. You also roll it in the first turn if he is the first Guide. An Eye goes to the Hunt Box and makes the Hunt stronger.
board-told-die-balrog = The Balrog's die: Character★, Use the Balrog twice, Muster, Draw a card, Eye★. You roll it from the turn after the Balrog enters play. Use the Balrog makes him active; if he is already active, it moves him alone, moves his army or attacks with it. If you choose a starred result and a Witch-king is in play when dice are recovered, the die is removed for good.
board-told-die-gothmog = Gothmog's die: Army★, Army, Muster twice, Draw a card, Eye★. You roll it from the turn after Gothmog enters play. If you choose a starred result and a Witch-king is in play when dice are recovered, the die is removed for good; the entry of the Black Captain removes it, too.

## Elven Rings

board-ring-free = { $ring }: held by the Free Peoples
board-ring-shadow = { $ring }: burning, held by the Shadow
board-out = Out of the game: { $things }.
board-out-ring = the ring { $ring }
board-told-ring-vilya = The ring of Elrond. Like every ring it may change the result of a plain die, once a turn. While Elrond is in play it may instead be spent to keep a die that has just been used: it is available again. Not a Will of the West. A spent ring goes to the Shadow.
board-told-ring-nenya = The ring of Galadriel. Like every ring it may change the result of a plain die, once a turn. While Galadriel is in play it may instead be spent when a standard Eye tile is drawn: the tile is out of the game and another one is drawn in its place. A spent ring goes to the Shadow.
board-told-ring-narya = The ring of Gandalf, Keeper of Narya. Like every ring it may change the result of a plain die, once a turn. While he is in an unconquered settlement of a nation of the Free Peoples it may instead be spent together with any die: the nation becomes active and is At War at once. A spent ring goes to the Shadow.

## Balrog, tokens, characters

board-balrog-active = active
board-balrog-inactive = inactive
board-told-token-wings = Used once in the game in place of a die: Nazgûl and Minions move, as with a Character result. At most one token a turn; tokens do not count when checking who may pass.
board-told-token-banner = Used once in the game in place of a die: one Shadow nation advances a step on the Political Track. At most one token a turn; tokens do not count when checking who may pass.
board-level = Level { $level }
board-level-any = Level without bounds
board-character-worth = level { $level }, leadership { $leadership }
board-leadership = Leadership { $leadership }
board-starts = may start outside: { $region }
board-rebuilt = Partly reconstructed: the printed card could not be read in full.
board-veiled = which version is a secret
board-rebuilt-short = Partly reconstructed.

## The Council of Rivendell

board-council = The Council of Rivendell
board-council-secret = The Shadow sees a choice only when a Companion becomes the Guide, falls or leaves the Fellowship.

## The table

board-options-lords = Lords of Middle-earth
board-options-parts = Which parts are played
board-options-balance = The expansion is meant to be played whole: leaving parts out shifts the balance.
board-options-readings = Readings of what the rulebook leaves open
