# The game in five minutes

brief-goal = The goal
    .text = The Free Peoples lead the Ring-bearers to the Crack of Doom. The Shadow hunts them and conquers Middle-earth.
brief-victory = Victory
    .text = The Free Peoples win at the Crack of Doom, the Shadow when corruption is 12. At the end of a turn the Shadow also wins with 10 points of captured settlements, the Free Peoples with 4: a city is 1, a stronghold 2.
brief-dice = Action dice
    .text = Both sides roll their dice and take one in turn. Character, Army, Muster and Event say what it can do; a Will of the West serves as any result.
brief-fellowship = The Fellowship
    .text = A Character die moves the hidden Fellowship: its progress rises by 1. Declared in a city or stronghold of the Free Peoples it heals 1 corruption.
brief-hunt = The hunt
    .text = After each move of the Fellowship the Shadow rolls as many dice as it has in the Hunt Box. A success draws a tile: a companion takes its damage, or corruption rises.
brief-armies = Armies
    .text = An Army die moves up to two armies by one region, or attacks with one. A region holds at most ten units of a side.
brief-battle = Battles
    .text = You roll a die for each unit, at most five; 5 and 6 hit. Leaders let you re-roll misses, and each side may use one combat card a round.
brief-siege = Sieges
    .text = Defenders may withdraw into a stronghold, five units at most. Then the besiegers hit only with 6, and an assault usually lasts one round.
brief-politics = Politics
    .text = Only a nation at war may attack, or recruit with dice. Muster dice, attacks on it and lost settlements bring it closer; a passive one must be made active first.
brief-cards = Cards
    .text = Each turn both sides draw a character card and a strategy card. Each card is either an event, played with a die, or a combat card, played without one.
brief-people = Companions and minions
    .text = Companions may leave the Fellowship to lead armies and rouse nations. Minions of the Shadow, Aragorn and Gandalf the White come later and bring more dice.
brief-mordor = Mordor
    .text = In Morannon or Minas Morgul the Fellowship enters the Mordor Track, which has five steps. There every move draws a tile.
